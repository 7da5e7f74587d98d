import Foundation

extension Snapshotting where Format == String {
  /// A value's parts, a line each: what Swift's `dump` prints, without addresses and in an order that does not change
  /// from run to run. Types say how they are shown by ``AnySnapshotStringConvertible``.
  public static var dump: Snapshotting {
    SimplySnapshotting.lines.pullback { SnapshotDump.text(of: $0, name: nil, indent: 0, above: []) }
  }
}

/// A type that says itself how `.dump` shows it.
public protocol AnySnapshotStringConvertible {
  /// Whether its parts are shown as well; false unless said otherwise.
  static var renderChildren: Bool { get }
  var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
  public static var renderChildren: Bool { false }
}

enum SnapshotDump {
  /// - Parameter above: the objects that the value is a part of.
  static func text(of value: Any, name: String?, indent: Int, above: Set<ObjectIdentifier>) -> String {
    let mirror = Mirror(reflecting: value)
    let count = mirror.children.count
    let label = name.map { "\($0): " } ?? ""
    let blanks = String(repeating: " ", count: indent)
    let bullet = count == 0 ? "-" : "▿"
    var above = above
    var isSorted = false
    let title: String

    switch (value, mirror.displayStyle) {
    case (_, .collection?): title = count == 1 ? "1 element" : "\(count) elements"
    case (_, .dictionary?): (title, isSorted) = (count == 1 ? "1 key/value pair" : "\(count) key/value pairs", true)
    case (_, .set?): (title, isSorted) = (count == 1 ? "1 member" : "\(count) members", true)
    case (_, .tuple?): title = count == 1 ? "(1 element)" : "(\(count) elements)"
    case (_, .optional?): title = typeName(mirror) + (count == 0 ? ".none" : "")
    case (let value as any AnySnapshotStringConvertible, _):
      guard type(of: value).renderChildren else { return "\(blanks)- \(label)\(value.snapshotDescription)\n" }
      title = value.snapshotDescription
    case (let value as any CustomStringConvertible, _): title = value.description
    case (_, .class?):
      guard above.insert(ObjectIdentifier(value as AnyObject)).inserted else {
        return "\(blanks)\(bullet) \(name ?? "value") (circular reference detected)\n"
      }
      (title, isSorted) = (typeName(mirror), true)
    case (_, .struct?): (title, isSorted) = (typeName(mirror), true)
    case (_, .enum?): title = typeName(mirror) + (count == 0 ? ".\(value)" : "")
    default: title = String(describing: value)
    }

    let parts = isSorted ? sorted(mirror.children, above: above) : Array(mirror.children)
    return "\(blanks)\(bullet) \(label)\(title)\n"
      + parts.map { text(of: $0.value, name: $0.label, indent: indent + 2, above: above) }.joined()
  }

  /// By their names, then by what they are shown as: in the order of how name and value together would be shown.
  private static func sorted(_ children: Mirror.Children, above: Set<ObjectIdentifier>) -> [Mirror.Child] {
    children.map { (child: $0, text: text(of: $0, name: nil, indent: 0, above: above)) }
      .sorted { $0.text < $1.text }.map(\.child)
  }

  /// Types of functions have numbers, which say nothing.
  private static func typeName(_ mirror: Mirror) -> String {
    PlainText.removingNumbers(String(describing: mirror.subjectType))
  }
}
