import Foundation
import StillsCore
import StillsGeometry

/// How a controller is shown over another.
enum PresentationWay {
  /// A card that stands on the screen's lower edge.
  case sheet(UISheetPresentationController)
  /// A card in the middle.
  case form
  case popover(UIPopoverPresentationController)
  /// As the author's own controller places it.
  case custom(UIPresentationController)
  case cover
}

extension UIViewController {
  func presentationWay(over presenter: UIViewController) -> PresentationWay {
    let traits = presenter.traitCollection, isCompact = traits.horizontalSizeClass == .compact
    switch modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet:
      guard let sheet = sheetPresentationController else { return .cover }
      guard isCompact else { return .form }
      // On a phone on its side there is no room for less than the whole screen.
      if traits.verticalSizeClass == .compact, !sheet.prefersEdgeAttachedInCompactHeight { return .cover }
      return sheet.adapted(in: traits).isCover ? .cover : .sheet(sheet)
    case .popover:
      guard let popover = popoverPresentationController else { return .cover }
      (popover.delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(popover)
      guard isCompact else { return .popover(popover) }
      let adapted = popover.adapted(in: traits)
      if adapted == .none { return .popover(popover) }
      return adapted.isCover ? .cover : .sheet(popover.adaptiveSheetPresentationController)
    case .custom:
      guard transitioningDelegate != nil, let own = presentationController else { return .cover }
      return .custom(own)
    case .none, .fullScreen, .currentContext, .overFullScreen, .overCurrentContext: return .cover
    }
  }
}

extension UIPresentationController {
  /// What the delegate makes of it where the width is compact.
  fileprivate func adapted(in traits: UITraitCollection) -> UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traits) ?? .automatic
  }
}

extension UIModalPresentationStyle {
  fileprivate var isCover: Bool {
    switch self {
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom: true
    case .automatic, .none, .pageSheet, .formSheet, .popover: false
    }
  }
}

/// What lies between a presented card and the screen: takes the touches there, and dismisses what may be dismissed.
final class PresentationDim: UIView {
  private weak var presented: UIViewController?

  init(frame: CGRect, of presented: UIViewController, isDark: Bool, isClear: Bool) {
    self.presented = presented
    super.init(frame: frame)
    // Black over the presenter: facts, controls §9.
    if !isClear { backgroundColor = UIColor(white: 0, alpha: isDark ? 0.48 : 0.2) }
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  package override func ownTouchTarget() -> TouchTarget? {
    TouchTarget(role: .backdrop) { [weak self] _ in self?.touched() }
  }

  private func touched() {
    guard let presented else { return }
    let controller = presented.presentationController, delegate = controller?.delegate
    let mayGo = controller.flatMap { delegate?.presentationControllerShouldDismiss($0) } ?? true
    guard !presented.isModalInPresentation, mayGo else {
      if let controller { delegate?.presentationControllerDidAttemptToDismiss(controller) }
      return
    }
    if let controller { delegate?.presentationControllerWillDismiss(controller) }
    presented.presentingViewController?.dismiss(animated: true)
    if let controller { delegate?.presentationControllerDidDismiss(controller) }
  }
}

/// What a sheet can be dragged by: 36 × 5, 5 points below its edge (facts: controls §9, "grabber").
final class SheetGrabber: UIView {
  init(on sheet: CGRect) {
    super.init(frame: CGRect(x: sheet.midX - 18, y: sheet.minY + 5, width: 36, height: 5))
    backgroundColor = .tertiaryLabel
    layer.cornerRadius = 2.5
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UIWindow {
  /// Where a sheet stands: its large height begins 10 points below the safe area (facts: measured §3), at its top in the
  /// newer look, where smaller ones float 8 points from the edges (controls §9).
  func place(_ view: UIView, as sheet: UISheetPresentationController) {
    let isGlass = UIKitStage.world.look == .ios26
    let largest = max(0, bounds.height - safeAreaInsets.top - (isGlass ? 0 : 10))
    let height = sheet.height(largest: largest, screen: bounds.height, bottom: safeAreaInsets.bottom)
    let floats = isGlass && height < largest
    let top = UIKitStage.pixelGrid.round(bounds.height - height - (floats ? 8 : 0))
    view.frame =
      floats
      ? CGRect(x: 8, y: top, width: max(0, bounds.width - 16), height: height)
      : CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
    let radius = sheet.preferredCornerRadius.flatMap { $0.isFinite ? max(0, $0) : nil }
    view.layer.cornerRadius = radius ?? (isGlass ? 38 : 10)
    view.layer.maskedCorners =
      floats
      ? [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
      : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    view.clipsToBounds = true
  }

  /// A form sheet is 540 × 620 or as large as its content wants, a page sheet at most 712 wide (facts: controls §9), and
  /// keeps 40 points above and below, which was chosen.
  func formFrame(of presented: UIViewController) -> CGRect {
    var size = presented.preferredContentSize
    if size == .zero {
      size =
        presented.modalPresentationStyle == .formSheet
        ? CGSize(width: 540, height: 620)
        : CGSize(width: min(712, bounds.width - 40), height: max(0, bounds.height - 80))
    }
    size = CGSize(width: min(size.width, bounds.width), height: min(size.height, bounds.height))
    return CGRect(
      x: ((bounds.width - size.width) / 2).rounded(), y: ((bounds.height - size.height) / 2).rounded(),
      width: size.width, height: size.height)
  }

  /// The older look's screen behind a large sheet stands back (facts: measured §3, "Page sheet": on a screen 414 wide it
  /// is 372 wide, its top at the safe area's). What undoes it.
  func pushBack(_ view: UIView) -> () -> Void {
    let scale: CGFloat = 372.0 / 414
    let ground = UIView(frame: bounds)
    ground.backgroundColor = .black
    insertSubview(ground, belowSubview: view)
    let before = (
      radius: view.layer.cornerRadius, clips: view.clipsToBounds, safe: view.givenSafeArea, transform: view.transform
    )
    view.givenSafeArea = safeAreaInsets
    view.transform = CGAffineTransform(translationX: 0, y: safeAreaInsets.top - bounds.height * (1 - scale) / 2)
      .scaledBy(x: scale, y: scale)
    view.layer.cornerRadius = 10 / scale
    view.clipsToBounds = true
    return { [weak view] in
      ground.removeFromSuperview()
      view?.transform = before.transform
      view?.givenSafeArea = before.safe
      view?.layer.cornerRadius = before.radius
      view?.clipsToBounds = before.clips
    }
  }
}
