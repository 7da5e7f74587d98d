import SwiftUI
import Testing

private struct Pan: UIGestureRecognizerRepresentable {
  func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer { UIPanGestureRecognizer() }
  func handleUIGestureRecognizerAction(_ recognizer: UIPanGestureRecognizer, context: Context) {}
}

private struct Half: CustomPresentationDetent {
  static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 2 }
}

private struct Word: Identifiable {
  let id: Int
}

private struct Spelled: View {
  @Namespace private var names
  @State private var text = ""
  @State private var words: [Word] = []

  var body: some View {
    NavigationStack {
      VStack {
        Menu("More", systemImage: "ellipsis") {
          Button("A") {}
        } primaryAction: {
        }
        Color.red.frame(width: 10, height: 10)
          .gesture(Pan())
          .matchedTransitionSource(id: "a", in: names) { $0.background(.red).clipShape(.rect(cornerRadius: 4)) }
      }
      .searchable(text: $text, tokens: $words, prompt: "Find") { Text("\($0.id)") }
    }
    .presentationDetents([.custom(Half.self)])
  }
}

@MainActor struct SmallSpellingTests {
  @Test func spellingsOfLaterSystemsAreTaken() throws {
    #expect(try RenderKit.place(Spelled(), in: CGSize(width: 300, height: 500)).strings.contains("More"))
    #expect(try !RenderKit.reports(Spelled()).contains { $0.hasPrefix("searchable") })
  }
}
