import Foundation

extension UIViewController {
  /// Edges of the safe area, as they were asked for before there was one.
  public var topLayoutGuide: UILayoutGuide { view.safeAreaEdge(isTop: true) }
  public var bottomLayoutGuide: UILayoutGuide { view.safeAreaEdge(isTop: false) }
}

extension UIView {
  /// A guide as wide as the view, from its edge to the safe area's.
  fileprivate func safeAreaEdge(isTop: Bool) -> UILayoutGuide {
    let name = isTop ? "UIViewControllerTopLayoutGuide" : "UIViewControllerBottomLayoutGuide"
    if let known = layoutGuides.first(where: { $0.identifier == name }) { return known }
    let guide = UILayoutGuide()
    guide.identifier = name
    addLayoutGuide(guide)
    let safe = safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: leadingAnchor), guide.widthAnchor.constraint(equalTo: widthAnchor),
      guide.topAnchor.constraint(equalTo: isTop ? topAnchor : safe.bottomAnchor),
      guide.bottomAnchor.constraint(equalTo: isTop ? safe.topAnchor : bottomAnchor),
    ])
    return guide
  }
}
