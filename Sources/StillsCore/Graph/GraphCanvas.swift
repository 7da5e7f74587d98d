import Foundation
import StillsGeometry
import StillsLayout

/// The rectangle a screen's views are laid out in.
package struct GraphCanvas {
  package enum Size: Hashable {
    /// As big as the view wants to be.
    case ideal
    case fixed(CGSize)
  }

  package var size: Size
  package var safeArea: EdgeInsets
  package var pixelGrid: PixelGrid

  package init(size: Size, safeArea: EdgeInsets, pixelGrid: PixelGrid) {
    (self.size, self.safeArea, self.pixelGrid) = (size, safeArea, pixelGrid)
  }

  /// The root is proposed the canvas without its safe area and stands in the middle of what is left (facts: layout §13),
  /// its corner rounded to the pixel (facts: measured §1, "Centering").
  package func place(_ element: ViewElement) -> PlacedNode {
    switch size {
    case .ideal:
      let ideal = element.sizeThatFits(.unspecified)
      let bounds = CGRect(x: 0, y: 0, width: pixelGrid.ceil(ideal.width), height: pixelGrid.ceil(ideal.height))
      let context = PlacementContext(safeArea: SafeArea(full: bounds, safe: bounds), pixelGrid: pixelGrid)
      return element.placedIfMoved(in: CGRect(origin: .zero, size: ideal), proposal: .unspecified, context: context)
    case .fixed(let size):
      let area = SafeArea(full: CGRect(origin: .zero, size: size), insets: safeArea)
      let safe = area.safe
      let proposal = ProposedViewSize(safe.size)
      let fitted = element.sizeThatFits(proposal)
      let origin = CGPoint(
        x: pixelGrid.round(safe.midX - fitted.width / 2), y: pixelGrid.round(safe.midY - fitted.height / 2))
      return element.placedIfMoved(
        in: CGRect(origin: origin, size: fitted), proposal: proposal,
        context: PlacementContext(safeArea: area, pixelGrid: pixelGrid))
    }
  }

  /// What views see of the canvas that are placed by nobody.
  package var placementContext: PlacementContext {
    switch size {
    case .ideal: PlacementContext(safeArea: SafeArea(full: .zero, safe: .zero), pixelGrid: pixelGrid)
    case .fixed(let size):
      PlacementContext(
        safeArea: SafeArea(full: CGRect(origin: .zero, size: size), insets: safeArea), pixelGrid: pixelGrid)
    }
  }

  package func bounds(of placed: PlacedNode) -> CGRect {
    switch size {
    case .ideal:
      CGRect(
        x: 0, y: 0, width: pixelGrid.ceil(placed.frame.width), height: pixelGrid.ceil(placed.frame.height))
    case .fixed(let size): CGRect(origin: .zero, size: size)
    }
  }
}
