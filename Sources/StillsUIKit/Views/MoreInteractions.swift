import Foundation

// Pointers, pencils, menus over selections and what else needs somebody to do something. In a still nobody does.

// MARK: - Pointers

@MainActor @preconcurrency public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
}

extension UIPointerInteractionDelegate {
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
}

@MainActor @preconcurrency open class UIPointerInteraction: _ViewInteraction {
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  open var isEnabled = true
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    super.init()
    self.delegate = delegate
  }
  open func invalidate() {}
}

@MainActor @preconcurrency open class UIPointerRegionRequest: NSObject { open var location: CGPoint { .zero } }

@MainActor @preconcurrency open class UIPointerRegion: NSObject {
  public let rect: CGRect
  public let identifier: AnyHashable?
  public init(rect: CGRect, identifier: AnyHashable? = nil) { (self.rect, self.identifier) = (rect, identifier) }
}

public enum UIPointerEffect {
  public enum TintMode: Int, Sendable { case none, overlay, underlay }
  case automatic(UITargetedPreview)
  case highlight(UITargetedPreview)
  case lift(UITargetedPreview)
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)
}

public enum UIPointerShape {
  case path(UIBezierPath)
  case roundedRect(CGRect, radius: CGFloat = 8)
  case verticalBeam(length: CGFloat)
  case horizontalBeam(length: CGFloat)
}

@MainActor @preconcurrency open class UIPointerStyle: NSObject {
  public override init() {}
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { self.init() }
  public convenience init(shape: UIPointerShape, constrainedAxes: UIAxis = []) { self.init() }
  public class func hidden() -> UIPointerStyle { UIPointerStyle() }
  public class func system() -> UIPointerStyle { UIPointerStyle() }
}

public struct UIAxis: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let horizontal = UIAxis(rawValue: 1)
  public static let vertical = UIAxis(rawValue: 2)
  public static let both: UIAxis = [.horizontal, .vertical]
}

// MARK: - Menus over selections

@MainActor @preconcurrency public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
}

extension UIEditMenuInteractionDelegate {
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
}

@MainActor @preconcurrency open class UIEditMenuConfiguration: NSObject {
  public let identifier: AnyHashable?
  public let sourcePoint: CGPoint
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    (self.identifier, self.sourcePoint) = (identifier, sourcePoint)
  }
}

@MainActor @preconcurrency open class UIEditMenuInteraction: _ViewInteraction {
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    super.init()
    self.delegate = delegate
  }
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    UIKitStage.report("UIEditMenuInteraction: the menu is not drawn")
  }
  open func dismissMenu() {}
  open func reloadVisibleMenu() {}
}

// MARK: - Pencils and large content

@MainActor @preconcurrency public protocol UIPencilInteractionDelegate: NSObjectProtocol {
  func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
}

extension UIPencilInteractionDelegate {
  public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
}

@MainActor @preconcurrency open class UIPencilInteraction: _ViewInteraction {
  open weak var delegate: (any UIPencilInteractionDelegate)?
  open var isEnabled = true
}

@MainActor @preconcurrency open class UILargeContentViewerInteraction: _ViewInteraction {}
@MainActor @preconcurrency open class UISpringLoadedInteraction: _ViewInteraction {
  public convenience init(activationHandler handler: @escaping (UISpringLoadedInteraction) -> Void) { self.init() }
}

extension UIView {
  /// What is shown large while a finger rests on the view at accessibility sizes.
  public var showsLargeContentViewer: Bool {
    get { heldInteractions.contains { $0 is UILargeContentViewerInteraction } }
    set {
      guard newValue != showsLargeContentViewer else { return }
      if newValue {
        addInteraction(UILargeContentViewerInteraction())
      } else {
        for old in heldInteractions where old is UILargeContentViewerInteraction { removeInteraction(old) }
      }
    }
  }
}

// MARK: - Elements of menus

/// Elements that are asked for when the menu opens.
@MainActor @preconcurrency open class UIDeferredMenuElement: UIMenuElement {
  package let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    provider = elementProvider
    super.init(title: "", image: nil)
  }
  public class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(elementProvider) }
}

/// Something to do, which whoever responds to its selector does.
@MainActor @preconcurrency open class UICommand: UIMenuElement {
  public let action: Selector
  public let propertyList: Any?
  open var discoverabilityTitle: String?
  open var attributes: UIMenuElement.Attributes
  open var state: UIMenuElement.State

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    (self.action, self.propertyList, self.attributes, self.state) = (action, propertyList, attributes, state)
    super.init(title: title, image: image)
    (self.subtitle, self.discoverabilityTitle) = (subtitle, discoverabilityTitle)
  }
}
