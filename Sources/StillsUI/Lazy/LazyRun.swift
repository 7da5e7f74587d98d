import Foundation
import StillsCore
import StillsLayout

/// The lines of a lazy container at one breadth, measured as far as somebody asked.
final class LazyRun {
  struct Line {
    var entries: Range<Int>
    var start, length: CGFloat
    var role: LazyEntry.Role
    var section: Int?

    var end: CGFloat { start + length }
  }

  let arrangement: any LazyArrangement
  private let entries: LazyEntries
  private(set) var lines: [Line] = []
  private(set) var breadth: CGFloat = 0
  private(set) var isComplete = false

  init(_ arrangement: any LazyArrangement, _ entries: LazyEntries) {
    (self.arrangement, self.entries) = (arrangement, entries)
  }

  /// Where the measured lines end.
  var end: CGFloat { lines.last?.end ?? 0 }

  /// Where all lines end, taking those that are not measured for as long as the measured ones on average.
  var estimatedEnd: CGFloat {
    let measured = lines.last?.entries.upperBound ?? 0
    let rest = entries.known.count - measured + entries.waitingCount
    guard !isComplete, measured > 0, rest > 0 else { return end }
    return end + end / CGFloat(measured) * CGFloat(rest)
  }

  /// Measures lines until they reach `length`; all of them for infinity.
  func extend(until length: CGFloat) {
    while !isComplete, end < length || lines.isEmpty {
      let index = lines.last?.entries.upperBound ?? 0
      guard let first = entries[index], let line = arrangement.line(at: index, of: entries), line.count > 0 else {
        isComplete = true
        return
      }
      let start = end + arrangement.gap(before: index, in: entries)
      lines.append(
        Line(
          entries: index..<(index + line.count), start: start, length: line.length, role: first.role,
          section: first.section))
      breadth = max(breadth, line.breadth)
    }
  }

  func elements(of line: Line) -> [ViewElement] { line.entries.compactMap { entries[$0]?.element } }

  /// Where a section begins and, once something after it is known, ends.
  func extent(ofSection section: Int) -> (start: CGFloat, end: CGFloat)? {
    guard let first = lines.first(where: { $0.section == section }),
      let last = lines.lastIndex(where: { $0.section == section })
    else { return nil }
    let hasEnded = isComplete || last < lines.count - 1
    return (first.start, hasEnded ? lines[last].end : .infinity)
  }
}
