import Foundation
import StillsBars
import StillsCore

/// Something in a bar: a title, a picture, or both.
@MainActor @preconcurrency open class UIBarItem: NSObject {
  open var title: String? { didSet { changed() } }
  open var image: UIImage? { didSet { changed() } }
  open var landscapeImagePhone: UIImage?
  open var largeContentSizeImage: UIImage?
  open var imageInsets = UIEdgeInsets.zero { didSet { changed() } }
  open var isEnabled = true { didSet { changed() } }
  open var tag = 0
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  package var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  /// The bar that shows the item now.
  package weak var bar: UIView?

  public override init() {}
  public required init?(coder: NSCoder) {}

  package func changed() { bar?.setNeedsLayout() }

  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    self.attributes[state.rawValue] = attributes
    changed()
  }

  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state.rawValue]
  }
}

@MainActor @preconcurrency open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Hashable, Sendable {
    case plain, bordered, done
    public static var prominent: Style { .done }
  }

  public enum SystemItem: Int, Hashable, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search
    case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close
  }

  open var style = Style.plain { didSet { changed() } }
  open var width: CGFloat = 0 { didSet { changed() } }
  open var customView: UIView? { didSet { changed() } }
  open var tintColor: UIColor? { didSet { changed() } }
  open weak var target: AnyObject?
  open var action: Selector?
  open var primaryAction: UIAction? { didSet { changed() } }
  open var menu: UIMenu? { didSet { changed() } }
  open var isHidden = false { didSet { changed() } }
  open var isSelected = false
  open var changesSelectionAsPrimaryAction = false
  open var possibleTitles: Set<String>?
  open var hidesSharedBackground = false
  open var sharesBackground = true
  package private(set) var systemItem: SystemItem?

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    (self.image, self.style, self.target, self.action) = (image, style, target as AnyObject?, action)
  }

  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) { self.init(image: image, style: style, target: target, action: action) }

  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    (self.title, self.style, self.target, self.action) = (title, style, target as AnyObject?, action)
  }

  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init()
    (self.systemItem, self.target, self.action) = (systemItem, target as AnyObject?, action)
    if systemItem == .done { style = .done }
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? (image == nil && primaryAction?.image == nil ? primaryAction?.title : nil)
    (self.image, self.primaryAction, self.menu) = (image ?? primaryAction?.image, primaryAction, menu)
  }

  public convenience init(
    title: String?, image: UIImage?, target: AnyObject?, action: Selector?, menu: UIMenu? = nil
  ) {
    self.init()
    (self.title, self.image, self.target, self.action, self.menu) = (title, image, target, action, menu)
  }

  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }

  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }

  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    item.width = width
    return item
  }

  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {}
  open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}

  // MARK: The proxy

  static var proxy: UIBarButtonItem?

  public class func appearance() -> UIBarButtonItem {
    if let proxy { return proxy }
    let made = UIBarButtonItem()
    proxy = made
    return made
  }

  private static var contained: [(containers: [AnyClass], proxy: UIBarButtonItem)] = []

  static func forgetProxies() { (proxy, contained) = (nil, []) }

  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIBarButtonItem {
    let containers = containerTypes.map { $0 as AnyClass }
    let known = contained.first { entry in
      entry.containers.count == containers.count && zip(entry.containers, containers).allSatisfy { $0.0 == $0.1 }
    }
    if let known { return known.proxy }
    let made = UIBarButtonItem()
    contained.append((containers, made))
    return made
  }

  /// What proxies say about the item, the most particular first.
  private var proxies: [UIBarButtonItem] {
    let fitting = Self.contained.filter { entry in entry.containers.allSatisfy { bar?.isInside($0) == true } }
    return fitting.sorted { $0.containers.count > $1.containers.count }.map(\.proxy) + [Self.proxy].compactMap { $0 }
  }

  /// Its own, or those of the first proxy that has any.
  private var shownAttributes: [NSAttributedString.Key: Any]? {
    attributes[0] ?? proxies.lazy.compactMap { $0.attributes[0] }.first
  }
}

extension UIResponder {
  /// Whether it is of a class, or in something that is.
  fileprivate func isInside(_ wanted: AnyClass) -> Bool {
    for responder in sequence(first: self, next: \.next) {
      var type: AnyClass? = Swift.type(of: responder)
      while let current = type {
        if current == wanted { return true }
        type = _getSuperclass(current)
      }
    }
    return false
  }
}

// MARK: - As a value

extension UIBarButtonItem {
  /// What a touch does.
  package func perform() {
    if let primaryAction { return primaryAction.perform(from: self) }
    guard let action else { return }
    TargetAction(target: target, action: action).send(from: self)
  }

  /// Its own tint, grey while the bar's is.
  package var shownTint: UIColor? { bar?.hasDimmedTint == true ? tintColor?.dimmedTint : tintColor }

  private var hasAction: Bool { primaryAction != nil || action != nil }

  /// `element` stands for a view of the author's own.
  func value(_ traits: UITraitCollection, bar: BarTraits, element: (UIView) -> ViewElement) -> BarItem? {
    guard !isHidden else { return nil }
    var item = BarItem(content(traits, bar: bar, element: element))
    item.isProminent = style == .done
    item.isEnabled = isEnabled
    let own = shownAttributes
    let color = shownTint ?? own?[.foregroundColor] as? UIColor ?? proxies.lazy.compactMap(\.tintColor).first
    item.tint = color?.resolved(with: traits)
    item.width = systemItem == .fixedSpace ? 0 : width
    item.sharesGround = !hidesSharedBackground && sharesBackground
    item.identifier = accessibilityIdentifier
    item.label = accessibilityLabel ?? title ?? systemItem.map { "\($0)".capitalized }
    if customView == nil, hasAction { item.action = { [weak self] in self?.perform() } }
    return item
  }

  private func content(
    _ traits: UITraitCollection, bar: BarTraits, element: (UIView) -> ViewElement
  ) -> BarItem.Content {
    if let customView { return .element(element(customView)) }
    if let systemItem { return systemItem.content(width: width, isGlass: bar.isGlass) }
    if let image {
      return .image(
        BarImage(
          image, traits: traits,
          configuration: UIImage.SymbolConfiguration(font: .systemFont(ofSize: 17), scale: .large)))
    }
    let own = shownAttributes
    if let font = own?[.font] as? UIFont, let title {
      // Set in a font of its own, which the bar's model has none for.
      let dimmed = attributes[UIControl.State.disabled.rawValue]?[.foregroundColor] as? UIColor ?? .tertiaryLabel
      let ink = isEnabled ? shownTint ?? own?[.foregroundColor] as? UIColor : dimmed
      var style = BarTextStyle(own ?? [:], traits: traits)
      style.color = ink?.resolved(with: traits) ?? bar.tint
      return .element(BarLabelElement(title, font: font.request, color: bar.tint, style: style, traits: bar))
    }
    return .text(title ?? "")
  }
}

extension UIBarButtonItem.SystemItem {
  /// Words or pictures; the newer look has few words (facts: uikit-bars §4).
  fileprivate func content(width: CGFloat, isGlass: Bool) -> BarItem.Content {
    switch self {
    case .flexibleSpace: .flexibleSpace
    case .fixedSpace: .fixedSpace(width)
    case .done: isGlass ? .symbol("checkmark") : .text("Done")
    case .cancel: isGlass ? .symbol("xmark") : .text("Cancel")
    case .close: isGlass ? .symbol("xmark") : .text("Close")
    case .edit: .text("Edit")
    case .save: .text("Save")
    case .undo: isGlass ? .symbol("arrow.uturn.backward") : .text("Undo")
    case .redo: isGlass ? .symbol("arrow.uturn.forward") : .text("Redo")
    case .add: .symbol("plus")
    case .compose: .symbol("square.and.pencil")
    case .reply: .symbol("arrowshape.turn.up.left")
    case .action: .symbol("square.and.arrow.up")
    case .organize: .symbol("folder")
    case .bookmarks: .symbol("book")
    case .search: .symbol("magnifyingglass")
    case .refresh: .symbol("arrow.clockwise")
    case .stop: .symbol("xmark")
    case .camera: .symbol("camera")
    case .trash: .symbol("trash")
    case .play: .symbol("play.fill")
    case .pause: .symbol("pause.fill")
    case .rewind: .symbol("backward.fill")
    case .fastForward: .symbol("forward.fill")
    case .pageCurl: .symbol("book")
    }
  }
}

/// What a screen shows in the navigation bar.
@MainActor @preconcurrency open class UINavigationItem: NSObject {
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never, inline }
  public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }
  public enum SearchBarPlacement: Int, Sendable { case automatic, inline, stacked, integrated }

  open var title: String? { didSet { changed() } }
  /// A second line below the title, in the newer look.
  open var subtitle: String? {
    didSet {
      if subtitle != nil, UIKitStage.world.look != .ios26 {
        UIKitStage.report("UINavigationItem.subtitle: subtitles are drawn in the look ios26 alone")
      }
      changed()
    }
  }
  open var prompt: String? { didSet { changed() } }
  open var titleView: UIView? { didSet { changed() } }
  open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
  open var backButtonTitle: String? { didSet { changed() } }
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { changed() } }
  open var hidesBackButton = false { didSet { changed() } }
  open var leftItemsSupplementBackButton = false { didSet { changed() } }
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed() } }
  open var searchController: UISearchController? { didSet { changed() } }
  /// A menu behind the title: closed, a small arrow.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? { didSet { changed() } }
  public enum ItemStyle: Int, Sendable { case navigator, browser, editor }
  /// Of browsers and editors the title stands at the leading side.
  open var style = ItemStyle.navigator { didSet { changed() } }
  open var hidesSearchBarWhenScrolling = true
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  open var standardAppearance: UINavigationBarAppearance? { didSet { changed() } }
  open var compactAppearance: UINavigationBarAppearance? { didSet { changed() } }
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }
  package weak var bar: UIView?

  public init(title: String) {
    self.title = title.isEmpty ? nil : title
    super.init()
  }
  public required init?(coder: NSCoder) { super.init() }
  public convenience override init() { self.init(title: "") }

  private func changed() { bar?.setNeedsLayout() }

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
}

/// A field in the navigation bar that searches; its results are not shown.
@MainActor @preconcurrency open class UISearchController: UIViewController {
  open private(set) lazy var searchBar = UISearchBar()
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?
  open var obscuresBackgroundDuringPresentation = true
  open var hidesNavigationBarDuringPresentation = true
  open var automaticallyShowsCancelButton = true
  open var isActive = false {
    didSet { if isActive != oldValue { bar?.searchChanged() } }
  }
  weak var bar: UINavigationBar?

  /// A tap on the field, or on what cancels.
  final func touched(isActive: Bool) {
    if !isActive { searchBar.text = nil }
    self.isActive = isActive
    if isActive {
      searchBar.delegate?.searchBarTextDidBeginEditing(searchBar)
    } else {
      searchBar.delegate?.searchBarCancelButtonClicked(searchBar)
    }
    searchResultsUpdater?.updateSearchResults(for: self)
  }
  open private(set) var searchResultsController: UIViewController?

  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

@MainActor @preconcurrency public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}

@MainActor @preconcurrency public protocol UISearchBarDelegate: NSObjectProtocol {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
