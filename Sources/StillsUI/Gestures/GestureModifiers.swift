import Foundation
import StillsCore
import StillsGeometry
import StillsLayout

nonisolated extension View {
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureModifier(gesture: gesture, kind: "gesture", mask: mask))
  }
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }
  public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
    self.gesture(gesture, isEnabled: isEnabled)
  }

  /// Before the gestures of the views inside.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureModifier(gesture: gesture, kind: "highPriorityGesture", priority: .high, mask: mask))
  }
  public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Together with the gestures of the views inside.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureModifier(gesture: gesture, kind: "simultaneousGesture", priority: .simultaneous, mask: mask))
  }
  public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}

/// Which of the gestures on a view and in it count.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let none: GestureMask = []
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}

public struct EventModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let capsLock = EventModifiers(rawValue: 1)
  public static let shift = EventModifiers(rawValue: 2)
  public static let control = EventModifiers(rawValue: 4)
  public static let option = EventModifiers(rawValue: 8)
  public static let command = EventModifiers(rawValue: 16)
  public static let numericPad = EventModifiers(rawValue: 32)
  public static let all = EventModifiers(rawValue: 63)
}

/// Lets a gesture wait on each view.
nonisolated struct GestureModifier<G: Gesture>: PrimitiveViewModifier {
  let gesture: G
  let kind: String
  var priority = TouchReaction.Priority.normal
  var mask = GestureMask.all

  @MainActor static func _resolve(
    _ modifier: Self, content: @escaping @MainActor (ViewContext) -> [ViewElement], in context: ViewContext
  ) -> [ViewElement] {
    let wrap = ElementModifier { element, context in
      GestureElement(
        kind: modifier.kind, content: element, isEnabled: context.environment.isEnabled,
        start: context.environment.world.clock + context.graph.time, mask: modifier.mask, priority: modifier.priority
      ) { place in
        let recognizer = G._recognizer(of: modifier.gesture, in: place)
        return (GestureWatcher(recognizer), recognizer.tapCount)
      }
    }
    return ElementModifier._resolve(wrap, content: content, in: context)
  }
}

/// A recognizer as the screen sees it.
private final class GestureWatcher<Value>: TouchRecognizer {
  private let recognizer: _GestureRecognizer<Value>
  private var progress = TouchProgress.possible

  init(_ recognizer: _GestureRecognizer<Value>) { self.recognizer = recognizer }

  func handle(_ event: TouchEvent) -> TouchProgress {
    guard progress == .possible || progress == .active else { return progress }
    progress = recognizer.handle(event).progress
    return progress
  }

  var deadline: TimeInterval? { progress == .possible || progress == .active ? recognizer.deadline() : nil }

  func finish() -> TouchProgress {
    let late = recognizer.finish().progress
    guard progress == .possible || progress == .active else { return progress }
    progress = late == .ended ? .ended : .failed
    return progress
  }
}

/// A view with a gesture on it.
final class GestureElement: UnaryElement {
  private let isEnabled: Bool
  private let start: TimeInterval
  private let mask: GestureMask
  private let priority: TouchReaction.Priority
  private let make: @MainActor (_GesturePlace) -> (any TouchRecognizer, tapCount: Int)
  private var coordinateSpaces: [AnyHashable: CGRect] = [:]

  init(
    kind: String, content: ViewElement, isEnabled: Bool, start: TimeInterval, mask: GestureMask,
    priority: TouchReaction.Priority, make: @escaping @MainActor (_GesturePlace) -> (any TouchRecognizer, tapCount: Int)
  ) {
    (self.isEnabled, self.start, self.mask, self.priority, self.make) = (isEnabled, start, mask, priority, make)
    super.init(kind: kind, content: content)
  }

  override var castsShadowsByParts: Bool { true }

  override func placed(in frame: CGRect, proposal: ProposedViewSize, context: PlacementContext) -> PlacedNode {
    coordinateSpaces = context.coordinateSpaces
    return super.placed(in: frame, proposal: proposal, context: context)
  }

  override func touchTarget(of node: PlacedNode) -> TouchTarget? {
    var target = TouchTarget(role: .gesture, isEnabled: isEnabled)
    target.area = .content
    target.blocksInside = !mask.contains(.subviews)
    guard mask.contains(.gesture) else { return target.blocksInside ? target : nil }
    let probe = make(place(TouchSpace(toLayout: .identity, frame: node.frame), isRehearsal: true))
    target.reactions = [
      TouchReaction(priority: priority, tapCount: probe.tapCount) { self.make(self.place($0, isRehearsal: $1)).0 }
    ]
    return target
  }

  private func place(_ space: TouchSpace, isRehearsal: Bool) -> _GesturePlace {
    _GesturePlace(space: space, coordinateSpaces: coordinateSpaces, isRehearsal: isRehearsal, start: start)
  }
}
