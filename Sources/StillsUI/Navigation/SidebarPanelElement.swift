import Foundation
import StillsBars
import StillsCore
import StillsDisplay
import StillsGeometry

/// The newer look's sidebar on tablets: a panel of glass over what is beside it.
final class SidebarPanelElement: UnaryElement {
  /// To the edges of the window, and to what is beside it: our choice, as its radius is.
  static let margin: CGFloat = 10
  private static let radius: CGFloat = 26

  private let traits: BarTraits

  init(_ content: ViewElement, traits: BarTraits) {
    self.traits = traits
    super.init(kind: "sidebarPanel", content: content)
  }

  override func paint(_ node: PlacedNode, into painter: inout Painter) {
    painter.append(StillsBars.Glass.commands(in: node.frame, radius: Self.radius, traits: traits))
    var group = DisplayGroup(commands: [])
    group.clip = Path(roundedRect: painter.pixelGrid.snap(node.frame), cornerRadius: Self.radius)
    painter.group(group) { $0.paintChildren(of: node) }
  }

  /// Nothing behind the panel is touched through it.
  override func touchInk(of node: PlacedNode, at point: CGPoint) -> Bool { node.frame.contains(point) }
}

nonisolated extension EnvironmentValues {
  private struct InSidebarPanelKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// Whether a sidebar's list lies on the panel's own ground.
  var isInSidebarPanel: Bool {
    get { self[InSidebarPanelKey.self] }
    set { self[InSidebarPanelKey.self] = newValue }
  }
}
