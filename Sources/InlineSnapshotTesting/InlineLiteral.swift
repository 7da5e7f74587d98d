/// Texts as Swift source.
enum InlineLiteral {
  /// A closure of several lines that returns the text, for a line that is indented by `blanks`.
  static func closure(returning text: String, blanks: String, step: String) -> String {
    let inner = blanks + step
    let pounds = String(repeating: "#", count: poundCount(text))
    let lines = escaped(text, pounds: pounds).split(separator: "\n", omittingEmptySubsequences: false)
    let body = lines.map { $0.isEmpty ? "" : inner + $0 }.joined(separator: "\n")
    return "{\n\(inner)\(pounds)\"\"\"\n\(body)\n\(inner)\"\"\"\(pounds)\n\(blanks)}"
  }

  /// With so many pounds around, nothing in the text is taken for an escape or the end.
  private static func poundCount(_ text: String) -> Int {
    var count = text.utf8.contains(UInt8(ascii: "\\")) ? 1 : 0
    var (quotes, pounds) = (0, 0)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): (quotes, pounds) = (pounds > 0 ? 1 : quotes + 1, 0)
      case UInt8(ascii: "#") where quotes >= 3: pounds += 1
      default: (quotes, pounds) = (0, 0)
      }
      if quotes >= 3 { count = max(count, pounds + 1) }
    }
    return count
  }

  /// Source has no other way to write these: the compiler reads both as line feeds, and editors show neither.
  private static func escaped(_ text: String, pounds: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\r": result += "\\\(pounds)r"
      case "\0": result += "\\\(pounds)0"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
