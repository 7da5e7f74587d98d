import Foundation

/// The tracks that grid items make in a given length (facts: layout §10).
///
/// Fixed tracks and all gaps come off first. What remains is shared out in the order of declaration: each item that is
/// not fixed gets an equal share of what the ones before it left, within its limits. One that is raised to its minimum
/// thus leaves less for the later ones, and one that is held at its maximum leaves more; the earlier ones never learn.
package struct GridTracks {
  package struct Track: Hashable {
    package var start, length: CGFloat
    /// The item that made it.
    package var item: Int
  }

  package private(set) var tracks: [Track] = []

  /// From the first track's start to the last one's end. More than was given, when minima ask for it.
  package var length: CGFloat { tracks.last.map { $0.start.plus($0.length) } ?? 0 }

  /// Without a `length`, tracks that could be longer are as short as they may be.
  package init(_ items: [GridItem], in length: CGFloat?) {
    let gaps = items.dropLast().map(\.gap).total
    let fixed = items.compactMap(\.fixedLength).total
    var remaining = (length ?? 0).minus(gaps).minus(fixed)
    var unserved = items.filter { $0.fixedLength == nil }.count
    var start: CGFloat = 0
    for (index, item) in items.enumerated() {
      var lengths: [CGFloat]
      if let fixedLength = item.fixedLength {
        lengths = [fixedLength]
      } else {
        lengths = item.lengths(inShare: (remaining / CGFloat(unserved)).nonNegative)
        remaining = remaining.minus(lengths.total.plus(item.gap * CGFloat(lengths.count - 1)))
        unserved -= 1
      }
      for length in lengths {
        tracks.append(Track(start: start, length: length, item: index))
        start = start.plus(length).plus(item.gap)
      }
    }
  }
}

extension GridItem {
  /// Tracks of one adaptive item. A limit of our own against minima of next to nothing.
  private static let mostAdaptiveTracks: CGFloat = 10_000

  fileprivate var gap: CGFloat { spacing.map(\.finiteOrZero) ?? ViewSpacing.defaultDistance }

  fileprivate var fixedLength: CGFloat? {
    guard case .fixed(let length) = size else { return nil }
    return length.finiteOrZero.nonNegative
  }

  fileprivate func lengths(inShare share: CGFloat) -> [CGFloat] {
    switch size {
    case .fixed(let length): return [length]
    case .flexible(let minimum, let maximum):
      return [max(min(share, maximum.nonNegative), minimum.nonNegative)]
    case .adaptive(let minimum, let maximum):
      let least = minimum.nonNegative
      let fitting = ((share + gap) / (least + gap)).rounded(.down)
      let count = share.isFinite && fitting >= 1 ? min(fitting, Self.mostAdaptiveTracks) : 1
      let even = (share - gap * (count - 1)) / count
      return Array(repeating: max(min(even, maximum.nonNegative), least), count: Int(count))
    }
  }
}
