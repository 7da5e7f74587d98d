import Foundation
import StillsGeometry

/// What is in a table, from the top down.
struct TablePlan {
  enum Kind: Hashable {
    case tableHeader, tableFooter
    case header(Int), footer(Int)
    case row(IndexPath)
  }

  struct Part {
    let kind: Kind
    let frame: CGRect
  }

  private(set) var parts: [Part] = []
  private(set) var height: CGFloat = 0
  private var places: [Kind: Int] = [:]
  private var cards: [Int: CGRect] = [:]
  private var ends: [Int: CGFloat] = [:]

  mutating func addWhole(_ kind: Kind, height own: CGFloat, width: CGFloat) {
    add(kind, height: own, width: width, margin: 0)
  }

  mutating func add(_ kind: Kind, height own: CGFloat, width: CGFloat, margin: CGFloat) {
    let own = max(0, own.isFinite ? own : 0)
    let frame = CGRect(x: margin, y: height, width: max(0, width - 2 * margin), height: own)
    places[kind] = parts.count
    parts.append(Part(kind: kind, frame: frame))
    height += own
    switch kind {
    case .row(let path):
      cards[path.section] = cards[path.section]?.union(frame) ?? frame
      ends[path.section] = height
    case .header(let section), .footer(let section): ends[section] = height
    case .tableHeader, .tableFooter: break
    }
  }

  func frame(ofRow path: IndexPath) -> CGRect? { frame(of: .row(path)) }
  func frame(of kind: Kind) -> CGRect? { places[kind].map { parts[$0].frame } }
  func card(of section: Int) -> CGRect? { cards[section] }
  func end(of section: Int) -> CGFloat { ends[section] ?? 0 }

  func isLastRow(_ index: Int) -> Bool {
    guard index + 1 < parts.count, case .row = parts[index + 1].kind else { return true }
    return false
  }

  func row(at point: CGPoint) -> IndexPath? {
    for part in parts {
      if case .row(let path) = part.kind, part.frame.holds(point) { return path }
    }
    return nil
  }
}
