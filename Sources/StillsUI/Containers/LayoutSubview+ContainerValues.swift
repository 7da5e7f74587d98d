import StillsCore
import StillsLayout

extension LayoutSubview {
  /// What the view says to the container around.
  public var containerValues: ContainerValues {
    if let element = item as? ViewElement { return ContainerValues(of: element) }
    return item.layoutValue(for: ObjectIdentifier(ContainerValues.self)) as? ContainerValues ?? ContainerValues()
  }
}
