import Foundation
import StillsCore
import StillsLayout

nonisolated extension View {
  /// The view's ideal size on the given axes, whatever is offered.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    var axes: Axis.Set = []
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    let names = Axis.allCases.filter { axes.contains($0) }.map(\.description).joined(separator: ", ")
    return unaryLayout(FixedSizeLayout(axes), kind: "fixedSize") { names }
  }

  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
}
