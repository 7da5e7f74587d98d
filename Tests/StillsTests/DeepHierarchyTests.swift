import Foundation
import Stills
import SwiftUI
import Testing

/// However deep views are nested in each other, the end is a picture or an error that says so: the stack never fills.
@MainActor @Suite(.serialized) struct DeepHierarchyTests {
  /// All formats of a picture of 60 × 60 points; the error, where there is one.
  private func outcome(_ view: some View) -> String? {
    var world = World()
    world.canvas = .size(CGSize(width: 60, height: 60))
    do {
      let result = try Renderer.render(view, world: world)
      _ = try result.png()
      _ = try result.svg()
      _ = try result.pdf()
      return nil
    } catch { return "\(error)" }
  }

  private func nested(_ count: Int, _ wrap: (AnyView) -> AnyView) -> AnyView {
    var view = AnyView(Text("deep"))
    for _ in 0..<count { view = wrap(view) }
    return view
  }

  private static let nestings: [(name: String, wrap: @MainActor (AnyView) -> AnyView)] = [
    ("nothing", { AnyView($0) }),
    ("padding", { AnyView($0.padding(0.001)) }),
    ("stacks", { inner in AnyView(VStack { inner }) }),
    ("rows in columns", { inner in AnyView(VStack { HStack { inner } }) }),
    ("groups", { inner in AnyView(Group { inner }) }),
    ("loops", { inner in AnyView(ForEach(0..<1) { _ in inner }) }),
    ("overlays", { inner in AnyView(Color.clear.overlay { inner }) }),
    ("backgrounds", { AnyView($0.background(Color.clear)) }),
    ("readers", { inner in AnyView(GeometryReader { _ in inner }) }),
    ("frames", { AnyView($0.frame(maxWidth: .infinity)) }),
    ("scroll views", { inner in AnyView(ScrollView { inner }) }),
    ("lazy stacks", { inner in AnyView(LazyVStack { inner }) }),
    ("grids", { inner in AnyView(Grid { GridRow { inner } }) }),
    ("lists", { inner in AnyView(List { inner }) }),
    ("choices", { inner in AnyView(ViewThatFits { inner }) }),
    ("identities", { AnyView($0.id(1).environment(\.lineLimit, 2)) }),
    ("preferences", { AnyView($0.onAppear {}.tag(1)) }),
    ("navigation", { inner in AnyView(NavigationStack { inner }) }),
    ("buttons", { inner in AnyView(Button(action: {}, label: { inner })) }),
  ]

  @Test(arguments: 0..<19) func aHundredThousandNestedViewsAreAnErrorThatSaysSo(index: Int) throws {
    let nesting = Self.nestings[index]
    let error = try #require(outcome(nested(100_000, nesting.wrap)), "\(nesting.name)")
    #expect(error.contains("nested"), "\(nesting.name): \(error)")
  }

  @Test(arguments: 0..<19) func aHundredNestedViewsAreDrawn(index: Int) {
    let nesting = Self.nestings[index]
    #expect(outcome(nested(nesting.name == "navigation" ? 5 : 100, nesting.wrap)) == nil, "\(nesting.name)")
  }

  @Test func aViewThatHoldsItselfIsNamed() throws {
    #expect(try #require(outcome(Endless(number: 0))).contains("Endless is nested more than"))
    #expect(try #require(outcome(EndlessThroughAnother())).contains("nested more than"))
    #expect(try #require(outcome(Text("a").modifier(EndlessModifier()))).contains("EndlessModifier is nested"))
    #expect(try #require(outcome(EndlessReader())).contains("EndlessReader is nested"))
    #expect(try #require(outcome(EndlessLayers())).contains("EndlessLayers is nested"))
  }

  @Test func chainsThatNobodyDrawsAreLetGoOf() {
    #expect(Self.nestings.count == 19)
    for (_, wrap) in Self.nestings.prefix(3) { _ = nested(100_000, wrap) }
  }

  @Test func manyViewsSideBySideAreDrawn() {
    #expect(outcome(ZStack { ForEach(0..<20_000, id: \.self) { _ in Color.red.frame(width: 1, height: 1) } }) == nil)
  }

  @Test func aMillionViewsAtOnceAreAnErrorAndInALazyStackAPicture() throws {
    let error = outcome(VStack { ForEach(0..<1_000_000, id: \.self) { _ in Color.red } })
    #expect(try #require(error).contains("1000000 views at once"))
    #expect(outcome(ScrollView { LazyVStack { ForEach(0..<1_000_000, id: \.self) { _ in Text("a") } } }) == nil)
    #expect(outcome(List(0..<1_000_000, id: \.self) { _ in Text("a") }) == nil)
  }

  @Test func groupsWithEffectsMayBeDeep() {
    let error = outcome(nested(300) { AnyView($0.compositingGroup().opacity(0.99)) })
    #expect(error == nil, "\(error ?? "")")
  }
}

private struct Endless: View {
  let number: Int
  var body: some View {
    VStack {
      Text("\(number)"); AnyView(Endless(number: number + 1))
    }
  }
}

private struct EndlessThroughAnother: View {
  var body: some View { AnyView(Other()) }

  private struct Other: View {
    var body: some View { AnyView(EndlessThroughAnother()) }
  }
}

private struct EndlessModifier: ViewModifier {
  func body(content: Content) -> some View { AnyView(content.modifier(EndlessModifier())) }
}

private struct EndlessReader: View {
  var body: some View { GeometryReader { _ in AnyView(EndlessReader()) } }
}

private struct EndlessLayers: View {
  var body: some View { Color.red.overlay { AnyView(EndlessLayers()) } }
}
