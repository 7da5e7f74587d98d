/// How many letters must be put in, taken out or changed to make one word of another.
enum EditDistance {
  static func between<Letter: Equatable>(_ first: [Letter], _ second: [Letter]) -> Int {
    var row = Array(0...second.count)
    for (i, letter) in first.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, other) in second.enumerated() {
        let changed = diagonal + (letter == other ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(changed, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[second.count]
  }
}
