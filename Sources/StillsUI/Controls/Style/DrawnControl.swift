import Foundation
import StillsDisplay

/// The part of a control that is drawn rather than put together: a switch's track, a spinner.
nonisolated struct DrawnControl: PrimitiveView {
  /// Along an axis on which the control grows, its length is what it is proposed.
  struct Sizing {
    var width, height: CGFloat
    var growsInWidth = false
  }

  let kind: String
  let sizing: Sizing
  /// Turned round where text runs to the left, as the system's switches, bars and sliders are.
  let mirrors: Bool
  /// What the control was given, for comparing scenes: `fraction 0.5`.
  let given: String
  /// The frame is on pixels.
  let draw: @MainActor (EnvironmentValues) -> (inout Painter, CGRect) -> Void

  init(
    _ kind: String, width: CGFloat, height: CGFloat, growsInWidth: Bool = false, mirrors: Bool = false,
    given: String = "", draw: @escaping @MainActor (EnvironmentValues) -> (inout Painter, CGRect) -> Void
  ) {
    self.kind = kind
    sizing = Sizing(width: width, height: height, growsInWidth: growsInWidth)
    (self.mirrors, self.given) = (mirrors, given)
    self.draw = draw
  }

  @MainActor static func _resolve(_ view: DrawnControl, in context: ViewContext) -> [ViewElement] {
    [
      DrawnControlElement(
        kind: view.kind, sizing: view.sizing,
        isMirrored: view.mirrors && context.environment.layoutDirection == .rightToLeft, given: view.given,
        draw: view.draw(context.environment))
    ]
  }
}

private final class DrawnControlElement: ViewElement {
  private let sizing: DrawnControl.Sizing
  private let isMirrored: Bool
  private let given: String
  private let draw: (inout Painter, CGRect) -> Void

  init(
    kind: String, sizing: DrawnControl.Sizing, isMirrored: Bool, given: String,
    draw: @escaping (inout Painter, CGRect) -> Void
  ) {
    (self.sizing, self.isMirrored, self.given, self.draw) = (sizing, isMirrored, given, draw)
    super.init(kind: kind)
  }

  override var sceneDetails: String { given }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard sizing.growsInWidth, let width = proposal.width, !width.isNaN else {
      return CGSize(width: sizing.width, height: sizing.height)
    }
    return CGSize(width: max(0, width), height: sizing.height)
  }

  override func paint(_ node: PlacedNode, into painter: inout Painter) {
    let frame = painter.snap(node.frame)
    guard frame.width.isFinite, frame.height.isFinite else { return }
    guard isMirrored else { return draw(&painter, frame) }
    var group = DisplayGroup(commands: [])
    group.transform = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: frame.minX + frame.maxX, ty: 0)
    painter.group(group) { draw(&$0, frame) }
  }
}

extension Painter {
  /// A disc that casts the soft shadows of the system's thumbs (facts: controls §2, "thumb shadow").
  mutating func thumb(in rect: CGRect) {
    var group = DisplayGroup(commands: [])
    group.effects = Self.thumbShadows
    self.group(group) { $0.fill(Capsule(style: .circular).path(in: rect), with: .color(.white)) }
  }
}
