import Foundation
import StillsCore

/// A place that tabs go to, from the leading edge of the text.
nonisolated open class NSTextTab: NSObject, @unchecked Sendable {
  public struct OptionKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The characters at which numbers are lined up.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  private let mark = CollectionMark.value
  public let alignment: NSTextAlignment
  public let location: CGFloat
  public let options: [OptionKey: Any]

  public init(textAlignment alignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any] = [:]) {
    (self.alignment, self.location, self.options) = (alignment, location.orZero, options)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return alignment == other.alignment && location == other.location
  }
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(alignment)
    hasher.combine(location)
    return hasher.finalize()
  }

  /// The twelve that a paragraph style has from the start.
  static let usual = (1...12).map { NSTextTab(textAlignment: .left, location: CGFloat($0) * 28) }
}
