import Foundation
import StillsCore
import SwiftUI
import Testing

/// Parts of bars that a screen leaves out.
@MainActor @Suite struct ToolbarCustomizationTests {
  private func strings<V: View>(_ view: V) throws -> [String] { try Stage(NavigationStack { view }).strings }

  @Test func aRemovedTitleIsNotDrawn() throws {
    #expect(try strings(Text("A").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)).contains("Title"))
    let without = Text("A").navigationTitle("Title").navigationBarTitleDisplayMode(.inline).toolbar(removing: .title)
    #expect(try !strings(without).contains("Title"))
  }

  @Test func hiddenItemsAreNotDrawn() throws {
    let shown = try strings(
      Text("A").toolbar {
        ToolbarItem { Button("One") {} }
        ToolbarItem { Button("Two") {} }.hidden()
        ToolbarItem { Button("Three") {} }.hidden(false)
      })
    #expect(shown.contains("One") && !shown.contains("Two") && shown.contains("Three"))
  }

  @Test func itemsThatAreHiddenByDefaultWaitForSomebodyToAddThem() throws {
    let shown = try strings(
      Text("A").toolbar(id: "bar") {
        ToolbarItem(id: "one") { Button("One") {} }
        ToolbarItem(id: "two") { Button("Two") {} }.defaultCustomization(.hidden)
      })
    #expect(shown.contains("One") && !shown.contains("Two"))
  }

  @Test func itemsAndTabsMayDependOnACondition() throws {
    for isOn in [true, false] {
      let shown = try strings(
        Text("A").toolbar {
          ToolbarItem { Button("One") {} }
          if isOn { ToolbarItem { Button("Two") {} } }
        })
      #expect(shown.contains("One") && shown.contains("Two") == isOn)
      let tabs = TabView {
        Tab("First", systemImage: "1.circle") { Text("a") }
        if isOn { Tab("Second", systemImage: "2.circle") { Text("b") } }
      }
      #expect(try Stage(tabs).strings.contains("Second") == isOn)
    }
  }

  @Test func tabsCanBeHiddenInTheBar() throws {
    let tabs = TabView {
      Tab("First", systemImage: "1.circle") { Text("a") }
      Tab("Second", systemImage: "2.circle") { Text("b") }.defaultVisibility(.hidden, for: .tabBar)
      TabSection("Section") { ForEach(3..<5) { number in Tab("Tab \(number)", systemImage: "star") { Text("c") } } }
    }
    let shown = try Stage(tabs).strings
    #expect(shown.contains("First") && !shown.contains("Second"))
    #expect(shown.contains("Tab 3") && shown.contains("Tab 4"))
  }
}
