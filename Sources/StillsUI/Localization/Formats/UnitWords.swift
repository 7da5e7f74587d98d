import Foundation

/// Units in the words of a language, from the Unicode data that Foundation's own library on Linux brings along.
///
/// The library is asked by the names under which it exports its functions; where it has none of them, or no word, the answer
/// is nil.
enum UnitWords {
  enum Width: String {
    case wide = "full-name"
    case abbreviated = "short"
    case narrow
  }

  /// `digits`, which is how `number` is written, with its unit: “5 Kilometer”. A language may put a word in the place of the
  /// digits, as for one or two of something.
  static func writing(
    _ number: Double, digits: String, unit: String, width: Width, locale: Locale
  ) -> String? {
    // What is singular, and what not, depends on the digits that are seen.
    let precision = precision(of: digits, locale: locale)
    let measure = "measure-unit/\(unit) unit-width-\(width.rawValue) \(precision)"
    guard let written = UnicodeLibrary.number(number, skeleton: measure, locale: locale.identifier) else { return nil }
    guard let plain = UnicodeLibrary.number(number, skeleton: precision, locale: locale.identifier),
      let range = written.range(of: plain)
    else { return written }
    return written.replacingCharacters(in: range, with: digits)
  }

  /// Counts of units one after the other: “1 Stunde, 2 Minuten”. Each unit by its name in the Unicode data's durations.
  static func writing(_ counts: [(count: Int, unit: String)], width: Width, locale: Locale) -> String? {
    var words: [String] = []
    for (count, unit) in counts {
      let digits = IntegerFormatStyle<Int>(locale: locale).format(count)
      guard
        let word = writing(Double(count), digits: digits, unit: "duration-\(unit)", width: width, locale: locale)
      else { return nil }
      words.append(word)
    }
    return UnicodeLibrary.unitList(words, width: width, locale: locale.identifier)
  }

  private static func precision(of digits: String, locale: Locale) -> String {
    guard let separator = locale.decimalSeparator, !separator.isEmpty, let point = digits.range(of: separator) else {
      return "precision-integer"
    }
    let count = digits[point.upperBound...].prefix { $0.isNumber }.count
    return count == 0 ? "precision-integer" : "." + String(repeating: "0", count: min(count, 20))
  }
}

/// The functions of the Unicode library that Foundation does not pass on.
private enum UnicodeLibrary {
  private typealias Status = UnsafeMutablePointer<Int32>
  private typealias Text = UnsafePointer<UInt16>
  private typealias OpenFormatter =
    @convention(c) (Text, Int32, UnsafePointer<CChar>, Status) -> OpaquePointer?
  private typealias OpenResult = @convention(c) (Status) -> OpaquePointer?
  private typealias Format = @convention(c) (OpaquePointer, Double, OpaquePointer, Status) -> Void
  private typealias ResultText =
    @convention(c) (OpaquePointer, UnsafeMutablePointer<UInt16>?, Int32, Status) -> Int32
  private typealias Close = @convention(c) (OpaquePointer) -> Void
  private typealias OpenList = @convention(c) (UnsafePointer<CChar>, Int32, Int32, Status) -> OpaquePointer?
  private typealias FormatList =
    @convention(c) (
      OpaquePointer, UnsafePointer<Text?>, UnsafePointer<Int32>, Int32, UnsafeMutablePointer<UInt16>?, Int32, Status
    ) -> Int32

  private static func function<Signature>(_ name: String, as signature: Signature.Type) -> Signature? {
    dlsym(nil, "swift_" + name).map { unsafeBitCast($0, to: signature) }
  }

  static func number(_ value: Double, skeleton: String, locale: String) -> String? {
    guard let open = function("unumf_openForSkeletonAndLocale", as: OpenFormatter.self),
      let openResult = function("unumf_openResult", as: OpenResult.self),
      let format = function("unumf_formatDouble", as: Format.self),
      let text = function("unumf_resultToString", as: ResultText.self),
      let close = function("unumf_close", as: Close.self),
      let closeResult = function("unumf_closeResult", as: Close.self)
    else { return nil }
    let units = Array(skeleton.utf16)
    var status: Int32 = 0
    guard let formatter = open(units, Int32(units.count), locale, &status) else { return nil }
    defer { close(formatter) }
    guard status <= 0, let result = openResult(&status) else { return nil }
    defer { closeResult(result) }
    format(formatter, value, result, &status)
    return string { text(result, $0, $1, &status) }
  }

  static func unitList(_ words: [String], width: UnitWords.Width, locale: String) -> String? {
    guard words.count > 1 else { return words.first }
    guard let open = function("ulistfmt_openForType", as: OpenList.self),
      let format = function("ulistfmt_format", as: FormatList.self),
      let close = function("ulistfmt_close", as: Close.self)
    else { return nil }
    var status: Int32 = 0
    // The type of lists of units, and the widths in the order of the library.
    let number: Int32 =
      switch width {
      case .wide: 0
      case .abbreviated: 1
      case .narrow: 2
      }
    guard let formatter = open(locale, 2, number, &status), status <= 0 else { return nil }
    defer { close(formatter) }
    // All words in one piece of memory, so that what points into it stays.
    let units = words.map { Array($0.utf16) }, all = units.flatMap { $0 }
    return all.withUnsafeBufferPointer { memory -> String? in
      guard let base = memory.baseAddress else { return nil }
      var starts: [Text?] = [], offset = 0
      for word in units {
        starts.append(base + offset)
        offset += word.count
      }
      let lengths = units.map { Int32($0.count) }
      return string { format(formatter, starts, lengths, Int32(units.count), $0, $1, &status) }
    }
  }

  /// `write` fills a buffer of so many units and says how many there are.
  private static func string(_ write: (UnsafeMutablePointer<UInt16>?, Int32) -> Int32) -> String? {
    var buffer = [UInt16](repeating: 0, count: 512)
    let count = Int(write(&buffer, Int32(buffer.count)))
    return count > 0 && count <= buffer.count ? String(decoding: buffer[0..<count], as: UTF16.self) : nil
  }
}

extension MeasurementUnits {
  /// What the Unicode data calls a unit of Foundation's, by the unit's symbol.
  static let unicodeNames: [String: String] = {
    let kinds: [String: String] = [
      "length": "km kilometer, m meter, cm centimeter, mm millimeter, µm micrometer, nm nanometer, mi mile, yd yard, "
        + "ft foot, in inch, NM nautical-mile, ly light-year, pc parsec",
      "mass": "kg kilogram, g gram, mg milligram, µg microgram, lb pound, oz ounce, st stone, t tonne, ct carat",
      "temperature": "°C celsius, °F fahrenheit, K kelvin",
      "speed": "km/h kilometer-per-hour, mph mile-per-hour, m/s meter-per-second, kn knot",
      "volume": "L liter, mL milliliter, dL deciliter, cL centiliter, gal gallon, qt quart, pt pint, cup cup, "
        + "tsp teaspoon, tbsp tablespoon, m³ cubic-meter, cm³ cubic-centimeter",
      "duration": "hr hour, min minute, s second, ms millisecond",
      "energy": "kCal kilocalorie, kcal kilocalorie, cal calorie, J joule, kJ kilojoule, kWh kilowatt-hour",
      "power": "W watt, kW kilowatt, MW megawatt, hp horsepower",
      "pressure": "Pa pascal, hPa hectopascal, kPa kilopascal, bar bar, mbar millibar, "
        + "psi pound-force-per-square-inch",
      "angle": "° degree, rad radian",
      "digital": "bit bit, B byte, kB kilobyte, MB megabyte, GB gigabyte, TB terabyte",
      "frequency": "Hz hertz, kHz kilohertz, MHz megahertz, GHz gigahertz",
      "electric": "V volt, A ampere, mA milliampere, Ω ohm",
      "area": "m² square-meter, km² square-kilometer, cm² square-centimeter, ft² square-foot, mi² square-mile, "
        + "ac acre, ha hectare",
    ]
    var names = ["fl oz": "volume-fluid-ounce"]
    for (kind, list) in kinds {
      for entry in list.split(separator: ",") {
        let words = entry.split(separator: " ")
        if words.count == 2 { names[String(words[0])] = "\(kind)-\(words[1])" }
      }
    }
    return names
  }()
}
