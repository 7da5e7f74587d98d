import Foundation
import StillsCore
import SwiftUI
import Testing

@testable import Stills

/// What a moved scroll view has evaluated again.
@Suite("Scrolling evaluates what it moves", .serialized) @MainActor struct ScrollCostTests {
  private enum Tally {
    nonisolated(unsafe) static var beside = 0, inside = 0
  }

  private struct Beside: View {
    var body: some View {
      Tally.beside += 1
      return Text("beside")
    }
  }

  private struct Row: View {
    let number: Int
    var body: some View {
      Tally.inside += 1
      return Text("row \(number)").frame(height: 40)
    }
  }

  private struct TwoParts: View {
    var body: some View {
      VStack {
        Beside()
        ScrollView { VStack(spacing: 0) { ForEach(0..<50) { Row(number: $0) } } }
      }
    }
  }

  @Test("and neither what is beside it nor rows that only move")
  func cost() throws {
    let screen = try Screen(TwoParts(), world: .tall)
    // The first move tells lazy containers how far they have to go from now on.
    try screen.scroll(by: 10)
    let top = try #require(try screen.frame(of: "row 10"))
    let before = (Tally.beside, Tally.inside)
    try screen.scroll(by: 100)
    #expect(try screen.frame(of: "row 10") == top.offsetBy(dx: 0, dy: -100))
    #expect(Tally.beside == before.0)
    #expect(Tally.inside == before.1)
  }

  private struct Everything: View {
    @State private var shown: [Int] = []
    @State private var offset: CGFloat = 0
    @Namespace private var namespace
    var body: some View {
      NavigationStack {
        ScrollViewReader { proxy in
          ScrollView {
            GeometryReader { Text("at \($0.frame(in: .global).minY)") }.frame(height: 50)
            LazyVStack(pinnedViews: .sectionHeaders) {
              ForEach(0..<6) { section in
                Section("section \(section)") {
                  ForEach(0..<10) { row in
                    Text("row \(section).\(row)").frame(height: 44).id(section * 10 + row)
                      .onAppear { shown.append(section * 10 + row) }
                  }
                }
              }
            }
            .background(
              GeometryReader {
                Color.clear.preference(key: OffsetKey.self, value: $0.frame(in: .global).minY)
              })
          }
          .onPreferenceChange(OffsetKey.self) { offset = $0 }
          .overlay(alignment: .top) { Text("offset \(offset)") }
          .safeAreaInset(edge: .bottom) {
            Button("Go") { withAnimation(.linear(duration: 1)) { proxy.scrollTo(35, anchor: .top) } }
          }
        }
        .navigationTitle("Title")
      }
    }
  }

  private struct OffsetKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
  }

  @Test("and the picture is as if everything were")
  func sameAsEverything() throws {
    let steps = [
      "scroll 30", "scroll 200", "pull 70", "scroll to 900", #"tap "Go""#, "advance 0.4", "advance 0.3", "settle",
      "scroll -4000", #"scroll to "row 5.9""#,
    ]
    let (quick, whole) = (try Screen(Everything()), try Screen(Everything()))
    whole.graph.isIncremental = false
    for step in steps {
      try quick.perform(step)
      try whole.perform(step)
      #expect(try quick.render().layoutDump == whole.render().layoutDump, "\(step)")
      #expect(try quick.render().displayList == whole.render().displayList, "\(step)")
    }
  }
}
