import StillsDisplay
import SwiftUI
import Testing

private struct Edited: View {
  @State private var names = ["A", "B"]
  @State private var chosen: String?

  var body: some View {
    List($names, id: \.self, editActions: [.move, .delete], selection: $chosen) { $name in Text(name) }
  }
}

private struct Same: View, Equatable {
  var number: Int
  var body: some View { Text("\(number)") }
}

@MainActor struct ControlVocabularyTests {
  @Test func listsOfBindingsMayBeEdited() throws {
    #expect(try RenderKit.place(Edited(), in: CGSize(width: 300, height: 400)).strings.starts(with: ["A", "B"]))
  }

  @Test func timeProgressIsThePartThatIsLeft() throws {
    let now = Date(timeIntervalSinceReferenceDate: 0)
    let over = now...now.addingTimeInterval(10)
    func ink(_ countsDown: Bool) throws -> String {
      "\(try RenderKit.place(ProgressView(timerInterval: over, countsDown: countsDown), in: CGSize(width: 100, height: 40)).commands)"
    }
    // The picture's day is long after: nothing is left, all has passed.
    #expect(try ink(true) != ink(false))
    #expect(
      try RenderKit.place(ProgressView(timerInterval: over) { Text("Tea") }, in: CGSize(width: 100, height: 60)).strings
        .contains("Tea"))
  }

  @Test func labelsLeaveTheRoomThatIsAskedFor() throws {
    let plain = try RenderKit.size(Label("A", systemImage: "star"))
    let wide = try RenderKit.size(Label("A", systemImage: "star").labelIconToTitleSpacing(28))
    #expect(isSame(wide.width - plain.width, 20))
    let reserved = try RenderKit.size(Label("A", systemImage: "star").labelReservedIconWidth(100))
    #expect(reserved.width > 100)
  }

  @Test func steppersWithFormatsAreSteppers() throws {
    let plain = try RenderKit.size(Stepper("A", value: .constant(1.0)).fixedSize())
    #expect(try RenderKit.size(Stepper("A", value: .constant(1.0), format: .number).fixedSize()) == plain)
  }

  @Test func linksCanGoWithoutTheirArrow() throws {
    func arrows(_ visibility: Visibility) throws -> Int {
      let view = NavigationStack {
        List { NavigationLink("A") { Text("B") }.navigationLinkIndicatorVisibility(visibility) }
      }
      return try RenderKit.place(view, in: CGSize(width: 300, height: 400)).frames("Image").count
    }
    #expect(try arrows(.hidden) < arrows(.automatic))
  }

  @Test func viewsThatCompareThemselvesAreDrawn() throws {
    #expect(try RenderKit.place(Same(number: 3).equatable()).strings == ["3"])
  }

  @Test func wishesThatAreNotDrawnAreReported() throws {
    let view = Text("A").symbolVariableValueMode(.draw)
    #expect(try RenderKit.reports(view) == ["symbolVariableValueMode: it is not drawn"])
    #expect(try RenderKit.reports(Text("A").symbolVariableValueMode(.color)).isEmpty)
    #expect(try RenderKit.reports(Text("A").sectionIndexLabel("A")) == ["sectionIndexLabel: it is not drawn"])
    #expect(try RenderKit.reports(Text("A").mapControls { Text("B") }) == ["mapControls: they are not drawn"])
  }

  @Test func labelsVisibilityHidesLabels() throws {
    let hidden = Toggle("Sound", isOn: .constant(true)).labelsVisibility(.hidden)
    #expect(try RenderKit.place(hidden, in: CGSize(width: 300, height: 60)).strings.isEmpty)
  }
}
