import Foundation

/// An outlet that a storyboard would have connected. Storyboards cannot be read: what is not set by the author's own code
/// is reported when it is first asked for, and something of its kind stands for it that shows nowhere. It cannot be
/// called `IBOutlet`: to the compiler that is an attribute of its own, which takes no arguments.
@propertyWrapper public nonisolated struct NibOutlet<Value> {
  private final class Box {
    var value: Value?
    var placeholder: Value?
  }

  private let name: String
  private let box = Box()

  /// `name` is the property's, for the report.
  public init(_ name: String) { self.name = name }

  public init(wrappedValue: Value, _ name: String) {
    self.name = name
    box.value = wrappedValue
  }

  public var wrappedValue: Value {
    get {
      if let value = box.value { return value }
      if let placeholder = box.placeholder { return placeholder }
      UIKitStage.report("outlet “\(name)” is not connected: storyboards and nibs cannot be read")
      let made =
        MainActor.assumeIsolated {
          (Value.self as? any OutletKind.Type)?.makePlaceholder() ?? OutletPlaceholder.make(Value.self)
        } as? Value
      box.placeholder = made
      guard let made else { preconditionFailure("outlet “\(name)” is neither connected nor optional") }
      return made
    }
    nonmutating set { box.value = newValue }
  }
}

@MainActor private protocol OutletKind { static func makePlaceholder() -> Any? }

extension Optional: OutletKind {
  @MainActor fileprivate static func makePlaceholder() -> Any? {
    (OutletPlaceholder.make(Wrapped.self) as? Wrapped).map { Optional.some($0) as Any } ?? (Optional.none as Any)
  }
}

@MainActor private enum OutletPlaceholder {
  /// Something of the kind that shows nowhere; of collections, one without elements.
  static func make<Kind>(_ kind: Kind.Type) -> Any? {
    switch kind {
    case let type as UIView.Type: type.init(coder: NSCoder())
    case let type as UIViewController.Type: type.init(coder: NSCoder())
    case let type as UIBarButtonItem.Type: type.init(coder: NSCoder())
    case let type as UIGestureRecognizer.Type: type.init(coder: NSCoder())
    case is NSLayoutConstraint.Type: UIView().widthAnchor.constraint(equalToConstant: 0)
    default: [Any]() as? Kind
    }
  }
}
