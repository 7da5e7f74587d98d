import Foundation

/// Lays a view out with everything around it that its constraints depend on: constraints are updated, solved where
/// something changed, and views told to lay out their subviews, from the outside in, until nothing is left to do.
@MainActor package enum LayoutPass {
  /// Whether frames are being set by the pass itself.
  package private(set) static var isApplying = false
  /// How deep passes are nested; changes made by a pass are no news.
  private static var depth = 0
  package static var isRunning: Bool { depth > 0 || quiet > 0 }
  private static var quiet = 0
  package private(set) static var isSolving = false
  /// Whose `layoutSubviews` runs. What it adds to itself there is no reason to ask it again: views that add some each time
  /// would never come to an end.
  private(set) static weak var asked: UIView?
  static func beginQuiet() { quiet += 1 }
  static func endQuiet() { quiet -= 1 }

  /// Layout that asks for layout, over and over: as UIKit does, it is ended after some rounds.
  private static let roundLimit = 16

  package static func run(_ view: UIView) {
    guard depth < 8 else { return }
    depth += 1
    let traits = UITraitCollection.kept
    defer {
      depth -= 1
      UITraitCollection.kept = traits
    }
    let root = view.rootView
    for _ in 0..<roundLimit {
      solveIfNeeded(root)
      layOut(view, root: root)
      if !root.needsSolving && !needsLayout(view) { return }
    }
    UIKitStage.report("\(view.constraintName): still wants layout after \(roundLimit) rounds")
  }

  package static func applying(_ body: () -> Void) {
    let before = isApplying
    isApplying = true
    body()
    isApplying = before
  }

  private static func needsLayout(_ view: UIView) -> Bool {
    view.needsLayout || view.children.contains { needsLayout($0) }
  }

  private static func layOut(_ view: UIView, root: UIView) {
    if view.needsLayout {
      view.needsLayout = false
      UITraitCollection.current = view.traitCollection
      view.controller?.viewWillLayoutSubviews()
      let before = asked
      asked = view
      view.layoutSubviews()
      asked = before
      view.layer.layoutSublayers()
      view.controller?.viewDidLayoutSubviews()
    }
    let insets = view.safeAreaInsets
    if insets != view.lastSafeArea {
      view.lastSafeArea = insets
      view.safeAreaInsetsDidChange()
      view.controller?.viewSafeAreaInsetsDidChange()
    }
    for child in view.children {
      solveIfNeeded(root)
      layOut(child, root: root)
    }
    view.layer.layoutIfNeeded()
  }
}

// MARK: - Solving

extension LayoutPass {
  private static func solveIfNeeded(_ root: UIView) {
    guard root.needsSolving else { return }
    for _ in 0..<4 {
      updateConstraints(root)
      root.needsSolving = false
      let system = LayoutSystem(root: root)
      guard system.hasConstraints else { return }
      let insets = safeAreas(root)
      isSolving = true
      system.solve()
      isSolving = false
      system.hand(toViewsBelow: root)
      // Safe areas follow from where views come to lie; guides that stand on them must then be solved again.
      guard root.needsSolving || (system.usesSafeAreas && safeAreas(root) != insets) else { return }
    }
  }

  private static func updateConstraints(_ view: UIView) {
    for child in view.children { updateConstraints(child) }
    guard view.needsConstraintUpdate else { return }
    view.needsConstraintUpdate = false
    view.controller?.updateViewConstraints()
    view.updateConstraints()
  }

  /// As they will be when views lie where they are to lie.
  private static func safeAreas(_ root: UIView) -> [UIEdgeInsets] {
    var insets: [UIEdgeInsets] = []
    root.forEachView { view in
      if !view.systemGuides.isEmpty {
        for ancestor in sequence(first: view, next: \.superview).reversed() { ancestor.applySolvedFrame() }
        insets.append(view.layoutMargins)
        insets.append(view.safeAreaInsets)
      }
    }
    return insets
  }

  package static func fittingSize(
    of view: UIView, target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraints(view)
    let before = isSolving
    isSolving = true
    defer { isSolving = before }
    let system = LayoutSystem(root: view, fitting: (target, horizontal, vertical))
    system.solve()
    let size = system.rootSize
    let grid = UIKitStage.pixelGrid
    return CGSize(width: max(0, grid.ceil(size.width)), height: max(0, grid.ceil(size.height)))
  }
}
