import StillsDisplay
import SwiftUI
import Testing

private enum Field: Hashable { case name, mail }

private struct Spoken: View {
  @AccessibilityFocusState private var isFocused: Bool
  @AccessibilityFocusState(for: .voiceOver) private var field: Field?
  @Namespace private var names

  var body: some View {
    Text("Three")
      .accessibilityLabel("Level", isEnabled: true)
      .accessibilityValue(Text("3"), isEnabled: true)
      .accessibilityHint("Swipe", isEnabled: false)
      .accessibilityInputLabels(["Level", "Stage"])
      .accessibilityAdjustableAction { direction in
        switch direction {
        case .increment: break
        case .decrement: break
        @unknown default: break
        }
      }
      .accessibilityScrollAction { _ in }
      .accessibilityAction(named: "Reset") {}
      .accessibilityActions {
        Button("More") {}
        Button("Less") {}
      }
      .accessibilityActivationPoint(.center)
      .accessibilityRepresentation { Slider(value: .constant(0.3)) }
      .accessibilityChildren { Text("1") }
      .accessibilityShowsLargeContentViewer { Label("Level", systemImage: "star") }
      .accessibilityRespondsToUserInteraction(true)
      .accessibilityTextContentType(.narrative)
      .accessibilityCustomContent("Record", "7", importance: .high)
      .accessibilityLabeledPair(role: .label, id: "level", in: names)
      .accessibilityRotor("Levels") {
        ForEach([1, 2], id: \.self) { AccessibilityRotorEntry("Level \($0)", id: $0) }
      }
      .accessibilityRotor(.headings) { AccessibilityRotorEntry("Top", id: "top") }
      .accessibilityRotorEntry(id: 1, in: names)
      .accessibilityFocused($isFocused)
      .accessibilityFocused($field, equals: .name)
  }
}

@MainActor struct AccessibilityVocabularyTests {
  @Test func whatIsReadAloudDrawsNothing() throws {
    #expect(try RenderKit.size(Spoken()) == RenderKit.size(Text("Three")))
    #expect(try RenderKit.reports(Spoken()).isEmpty)
  }

  @Test func identifiersCanBeSwitchedOff() throws {
    func names(_ isOn: Bool) throws -> [String?] {
      let placed = try RenderKit.place(Text("A").accessibilityIdentifier("title", isEnabled: isOn))
      var names: [String?] = []
      placed.forEach { names.append($0.element.accessibilityIdentifier) }
      return names.filter { $0 != nil }
    }
    #expect(try names(true) == ["title"])
    #expect(try names(false) == [])
  }

  @Test func labelsThatAreSwitchedOffNameNothing() throws {
    func labels(_ isOn: Bool) throws -> [String] {
      var labels: [String] = []
      try RenderKit.place(Color.red.accessibilityLabel("Red", isEnabled: isOn)).forEach { labels += $0.element.labels }
      return labels
    }
    #expect(try labels(true).contains("Red"))
    #expect(try !labels(false).contains("Red"))
  }
}
