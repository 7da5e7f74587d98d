import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry
import StillsLayout

/// A view that draws itself: `renderer` gets a context and the view's size.
///
/// Takes all the room it is offered, 10 points where nothing is offered. What is drawn outside shows too, unless the view is clipped.
nonisolated public struct Canvas<Symbols: View>: PrimitiveView {
  public var symbols: Symbols
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  public var isOpaque: Bool
  public var colorMode: ColorRenderingMode
  public var rendersAsynchronously: Bool

  /// `symbols` are views with tags, which the renderer draws by `resolveSymbol(id:)`.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    (self.symbols, self.renderer) = (symbols(), renderer)
    (isOpaque, self.colorMode, self.rendersAsynchronously) = (opaque, colorMode, rendersAsynchronously)
  }

  @MainActor public static func _resolve(_ view: Canvas, in context: ViewContext) -> [ViewElement] {
    let symbols = Symbols._resolve(view.symbols, in: context.child(.secondary).container(axis: nil))
    return [
      CanvasElement(
        isOpaque: view.isOpaque, symbols: symbols, renderer: view.renderer, context: context.child(.content))
    ]
  }
}

extension Canvas where Symbols == EmptyView {
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer
    ) { EmptyView() }
  }
}

final class CanvasElement: ViewElement {
  private let isOpaque: Bool
  private let symbols: [ViewElement]
  private let renderer: (inout GraphicsContext, CGSize) -> Void
  private let context: ViewContext
  private var placing: PlacementContext?

  init(
    isOpaque: Bool, symbols: [ViewElement], renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    context: ViewContext
  ) {
    (self.isOpaque, self.symbols, self.renderer, self.context) = (isOpaque, symbols, renderer, context)
    super.init(kind: "Canvas")
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  override func placed(in frame: CGRect, proposal: ProposedViewSize, context: PlacementContext) -> PlacedNode {
    placing = context
    return PlacedNode(element: self, frame: frame)
  }

  override func paint(_ node: PlacedNode, into painter: inout Painter) {
    let frame = painter.snap(node.frame)
    guard let placing, frame.width.isFinite, frame.height.isFinite else { return }
    let drawing = GraphicsContext.Drawing()
    MainActor.assumeIsolated {
      var graphics = GraphicsContext(
        drawing: drawing, viewContext: context, placing: placing, symbols: symbols,
        bounds: CGRect(origin: .zero, size: frame.size))
      renderer(&graphics, frame.size)
    }
    if isOpaque { painter.fill(Path(frame), with: .color(.black)) }
    var group = DisplayGroup(commands: [])
    group.transform = CGAffineTransform(translationX: frame.minX, y: frame.minY)
    painter.group(group) { $0.append(drawing.commands) }
  }

  override var children: [ViewElement] { symbols }
}
