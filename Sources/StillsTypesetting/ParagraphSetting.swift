import Foundation
import StillsGeometry

/// Sets one measured text for one offer, in this order: lines as they come; tightened; scaled; truncated.
struct ParagraphSetting {
  let measured: MeasuredText
  let style: ParagraphStyle
  let engine: any TypesettingEngine

  func layout(_ offer: Offer) -> TextLayout {
    let plain = set(measured, offer, scale: 1)
    guard plain.isTruncated else { return plain }
    if style.allowsTightening, let tightened = tightened(offer) { return tightened }
    if style.minimumScaleFactor < 1, let scaled = scaled(offer) { return scaled }
    return plain
  }

  private func set(_ measured: MeasuredText, _ offer: Offer, scale: CGFloat) -> TextLayout {
    TextSetting(measured: measured, style: style, engine: engine, offer: offer, scale: scale).layout()
  }

  // MARK: Making it fit

  /// Up to 3 % of an em is taken off after each character; how much UIKit takes is not documented, the steps are ours.
  private func tightened(_ offer: Offer) -> TextLayout? {
    for tightening: CGFloat in [0.01, 0.02, 0.03] {
      let tight = MeasuredText(measured.text, style: style, engine: engine, tightening: tightening)
      let layout = set(tight, offer, scale: 1)
      if !layout.isTruncated { return layout }
    }
    return nil
  }

  /// The largest factor with which nothing is left out, to 1/256 of the way; the least one where even that truncates.
  private func scaled(_ offer: Offer) -> TextLayout? {
    let least = max(0.01, style.minimumScaleFactor.isFinite ? style.minimumScaleFactor : 1)
    var fitting = setScaled(offer, by: least)
    guard !fitting.isTruncated else { return fitting }
    var low = least, high: CGFloat = 1
    for _ in 0..<8 {
      let middle = (low + high) / 2
      let layout = setScaled(offer, by: middle)
      if layout.isTruncated {
        high = middle
      } else {
        (low, fitting) = (middle, layout)
      }
    }
    return fitting
  }

  private func setScaled(_ offer: Offer, by factor: CGFloat) -> TextLayout {
    set(MeasuredText(measured.text.scaled(by: factor), style: style, engine: engine), offer, scale: factor)
  }
}

extension StyledText {
  func scaled(by factor: CGFloat) -> StyledText {
    StyledText(
      runs: runs.map { run in
        var run = run
        run.font.size *= factor
        run.font.leading = run.font.leading.map { $0 * factor }
        run.kerning = run.kerning.map { $0 * factor }
        run.tracking = run.tracking.map { $0 * factor }
        run.baselineOffset *= factor
        run.lineHeight = run.lineHeight?.scaled(by: factor)
        return run
      })
  }
}
