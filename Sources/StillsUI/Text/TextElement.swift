import Foundation
import StillsDisplay
import StillsTypesetting

extension Text: PrimitiveView {
  @MainActor public static func _resolve(_ view: Text, in context: ViewContext) -> [ViewElement] {
    guard let typesetter = context.environment.surroundings.typesetter else { return [ViewElement(kind: "Text")] }
    let resolved = ResolvedText(view, in: context.environment)
    let drawing = context.environment.text.renderer.map {
      TextDrawing(box: $0, context: context, marks: resolved.marks)
    }
    return [context.animated(text: resolved, typesetter: typesetter, drawing: drawing)]
  }
}

/// A text as a leaf: measured by the typesetter, painted as it was set where it was placed.
///
/// *Reports* for a width the lines that fit it, for nil or infinity its single lines, for zero its height with a
/// character a line; a height keeps as many lines as fit, one at least. *Guides*: the first and last baselines and the
/// middle of the first line's capitals.
package final class TextElement: ViewElement {
  private struct Setting {
    var width, height: CGFloat
    var layout: TextLayout
  }

  private let resolved: ResolvedText
  private let typesetter: Typesetter
  private lazy var prepared = typesetter.prepared(resolved.text, style: resolved.style)
  /// Nil: texts are drawn plainly.
  private let drawing: TextDrawing?
  private var placing: PlacementContext?
  private var settings: [Setting] = []
  /// As it was placed.
  package private(set) var layout: TextLayout?

  package convenience init(_ resolved: ResolvedText, typesetter: Typesetter) {
    self.init(resolved, typesetter: typesetter, drawing: nil)
  }

  init(_ resolved: ResolvedText, typesetter: Typesetter, drawing: TextDrawing?) {
    (self.resolved, self.typesetter, self.drawing) = (resolved, typesetter, drawing)
    super.init(kind: "Text")
  }

  package var string: String { resolved.text.string }
  package override var touchText: String? { string.isEmpty ? nil : string }
  /// Of its runs, in order, neighbours of one font once.
  package var fonts: [FontRequest] {
    var fonts: [FontRequest] = []
    for run in resolved.text.runs where fonts.last != run.font { fonts.append(run.font) }
    return fonts
  }

  // MARK: Measuring

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard let drawing else { return layout(for: proposal).size }
    let proxy = TextProxy { [unowned self] in layout(for: $0).size }
    return MainActor.assumeIsolated { drawing.box.renderer.sizeThatFits(proposal: proposal, text: proxy) }
  }

  /// A layout made for one proposal is that of every other between its size and that proposal (facts: text-metrics §6,
  /// "caching").
  package func layout(for proposal: ProposedViewSize) -> TextLayout {
    let width = Self.bound(proposal.width)
    // No height at all leaves one line: so a text of several lines is flexible, stacks serve it after the rigid ones, and
    // it is cut only where the whole does not fit. (text-metrics §5 lets probes of 0 off the pressure; then stacks would
    // cut texts that have room.)
    let height = Self.bound(proposal.height)
    for setting in settings {
      let size = setting.layout.size
      if width == setting.width, height == setting.height { return setting.layout }
      if width <= setting.width, height <= setting.height, width >= size.width, height >= size.height, width > 0 {
        return setting.layout
      }
    }
    let layout = prepared.layout(width: width.isFinite ? width : nil, height: height.isFinite ? height : nil)
    settings.append(Setting(width: width, height: height, layout: layout))
    return layout
  }

  private static func bound(_ length: CGFloat?) -> CGFloat {
    guard let length, !length.isNaN else { return .infinity }
    return max(0, length)
  }

  package override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    guard key.isVertical else { return nil }
    if key == VerticalAlignment.firstTextBaseline.key { return layout(for: proposal).firstBaseline }
    if key == VerticalAlignment.lastTextBaseline.key { return layout(for: proposal).lastBaseline }
    if key == VerticalAlignment.firstTextLineCenter.key {
      let layout = layout(for: proposal)
      return layout.firstBaseline - layout.firstLineMetrics.capHeight / 2
    }
    return nil
  }

  package override var spacing: ViewSpacing { preferredSpacing }

  private lazy var preferredSpacing: ViewSpacing = {
    let layout = settings.first?.layout ?? layout(for: .unspecified)
    let distances = TextSpacing(layout, grid: resolved.style.pixelGrid)
    return .text(
      fromViewAbove: distances.viewAboveText, toViewBelow: distances.viewBelowText,
      fromTextAbove: distances.textAboveText)
  }()

  // MARK: Placing and painting

  package override func placed(in frame: CGRect, proposal: ProposedViewSize, context: PlacementContext) -> PlacedNode {
    layout = layout(for: proposal)
    placing = drawing == nil ? nil : context
    return PlacedNode(element: self, frame: frame)
  }

  /// The corner is rounded to the pixel (facts: measured §1, "Centering"), so that baselines stay on pixels.
  package override func paint(_ node: PlacedNode, into painter: inout Painter) {
    guard let layout, !layout.lines.isEmpty else { return }
    let grid = painter.pixelGrid
    let origin = CGPoint(x: painter.round(node.frame.minX), y: painter.round(node.frame.minY))
    let bounds = CGRect(origin: origin, size: layout.size)
    let painted = resolved.painting(layout, in: bounds)
    let commands: [DisplayCommand]
    if let drawing, let placing {
      commands = MainActor.assumeIsolated { drawing.commands(for: painted, grid: grid, placing: placing) }
        .applying(CGAffineTransform(translationX: origin.x, y: origin.y))
    } else {
      commands = painted.displayCommands(at: origin, grid: grid)
    }
    painter.draw(with: resolved.commonStyle ?? .color(.clear), in: bounds) { painter, _ in painter.append(commands) }
  }

  // MARK: Dumping

  package override var details: String {
    guard let font = resolved.text.runs.first?.font else { return "\"\"" }
    var parts = ["“\(string.replacingOccurrences(of: "\n", with: "⏎"))”", "\(NumberText.string(font.size))pt"]
    if let layout {
      parts.append("lines \(layout.lines.count)")
      parts.append("baseline \(NumberText.string(layout.firstBaseline))")
      if layout.lines.count > 1 { parts.append("last \(NumberText.string(layout.lastBaseline))") }
      if layout.isTruncated { parts.append("truncated") }
    }
    return parts.joined(separator: " ")
  }

  /// How it is set, as far as it is not as usual.
  package override var sceneDetails: String {
    let style = resolved.style
    var parts: [String] = []
    if let lines = style.maximumLines { parts.append("lines at most \(lines)") }
    if style.alignment != .leading { parts.append("alignment \(style.alignment)") }
    if style.truncation != .tail { parts.append("truncation \(style.truncation)") }
    if style.lineSpacing != 0 { parts.append("line spacing \(NumberText.string(style.lineSpacing))") }
    if style.minimumScaleFactor < 1 { parts.append("scale at least \(NumberText.string(style.minimumScaleFactor))") }
    let runs = resolved.text.runs
    if let kerning = runs.lazy.compactMap(\.kerning).first { parts.append("kerning \(NumberText.string(kerning))") }
    if let tracking = runs.lazy.compactMap(\.tracking).first {
      parts.append("tracking \(NumberText.string(tracking))")
    }
    if let offset = runs.lazy.map(\.baselineOffset).first(where: { $0 != 0 }) {
      parts.append("baselineOffset \(NumberText.string(offset))")
    }
    if runs.contains(where: { $0.underline != nil }) { parts.append("underlined") }
    if runs.contains(where: { $0.strikethrough != nil }) { parts.append("struck through") }
    return parts.joined(separator: ", ")
  }
}
