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

  @Test func spellingsOfEarlierSystemsAreTaken() throws {
    let slider = Slider(
      value: .constant(0.5), in: 0...1, step: 0.1, minimumValueLabel: Text("low"), maximumValueLabel: Text("high")
    ) { Text("Volume") }
    #expect(try RenderKit.place(slider).strings == ["low", "high"])
    let picture = AsyncImage(url: nil, transaction: Transaction(animation: .default)) { phase in
      Text(phase.image == nil ? "none" : "some")
    }
    #expect(try RenderKit.place(picture).strings == ["none"])
    let literal: UIImage = #imageLiteral(resourceName: "nowhere")
    #expect(literal == UIImage(named: "nowhere"))
    let tabs = TabView(selection: .constant(1)) {
      Tab(value: 1) { Text("one") }
      Tab("Two", systemImage: "star", value: 2) { Text("two") }
    }
    #expect(try RenderKit.place(tabs, in: CGSize(width: 300, height: 300)).strings.contains("one"))
    #expect(CLError.errorDomain == kCLErrorDomain)
    UIApplication.shared.setAlternateIconName("night") { error in #expect(error == nil) }
    #expect(UIApplication.shared.alternateIconName == "night")
    if let drawing = literal.cgImage {
      #expect(Image(decorative: drawing, scale: 2) != Image(drawing, scale: 2, orientation: .up, label: Text("a")))
    }
  }
}
