import Foundation

/// Objects of authors' classes that iOS would have made otherwise, or not at all: from a storyboard, as an appearance's
/// proxy, by the Objective-C runtime.
///
/// None can be taken from a storyboard, and an author's class need not have a way of being made that works here:
/// `init?(coder:)` is commonly a `fatalError`, and the others may be gone. So each way is tried with a net beneath
/// (`Attempt`), first the one that iOS would have gone. Where all end in a trap the object is hollow (`BareObject`): the
/// vocabulary's part of it is made as always, and does all that the vocabulary asks of it; what the author's class adds is
/// not asked for by Stills, and filled as well as can be for those who do (`HollowStorage`). Its end leaves that part alone.
@MainActor package enum StandIn {
  package enum Way: Hashable {
    /// As from an archive that says nothing.
    case archive
    /// By what `init()` leads to: `init(frame:)`, `init(nibName:bundle:)`.
    case plain
  }

  private struct Choice: Hashable {
    var type: ObjectIdentifier
    var way: Way
  }

  /// Ways that ended in a trap, which are not gone again, or whose end is still to come.
  private static var closed: Set<Choice> = []

  /// By the first way that leads somewhere; hollow where none does.
  package static func make<Object: NSObject>(_ type: Object.Type, by ways: [Way] = [.archive, .plain]) -> Object {
    for way in ways {
      if let made = attempt(way, type) { return made }
    }
    return hollow(type)
  }

  /// What an appearance is told. iOS makes none of the class: the proxy remembers what it hears, and nothing that the
  /// author wrote runs. So it does here what the vocabulary's class does; only for storage of the author's own, which
  /// properties of the author's own are kept in, an initialiser should have run. Overrides run all the same where the
  /// compiler calls them directly: those of final classes, and of private ones without subclasses.
  package static func proxy<View: UIView>(_ type: View.Type) -> View {
    if BareObject.vocabularyClass(above: type) == type { return BareObject.make(type) }
    guard BareObject.hasOwnStorage(type), let made = attempt(.archive, type) ?? attempt(.plain, type) else {
      return hollow(type)
    }
    BareObject.makePlain(made)
    return made
  }

  private static func attempt<Object: NSObject>(_ way: Way, _ type: Object.Type) -> Object? {
    if way == .plain, BareObject.hasPlainWay(type) { return BareObject.make(type) }
    let choice = Choice(type: ObjectIdentifier(type), way: way)
    // An initialiser that asks for a stand-in of its own class would never come to an end.
    guard closed.insert(choice).inserted else { return nil }
    var made: Object?
    let reason = Attempt.run { made = way == .archive ? unarchived(type) : BareObject.make(type) }
    if reason == nil { closed.remove(choice) }
    return made
  }

  private static func hollow<Object: NSObject>(_ type: Object.Type) -> Object {
    var ancestor: AnyClass? = BareObject.vocabularyClass(above: type)
    // As much of the vocabulary's part as can be made without arguments: `NSObject`'s always can.
    while let current = ancestor {
      var made: Object?
      _ = Attempt.run { made = BareObject.makeHollow(type, as: current) }
      if let made {
        HollowStorage.fill(made, of: type, beyond: BareObject.vocabularySize(type))
        return made
      }
      ancestor = _getSuperclass(current)
    }
    // Larger than any class should be: what the vocabulary asks of it is there, its own storage is not.
    UIKitStage.report("\(type) is too large to be made without its initialisers: do not ask for its own properties")
    let kind = BareObject.vocabularyClass(above: type) as? NSObject.Type
    return unsafeDowncast(kind.map { BareObject.make($0) } ?? NSObject(), to: type)
  }

  private static func unarchived<Object: NSObject>(_ type: Object.Type) -> Object? {
    let made: Any? =
      switch type {
      case let type as UIView.Type: type.init(coder: EmptyArchive())
      case let type as UIViewController.Type: type.init(coder: EmptyArchive())
      case let type as UIBarItem.Type: type.init(coder: EmptyArchive())
      case let type as UIGestureRecognizer.Type: type.init(coder: EmptyArchive())
      case let type as CALayer.Type: type.init(coder: EmptyArchive())
      default: nil
      }
    return made as? Object
  }
}

/// An archive that says nothing about anything.
final class EmptyArchive: NSCoder {
  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInt32(forKey key: String) -> Int32 { 0 }
  override func decodeInt64(forKey key: String) -> Int64 { 0 }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
}
