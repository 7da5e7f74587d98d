import Foundation
import StillsCore

/// A view of a lazy container.
struct LazyEntry {
  enum Role { case header, content, footer }

  let element: ViewElement
  var role = Role.content
  /// The section it is in, by number.
  var section: Int?
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

  init(_ elements: [ViewElement]) {
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
      push(row.expanded(), role: next.role, section: next.section)
    } else if let section = next.element as? SectionElement {
      waitingCount -= Self.count(section)
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
