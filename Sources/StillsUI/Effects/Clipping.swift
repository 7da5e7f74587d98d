import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry

nonisolated extension View {
  /// Draws only what lies in the shape, laid into the view's frame.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(
      ElementModifier { content, context in
        ClipElement(context.animated(shape), style: style, mirrored: context.mirrors(shape), content: content)
      })
  }

  /// Draws only what lies in the view's frame.
  public func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }

  /// Clips to a rectangle with round corners.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
  }
}

private final class ClipElement: UnaryElement {
  private let path: (CGRect) -> Path
  private let style: FillStyle
  private let describe: String
  private let describeShape: () -> String

  init<S: Shape>(_ shape: S, style: FillStyle, mirrored: Bool, content: ViewElement) {
    path = { shape.placedPath(in: $0, mirrored: mirrored) }
    self.style = style
    describe = TypeNames.plainName(of: S.self)
    describeShape = { GivenValues.text(of: shape) }
    super.init(kind: "clipShape", content: content)
  }

  override func paint(_ node: PlacedNode, into painter: inout Painter) {
    let clip = path(painter.snap(node.frame))
    // Nothing lies in an empty shape.
    guard !clip.isEmpty else { return }
    var group = DisplayGroup(commands: [])
    (group.clip, group.clipStyle) = (clip, style)
    painter.group(group) { $0.paintChildren(of: node) }
  }

  override var details: String { describe }
  override var sceneDetails: String { [describe, describeShape()].filter { !$0.isEmpty }.joined(separator: " ") }
}
