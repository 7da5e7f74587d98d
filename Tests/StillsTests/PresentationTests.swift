import Foundation
import Stills
import StillsCore
import SwiftUI
import Testing

@MainActor @Suite("Presentations")
struct PresentationTests {
  /// 414 × 896, with 44 above and 34 below: the screen that was measured.
  private var phone: World {
    var world = World()
    world.canvas = .size(CGSize(width: 414, height: 896))
    world.safeArea = EdgeInsets(top: 44, leading: 0, bottom: 34, trailing: 0)
    return world
  }

  private func card(_ screen: Screen) throws -> CGRect? { try screen.frames("card").last }

  // MARK: Alerts

  private struct Asks: View {
    var buttons = 1
    @State private var isAsking = true
    @State private var answer = "-"
    var body: some View {
      VStack {
        Text(answer)
        Button("Ask") { isAsking = true }
      }
      .alert("The 2nd prime is 3", isPresented: $isAsking) {
        if buttons > 0 { Button("Ok") { answer = "ok" } }
        if buttons > 1 { Button("Cancel", role: .cancel) { answer = "cancel" } }
        if buttons > 2 { Button("Delete", role: .destructive) { answer = "delete" } }
      }
    }
  }

  @Test("an alert stands in the middle of the safe area, as large as it was measured")
  func alertFrame() throws {
    let frame = try #require(try card(try Screen(Asks(), world: phone)))
    #expect(abs(frame.minX - 72) < 0.01 && abs(frame.width - 270) < 0.01)
    #expect(abs(frame.minY - 401) < 0.4 && abs(frame.height - 104.33) < 0.4)
  }

  @Test("an alert with two buttons side by side is as high as one with a single button")
  func alertHeight() throws {
    let one = try #require(try card(try Screen(Asks(buttons: 1), world: phone)))
    let two = try #require(try card(try Screen(Asks(buttons: 2), world: phone)))
    #expect(abs(one.height - two.height) < 0.01)
  }

  @Test("a button of an alert does what it does and takes the alert away")
  func alertButton() throws {
    let screen = try Screen(Asks(), world: phone)
    #expect(problem { try screen.tap("Ask") }.contains("is covered by something else"))
    #expect(problem { try screen.tap(x: 200, y: 100) }.contains("nothing there waits"))
    try screen.tap("Ok")
    #expect(try card(screen) == nil)
    #expect(try screen.words == ["ok", "Ask"])
    try screen.tap("Ask")
    #expect(try card(screen) != nil)
  }

  @Test("two buttons stand side by side, the way out first; three under each other, the way out last")
  func alertButtons() throws {
    func places(_ count: Int) throws -> [CGPoint] {
      let screen = try Screen(Asks(buttons: count), world: phone)
      return try ["Ok", "Cancel", "Delete"].prefix(count).compactMap {
        try screen.frame(of: $0).map { CGPoint(x: $0.midX.rounded(), y: $0.midY) }
      }
    }
    let two = try places(2)
    #expect(two[1].x < 207 && two[0].x > 207 && two[0].y == two[1].y)
    let three = try places(3)
    #expect(three.allSatisfy { $0.x == 207 })
    #expect(three[0].y < three[2].y && three[2].y < three[1].y)
    #expect(try Screen(Asks(buttons: 0), world: phone).words.last == "OK")
  }

  // MARK: Sheets

  private struct Opens<Content: View>: View {
    var isOpen = true
    @ViewBuilder var content: () -> Content
    @State private var isPresented: Bool?
    @State private var log = "-"
    var body: some View {
      VStack {
        Text(log)
        Button("Open") { isPresented = true }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
      .sheet(
        isPresented: Binding(get: { isPresented ?? isOpen }, set: { isPresented = $0 }), onDismiss: { log = "gone" }
      ) { content() }
    }
  }

  private struct Inside: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      VStack {
        Text("inside")
        Button("Close") { dismiss() }
      }
    }
  }

  @Test("a large sheet begins 10 points below the safe area, the screen behind it stands back")
  func largeSheet() throws {
    let screen = try Screen(Opens { Text("inside") }, world: phone)
    #expect(try card(screen) == CGRect(x: 0, y: 54, width: 414, height: 842))
    // Its content is in the middle of what is safe.
    #expect(try screen.frame(of: "inside").map { abs($0.midY - (54 + 862) / 2) < 1 } == true)
    guard
      case .group(let back)? = try screen.render().displayList.commands.first(where: { command in
        if case .group(let group) = command { group.clip != nil } else { false }
      })
    else {
      Issue.record("nothing stands back")
      return
    }
    let area = CGRect(x: 0, y: 0, width: 414, height: 896).applying(back.transform)
    #expect(abs(area.minX - 21) < 0.01 && abs(area.maxX - 393) < 0.01 && abs(area.minY - 44) < 0.01)
  }

  @Test("detents give the height, the lowest first, or the selected one")
  func detents() throws {
    func height<V: View>(_ content: V) throws -> CGFloat? {
      try card(try Screen(Opens { content }, world: phone))?.height
    }
    let text = Text("inside")
    #expect(try height(text.presentationDetents([.medium, .large])) == (896.0 * 425 / 852).rounded())
    #expect(try height(text.presentationDetents([.height(200)])) == 234)
    #expect(
      try height(text.presentationDetents([.fraction(0.25), .height(900)])).map { abs($0 - (808 * 0.25 + 34)) < 0.5 }
        == true)
    #expect(try height(text.presentationDetents([.height(100), .large], selection: .constant(.large))) == 842)
    #expect(try height(VStack { text.presentationDetents([.height(100)]) }) == 134)
  }

  @Test("a sheet goes by its own button, by back, and by a tap beside it, and the screen behind is told")
  func sheetDismissal() throws {
    let ways: [(Screen) throws -> Void] = [
      { try $0.tap("Close") }, { try $0.back() }, { try $0.tap(x: 200, y: 200) },
    ]
    for way in ways {
      let screen = try Screen(Opens { Inside().presentationDetents([.medium]) }, world: phone)
      #expect(problem { try screen.tap("Open") }.contains("is covered by something else"))
      try way(screen)
      #expect(try screen.words == ["gone", "Open"])
      try screen.tap("Open")
      #expect(try screen.words.contains("inside"))
    }
  }

  @Test("a sheet that may not be dismissed stays, and its empty parts are not beside it")
  func sheetStays() throws {
    let screen = try Screen(
      Opens { Inside().presentationDetents([.medium]).interactiveDismissDisabled() }, world: phone)
    #expect(problem { try screen.tap(x: 200, y: 200) }.contains("nothing there waits"))
    #expect(problem { try screen.back() }.contains("there is no way back"))
    let other = try Screen(Opens { Inside().presentationDetents([.medium]) }, world: phone)
    #expect(problem { try other.tap(x: 30, y: 880) }.contains("nothing there waits"))
  }

  @Test("steps scroll what is in front")
  func scrollingInSheet() throws {
    struct Two: View {
      var body: some View {
        ScrollView { Color.red.frame(height: 3_000) }
          .sheet(isPresented: .constant(true)) { ScrollView { Color.blue.frame(height: 3_000) } }
      }
    }
    let screen = try Screen(Two(), world: phone)
    try screen.scroll(by: 100)
    #expect(try screen.frames("Color").map(\.minY) == [44, 54 - 100])
  }

  @Test("an item's sheet is made of the item, and a cover covers everything")
  func items() throws {
    struct Fruit: Identifiable { let id: String }
    struct Shop: View {
      @State private var fruit: Fruit?
      @State private var isCovered = false
      var body: some View {
        VStack {
          Button("Pear") { fruit = Fruit(id: "pear") }
          Button("Cover") { isCovered = true }
        }
        .sheet(item: $fruit) { Text("a \($0.id)") }
        .fullScreenCover(isPresented: $isCovered) { Button("Uncover") { isCovered = false } }
      }
    }
    let screen = try Screen(Shop(), world: phone)
    try screen.tap("Pear")
    #expect(try screen.words.contains("a pear"))
    try screen.back()
    try screen.tap("Cover")
    #expect(try card(screen) == CGRect(x: 0, y: 0, width: 414, height: 896))
    try screen.tap("Uncover")
    #expect(try card(screen) == nil)
  }

  @Test("choices end at the safe area's bottom, with a way out, and a tap beside them is that")
  func choices() throws {
    struct Chooses: View {
      @State private var isAsking = false
      @State private var answer = "-"
      var body: some View {
        Button("Ask \(answer)") { isAsking = true }
          .confirmationDialog("Really?", isPresented: $isAsking, titleVisibility: .visible) {
            Button("Erase", role: .destructive) { answer = "erased" }
            Button("Archive") { answer = "archived" }
          }
      }
    }
    let screen = try Screen(Chooses(), world: phone)
    try screen.tap("Ask -")
    #expect(try screen.words == ["Ask -", "Really?", "Erase", "Archive", "Cancel"])
    #expect(try card(screen).map { abs($0.maxY - 862) < 0.5 } == true)
    try screen.tap(x: 200, y: 100)
    #expect(try screen.words == ["Ask -"])
    try screen.perform(#"tap "Ask -""#, #"tap "Erase""#)
    #expect(try screen.words == ["Ask erased"])
  }

  @Test("a menu opens by a tap, chooses, and closes")
  func menu() throws {
    struct Menus: View {
      @State private var log = "-"
      @State private var sort = 1
      var body: some View {
        VStack {
          Menu("More") {
            Button("Copy") { log = "copied" }
            Section { Button("Delete", role: .destructive) { log = "deleted" } }
          }
          Picker("Sort", selection: $sort) {
            Text("Name").tag(1)
            Text("Date").tag(2)
          }
          Text("\(log) \(sort)")
        }
      }
    }
    let screen = try Screen(Menus(), world: phone)
    try screen.tap("More")
    #expect(try screen.words.contains("Delete"))
    try screen.tap("Delete")
    #expect(try screen.words == ["More", "Name", "deleted 1"])
    try screen.perform(#"tap "Name""#, #"tap "Date""#, #"select "Copy""#)
    #expect(try screen.words == ["More", "Date", "copied 2"])
    try screen.perform(#"tap "More""#, "back")
    #expect(try !screen.words.contains("Delete"))
  }

  // MARK: Limits

  private struct Nested: View {
    let depth: Int
    var body: some View {
      Text("sheet \(depth)").sheet(isPresented: .constant(depth > 0)) { Nested(depth: depth - 1) }
    }
  }

  @Test("fifty sheets in each other are drawn")
  func fiftySheets() throws {
    let screen = try Screen(Nested(depth: 50), world: phone)
    #expect(try screen.words.count == 51)
    #expect(try screen.render().displayList.commands.isEmpty == false)
  }

  private struct Endless: View {
    var body: some View { Text("again").sheet(isPresented: .constant(true)) { Endless() } }
  }

  @Test("a sheet that presents itself is an error that names it")
  func endlessSheets() throws {
    #expect(problem { _ = try Screen(Endless(), world: phone).render() }.contains("Endless is nested more than"))
  }

  @Test("of two presentations at once the first is shown, and the other reported")
  func twoAtOnce() throws {
    let view = Text("x").sheet(isPresented: .constant(true)) { Text("one") }
      .background { Color.red.sheet(isPresented: .constant(true)) { Text("two") } }
    let result = try Screen(view, world: phone).render()
    #expect(result.warnings.map(\.message) == ["sheet: it is not shown, for something else is presented there already"])
  }
}
