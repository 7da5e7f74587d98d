import Foundation
import StillsCore
import StillsGeometry
import StillsLayout

/// Room that grows along the stack's axis, and on both axes outside stacks; never below `minLength`
/// (8 points unless given). It asks for no spacing and is served last.
nonisolated public struct Spacer: PrimitiveView, Sendable {
  public var minLength: CGFloat?

  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  @MainActor public static func _resolve(_ view: Spacer, in context: ViewContext) -> [ViewElement] {
    [SpacerElement(minLength: view.minLength, axis: context.stackAxis)]
  }
}

final class SpacerElement: ViewElement {
  private let minLength: CGFloat?
  private let axis: Axis?

  init(minLength: CGFloat?, axis: Axis?) {
    (self.minLength, self.axis) = (minLength, axis)
    super.init(kind: "Spacer")
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    StillsLayout.SpacerSizing.size(proposal, axis: axis, minLength: minLength)
  }

  override var spacing: ViewSpacing { .spacer(axis) }
  override var layoutPriority: Double { -.infinity }
  override var sceneDetails: String { minLength.map { "minLength \(NumberText.string($0))" } ?? "" }
}
