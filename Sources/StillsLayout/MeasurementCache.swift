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
  private var sizes: [Key: CGSize] = [:]
  private var guides: [GuideKey: CGFloat?] = [:]

  package init() {}

  package mutating func removeAll() { self = MeasurementCache() }

  /// How many different proposals were stored.
  package var count: Int { sizes.count }
}

// MARK: - Sizes

extension MeasurementCache {
  package func size(for proposal: ProposedViewSize) -> CGSize? {
    guard !sizes.isEmpty else { return nil }
    let key = Key(proposal)
    return sizes[key] ?? indifferentSize(key, \.width) ?? indifferentSize(key, \.height)
  }

  package mutating func store(_ size: CGSize, for proposal: ProposedViewSize) { sizes[Key(proposal)] = size }

  private func indifferentSize(_ key: Key, _ axis: WritableKeyPath<Key, UInt64?>) -> CGSize? {
    guard let length = key[keyPath: axis], CGFloat(bitPattern: UInt(length)) > 0 else { return nil }
    var smallest = key, largest = key
    smallest[keyPath: axis] = CGFloat(0).bits
    largest[keyPath: axis] = CGFloat.infinity.bits
    guard let least = sizes[smallest], let most = sizes[largest], least == most else { return nil }
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
    guides.updateValue(value, forKey: GuideKey(guide: guide, proposal: Key(proposal)))
  }
}

private struct Key: Hashable {
  var width, height: UInt64?
  init(_ proposal: ProposedViewSize) { (width, height) = (proposal.width?.bits, proposal.height?.bits) }
}

private struct GuideKey: Hashable {
  var guide: AlignmentKey
  var proposal: Key
}

extension CGFloat {
  fileprivate var bits: UInt64 { UInt64(bitPattern) }
}
