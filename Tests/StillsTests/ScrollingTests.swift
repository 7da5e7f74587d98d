import Foundation
import Stills
import SwiftUI
import Testing

@MainActor @Suite("Scrolling")
struct ScrollingTests {
  private struct Rows: View {
    var body: some View {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<40, id: \.self) { Text("row \($0)").frame(height: 44) } }
      }
    }
  }

  /// From the top of the safe area to its bottom.
  private let room: CGFloat = 844 - 47 - 34

  @Test("content moves as far as it goes, and no further")
  func clamping() throws {
    let screen = try Screen(Rows(), world: .tall)
    func top() throws -> CGFloat? { try screen.frames("VStack").first?.minY }
    try screen.scroll(by: 100)
    #expect(try top() == 47 - 100)
    try screen.scroll(by: 100)
    #expect(try top() == 47 - 200)
    try screen.scroll(to: 30)
    #expect(try top() == 47 - 30)
    try screen.scroll(by: -100)
    #expect(try top() == 47)
    try screen.scroll(by: 100_000)
    #expect(try top() == 47 + room - 40 * 44)
    try screen.scroll(by: -10)
    #expect(try top() == 47 + room - 40 * 44 + 10)
  }

  @Test("pulled content is held, and goes back when the finger leaves")
  func pulling() throws {
    let screen = try Screen(Rows(), world: .tall)
    func top() throws -> CGFloat? { try screen.frames("VStack").first?.minY }
    try screen.pull(80)
    #expect(try top() == 47 + 80)
    try screen.settle()
    #expect(try top() == 47)
    try screen.scroll(by: 100_000)
    try screen.pull(-50)
    #expect(try top() == 47 + room - 40 * 44 - 50)
    try screen.scroll(to: 0)
    #expect(try top() == 47)
  }

  @Test("a row is found by scrolling, in a lazy stack too, and then it can be tapped")
  func finding() throws {
    struct LazyRows: View {
      @State private var chosen = "-"
      var body: some View {
        ScrollView {
          LazyVStack {
            ForEach(0..<500, id: \.self) { row in Button("row \(row)") { chosen = "chosen \(row)" } }
          }
        }
        .safeAreaInset(edge: .bottom) { Text(chosen) }
      }
    }
    let screen = try Screen(LazyRows(), world: .tall)
    #expect(problem { try screen.tap("row 400") }.contains("there is nothing called \"row 400\""))
    try screen.scroll(to: "row 400")
    try screen.tap("row 400")
    #expect(try screen.words.last == "chosen 400")
    #expect(problem { try screen.scroll(to: "row 600") }.contains("nothing there is called \"row 600\""))
  }

  @Test("what is outside of what shows is not tapped")
  func outside() throws {
    let screen = try Screen(
      ScrollView {
        VStack {
          Color.red.frame(height: 2_000); Button("End") {}
        }
      }, world: .tall)
    #expect(problem { try screen.tap("End") }.contains("is outside of what shows: scroll to it first"))
    try screen.scroll(to: "End")
    try screen.tap("End")
  }

  @Test("both axes, and the scroll view that can go that way")
  func axes() throws {
    struct Shelf: View {
      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            ScrollView(.horizontal) { HStack(spacing: 0) { ForEach(0..<9) { Text("\($0)").frame(width: 100) } } }
              .accessibilityIdentifier("shelf")
            Color.red.frame(height: 2_000)
          }
        }
      }
    }
    let screen = try Screen(Shelf(), world: .tall)
    try screen.perform("scroll 150,0")
    #expect(try screen.frames("HStack").first?.minX == -150)
    #expect(try screen.frames("VStack").first?.minY == 47)
    try screen.perform("scroll 60", #"scroll 50,0 in "shelf""#)
    #expect(try screen.frames("HStack").first?.minX == -200)
    #expect(try screen.frames("VStack").first?.minY == 47 - 60)
    #expect(problem { try screen.perform(#"scroll 10 in "list""#) }.contains("no scroll view is called \"list\""))
    #expect(problem { try Screen(Text("x"), world: .tall).scroll(by: 5) }.contains("there is no scroll view"))
  }

  // MARK: Pinned headers

  private struct Sections: View {
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          ForEach(0..<3, id: \.self) { section in
            Section {
              ForEach(0..<10, id: \.self) { row in Text("\(section).\(row)").frame(height: 44) }
            } header: {
              Text("section \(section)").frame(maxWidth: .infinity).frame(height: 40)
            }
          }
        }
      }
    }
  }

  private func headers(at distance: Double) throws -> [CGFloat] {
    var world = World()
    world.canvas = .size(CGSize(width: 390, height: 480))
    let screen = try Screen(Sections(), world: world)
    try screen.scroll(by: distance)
    // A header's text is in the middle of its 40 points.
    return try (0..<3).compactMap { try screen.frame(of: "section \($0)").map { ($0.midY - 20).rounded() } }
  }

  @Test("a pinned header stays at the top while its section does, and the next one pushes it out")
  func pinnedHeaders() throws {
    #expect(try headers(at: 40) == [0, 440])
    #expect(try headers(at: 100) == [0, 380])
    #expect(try headers(at: 460) == [-20, 20])
    #expect(try headers(at: 500) == [0, 460])
  }

  @Test("a pinned header stops below the safe area, and rows pass under it")
  func pinnedBelowStatusBar() throws {
    let screen = try Screen(Sections(), world: .tall)
    try screen.scroll(by: 130)
    #expect(try screen.frame(of: "section 0").map { ($0.midY - 20).rounded() } == 47)
    #expect(try screen.words.contains("0.1"))
  }

  @Test("a plain list's header stays, too")
  func plainList() throws {
    struct Names: View {
      var body: some View {
        List {
          ForEach(0..<3, id: \.self) { section in
            Section("section \(section)") { ForEach(0..<20, id: \.self) { Text("\(section).\($0)") } }
          }
        }
        .listStyle(.plain)
      }
    }
    let screen = try Screen(Names(), world: .tall)
    try screen.scroll(by: 300)
    let top = try #require(try screen.frame(of: "section 0"))
    #expect(top.minY >= 47 && top.maxY <= 47 + 28)
    try screen.scroll(to: "2.19")
    #expect(try screen.words.contains("2.19"))
    #expect(try screen.frame(of: "section 2").map { $0.minY >= 47 && $0.maxY <= 47 + 28 } == true)
  }

  // MARK: Geometry

  @Test("a stretchy header is as high as it is, and as much more as it is pulled")
  func stretchyHeader() throws {
    struct Stretchy: View {
      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            GeometryReader { geometry in
              let offset = geometry.frame(in: .global).minY
              Color.blue.frame(width: geometry.size.width, height: 250 + max(0, offset)).offset(y: -max(0, offset))
            }
            .frame(height: 250)
            Color.green.frame(height: 2_000)
          }
        }
      }
    }
    let screen = try Screen(Stretchy(), world: .tall)
    func picture() throws -> CGRect? { try screen.frames("Color").first }
    #expect(try picture() == CGRect(x: 0, y: 0, width: 390, height: 250 + 47))
    try screen.pull(60)
    #expect(try picture() == CGRect(x: 0, y: 0, width: 390, height: 250 + 47 + 60))
    try screen.scroll(by: 100)
    #expect(try picture() == CGRect(x: 0, y: 47 - 100, width: 390, height: 250))
  }

  @Test("the offset is told, and state that follows it is part of the picture")
  func observing() throws {
    struct Follows: View {
      @State private var y = 0.0
      @State private var phases = ""
      var body: some View {
        ScrollView { Color.red.frame(height: 2_000) }
          .onScrollGeometryChange(for: Double.self) {
            $0.contentOffset.y + $0.contentInsets.top
          } action: {
            y = $1
          }
          .onScrollPhaseChange { phases += "\($1) " }
          .overlay { Text("\(Int(y)) \(phases)") }
      }
    }
    let screen = try Screen(Follows(), world: .tall)
    #expect(try screen.words == ["0 "])
    try screen.scroll(by: 120)
    #expect(try screen.words == ["120 interacting idle "])
  }

  // MARK: Going somewhere

  @Test("a reader goes to a view with and without an anchor")
  func reader() throws {
    struct Jumps: View {
      var body: some View {
        ScrollViewReader { proxy in
          VStack(spacing: 0) {
            HStack {
              Button("top") { proxy.scrollTo(20, anchor: .top) }
              Button("center") { proxy.scrollTo(20, anchor: .center) }
              Button("show") { proxy.scrollTo(20) }
              Button("lazy") { proxy.scrollTo("far") }
            }
            .frame(height: 63)
            ScrollView {
              VStack(spacing: 0) { ForEach(0..<40, id: \.self) { Text("row \($0)").frame(height: 44) } }
              LazyVStack(spacing: 0) {
                ForEach(0..<300, id: \.self) { Text("far \($0)").frame(height: 20) }
                Text("the end").frame(height: 20).id("far")
              }
            }
          }
        }
      }
    }
    let screen = try Screen(Jumps(), world: .tall)
    // The scroll view is 700 high and begins at 110.
    func row() throws -> CGFloat? { try screen.frame(of: "row 20").map { ($0.midY - 22).rounded() } }
    try screen.tap("top")
    #expect(try row() == 110)
    try screen.tap("center")
    #expect(try row() == 110 + 350 - 22)
    try screen.scroll(to: 0)
    try screen.tap("show")
    #expect(try row() == 810 - 44)
    try screen.tap("lazy")
    #expect(try screen.frame(of: "the end").map { ($0.midY + 10).rounded() } == 810)
  }

  @Test("a position by identity is gone to, and written once a finger has moved the content")
  func position() throws {
    struct Positioned: View {
      @State private var id: Int? = 10
      var body: some View {
        VStack {
          Button("go") { id = 30 }
          ScrollView {
            VStack(spacing: 0) { ForEach(0..<60, id: \.self) { Text("row \($0)").frame(height: 50) } }
              .scrollTargetLayout()
          }
          .scrollPosition(id: $id, anchor: .top)
          .frame(height: 500)
          Text("at \(id ?? -1)")
        }
      }
    }
    let screen = try Screen(Positioned(), world: .tall)
    let top = try #require(try screen.frames("ScrollView").first?.minY)
    func row(_ number: Int) throws -> CGFloat? {
      try screen.frame(of: "row \(number)").map { ($0.midY - 25).rounded() }
    }
    #expect(try row(10) == top.rounded())
    try screen.tap("go")
    #expect(try row(30) == top.rounded())
    try screen.scroll(by: -500)
    #expect(try screen.words.last == "at 20")
  }

  @Test("pages stop at whole pages, and what is aligned at views")
  func targets() throws {
    struct Pages: View {
      var body: some View {
        ScrollView(.horizontal) {
          HStack(spacing: 0) { ForEach(0..<5) { Text("page \($0)").frame(width: 390, height: 100) } }
        }
        .scrollTargetBehavior(.paging)
      }
    }
    let screen = try Screen(Pages(), world: .tall)
    func left() throws -> CGFloat? { try screen.frames("HStack").first?.minX }
    try screen.perform("scroll 100,0")
    #expect(try left() == 0)
    try screen.perform("scroll 300,0")
    #expect(try left() == -390)
    struct Aligned: View {
      var body: some View {
        ScrollView(.horizontal) {
          HStack(spacing: 10) { ForEach(0..<9) { Text("card \($0)").frame(width: 100, height: 100) } }
            .scrollTargetLayout()
        }
        .scrollTargetBehavior(.viewAligned)
      }
    }
    let aligned = try Screen(Aligned(), world: .tall)
    try aligned.perform("scroll 130,0")
    #expect(try aligned.frames("HStack").first?.minX == -110)
  }

  @Test("a view whose scrolling is disabled says so")
  func disabled() throws {
    let screen = try Screen(ScrollView { Color.red.frame(height: 2_000) }.scrollDisabled(true), world: .tall)
    #expect(problem { try screen.scroll(by: 10) }.contains("scrolling is disabled"))
  }

  @Test("right to left, content begins at the right")
  func rightToLeft() throws {
    let row = HStack(spacing: 0) { ForEach(0..<9) { Text("\($0)").frame(width: 100) } }
    let screen = try Screen(ScrollView(.horizontal) { row }.environment(\.layoutDirection, .rightToLeft), world: .tall)
    #expect(try screen.frames("HStack").first?.maxX == 390)
    try screen.perform("scroll 100,0")
    #expect(try screen.frames("HStack").first?.maxX == 490)
  }
}
