import Foundation
import StillsCore
import StillsLayout

/// The lines of a lazy container at one breadth, measured as far as somebody asked.
///
/// On the way to a place far away, rows are passed over: they are taken for as long as the measured ones on average.
final class LazyRun {
  struct Line {
    var entries: Range<Int>
    var start, length: CGFloat
    var role: LazyEntry.Role
    var section: Int?
    /// How many views it stands for that were passed over.
    var skipped = 0

    var end: CGFloat { start + length }
    var viewCount: Int { skipped > 0 ? skipped : entries.count }
  }

  let arrangement: any LazyArrangement
  private let entries: LazyEntries
  private(set) var lines: [Line] = []
  private(set) var breadth: CGFloat = 0
  private(set) var isComplete = false
  /// Views in all lines.
  private var viewCount = 0

  /// What is measured before a place that is shown, after rows that were passed over; fewer rows than this are not worth it.
  private static let margin: CGFloat = 300, leastSkip = 64

  init(_ arrangement: any LazyArrangement, _ entries: LazyEntries) {
    (self.arrangement, self.entries) = (arrangement, entries)
  }

  /// Where the measured lines end.
  var end: CGFloat { lines.last?.end ?? 0 }

  /// From one view to the next, on average.
  private var pitch: CGFloat? {
    guard let first = lines.first, let last = lines.last, viewCount > 0 else { return nil }
    let before = viewCount - last.viewCount
    let pitch = before > 0 ? (last.start - first.start) / CGFloat(before) : end / CGFloat(viewCount)
    return pitch > 0 && pitch.isFinite ? pitch : nil
  }

  /// Where all lines end, taking those that are not measured for as long as the measured ones on average.
  var estimatedEnd: CGFloat {
    let measured = lines.last?.entries.upperBound ?? 0
    let rest = CGFloat(entries.known.count - measured) + entries.estimatedWaitingCount
    guard !isComplete, let pitch, rest > 0 else { return end }
    let step = CGFloat(arrangement.viewsPerLine)
    return end + pitch * (rest / step).rounded(.up) * step
  }

  /// Measures lines until they reach `length`; all of them for infinity. What is before `shown` may be passed over.
  @MainActor func extend(until length: CGFloat, shown: CGFloat = -.infinity) {
    while !isComplete, end < length || lines.isEmpty {
      if skip(to: shown - Self.margin) { continue }
      let index = lines.last?.entries.upperBound ?? 0
      guard let first = entries[index] else {
        isComplete = true
        return
      }
      if first.skipped > 0 {
        addSkipped(first, at: index)
        continue
      }
      guard let line = arrangement.line(at: index, of: entries), line.count > 0 else {
        isComplete = true
        return
      }
      let isAfterSkipped = lines.last.map { $0.skipped > 0 } ?? false
      let gap = isAfterSkipped ? usualGap : arrangement.gap(before: index, in: entries)
      add(
        Line(
          entries: index..<(index + line.count), start: end + gap, length: line.length, role: first.role,
          section: first.section))
      breadth = max(breadth, line.breadth)
    }
  }

  private func add(_ line: Line) {
    lines.append(line)
    viewCount += line.viewCount
  }

  func elements(of line: Line) -> [ViewElement] {
    line.skipped > 0 ? [] : line.entries.compactMap { entries[$0]?.element }
  }

  /// Where a section begins and, once something after it is known, ends.
  func extent(ofSection section: Int) -> (start: CGFloat, end: CGFloat)? {
    guard let first = lines.first(where: { $0.section == section }),
      let last = lines.lastIndex(where: { $0.section == section })
    else { return nil }
    let hasEnded = isComplete || last < lines.count - 1
    return (first.start, hasEnded ? lines[last].end : .infinity)
  }
}

// MARK: - Passing over

extension LazyRun {
  /// Whether rows that were passed over would show.
  func hasSkipped(in range: ClosedRange<CGFloat>) -> Bool {
    lines.contains { $0.skipped > 0 && $0.end > range.lowerBound && $0.start < range.upperBound }
  }

  private var usualGap: CGFloat { lines.count > 1 ? max(0, lines[1].start - lines[0].end) : 0 }

  /// Passes over rows that wait next, as far as `place`.
  @MainActor private func skip(to place: CGFloat) -> Bool {
    guard lines.count > 1, lines.last?.entries.upperBound == entries.known.count, let pitch,
      let perRow = entries.evenRow
    else { return false }
    let wanted = ((place - end) / pitch / CGFloat(perRow)).rounded(.down)
    guard wanted >= CGFloat(Self.leastSkip), wanted < 1e9 else { return false }
    // A line of a grid is whole.
    let step = arrangement.viewsPerLine
    guard step == 1 || perRow == 1, lines.last.map({ $0.viewCount % step == 0 }) ?? true else { return false }
    guard entries.skip(Int(wanted), step: step) > 0, let entry = entries.known.last else { return false }
    addSkipped(entry, at: entries.known.count - 1)
    return true
  }

  private func addSkipped(_ entry: LazyEntry, at index: Int) {
    let views = entry.skipped * (entries.evenRow ?? 1), gap = usualGap
    let length = max(0, (pitch ?? 0) * CGFloat(views) - gap)
    var line = Line(
      entries: index..<index + 1, start: end + gap, length: length, role: entry.role, section: entry.section)
    line.skipped = views
    add(line)
  }

  /// About where a view is that waits; nil where it is not known.
  @MainActor func estimatedPlace(of id: AnyHashable) -> CGFloat? {
    guard let pitch, let rows = entries.rowsBefore(id) else { return nil }
    let perRow = CGFloat(entries.evenRow ?? 1), step = CGFloat(arrangement.viewsPerLine)
    let measured = lines.last?.entries.upperBound ?? 0
    let views = CGFloat(entries.known.count - measured) + CGFloat(rows) * perRow
    return end + usualGap + pitch * (views / step).rounded(.down) * step
  }

  /// Measures from the beginning; the entries have started over, too.
  @MainActor func startOver(until length: CGFloat) {
    (lines, breadth, isComplete, viewCount) = ([], 0, false, 0)
    extend(until: length)
  }

  /// Where all is known, what was passed over is as long as it must be for the whole to end at `length`, as it was said.
  @MainActor func end(at length: CGFloat) {
    let index = lines.last?.entries.upperBound ?? 0
    guard index >= entries.known.count, entries.waitingCount == 0,
      let last = lines.lastIndex(where: { $0.skipped > 0 }), length.isFinite
    else { return }
    let change = max(length - end, -lines[last].length)
    guard change != 0 else { return }
    lines[last].length += change
    for index in lines.indices.dropFirst(last + 1) { lines[index].start += change }
  }
}
