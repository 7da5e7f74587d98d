import Foundation

/// Characters by their names in HTML, as Markdown takes them: `&amp;`, `&#233;`, `&#xE9;`.
enum MarkdownEntity {
  /// `name` is what stands between `&` and `;`.
  static func character(named name: String) -> Character? {
    guard name.hasPrefix("#") else { return named[name] }
    let digits = name.dropFirst()
    let isHexadecimal = digits.hasPrefix("x") || digits.hasPrefix("X")
    let number = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    guard let number else { return nil }
    // CommonMark: what is no character is the replacement character.
    guard number != 0, let scalar = Unicode.Scalar(number) else { return "\u{FFFD}" }
    return Character(scalar)
  }

  /// Those of HTML 4 that texts use: signs, arrows, and the letters of Western European languages.
  private static let named: [String: Character] = {
    let signs = """
      amp & lt < gt > quot " apos ' copy © reg ® trade ™ hellip … mdash — ndash – lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” \
      bdquo „ laquo « raquo » lsaquo ‹ rsaquo › bull • middot · deg ° plusmn ± times × divide ÷ minus − euro € pound £ \
      yen ¥ cent ¢ curren ¤ sect § para ¶ dagger † Dagger ‡ permil ‰ iexcl ¡ iquest ¿ not ¬ brvbar ¦ micro µ \
      frac12 ½ frac14 ¼ frac34 ¾ sup1 ¹ sup2 ² sup3 ³ ordf ª ordm º infin ∞ ne ≠ le ≤ ge ≥ asymp ≈ radic √ sum ∑ \
      larr ← uarr ↑ rarr → darr ↓ harr ↔ lArr ⇐ rArr ⇒ hearts ♥ spades ♠ clubs ♣ diams ♦ check ✓ star ☆ \
      alpha α beta β gamma γ delta δ epsilon ε lambda λ mu μ pi π sigma σ omega ω Delta Δ Omega Ω Sigma Σ
      """
    let letters = """
      Agrave À Aacute Á Acirc Â Atilde Ã Auml Ä Aring Å AElig Æ Ccedil Ç Egrave È Eacute É Ecirc Ê Euml Ë Igrave Ì \
      Iacute Í Icirc Î Iuml Ï Ntilde Ñ Ograve Ò Oacute Ó Ocirc Ô Otilde Õ Ouml Ö Oslash Ø Ugrave Ù Uacute Ú Ucirc Û \
      Uuml Ü Yacute Ý szlig ß agrave à aacute á acirc â atilde ã auml ä aring å aelig æ ccedil ç egrave è eacute é \
      ecirc ê euml ë igrave ì iacute í icirc î iuml ï ntilde ñ ograve ò oacute ó ocirc ô otilde õ ouml ö oslash ø \
      ugrave ù uacute ú ucirc û uuml ü yacute ý yuml ÿ OElig Œ oelig œ Scaron Š scaron š
      """
    var named: [String: Character] = ["nbsp": "\u{A0}", "shy": "\u{AD}", "zwj": "\u{200D}", "zwnj": "\u{200C}"]
    let words = (signs + " " + letters).split(separator: " ")
    for index in stride(from: 0, to: words.count - 1, by: 2) { named[String(words[index])] = words[index + 1].first }
    return named
  }()
}
