import Foundation

/// Classes of authors by the names that nibs and storyboards know them by.
@MainActor enum NamedClass {
  /// The module that previews are compiled as.
  private static let previews = "App"

  /// A class of the author's that is called so, in the owner's module or among previews.
  static func find(_ name: String, near owner: Any? = nil) -> NSObject.Type? {
    guard !name.isEmpty, name.allSatisfy({ $0 == "_" || $0.isLetter || $0.isNumber }) else { return nil }
    let near = owner.map { String(_typeName(Swift.type(of: $0), qualified: true).prefix { $0 != "." }) }
    for module in [near, previews] {
      guard let module, !module.isEmpty else { continue }
      // As the compiler names a class of a module.
      if let type = _typeByName("\(module.utf8.count)\(module)\(name.utf8.count)\(name)C") as? NSObject.Type {
        return type
      }
    }
    return nil
  }

  /// What a nib that is called like a class of views commonly holds: one of it, that has been woken up.
  static func view(_ name: String, near owner: Any?) -> UIView? {
    guard let type = find(name, near: owner) as? UIView.Type else { return nil }
    let made = StandIn.make(type)
    _ = Attempt.run { made.awakeFromNib() }
    return made
  }
}
