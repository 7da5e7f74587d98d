import Foundation

/// A button that leads to an address.
nonisolated public struct Link<Label: View> {
  private let destination: URL
  private let label: Label

  public init(destination: URL, @ViewBuilder label: () -> Label) {
    (self.destination, self.label) = (destination, label())
  }
}

extension Link: View, PrimitiveView {
  @MainActor public static func _resolve(_ view: Link, in context: ViewContext) -> [ViewElement] {
    context.resolve(PrimitiveButtonStyleConfiguration(role: nil, label: ControlPart(view.label), action: {}))
  }
}

nonisolated extension Link where Label == Text {
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
