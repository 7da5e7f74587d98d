import Foundation
import StillsDisplay

/// A picture that a program drew (`UIGraphicsImageRenderer`), as a leaf.
///
/// *Reports* its own size; resizable, the proposal, with its own size where there is none.
final class DrawnImageElement: ViewElement {
  private let drawing: UIImageDrawing
  private let isResizable: Bool

  /// Nil for images of other kinds.
  @MainActor init?(_ image: Image, in environment: EnvironmentValues) {
    guard case .platform(let picture) = image.source, case .drawn = picture.source else { return nil }
    let isTemplate = image.templateMode == .template
    let ink = environment.foregroundStyle.paint(in: .zero)
    var color = ResolvedColor.black
    if case .color(let flat) = ink { color = flat }
    drawing = UIImageDrawing(
      isTemplate ? picture.withRenderingMode(.alwaysTemplate) : picture, ink: color, traits: environment.colorTraits)
    isResizable = image.resizing != nil
    super.init(kind: "Image")
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard isResizable else { return drawing.size }
    let size = proposal.replacingUnspecifiedDimensions(by: drawing.size)
    return CGSize(width: max(0, size.width), height: max(0, size.height))
  }

  override func paint(_ node: PlacedNode, into painter: inout Painter) {
    let rect = isResizable ? painter.snap(node.frame) : painter.pixelGrid.snapOrigin(node.frame)
    painter.append(drawing.commands(in: rect))
  }

  override var details: String { "drawn" }
}
