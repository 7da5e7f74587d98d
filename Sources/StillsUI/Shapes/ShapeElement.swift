import Foundation
import StillsCore
import StillsDisplay

/// A shape drawn with a style.
final class ShapeElement: ViewElement {
  private let size: (ProposedViewSize) -> CGSize
  private let outline: (CGRect) -> _ShapeOutline
  private let style: ResolvedStyle
  private let fillStyle: FillStyle
  private let background: ViewElement?
  private let words: ShapeWords

  /// `background` is drawn below in the same frame. `words`: what the author gave, if that is not the shape itself.
  init<S: Shape>(
    _ shape: S, style: ResolvedStyle, fillStyle: FillStyle = FillStyle(), mirrored: Bool,
    background: ViewElement? = nil, words: ShapeWords? = nil
  ) {
    size = shape.sizeThatFits
    outline = { shape._outline(in: $0, mirrored: mirrored) }
    (self.style, self.fillStyle, self.background) = (style, fillStyle, background)
    self.words = words ?? ShapeWords(shape)
    super.init(kind: TypeNames.plainName(of: S.self))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }

  override func placed(in frame: CGRect, proposal: ProposedViewSize, context: PlacementContext) -> PlacedNode {
    let below = background.map { [$0.placed(in: frame, proposal: proposal, context: context)] } ?? []
    return PlacedNode(element: self, frame: frame, children: below)
  }

  override func paint(_ node: PlacedNode, into painter: inout Painter) {
    painter.paintChildren(of: node)
    let frame = painter.snap(node.frame)
    let outline = outline(frame)
    if let stroke = outline.stroke, !fillStyle.isAntialiased {
      painter.fill(outline.path.strokedPath(stroke), with: style, in: frame, fillStyle: fillStyle)
    } else if let stroke = outline.stroke {
      painter.stroke(outline.path, with: style, in: frame, style: stroke)
    } else {
      painter.fill(outline.path, with: style, in: frame, fillStyle: fillStyle)
    }
  }

  override func touchInk(of node: PlacedNode, at point: CGPoint) -> Bool { drawsSomething(in: node, at: point) }

  override var children: [ViewElement] { background.map { [$0] } ?? [] }
  override var sceneKind: String { words.name }
  override var sceneDetails: String { words.details }
}

// MARK: - Placing outlines

extension Shape {
  /// The outline for a frame on the screen. Shapes are asked as if their corner were (0, 0), which their authors count on.
  func _outline(in frame: CGRect, mirrored: Bool) -> _ShapeOutline {
    var outline = ContainerPlace.drawing(in: frame) { _outline(in: CGRect(origin: .zero, size: frame.size)) }
    outline.path = outline.path.placed(in: frame, mirrored: mirrored)
    return outline
  }

  func placedPath(in frame: CGRect, mirrored: Bool = false) -> Path {
    ContainerPlace.drawing(in: frame) { path(in: CGRect(origin: .zero, size: frame.size)) }
      .placed(in: frame, mirrored: mirrored)
  }
}

extension Path {
  fileprivate func placed(in frame: CGRect, mirrored: Bool) -> Path {
    guard mirrored else { return offsetBy(dx: frame.minX, dy: frame.minY) }
    return applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: frame.maxX, ty: frame.minY))
  }
}

extension ViewContext {
  func mirrors<S: Shape>(_ shape: S) -> Bool {
    shape.layoutDirectionBehavior == .mirrors(in: environment.layoutDirection) && !(shape is any SymmetricShape)
  }
}

/// A shape whose mirror image is the shape itself: nobody need turn its points around.
protocol SymmetricShape {}

extension Rectangle: SymmetricShape {}
extension RoundedRectangle: SymmetricShape {}
extension Capsule: SymmetricShape {}
extension Ellipse: SymmetricShape {}
extension Circle: SymmetricShape {}
extension ContainerRelativeShape: SymmetricShape {}
extension _Inset: SymmetricShape where Base: SymmetricShape {}
extension _InsetRounded: SymmetricShape where Base: SymmetricShape {}

// MARK: - Stroking

extension Painter {
  /// Draws along a path with a style whose unit rectangle is `bounds`.
  package mutating func stroke(_ path: Path, with style: ResolvedStyle, in bounds: CGRect, style stroke: StrokeStyle) {
    guard stroke.lineWidth > 0, stroke.lineWidth.isFinite else { return }
    if case .backdrop = style.ground { return fill(path.strokedPath(stroke), with: style, in: bounds) }
    guard !style.shadows.contains(where: \.isInner) else {
      return fill(path.strokedPath(stroke), with: style, in: bounds)
    }
    draw(with: style, in: bounds) { $0.stroke(path, with: $1, style: stroke) }
  }
}
