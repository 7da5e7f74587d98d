import Foundation
import Stills
import StillsCore
import SwiftUI
import Testing

@Suite("Work that waits for its moment", .serialized) @MainActor struct ClockTests {
  private struct Ticker: View {
    @State private var ticks = 0
    let timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
    var body: some View { Text("ticks \(ticks)").onReceive(timer) { _ in ticks += 1 } }
  }

  @Test("a timer fires as time passes, the same in one step or many, and never at rest")
  func timer() throws {
    let screen = try Screen(Ticker(), world: .tall)
    #expect(try screen.words == ["ticks 0"])
    try screen.advance(1.6)
    #expect(try screen.words == ["ticks 3"])
    try screen.advance(0.3)
    try screen.advance(0.3)
    #expect(try screen.words == ["ticks 4"])
    try screen.settle()
    #expect(try screen.words == ["ticks 4"])
  }

  @Test("a timer that fires too often is cut off with a warning")
  func wildTimer() throws {
    struct Wild: View {
      let timer = Timer.publish(every: 0, on: .main, in: .common).autoconnect()
      var body: some View { Color.red.onReceive(timer) { _ in } }
    }
    let screen = try Screen(Wild(), world: .tall)
    try screen.advance(5)
    #expect(try screen.render().warnings.contains { $0.message.contains("things happen in the time that passes") })
  }

  private final class Search: ObservableObject {
    @Published var query = ""
    @Published var found: [String] = []
    private var bag: Set<AnyCancellable> = []

    init() {
      $query.dropFirst().debounce(for: .milliseconds(300), scheduler: DispatchQueue.main).removeDuplicates()
        .sink { [weak self] in self?.found.append($0) }.store(in: &bag)
    }
  }

  private struct SearchView: View {
    @StateObject private var search = Search()
    var body: some View {
      VStack {
        TextField("Query", text: $search.query)
        Text("found: " + search.found.joined(separator: " "))
      }
    }
  }

  @Test("debounce sends the last value once none has come for so long")
  func debounce() throws {
    let screen = try Screen(SearchView(), world: .tall)
    try screen.perform(#"type "a" in "Query""#, "advance 0.2", #"type "b" in "Query""#, "advance 0.2")
    #expect(try screen.words.contains("found: "))
    try screen.advance(0.1)
    #expect(try screen.words.contains("found: ab"))
    try screen.type("c", in: "Query")
    #expect(try screen.words.contains("found: ab abc"), "at rest what was put off has come")
  }

  private final class Sources: ObservableObject {
    let subject = PassthroughSubject<Int, Never>()
    @Published var log: [String] = []
    private var bag: Set<AnyCancellable> = []

    init() {
      subject.throttle(for: .seconds(1), scheduler: RunLoop.main, latest: true)
        .sink { [weak self] in self?.log.append("t\($0)") }.store(in: &bag)
      subject.delay(for: .seconds(2), scheduler: RunLoop.main)
        .sink { [weak self] in self?.log.append("d\($0)") }.store(in: &bag)
    }
  }

  @Test("throttle and delay keep their distances")
  func throttleAndDelay() throws {
    struct Buttons: View {
      @StateObject private var sources = Sources()
      @State private var next = 1
      var body: some View {
        Button("Send") {
          sources.subject.send(next)
          next += 1
        }
        Text(sources.log.joined(separator: " ")).accessibilityIdentifier("log")
      }
    }
    let screen = try Screen(Buttons(), world: .tall)
    try screen.perform(#"tap "Send""#, "advance 0.1", #"tap "Send""#, "advance 0.1", #"tap "Send""#, "advance 0.7")
    #expect(try screen.words.contains("t1"))
    try screen.advance(0.2)
    #expect(try screen.words.contains("t1 t3"))
    try screen.advance(1)
    #expect(try screen.words.contains("t1 t3 d1 d2"))
  }

  @Test("the main queue does later what it is asked to do later")
  func asyncAfter() throws {
    struct Splash: View {
      @State private var isOver = false
      var body: some View {
        Text(isOver ? "home" : "splash").onAppear {
          DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) { withAnimation { isOver = true } }
        }
      }
    }
    let screen = try Screen(Splash(), world: .tall)
    #expect(try screen.words == ["splash"])
    try screen.advance(1.4)
    #expect(try screen.words == ["splash"])
    try screen.advance(0.2)
    try screen.settle()
    #expect(try screen.words == ["home"])
  }

  @Test("values that bring the next ones for ever are let alone with a warning")
  func endlessDebounce() throws {
    final class Echo: ObservableObject {
      @Published var value = 0
      var bag: Set<AnyCancellable> = []
      init() {
        $value.debounce(for: .seconds(0.1), scheduler: RunLoop.main)
          .sink { [weak self] in self?.value = $0 + 1 }.store(in: &bag)
      }
    }
    struct Loop: View {
      @StateObject private var echo = Echo()
      var body: some View { Text("\(echo.value)") }
    }
    let screen = try Screen(Loop(), world: .tall)
    #expect(try screen.render().warnings.contains { $0.message.contains("put off again each time") })
  }
}
