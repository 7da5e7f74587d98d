import Foundation
import StillsBars
import StillsCore
import StillsDisplay

/// What a toolbar entry is made of: views as they look in bars, or room.
final class ToolbarEntryContent {
  private let resolve: (@MainActor (ColorScheme?) -> [ViewElement])?
  private let space: SpacerSizing?
  private var known: [ColorScheme?: [ViewElement]] = [:]
  var sharesGround = true
  private let isProminent: Bool

  init(space: SpacerSizing) { (resolve, self.space, isProminent) = (nil, space, false) }

  /// The views are made at once, so that their state stays while their screen is covered.
  @MainActor init(_ content: ControlPart, placement: ToolbarItemPlacement, in context: ViewContext) {
    space = nil
    // Confirming actions are bold, and filled in the newer look; there, buttons whose role is to confirm are, too.
    let inside = context.container(axis: .horizontal)
    func elements(_ scheme: ColorScheme?, isProminent: Bool) -> [ViewElement] {
      content.resolve(
        in: inside.setting {
          if let scheme { $0.colorScheme = scheme }
          $0.setBarItem(isProminent: isProminent)
        })
    }
    var isProminent = placement == .confirmationAction
    var now = elements(nil, isProminent: isProminent)
    if !isProminent, context.environment.world.look == .ios26, now.first?.barButton?.role == .confirm {
      isProminent = true
      now = elements(nil, isProminent: true)
    }
    self.isProminent = isProminent
    resolve = { [isProminent] in elements($0, isProminent: isProminent) }
    known[nil] = now
  }

  /// One item for each view; a spacer among them takes what is left.
  @MainActor func items(scheme: ColorScheme?) -> [BarItem] {
    if let space { return [BarItem(space == .flexible ? .flexibleSpace : .fixedSpace(8))] }
    return elements(scheme).map { element in
      if element.kind == "Spacer" { return BarItem(.flexibleSpace) }
      var item = BarItem(.element(element), isProminent: isProminent)
      item.sharesGround = sharesGround
      item.isEnabled = element.barButton?.isEnabled != false
      return item
    }
  }

  @MainActor func elements(_ scheme: ColorScheme?) -> [ViewElement] {
    if let elements = known[scheme] { return elements }
    let elements = resolve?(scheme) ?? []
    known[scheme] = elements
    return elements
  }
}

extension ViewElement {
  /// The button that an item is, however many modifiers are around it.
  fileprivate var barButton: ButtonElement? { self as? ButtonElement ?? (self as? UnaryElement)?.content.barButton }
}

extension EnvironmentValues {
  /// Texts of 17 points whatever the type size, symbols at the large scale, labels without their titles; nothing of what
  /// is set for the screen's own texts, but its tint.
  fileprivate mutating func setBarItem(isProminent: Bool) {
    let isGlass = world.look == .ios26
    text = TextEnvironment()
    text.dynamicTypeSize = .large
    // Regular in the newer look, too: `home-assistant/form-rows-toolbar-button-ios26`.
    text.font = .system(size: 17, weight: isProminent ? .semibold : .regular)
    imageScale = .large
    setForeground(nil)
    labelStyle = StyleBox(IconOnlyLabelStyle(), outer: nil) { $0.makeBody(configuration: $1) }
    buttonStyle = nil
    controlSize = .regular
    listRow = nil
    isInBar = true
    // The newer look's items are drawn as text.
    tintAroundBar = tint
    if isGlass { tint = AnyShapeStyle(isProminent ? Color.white : Color(uiColor: .label)) }
  }

  private struct TintAroundBarKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

  /// The tint of the screen that a bar's item belongs to.
  var tintAroundBar: AnyShapeStyle? {
    get { self[TintAroundBarKey.self] }
    set { self[TintAroundBarKey.self] = newValue }
  }

  private struct IsInBarKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// Whether the view stands in a bar.
  var isInBar: Bool {
    get { self[IsInBarKey.self] }
    set { self[IsInBarKey.self] = newValue }
  }
}
