import Foundation
import Observation
import StillsCore
import StillsLayout
import SwiftUI
import Testing

/// Whatever changes, in whatever order: the picture is the one that evaluating everything gives.
@Suite(.serialized) @MainActor struct IncrementalRandomTests {
  @Test(arguments: 1...16) func picturesAreThoseOfFullEvaluation(seed: Int) throws {
    let one = Remote(), other = Remote()
    let incremental = LiveScreen(Zoo(remote: one)), full = LiveScreen(Zoo(remote: other), isIncremental: false)
    var random = SeededRandom(seed: UInt64(seed))
    #expect(try incremental.picture() == full.picture())
    for step in 0..<18 {
      var presses: [String] = []
      for _ in 0..<Int(random.next() % 3 + 1) {
        let names = one.actions.keys.sorted()
        guard names == other.actions.keys.sorted(), !names.isEmpty else { break }
        let name = names[Int(random.next() % UInt64(names.count))]
        let value = Int(random.next() % 6)
        presses.append("\(name) \(value)")
        one.press(name, value)
        other.press(name, value)
      }
      let (left, right) = (try incremental.picture(), try full.picture())
      #expect(left == right, "seed \(seed), step \(step), after \(presses.joined(separator: ", "))")
      if left != right { return }
    }
  }
}

/// Numbers that are the same each time (SplitMix64).
private struct SeededRandom {
  private var state: UInt64
  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// What there is to press on a screen, by name.
@MainActor private final class Remote {
  var actions: [String: (Int) -> Void] = [:]
  let model = ZooModel()
  let store = ZooStore()

  init() {
    actions["model.title"] = { [model] in model.title = "t\($0)" }
    actions["model.count"] = { [model] in model.count = $0 }
    actions["model.items"] = { [model] in
      if model.items.indices.contains($0) { model.items.remove(at: $0) } else { model.items.append("i\($0)") }
    }
    actions["model.child"] = { [model] in model.child.value = $0 }
    actions["store.a"] = { [store] in store.a = $0 }
    actions["store.b"] = { [store] in store.b = $0 }
  }

  func set(_ name: String, _ action: @escaping (Int) -> Void) -> EmptyView {
    actions[name] = action
    return EmptyView()
  }

  func press(_ name: String, _ value: Int) { actions[name]?(value) }
}

@Observable private final class ZooModel {
  var title = "title"
  var count = 1
  var items = ["p", "q", "r"]
  var child = ZooChild()
}

@Observable private final class ZooChild {
  var value = 0
}

private final class ZooStore: ObservableObject {
  @Published var a = 0
  @Published var b = 0
}

extension EnvironmentValues {
  @Entry fileprivate var zooLevel = 0
}

// MARK: - The screen

private struct Zoo: View {
  let remote: Remote
  @State private var level = 0
  @State private var kind = 0
  @StateObject private var own = ZooStore()

  var body: some View {
    let _ = remote.set("zoo.level") { level = $0 }
    let _ = remote.set("zoo.kind") { kind = $0 }
    let _ = remote.set("zoo.own") { own.a = $0 }
    VStack(spacing: 2) {
      HStack {
        Text("zoo \(kind)")
        Ticker(remote: remote, name: "head").padding(CGFloat(level))
      }
      switch kind {
      case 0: Plain(remote: remote, level: level)
      case 1: Reader(remote: remote)
      case 2: ScrollView { Rows(remote: remote) }
      case 3: Measured(remote: remote)
      case 4: Styled(remote: remote, level: $level)
      default: AnyView(Stacked(remote: remote)).id(level)
      }
      Titled(model: remote.model)
      Followed(store: remote.store, own: own)
      Lower(remote: remote)
    }
    .environment(\.zooLevel, level)
    .environment(remote.model)
    .environmentObject(own)
  }
}

private struct Ticker: View {
  let remote: Remote
  let name: String
  @State private var count = 0

  var body: some View {
    let _ = remote.set("ticker.\(name)") { count = $0 }
    Text(String(repeating: "|", count: count) + name).foregroundStyle(count > 2 ? .red : .blue)
  }
}

private struct Plain: View {
  let remote: Remote
  let level: Int
  @State private var order = [0, 1, 2, 3]

  var body: some View {
    let _ = remote.set("plain.order") { value in
      if let index = order.firstIndex(of: value) { order.remove(at: index) } else { order.insert(value, at: 0) }
    }
    let _ = remote.set("plain.reverse") { _ in order.reverse() }
    VStack(alignment: .leading) {
      ForEach(order, id: \.self) { number in
        HStack {
          if number % 2 == 0 { Ticker(remote: remote, name: "even\(number)") }
          Label2(text: "n\(number)", level: number == 1 ? level : 0)
          Leveled()
        }
        .opacity(number == 3 ? 0.5 : 1)
      }
    }
    .background(Color.gray)
  }
}

private struct Label2: View {
  let text: String
  let level: Int
  var body: some View { Text("\(text).\(level)").fontWeight(level > 2 ? .bold : .regular) }
}

private struct Leveled: View {
  @Environment(\.zooLevel) private var level
  @EnvironmentObject private var own: ZooStore
  var body: some View { Text("l\(level) o\(own.a)") }
}

private struct Reader: View {
  let remote: Remote
  @State private var share = 2

  var body: some View {
    let _ = remote.set("reader.share") { share = $0 + 1 }
    GeometryReader { proxy in
      VStack(spacing: 0) {
        Text("w\(Int(proxy.size.width)) \(remote.model.count)").frame(width: proxy.size.width / CGFloat(share))
        Ticker(remote: remote, name: "inside")
        Titled(model: remote.model)
      }
    }
    .frame(height: 60)
    .overlay(alignment: .topTrailing) { Ticker(remote: remote, name: "over") }
  }
}

private struct Rows: View {
  let remote: Remote
  @State private var first = 0

  var body: some View {
    let _ = remote.set("rows.first") { first = $0 }
    LazyVStack(pinnedViews: .sectionHeaders) {
      Section {
        ForEach(first..<60, id: \.self) { row in
          if row < 4 { Ticker(remote: remote, name: "row\(row)") } else { Text("row \(row)") }
        }
      } header: {
        Titled(model: remote.model)
      }
    }
  }
}

private struct WidthKey: PreferenceKey {
  static var defaultValue: [CGFloat] { [] }
  static func reduce(value: inout [CGFloat], nextValue: () -> [CGFloat]) { value += nextValue() }
}

private struct Measured: View {
  let remote: Remote
  @State private var widths: [CGFloat] = []
  @State private var texts = ["a", "bb"]
  @State private var height: CGFloat = 0

  var body: some View {
    let _ = remote.set("measured.text") { texts[$0 % 2] += "x" }
    VStack(alignment: .leading) {
      ForEach(texts, id: \.self) { text in
        Text(text).background(
          GeometryReader { Color.clear.preference(key: WidthKey.self, value: [$0.size.width]) })
      }
      Ticker(remote: remote, name: "measured")
        .alignmentGuide(.leading) { _ in -CGFloat(texts[0].count) }
        .onGeometryChange(for: CGFloat.self, of: { $0.frame(in: .global).minY }, action: { height = $0 })
      Text("sum \(Int(widths.reduce(0, +))) \(Int(height))")
    }
    .onPreferenceChange(WidthKey.self) { widths = $0 }
    .overlayPreferenceValue(WidthKey.self) { Text("\($0.count)") }
  }
}

private struct Framed: ViewModifier {
  let remote: Remote
  @State private var width: CGFloat = 1
  func body(content: Content) -> some View {
    let _ = remote.set("framed.width") { width = CGFloat($0) }
    content.border(.green, width: width).padding(width)
  }
}

private struct ZooButtonStyle: ButtonStyle {
  let model: ZooModel
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(CGFloat(model.count)).background(.yellow)
  }
}

private struct Styled: View {
  let remote: Remote
  @Binding var level: Int
  @AppStorage("zoo.flag") private var flag = false
  @State private var log = 0

  var body: some View {
    let _ = remote.set("styled.flag") { flag = $0 % 2 == 0 }
    VStack {
      Button("level \(level)") { level += 1 }.buttonStyle(ZooButtonStyle(model: remote.model))
      Toggle("flag", isOn: $flag)
      Flagged()
      Text("changed \(log)").modifier(Framed(remote: remote))
      Ticker(remote: remote, name: "styled").modifier(Framed(remote: remote)).font(.largeTitle)
    }
    .onChange(of: level) { log += 1 }
  }
}

private struct Flagged: View {
  @AppStorage("zoo.flag") private var flag = false
  var body: some View { Text(flag ? "flag up" : "flag down") }
}

private struct Stacked: View {
  let remote: Remote
  @Namespace private var namespace
  @State private var selected = 0

  var body: some View {
    let _ = remote.set("stacked.selected") { selected = $0 }
    NavigationStack {
      ViewThatFits {
        HStack {
          ForEach(0..<4) { index in
            Text(String(repeating: "w", count: index * selected + 1))
              .matchedGeometryEffect(id: index, in: namespace, isSource: index == selected)
          }
        }
        Ticker(remote: remote, name: "fits")
      }
      .overlay { Color.blue.opacity(0.2).matchedGeometryEffect(id: selected, in: namespace, isSource: false) }
    }
  }
}

private struct Titled: View {
  let model: ZooModel
  var body: some View {
    VStack {
      Text(model.title)
      ForEach(model.items, id: \.self) { Text("\($0) \(model.child.value)") }
    }
  }
}

private struct Followed: View {
  @ObservedObject var store: ZooStore
  @ObservedObject var own: ZooStore
  var body: some View {
    HStack {
      Text("a\(store.a)")
      Part(store: store)
      Text("own\(own.a)")
    }
  }

  /// Does not follow what it reads.
  struct Part: View {
    let store: ZooStore
    var body: some View { Text("b\(store.b)") }
  }
}

private struct Lower: View {
  let remote: Remote
  @Environment(ZooModel.self) private var model
  @State private var isGone = false

  var body: some View {
    let _ = remote.set("lower.gone") { isGone = $0 > 3 }
    ZStack(alignment: .bottom) {
      if !isGone { Ticker(remote: remote, name: "lower").redacted(reason: model.count > 3 ? .placeholder : []) }
      Grid {
        GridRow {
          Text("\(model.count)")
          Color.orange.frame(width: CGFloat(model.count * 10), height: 4)
        }
      }
    }
  }
}
