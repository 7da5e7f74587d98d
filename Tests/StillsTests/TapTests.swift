import Foundation
import Stills
import SwiftUI
import Testing

@MainActor @Suite("Taps")
struct TapTests {
  private struct Counter: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Text("count \(count)")
        Button("Add") { count += 1 }
        Button("Reset") { count = 0 }.disabled(true)
        Image(systemName: "trash").onTapGesture { count = -1 }.accessibilityIdentifier("clear")
      }
    }
  }

  @Test("a button does what it does, by its words, by its place, and as often as it is tapped")
  func button() throws {
    let screen = try Screen(Counter(), world: .tall)
    try screen.tap("Add")
    #expect(try screen.words.first == "count 1")
    let place = try #require(try screen.frame(of: "Add"))
    try screen.tap(x: place.midX, y: place.midY)
    try screen.perform(#"tap "Add" 3"#)
    #expect(try screen.words.first == "count 5")
    try screen.tap("clear")
    #expect(try screen.words.first == "count -1")
  }

  @Test("a tap that meets nothing says what there is")
  func nothingFound() throws {
    let screen = try Screen(Counter(), world: .tall)
    let message = problem { try screen.perform("tap \"Add\"", "tap \"Ad\"") }
    #expect(message.hasPrefix("step 2, `tap \"Ad\"`: there is nothing called \"Ad\". Did you mean \"Add\"?"))
    #expect(message.contains("There is: \"Add\" (button), \"Reset\" (button, disabled), \"clear\" (gesture)"))
    #expect(problem { try screen.tap(x: 5, y: 60) }.contains("nothing there waits for it. There is: \"Add\""))
    #expect(problem { try screen.tap(x: 500, y: 60) }.contains("the point is not on the screen, which is 390×844"))
    #expect(problem { try screen.tap("Reset") }.hasSuffix("\"Reset\" is disabled"))
    #expect(problem { try screen.tap("count 1") }.contains("is nothing that waits for a finger"))
  }

  private struct Layers: View {
    var isOpen = true
    @State private var log = "-"
    var body: some View {
      ZStack {
        Button("behind") { log = "behind" }
        Color.red.frame(width: 200, height: 100).allowsHitTesting(isOpen).overlay(alignment: .bottom) { Text(log) }
      }
    }
  }

  @Test("what lies in front takes the touch, unless it lets touches through")
  func order() throws {
    #expect(problem { try Screen(Layers(), world: .tall).tap("behind") }.contains("is covered by something else"))
    let open = try Screen(Layers(isOpen: false), world: .tall)
    try open.tap("behind")
    #expect(try open.words.contains("behind"))
    #expect(try open.words.last == "behind")
  }

  private struct Hits<Content: View>: View {
    @ViewBuilder var content: (_ hit: @escaping (String) -> Void) -> Content
    @State private var log = "-"
    var body: some View {
      ZStack(alignment: .top) {
        content { log += $0 }
        Text(log).accessibilityIdentifier("log").allowsHitTesting(false)
      }
      .frame(width: 200, height: 200)
    }
  }

  /// What is hit by taps at points of a 200 × 200 canvas.
  private func log<V: View>(
    _ points: [CGPoint], @ViewBuilder _ content: @escaping (_ hit: @escaping (String) -> Void) -> V
  ) throws -> String {
    var world = World()
    world.canvas = .size(CGSize(width: 200, height: 200))
    let screen = try Screen(Hits(content: content), world: world)
    for point in points { try? screen.tap(point) }
    return try #require(try screen.words.last)
  }

  private let middle = CGPoint(x: 100, y: 100)

  @Test("transparent, hidden and clear views let touches through; a content shape takes them")
  func transparency() throws {
    #expect(try log([middle]) { hit in Color.red.opacity(0).onTapGesture { hit("x") } } == "-")
    #expect(try log([middle]) { hit in Color.red.hidden().onTapGesture { hit("x") } } == "-")
    #expect(try log([middle]) { hit in Color.clear.onTapGesture { hit("x") } } == "-")
    #expect(try log([middle]) { hit in Color.clear.contentShape(Rectangle()).onTapGesture { hit("x") } } == "-x")
    #expect(try log([middle]) { hit in Color.red.opacity(0.01).onTapGesture { hit("x") } } == "-x")
  }

  @Test("a row with a spacer takes touches on its words alone, until a content shape fills the gap")
  func spacers() throws {
    func row(_ hit: @escaping (String) -> Void) -> some View {
      HStack {
        Text("left"); Spacer(); Text("right")
      }.frame(width: 200)
    }
    let gap = middle, word = CGPoint(x: 10, y: 100)
    #expect(try log([gap, word]) { hit in row(hit).onTapGesture { hit("x") } } == "-x")
    #expect(try log([gap, word]) { hit in row(hit).contentShape(Rectangle()).onTapGesture { hit("x") } } == "-xx")
    #expect(
      try log([gap]) { hit in
        Button {
          hit("b")
        } label: {
          row(hit)
        }.buttonStyle(.plain)
      } == "-")
    #expect(
      try log([gap]) { hit in
        Button {
          hit("b")
        } label: {
          row(hit)
        }
      } == "-b")
  }

  @Test("touches follow offsets, turns and scales, and shapes count as they are drawn")
  func transforms() throws {
    let dot = Color.red.frame(width: 20, height: 20)
    let right = CGPoint(x: 160, y: 100)
    #expect(try log([middle, right]) { hit in dot.onTapGesture { hit("x") }.offset(x: 60) } == "-x")
    #expect(try log([CGPoint(x: 60, y: 100)]) { hit in dot.scaleEffect(5).onTapGesture { hit("x") } } == "-x")
    let bar = Color.red.frame(width: 100, height: 10)
    let above = CGPoint(x: 100, y: 60)
    #expect(try log([above]) { hit in bar.onTapGesture { hit("x") } } == "-")
    #expect(try log([above]) { hit in bar.onTapGesture { hit("x") }.rotationEffect(.degrees(90)) } == "-x")
    let corner = CGPoint(x: 5, y: 5)
    #expect(try log([corner, middle]) { hit in Circle().onTapGesture { hit("x") } } == "-x")
    #expect(try log([corner]) { hit in Rectangle().onTapGesture { hit("x") } } == "-x")
  }

  @Test("clipping is drawn, but takes no touches away")
  func clipping() throws {
    let large = Color.red.frame(width: 150, height: 150).frame(width: 20, height: 20).clipped()
    #expect(try log([CGPoint(x: 160, y: 100)]) { hit in large.onTapGesture { hit("x") } } == "-x")
    #expect(
      try log([CGPoint(x: 160, y: 100)]) { hit in
        large.contentShape(Rectangle()).onTapGesture { hit("x") }
      } == "-")
  }

  @Test("a higher z index is in front, and an overlay before its content")
  func fronts() throws {
    #expect(
      try log([middle]) { hit in
        ZStack {
          Color.red.onTapGesture { hit("a") }.zIndex(1)
          Color.blue.onTapGesture { hit("b") }
        }
      } == "-a")
    #expect(
      try log([middle]) { hit in
        Color.red.onTapGesture { hit("a") }.overlay { Color.blue.onTapGesture { hit("b") } }
      } == "-b")
    #expect(
      try log([middle]) { hit in
        Color.red.onTapGesture { hit("a") }.background { Color.blue.onTapGesture { hit("b") } }
      } == "-a")
  }

  @Test("the inner gesture wins, a high priority one before it, a simultaneous one with it")
  func priorities() throws {
    #expect(
      try log([middle]) { hit in Color.red.onTapGesture { hit("in") }.onTapGesture { hit("out") } } == "-in")
    #expect(
      try log([middle]) { hit in
        Button("Button") { hit("in") }.highPriorityGesture(TapGesture().onEnded { hit("high") })
      } == "-high")
    #expect(
      try log([middle]) { hit in
        Button("Button") { hit("in") }.simultaneousGesture(TapGesture().onEnded { hit("+") })
      }.contains("in"))
    #expect(
      try log([middle]) { hit in
        Color.red.onTapGesture { hit("in") }.gesture(TapGesture().onEnded { hit("out") }, including: .gesture)
      } == "-out")
    #expect(
      try log([middle]) { hit in
        Color.red.onTapGesture { hit("in") }.gesture(TapGesture().onEnded { hit("out") }, including: .subviews)
      } == "-in")
  }

  @Test("a disabled view's gestures do not wait, those around it do")
  func disabled() throws {
    #expect(
      try log([middle]) { hit in
        Color.red.onTapGesture { hit("in") }.disabled(true).onTapGesture { hit("out") }
      } == "-out")
  }

  private struct Doubles: View {
    @State private var log = ""
    var body: some View {
      Color.red.overlay { Text(log).allowsHitTesting(false) }
        .onTapGesture(count: 2) { log += "2" }
        .onTapGesture { log += "1" }
    }
  }

  @Test("a single tap waits for the double tap in front of it")
  func doubleTaps() throws {
    let screen = try Screen(Doubles(), world: .tall)
    try screen.tap(CGPoint(x: 100, y: 100))
    #expect(try screen.words == ["1"])
    try screen.tap(CGPoint(x: 100, y: 100), count: 2)
    #expect(try screen.words == ["12"])
  }

  @Test("a tap tells its place in the coordinates asked for")
  func places() throws {
    struct Places: View {
      @State private var log = "-"
      var body: some View {
        Color.red.frame(width: 100, height: 100).overlay { Text(log).allowsHitTesting(false) }
          .onTapGesture(coordinateSpace: .local) { log = "\(Int($0.x)),\(Int($0.y))" }
          .simultaneousGesture(
            SpatialTapGesture(coordinateSpace: .global).onEnded { log += " \(Int($0.location.x))" }
          )
          .simultaneousGesture(
            SpatialTapGesture(coordinateSpace: .named("box")).onEnded { log += " \(Int($0.location.x))" }
          )
          .padding(20)
          .coordinateSpace(.named("box"))
      }
    }
    var world = World()
    world.canvas = .size(CGSize(width: 200, height: 200))
    let screen = try Screen(Places(), world: world)
    // The square is at 50, 50; its box at 30, 30.
    try screen.tap(x: 60, y: 80)
    #expect(try screen.words == ["10,30 60 30"])
  }
}

@MainActor @Suite("Names of icons")
struct IconNameTests {
  private struct Bar: View {
    @State private var log = "nothing"
    var body: some View {
      NavigationStack {
        VStack {
          Text(log)
          Button {
            log = "star"
          } label: {
            Image(systemName: "star").accessibilityLabel("Favourite")
          }
        }
        .navigationTitle("Names").toolbar {
          Button("Add", systemImage: "plus") { log = "added" }
          Menu("Sort", systemImage: "arrow.up.arrow.down") { Button("By name") { log = "sorted" } }
        }
      }
    }
  }

  @Test("an icon in a bar is called by the title that does not show")
  func toolbar() throws {
    let screen = try Screen(Bar())
    try screen.tap("Add")
    #expect(try screen.words.contains("added"))
    try screen.tap("Sort")
    try screen.tap("By name")
    #expect(try screen.words.contains("sorted"))
    try screen.tap("Favourite")
    #expect(try screen.words.contains("star"))
  }
}
