import Foundation
import StillsCore
import StillsDisplay
import StillsLayout
import StillsTypesetting

extension ViewContext {
  /// A text on its way from the one before: colours pass into each other, other letters fade over the old ones.
  func animated(text: ResolvedText, typesetter: Typesetter, drawing: TextDrawing?) -> ViewElement {
    let transition = environment.contentTransition
    let inked = blended(
      text, isSame: { $0.text == $1.text && $0.hasStyles(of: $1) || !$0.differsInInkOnly(from: $1) },
      mix: { $0.inked(towards: $1, by: $2, reports: graph.reports) })
    let element = TextElement(inked, typesetter: typesetter, drawing: drawing)
    // What has no letters of its own to fade is not worth remembering.
    let change = blended(
      TextChange(text: text, element: element), isSame: { $0.text.hasLetters(of: $1.text) },
      mix: { old, new, share in TextChange(text: new.text, element: new.element, old: old.element, share: share) })
    change.element = element
    guard let old = change.old, transition != .identity else { return element }
    if transition.name == "numericText" { report("contentTransition(.numericText): digits fade instead of rolling") }
    return FadingContentElement(element, old: old, share: change.share)
  }
}

/// A text and the one it takes the place of.
private final class TextChange {
  let text: ResolvedText
  var element: ViewElement
  let old: ViewElement?
  let share: Double

  init(text: ResolvedText, element: ViewElement, old: ViewElement? = nil, share: Double = 1) {
    (self.text, self.element, self.old, self.share) = (text, element, old, share)
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

/// Draws old content fading out under new content fading in.
final class FadingContentElement: UnaryElement {
  private let old: ViewElement
  private let share: Double

  init(_ content: ViewElement, old: ViewElement, share: Double) {
    (self.old, self.share) = (old, min(max(share, 0), 1))
    super.init(kind: "contentTransition", content: content)
  }

  /// The old content as it was set, from the corner of the new one's frame.
  override func paint(_ node: PlacedNode, into painter: inout Painter) {
    let outside = painter.opacity
    painter.opacity = outside * (1 - share)
    old.paint(PlacedNode(element: old, frame: node.children.first?.frame ?? node.frame), into: &painter)
    painter.opacity = outside * share
    painter.paintChildren(of: node)
    painter.opacity = outside
  }
}
