import Foundation
import StillsGeometry
import StillsLayout

/// What a view, layout or shape was given, in words: `alignment leading, spacing 8`. For comparing scenes.
package enum GivenValues {
  /// The stored properties of `value` that say something, in their order.
  package static func text(of value: Any) -> String { fields(of: value, depth: 0) }

  private static func fields(of value: Any, depth: Int) -> String {
    let children = Mirror(reflecting: value).children.compactMap { child -> String? in
      guard let label = child.label, let text = word(child.value, depth: depth + 1) else { return nil }
      return label.hasPrefix(".") ? text : "\(label) \(text)"
    }
    return children.joined(separator: ", ")
  }

  /// Nil for what has no value, or none that can be told.
  private static func word(_ value: Any, depth: Int) -> String? {
    switch value {
    case let number as CGFloat: return NumberText.string(number)
    case let number as Double: return NumberText.string(CGFloat(number))
    case let number as Float: return NumberText.string(CGFloat(number))
    case let number as any BinaryInteger: return "\(number)"
    case let flag as Bool: return flag ? "yes" : "no"
    case let text as String: return JSONString.quoted(text)
    case let size as CGSize: return "\(NumberText.string(size.width))×\(NumberText.string(size.height))"
    case let point as CGPoint: return "(\(NumberText.string(point.x)) \(NumberText.string(point.y)))"
    case let alignment as HorizontalAlignment: return alignment.key.word
    case let alignment as VerticalAlignment: return alignment.key.word
    case let alignment as Alignment:
      let (horizontal, vertical) = (alignment.horizontal.key.word, alignment.vertical.key.word)
      return horizontal == vertical ? horizontal : "\(vertical) \(horizontal)"
    default: return structured(value, depth: depth)
    }
  }

  private static func structured(_ value: Any, depth: Int) -> String? {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.flatMap { word($0.value, depth: depth) }
    case .enum: return mirror.children.isEmpty ? "\(value)" : mirror.children.first?.label
    // Our choice: deeper nesting says nothing to a reader.
    case .struct where depth < 4, .tuple where depth < 4:
      let inside = fields(of: value, depth: depth)
      return inside.isEmpty ? nil : "(\(inside))"
    case .collection where depth < 4:
      let words = mirror.children.compactMap { word($0.value, depth: depth + 1) }
      return words.isEmpty ? nil : "[\(words.joined(separator: " "))]"
    default: return nil
    }
  }
}

extension AlignmentKey {
  /// `leading`, `firstTextBaseline`; an author's own by the name of its type.
  package var word: String {
    let name = TypeNames.plainName(of: type)
    return name.prefix(1).lowercased() + name.dropFirst()
  }
}
