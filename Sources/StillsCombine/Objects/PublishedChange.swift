import Foundation

/// A property that is being written, while its object tells that it will change: for messages.
package struct PublishedChange {
  /// From the object to the property's storage.
  let path: AnyKeyPath
  package let old, new: Any

  /// The one that an object tells of now, on the thread that writes it.
  package static var current: PublishedChange? {
    get { Thread.current.threadDictionary[key] as? PublishedChange }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  private static let key = "StillsCombine.PublishedChange"

  /// `Model.count`.
  package var name: String {
    let type = String(describing: Swift.type(of: path).rootType)
    // As Swift describes paths to stored properties: `\Model._count`.
    guard let last = "\(path)".split(separator: ".").last, last.hasPrefix("_"), !last.contains("<") else { return type }
    return type + "." + last.dropFirst()
  }
}
