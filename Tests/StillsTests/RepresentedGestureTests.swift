import Foundation
import Stills
import SwiftUI
import Testing

@MainActor @Suite("Gestures of UIKit's on views")
struct RepresentedGestureTests {
  private struct DoubleTap: UIGestureRecognizerRepresentable {
    let told: (CGPoint) -> Void
    func makeUIGestureRecognizer(context: Context) -> UITapGestureRecognizer {
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = 2
      return tap
    }
    func handleUIGestureRecognizerAction(_ recognizer: UITapGestureRecognizer, context: Context) {
      if recognizer.state == .ended { told(context.converter.localLocation) }
    }
  }

  private struct Hold: UIGestureRecognizerRepresentable {
    final class Coordinator { var count = 0 }
    let told: (Int) -> Void
    func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator { Coordinator() }
    func makeUIGestureRecognizer(context: Context) -> UILongPressGestureRecognizer { UILongPressGestureRecognizer() }
    func handleUIGestureRecognizerAction(_ recognizer: UILongPressGestureRecognizer, context: Context) {
      context.coordinator.count += 1
      told(context.coordinator.count)
    }
  }

  private struct Pan: UIGestureRecognizerRepresentable {
    let told: (CGPoint, Bool) -> Void
    func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer { UIPanGestureRecognizer() }
    func handleUIGestureRecognizerAction(_ recognizer: UIPanGestureRecognizer, context: Context) {
      told(context.converter.localTranslation ?? .zero, recognizer.state == .ended)
    }
  }

  private struct Card<G: UIGestureRecognizerRepresentable>: View {
    @State private var log = "nothing"
    let make: (Binding<String>) -> G
    var body: some View {
      VStack {
        Color.red.frame(width: 100, height: 100).accessibilityIdentifier("card").gesture(make($log))
        Text(log)
      }
    }
  }

  @Test("a tap is told of as often as it wants to be tapped")
  func taps() throws {
    let screen = try Screen(Card { log in DoubleTap { log.wrappedValue = "at \(Int($0.x))" } })
    try screen.tap("card", count: 2)
    #expect(try screen.words == ["at 50"])
  }

  @Test("a long press keeps its coordinator")
  func presses() throws {
    let screen = try Screen(Card { log in Hold { log.wrappedValue = "held \($0)" } })
    try screen.longPress("card")
    try screen.longPress("card")
    #expect(try screen.words == ["held 2"])
  }

  @Test("a pan tells how far it came")
  func pans() throws {
    let screen = try Screen(
      Card { log in Pan { way, isOver in log.wrappedValue = "\(Int(way.x)) \(isOver)" } })
    try screen.drag("card", by: CGSize(width: 40, height: 0))
    #expect(try screen.words == ["40 true"])
  }
}
