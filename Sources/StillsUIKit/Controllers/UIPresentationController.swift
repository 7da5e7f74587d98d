import Foundation
import StillsBars
import StillsGeometry

@MainActor @preconcurrency public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// `automatic`: the controller's own way.
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

/// Looks after how a controller is presented.
@MainActor @preconcurrency open class UIPresentationController: NSObject {
  private weak var presented: UIViewController?
  private weak var presenting: UIViewController?
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  open var overrideTraitCollection: UITraitCollection?
  /// What the presented view stands in, while it does.
  open internal(set) var containerView: UIView?

  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    (presented, presenting) = (presentedViewController, presentingViewController)
  }

  open var presentedViewController: UIViewController { presented ?? UIViewController() }
  open var presentingViewController: UIViewController {
    presenting ?? presented?.presentingViewController ?? UIViewController()
  }
  open var presentedView: UIView? { presented?.view }
  open var presentationStyle: UIModalPresentationStyle { presented?.modalPresentationStyle ?? .automatic }
  open var adaptivePresentationStyle: UIModalPresentationStyle { presentationStyle }
  open var traitCollection: UITraitCollection { presentingViewController.traitCollection }
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  open var shouldPresentInFullscreen: Bool { true }
  open var shouldRemovePresentersView: Bool { false }

  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}
  open func preferredContentSizeDidChange(forChildContentContainer container: UIViewController) {}
}

// MARK: - Sheets

@MainActor @preconcurrency
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ controller: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ controller: UISheetPresentationController
  ) {}
}

@MainActor @preconcurrency public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  var containerTraitCollection: UITraitCollection { get }
  var maximumDetentValue: CGFloat { get }
}

/// A sheet, and the heights at which it can stand.
@MainActor @preconcurrency open class UISheetPresentationController: UIPresentationController {
  /// A height. It is one of the safe area: what is not safe below comes on top.
  @MainActor @preconcurrency open class Detent: NSObject {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }

    public let identifier: Identifier
    private let resolver: ((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)?

    private init(
      _ identifier: Identifier, _ resolver: ((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)?
    ) { (self.identifier, self.resolver) = (identifier, resolver) }

    public class func medium() -> Detent { Detent(.medium, nil) }
    public class func large() -> Detent { Detent(.large, nil) }
    public class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (_ context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier("custom"), resolver) }

    /// Nil: it does not count.
    open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
      if let resolver { return resolver(context).map { $0.isFinite ? max(0, $0) : context.maximumDetentValue } }
      return identifier == .large ? context.maximumDetentValue : nil
    }
  }

  open var detents: [Detent] = [.large()]
  open var selectedDetentIdentifier: Detent.Identifier?
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  open var prefersGrabberVisible = false
  open var preferredCornerRadius: CGFloat?
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  open var prefersEdgeAttachedInCompactHeight = false
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  open var prefersPageSizing = true
  open var sourceView: UIView?

  open func animateChanges(_ changes: () -> Void) {
    changes()
    invalidateDetents()
  }

  open func invalidateDetents() { containerView?.window?.setNeedsLayout() }

  // MARK: Where it stands

  private final class Context: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat

    init(_ traits: UITraitCollection, most: CGFloat) {
      (containerTraitCollection, maximumDetentValue) = (traits, most)
      super.init()
    }
  }

  /// The one it stands at: the selected one, or the first.
  private var detent: Detent? { detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first }

  /// Its height on a screen, where at most `largest` points are to be had. Half of the screen is one of 425 points on one
  /// 852 high (facts: controls §9).
  final func height(largest: CGFloat, screen: CGFloat, bottom: CGFloat) -> CGFloat {
    guard let detent, detent.identifier != .large else { return largest }
    if detent.identifier == .medium { return min(largest, (screen * 425 / 852).rounded()) }
    let context = Context(presentedViewController.traitCollection, most: max(0, largest - bottom))
    return detent.resolvedValue(in: context).map { min(largest, $0 + bottom) } ?? largest
  }

  final var isLarge: Bool { detent?.identifier ?? .large == .large }

  /// Whether what lies behind it is darkened: above the largest height at which it is not.
  final var dims: Bool {
    guard let largestUndimmedDetentIdentifier, let detent,
      let limit = detents.firstIndex(where: { $0.identifier == largestUndimmedDetentIdentifier }),
      let place = detents.firstIndex(where: { $0 === detent })
    else { return true }
    return place > limit
  }
}

// MARK: - Popovers

@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
}

public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}

/// A popover: a card beside what it belongs to; a sheet where the width is compact, unless the delegate says `none`.
@MainActor @preconcurrency open class UIPopoverPresentationController: UIPresentationController {
  open var sourceView: UIView?
  open var sourceRect = CGRect.null
  open var sourceItem: AnyObject?
  open var barButtonItem: UIBarButtonItem?
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// Which way the arrow points, once the popover is shown.
  open internal(set) var arrowDirection = UIPopoverArrowDirection.unknown
  open var backgroundColor: UIColor?
  open var passthroughViews: [UIView]?
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  open var canOverlapSourceViewRect = false
  open private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
    presentedViewController: presentedViewController, presenting: nil)

  /// What it points at, in the window; nil: nothing that is on the screen.
  final var source: CGRect? {
    guard let view = sourceView ?? sourceItem as? UIView, view.window != nil else { return nil }
    return view.convert(sourceRect.isNull ? view.bounds : sourceRect, to: nil)
  }

  /// Its frame in a window: on the first side of what it belongs to that it fits on (below, above, right and left of it),
  /// 10 points from the sides of the screen unless the author says.
  final func frame(in bounds: CGRect, size: CGSize) -> CGRect {
    let margins = popoverLayoutMargins
    let room = CGRect(
      x: bounds.minX + margins.left, y: bounds.minY + margins.top,
      width: max(0, bounds.width - margins.left - margins.right),
      height: max(0, bounds.height - margins.top - margins.bottom))
    let size = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
    guard let source else {
      return CGRect(origin: CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2), size: size)
    }
    return PopoverShape.frame(of: size, beside: source, sides: sides, gap: PopoverShape.arrowHeight, in: room)
  }

  /// Those of what it belongs to that an arrow may point from.
  private var sides: [PopoverShape.Side] {
    let all: [(direction: UIPopoverArrowDirection, side: PopoverShape.Side)] = [
      (.up, .bottom), (.down, .top), (.left, .right), (.right, .left),
    ]
    let permitted = all.filter { permittedArrowDirections.contains($0.direction) }
    return (permitted.isEmpty ? all : permitted).map(\.side)
  }
}

extension UIPopoverArrowDirection {
  /// Of an arrow on a side of a popover.
  init(_ side: PopoverShape.Side) {
    switch side {
    case .top: self = .up
    case .bottom: self = .down
    case .left: self = .left
    case .right: self = .right
    }
  }
}

// MARK: - On controllers

/// The controllers that look after one's presentation, made when they are asked for.
final class OwnPresentation {
  var sheet: UISheetPresentationController?
  var popover: UIPopoverPresentationController?
  var other: UIPresentationController?
}

extension UIViewController {
  /// Of a sheet: `automatic` presents one.
  public var sheetPresentationController: UISheetPresentationController? {
    switch modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet: ownSheet
    case .popover: ownPopover.adaptiveSheetPresentationController
    default: nil
    }
  }

  public var popoverPresentationController: UIPopoverPresentationController? {
    modalPresentationStyle == .popover || self is UIAlertController || self is UIActivityViewController
      ? ownPopover : nil
  }

  public var presentationController: UIPresentationController? {
    switch modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet: ownSheet
    case .popover: ownPopover
    case .custom: ownCustom ?? ownOther
    default: ownOther
    }
  }

  private var ownSheet: UISheetPresentationController {
    if let sheet = ownPresentation.sheet { return sheet }
    let made = UISheetPresentationController(presentedViewController: self, presenting: nil)
    ownPresentation.sheet = made
    return made
  }

  private var ownPopover: UIPopoverPresentationController {
    if let popover = ownPresentation.popover { return popover }
    let made = UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    ownPresentation.popover = made
    return made
  }

  private var ownOther: UIPresentationController {
    if let other = ownPresentation.other { return other }
    let made = UIPresentationController(presentedViewController: self, presenting: nil)
    ownPresentation.other = made
    return made
  }

  /// The author's own, from the delegate that makes transitions.
  private var ownCustom: UIPresentationController? {
    if let other = ownPresentation.other { return other }
    guard let presenting = presentingViewController,
      let made = transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenting, source: presenting)
    else { return nil }
    ownPresentation.other = made
    return made
  }
}
