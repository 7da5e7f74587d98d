import Foundation
import Observation
import StillsCore
import StillsDisplay
import StillsLayout
import StillsText
import StillsTypesetting
import SwiftUI
import Testing

/// Counts evaluations by name.
private final class Tally {
  var counts: [String: Int] = [:]
  func note(_ name: String) { counts[name, default: 0] += 1 }
  func take() -> [String: Int] {
    defer { counts = [:] }
    return counts
  }
}

@MainActor private var tally = Tally()

@MainActor private func evaluated(_ name: String) -> EmptyView {
  tally.note(name)
  return EmptyView()
}

/// What is evaluated again, and that it comes out as if all were.
@Suite(.serialized) @MainActor struct IncrementalTests {
  init() { tally = Tally() }

  /// A way into a view's state from outside.
  final class Handle<Value> {
    var write: ((Value) -> Void)?
  }

  struct Counter: View {
    let name: String
    let handle: Handle<Int>
    @State private var count = 0
    var body: some View {
      let _ = handle.write = { count = $0 }
      let _ = evaluated(name)
      Text("\(name) \(count)")
    }
  }

  @Test func onlyTheViewWhoseStateChangedIsEvaluated() throws {
    struct Screen: View {
      let handles: [Handle<Int>]
      var body: some View {
        let _ = evaluated("screen")
        VStack {
          ForEach(0..<3) { Counter(name: "c\($0)", handle: handles[$0]) }
          Text("still")
        }
      }
    }
    let handles = (0..<3).map { _ in Handle<Int>() }
    let stage = LiveScreen(Screen(handles: handles))
    #expect(try stage.strings() == ["c0 0", "c1 0", "c2 0", "still"])
    _ = tally.take()
    handles[1].write?(7)
    #expect(try stage.strings() == ["c0 0", "c1 7", "c2 0", "still"])
    #expect(tally.take() == ["c1": 1])
  }

  @Test func rowsWithEqualPropertiesAreNotEvaluated() throws {
    struct Row: View {
      let title: String
      let number: Int
      var body: some View {
        let _ = evaluated("row \(number)")
        Text("\(title) \(number)")
      }
    }
    struct Screen: View {
      let handle: Handle<[String]>
      @State private var titles = ["a", "b", "c"]
      var body: some View {
        let _ = handle.write = { titles = $0 }
        VStack { ForEach(titles.indices, id: \.self) { Row(title: titles[$0], number: $0) } }
      }
    }
    let handle = Handle<[String]>()
    let stage = LiveScreen(Screen(handle: handle))
    #expect(try stage.strings() == ["a 0", "b 1", "c 2"])
    _ = tally.take()
    handle.write?(["a", "x", "c"])
    #expect(try stage.strings() == ["a 0", "x 1", "c 2"])
    #expect(tally.take() == ["row 1": 1])
  }

  @Test func boundElementsAreEvaluatedWhenTheyChange() throws {
    struct Item: Identifiable, Equatable {
      let id: Int
      var isOn = false
    }
    struct Row: View {
      @Binding var item: Item
      var body: some View {
        let _ = evaluated("row \(item.id)")
        Text("\(item.id) \(item.isOn ? "on" : "off")")
      }
    }
    struct Screen: View {
      let handle: Handle<Int>
      @State private var items = (0..<4).map { Item(id: $0) }
      var body: some View {
        let _ = handle.write = { items[$0].isOn.toggle() }
        VStack { ForEach($items) { $item in Row(item: $item) } }
      }
    }
    let handle = Handle<Int>()
    let stage = LiveScreen(Screen(handle: handle))
    _ = try stage.strings()
    _ = tally.take()
    handle.write?(2)
    #expect(try stage.strings() == ["0 off", "1 off", "2 on", "3 off"])
    #expect(tally.take() == ["row 2": 1])
  }

  @Test func bindingsInTheEnvironmentTellTheirReaders() throws {
    struct Leaf: View {
      @Environment(\.shared) private var shared
      var body: some View {
        let _ = evaluated("leaf")
        Text("\(shared.wrappedValue)")
      }
    }
    struct Branch: View {
      var body: some View {
        let _ = evaluated("branch")
        Leaf()
      }
    }
    struct Screen: View {
      let handle: Handle<Int>
      @State private var count = 0
      var body: some View {
        let _ = handle.write = { count = $0 }
        Branch().environment(\.shared, $count)
      }
    }
    let handle = Handle<Int>()
    let stage = LiveScreen(Screen(handle: handle))
    #expect(try stage.strings() == ["0"])
    handle.write?(5)
    #expect(try stage.strings() == ["5"])
  }

  @Test func observableObjectsTellWhoReadThem() throws {
    struct Name: View {
      let model: ObservedModel
      var body: some View {
        let _ = evaluated("name")
        Text(model.name)
      }
    }
    struct Count: View {
      @Bindable var model: ObservedModel
      var body: some View {
        let _ = evaluated("count")
        VStack {
          Text("\(model.count)")
          Toggle("odd", isOn: Binding(get: { model.count % 2 == 1 }, set: { _ in }))
        }
      }
    }
    struct Screen: View {
      @State var model: ObservedModel
      var body: some View {
        let _ = evaluated("screen")
        VStack {
          Name(model: model)
          Count(model: model)
        }
      }
    }
    let model = ObservedModel()
    let stage = LiveScreen(Screen(model: model))
    #expect(try stage.strings().prefix(2) == ["a", "0"])
    _ = tally.take()
    model.count = 3
    #expect(try stage.strings().prefix(2) == ["a", "3"])
    #expect(tally.take() == ["count": 1])
    model.name = "b"
    #expect(try stage.strings().prefix(2) == ["b", "3"])
    #expect(tally.take() == ["name": 1])
  }

  @Test func publishedObjectsTellWhoFollowsThem() throws {
    final class Model: ObservableObject {
      @Published var count = 0
    }
    struct Follower: View {
      @ObservedObject var model: Model
      var body: some View {
        let _ = evaluated("follower")
        Text("\(model.count)")
      }
    }
    struct Screen: View {
      let model: Model
      var body: some View {
        let _ = evaluated("screen")
        VStack {
          Follower(model: model)
          Counter(name: "other", handle: Handle())
        }
      }
    }
    let model = Model()
    let stage = LiveScreen(Screen(model: model))
    _ = try stage.strings()
    _ = tally.take()
    model.count = 4
    #expect(try stage.strings() == ["4", "other 0"])
    #expect(tally.take() == ["follower": 1])
  }

  @Test func stateReadWhilePlacingIsSeen() throws {
    struct Inner: View {
      @Binding var width: CGFloat
      var body: some View {
        Text("x").alignmentGuide(.leading) { _ in width }
      }
    }
    struct Screen: View {
      let handle: Handle<CGFloat>
      @State private var width: CGFloat = 0
      var body: some View {
        let _ = handle.write = { width = $0 }
        VStack(alignment: .leading) {
          Color.red.frame(width: 100, height: 10)
          Inner(width: $width)
        }
      }
    }
    let handle = Handle<CGFloat>()
    let stage = LiveScreen(Screen(handle: handle))
    let before = try stage.settle().placed.frames("Text")[0].minX
    handle.write?(-20)
    #expect(try isSame(stage.settle().placed.frames("Text")[0].minX, before + 20))
  }

  @Test func stateIsKeptAndLostAsByFullEvaluation() throws {
    struct Screen: View {
      let handle: Handle<Bool>
      let counter: Handle<Int>
      @State private var isFirst = true
      var body: some View {
        let _ = handle.write = { isFirst = $0 }
        VStack {
          if isFirst { Counter(name: "one", handle: counter) } else { Text("none") }
        }
      }
    }
    let handle = Handle<Bool>(), counter = Handle<Int>()
    let stage = LiveScreen(Screen(handle: handle, counter: counter))
    _ = try stage.strings()
    counter.write?(8)
    #expect(try stage.strings() == ["one 8"])
    handle.write?(false)
    #expect(try stage.strings() == ["none"])
    handle.write?(true)
    #expect(try stage.strings() == ["one 0"])
  }

  @Test func viewsComeAndGoOnce() throws {
    struct Screen: View {
      let handle: Handle<Int>
      let log: Handle<String>
      @State private var count = 1
      var body: some View {
        let _ = handle.write = { count = $0 }
        VStack {
          ForEach(0..<count, id: \.self) { index in
            Counter(name: "\(index)", handle: Handle())
              .onAppear { log.write?("+\(index)") }
              .onDisappear { log.write?("-\(index)") }
          }
        }
      }
    }
    var lines: [String] = []
    let handle = Handle<Int>(), log = Handle<String>()
    log.write = { lines.append($0) }
    let stage = LiveScreen(Screen(handle: handle, log: log))
    _ = try stage.settle()
    handle.write?(3)
    _ = try stage.settle()
    _ = try stage.settle()
    handle.write?(2)
    _ = try stage.settle()
    #expect(lines == ["+0", "+1", "+2", "-2"])
  }

  @Test func viewsThatReadTheTimeAreEvaluatedAsItPasses() throws {
    let stage = LiveScreen(
      VStack {
        Clock()
        Counter(name: "still", handle: Handle())
      })
    #expect(try stage.strings() == ["0.0", "still 0"])
    _ = tally.take()
    _ = try stage.graph.advance(to: 1.5, in: stage.canvas)
    #expect(try stage.strings() == ["1.5", "still 0"])
    #expect(tally.take() == [:])
  }

  /// Shows the graph's time.
  struct Clock: PrimitiveView {
    @MainActor static func _resolve(_ view: Clock, in context: ViewContext) -> [ViewElement] {
      Text._resolve(Text(verbatim: "\(context.graph.time)"), in: context)
    }
  }
}

@Observable private final class ObservedModel {
  var name = "a"
  var count = 0
}

extension EnvironmentValues {
  @Entry fileprivate var shared: Binding<Int> = .constant(-1)
}

/// A screen that lives on.
@MainActor struct LiveScreen {
  let graph: ViewGraph
  let canvas = GraphCanvas(
    size: .fixed(CGSize(width: 393, height: 852)), safeArea: EdgeInsets(), pixelGrid: PixelGrid(scale: 3))

  init<V: View>(_ view: V, isIncremental: Bool = true) {
    graph = ViewGraph(
      surroundings: Surroundings(world: World(), typesetter: RenderKit.boxes, reports: ReportSink()), root: view)
    graph.isIncremental = isIncremental
  }

  func settle() throws -> SettledScreen { try graph.settle(in: canvas) }
  func strings() throws -> [String] { try settle().placed.strings }

  /// Everything that the screen draws and tells, as text.
  func picture() throws -> String {
    let screen = try settle()
    var painter = Painter(pixelGrid: canvas.pixelGrid)
    painter.paint(screen.placed)
    let list = DisplayList(
      size: screen.canvas.size, scale: 3, background: nil, commands: painter.commands)
    return list.textDump + screen.placed.layoutDump()
  }
}
