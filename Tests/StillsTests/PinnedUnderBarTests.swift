import Foundation
import Stills
import StillsCore
import SwiftUI
import Testing

/// Headers that stick to the top, below a bar whose large title has made way.
@MainActor @Suite struct PinnedUnderBarTests {
  private struct Sections: View {
    let isList: Bool

    var body: some View {
      NavigationStack {
        if isList {
          List { sections }.listStyle(.plain).navigationTitle("Title")
        } else {
          ScrollView { LazyVStack(pinnedViews: [.sectionHeaders]) { sections } }.navigationTitle("Title")
        }
      }
    }

    private var sections: some View {
      ForEach(0..<6) { section in
        Section {
          ForEach(0..<6) { Text("Item \(section)-\($0)").frame(height: 40) }
        } header: {
          Text("Section \(section)")
        }
      }
    }
  }

  @Test(arguments: [true, false]) func headersStickToTheCollapsedBar(isList: Bool) throws {
    let screen = try Screen(Sections(isList: isList))
    try screen.scroll(by: 150)
    let bar: CGFloat = 97.67
    let pinned = try #require(try screen.frame(of: "Section 0"))
    #expect(pinned.minY > bar - 0.5 && pinned.maxY < bar + 30)
    // The others are where they belong.
    let next = try #require(try screen.frame(of: "Section 1"))
    #expect(next.minY > pinned.maxY + 40)
    let first = try #require(try screen.frame(of: "Item 1-0"))
    #expect(first.minY > next.minY)
  }

  @Test func aPinnedHeaderIsDrawnOverTheRowsWhereverOthersShow() throws {
    let screen = try Screen(Sections(isList: true))
    try screen.scroll(by: 150)
    // Sections below show their headers, too: the one that is pinned is painted last, on its own ground.
    let svg = try screen.render().svg()
    let order = ["Section 1", "Section 0"].map { svg.range(of: $0, options: .backwards)?.lowerBound }
    let resting = try #require(order[0]), pinned = try #require(order[1])
    #expect(resting < pinned)
  }
}
