import Foundation
import StillsCore

/// How readers of the picture's language order texts.
enum TextOrder {
  /// As lists of files are ordered: without regard to case and accents, and numbers by their value.
  static func standard(_ left: String, _ right: String) -> ComparisonResult {
    let found = localized(left, right, options: [.caseInsensitive, .diacriticInsensitive, .numeric])
    return found == .orderedSame ? localized(left, right) : found
  }

  static func localized(
    _ left: String, _ right: String, options: NSString.CompareOptions = []
  ) -> ComparisonResult {
    let text = NSString(string: left), whole = NSRange(location: 0, length: text.length)
    return text.compare(right, options: options, range: whole, locale: _ShownWorld.locale)
  }
}

/// How texts of stored objects are ordered, where it is not as in a list of files.
public struct _TextComparator: Sendable {
  fileprivate let isStandard: Bool
  public static let localizedStandard = _TextComparator(isStandard: true)
  public static let localized = _TextComparator(isStandard: false)
}

/// On Apple's systems descriptors of Objective-C's objects take more kinds of values, and order texts for readers.
extension SortDescriptor where Compared: NSManagedObject {
  public init(_ keyPath: KeyPath<Compared, String>, order: SortOrder = .forward) {
    self.init(keyPath.appending(path: \String.standardOrder), order: order)
  }

  public init(_ keyPath: KeyPath<Compared, String?>, order: SortOrder = .forward) {
    self.init(keyPath.appending(path: \String?.standardOrder), order: order)
  }

  public init(_ keyPath: KeyPath<Compared, String>, comparator: _TextComparator, order: SortOrder = .forward) {
    if comparator.isStandard {
      self.init(keyPath, order: order)
    } else {
      self.init(keyPath.appending(path: \String.localizedOrder), order: order)
    }
  }

  public init(_ keyPath: KeyPath<Compared, String?>, comparator: _TextComparator, order: SortOrder = .forward) {
    if comparator.isStandard {
      self.init(keyPath, order: order)
    } else {
      self.init(keyPath.appending(path: \String?.localizedOrder), order: order)
    }
  }

  /// What is false comes first.
  public init(_ keyPath: KeyPath<Compared, Bool>, order: SortOrder = .forward) {
    self.init(keyPath.appending(path: \Bool.rank), order: order)
  }
}

extension Bool { fileprivate var rank: Int { self ? 1 : 0 } }

extension String {
  fileprivate var standardOrder: OrderedText { OrderedText(text: self, compare: TextOrder.standard) }
  fileprivate var localizedOrder: OrderedText {
    OrderedText(text: self) { TextOrder.localized($0, $1) }
  }
}

extension String? {
  fileprivate var standardOrder: OrderedText? { map(\.standardOrder) }
  fileprivate var localizedOrder: OrderedText? { map(\.localizedOrder) }
}

/// A text in its order.
private struct OrderedText: Comparable {
  let text: String
  let compare: (String, String) -> ComparisonResult

  static func < (left: OrderedText, right: OrderedText) -> Bool {
    left.compare(left.text, right.text) == .orderedAscending
  }
  static func == (left: OrderedText, right: OrderedText) -> Bool {
    left.compare(left.text, right.text) == .orderedSame
  }
}
