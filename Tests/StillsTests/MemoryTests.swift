import Foundation
import StillsCore
import SwiftUI
import Testing

@testable import Stills

@Suite("Memory", .serialized) @MainActor struct MemoryTests {
  private final class Model: ObservableObject {
    @Published var count = 0
  }

  private struct Everything: View {
    @StateObject var model = Model()
    @State private var isPresented = true
    @Namespace private var namespace
    var body: some View {
      NavigationStack {
        ScrollViewReader { _ in
          List {
            ForEach(0..<4, id: \.self) { Text("Row \($0)").onTapGesture { model.count += 1 } }
            GeometryReader { Text("\($0.size.width)") }
            Button("Add") { withAnimation { model.count += 1 } }.buttonStyle(.bordered)
            Color.red.frame(height: 2).matchedGeometryEffect(id: 1, in: namespace)
          }
          .refreshable {}
          .toolbar { Button("Edit") {} }
        }
        .navigationTitle("Everything")
        .sheet(isPresented: $isPresented) { Text("Sheet") }
      }
    }
  }

  @Test("a screen that is done with leaves nothing behind")
  func leavesNothing() throws {
    weak var graph: ViewGraph?
    weak var model: Model?
    do {
      let known = Model()
      model = known
      let screen = try Screen(Everything(model: known))
      graph = screen.graph
      _ = try screen.render()
      try screen.perform("back", #"tap "Add""#, "advance 0.1", "pull 20", #"press "Add""#)
      _ = try screen.render().png()
      #expect(graph != nil)
    }
    #expect(graph == nil && model == nil)
  }

  @Test("a picture outlives its screen")
  func pictureOutlives() throws {
    let picture = try Renderer.render(Everything(), world: World())
    #expect(try !picture.png().isEmpty && picture.layoutDump.contains("Row 3"))
  }
}
