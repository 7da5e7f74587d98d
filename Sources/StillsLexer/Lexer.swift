/// Cuts Swift source into tokens without understanding it: enough to find a name, a call or a closing brace, and
/// never be fooled by strings (raw, of several lines, with interpolations) and comments (nested).
///
/// It accepts anything: source that ends in the middle of a string or comment gives a last token up to the end.
package struct Lexer {
  private let bytes: [UInt8]
  private var position: Int
  private let end: Int
  private var startsLine = true

  package static func tokens(of bytes: [UInt8], in range: Range<Int>? = nil) -> [Token] {
    var lexer = Lexer(bytes: bytes, range: range ?? 0..<bytes.count)
    var tokens: [Token] = []
    while let token = lexer.next() { tokens.append(token) }
    return tokens
  }

  private init(bytes: [UInt8], range: Range<Int>) {
    (self.bytes, position, end) = (bytes, range.lowerBound, min(range.upperBound, bytes.count))
  }

  private func byte(_ offset: Int = 0) -> UInt8 {
    let index = position + offset
    return index < end ? bytes[index] : 0
  }

  // MARK: - Tokens

  private mutating func next() -> Token? {
    skipBlanksAndComments()
    guard position < end else { return nil }
    let start = position
    let kind = scanToken()
    defer { startsLine = false }
    return Token(kind: kind, range: start..<position, startsLine: startsLine)
  }

  private mutating func scanToken() -> Token.Kind {
    let first = byte()
    switch first {
    case UInt8(ascii: "`"):
      position += 1
      while position < end, byte() != UInt8(ascii: "`"), byte() != newline { position += 1 }
      position = min(position + 1, end)
      return .word
    case UInt8(ascii: "\""):
      scanString(pounds: 0)
      return .literal
    case UInt8(ascii: "#"):
      return scanPound()
    case UInt8(ascii: "@") where isWordStart(byte(1)):
      position += 1
      scanWord()
      return .attribute
    case _ where isDigit(first):
      scanNumber()
      return .number
    case _ where isWordStart(first):
      scanWord()
      return .word
    case _ where isOperator(first):
      scanOperator()
      return .sign
    default:
      position += 1
      return .mark
    }
  }

  private mutating func scanPound() -> Token.Kind {
    var pounds = 0
    while byte(pounds) == UInt8(ascii: "#") { pounds += 1 }
    switch byte(pounds) {
    case UInt8(ascii: "\""):
      position += pounds
      scanString(pounds: pounds)
      return .literal
    case UInt8(ascii: "/"):
      position += pounds + 1
      scanExtendedRegex(pounds: pounds)
      return .literal
    case let after where pounds == 1 && isWordStart(after):
      position += 1
      scanWord()
      return .pound
    default:
      position += 1
      return .mark
    }
  }

  private mutating func scanWord() {
    while position < end, isWordStart(byte()) || isDigit(byte()) { position += 1 }
  }

  private mutating func scanNumber() {
    while position < end {
      let current = byte()
      if isDigit(current) || isWordStart(current) {
        position += 1
      } else if current == UInt8(ascii: "."), isDigit(byte(1)) {
        position += 1
      } else {
        return
      }
    }
  }

  private mutating func scanOperator() {
    repeat { position += 1 } while position < end && isOperator(byte()) && !startsComment
  }

  // MARK: - Literals

  /// From the opening quote to behind the closing quote and its pounds.
  private mutating func scanString(pounds: Int) {
    let quote = UInt8(ascii: "\"")
    let isMultiline = byte(1) == quote && byte(2) == quote
    let quotes = isMultiline ? 3 : 1
    position += quotes
    while position < end {
      switch byte() {
      case quote where hasRun(of: quote, count: quotes) && hasPounds(pounds, at: quotes):
        position = min(position + quotes + pounds, end)
        return
      case UInt8(ascii: "\\") where hasPounds(pounds, at: 1):
        position += 1 + pounds
        if byte() == UInt8(ascii: "(") { scanInterpolation() } else { position = min(position + 1, end) }
      case newline where !isMultiline:
        return
      default:
        position += 1
      }
    }
  }

  /// From the opening parenthesis to behind its partner.
  private mutating func scanInterpolation() {
    var depth = 0
    while position < end {
      skipBlanksAndComments()
      guard position < end else { return }
      let character = byte()
      if scanToken() == .mark {
        if character == UInt8(ascii: "(") { depth += 1 }
        if character == UInt8(ascii: ")") { depth -= 1 }
        if depth == 0 { return }
      }
    }
  }

  private mutating func scanExtendedRegex(pounds: Int) {
    while position < end {
      if byte() == UInt8(ascii: "/"), hasPounds(pounds, at: 1) {
        position = min(position + 1 + pounds, end)
        return
      }
      position += byte() == UInt8(ascii: "\\") ? 2 : 1
    }
    position = min(position, end)
  }

  private func hasRun(of character: UInt8, count: Int) -> Bool { (0..<count).allSatisfy { byte($0) == character } }

  private func hasPounds(_ count: Int, at offset: Int) -> Bool {
    (0..<count).allSatisfy { byte(offset + $0) == UInt8(ascii: "#") }
  }

  // MARK: - Blanks and comments

  private var startsComment: Bool {
    byte() == UInt8(ascii: "/") && (byte(1) == UInt8(ascii: "/") || byte(1) == UInt8(ascii: "*"))
  }

  private mutating func skipBlanksAndComments() {
    while position < end {
      switch byte() {
      case newline, UInt8(ascii: "\r"):
        startsLine = true
        position += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C, 0:
        position += 1
      case _ where startsComment:
        skipComment()
      default:
        return
      }
    }
  }

  private mutating func skipComment() {
    guard byte(1) == UInt8(ascii: "*") else {
      while position < end, byte() != newline { position += 1 }
      return
    }
    var depth = 0
    while position < end {
      switch (byte(), byte(1)) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        depth += 1
        position += 2
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        depth -= 1
        position += 2
        if depth == 0 { return }
      default:
        if byte() == newline { startsLine = true }
        position += 1
      }
    }
    position = min(position, end)
  }

  // MARK: - Characters

  private let newline = UInt8(ascii: "\n")

  private func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  private func isWordStart(_ byte: UInt8) -> Bool {
    (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte >= 0x80
  }

  private func isOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"),
      UInt8(ascii: "*"),
      UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
      UInt8(ascii: "~"), UInt8(ascii: "?"):
      true
    default: false
    }
  }
}
