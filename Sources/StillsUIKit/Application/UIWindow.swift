import Foundation
import StillsCore
import StillsGeometry

/// The root of what a screen shows.
@MainActor @preconcurrency open class UIWindow: UIView {
  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Level(rawValue: 0)
    public static let alert = Level(rawValue: 2000)
    public static let statusBar = Level(rawValue: 1000)
  }

  /// Called when something shows differently than it was drawn.
  package var onChange: (() -> Void)?
  /// Where SwiftUI's content below finds its surroundings.
  package var viewContext: ViewContext?
  open var windowLevel = Level.normal
  open weak var windowScene: UIWindowScene?
  open var screen: UIScreen { .main }
  open private(set) var isKeyWindow = false
  open var canResizeToFitContent = false

  public init(windowScene: UIWindowScene) {
    super.init(frame: UIScreen.main.bounds)
    self.windowScene = windowScene
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  package override func setUp() { givenSafeArea = Self.deviceSafeArea }

  package static var deviceSafeArea: UIEdgeInsets {
    let world = UIKitStage.world
    let insets = world.safeArea ?? (world.canvas == .device ? world.device.safeArea(world.orientation) : EdgeInsets())
    return UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }

  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.willDisappear()
      oldValue?.viewIfLoaded?.removeFromSuperview()
      oldValue?.didDisappear()
      guard let root = rootViewController, let view = root.view else { return }
      view.translatesAutoresizingMaskIntoConstraints = true
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.frame = bounds
      insertSubview(view, at: 0)
      if isKeyWindow { comeOn() }
    }
  }

  open func makeKeyAndVisible() {
    UIApplication.shared.add(self)
    isKeyWindow = true
    comeOn()
  }
  open func makeKey() { isKeyWindow = true }

  /// Brings the root controller on the screen: it is told, laid out, and told again.
  package func comeOn() {
    guard let root = rootViewController else { return LayoutPass.run(self) }
    root.willAppear()
    root.isComing()
    LayoutPass.run(self)
    root.didAppear()
    if let presented = root.presentedViewController, presented.stage == .disappeared {
      show(presented: presented, over: root)
    }
  }

  // MARK: Presenting

  private var presentations: [(controller: UIViewController, views: [UIView])] = []

  package func show(presented: UIViewController, over presenter: UIViewController) {
    guard let view = presented.view else { return }
    let isSheet = presented.isSheet && presenter.traitCollection.horizontalSizeClass == .compact
    let isForm = presented.isSheet && !isSheet
    let dim = UIView(frame: bounds)
    var views: [UIView] = []
    if isSheet || isForm || presented.modalPresentationStyle == .popover {
      // Black over the presenter: facts, controls §9.
      let isUndimmed = isSheet && (presented.keptPresentation as? UISheetPresentationController)?.isUndimmed == true
      dim.backgroundColor =
        isUndimmed ? nil : UIColor(white: 0, alpha: traitCollection.userInterfaceStyle == .dark ? 0.48 : 0.2)
      dim.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(dim)
      views.append(dim)
    }
    view.translatesAutoresizingMaskIntoConstraints = true
    if isSheet {
      view.frame = sheetFrame(of: presented)
      let sheet = presented.keptPresentation as? UISheetPresentationController
      let radius = sheet?.preferredCornerRadius ?? (UIKitStage.world.look == .ios26 ? 38 : 10)
      view.layer.cornerRadius = max(0, radius.orZero)
      if sheet?.prefersGrabberVisible == true { views.append(grabber(above: view.frame)) }
      view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      view.clipsToBounds = true
    } else if isForm {
      let wanted = presented.preferredContentSize
      let size = wanted == .zero ? CGSize(width: 540, height: 620) : wanted
      view.frame = CGRect(
        x: ((bounds.width - size.width) / 2).rounded(), y: ((bounds.height - size.height) / 2).rounded(),
        width: size.width, height: size.height)
      view.layer.cornerRadius = 10
      view.clipsToBounds = true
    } else {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    let coversAll = !isSheet && !isForm && presented.modalPresentationStyle == .fullScreen
    if coversAll { presenter.willDisappear() }
    presented.willAppear()
    addSubview(view)
    if let grabber = views.last, grabber !== dim { bringSubviewToFront(grabber) }
    views.append(view)
    presentations.append((presented, views))
    presented.isComing()
    LayoutPass.run(self)
    if coversAll { presenter.didDisappear() }
    presented.didAppear()
    noteChange()
  }

  /// From just below the top, or as high as a detent says above the home indicator.
  private func sheetFrame(of presented: UIViewController) -> CGRect {
    let top = safeAreaInsets.top + 10
    let most = max(0, bounds.height - top - safeAreaInsets.bottom)
    let sheet = presented.keptPresentation as? UISheetPresentationController
    let height =
      (sheet?.height(
        of: most, screen: bounds.height, bottom: safeAreaInsets.bottom, traits: traitCollection) ?? most)
      + safeAreaInsets.bottom
    return CGRect(
      x: 0, y: UIKitStage.pixelGrid.round(bounds.height - height), width: bounds.width, height: max(0, height))
  }

  /// 36 by 5, 5 below the sheet's edge (chosen after what is seen on a phone).
  private func grabber(above sheet: CGRect) -> UIView {
    let grabber = UIView(frame: CGRect(x: sheet.midX - 18, y: sheet.minY + 5, width: 36, height: 5))
    grabber.backgroundColor = .tertiaryLabel
    grabber.layer.cornerRadius = 2.5
    addSubview(grabber)
    return grabber
  }

  package func sheetChanged(_ presented: UIViewController) {
    guard presented.isSheet, let view = presented.viewIfLoaded, view.superview === self else { return }
    view.frame = sheetFrame(of: presented)
    noteChange()
  }

  package func hide(presented: UIViewController) {
    guard let index = presentations.firstIndex(where: { $0.controller === presented }) else { return }
    let presentation = presentations.remove(at: index)
    presented.willDisappear()
    for view in presentation.views { view.removeFromSuperview() }
    presented.didDisappear()
    rootViewController?.willAppear()
    rootViewController?.didAppear()
    noteChange()
  }
}

extension UIViewController {
  fileprivate var isSheet: Bool {
    switch modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet: true
    default: false
    }
  }
}
