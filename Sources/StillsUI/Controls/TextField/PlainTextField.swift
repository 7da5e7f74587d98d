import Foundation

/// What a text field shows: its text in the foreground style, or its prompt or label in the placeholder colour.
nonisolated struct PlainTextField<Label: View>: PrimitiveView {
  let field: TextField<Label>

  @MainActor static func _resolve(_ view: PlainTextField, in context: ViewContext) -> [ViewElement] {
    let field = view.field
    let text = field.text.wrappedValue
    var inside = context.container(axis: nil)
    if field.axis == .horizontal { inside.environment.lineLimit = 1 }
    let content: [ViewElement]
    if text.isEmpty {
      inside.environment.setForeground([AnyShapeStyle(Color(uiColor: .placeholderText))])
      content =
        field.prompt.map { Text._resolve($0, in: inside) } ?? Label._resolve(field.label, in: inside)
    } else {
      let shown = field.isSecure ? String(repeating: "•", count: text.count) : text
      content = Text._resolve(Text(verbatim: shown), in: inside)
    }
    let names =
      ([field.prompt.map { Text._resolve($0, in: inside) }, Label._resolve(field.label, in: inside)]
      .compactMap { $0 }).map { $0.map(\.allWords).joined(separator: " ") }
    let typing = TextTyping(
      field.text, names: names.filter { !$0.isEmpty }, takesLines: field.axis == .vertical, in: context)
    return [TextFieldElement(implicitLayers(of: content, alignment: .leading), typing: typing, in: context)]
  }
}

/// *Proposes* its own proposal; *reports* the proposed width and the line's height and a half point, up to the next
/// whole point; *places* the content at the leading end, in the middle or up to a pixel above it (facts: controls §5: 22
/// for body; doordash/form-valid).
final class TextFieldElement: UnaryElement {
  private let typing: TextTyping
  private let minimumHeight: CGFloat
  private let pixelGrid: PixelGrid
  private let isCentered: Bool
  private let isTrailing: Bool

  @MainActor init(_ content: ViewElement, typing: TextTyping, in context: ViewContext) {
    self.typing = typing
    let text = context.environment.text
    let font = (text.font ?? .body).resolved(in: context.environment)
    minimumHeight = (font.size * SystemFontMetrics.lineHeight + 1.5).rounded(.up)
    pixelGrid = context.environment.pixelGrid
    isCentered = text.alignment == .center
    isTrailing = (text.alignment == .trailing) != (context.environment.layoutDirection == .rightToLeft)
    super.init(kind: "TextField", content: content)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = content.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
    let width = proposal.width.map { $0.isNaN ? size.width : max(0, $0) } ?? size.width
    return CGSize(width: width, height: max(minimumHeight, size.height))
  }

  private func contentFrame(in frame: CGRect, proposal: ProposedViewSize) -> CGRect {
    let size = content.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
    let room = frame.width - size.width
    let x = isCentered ? room / 2 : isTrailing ? room : 0
    let above = -pixelGrid.ceil((size.height - frame.height) / 2)
    return CGRect(x: frame.minX + x, y: frame.minY + above, width: size.width, height: size.height)
  }

  override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    guard key.isVertical else { return nil }
    let frame = contentFrame(in: CGRect(origin: .zero, size: size), proposal: proposal)
    return content.explicitAlignment(
      key, size: frame.size, proposal: ProposedViewSize(width: proposal.width, height: nil)
    ).map { $0 + frame.minY }
  }

  override var spacing: ViewSpacing { .plain }
  override func touchTarget(of node: PlacedNode) -> TouchTarget? { typing.target }

  override func placed(in frame: CGRect, proposal: ProposedViewSize, context: PlacementContext) -> PlacedNode {
    let inner = ProposedViewSize(width: proposal.width, height: nil)
    return PlacedNode(
      element: self, frame: frame,
      children: [content.placed(in: contentFrame(in: frame, proposal: proposal), proposal: inner, context: context)])
  }
}
