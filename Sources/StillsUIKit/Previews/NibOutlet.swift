import Foundation

/// An outlet that a storyboard would have connected. Storyboards cannot be read: what is not set by the author's own code
/// is reported when it is first asked for, and something of its kind stands for it that shows nowhere. It cannot be
/// called `IBOutlet`: to the compiler that is an attribute of its own, which takes no arguments.
@propertyWrapper public struct NibOutlet<Wrapped> {
  private final class Box {
    var value: Wrapped?
    /// Nil again is as the author wants it, and no longer missing.
    var isSet = false
    var standIn: Wrapped?
  }

  private let name: String
  private let box = Box()

  /// `name` is the property's, for the report.
  public init(_ name: String) { self.name = name }

  public init(wrappedValue: Wrapped?, _ name: String) {
    self.name = name
    (box.value, box.isSet) = (wrappedValue, true)
  }

  /// Nil only where the author said so, and of kinds that nothing can be made of: those that are only a protocol.
  public var wrappedValue: Wrapped? {
    get {
      if box.isSet { return box.value }
      if let standIn = box.standIn { return standIn }
      UIKitStage.report("outlet “\(name)” is not connected: storyboards and nibs cannot be read")
      let made = MainActor.assumeIsolated { OutletStandIn.make(Wrapped.self) as? Wrapped }
      box.standIn = made
      return made
    }
    nonmutating set { (box.value, box.isSet) = (newValue, true) }
  }
}

@MainActor private enum OutletStandIn {
  /// Of collections, one without elements.
  static func make(_ kind: Any.Type) -> Any? {
    switch kind {
    case let type as NSObject.Type: return StandIn.make(type)
    case let type as any Emptiable.Type: return type.empty
    default: return nil
    }
  }
}

extension NibOutlet: Emptiable { package static var empty: Self { Self("") } }
