import Foundation
import StillsCore
import SwiftUI
import Testing

@Suite(.serialized) @MainActor struct StateSecondaryTests {
  private struct Counter: View {
    let name: String
    let start: Int
    @State private var count = 0
    var body: some View { Text("\(name) \(count)").onAppear { count += start } }
  }

  @Test func stateInFrontAndBehindIsEachViewsOwn() throws {
    let view = Color.clear
      .overlay { Counter(name: "front", start: 1) }
      .background { Counter(name: "behind", start: 2) }
      .overlay { Counter(name: "further front", start: 3) }
      .background(alignment: .top) { Counter(name: "further behind", start: 4) }
    let strings = try RenderKit.place(view).strings
    #expect(Set(strings) == ["front 1", "behind 2", "further front 3", "further behind 4"])
  }

  @Test func masksAndBarsAtEdgesKeepTheirOwnStateToo() throws {
    let view = Color.red
      .mask { Counter(name: "mask", start: 1) }
      .overlay { Counter(name: "overlay", start: 2) }
      .safeAreaInset(edge: .top) { Counter(name: "bar", start: 3) }
      .overlayPreferenceValue(NumberKey.self) { _ in Counter(name: "preference", start: 4) }
      .overlay { Counter(name: "last", start: 5) }
    let strings = try RenderKit.place(view).strings
    #expect(Set(strings).isSuperset(of: ["overlay 2", "bar 3", "preference 4", "last 5"]), "\(strings)")
  }

  private struct NumberKey: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }
}
