/// The one place where text becomes a part of XML.
package enum XMLText {
  /// For attributes and for what is between tags. Characters that XML 1.0 cannot hold become U+FFFD. Line ends in
  /// attributes would be read as blanks: they are escaped, unless somebody says that they are not in one.
  package static func escaped(_ text: String, keepsLineEnds: Bool = false) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n" where keepsLineEnds: result += "\n"
      case "\n", "\t", "\r": result += "&#\(scalar.value);"
      case _ where scalar.value < 0x20 || scalar.value == 0xfffe || scalar.value == 0xffff: result += "\u{fffd}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
