import Foundation
import StillsCore
import SwiftUI
import Testing

@Suite(.serialized) @MainActor struct SettlingTests {
  @Test func tasksThatSleepSleepOn() throws {
    struct Screen: View {
      @State private var text = "splash"
      var body: some View {
        Text(text).task {
          try? await Task.sleep(for: .seconds(2))
          text = "home"
        }
      }
    }
    #expect(try RenderKit.place(Screen()).strings == ["splash"])
  }

  @Test func publishedValuesAreReceived() throws {
    struct Screen: View {
      let subject: CurrentValueSubject<Int, Never>
      @State private var seen = 0
      var body: some View {
        Text("\(seen)").onReceive(subject) { seen = $0 }.onAppear { subject.send(9) }
      }
    }
    #expect(try RenderKit.place(Screen(subject: CurrentValueSubject(4))).strings == ["9"])
  }

  @Test func scheduledValuesArriveWhileSettling() throws {
    final class Search: ObservableObject {
      @Published var query = ""
      @Published var results: [String] = []
      init() {
        $query.debounce(for: .milliseconds(300), scheduler: RunLoop.main).removeDuplicates()
          .map { $0.isEmpty ? [] : ["found \($0)"] }.receive(on: DispatchQueue.main).assign(to: &$results)
      }
    }
    struct Screen: View {
      @StateObject private var search = Search()
      var body: some View { Text(search.results.first ?? "-").onAppear { search.query = "x" } }
    }
    #expect(try RenderKit.place(Screen()).strings == ["found x"])
  }

  @Test func onChangeFormsAreCalled() throws {
    struct Screen: View {
      @State private var value = 1
      @State private var log: [String] = []
      var body: some View {
        Text(log.joined(separator: " "))
          .onAppear { value = 2 }
          .onChange(of: value) { old, new in log.append("\(old)>\(new)") }
          .onChange(of: value) { log.append("plain") }
          .onChange(of: value, perform: { log.append("to \($0)") })
          .onChange(of: value, initial: true) { log.append("initial") }
      }
    }
    let words = try RenderKit.place(Screen()).strings[0].split(separator: " ", omittingEmptySubsequences: true).joined(
      separator: " ")
    #expect(words.contains("1>2") && words.contains("plain") && words.contains("to 2"))
    #expect(words.components(separatedBy: "initial").count == 3)
  }

  @Test func theViewThatNeverSettlesIsNamed() throws {
    struct Restless: View {
      @State private var ticks = 0
      var body: some View { Text("\(ticks)").onChange(of: ticks, initial: true) { ticks += 1 } }
    }
    #expect {
      try RenderKit.place(VStack { Restless() })
    } throws: {
      "\($0)".contains("Restless writes \"ticks\"")
    }
  }

  @Test func writingTheSameValueSettles() throws {
    struct Calm: View {
      @State private var width = 0.0
      var body: some View {
        let _ = (width = 10)
        Text("\(Int(width))")
      }
    }
    #expect(try RenderKit.place(Calm()).strings == ["10"])
  }

  @Test func animationsAreOver() throws {
    struct Screen: View {
      @State private var isShown = false
      @State private var isDone = false
      var body: some View {
        VStack {
          if isShown { Text("shown").transition(.move(edge: .top).combined(with: .opacity)) }
          Text(isDone ? "done" : "running").animation(.spring(response: 0.5, dampingFraction: 0.8), value: isDone)
        }
        .onAppear {
          withAnimation(.easeInOut(duration: 2).delay(1)) {
            isShown = true
          } completion: {
            isDone = true
          }
        }
      }
    }
    #expect(try RenderKit.place(Screen()).strings == ["shown", "done"])
  }

  @Test func aTransitionDrawsItsIdentity() throws {
    struct Wide: ViewModifier {
      let width: CGFloat
      func body(content: Content) -> some View { content.frame(width: width, height: 10) }
    }
    struct Grow: Transition {
      func body(content: Content, phase: TransitionPhase) -> some View {
        content.frame(width: phase.isIdentity ? 30 : 0, height: 10)
      }
    }
    let first = AnyTransition.modifier(active: Wide(width: 0), identity: Wide(width: 20))
    #expect(try RenderKit.size(Color.red.transition(first)).width == 20)
    #expect(try RenderKit.size(Color.red.transition(Grow())).width == 30)
    #expect(try RenderKit.size(Color.red.frame(width: 5, height: 5).transition(.opacity)).width == 5)
    #expect(try RenderKit.size(Color.red.frame(width: 5, height: 5).transition(.blurReplace)).width == 5)
  }
}
