import StillsLexer

/// Conditional compilation as iOS sees it: `os(iOS)` and `targetEnvironment(simulator)` hold, other systems do not.
enum ConditionRewriting {
  static func edits(_ source: TokenList) -> [SourceEdit] {
    var edits: [SourceEdit] = []
    var index = 0
    while index < source.count {
      guard source.has("#if", at: index) || source.has("#elseif", at: index) else {
        index += 1
        continue
      }
      index += 1
      while index < source.count, !source.tokens[index].startsLine {
        if let answer = answer(source, index) {
          let range = source.tokens[index].range.lowerBound..<source.tokens[index + 3].range.upperBound
          edits.append(SourceEdit(range, answer ? "true" : "false", in: source.bytes))
          index += 3
        }
        index += 1
      }
    }
    return edits
  }

  /// What a question such as `os(iOS)` at a token is answered; nil for what the compiler itself answers rightly.
  private static func answer(_ source: TokenList, _ index: Int) -> Bool? {
    guard source.kind(index) == .word, source.has("(", at: index + 1), source.has(")", at: index + 3) else {
      return nil
    }
    let argument = source.text(index + 2)
    switch source.text(index) {
    case "os": return argument == "iOS"
    case "targetEnvironment": return argument == "simulator"
    case "canImport": return ImportRewriting.replaced[argument] != nil ? true : nil
    default: return nil
    }
  }
}
