import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry
import StillsLayout
import StillsTypesetting

/// An inline title with a second line under it, both in the middle.
final class SubtitledElement: ViewElement {
  private let title, subtitle: BarLabelElement
  private let traits: BarTraits

  init(_ title: BarLabelElement, subtitle: BarLabelElement, traits: BarTraits) {
    (self.title, self.subtitle, self.traits) = (title, subtitle, traits)
    super.init(kind: "SubtitledTitle")
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let offer = ProposedViewSize(width: proposal.width, height: nil)
    let first = title.sizeThatFits(offer), second = subtitle.sizeThatFits(offer)
    return CGSize(width: max(first.width, second.width), height: first.height + second.height)
  }

  override func placed(in frame: CGRect, proposal: ProposedViewSize, context: PlacementContext) -> PlacedNode {
    var y = traits.pixelGrid.round(frame.minY)
    let offer = ProposedViewSize(width: frame.width, height: nil)
    let nodes = [title, subtitle].map { label -> PlacedNode in
      let size = label.sizeThatFits(offer)
      defer { y += size.height }
      let place = CGRect(x: frame.midX - size.width / 2, y: y, width: size.width, height: size.height)
      return label.placed(in: place, proposal: offer, context: context)
    }
    return PlacedNode(element: self, frame: frame, children: nodes)
  }

  override func paint(_ node: PlacedNode, into painter: inout Painter) { painter.paintChildren(of: node) }
}

extension BarLabelElement {
  /// The line below a title: its size in the row, and below a large title, was chosen.
  static func subtitle(_ text: String, size: CGFloat, traits: BarTraits) -> BarLabelElement {
    BarLabelElement(
      text, font: FontRequest(family: .system(.standard), size: size, weight: 400),
      color: traits.color(.secondaryLabel), traits: traits)
  }
}
