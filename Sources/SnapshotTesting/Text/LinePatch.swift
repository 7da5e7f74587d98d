/// The places where two texts differ, each with a few lines around: the usual form of a patch, with figure spaces and a
/// true minus sign, so that the columns line up in any face.
struct LinePatch: CustomStringConvertible {
  private struct Hunk {
    var oldStart: Int, newStart: Int
    var oldCount = 0, newCount = 0
    var lines: [String] = []
  }

  private let hunks: [Hunk]

  init(_ difference: LineDifference, context: Int = 4) {
    let lines = difference.lines
    var hunks: [Hunk] = []
    var (old, new, lastShown) = (0, 0, -2)
    for index in Self.shown(lines, context: context) {
      if index != lastShown + 1 {
        for skipped in lines[(lastShown < 0 ? 0 : lastShown + 1)..<index] {
          (old, new) = (old + (skipped.kind == .added ? 0 : 1), new + (skipped.kind == .removed ? 0 : 1))
        }
        hunks.append(Hunk(oldStart: old, newStart: new))
      }
      let line = lines[index]
      let (inOld, inNew) = (line.kind == .added ? 0 : 1, line.kind == .removed ? 0 : 1)
      hunks[hunks.count - 1].lines.append(Self.text(line))
      hunks[hunks.count - 1].oldCount += inOld
      hunks[hunks.count - 1].newCount += inNew
      (old, new, lastShown) = (old + inOld, new + inNew, index)
    }
    self.hunks = hunks
  }

  var description: String {
    hunks.map { hunk in
      let head = "@@ \(Sign.minus)\(hunk.oldStart + 1),\(hunk.oldCount) +\(hunk.newStart + 1),\(hunk.newCount) @@"
      return ([head] + hunk.lines).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  /// The indices of changed lines and of those within `context` lines of one; at the end twice as many, where that is all
  /// there is.
  private static func shown(_ lines: [LineDifference.Line], context: Int) -> [Int] {
    var isShown = [Bool](repeating: false, count: lines.count)
    for (index, line) in lines.enumerated() where line.kind != .kept {
      for near in max(index - context, 0)...min(index + context, lines.count - 1) { isShown[near] = true }
    }
    if let last = lines.lastIndex(where: { $0.kind != .kept }), lines.count - 1 - last <= 2 * context {
      for index in last..<lines.count { isShown[index] = true }
    }
    return lines.indices.filter { isShown[$0] }
  }

  /// A blank at a line's end is made visible.
  private static func text(_ line: LineDifference.Line) -> String {
    let sign =
      switch line.kind {
      case .kept: Sign.figureSpace
      case .removed: Sign.minus
      case .added: "+"
      }
    return sign + line.text + (line.text.hasSuffix(" ") ? "¬" : "")
  }

  enum Sign {
    static let minus = "\u{2212}"
    static let figureSpace = "\u{2007}"
  }
}
