import Foundation
import StillsCore
import StillsUIKit

/// A gesture of UIKit's on a SwiftUI view. Steps bring its taps, long presses and pans; other kinds are reported.
@MainActor @preconcurrency public protocol UIGestureRecognizerRepresentable {
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  associatedtype Coordinator = Void
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

  func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
  func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
  func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}

extension UIGestureRecognizerRepresentable {
  public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
  public func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
  public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// What a recogniser is told of its surroundings.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
  public let coordinator: Representable.Coordinator
  public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// Where the finger is, in the view that the gesture is on.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  let finger: RepresentedFinger

  public var localLocation: CGPoint { finger.location }
  public var localTranslation: CGPoint? { finger.translation }
  public var localVelocity: CGPoint? { finger.velocity }
  /// In the view's own space, whatever is asked for.
  public func location(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint { finger.location }
}

final class RepresentedFinger {
  var location = CGPoint.zero
  var translation, velocity: CGPoint?
  init() {}
}

extension View {
  public nonisolated func gesture<Representable: UIGestureRecognizerRepresentable>(
    _ representable: Representable
  ) -> some View { modifier(RepresentedGestureModifier(representable: representable)) }
}

nonisolated private struct RepresentedGestureModifier<Representable: UIGestureRecognizerRepresentable>:
  PrimitiveViewModifier
{
  let representable: Representable

  /// What lives as long as the view.
  private final class Memory {
    let finger = RepresentedFinger()
    var coordinator: Representable.Coordinator?
    var recognizer: Representable.UIGestureRecognizerType?
    init() {}
  }

  @MainActor static func _resolve(
    _ modifier: Self, content: @escaping @MainActor (ViewContext) -> [ViewElement], in context: ViewContext
  ) -> [ViewElement] {
    let memory = context.child(.type(ObjectIdentifier(Memory.self))).node
      .object(in: 0, of: ObjectIdentifier(Memory.self)) { Memory() }
    var representable = modifier.representable
    DynamicProperties.install(in: &representable, context: context)
    let converter = UIGestureRecognizerRepresentableCoordinateSpaceConverter(finger: memory.finger)
    let coordinator = memory.coordinator ?? representable.makeCoordinator(converter: converter)
    memory.coordinator = coordinator
    let own = UIGestureRecognizerRepresentableContext<Representable>(coordinator: coordinator, converter: converter)
    let recognizer = memory.recognizer ?? representable.makeUIGestureRecognizer(context: own)
    memory.recognizer = recognizer
    representable.updateUIGestureRecognizer(recognizer, context: own)
    let act: @MainActor (UIGestureRecognizer.State) -> Void = { [representable] state in
      recognizer.perform(state, at: memory.finger.location)
      representable.handleUIGestureRecognizerAction(recognizer, context: own)
      if state == .ended { recognizer.state = .possible }
    }
    let place = context.child(.content)
    guard recognizer.isEnabled else { return content(place) }
    func wait<G: Gesture>(for gesture: G) -> [ViewElement] {
      GestureModifier._resolve(GestureModifier(gesture: gesture, kind: "gesture"), content: content, in: place)
    }
    let finger = memory.finger
    switch recognizer {
    case let tap as UITapGestureRecognizer:
      return wait(
        for: SpatialTapGesture(count: max(1, tap.numberOfTapsRequired)).onEnded { value in
          finger.location = value.location
          MainActor.assumeIsolated { act(.ended) }
        })
    case let press as UILongPressGestureRecognizer:
      return wait(
        for: LongPressGesture(minimumDuration: press.minimumPressDuration).onEnded { _ in
          MainActor.assumeIsolated { act(.ended) }
        })
    case is UIPanGestureRecognizer:
      return wait(
        for: DragGesture().onChanged { value in
          finger.follow(value)
          MainActor.assumeIsolated { act(.changed) }
        }.onEnded { value in
          finger.follow(value)
          MainActor.assumeIsolated { act(.ended) }
        })
    default:
      context.report(
        "UIGestureRecognizerRepresentable: steps do not bring what \(TypeNames.plainName(of: type(of: recognizer))) waits for"
      )
      return content(place)
    }
  }
}

extension RepresentedFinger {
  fileprivate func follow(_ value: DragGesture.Value) {
    location = value.location
    translation = CGPoint(x: value.translation.width, y: value.translation.height)
    velocity = CGPoint(x: value.velocity.width, y: value.velocity.height)
  }
}
