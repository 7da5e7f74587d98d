import Foundation
import StillsGeometry

/// The distances a view prefers to its neighbours, by edge and by what stands on the other side of it.
///
/// Two facing edges are as far apart as the largest sum over the categories that both have; without a common
/// category, the larger of their plain distances; without any, 8 points (facts: layout §2). Lines of text use
/// categories to stand closer to what is above them than to what is below.
public struct ViewSpacing: Hashable, Sendable {
  package enum Category: Int8, Hashable, Sendable, CaseIterable {
    case edgeAboveText, edgeBelowText, textToText, edgeLeftText, edgeRightText
  }

  package struct Key: Hashable, Sendable {
    package var edge: Edge
    /// Nil: the plain distance.
    package var category: Category?
    package init(_ edge: Edge, _ category: Category?) { (self.edge, self.category) = (edge, category) }
  }

  /// What stands next to a view that says nothing, on both axes.
  package static let defaultDistance: CGFloat = 8

  private struct Entry: Hashable, Sendable {
    var key: Key
    var distance: CGFloat
  }

  /// Few, and in a fixed order, so that equal wishes are equal.
  private var entries: [Entry]

  package init(distances: [Key: CGFloat]) {
    entries = distances.map(Entry.init).sorted { $0.key.rank < $1.key.rank }
  }

  /// A view without wishes: 8 on each side, nothing extra next to text.
  public init() { self = .plain }
}

extension ViewSpacing.Key {
  fileprivate var rank: Int { Int(edge.rawValue) * 8 + (category.map { Int($0.rawValue) + 1 } ?? 0) }
}

// MARK: - Kinds of views

extension ViewSpacing {
  /// Stands directly next to its neighbours.
  public static let zero = ViewSpacing(
    distances: Dictionary(uniqueKeysWithValues: Edge.allCases.map { (Key($0, nil), 0) }))

  /// No opinion at all: the neighbour decides. A container without children is like this.
  package static let empty = ViewSpacing(distances: [:])

  /// Any view that is not text. Zero towards text: the distance is the text's alone.
  package static let plain = ViewSpacing(distances: [
    Key(.top, .edgeBelowText): 0, Key(.bottom, .edgeAboveText): 0,
    Key(.leading, .edgeRightText): 0, Key(.trailing, .edgeLeftText): 0,
  ])

  /// Lines of text. `fromViewAbove`: from another kind of view to the first line; `toViewBelow`: from the last line to
  /// another kind of view; `fromTextAbove`: from other text (facts: text-metrics §8; body at @3x 6.43, 10.64, 2).
  /// To the sides, text is a plain view.
  package static func text(fromViewAbove: CGFloat, toViewBelow: CGFloat, fromTextAbove: CGFloat) -> ViewSpacing {
    ViewSpacing(distances: [
      Key(.top, .edgeAboveText): fromViewAbove, Key(.bottom, .edgeBelowText): toViewBelow,
      Key(.top, .textToText): fromTextAbove, Key(.bottom, .textToText): 0,
    ])
  }

  /// A Spacer: no distance along the axis of its stack; on both axes outside of one.
  package static func spacer(_ axis: Axis?) -> ViewSpacing {
    let edges = Edge.allCases.filter { axis == nil || $0 == axis?.leadingEdge || $0 == axis?.trailingEdge }
    return ViewSpacing(distances: Dictionary(uniqueKeysWithValues: edges.map { (Key($0, nil), 0) }))
  }
}

// MARK: - Asking

extension ViewSpacing {
  package subscript(key: Key) -> CGFloat? {
    entries.first { $0.key == key }?.distance
  }

  /// How far `next`, which stands after this view along `axis`, wants to be from it.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let ours = axis.trailingEdge, theirs = axis.leadingEdge
    var shared: CGFloat?
    for entry in entries where entry.key.edge == ours && entry.key.category != nil {
      guard let other = next[Key(theirs, entry.key.category)] else { continue }
      shared = max(shared ?? -.infinity, entry.distance + other)
    }
    if let shared { return shared }
    let plain = [self[Key(ours, nil)], next[Key(theirs, nil)]].compactMap { $0 }.max()
    return plain ?? Self.defaultDistance
  }
}

// MARK: - Combining

extension ViewSpacing {
  /// At each of `edges` what either asks for; the larger where both ask for the same.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var union = self
    union.formUnion(other, edges: edges)
    return union
  }

  /// Takes over what `other` asks for at `edges`; the larger where both ask for the same.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    for entry in other.entries where edges.contains(entry.key.edge) { raise(entry) }
  }

  /// As a plain view at `edges`: what a frame or padding makes of its content there (facts: layout §2).
  package func resetting(edges: Edge.Set) -> ViewSpacing {
    guard !edges.isEmpty else { return self }
    var reset = self
    reset.entries.removeAll { edges.contains($0.key.edge) }
    reset.formUnion(.plain, edges: edges)
    return reset
  }

  private mutating func raise(_ entry: Entry) {
    let index = entries.firstIndex { $0.key.rank >= entry.key.rank } ?? entries.endIndex
    if index < entries.endIndex, entries[index].key == entry.key {
      entries[index].distance = max(entries[index].distance, entry.distance)
    } else {
      entries.insert(entry, at: index)
    }
  }
}
