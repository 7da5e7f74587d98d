import Foundation

/// Cuts the format of a translation into its pieces: `%1$@`, `%.2f`, `%#@count@`, `%arg`, `%%`.
package enum FormatString {
  package enum Piece: Hashable {
    case text(String)
    /// The position counts from 1; the specifier is without it: `%@`.
    case argument(position: Int?, specifier: String)
    case variable(String, position: Int?)
    /// `%arg`: the argument of the variable whose text this is.
    case own
  }

  private static let conversions = Set("@dDiuUxXoOfFeEgGaAcCsSp")
  private static let modifiers = Set("0123456789.+- #'*lhqjztL")

  /// What is no conversion stays as it is.
  package static func pieces(of format: String, namesOwnArgument: Bool = false) -> [Piece] {
    guard format.utf8.contains(UInt8(ascii: "%")) else { return [.text(format)] }
    var pieces: [Piece] = []
    var text = ""
    var rest = Substring(format)
    func flush() {
      if !text.isEmpty { pieces.append(.text(text)) }
      text = ""
    }
    while let percent = rest.firstIndex(of: "%") {
      text += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        text.append("%")
        rest = rest.dropFirst()
      } else if namesOwnArgument, rest.hasPrefix("arg") {
        flush()
        pieces.append(.own)
        rest = rest.dropFirst(3)
      } else if let (piece, length) = conversion(rest) {
        flush()
        pieces.append(piece)
        rest = rest.dropFirst(length)
      } else {
        text.append("%")
      }
    }
    text += rest
    flush()
    return pieces
  }

  /// The conversion behind a percent sign, and how many characters it takes.
  private static func conversion(_ text: Substring) -> (Piece, length: Int)? {
    var rest = text
    var position: Int?
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    if !digits.isEmpty, digits.count < 4, rest.dropFirst(digits.count).first == "$" {
      position = Int(digits)
      rest = rest.dropFirst(digits.count + 1)
    }
    if rest.hasPrefix("#@") {
      let name = rest.dropFirst(2).prefix { $0 != "@" }
      let after = rest.dropFirst(2 + name.count)
      guard after.first == "@", !name.isEmpty else { return nil }
      return (.variable(String(name), position: position), text.count - after.count + 1)
    }
    let flags = rest.prefix { modifiers.contains($0) }
    rest = rest.dropFirst(flags.count)
    guard let conversion = rest.first, conversions.contains(conversion), flags.count < 16 else { return nil }
    return (
      .argument(position: position, specifier: "%" + flags + String(conversion)), text.count - rest.count + 1
    )
  }
}
