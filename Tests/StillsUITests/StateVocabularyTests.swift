import Foundation
import StillsCore
import SwiftUI
import Testing

/// Screens that must compile as they would for a phone.
@Suite @MainActor struct ContainerTests {
  private let screen = CGSize(width: 393, height: 852)

  struct Item: Identifiable, Hashable {
    let id: Int
    var name: String
  }

  @Test func thePushedScreenIsDrawn() throws {
    struct Screen: View {
      @State private var path = [1, 2]
      var body: some View {
        NavigationStack(path: $path) {
          List { NavigationLink("One", value: 1) }
            .navigationDestination(for: Int.self) { Text("detail \($0)") }
        }
      }
    }
    #expect(try RenderKit.place(Screen(), in: screen).strings == ["detail 2"])
  }

  @Test func theChosenTabAloneIsMade() throws {
    struct Page: View {
      let name: String
      let log: (String) -> Void
      var body: some View { Text(name).onAppear { log(name) } }
    }
    var appeared: [String] = []
    let tabs = TabView(selection: .constant(1)) {
      Page(name: "a") { appeared.append($0) }.tabItem { Label("A", systemImage: "house") }.tag(0)
      Page(name: "b") { appeared.append($0) }.tabItem { Label("B", systemImage: "star") }.tag(1)
    }
    #expect(try RenderKit.place(tabs, in: screen).strings == ["b"])
    #expect(appeared == ["b"])
    let newer = TabView {
      Tab("A", systemImage: "house") { Text("first") }
      Tab("B", systemImage: "star") { Text("second") }.badge(3)
    }
    #expect(try RenderKit.place(newer, in: screen).strings == ["first"])
    #expect(try RenderKit.place(newer, in: screen).frames("TabBar").count == 1)
    #expect(try RenderKit.reports(newer).isEmpty)
  }

  @Test func rowsAreFortyFourHighInCards() throws {
    let list = List {
      Section("General") {
        Text("One")
        Text("Two")
      }
      Section {
        NavigationLink("Three") { Text("unseen") }
      } footer: {
        Text("Footer")
      }
    }
    let placed = try RenderKit.place(list, in: screen)
    #expect(
      placed.strings.filter { $0 != "" } == ["General", "One", "Two", "Three", "Footer"]
        || placed.strings.contains("GENERAL"))
    let texts = placed.frames("Text")
    #expect(isSame(texts[2].minY - texts[1].minY, 44))
    #expect(isSame(texts[1].minX, 40))
    // 44 to the next row, 35 from card to card.
    #expect(isSame(texts[3].minY - texts[2].minY, 79))
  }

  @Test func plainRowsBeginAtTheTop() throws {
    let items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
    let list = List(items) { Text($0.name) }.listStyle(.plain)
    let texts = try RenderKit.place(list, in: screen).frames("Text")
    #expect(isSame(texts[0].midY, 22))
    #expect(isSame(texts[1].midY, 66))
    #expect(texts[0].minX == 20)
  }

  @Test func rowsTakeInsetsAndBackgrounds() throws {
    let list = List {
      Text("a").listRowInsets(EdgeInsets()).listRowBackground(Color.red).listRowSeparator(.hidden)
      Text("b")
    }
    .listStyle(.plain)
    let placed = try RenderKit.place(list, in: screen)
    #expect(placed.frames("Text")[0].minX == 0)
    #expect(!placed.commands.isEmpty)
  }

  @Test func whatIsPresentedIsNothingToReport() throws {
    let quiet = Text("a").sheet(isPresented: .constant(false)) { Text("s") }
    #expect(try RenderKit.reports(quiet).isEmpty)
    let loud = Text("a").alert("Title", isPresented: .constant(true)) {
      Button("OK") {}
    } message: {
      Text("m")
    }
    #expect(try RenderKit.reports(loud).isEmpty)
  }

  @Test func movingAndRemovingKeepTheOrder() {
    var letters = ["a", "b", "c", "d"]
    letters.move(fromOffsets: IndexSet([0, 2]), toOffset: 4)
    #expect(letters == ["b", "d", "a", "c"])
    letters.remove(atOffsets: IndexSet([1]))
    #expect(letters == ["b", "a", "c"])
  }

  struct Everything: View {
    @StateObject private var store = TestStore()
    @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
    @State private var query = ""
    @State private var selected: Item?
    @State private var isShown = false
    @State private var offset = CGSize.zero
    @GestureState private var drag = CGSize.zero
    @FocusState private var isFocused: Bool
    @Namespace private var space
    @AppStorage("seen") private var seen = false
    @Environment(\.dismiss) private var dismiss
    @Environment(\.scenePhase) private var phase

    var body: some View {
      NavigationStack {
        Form {
          Section {
            TextField("Name", text: $query).focused($isFocused).onSubmit { isFocused = false }
            Toggle("Seen", isOn: $seen)
            Picker("Pick", selection: $store.count) { ForEach(0..<3) { Text("\($0)").tag($0) } }
          } header: {
            Text("Head")
          } footer: {
            Text("Foot")
          }
          ForEach($items) { $item in TextField("Item", text: $item.name) }
            .onDelete { items.remove(atOffsets: $0) }
            .onMove { items.move(fromOffsets: $0, toOffset: $1) }
          Text("drag").offset(drag).scaleEffect(isShown ? 1 : 0.9)
            .gesture(
              DragGesture(minimumDistance: 0).updating($drag) { value, state, _ in state = value.translation }
                .onChanged { offset = $0.translation }.onEnded { _ in withAnimation(.spring()) { offset = .zero } }
            )
            .simultaneousGesture(TapGesture(count: 2).onEnded { isShown.toggle() })
            .swipeActions(edge: .trailing) { Button("Delete", role: .destructive) {} }
            .contextMenu { Button("Copy") {} }
            .animation(.easeInOut(duration: 0.3), value: isShown)
        }
        .navigationTitle("All")
        .searchable(text: $query, prompt: "Search")
        .refreshable { await Task.yield() }
        .toolbar {
          ToolbarItem(placement: .topBarLeading) { Button("Close") { dismiss() } }
          ToolbarItemGroup(placement: .topBarTrailing) {
            Button("Add") {}
            if isShown { Button("Edit") {} }
          }
        }
        .toolbar { Button("Plain") {} }
        .sheet(item: $selected) { Text($0.name).presentationDetents([.medium, .large]) }
        .confirmationDialog("Sure?", isPresented: $isShown, titleVisibility: .visible) { Button("Yes") {} }
        .alert("Title", isPresented: $isShown) {
          Button("OK", role: .cancel) {}
        } message: {
          Text("Message")
        }
        .onReceive(NotificationCenter.default.publisher(for: Notification.Name("x"))) { _ in }
        .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in }
        .onChange(of: phase) { _, _ in }
      }
    }
  }

  @Test func aScreenOfEverythingIsDrawn() throws {
    let sink = ReportSink()
    let placed = try RenderKit.place(Everything(), in: screen, reports: sink)
    #expect(placed.strings.contains("drag"))
    #expect(placed.frames("NavigationBar").count == 1)
    #expect(sink.messages.isEmpty)
  }

  @Test func phasesAndKeyframesShowTheirBeginning() throws {
    let phases = Text("a").phaseAnimator([10.0, 20.0]) { content, width in content.frame(width: width) }
    #expect(try RenderKit.size(phases).width == 10)
    let frames = Color.red.keyframeAnimator(initialValue: 5.0) { content, value in
      content.frame(width: value, height: 5)
    } keyframes: { _ in
      KeyframeTrack {
        LinearKeyframe(10.0, duration: 0.2)
        SpringKeyframe(0.0, duration: 0.5, spring: .bouncy)
      }
    }
    #expect(try RenderKit.size(frames).width == 5)
  }
}
