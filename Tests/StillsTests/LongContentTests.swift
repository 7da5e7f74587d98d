import Foundation
import Stills
import SwiftUI
import Testing

@MainActor @Suite("Long content")
struct LongContentTests {
  @Test("a canvas as long as the content shows every row once, from the top")
  func wholeList() throws {
    var world = World()
    world.canvas = .size(CGSize(width: 480, height: 2_000))
    let rows = (0..<40).map { "row \($0)" }
    let list = List(rows, id: \.self) { Text($0) }.listStyle(.plain)
    #expect(try Screen(list, world: world).words == rows)
    let stack = ScrollView { LazyVStack { ForEach(rows, id: \.self) { Text($0).frame(height: 40) } } }
    #expect(try Screen(stack, world: world).words == rows)
  }

  @Test("a lazy grid in a navigation view shows the cells that it shows outside of one")
  func gridInNavigation() throws {
    let grid = ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
        ForEach(0..<12) { Text("cell \($0)").frame(height: 80) }
      }
    }
    let outside = try Screen(grid, world: .tall).words
    #expect(outside.count == 12)
    #expect(try Screen(NavigationView { grid }, world: .tall).words.filter { $0.hasPrefix("cell") } == outside)
  }

  @Test("a list in a scroll view has no height of its own, and needs a frame")
  func collapsing() throws {
    let list = List { Text("row") }
    #expect(try Screen(ScrollView { list }, world: .tall).frames("List").first?.height == 0)
    #expect(try Screen(ScrollView { list.frame(height: 300) }, world: .tall).frames("List").first?.height == 300)
  }

  @Test("pages in a scroll view have no height of their own, and need a frame")
  func collapsingPages() throws {
    let pages = TabView {
      Color.red
      Text("second")
    }
    .tabViewStyle(.page)
    #expect(try Screen(ScrollView { pages }, world: .tall).frames("TabView").first?.height == 0)
    #expect(try Screen(ScrollView { pages.frame(height: 300) }, world: .tall).frames("TabView").first?.height == 300)
    #expect(try Screen(pages, world: .tall).frames("TabView").first?.height == 763)
  }
}
