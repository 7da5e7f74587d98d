import Foundation
import StillsGeometry

/// Sets styled text into lines: breaks, truncates, scales, aligns. Remembers what it has set.
///
/// The rules are those of facts text-metrics §3 to §6. A width or height that is no number counts as no bound, a
/// negative one as 0.
public final class Typesetter {
  public let engine: any TypesettingEngine
  private var remembered = TwoGenerationCache<Key, PreparedText>(capacity: 1024)

  public init(engine: any TypesettingEngine) { self.engine = engine }

  /// `width` and `height` are what the text is offered, in points; nil or infinite is no bound.
  public func layout(_ text: StyledText, style: ParagraphStyle, width: CGFloat?, height: CGFloat?) -> TextLayout {
    prepared(text, style: style).layout(width: width, height: height)
  }

  /// The text in its style, to be set for one offer after the other. Who holds on to it pays for shaping once, however many
  /// other texts are set meanwhile.
  package func prepared(_ text: StyledText, style: ParagraphStyle) -> PreparedText {
    let key = Key(text: text, style: style)
    if let known = remembered[key] { return known }
    let prepared = PreparedText(text, style: style, engine: engine)
    remembered[key] = prepared
    return prepared
  }

  /// What a text without runs is measured in: iOS's body.
  static let defaultFont = FontRequest(family: .system(.standard), size: 17, leading: 22)

  private struct Key: Hashable {
    var text: StyledText
    var style: ParagraphStyle
  }
}

/// One text in one style, and the layouts that it got lately.
package final class PreparedText {
  private let text: StyledText
  private let style: ParagraphStyle
  private let engine: any TypesettingEngine
  private lazy var measured = MeasuredText(text, style: style, engine: engine)
  private var layouts: [(offer: Offer, layout: TextLayout)] = []

  fileprivate init(_ text: StyledText, style: ParagraphStyle, engine: any TypesettingEngine) {
    (self.text, self.style, self.engine) = (text, style, engine)
  }

  /// Nil or infinite is no bound.
  package func layout(width: CGFloat?, height: CGFloat?) -> TextLayout {
    let offer = Offer(width: width, height: height)
    if let known = known(for: offer) { return known }
    let layout = ParagraphSetting(measured: measured, style: style, engine: engine).layout(offer)
    if layouts.count >= 8 { layouts.removeFirst() }
    layouts.append((offer, layout))
    return layout
  }

  /// Any offer between a layout's size and the offer that made it has the same layout.
  private func known(for offer: Offer) -> TextLayout? {
    layouts.first { made in
      made.offer == offer
        || (made.layout.size.width <= offer.width && offer.width <= made.offer.width
          && made.layout.size.height <= offer.height && offer.height <= made.offer.height && offer.width > 0)
    }?.layout
  }
}

/// A proposal made safe: neither negative nor no number; infinite where there is no bound.
struct Offer: Hashable {
  var width, height: CGFloat

  init(width: CGFloat?, height: CGFloat?) {
    self.width = Self.bound(width)
    self.height = Self.bound(height)
  }

  private static func bound(_ value: CGFloat?) -> CGFloat {
    guard let value, !value.isNaN else { return .infinity }
    return max(0, value)
  }
}
