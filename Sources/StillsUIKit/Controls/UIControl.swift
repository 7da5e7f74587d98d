import Foundation
import StillsCore

/// A view that tells others when it is used.
@MainActor @preconcurrency open class UIControl: UIView {
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let touchDown = Event(rawValue: 1)
    public static let touchDownRepeat = Event(rawValue: 2)
    public static let touchDragInside = Event(rawValue: 4)
    public static let touchDragOutside = Event(rawValue: 8)
    public static let touchDragEnter = Event(rawValue: 16)
    public static let touchDragExit = Event(rawValue: 32)
    public static let touchUpInside = Event(rawValue: 64)
    public static let touchUpOutside = Event(rawValue: 128)
    public static let touchCancel = Event(rawValue: 256)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
    public static let focused = State(rawValue: 8)
    public static let application = State(rawValue: 0x00FF_0000)
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  public enum ContentVerticalAlignment: Int, Hashable, Sendable { case center, top, bottom, fill }
  public enum ContentHorizontalAlignment: Int, Hashable, Sendable { case center, left, right, fill, leading, trailing }

  open var isEnabled = true { didSet { if isEnabled != oldValue { stateChanged() } } }
  open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }
  open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { setNeedsLayout() } }
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { setNeedsLayout() } }
  open var isTracking: Bool { false }
  open var isTouchInside: Bool { false }
  open var showsMenuAsPrimaryAction = false
  open var isContextMenuInteractionEnabled = false
  open var toolTip: String?

  open var state: State {
    var state = State.normal
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }

  private enum Handler {
    case target(TargetAction)
    case action(UIAction)
  }
  private var handlers: [(handler: Handler, events: Event)] = []

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  package func stateChanged() {
    setNeedsLayout()
    constraintsChanged()
  }

  // MARK: Tracking, which a finger that only comes and goes does not need

  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}

  // MARK: Actions

  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    guard let target else { return }
    handlers.append((.target(TargetAction(target: target as AnyObject, action: action)), controlEvents))
  }

  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    handlers.removeAll { entry in
      guard case .target(let known) = entry.handler else { return false }
      return known.matches(target, action) && !entry.events.isDisjoint(with: controlEvents)
    }
  }

  open func addAction(_ action: UIAction, for controlEvents: Event) {
    handlers.append((.action(action), controlEvents))
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    handlers.removeAll { entry in
      guard case .action(let known) = entry.handler else { return false }
      return known === action && !entry.events.isDisjoint(with: controlEvents)
    }
  }

  open func sendActions(for controlEvents: Event) {
    for entry in handlers where !entry.events.isDisjoint(with: controlEvents) {
      switch entry.handler {
      case .target(let action): sendAction(action.action, to: action.target, for: nil)
      case .action(let action): action.perform(from: self)
      }
    }
  }

  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    TargetAction(target: target as AnyObject, action: action).send(from: self)
  }

  open func sendAction(_ action: UIAction) { action.perform(from: self) }

  open var allTargets: Set<AnyHashable> { [] }
  open var allControlEvents: Event { handlers.reduce(into: []) { $0.formUnion($1.events) } }

  /// A finger that comes down and goes up inside.
  package func touch() {
    guard isEnabled else { return }
    sendActions(for: [.touchDown])
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
  }

  package override func ownTouchTarget() -> TouchTarget? {
    var target = TouchTarget(role: .button, label: accessibilityLabel ?? shownText, isEnabled: isEnabled) {
      [weak self] _ in
      self?.touch()
    }
    if !isEnabled { target.tap = nil }
    return target
  }
}

/// Something to do, with a name for menus and buttons.
@MainActor @preconcurrency open class UIAction: UIMenuElement {
  public typealias Handler = (UIAction) -> Void
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  private let handler: Handler
  public let identifier: Identifier
  open private(set) weak var sender: AnyObject?
  open var discoverabilityTitle: String?
  open var attributes: UIMenuElement.Attributes
  open var state: UIMenuElement.State

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping Handler
  ) {
    self.handler = handler
    self.identifier = identifier ?? Identifier("action")
    (self.attributes, self.state) = (attributes, state)
    super.init(title: title, image: image)
    self.subtitle = subtitle
    self.discoverabilityTitle = discoverabilityTitle
  }

  package func perform(from sender: AnyObject?) {
    self.sender = sender
    handler(self)
  }

  open func performWithSender(_ sender: Any?, target: Any?) { perform(from: sender as AnyObject?) }
}

@MainActor @preconcurrency open class UIMenuElement: NSObject {
  public enum State: Int, Hashable, Sendable { case off, on, mixed }
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let disabled = Attributes(rawValue: 1)
    public static let destructive = Attributes(rawValue: 2)
    public static let hidden = Attributes(rawValue: 4)
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  open var title: String
  open var subtitle: String?
  open var image: UIImage?

  package init(title: String, image: UIImage?) { (self.title, self.image) = (title, image) }
}

@MainActor @preconcurrency open class UIMenu: UIMenuElement {
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let displayInline = Options(rawValue: 1)
    public static let destructive = Options(rawValue: 2)
    public static let singleSelection = Options(rawValue: 32)
  }
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  open private(set) var children: [UIMenuElement]
  open private(set) var options: Options

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    (self.options, self.children) = (options, children)
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }
}
