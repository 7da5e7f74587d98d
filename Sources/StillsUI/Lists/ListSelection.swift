import Foundation
import StillsCore
import StillsDisplay
import StillsLayout

/// Which rows of a list are chosen, by their tags or their items' identities.
nonisolated struct ListSelection {
  /// What is chosen now.
  let read: @MainActor () -> [AnyHashable]
  private(set) var choose: @MainActor (AnyHashable) -> Void
  /// Chooses nothing; nil where something is chosen always.
  private(set) var clear: (@MainActor () -> Void)?
  /// Chooses a row beside others, or no more; nil where one alone is chosen.
  private(set) var toggle: (@MainActor (AnyHashable) -> Void)?
  var isOfSeveral: Bool { toggle != nil }

  init?<Value: Hashable>(_ selection: Binding<Value?>?) {
    guard let selection else { return nil }
    clear = { selection.wrappedValue = nil }
    read = { selection.wrappedValue.map { [AnyHashable($0)] } ?? [] }
    choose = { if let value = TagElement.value($0, as: Value.self) { selection.wrappedValue = value } }
  }

  init<Value: Hashable>(_ selection: Binding<Value>) {
    read = { [AnyHashable(selection.wrappedValue)] }
    choose = { if let value = TagElement.value($0, as: Value.self) { selection.wrappedValue = value } }
  }

  /// Of several, a touch chooses one alone: more are chosen only while the list is edited.
  init?<Value: Hashable>(_ selection: Binding<Set<Value>>?) {
    guard let selection else { return nil }
    clear = { selection.wrappedValue = [] }
    toggle = { tag in
      guard let value = TagElement.value(tag, as: Value.self) else { return }
      selection.wrappedValue.formSymmetricDifference([value])
    }
    read = { selection.wrappedValue.map { AnyHashable($0) } }
    choose = { if let value = TagElement.value($0, as: Value.self) { selection.wrappedValue = [value] } }
  }

  /// The same, telling a column of touches.
  func telling(_ choice: ColumnChoice?) -> ListSelection {
    guard let choice else { return self }
    var copy = self
    let choose = choose
    copy.choose = { value in
      choice.touched()
      choose(value)
    }
    return copy
  }
}

nonisolated extension EnvironmentValues {
  private struct ChooseRowKey: EnvironmentKey { static var defaultValue: (@MainActor (AnyHashable) -> Void)? { nil } }

  /// Chooses a row of the list around by a value: what links in it do besides pushing.
  var chooseRow: (@MainActor (AnyHashable) -> Void)? {
    get { self[ChooseRowKey.self] }
    set { self[ChooseRowKey.self] = newValue }
  }
}

/// Is around a row that can be chosen, and takes the touches that nothing in the row takes.
final class ChoosableRowElement: ViewElement {
  private let choose: @MainActor () -> Void
  /// What a finger that stays does.
  private let press: (@MainActor () -> Void)?

  init(press: (@MainActor () -> Void)? = nil, choose: @escaping @MainActor () -> Void) {
    (self.choose, self.press) = (choose, press)
    super.init(kind: "Row")
  }

  @MainActor override func touchTarget(of node: PlacedNode) -> TouchTarget? {
    let choose = choose
    var target = TouchTarget(role: .button) { _ in choose() }
    target.area = .frame
    if let press { target.longPress = { _ in press() } }
    return target
  }
}
