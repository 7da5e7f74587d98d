import Foundation

extension UIView {
  public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    if view.superview === self { detach(view, keepsPlace: true) }
    insert(view, at: children.firstIndex { $0 === siblingSubview } ?? children.count)
  }

  public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    if view.superview === self { detach(view, keepsPlace: true) }
    insert(view, at: children.firstIndex { $0 === siblingSubview }.map { $0 + 1 } ?? children.count)
  }

  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard children.indices.contains(index1), children.indices.contains(index2) else { return }
    children.swapAt(index1, index2)
    for child in children { layer.addSublayer(child.layer) }
    noteChange()
  }

  func leaveSuperview() {
    guard let superview else { return }
    let hadWindow = window != nil
    superview.willRemoveSubview(self)
    willMove(toSuperview: nil)
    removeConstraints(from: superview) { $0.mentions(self) }
    superview.constraintsChanged()
    superview.detach(self)
    superview.didRemove(self)
    if hadWindow { forEachView { $0.didMoveToWindow() } }
    didMoveToSuperview()
  }

  public func isDescendant(of view: UIView) -> Bool {
    var ancestor: UIView? = self
    while let current = ancestor {
      if current === view { return true }
      ancestor = current.superview
    }
    return false
  }

  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for child in children { if let found = child.viewWithTag(tag) { return found } }
    return nil
  }

  /// The view and all below, outermost first.
  package func forEachView(_ body: (UIView) -> Void) {
    body(self)
    for child in children { child.forEachView(body) }
  }

  package func commonAncestor(with other: UIView) -> UIView? {
    var ancestor: UIView? = self
    while let current = ancestor {
      if other.isDescendant(of: current) { return current }
      ancestor = current.superview
    }
    return nil
  }
}

// MARK: - Changing

extension UIView {
  func insert(_ view: UIView, at index: Int) {
    guard !isDescendant(of: view) else {
      UIKitStage.report(
        view === self
          ? "addSubview: a \(constraintName) cannot be added to itself"
          : "addSubview: \(view.constraintName) contains \(constraintName) and cannot be added to it")
      return
    }
    let oldWindow = view.window
    if let superview = view.superview, superview !== self {
      view.removeConstraints(from: superview) { $0.mentions(view) }
      superview.willRemoveSubview(view)
      superview.detach(view)
      superview.didRemove(view)
    } else if view.superview === self {
      detach(view, keepsPlace: true)
    }
    view.willMove(toSuperview: self)
    children.insert(view, at: min(max(0, index), children.count))
    view.superview = self
    placeLayer(of: view)
    view.needsLayout = true
    if LayoutPass.asked === self { noteChange() } else { setNeedsLayout() }
    constraintsChanged()
    view.didMoveToSuperview()
    if let window, window !== oldWindow { view.enter(window) }
    didAddSubview(view)
  }

  /// What only moves among its siblings lies where it lay.
  private func detach(_ view: UIView, keepsPlace: Bool = false) {
    children.removeAll { $0 === view }
    view.layer.removeFromSuperlayer()
    view.superview = nil
    if !keepsPlace { view.solvedFrame = nil }
    noteChange()
  }

  /// For containers that keep lists of their own.
  private func didRemove(_ view: UIView) { (self as? UIStackView)?.forget(view) }

  func reorder(_ view: UIView, to index: Int) {
    guard let old = children.firstIndex(where: { $0 === view }) else { return }
    children.remove(at: old)
    children.insert(view, at: min(index, children.count))
    placeLayer(of: view)
  }

  /// Layers of views keep the views' order; an author's own layers stay where they are among them.
  private func placeLayer(of view: UIView) {
    if let index = children.firstIndex(where: { $0 === view }), index + 1 < children.count {
      layer.insertSublayer(view.layer, below: children[index + 1].layer)
    } else {
      layer.addSublayer(view.layer)
    }
    noteChange()
  }

  package func enter(_ window: UIWindow) {
    willMove(toWindow: window)
    Appearances.apply(to: self)
    traitCollectionDidChange(nil)
    didMoveToWindow()
    for child in children { child.enter(window) }
  }
}

extension NSLayoutConstraint {
  /// Whether it speaks of a view or something inside of it, and of something outside too.
  fileprivate func mentions(_ view: UIView) -> Bool {
    first.view?.isDescendant(of: view) == true || second?.view?.isDescendant(of: view) == true
  }
}
