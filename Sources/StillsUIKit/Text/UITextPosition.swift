import Foundation

/// A place between two letters of a field.
@MainActor @preconcurrency open class UITextPosition: NSObject {
  /// In UTF-16 units from the beginning.
  package let offset: Int
  package init(offset: Int) { self.offset = offset }
}

@MainActor @preconcurrency open class UITextRange: NSObject {
  public let start: UITextPosition
  public let end: UITextPosition
  open var isEmpty: Bool { start.offset >= end.offset }
  package init(_ start: Int, _ end: Int) {
    (self.start, self.end) = (UITextPosition(offset: start), UITextPosition(offset: end))
  }
}

public enum UITextItemInteraction: Int, Sendable { case invokeDefaultAction, presentActions, preview }

/// Places in a text that is edited by nobody: the selection is at its end until it is set.
@MainActor private struct TextPlaces {
  let text: String
  private var units: String.UTF16View { text.utf16 }
  var count: Int { units.count }

  init(_ text: String?) { self.text = text ?? "" }

  func range(_ start: Int, _ end: Int) -> UITextRange {
    let first = min(max(0, min(start, end)), count)
    return UITextRange(first, min(max(first, max(start, end)), count))
  }

  func position(_ offset: Int) -> UITextPosition? {
    (0...count).contains(offset) ? UITextPosition(offset: offset) : nil
  }

  private func bounds(_ range: UITextRange) -> Range<String.Index> {
    let first = min(max(0, range.start.offset), count), last = min(max(first, range.end.offset), count)
    return units.index(units.startIndex, offsetBy: first)..<units.index(units.startIndex, offsetBy: last)
  }

  func text(in range: UITextRange) -> String { String(text[bounds(range)]) }

  func replacing(_ range: UITextRange, with new: String) -> String {
    let bounds = bounds(range)
    return String(text[..<bounds.lowerBound]) + new + String(text[bounds.upperBound...])
  }
}

extension UITextField {
  private var places: TextPlaces { TextPlaces(text) }
  public var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }
  public var endOfDocument: UITextPosition { UITextPosition(offset: places.count) }
  public var selectedTextRange: UITextRange? {
    get { heldSelection ?? places.range(places.count, places.count) }
    set { heldSelection = newValue }
  }
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    places.range(fromPosition.offset, toPosition.offset)
  }
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (sum, isTooMuch) = position.offset.addingReportingOverflow(offset)
    return isTooMuch ? nil : places.position(sum)
  }
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }
  public func text(in range: UITextRange) -> String? { places.text(in: range) }
  public func replace(_ range: UITextRange, withText text: String) {
    self.text = places.replacing(range, with: text)
  }
}

extension UITextView {
  private var places: TextPlaces { TextPlaces(text) }
  public var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }
  public var endOfDocument: UITextPosition { UITextPosition(offset: places.count) }
  public var selectedTextRange: UITextRange? {
    get {
      let start = max(0, min(selectedRange.location, places.count))
      return places.range(start, start + max(0, min(selectedRange.length, places.count)))
    }
    set {
      selectedRange =
        newValue.map {
          NSRange(location: $0.start.offset, length: max(0, $0.end.offset - $0.start.offset))
        } ?? NSRange(location: 0, length: 0)
    }
  }
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    places.range(fromPosition.offset, toPosition.offset)
  }
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (sum, isTooMuch) = position.offset.addingReportingOverflow(offset)
    return isTooMuch ? nil : places.position(sum)
  }
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }
  public func text(in range: UITextRange) -> String? { places.text(in: range) }
  public func replace(_ range: UITextRange, withText text: String) {
    self.text = places.replacing(range, with: text)
  }
  public var usesStandardTextScaling: Bool {
    get { false }
    set {}
  }
}

@MainActor @preconcurrency open class UITextInputPasswordRules: NSObject {
  public let passwordRulesDescriptor: String
  public init(descriptor passwordRulesDescriptor: String) { self.passwordRulesDescriptor = passwordRulesDescriptor }
}

extension UITextField {
  public var passwordRules: UITextInputPasswordRules? {
    get { nil }
    set {}
  }
}
