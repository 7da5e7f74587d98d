import Foundation

/// How high a line is: its tallest run's ascent and descent, and what lies between it and the next.
struct LineMeasures {
  var ascent: CGFloat = 0, descent: CGFloat = 0
  /// Top of the line to top of the next, before line spacing.
  private var pitch: CGFloat = 0
  private var tallestRun: CGFloat = 0
  private var tallest: FontMetrics?

  /// A raised run needs room above it, a lowered one below; the other side stays (text-metrics §4).
  mutating func add(_ metrics: FontMetrics, baselineOffset: CGFloat = 0) {
    let offset = baselineOffset.orZero
    ascent = max(ascent, metrics.ascent + max(0, offset))
    descent = max(descent, metrics.descent + max(0, -offset))
    pitch = max(pitch, metrics.lineHeight + metrics.leading)
    tallestRun = max(tallestRun, metrics.lineHeight)
    if tallest.map({ $0.ascent < metrics.ascent }) ?? true { tallest = metrics }
  }

  /// An attachment reaches up from `descent` below the baseline.
  mutating func add(_ attachment: StyledRun.Attachment, baselineOffset: CGFloat) {
    let offset = baselineOffset.orZero
    ascent = max(ascent, (attachment.size.height - attachment.descent).orZero + offset)
    descent = max(descent, attachment.descent.orZero - offset)
  }

  /// The line is `height` high, whatever is in it: what is more or less than that is shared by its upper and lower edge (how
  /// iOS shares it is not measured).
  mutating func fix(to height: CGFloat) {
    ascent += (height - self.height) / 2
    descent = height - ascent
    (pitch, tallestRun) = (height, height)
  }

  var height: CGFloat { ascent + descent }

  /// The style's own pitch, or the natural height with `lineSpacing` added, whichever is more (text-metrics §4). Only
  /// where runs of different heights share the line is it kept from being lower than they need.
  func pitch(lineSpacing: CGFloat) -> CGFloat {
    let own = height > tallestRun ? max(pitch, height) : pitch
    return lineSpacing.orZero > 0 ? max(own, height + lineSpacing) : own
  }

  /// The tallest run's measures with the line's ascent and descent.
  func metrics(orElse other: FontMetrics) -> FontMetrics {
    var metrics = tallest ?? other
    (metrics.ascent, metrics.descent) = (ascent, descent)
    return metrics
  }
}
