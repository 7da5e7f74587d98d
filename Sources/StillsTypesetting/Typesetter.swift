import Foundation
import StillsGeometry

/// Sets styled text into lines: breaks, truncates, scales, aligns. Remembers what it has set.
///
/// The rules are those of facts text-metrics §3 to §6. A width or height that is no number counts as no bound, a
/// negative one as 0.
public final class Typesetter {
  public let engine: any TypesettingEngine
  private var remembered = TwoGenerationCache<Key, Entry>(capacity: 1024)

  public init(engine: any TypesettingEngine) { self.engine = engine }

  /// `width` and `height` are what the text is offered, in points; nil or infinite is no bound.
  public func layout(_ text: StyledText, style: ParagraphStyle, width: CGFloat?, height: CGFloat?) -> TextLayout {
    let offer = Offer(width: width, height: height)
    let key = Key(text: text, style: style)
    let entry = remembered[key] ?? Entry()
    if let known = entry.layout(for: offer) { return known }
    let measured = entry.measured ?? MeasuredText(text, style: style, engine: engine)
    entry.measured = measured
    let layout = ParagraphSetting(measured: measured, style: style, engine: engine).layout(offer)
    entry.remember(layout, for: offer)
    remembered[key] = entry
    return layout
  }

  /// What a text without runs is measured in: iOS's body.
  static let defaultFont = FontRequest(family: .system(.standard), size: 17, leading: 22)

  private struct Key: Hashable {
    var text: StyledText
    var style: ParagraphStyle
  }

  /// One text in one style, and the layouts that it got lately.
  private final class Entry {
    var measured: MeasuredText?
    private var layouts: [(offer: Offer, layout: TextLayout)] = []

    /// Any offer between a layout's size and the offer that made it has the same layout.
    func layout(for offer: Offer) -> TextLayout? {
      layouts.first { made in
        made.offer == offer
          || (made.layout.size.width <= offer.width && offer.width <= made.offer.width
            && made.layout.size.height <= offer.height && offer.height <= made.offer.height && offer.width > 0)
      }?.layout
    }

    func remember(_ layout: TextLayout, for offer: Offer) {
      if layouts.count >= 8 { layouts.removeFirst() }
      layouts.append((offer, layout))
    }
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
