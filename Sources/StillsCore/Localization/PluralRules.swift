import Foundation
import StillsGeometry

/// The forms that languages have for numbers of things.
package enum PluralCategory: String, Hashable, Sendable, CaseIterable, Comparable {
  case zero, one, two, few, many, other

  package static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }
  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// A number as plural rules see it: its value, and the digits behind the point.
package struct PluralOperands: Hashable, Sendable {
  /// Without sign.
  package var value: Double
  /// How many digits stand behind the point, and which.
  var digits: Int, fraction: Int

  package init(_ number: Int64) { (value, digits, fraction) = (Double(number.magnitude), 0, 0) }
  package init(_ number: UInt64) { (value, digits, fraction) = (Double(number), 0, 0) }

  /// With as many places as the number needs.
  package init(_ number: Double) {
    let number = number.isFinite ? abs(number) : 0
    (value, digits, fraction) = (number, 0, 0)
    guard number != number.rounded(.down), number < 1e9 else { return }
    let text = NumberText.string(number, places: 6)
    let behind = text.split(separator: ".").dropFirst().first.map(String.init) ?? ""
    (digits, fraction) = (behind.count, Int(behind) ?? 0)
  }

  /// The whole part.
  var whole: Int { Int(min(value.rounded(.down), 1e15)) }
  var isWhole: Bool { digits == 0 }
}

/// Which form a number takes, by the Unicode locale data's rules for cardinal numbers.
package enum PluralRules {
  /// `language` as `en` or `pt-BR`; unknown ones have no forms but `other`.
  package static func category(of number: PluralOperands, language: String) -> PluralCategory {
    let parts = language.split { $0 == "-" || $0 == "_" }
    let primary = parts.first.map { $0.lowercased() } ?? ""
    if primary == "pt", parts.contains("PT") { return spanish(number, isOne: number.whole == 1 && number.isWhole) }
    return rules[primary == "base" || primary.isEmpty ? "en" : primary]?(number) ?? .other
  }

  private typealias Rule = @Sendable (PluralOperands) -> PluralCategory

  private static let rules: [String: Rule] = {
    var rules: [String: Rule] = [:]
    func set(_ languages: String, _ rule: @escaping Rule) {
      for language in languages.split(separator: " ") { rules[String(language)] = rule }
    }
    // One whole thing.
    set("ast de en et fi fy gl ia io lij nl sc sv sw ur yi") { $0.whole == 1 && $0.isWhole ? .one : .other }
    // Exactly one, also written 1.0.
    set(
      """
      af an asa az bal bem bez bg brx ce cgg chr ckb dv ee el eo eu fo fur gsw ha haw hu jgo jmc ka kaj kcg kk kkj kl \
      ks ksb ku ky lb lg mas mgo ml mn mr nah nb nd ne nn nnh no nr ny nyn om or os pap ps rm rof rwk saq sd sdh seh sn \
      so sq ss ssy st syr ta te teo tig tk tn tr ts ug uz ve vo vun wae xh xog
      """
    ) { $0.value == 1 ? .one : .other }
    set("am as bn doi fa gu hi kn pcm zu") { $0.whole == 0 || $0.value == 1 ? .one : .other }
    set("ff hy kab") { $0.whole <= 1 ? .one : .other }
    set("ak bho csw guw ln mg nso pa ti wa") { $0.value == 0 || $0.value == 1 ? .one : .other }
    set("si") { $0.value == 0 || $0.value == 1 || ($0.whole == 0 && $0.fraction == 1) ? .one : .other }
    set("da") { $0.value == 1 || (!$0.isWhole && $0.whole <= 1) ? .one : .other }
    set("is") { isOneOfTens($0.whole) && $0.isWhole || isOneOfTens($0.fraction) && !$0.isWhole ? .one : .other }
    set("mk") { $0.isWhole && isOneOfTens($0.whole) || isOneOfTens($0.fraction) ? .one : .other }
    set("ceb fil tl") {
      let last = $0.isWhole ? $0.whole % 10 : $0.fraction % 10
      return last != 4 && last != 6 && last != 9 ? .one : .other
    }
    // Millions are counted with a word between.
    set("fr") { $0.whole <= 1 ? .one : million($0) }
    set("pt") { $0.whole <= 1 ? .one : million($0) }
    set("es") { spanish($0, isOne: $0.value == 1) }
    set("ca it vec scn") { spanish($0, isOne: $0.whole == 1 && $0.isWhole) }
    set("he iw") { number in
      if number.isWhole ? number.whole == 1 : number.whole == 0 { return .one }
      return number.whole == 2 && number.isWhole ? .two : .other
    }
    set("iu naq sat se sma smi smj smn sms") { $0.value == 1 ? .one : $0.value == 2 ? .two : .other }
    set("mo ro") { number in
      if number.whole == 1, number.isWhole { return .one }
      let hundreds = number.whole % 100
      return !number.isWhole || number.value == 0 || number.whole != 1 && (1...19).contains(hundreds) ? .few : .other
    }
    set("bs hr sh sr") { number in
      let digits = number.isWhole ? number.whole : number.fraction
      return isOneOfTens(digits) ? .one : isFew(digits) ? .few : .other
    }
    set("cs sk") { $0.isWhole ? $0.whole == 1 ? .one : (2...4).contains($0.whole) ? .few : .other : .many }
    set("pl") { number in
      guard number.isWhole else { return .other }
      return number.whole == 1 ? .one : isFew(number.whole) ? .few : .many
    }
    set("be ru uk") { number in
      guard number.isWhole else { return .other }
      return isOneOfTens(number.whole) ? .one : isFew(number.whole) ? .few : .many
    }
    set("lt") { number in
      guard number.isWhole else { return .many }
      let isTeen = (11...19).contains(number.whole % 100), last = number.whole % 10
      return isTeen || last == 0 ? .other : last == 1 ? .one : .few
    }
    set("lv prg") { number in
      let digits = number.isWhole ? number.whole : number.fraction
      if number.isWhole && digits % 10 == 0
        || (11...19).contains(digits % 100) && (number.isWhole || number.digits == 2)
      {
        return .zero
      }
      return digits % 10 == 1 && (digits % 100 != 11 || !number.isWhole && number.digits != 2) ? .one : .other
    }
    set("dsb hsb sl") { number in
      switch number.isWhole ? number.whole % 100 : -1 {
      case 1: return .one
      case 2: return .two
      case 3, 4: return .few
      default: return number.isWhole ? .other : .few
      }
    }
    set("ga") { number in
      guard number.isWhole else { return .other }
      switch number.whole {
      case 1: return .one
      case 2: return .two
      case 3...6: return .few
      case 7...10: return .many
      default: return .other
      }
    }
    set("gd") { number in
      guard number.isWhole else { return .other }
      switch number.whole {
      case 1, 11: return .one
      case 2, 12: return .two
      case 3...10, 13...19: return .few
      default: return .other
      }
    }
    set("mt") { number in
      guard number.isWhole else { return .other }
      switch (number.whole, number.whole % 100) {
      case (1, _): return .one
      case (2, _): return .two
      case (0, _), (_, 3...10): return .few
      case (_, 11...19): return .many
      default: return .other
      }
    }
    set("cy") { number in
      guard number.isWhole else { return .other }
      switch number.whole {
      case 0: return .zero
      case 1: return .one
      case 2: return .two
      case 3: return .few
      case 6: return .many
      default: return .other
      }
    }
    set("ar ars") { number in
      guard number.isWhole else { return .other }
      switch (number.whole, number.whole % 100) {
      case (0, _): return .zero
      case (1, _): return .one
      case (2, _): return .two
      case (_, 3...10): return .few
      case (_, 11...99): return .many
      default: return .other
      }
    }
    return rules
  }()

  /// 1, 21, 31 and so on, but not 11.
  private static func isOneOfTens(_ number: Int) -> Bool { number % 10 == 1 && number % 100 != 11 }

  /// 2 to 4, 22 to 24 and so on, but not 12 to 14.
  private static func isFew(_ number: Int) -> Bool {
    (2...4).contains(number % 10) && !(12...14).contains(number % 100)
  }

  private static func million(_ number: PluralOperands) -> PluralCategory {
    number.isWhole && number.whole != 0 && number.whole % 1_000_000 == 0 ? .many : .other
  }

  private static func spanish(_ number: PluralOperands, isOne: Bool) -> PluralCategory {
    isOne ? .one : million(number)
  }
}
