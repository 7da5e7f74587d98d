import Foundation

/// Remembers what an item answered, by proposal. Every element of the view graph that is costly to measure holds one.
///
/// A stack measures each child for its smallest, its largest and its offered length; in a stack of stacks the
/// questions multiply by the depth, but they are few different ones: nearly all are 0, ∞ or the same number again.
/// Remembering them keeps deep trees linear. Guides likewise: to place its child, every modifier in a chain asks for
/// the child's, and the child for its child's.
///
/// A proposal is recognised by its exact bits: nil, 0, ∞ and each number are different questions. One rule answers
/// what was never asked: an item that is just as big for 0 as for ∞ on one axis (the other being the same) does not
/// care about that axis, so anything in between gets the same answer. Items whose size goes up and down again
/// between the two must not use a cache; no view of SwiftUI's is like that.
///
/// Use: `size(for:)`; when nil, measure and `store`. `removeAll()` whenever the content or a child changes.
package struct MeasurementCache {
  private var sizes = Answers<Key, CGSize>()
  private var guides = Answers<GuideKey, CGFloat?>()

  package init() {}

  package mutating func removeAll() { self = MeasurementCache() }

  /// How many different proposals were stored.
  package var count: Int { sizes.count }
}

// MARK: - Sizes

extension MeasurementCache {
  package func size(for proposal: ProposedViewSize) -> CGSize? {
    guard sizes.count > 0 else { return nil }
    let key = Key(proposal)
    if let size = sizes[key] { return size }
    return indifferentSize(
      key.width, Key(width: Key.zero, height: key.height), Key(width: Key.infinity, height: key.height))
      ?? indifferentSize(
        key.height, Key(width: key.width, height: Key.zero), Key(width: key.width, height: Key.infinity))
  }

  package mutating func store(_ size: CGSize, for proposal: ProposedViewSize) { sizes[Key(proposal)] = size }

  /// `length` lies between those of the other two proposals, which have one answer.
  private func indifferentSize(_ length: UInt64, _ smallest: Key, _ largest: Key) -> CGSize? {
    guard length != Key.unspecified, CGFloat(bitPattern: UInt(length)) > 0, let least = sizes[smallest],
      let most = sizes[largest], least == most
    else { return nil }
    return least
  }
}

// MARK: - Guides

extension MeasurementCache {
  /// Nil: not known. `.some(nil)`: known to be without a value of its own.
  package func guide(_ guide: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat?? {
    guides[GuideKey(guide: guide, proposal: Key(proposal))]
  }

  package mutating func store(_ value: CGFloat?, of guide: AlignmentKey, for proposal: ProposedViewSize) {
    guides[GuideKey(guide: guide, proposal: Key(proposal))] = .some(value)
  }
}

private struct Key: Hashable {
  var width, height: UInt64

  static let zero = UInt64(CGFloat(0).bitPattern), infinity = UInt64(CGFloat.infinity.bitPattern)
  /// Nil: the bits of a value that is no number, and that no computation gives.
  static let unspecified: UInt64 = 0x7ff0_0000_0000_0a11

  init(width: UInt64, height: UInt64) { (self.width, self.height) = (width, height) }

  init(_ proposal: ProposedViewSize) {
    width = proposal.width.map { UInt64($0.bitPattern) } ?? Self.unspecified
    height = proposal.height.map { UInt64($0.bitPattern) } ?? Self.unspecified
  }
}

private struct GuideKey: Hashable {
  var guide: AlignmentKey
  var proposal: Key
}

/// A few answers in a row, where comparing is quicker than hashing; from some number on a dictionary.
private struct Answers<Question: Hashable, Answer> {
  private var questions: [Question] = []
  private var answers: [Answer] = []
  private var more: [Question: Answer] = [:]
  /// Our choice: stacks ask about five different questions of a child.
  private static var fewest: Int { 12 }

  var count: Int { questions.count + more.count }

  subscript(question: Question) -> Answer? {
    get {
      if let index = index(of: question) { return answers[index] }
      return more.isEmpty ? nil : more[question]
    }
    set {
      guard let newValue else { return }
      if let index = index(of: question) {
        answers[index] = newValue
      } else if questions.count < Self.fewest {
        questions.append(question)
        answers.append(newValue)
      } else {
        more[question] = newValue
      }
    }
  }

  /// A loop by hand: the standard library's takes several times as long in debug builds.
  private func index(of question: Question) -> Int? {
    var index = 0
    let count = questions.count
    while index < count {
      if questions[index] == question { return index }
      index += 1
    }
    return nil
  }
}
