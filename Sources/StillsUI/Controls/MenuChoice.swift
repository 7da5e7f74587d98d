import Foundation
import StillsCore

/// One of the choices in a menu.
nonisolated struct MenuChoice {
  let name: String
  var isChosen = false
  var isEnabled = true
  var isDestructive = false
  let choose: @MainActor () -> Void
  /// Nil where it has a name alone.
  var icon: ViewElement?
  /// Whether there is room before it, unless it is the first.
  var startsGroup = false
  /// What stands above it.
  var groupTitle: String?
  /// Whether it leads to a further menu.
  var leadsDeeper = false

  init(
    name: String, isChosen: Bool = false, isEnabled: Bool = true, isDestructive: Bool = false,
    choose: @escaping @MainActor () -> Void
  ) {
    (self.name, self.isChosen, self.isEnabled) = (name, isChosen, isEnabled)
    (self.isDestructive, self.choose) = (isDestructive, choose)
  }
}

// MARK: - Creating

extension MenuChoice {
  @MainActor init(_ button: ButtonElement) {
    self.init(
      name: button.allWords, isEnabled: button.isEnabled, isDestructive: button.role == .destructive,
      choose: button.action)
    icon = button.firstPicture
  }

  /// What a toggle is in a menu: a checkmark while it is on.
  @MainActor init(switching isOn: Binding<Bool>, _ label: ControlPart, in context: ViewContext) {
    let elements = label.resolve(in: context.child(.content))
    self.init(
      name: elements.words, isChosen: isOn.wrappedValue, isEnabled: context.environment.isEnabled
    ) { isOn.wrappedValue.toggle() }
    icon = elements.lazy.compactMap(\.firstPicture).first
  }

  /// What a menu is in a menu.
  @MainActor init(deeper label: ControlPart, in context: ViewContext) {
    let elements = label.resolve(in: context.child(.content))
    self.init(name: elements.words, isEnabled: context.environment.isEnabled) {}
    icon = elements.lazy.compactMap(\.firstPicture).first
    leadsDeeper = true
  }

  /// The choices in a menu's content, in order.
  @MainActor static func all(of content: ControlPart, in place: ViewContext) -> [MenuChoice] {
    var reader = MenuReader()
    for element in content.resolve(in: place.setting { $0.enterMenu() }) { reader.read(element) }
    return reader.choices
  }
}

/// Goes through a menu's content, whatever it is grouped in.
private struct MenuReader {
  private(set) var choices: [MenuChoice] = []
  private var startsGroup = false
  private var title: String?

  @MainActor mutating func read(_ element: ViewElement) {
    if element is DividerElement {
      startsGroup = true
    } else if let section = element as? SectionElement {
      startsGroup = true
      title = section.header.words
      for element in section.content { read(element) }
      (startsGroup, title) = (true, nil)
    } else if let several = element as? MenuChoicesElement {
      startsGroup = startsGroup || several.isGroup
      for choice in several.choices { add(choice) }
      startsGroup = startsGroup || several.isGroup
    } else if let button = element as? ButtonElement {
      add(MenuChoice(button))
    } else {
      for child in element.children { read(child) }
    }
  }

  private mutating func add(_ choice: MenuChoice) {
    var choice = choice
    choice.startsGroup = startsGroup && !choices.isEmpty
    choice.groupTitle = title.flatMap { $0.isEmpty ? nil : $0 }
    (startsGroup, title) = (false, nil)
    choices.append(choice)
  }
}

/// What controls are in menus that are no buttons.
final class MenuChoicesElement: ViewElement {
  let choices: [MenuChoice]
  /// Whether there is room before and after them.
  let isGroup: Bool

  init(_ choices: [MenuChoice], isGroup: Bool = false) {
    (self.choices, self.isGroup) = (choices, isGroup)
    super.init(kind: "menuChoices")
  }
}

extension ViewElement {
  /// The first symbol or picture in an element.
  var firstPicture: ViewElement? { kind == "Image" ? self : children.lazy.compactMap(\.firstPicture).first }
}

extension [ViewElement] {
  @MainActor fileprivate var words: String { map(\.allWords).filter { !$0.isEmpty }.joined(separator: " ") }
}

nonisolated extension EnvironmentValues {
  private struct InMenuKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// Whether controls are made for a menu.
  var isInMenu: Bool {
    get { self[InMenuKey.self] }
    set { self[InMenuKey.self] = newValue }
  }

  /// Titles with icons, in the colour and size of text, whatever is set around the menu.
  mutating func enterMenu() {
    isInMenu = true
    buttonStyle = nil
    labelStyle = nil
    controlSize = .regular
    isInBar = false
    listRow = nil
    sectionChanges = nil
    imageScale = .medium
    let size = dialogSize(17, like: .body)
    text = TextEnvironment()
    text.font = .system(size: size)
    setForeground(nil)
    tint = AnyShapeStyle(Color(uiColor: .label))
  }
}
