import Foundation

// Linux's Foundation writes no measurements.

extension Measurement where UnitType: Dimension {
  /// In the unit that the picture's region uses for such things.
  public func formatted() -> String { formatted(FormatStyle(width: .abbreviated, locale: _ShownWorld.locale)) }

  public func formatted(_ style: FormatStyle) -> String { style.format(self) }
}

/// What a length, weight or temperature is measured for: some are told in units of their own.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Sendable {
  let name: String

  /// The region's unit.
  public static var general: Self { Self(name: "general") }
  /// The measurement's own unit.
  public static var asProvided: Self { Self(name: "asProvided") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  public static var road: Self { Self(name: "road") }
  public static var person: Self { Self(name: "person") }
  public static var personHeight: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  public static var personWeight: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  public static var weather: Self { Self(name: "weather") }
  public static var person: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  public static var food: Self { Self(name: "food") }
  public static var workout: Self { Self(name: "workout") }
}

extension Measurement where UnitType: Dimension {
  /// How a measurement is written: the number by the locale, the unit in words, in short, or shorter.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    public enum UnitWidth: String, Codable, Hashable, Sendable {
      case wide, abbreviated, narrow
    }

    public typealias FormatInput = Measurement<UnitType>
    public typealias FormatOutput = String

    public var width: UnitWidth
    public var locale: Locale
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    var usage: String
    public var hidesScaleName = false

    public init(
      width: UnitWidth, locale: Locale? = nil, usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      (self.width, self.locale, self.usage) = (width, locale ?? _ShownWorld.locale, usage.name)
      self.numberFormatStyle = numberFormatStyle
    }

    public func locale(_ locale: Locale) -> FormatStyle {
      var style = self
      style.locale = locale
      return style
    }

    public func format(_ value: Measurement<UnitType>) -> String {
      let units = MeasurementUnits(locale: locale, usage: usage)
      let (number, unit) = usage == "asProvided" ? (value.value, value.unit as Dimension) : units.localized(value)
      let style = numberFormatStyle ?? units.numberStyle(for: number, isProvided: usage == "asProvided")
      let digits = style.locale(locale).format(number)
      return units.writing(
        number, digits: digits, unit: unit, width: width.rawValue, hidesScale: hidesScaleName)
    }
  }
}

extension Foundation.FormatStyle {
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Measurement<UnitType>.FormatStyle(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}
