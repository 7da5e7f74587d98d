import Foundation

/// Looks after a controller that is presented.
@MainActor @preconcurrency open class UIPresentationController: NSObject {
  open private(set) weak var presentedViewController: UIViewController!
  open private(set) weak var presentingViewController: UIViewController!
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  open var containerView: UIView? { presentedViewController?.viewIfLoaded?.superview }
  open var presentedView: UIView? { presentedViewController?.viewIfLoaded }
  open var presentationStyle: UIModalPresentationStyle { presentedViewController?.modalPresentationStyle ?? .none }
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  open var shouldPresentInFullscreen: Bool { true }
  open var shouldRemovePresentersView: Bool { false }

  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    super.init()
    self.presentedViewController = presentedViewController
    self.presentingViewController = presentingViewController
  }

  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}
}

@MainActor @preconcurrency public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    .automatic
  }
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

// MARK: - Sheets

@MainActor @preconcurrency
public protocol UISheetPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

@MainActor @preconcurrency public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  var containerTraitCollection: UITraitCollection { get }
  var maximumDetentValue: CGFloat { get }
}

/// A sheet, as high as one of its detents says: the first, or the one that is selected.
@MainActor @preconcurrency open class UISheetPresentationController: UIPresentationController {
  @MainActor @preconcurrency open class Detent: NSObject {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }

    public let identifier: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    init(
      _ identifier: Identifier,
      _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      (self.identifier, self.resolver) = (identifier, resolver)
      super.init()
    }

    public static func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue / 2 } }
    public static func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier("custom"), resolver) }

    open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
      resolver(context)
    }
  }

  open var detents: [Detent] = [.large()]
  open var selectedDetentIdentifier: Detent.Identifier?
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  open var prefersGrabberVisible = false
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  open var prefersEdgeAttachedInCompactHeight = false
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  open var prefersPageSizing = true
  open var preferredCornerRadius: CGFloat?
  open weak var sourceView: UIView?

  open func animateChanges(_ changes: () -> Void) {
    changes()
    presentedViewController?.viewIfLoaded?.window?.sheetChanged(presentedViewController)
  }
  open func invalidateDetents() {}

  private var detent: Detent? { detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first }

  /// How high above the screen's lower safe edge, of so much at the most.
  func height(of most: CGFloat, screen: CGFloat, bottom: CGFloat, traits: UITraitCollection) -> CGFloat {
    // 425 of 852 points from the screen's edge up, as SwiftUI's medium sheets are.
    if detent?.identifier == .medium { return min(max(0, (screen * 425 / 852).rounded() - bottom), most) }
    let context = DetentContext(most: most, traits: traits)
    let wanted = detent?.resolvedValue(in: context) ?? most
    return wanted.isFinite ? min(max(0, wanted), most) : most
  }

  var isUndimmed: Bool {
    guard let limit = largestUndimmedDetentIdentifier, let detent else { return false }
    return detent.identifier == limit || limit == .large
  }
}

private final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat

  init(most: CGFloat, traits: UITraitCollection) {
    (maximumDetentValue, containerTraitCollection) = (most, traits)
    super.init()
  }
}

// MARK: - Popovers

public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
}

@MainActor @preconcurrency open class UIPopoverPresentationController: UIPresentationController {
  open weak var sourceView: UIView?
  open var sourceRect = CGRect.null
  open weak var barButtonItem: UIBarButtonItem?
  open weak var sourceItem: AnyObject?
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  open var backgroundColor: UIColor?
  open var passthroughViews: [UIView]?
  open var popoverLayoutMargins = UIEdgeInsets.zero
  open var canOverlapSourceViewRect = false
}

// MARK: - Transitions

@MainActor @preconcurrency public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  var containerView: UIView { get }
  func completeTransition(_ didComplete: Bool)
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  func initialFrame(for vc: UIViewController) -> CGRect
  func finalFrame(for vc: UIViewController) -> CGRect
  var transitionWasCancelled: Bool { get }
}

public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let from = Self(rawValue: "UITransitionContextFromView")
  public static let to = Self(rawValue: "UITransitionContextToView")
}

public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// Moves one screen to another. A still shows the end, and asks nobody.
@MainActor @preconcurrency public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
}

@MainActor @preconcurrency public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
}

@MainActor @preconcurrency
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  open var percentComplete: CGFloat { 0 }
  open var completionSpeed: CGFloat = 1
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {}
  open func update(_ percentComplete: CGFloat) {}
  open func cancel() {}
  open func finish() {}
}

@MainActor @preconcurrency public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { nil }
}

// MARK: - Of a controller

extension UIViewController {
  public var presentationController: UIPresentationController? {
    switch modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet: sheetPresentationController
    case .popover: popoverPresentationController
    default:
      made(UIPresentationController.self)
        ?? keep(UIPresentationController(presentedViewController: self, presenting: presentingViewController))
    }
  }

  public var sheetPresentationController: UISheetPresentationController? {
    guard [.automatic, .pageSheet, .formSheet].contains(modalPresentationStyle) else { return nil }
    return made(UISheetPresentationController.self)
      ?? keep(UISheetPresentationController(presentedViewController: self, presenting: presentingViewController))
  }

  /// Nil but for popovers.
  public var popoverPresentationController: UIPopoverPresentationController? {
    guard modalPresentationStyle == .popover else { return nil }
    return made(UIPopoverPresentationController.self)
      ?? keep(UIPopoverPresentationController(presentedViewController: self, presenting: presentingViewController))
  }

  private func made<Kind: UIPresentationController>(_ kind: Kind.Type) -> Kind? { keptPresentation as? Kind }

  private func keep<Kind: UIPresentationController>(_ made: Kind) -> Kind {
    keptPresentation = made
    return made
  }

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
