import Foundation
import StillsCombine
import StillsCore
import StillsDisplay
import StillsGeometry
import StillsLayout
import StillsUIKit

/// Draws a view by itself, in the world of the picture around. What comes out is kept as it was drawn, so that it is sharp
/// at any size; `scale` says how fine its pixels are taken to be.
@MainActor public final class ImageRenderer<Content: View>: ObservableObject {
  public var content: Content
  /// What the view is offered; it is as large as it answers.
  public var proposedSize = ProposedViewSize.unspecified
  public var scale: CGFloat = 1
  /// Whether the ground is black where nothing is drawn.
  public var isOpaque = false
  public var colorMode = ColorRenderingMode.nonLinear

  public init(content view: Content) { content = view }

  /// Nil for a view without a size.
  public var uiImage: UIImage? {
    guard let drawn = draw() else { return nil }
    return UIImage(source: .drawn(DrawnPicture(size: drawn.size, commands: drawn.commands)), scale: scale)
  }

  public var cgImage: CGImage? { uiImage?.cgImage }

  /// Tells `renderer` the size, and gives it what draws into a context of its own.
  public func render(rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void) {
    guard let drawn = draw() else { return }
    renderer(drawn.size) { $0.append(drawn.commands) }
  }

  private func draw() -> (size: CGSize, commands: [DisplayCommand])? {
    let grid = PixelGrid(scale: scale.isFinite && scale > 0 ? scale : 1)
    let reports = ReportSink()
    let graph = ViewGraph(
      surroundings: Surroundings(
        world: UIKitStage.world, typesetter: UIKitStage.typesetter, reports: reports, pictures: UIKitStage.pictures),
      root: Offered(proposal: proposedSize) { content })
    let canvas = GraphCanvas(size: .ideal, safeArea: EdgeInsets(), pixelGrid: grid)
    defer { reports.messages.forEach(UIKitStage.report) }
    guard let placed = try? graph.settle(in: canvas).placed else { return nil }
    let size = placed.frame.size
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
    var painter = Painter(pixelGrid: grid)
    if isOpaque { painter.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black)) }
    painter.paint(placed)
    return (size, painter.commands)
  }
}

/// *Proposes* the same whatever it is offered itself; *reports* what its content answers.
private struct Offered: Layout {
  let proposal: ProposedViewSize

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.reduce(.zero) {
      let size = $1.sizeThatFits(self.proposal)
      return CGSize(width: max($0.width, size.width), height: max($0.height, size.height))
    }
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews {
      subview.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: self.proposal)
    }
  }
}
