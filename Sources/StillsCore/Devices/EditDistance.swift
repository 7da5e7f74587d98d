/// How far two words are apart: the fewest letters to insert, remove, replace or swap with the next one.
package func editDistance(_ left: String, _ right: String) -> Int {
  let a = Array(left.utf8), b = Array(right.utf8)
  guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
  var beforeLast: [Int] = [], last = Array(0...b.count)
  for i in 1...a.count {
    var row = [i]
    row.reserveCapacity(b.count + 1)
    for j in 1...b.count {
      var cost = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
      if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { cost = min(cost, beforeLast[j - 2] + 1) }
      row.append(cost)
    }
    (beforeLast, last) = (last, row)
  }
  return last[b.count]
}

/// The `count` names nearest to `word`: those that begin with or contain it first, then by edit distance, then in the
/// given order. Names that share too little with the word are left out.
package func nearestNames(to word: String, among names: [String], count: Int = 3) -> [String] {
  let word = word.lowercased()
  guard !word.isEmpty else { return [] }
  let scored = names.enumerated().compactMap { index, name -> (score: Int, index: Int, name: String)? in
    let lowered = name.lowercased()
    let distance = editDistance(word, lowered)
    // Long names that merely go on after the word are near, whatever their length.
    if lowered.hasPrefix(word) { return (distance - 2 * word.utf8.count, index, name) }
    if word.utf8.count >= 3, lowered.contains(word) { return (distance - word.utf8.count, index, name) }
    return distance <= max(2, word.utf8.count / 2) ? (distance, index, name) : nil
  }
  return scored.sorted { ($0.score, $0.index) < ($1.score, $1.index) }.prefix(count).map(\.name)
}
