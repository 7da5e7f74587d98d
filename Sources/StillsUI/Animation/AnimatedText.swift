import Foundation
import StillsCore
import StillsDisplay
import StillsLayout
import StillsTypesetting

extension ViewContext {
  /// A text on its way from the one before: colours pass into each other, other letters fade over the old ones.
  func animated(text: ResolvedText, typesetter: Typesetter, drawing: TextDrawing?) -> ViewElement {
    let inked = blended(
      text, isSame: { $0.text == $1.text && $0.hasStyles(of: $1) || !$0.differsInInkOnly(from: $1) },
      mix: { $0.inked(towards: $1, by: $2, reports: graph.reports) })
    let element = TextElement(inked, typesetter: typesetter, drawing: drawing)
    // What has no letters of its own to fade is not worth remembering.
    return fading(text, element, isSame: { $0.hasLetters(of: $1) }) {
      if $0 == "numericText" { report("contentTransition(.numericText): digits fade instead of rolling") }
    }
  }
}

extension ResolvedText {
  nonisolated fileprivate func hasStyles(of other: ResolvedText) -> Bool {
    styles.count == other.styles.count && zip(styles, other.styles).allSatisfy { $0.looksLike($1) }
  }

  /// Whether the same letters are set in the same way.
  nonisolated fileprivate func hasLetters(of other: ResolvedText) -> Bool {
    text == other.text && style == other.style || differsInInkOnly(from: other)
  }

  nonisolated fileprivate func differsInInkOnly(from other: ResolvedText) -> Bool {
    guard style == other.style, text.runs.count == other.text.runs.count else { return false }
    return zip(text.runs, other.text.runs).allSatisfy { left, right in
      var plain = left
      plain.paint = right.paint
      return plain == right
    }
  }

  nonisolated fileprivate func inked(towards other: ResolvedText, by share: Double, reports: ReportSink) -> ResolvedText
  {
    guard differsInInkOnly(from: other) else { return other }
    var mixed = other
    func style(_ text: ResolvedText, _ paint: Paint) -> ResolvedStyle {
      if let style = text.style(ofPlaceholder: paint) { return style }
      if case .color(let color) = paint { return .color(color) }
      return .unit { _ in paint }
    }
    mixed.styles = []
    for index in other.text.runs.indices {
      let between = style(self, text.runs[index].paint).mixed(
        with: style(other, other.text.runs[index].paint), by: share, reports: reports)
      if case .color(let color) = between.ground, between.shadows.isEmpty, between.blendMode == .normal {
        mixed.text.runs[index].paint = .color(color)
      } else {
        mixed.styles.append(between)
        mixed.text.runs[index].paint = Self.placeholder(mixed.styles.count - 1)
      }
    }
    return mixed
  }
}
