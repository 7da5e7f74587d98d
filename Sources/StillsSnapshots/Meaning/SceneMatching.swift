import Foundation

/// Which views of two lists are the same view.
struct SceneMatching {
  /// Indices into both lists, in the order of the first.
  private(set) var pairs: [(old: Int, new: Int)] = []
  private(set) var removed: [Int] = []
  private(set) var inserted: [Int] = []

  /// Our choice, tried on edits of many kinds: a kind alone is enough among few, nothing else alone is.
  private static let leastLikeness = 0.4
  /// Our choice: beyond so many pairs only neighbours are looked at.
  private static let mostComparisons = 60_000

  /// First those that mean the same, in order; of the rest the likest, out of order too.
  init(_ old: [SceneView], _ new: [SceneView]) {
    var partner = [Int?](repeating: nil, count: old.count)
    var isTaken = [Bool](repeating: false, count: new.count)
    func join(_ first: Int, _ second: Int) { (partner[first], isTaken[second]) = (second, true) }
    for (first, second) in CommonSubsequence.pairs(old.map(\.meaning), new.map(\.meaning)) { join(first, second) }
    // Those that stand out of order.
    var places: [Int: [Int]] = [:]
    for index in new.indices.reversed() where !isTaken[index] { places[new[index].meaning, default: []].append(index) }
    for index in old.indices where partner[index] == nil {
      if let place = places[old[index].meaning]?.popLast() { join(index, place) }
    }
    let restOld = old.indices.filter { partner[$0] == nil }, restNew = new.indices.filter { !isTaken[$0] }
    for (first, second) in Self.likest(old, restOld, new, restNew) { join(first, second) }
    pairs = partner.enumerated().compactMap { index, place in place.map { (index, $0) } }
    removed = old.indices.filter { partner[$0] == nil }
    inserted = new.indices.filter { !isTaken[$0] }
  }

  private static func likest(
    _ old: [SceneView], _ restOld: [Int], _ new: [SceneView], _ restNew: [Int]
  ) -> [(Int, Int)] {
    let isMany = restOld.count * restNew.count > mostComparisons
    var candidates: [(likeness: Double, distance: Int, old: Int, new: Int)] = []
    for (oldRank, first) in restOld.enumerated() {
      for (newRank, second) in restNew.enumerated() {
        let distance = abs(oldRank - newRank)
        if isMany, distance > 20 { continue }
        let likeness = likeness(old[first], new[second])
        if likeness >= leastLikeness { candidates.append((likeness, distance, first, second)) }
      }
    }
    candidates.sort {
      if $0.likeness != $1.likeness { return $0.likeness > $1.likeness }
      return ($0.distance, $0.old, $0.new) < ($1.distance, $1.old, $1.new)
    }
    var pairs: [(Int, Int)] = []
    var takenOld: Set<Int> = [], takenNew: Set<Int> = []
    for candidate in candidates where !takenOld.contains(candidate.old) && !takenNew.contains(candidate.new) {
      takenOld.insert(candidate.old)
      takenNew.insert(candidate.new)
      pairs.append((candidate.old, candidate.new))
    }
    return pairs
  }

  /// From 0 to 1.
  static func likeness(_ a: SceneView, _ b: SceneView) -> Double {
    if let first = a.identifier, let second = b.identifier { return first == second ? 1 : 0 }
    let isSameKind = a.node.kind == b.node.kind
    let isSameView = a.names == b.names && !a.names.isEmpty
    // Another view of the author's in the same place.
    if !a.names.isEmpty, !b.names.isEmpty, Set(a.names).isDisjoint(with: b.names), common(a, b) < 0.5 { return 0 }
    // A control of another style is made of other views.
    let isSameControl = a.control != nil && a.control == b.control
    guard isSameKind || isSameView || isSameControl else { return 0 }
    var likeness = isSameKind || isSameControl ? 0.3 : 0.1
    likeness += isSameView ? 0.2 : a.names.isEmpty && b.names.isEmpty ? 0.1 : 0
    if a.children.isEmpty, b.children.isEmpty {
      likeness += a.node.text == b.node.text ? 0.3 : 0.2 * TextLikeness.of(a.node.text ?? "", b.node.text ?? "")
    } else {
      // Whoever says the same is the same, be it chosen or not.
      likeness += a.texts == b.texts && !a.texts.isEmpty ? 0.3 : 0.3 * common(a, b)
    }
    if a.node.details == b.node.details { likeness += 0.1 }
    if a.node.font == b.node.font { likeness += 0.05 }
    if a.node.colors == b.node.colors { likeness += 0.05 }
    if abs(a.node.frame.width - b.node.frame.width) < 0.01 { likeness += 0.05 }
    if abs(a.node.frame.height - b.node.frame.height) < 0.01 { likeness += 0.05 }
    return likeness
  }

  /// The part of what is inside that both have.
  private static func common(_ a: SceneView, _ b: SceneView) -> Double {
    let all = a.innerCount + b.innerCount
    guard all > 0 else { return a.meaning == b.meaning ? 1 : 0 }
    var both = 0
    for (meaning, count) in a.innerMeanings { both += min(count, b.innerMeanings[meaning] ?? 0) }
    return Double(2 * both) / Double(all)
  }
}

/// How alike two texts are.
enum TextLikeness {
  /// From 0 to 1: the part of the longer that is the same at its beginning and end.
  static func of(_ a: String, _ b: String) -> Double {
    let first = Array(a.utf8), second = Array(b.utf8)
    let most = max(first.count, second.count), least = min(first.count, second.count)
    guard most > 0 else { return 1 }
    var start = 0
    while start < least, first[start] == second[start] { start += 1 }
    var end = 0
    while end < least - start, first[first.count - 1 - end] == second[second.count - 1 - end] { end += 1 }
    return Double(start + end) / Double(most)
  }
}

/// The longest row of elements that two lists have in common.
enum CommonSubsequence {
  /// Indices into both, rising.
  static func pairs<T: Hashable>(_ a: [T], _ b: [T]) -> [(Int, Int)] {
    var start = 0
    while start < a.count, start < b.count, a[start] == b[start] { start += 1 }
    var end = 0
    while end < a.count - start, end < b.count - start, a[a.count - 1 - end] == b[b.count - 1 - end] { end += 1 }
    let middle = middlePairs(Array(a[start..<a.count - end]), Array(b[start..<b.count - end]))
    return (0..<start).map { ($0, $0) } + middle.map { ($0.0 + start, $0.1 + start) }
      + (0..<end).reversed().map { (a.count - 1 - $0, b.count - 1 - $0) }
  }

  /// Our choice: a table of at most so many cells; longer lists are matched element by element, first come first served.
  private static let mostCells = 1_000_000

  private static func middlePairs<T: Hashable>(_ a: [T], _ b: [T]) -> [(Int, Int)] {
    guard !a.isEmpty, !b.isEmpty else { return [] }
    guard a.count * b.count <= mostCells else { return greedyPairs(a, b) }
    let width = b.count + 1
    var lengths = [Int32](repeating: 0, count: (a.count + 1) * width)
    for i in a.indices.reversed() {
      for j in b.indices.reversed() {
        lengths[i * width + j] =
          a[i] == b[j]
          ? lengths[(i + 1) * width + j + 1] + 1 : max(lengths[(i + 1) * width + j], lengths[i * width + j + 1])
      }
    }
    var pairs: [(Int, Int)] = []
    var (i, j) = (0, 0)
    while i < a.count, j < b.count {
      if a[i] == b[j] {
        pairs.append((i, j))
        (i, j) = (i + 1, j + 1)
      } else if lengths[(i + 1) * width + j] >= lengths[i * width + j + 1] {
        i += 1
      } else {
        j += 1
      }
    }
    return pairs
  }

  private static func greedyPairs<T: Hashable>(_ a: [T], _ b: [T]) -> [(Int, Int)] {
    var places: [T: [Int]] = [:]
    for index in b.indices.reversed() { places[b[index], default: []].append(index) }
    var last = -1
    var pairs: [(Int, Int)] = []
    for (index, element) in a.enumerated() {
      while let place = places[element]?.popLast() {
        guard place > last else { continue }
        pairs.append((index, place))
        last = place
        break
      }
    }
    return pairs
  }

  /// Indices of a longest rising row in a list of different numbers.
  static func rising(_ numbers: [Int]) -> Set<Int> {
    // The last index of the best row of each length, and each index's predecessor.
    var ends: [Int] = []
    var previous = [Int?](repeating: nil, count: numbers.count)
    for index in numbers.indices {
      let place = ends.firstIndex { numbers[$0] > numbers[index] } ?? ends.count
      previous[index] = place > 0 ? ends[place - 1] : nil
      if place == ends.count { ends.append(index) } else { ends[place] = index }
    }
    var row: Set<Int> = []
    var next = ends.last
    while let index = next {
      row.insert(index)
      next = previous[index]
    }
    return row
  }
}
