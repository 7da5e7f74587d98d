import Foundation

/// Which units regions use, and how units are written. The thresholds are those of the Unicode locale data's unit
/// preferences, as far as they are here: lengths, weights, temperatures, speeds and volumes.
struct MeasurementUnits {
  let locale: Locale
  let usage: String

  private var isAmerican: Bool { ["US", "LR", "MM"].contains(locale.region?.identifier ?? "") }
  private var isBritish: Bool { locale.region?.identifier == "GB" }
  private var usesFahrenheit: Bool {
    ["US", "BS", "BZ", "KY", "PR", "PW", "LR"].contains(locale.region?.identifier ?? "")
  }

  // MARK: Choosing

  func localized<UnitType: Dimension>(_ value: Measurement<UnitType>) -> (Double, Dimension) {
    let base = value.unit.converter.baseUnitValue(fromValue: value.value)
    for unit in candidates(of: value.unit, base: abs(base)) {
      return (unit.converter.value(fromBaseUnitValue: base), unit)
    }
    return (value.value, value.unit)
  }

  /// The one to take, if any; `base` is in the kind's base unit.
  private func candidates(of unit: Dimension, base: Double) -> [Dimension] {
    switch unit {
    case is UnitLength: [length(base)]
    case is UnitMass:
      isAmerican
        ? [base >= 0.453_592_37 || usage == "person" ? UnitMass.pounds : .ounces]
        : [base >= 1 || usage == "person" ? UnitMass.kilograms : base >= 0.001 ? .grams : .milligrams]
    case is UnitTemperature: [usesFahrenheit ? UnitTemperature.fahrenheit : .celsius]
    case is UnitSpeed: [isAmerican || isBritish ? UnitSpeed.milesPerHour : .kilometersPerHour]
    case is UnitVolume:
      isAmerican
        ? [base >= 3.785 ? UnitVolume.gallons : base >= 0.237 ? .cups : .fluidOunces]
        : [base >= 1 ? UnitVolume.liters : .milliliters]
    case is UnitEnergy where usage == "food" || usage == "workout": [UnitEnergy.kilocalories]
    default: []
    }
  }

  private func length(_ meters: Double) -> UnitLength {
    switch usage {
    case "person": return isAmerican ? (meters >= 0.3048 ? .feet : .inches) : .centimeters
    case "road":
      if isAmerican { return meters >= 804.672 ? .miles : .feet }
      if isBritish { return meters >= 804.672 ? .miles : .yards }
      return meters >= 900 ? .kilometers : .meters
    default:
      if isAmerican { return meters >= 1609.344 * 0.5 ? .miles : meters >= 0.3048 ? .feet : .inches }
      return meters >= 1000 ? .kilometers : meters >= 1 ? .meters : meters >= 0.01 ? .centimeters : .millimeters
    }
  }

  /// Whole numbers with two digits at least, as for converted measures; provided ones as they are.
  func numberStyle(for number: Double, isProvided: Bool) -> FloatingPointFormatStyle<Double> {
    if isProvided { return .number }
    let whole = abs(number) >= 10 || number == number.rounded()
    return whole
      ? .number.precision(.fractionLength(0)) : .number.precision(.significantDigits(1...2))
  }

  // MARK: Writing

  private struct Names {
    var short, narrow, one, many: String
  }

  /// `digits` is how `number` is written. English words and signs are those of the table below.
  func writing(_ number: Double, digits: String, unit: Dimension, width: String, hidesScale: Bool) -> String {
    if unit is UnitTemperature, hidesScale || width == "narrow" { return digits + "°" }
    let isOne = digits == "1"
    if locale.language.languageCode?.identifier != "en" || Self.names[unit.symbol] == nil,
      let name = Self.unicodeNames[unit.symbol],
      let words = UnitWords.writing(
        number, digits: digits, unit: name, width: width == "wide" ? .wide : width == "narrow" ? .narrow : .abbreviated,
        locale: locale)
    {
      return words
    }
    guard let names = Self.names[unit.symbol] else { return "\(digits) \(unit.symbol)" }
    switch width {
    case "wide": return "\(digits) \(isOne ? names.one : names.many)"
    case "narrow": return digits + names.narrow
    default: return digits + names.short
    }
  }

  private static let names: [String: Names] = {
    var names: [String: Names] = [:]
    func add(_ symbol: String, _ short: String, narrow: String? = nil, _ one: String, _ many: String? = nil) {
      names[symbol] = Names(
        short: short, narrow: narrow ?? short.filter { $0 != " " }, one: one, many: many ?? one + "s")
    }
    add("km", " km", "kilometer")
    add("m", " m", "meter")
    add("cm", " cm", "centimeter")
    add("mm", " mm", "millimeter")
    add("mi", " mi", "mile")
    add("yd", " yd", "yard")
    add("ft", " ft", narrow: "′", "foot", "feet")
    add("in", " in", narrow: "″", "inch", "inches")
    add("kg", " kg", "kilogram")
    add("g", " g", "gram")
    add("mg", " mg", "milligram")
    add("lb", " lb", narrow: "#", "pound")
    add("oz", " oz", "ounce")
    add("st", " st", "stone", "stones")
    add("t", " t", "metric ton")
    add("°C", "°C", narrow: "°", "degree Celsius", "degrees Celsius")
    add("°F", "°F", narrow: "°", "degree Fahrenheit", "degrees Fahrenheit")
    add("K", " K", "kelvin")
    add("km/h", " km/h", "kilometer per hour", "kilometers per hour")
    add("mph", " mph", "mile per hour", "miles per hour")
    add("m/s", " m/s", "meter per second", "meters per second")
    add("kn", " kn", "knot")
    add("L", " L", "liter")
    add("mL", " mL", "milliliter")
    add("gal", " gal", "gallon")
    add("cup", " cup", narrow: "c", "cup")
    add("tsp", " tsp", "teaspoon")
    add("tbsp", " tbsp", "tablespoon")
    add("fl oz", " fl oz", "fluid ounce")
    add("hr", " hr", narrow: "h", "hour")
    add("min", " min", narrow: "m", "minute")
    add("s", " sec", narrow: "s", "second")
    add("ms", " ms", "millisecond")
    add("kCal", " kcal", "kilocalorie")
    add("kcal", " kcal", "kilocalorie")
    add("cal", " cal", "calorie")
    add("J", " J", "joule")
    add("kJ", " kJ", "kilojoule")
    add("kWh", " kWh", "kilowatt-hour")
    add("W", " W", "watt")
    add("kW", " kW", "kilowatt")
    add("Pa", " Pa", "pascal")
    add("hPa", " hPa", "hectopascal")
    add("bar", " bar", "bar")
    add("°", "°", "degree")
    add("rad", " rad", "radian")
    add("%", "%", "percent", "percent")
    add("B", " byte", narrow: "B", "byte")
    add("kB", " kB", "kilobyte")
    add("MB", " MB", "megabyte")
    add("GB", " GB", "gigabyte")
    add("TB", " TB", "terabyte")
    add("Hz", " Hz", "hertz", "hertz")
    add("kHz", " kHz", "kilohertz", "kilohertz")
    add("MHz", " MHz", "megahertz", "megahertz")
    add("GHz", " GHz", "gigahertz", "gigahertz")
    add("V", " V", "volt")
    add("A", " A", "ampere")
    add("m²", " m²", "square meter")
    add("km²", " km²", "square kilometer")
    add("ac", " ac", "acre")
    add("ha", " ha", "hectare")
    return names
  }()
}
