import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry
import StillsLayout

nonisolated extension View {
  /// Carries the view on under bars and into the unsafe edges that its frame touches: turned over at the frame's edge and
  /// blurred, how much is our choice. Its place and size stay.
  public func backgroundExtensionEffect() -> some View { backgroundExtensionEffect(isEnabled: true) }

  public func backgroundExtensionEffect(isEnabled: Bool) -> some View {
    modifier(
      ElementModifier { content, context in
        guard isEnabled else { return content }
        context.report("backgroundExtensionEffect: how much it is blurred is chosen by eye")
        return BackgroundExtensionElement(content, direction: context.environment.layoutDirection)
      })
  }
}

/// Paints its content in its own frame, and around it what the frame lacks to the screen's edges.
private final class BackgroundExtensionElement: UnaryElement {
  /// By eye.
  private static let radius: CGFloat = 12

  private let direction: LayoutDirection
  private var safeArea: SafeArea?
  private var pixelLength: CGFloat = 1

  init(_ content: ViewElement, direction: LayoutDirection) {
    self.direction = direction
    super.init(kind: "backgroundExtensionEffect", content: content)
  }

  override func placed(in frame: CGRect, proposal: ProposedViewSize, context: PlacementContext) -> PlacedNode {
    (safeArea, pixelLength) = (context.safeArea, 1 / context.pixelGrid.scale)
    return super.placed(in: frame, proposal: proposal, context: context)
  }

  override func paint(_ node: PlacedNode, into painter: inout Painter) {
    let frame = node.frame
    let grown =
      safeArea?.growing(frame, ignoring: .all, pixelLength: pixelLength, layoutDirection: direction) ?? frame
    if grown != frame {
      var around = DisplayGroup(commands: [])
      around.clip = Path(painter.snap(grown))
      painter.group(around) { Self.paintCopies(of: node, in: frame, reaching: grown, into: &$0) }
    }
    painter.paintChildren(of: node)
  }

  /// The content and its mirror images side by side, blurred as one picture.
  private static func paintCopies(
    of node: PlacedNode, in frame: CGRect, reaching grown: CGRect, into painter: inout Painter
  ) {
    var blurred = DisplayGroup(commands: [])
    blurred.effects = [.blur(radius: radius, opaque: false)]
    // Where a mirror stands, nil for the content itself.
    let across: [CGFloat?] = [
      nil, grown.minX < frame.minX ? frame.minX : nil, grown.maxX > frame.maxX ? frame.maxX : nil,
    ]
    let down: [CGFloat?] = [
      nil, grown.minY < frame.minY ? frame.minY : nil, grown.maxY > frame.maxY ? frame.maxY : nil,
    ]
    painter.group(blurred) { inner in
      for (row, y) in down.enumerated() where row == 0 || y != nil {
        for (column, x) in across.enumerated() where column == 0 || x != nil {
          var copy = DisplayGroup(commands: [])
          copy.transform = CGAffineTransform(
            a: x == nil ? 1 : -1, b: 0, c: 0, d: y == nil ? 1 : -1, tx: (x ?? 0) * 2, ty: (y ?? 0) * 2)
          inner.group(copy) { $0.paintChildren(of: node) }
        }
      }
    }
  }
}
