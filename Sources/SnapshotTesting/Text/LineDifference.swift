/// What turns one text's lines into another's, in the fewest steps.
struct LineDifference {
  enum Kind { case kept, removed, added }

  struct Line: Equatable {
    var kind: Kind
    var text: Substring
  }

  private(set) var lines: [Line] = []

  init(from old: String, to new: String) {
    let (old, new) = (Self.lines(of: old), Self.lines(of: new))
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
    lines = old[..<start].map { Line(kind: .kept, text: $0) }
    lines += Self.middle(old[start..<(old.count - end)], new[start..<(new.count - end)])
    lines += old[(old.count - end)...].map { Line(kind: .kept, text: $0) }
  }

  /// CRLF is one character and no line feed: texts are cut at every line feed, as editors show them.
  private static func lines(of text: String) -> [Substring] {
    text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
  }

  private static func middle(_ old: ArraySlice<Substring>, _ new: ArraySlice<Substring>) -> [Line] {
    guard old.count * new.count <= mostPairs else {
      return old.map { Line(kind: .removed, text: $0) } + new.map { Line(kind: .added, text: $0) }
    }
    var removed = Set<Int>(), added = Set<Int>()
    for change in Array(new).difference(from: Array(old)) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var lines: [Line] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if left < old.count, removed.contains(left) {
        lines.append(Line(kind: .removed, text: old[old.startIndex + left]))
        left += 1
      } else if right < new.count, added.contains(right) {
        lines.append(Line(kind: .added, text: new[new.startIndex + right]))
        right += 1
      } else {
        lines.append(Line(kind: .kept, text: new[new.startIndex + right]))
        (left, right) = (left + 1, right + 1)
      }
    }
    return lines
  }

  /// Chosen: with more pairs of lines to weigh, texts are shown whole, the old one and then the new one.
  private static let mostPairs = 25_000_000
}
