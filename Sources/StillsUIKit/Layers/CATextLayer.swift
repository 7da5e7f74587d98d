import Foundation
import StillsCore
import StillsGeometry

public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let natural = Self(rawValue: "natural")
  public static let left = Self(rawValue: "left")
  public static let right = Self(rawValue: "right")
  public static let center = Self(rawValue: "center")
  public static let justified = Self(rawValue: "justified")
}

public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let none = Self(rawValue: "none")
  public static let start = Self(rawValue: "start")
  public static let end = Self(rawValue: "end")
  public static let middle = Self(rawValue: "middle")
}

/// A layer that draws a text from its top: 36 points high and white unless told otherwise.
open class CATextLayer: CALayer, @unchecked Sendable {
  /// A `String` or an `NSAttributedString`.
  open var string: Any?
  /// A `UIFont` or a font's name; its size does not count.
  open var font: Any?
  open var fontSize: CGFloat = 36
  open var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1)
  open var isWrapped = false
  open var alignmentMode = CATextLayerAlignmentMode.natural
  open var truncationMode = CATextLayerTruncationMode.none
  open var allowsFontSubpixelQuantization = false

  @MainActor package func paintText(in rect: CGRect, into painter: inout Painter) {
    guard let string, rect.width > 0, rect.height > 0 else { return }
    let size = fontSize > 0 && fontSize.isFinite ? fontSize : 36
    let named = (font as? String).flatMap { UIFont(name: $0, size: size) }
    let face = (font as? UIFont)?.withSize(size) ?? named ?? .systemFont(ofSize: size)
    let text =
      string as? NSAttributedString ?? NSAttributedString(string: string as? String ?? String(describing: string))
    TextBlock(
      text, font: face, color: foregroundColor.map(UIColor.init(cgColor:)) ?? .white, traits: .current,
      tint: .tintColor, alignment: alignment, lineBreakMode: lineBreaks, lines: isWrapped ? 0 : 1
    ).paint(in: rect, isTop: true, into: &painter)
  }

  private var alignment: NSTextAlignment {
    switch alignmentMode {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: .natural
    }
  }

  private var lineBreaks: NSLineBreakMode {
    switch truncationMode {
    case .start: .byTruncatingHead
    case .middle: .byTruncatingMiddle
    case .end: .byTruncatingTail
    default: isWrapped ? .byWordWrapping : .byClipping
    }
  }
}
