import Foundation
import StillsCore
import StillsLayout

/// A view of the author's own in a bar: as large as it wants to be, and put where the bar has room for it.
final class BarViewElement: ViewElement {
  private let view: UIView
  /// Where the bar's view begins, in the coordinates that places are told in.
  private let origin: CGPoint

  init(_ view: UIView, origin: CGPoint) {
    (self.view, self.origin) = (view, origin)
    super.init(kind: "UIView")
  }

  /// By its constraints or content, else by its frame (facts: uikit-bars §4).
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    MainActor.assumeIsolated { Self.size(of: view, room: proposal) }
  }

  @MainActor private static func size(of view: UIView, room: ProposedViewSize) -> CGSize {
    let own = view.intrinsicContentSize
    let fitted = view.systemLayoutSizeFitting(.zero)
    var size = CGSize(
      width: own.width >= 0 ? max(own.width, fitted.width) : fitted.width,
      height: own.height >= 0 ? max(own.height, fitted.height) : fitted.height)
    if view.translatesAutoresizingMaskIntoConstraints, !view.isStackOrHasConstraints {
      if view.bounds.width > 0 { size.width = view.bounds.width }
      if view.bounds.height > 0 { size.height = view.bounds.height }
    }
    if size.width == 0, own.width < 0, let width = room.width, width.isFinite { size.width = width }
    if let height = room.height, height.isFinite { size.height = min(size.height, height) }
    return size
  }

  override func placed(in frame: CGRect, proposal: ProposedViewSize, context: PlacementContext) -> PlacedNode {
    MainActor.assumeIsolated {
      let place = context.pixelGrid.snap(frame).offsetBy(dx: -origin.x, dy: -origin.y)
      LayoutPass.applying {
        if !view.frame.isNear(place) {
          view.frame = place
          view.needsLayout = true
          view.rootView.needsSolving = true
        }
        view.solvedFrame = nil
      }
    }
    return PlacedNode(element: self, frame: frame)
  }

  override var details: String { MainActor.assumeIsolated { view.constraintName } }
}

extension UIView {
  fileprivate var isStackOrHasConstraints: Bool {
    self is UIStackView || !heldConstraints.isEmpty || (self is UILabel && bounds.size == .zero)
  }
}
