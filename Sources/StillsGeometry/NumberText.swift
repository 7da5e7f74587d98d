import Foundation

/// The one place where numbers become text for dumps, SVG and JSON: at most `places` decimals, no trailing
/// zeros, never an exponent, never the locale.
public enum NumberText {
  /// `places` is at most 6. Not-a-number prints `nan`, infinities `inf` and `-inf`.
  public static func string(_ value: CGFloat, places: Int = 3) -> String {
    if value.isNaN { return "nan" }
    if value.isInfinite { return value < 0 ? "-inf" : "inf" }
    let scale = powersOfTen[min(max(places, 0), 6)]
    let scaled = (value * CGFloat(scale)).rounded()
    guard abs(scaled) < 9e15 else { return String(format: "%.0f", Double(value)) }
    var digits = Int(scaled.magnitude)
    let whole = digits / scale
    digits -= whole * scale
    var text = scaled < 0 ? "-\(whole)" : "\(whole)"
    guard digits > 0 else { return text }
    var fraction = String(digits)
    fraction = String(repeating: "0", count: min(max(places, 0), 6) - fraction.count) + fraction
    while fraction.hasSuffix("0") { fraction.removeLast() }
    text += "." + fraction
    return text
  }

  private static let powersOfTen = [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000]
}
