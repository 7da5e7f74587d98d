import Foundation
import StillsCore

/// A view of a lazy container, or rows that were passed over.
struct LazyEntry {
  enum Role { case header, content, footer }

  let element: ViewElement
  var role = Role.content
  /// The section it is in, by number.
  var section: Int?
  /// How many rows it stands for that were passed over without being made; 0 for a view.
  var skipped = 0
}

/// The views of a lazy container in order, made no further than somebody asked.
final class LazyEntries {
  private(set) var known: [LazyEntry] = []
  /// The footers of the sections met so far.
  private(set) var footers: [[ViewElement]] = []
  /// The last one is next.
  private var waiting: [LazyEntry]
  /// About how many views wait; rows that are not made yet count as one.
  private(set) var waitingCount: Int
  /// How many views each row has come to be, as long as all have come to as many.
  private var viewsPerRow: Int?
  private var hasUnevenRows = false
  /// About how many views are in the sections met so far.
  private var sectionViewCount = 0
  private let elements: [ViewElement]

  init(_ elements: [ViewElement]) {
    self.elements = elements
    waiting = elements.reversed().map { LazyEntry(element: $0) }
    waitingCount = elements.map(Self.count).reduce(0, +)
  }

  /// Nil after the last one.
  subscript(index: Int) -> LazyEntry? {
    while known.count <= index { guard advance() else { return nil } }
    return known[index]
  }

  var first: ViewElement? { self[0]?.element }

  /// Makes the last one, and none before it that is not made.
  var last: ViewElement? {
    var candidate = waiting.first?.element ?? known.last?.element
    while let element = candidate {
      if let row = element as? DeferredElement {
        candidate = row.expanded().last
      } else if let section = element as? SectionElement {
        candidate = section.footer.last ?? section.content.last ?? section.header.last
      } else {
        break
      }
    }
    return candidate
  }

  private static func count(_ element: ViewElement) -> Int {
    if let rows = element as? DeferredElement { return rows.rowCount }
    guard let section = element as? SectionElement else { return 1 }
    return (section.header + section.content + section.footer).reduce(0) { $0 + count($1) }
  }

  /// Takes the next one apart, or knows it; false when none waits.
  private func advance() -> Bool {
    guard let next = waiting.popLast() else { return false }
    if let row = next.element as? DeferredElement {
      waitingCount -= row.rowCount
      let made = row.expanded()
      if row.rowCount == 1 { note(rowOf: made) }
      push(made, role: next.role, section: next.section)
    } else if let section = next.element as? SectionElement {
      let count = Self.count(section)
      waitingCount -= count
      sectionViewCount += count
      section.takeApart()
      let number = footers.count
      footers.append(section.footer)
      push(section.footer, role: .footer, section: number)
      push(section.content, role: .content, section: number)
      push(section.header, role: .header, section: number)
    } else {
      waitingCount -= 1
      known.append(next)
    }
    return true
  }

  private func push(_ elements: [ViewElement], role: LazyEntry.Role, section: Int?) {
    for element in elements.reversed() {
      waiting.append(LazyEntry(element: element, role: role, section: section))
      waitingCount += Self.count(element)
    }
  }
}

// MARK: - Passing over

extension LazyEntries {
  private var hasSections: Bool { !footers.isEmpty }

  private func note(rowOf made: [ViewElement]) {
    if made.contains(where: { $0 is SectionElement }) { return }
    if made.contains(where: { $0 is DeferredElement }) || (viewsPerRow ?? made.count) != made.count {
      hasUnevenRows = true
    }
    viewsPerRow = made.count
  }

  /// How many views a row is, where rows may be passed over.
  var evenRow: Int? { hasUnevenRows ? nil : viewsPerRow.flatMap { $0 > 0 ? $0 : nil } }

  /// About how many views wait, rows and sections that are not made counted as those that are.
  var estimatedWaitingCount: CGFloat {
    let perRow = CGFloat(evenRow ?? 1)
    guard hasSections else { return CGFloat(waitingCount) * perRow }
    let perSection = CGFloat(sectionViewCount) / CGFloat(footers.count)
    return waiting.reduce(0) { sum, entry in
      guard let rows = entry.element as? DeferredElement else { return sum + CGFloat(Self.count(entry.element)) }
      return sum + CGFloat(rows.rowCount) * (entry.section == nil ? perSection : perRow)
    }
  }

  /// Rows that wait and may be passed over one after another. Where there are sections, rows outside may be some.
  private func isSkippable(_ entry: LazyEntry) -> Bool {
    guard entry.role == .content, let rows = entry.element as? DeferredElement, !rows.isMade else { return false }
    return !hasSections || entry.section != nil
  }

  /// Passes over rows that are not made: at most `limit`, and a multiple of `step`. They become one entry. How many.
  @MainActor func skip(_ limit: Int, step: Int) -> Int {
    guard let section = waiting.last.map(\.section), evenRow != nil else { return 0 }
    let rows = waiting.reversed().prefix { isSkippable($0) && $0.section == section }
    var left = min(limit, rows.reduce(0) { $0 + Self.count($1.element) })
    left -= left % max(step, 1)
    guard left > 0 else { return 0 }
    let count = left
    while left > 0, let next = waiting.popLast(), let rows = next.element as? DeferredElement {
      guard rows.rowCount > left else {
        left -= rows.rowCount
        continue
      }
      // One row is never more than what is left.
      guard let slice = rows.slice else {
        waiting.append(next)
        break
      }
      let rest = slice(left..<rows.rowCount)
      (rest.viewNames, rest.identities) = (rows.viewNames, rows.identities)
      waiting.append(LazyEntry(element: rest, role: next.role, section: next.section))
      left = 0
    }
    waitingCount -= count
    known.append(LazyEntry(element: ViewElement(kind: "rows"), section: section, skipped: count))
    return count
  }

  /// How many rows wait before the view with the identity; nil where it is not known.
  @MainActor func rowsBefore(_ id: AnyHashable) -> Int? {
    var count = 0
    for entry in waiting.reversed() {
      if let place = Self.place(of: id, in: entry.element) { return count + place }
      count += Self.count(entry.element)
    }
    return nil
  }

  @MainActor private static func place(of id: AnyHashable, in element: ViewElement) -> Int? {
    if let section = element as? SectionElement {
      var count = 0
      for part in section.header + section.content + section.footer {
        if let place = place(of: id, in: part) { return count + place }
        count += Self.count(part)
      }
      return nil
    }
    if let rows = element as? DeferredElement, let place = rows.find?(id) { return place }
    return element.holds(identity: id) ? 0 : nil
  }

  /// Forgets what was made and passed over. Rows that were made stay made.
  func startOver() {
    (known, footers, viewsPerRow, hasUnevenRows, sectionViewCount) = ([], [], nil, false, 0)
    waiting = elements.reversed().map { LazyEntry(element: $0) }
    waitingCount = elements.map(Self.count).reduce(0, +)
  }
}
