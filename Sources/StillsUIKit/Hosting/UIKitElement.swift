import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry
import StillsLayout

/// A tree of UIKit's views as one element: laid out in its frame, and painted there.
///
/// Below it each view has an element of its own, which paints nothing: for dumps, and for touches.
package final class UIKitElement: ViewElement {
  package enum Filling {
    /// The whole screen, bars' room included, and the ideal size where nothing is proposed.
    case screen
    /// The frame that it is given, whatever bars cover of it.
    case controller
    /// What is proposed, as SwiftUI sizes representables (facts: uikit-bars §10).
    case proposal
    /// As large as it wants to be, in the middle.
    case ideal
  }

  private let host: UIKitHost
  private let view: UIView
  private let filling: Filling
  private let graph: ViewGraph
  /// What an author's `sizeThatFits` answers.
  private let ownSize: (@MainActor (ProposedViewSize) -> CGSize?)?

  package init(
    _ view: UIView, host: UIKitHost, filling: Filling, graph: ViewGraph,
    ownSize: (@MainActor (ProposedViewSize) -> CGSize?)? = nil
  ) {
    (self.view, self.host, self.filling, self.graph, self.ownSize) = (view, host, filling, graph, ownSize)
    super.init(kind: "UIKit")
  }

  // MARK: Measuring

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    MainActor.assumeIsolated { LayoutPass.quietly { self.size(for: proposal) } }
  }

  @MainActor private func size(for proposal: ProposedViewSize) -> CGSize {
    if let own = ownSize?(proposal) {
      return CGSize(width: max(0, own.width.orZero), height: max(0, own.height.orZero))
    }
    switch filling {
    case .screen, .controller: return proposal.replacingUnspecifiedDimensions(by: view.idealSize)
    case .ideal: return view.idealSize
    case .proposal:
      let ideal = view.idealSize, own = view.intrinsicContentSize
      return CGSize(
        width: length(proposal.width, own: own.width, ideal: ideal.width, axis: .horizontal),
        height: length(proposal.height, own: own.height, ideal: ideal.height, axis: .vertical))
    }
  }

  /// The proposal, unless the content holds on to its size.
  @MainActor private func length(
    _ proposed: CGFloat?, own: CGFloat, ideal: CGFloat, axis: NSLayoutConstraint.Axis
  ) -> CGFloat {
    guard let proposed, !proposed.isNaN else { return ideal }
    guard own >= 0 else { return max(0, proposed) }
    if proposed > own { return view.contentHuggingPriority(for: axis) >= .defaultHigh ? own : proposed }
    return view.contentCompressionResistancePriority(for: axis) >= .defaultHigh ? own : max(0, proposed)
  }

  package override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    let isFirst = key == VerticalAlignment.firstTextBaseline.key
    guard filling == .proposal, isFirst || key == VerticalAlignment.lastTextBaseline.key else { return nil }
    return MainActor.assumeIsolated {
      guard let offsets = view.baselines(width: size.width) else { return isFirst ? 0 : size.height }
      return isFirst ? offsets.first : size.height - offsets.last
    }
  }

  // MARK: Placing

  package override func placed(
    in frame: CGRect, proposal: ProposedViewSize, context: PlacementContext
  ) -> PlacedNode {
    MainActor.assumeIsolated {
      // UIKit's views remember what they were told, so each pass lays them out anew.
      _ = graph.memory { UIKitMemory() }
      switch filling {
      case .screen: layScreen(frame, context)
      case .controller:
        let rect = context.pixelGrid.snap(frame)
        host.lay(in: rect, safeArea: context.coveredSafeArea.insets(of: rect), graph: graph)
      case .proposal, .ideal: layView(context.pixelGrid.snap(frame), context)
      }
      let shown = fillsWindow ? host.window : view
      let rect = fillsWindow ? host.window.frame : context.pixelGrid.snap(frame)
      let nodes = [MirrorNodes(context: context).node(of: shown, in: rect)]
      return PlacedNode(element: self, frame: fillsWindow ? rect : frame, children: nodes)
    }
  }

  private var fillsWindow: Bool { filling == .screen || filling == .controller }

  @MainActor private func layScreen(_ frame: CGRect, _ context: PlacementContext) {
    let full = context.safeArea.full, safe = context.safeArea.safe
    func isNear(_ other: CGRect) -> Bool {
      abs(frame.minX - other.minX) < 0.5 && abs(frame.minY - other.minY) < 0.5 && abs(frame.maxX - other.maxX) < 0.5
        && abs(frame.maxY - other.maxY) < 0.5
    }
    let rect = isNear(safe) || isNear(full) ? full : frame
    host.lay(in: rect, safeArea: context.safeArea.insets(of: rect), graph: graph)
  }

  /// The window is the screen, the view where it stands in it.
  @MainActor private func layView(_ frame: CGRect, _ context: PlacementContext) {
    LayoutPass.quietly {
      view.translatesAutoresizingMaskIntoConstraints = true
      let insets = view.alignmentRectInsets
      let rect = view.frame(forAlignmentRect: frame)
      if !view.frame.isNear(rect) { view.frame = rect }
      let covered = context.coveredSafeArea.insets(of: rect)
      if insets != .zero || view.givenSafeArea != covered {
        view.givenSafeArea = covered
        view.forEachView { $0.needsLayout = true }
        view.constraintsChanged()
      }
    }
    let full = context.safeArea.full
    host.lay(
      in: CGRect(origin: .zero, size: CGSize(width: full.maxX.orZero, height: full.maxY.orZero)), safeArea: .zero,
      graph: graph)
  }

  // MARK: Painting

  package override func paint(_ node: PlacedNode, into painter: inout Painter) {
    // Nothing escapes: the painter is only lent to the main actor, where painting happens anyway.
    var lent = painter
    MainActor.assumeIsolated {
      switch filling {
      case .screen, .controller: LayerPainting.paint(host.window.layer, at: .zero, into: &lent)
      case .proposal, .ideal: LayerPainting.paint(view.layer, at: .zero, into: &lent)
      }
    }
    painter = lent
  }

  package override var details: String { MainActor.assumeIsolated { TypeNames.plainName(of: type(of: view)) } }
}

extension UIView {
  /// By content, by constraints, by frame: the first that says anything.
  package var idealSize: CGSize {
    if let controller, controller.preferredContentSize != .zero { return controller.preferredContentSize }
    let own = intrinsicContentSize
    if own.width >= 0, own.height >= 0 { return own }
    let fitted = systemLayoutSizeFitting(.zero)
    var size = CGSize(
      width: own.width >= 0 ? own.width : fitted.width, height: own.height >= 0 ? own.height : fitted.height)
    if size.width == 0 { size.width = controller == nil ? bounds.width : 0 }
    if size.height == 0 { size.height = controller == nil ? bounds.height : 0 }
    return size
  }
}

// MARK: - The views below

/// Elements that stand for views which their root paints.
@MainActor private struct MirrorNodes {
  let context: PlacementContext

  func node(of view: UIView, in frame: CGRect) -> PlacedNode {
    let corner = CGPoint(x: frame.minX - view.bounds.minX, y: frame.minY - view.bounds.minY)
    var nodes: [PlacedNode] = []
    if let foreign = view as? any ForeignContent {
      let area = SafeArea(full: frame, safe: frame.inset(by: view.safeAreaInsets))
      if let node = foreign.placeContent(in: frame, safeArea: area, context: context) { nodes.append(node) }
    }
    if let bar = view.barNode {
      let offset = CGPoint(x: frame.minX - view.frame.minX, y: frame.minY - view.frame.minY)
      nodes.append(bar.moved(by: offset))
    }
    for child in view.subviews where !child.isHidden && child.alpha > 0.01 {
      let rect = child.frame.offsetBy(dx: corner.x, dy: corner.y)
      if rect.isFinite { nodes.append(node(of: child, in: rect)) }
    }
    return PlacedNode(element: MirrorElement(view), frame: frame, children: nodes)
  }
}

extension PlacedNode {
  fileprivate func moved(by offset: CGPoint) -> PlacedNode {
    guard offset != .zero else { return self }
    return PlacedNode(
      element: element, frame: frame.offsetBy(dx: offset.x, dy: offset.y),
      children: children.map { $0.moved(by: offset) })
  }
}

extension UIView {
  fileprivate var barNode: PlacedNode? {
    (self as? UINavigationBar)?.node ?? (self as? UIToolbar)?.node ?? (self as? UITabBar)?.node
  }
}

/// For the graph's notice that something is remembered.
private final class UIKitMemory {}

/// A view of UIKit's in the tree of places.
package final class MirrorElement: ViewElement {
  package let view: UIView

  init(_ view: UIView) {
    self.view = view
    super.init(kind: MainActor.assumeIsolated { TypeNames.plainName(of: type(of: view)) })
    labels = MainActor.assumeIsolated { view.accessibilityLabel.map { [$0] } ?? [] }
  }

  package override func paint(_ node: PlacedNode, into painter: inout Painter) {}

  package override var details: String {
    MainActor.assumeIsolated { view.shownText.map { "“\($0)”" } ?? "" }
  }

  package override var accessibilityIdentifier: String? { MainActor.assumeIsolated { view.accessibilityIdentifier } }

  // MARK: Touching

  /// Of texts alone: what holds them is named after them.
  package override var touchText: String? {
    MainActor.assumeIsolated { view is UILabel || view is UITextView ? view.shownText : nil }
  }

  /// As in UIKit a view takes the touches in its bounds, whatever it draws there.
  @MainActor package override func touchInk(of node: PlacedNode, at point: CGPoint) -> Bool {
    view.isUserInteractionEnabled && node.frame.holds(point)
  }

  /// Texts and pictures take none themselves, but are what others are known by.
  @MainActor package override func letsTouchesIn(_ node: PlacedNode) -> Bool {
    view.isUserInteractionEnabled || view.subviews.isEmpty
  }

  @MainActor package override func touchTarget(of node: PlacedNode) -> TouchTarget? {
    guard view.isUserInteractionEnabled else { return nil }
    let scroll = (view as? UIScrollView)?.scrollHandle(in: node.frame)
    if var own = view.ownTouchTarget() {
      own.scroll = scroll
      return own
    }
    if var target = recognizedTarget {
      target.scroll = scroll
      return target
    }
    guard let scroll else { return nil }
    var target = TouchTarget(role: .scrollView)
    target.scroll = scroll
    return target
  }

  /// What the view's recognizers take touches for.
  @MainActor private var recognizedTarget: TouchTarget? {
    let recognizers = view.gestureRecognizers ?? []
    let taps = recognizers.compactMap { $0 as? UITapGestureRecognizer }.filter(\.isEnabled)
    let presses = recognizers.compactMap { $0 as? UILongPressGestureRecognizer }.filter(\.isEnabled)
    guard !taps.isEmpty || !presses.isEmpty else { return nil }
    var target = TouchTarget(role: .gesture, label: view.accessibilityLabel ?? view.shownText)
    if !taps.isEmpty { target.tap = { point in for tap in taps { tap.recognize(at: point) } } }
    if !presses.isEmpty { target.longPress = { point in for press in presses { press.recognize(at: point) } } }
    return target
  }
}
