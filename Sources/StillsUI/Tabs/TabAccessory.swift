import Foundation
import StillsBars
import StillsCore
import StillsDisplay
import StillsGeometry
import StillsLayout

nonisolated extension View {
  /// A view of the newer look's phones and tablets, on a ground of its own above the tab bar.
  public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let part = ControlPart(content())
    return modifier(EnvironmentModifier { $0.tabAccessory = part })
  }

  public func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View {
    let part = isEnabled ? ControlPart(content()) : nil
    return modifier(EnvironmentModifier { $0.tabAccessory = part })
  }
}

/// Where an accessory stands: `expanded` above the tab bar, `inline` beside one that has made way.
nonisolated public enum TabViewBottomAccessoryPlacement: Hashable, Sendable { case inline, expanded }

nonisolated extension EnvironmentValues {
  private struct TabAccessoryKey: EnvironmentKey { static var defaultValue: ControlPart? { nil } }
  private struct AccessoryPlacementKey: EnvironmentKey {
    static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
  }

  var tabAccessory: ControlPart? {
    get { self[TabAccessoryKey.self] }
    set { self[TabAccessoryKey.self] = newValue }
  }

  /// Nil outside of an accessory.
  public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    get { self[AccessoryPlacementKey.self] }
    set { self[AccessoryPlacementKey.self] = newValue }
  }
}

/// A tab view's accessory: a capsule of 48 points' height, 8 above the tab bar and as far from the sides as that is from
/// the bottom, 21 (facts: controls §8); its height and the gap were chosen.
final class TabAccessoryElement: UnaryElement {
  static let height: CGFloat = 48, gap: CGFloat = 8, side: CGFloat = 21
  private let traits: BarTraits

  private init(_ content: ViewElement, traits: BarTraits) {
    self.traits = traits
    super.init(kind: "TabAccessory", content: content)
  }

  /// Nil where there is none, or the look has none.
  @MainActor static func made(
    in context: ViewContext, traits: BarTraits, isInline: Bool
  ) -> TabAccessoryElement? {
    guard let part = context.environment.tabAccessory else { return nil }
    guard traits.isGlass else {
      context.report("tabViewBottomAccessory: it is drawn in the look ios26 alone")
      return nil
    }
    let place = context.container(axis: nil).setting {
      $0.tabAccessory = nil
      $0.isInTabs = false
      $0.tabViewBottomAccessoryPlacement = isInline ? .inline : .expanded
    }
    return TabAccessoryElement(implicitStack(of: part.resolve(in: place)), traits: traits)
  }

  /// Above `bottom`, the upper edge of the tab bar, or of what is not safe where there is none.
  func frame(above bottom: CGFloat, in space: BarSpace) -> CGRect {
    CGRect(
      x: space.safe.minX + Self.side, y: bottom - Self.gap - Self.height,
      width: max(0, space.safe.width - 2 * Self.side), height: Self.height)
  }

  /// Between the circles of a tab bar that has made way.
  func frame(beside extent: TabBarExtent, in space: BarSpace, isRightToLeft: Bool) -> CGRect {
    let start = extent.row.maxX + Self.gap
    let end = extent.circle.map { $0.minX - Self.gap } ?? space.safe.maxX - Self.side
    let x = isRightToLeft ? space.full.minX + space.full.maxX - end : start
    return CGRect(x: x, y: extent.row.minY, width: max(0, end - start), height: Self.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  override func placed(in frame: CGRect, proposal: ProposedViewSize, context: PlacementContext) -> PlacedNode {
    let offer = ProposedViewSize(frame.size), size = content.sizeThatFits(offer)
    let place = CGRect(
      x: context.pixelGrid.round(frame.midX - size.width / 2),
      y: context.pixelGrid.round(frame.midY - size.height / 2), width: size.width, height: size.height)
    var inner = context
    inner.safeArea = SafeArea(full: frame, safe: frame)
    return PlacedNode(
      element: self, frame: frame, children: [content.placed(in: place, proposal: offer, context: inner)])
  }

  override func paint(_ node: PlacedNode, into painter: inout Painter) {
    painter.append(StillsBars.Glass.commands(in: node.frame, traits: traits))
    painter.paintChildren(of: node)
  }
}
