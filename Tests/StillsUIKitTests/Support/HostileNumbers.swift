import Foundation
import UIKit

/// Numbers that are the same each time (SplitMix64), and now and then such as no author means to write.
struct HostileNumbers {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(max(1, bound))) }
  mutating func chance(_ one: Int) -> Bool { below(one) == 0 }
  mutating func element<T>(_ elements: [T]) -> T { elements[below(elements.count)] }

  private static let wild: [CGFloat] = [
    .nan, .infinity, -.infinity, 0, -0.0, -1, -1000, 1e-300, 1e9, -1e9, 1e30, 1e300, -1e300,
    .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude, 0.5, 1.0 / 3,
  ]

  /// Mostly a length on a screen.
  mutating func length() -> CGFloat {
    chance(4) ? element(Self.wild) : CGFloat(below(1600)) / 4 - 20
  }
  /// Mostly from 0 to 1.
  mutating func share() -> CGFloat { chance(4) ? element(Self.wild) : CGFloat(below(101)) / 100 }
  mutating func point() -> CGPoint { CGPoint(x: length(), y: length()) }
  mutating func size() -> CGSize { CGSize(width: length(), height: length()) }
  mutating func rect() -> CGRect { CGRect(origin: point(), size: size()) }
  mutating func insets() -> UIEdgeInsets {
    UIEdgeInsets(top: length(), left: length(), bottom: length(), right: length())
  }
  mutating func index() -> Int { element([0, 1, 2, 3, 7, -1, 100, .max, .min]) }
  mutating func priority() -> UILayoutPriority {
    UILayoutPriority(element([1000, 999, 750, 250, 1, 50, 500, 0, -3, 2000, .nan, .infinity, 749.5]))
  }
  mutating func transform() -> CGAffineTransform {
    switch below(4) {
    case 0: CGAffineTransform(rotationAngle: length())
    case 1: CGAffineTransform(scaleX: share(), y: share())
    case 2: CGAffineTransform(translationX: length(), y: length())
    default: CGAffineTransform(a: share(), b: share(), c: share(), d: share(), tx: length(), ty: length())
    }
  }

  mutating func color() -> UIColor? {
    switch below(6) {
    case 0: nil
    case 1: UIColor(red: share(), green: share(), blue: share(), alpha: share())
    case 2: UIColor(hue: share(), saturation: share(), brightness: share(), alpha: share())
    case 3: UIColor(white: share(), alpha: share())
    case 4: UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }
    default: .systemTeal
    }
  }

  mutating func font() -> UIFont? {
    switch below(7) {
    case 0: nil
    case 1: UIFont.systemFont(ofSize: length())
    case 2: UIFont.systemFont(ofSize: 17, weight: UIFont.Weight(rawValue: length()))
    case 3: UIFont(name: element(["", "Nowhere", "Helvetica", "🧵"]), size: length())
    case 4: UIFontMetrics(forTextStyle: .title1).scaledFont(for: .systemFont(ofSize: length()))
    case 5: UIFont(descriptor: UIFont.systemFont(ofSize: 12).fontDescriptor, size: length())
    default: UIFont.preferredFont(forTextStyle: .body)
    }
  }

  mutating func text() -> String? {
    switch below(9) {
    case 0: nil
    case 1: ""
    case 2: "\n"
    case 3: String(repeating: "long ", count: 300)
    case 4: "\u{0}\u{FFFE}\u{202E}abc\u{200D}"
    case 5: "🧑‍🧑‍🧒‍🧒 éa\u{301} שלום עולם"
    case 6: "a\r\nb\u{2028}c\td"
    case 7: String(repeating: "W", count: 200)
    default: "Title"
    }
  }

  mutating func attributed() -> NSAttributedString? {
    guard !chance(5) else { return nil }
    let whole = NSMutableAttributedString()
    for _ in 0..<below(4) {
      let style = NSMutableParagraphStyle()
      style.lineSpacing = length()
      style.paragraphSpacing = length()
      style.firstLineHeadIndent = length()
      style.headIndent = length()
      style.tailIndent = length()
      style.lineHeightMultiple = length()
      style.minimumLineHeight = length()
      style.maximumLineHeight = length()
      style.alignment = element([.left, .justified, .natural, .right])
      let attachment = NSTextAttachment()
      attachment.image = image()
      attachment.bounds = rect()
      let all: [(NSAttributedString.Key, Any)] = [
        (.font, font() as Any), (.foregroundColor, color() as Any), (.kern, length()), (.tracking, length()),
        (.baselineOffset, length()), (.underlineStyle, Double(length())), (.strikethroughStyle, "no number"),
        (.strokeWidth, length()), (.obliqueness, length()), (.expansion, length()), (.paragraphStyle, style),
        (.attachment, attachment), (.link, "not a link"), (.ligature, length()), (.shadow, NSShadow()),
      ]
      var attributes: [NSAttributedString.Key: Any] = [:]
      for (key, value) in all where chance(4) { attributes[key] = value }
      whole.append(NSAttributedString(string: text() ?? "\u{FFFC}", attributes: attributes))
    }
    return whole
  }

  mutating func image() -> UIImage? {
    switch below(8) {
    case 0: return nil
    case 1: return UIImage()
    case 2: return UIImage(named: "nowhere")
    case 3: return UIImage(systemName: "nowhere.at.all")
    case 4:
      let configuration = UIImage.SymbolConfiguration(pointSize: length())
      return UIImage(systemName: "star", withConfiguration: configuration)
    case 5: return UIImage(systemName: "heart.fill")?.resizableImage(withCapInsets: insets())
    case 6:
      let (rect, radius, angle) = (self.rect(), length(), length())
      let drawn = CGSize(width: min(400, length()), height: min(400, length()))
      return UIGraphicsImageRenderer(size: drawn).image { context in
        UIColor.red.setFill()
        context.fill(rect)
        let path = UIBezierPath(roundedRect: rect, cornerRadius: radius)
        path.addArc(withCenter: rect.origin, radius: radius, startAngle: 0, endAngle: angle, clockwise: true)
        path.lineWidth = radius
        path.stroke()
        context.cgContext.rotate(by: angle)
        context.cgContext.scaleBy(x: radius, y: angle)
        context.cgContext.strokeEllipse(in: rect)
      }
    default:
      return UIImage(systemName: "star.fill")?.withRenderingMode(.alwaysTemplate)
        .withAlignmentRectInsets(chance(3) ? insets() : .zero)
    }
  }
}
