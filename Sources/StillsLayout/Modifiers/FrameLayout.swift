import Foundation
import StillsGeometry

/// `frame(width:height:alignment:)`.
///
/// *Proposes* the given dimensions, and its own proposal for a dimension that is not given. *Reports* the given
/// dimensions, and the child's where none is given. *Places* the child by `alignment`; one that is larger sticks out.
///
/// A negative, infinite or undefined dimension counts as not given (facts: layout §6; SwiftUI warns at run time).
package struct FrameLayout: UnaryLayout {
  private let width, height: CGFloat?
  private let alignment: Alignment
  /// What to tell the app's author, when a dimension was ignored.
  package let warning: String?

  package init(width: CGFloat?, height: CGFloat?, alignment: Alignment = .center) {
    self.width = width.flatMap(Self.valid)
    self.height = height.flatMap(Self.valid)
    self.alignment = alignment
    let ignored = [("width", width), ("height", height)].compactMap { name, length in
      length.flatMap { Self.valid($0) == nil ? "\(name) \(NumberText.string($0))" : nil }
    }
    warning =
      ignored.isEmpty ? nil : "frame ignores \(ignored.joined(separator: " and ")): neither negative nor infinite"
  }

  private static func valid(_ length: CGFloat) -> CGFloat? { length.isFinite && length >= 0 ? length : nil }

  package func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutSubview) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let size = child.sizeThatFits(offer(proposal))
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  package func placement(of child: LayoutSubview, size: CGSize, proposal: ProposedViewSize) -> Placement {
    let offer = offer(proposal)
    return Placement(origin: alignment.origin(of: child.dimensions(in: offer), in: size), proposal: offer)
  }

  package func spacing(child: LayoutSubview) -> ViewSpacing {
    var edges: Edge.Set = []
    if width != nil { edges.formUnion(.horizontal) }
    if height != nil { edges.formUnion(.vertical) }
    return child.spacing.resetting(edges: edges)
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }
}
