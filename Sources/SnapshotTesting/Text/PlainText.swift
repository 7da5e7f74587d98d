import Foundation

/// Takes out of descriptions what changes from run to run.
enum PlainText {
  /// Without addresses, and the colon and blanks before them: `<Box: 0x7f3e>` is `<Box>`.
  static func removingAddresses(_ text: String) -> String {
    var result = Substring(text)[...].unicodeScalars
    var output = String.UnicodeScalarView()
    while let scalar = result.first {
      if let rest = afterAddress(result) {
        result = rest
      } else {
        output.append(scalar)
        result.removeFirst()
      }
    }
    return String(output)
  }

  private static func afterAddress(_ text: Substring.UnicodeScalarView) -> Substring.UnicodeScalarView? {
    var rest = text
    if rest.first == ":" { rest.removeFirst() }
    rest = rest.drop(while: \.properties.isWhitespace)
    guard rest.starts(with: "0x".unicodeScalars) else { return nil }
    let digits = rest.dropFirst(2).prefix(while: isHexadecimal)
    return digits.isEmpty ? nil : rest[digits.endIndex...]
  }

  private static func isHexadecimal(_ scalar: Unicode.Scalar) -> Bool {
    ("0"..."9").contains(scalar) || ("a"..."f").contains(scalar)
  }

  /// Without blanks that ` #` and digits follow: `(Row #1)` is `(Row)`.
  static func removingNumbers(_ text: String) -> String {
    var pieces = text.components(separatedBy: " #")
    for index in pieces.indices.dropFirst() {
      let digits = pieces[index].prefix { $0.isASCII && $0.isNumber }
      pieces[index] = digits.isEmpty ? " #" + pieces[index] : String(pieces[index].dropFirst(digits.count))
    }
    return pieces.joined()
  }
}
