import Foundation
import StillsCore
import StillsGeometry

/// Touches in one place.
nonisolated public struct TapGesture: PrimitiveGesture {
  public typealias Value = Void
  public var count: Int
  public init(count: Int = 1) { self.count = count }

  @MainActor public static func _recognizer(of gesture: Self, in place: _GesturePlace) -> _GestureRecognizer<Void> {
    .taps(gesture.count) { _ in }
  }
}

/// Touches in one place, which it tells.
nonisolated public struct SpatialTapGesture: PrimitiveGesture {
  public struct Value: Equatable, Sendable { public var location: CGPoint }
  public var count: Int
  public var coordinateSpace: CoordinateSpace

  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    (self.count, self.coordinateSpace) = (count, coordinateSpace.coordinateSpace)
  }
  @_disfavoredOverload public init(count: Int = 1, coordinateSpace: CoordinateSpace) {
    (self.count, self.coordinateSpace) = (count, coordinateSpace)
  }

  @MainActor public static func _recognizer(of gesture: Self, in place: _GesturePlace) -> _GestureRecognizer<Value> {
    .taps(gesture.count) { Value(location: place.point($0, in: gesture.coordinateSpace)) }
  }
}

nonisolated public struct LongPressGesture: PrimitiveGesture {
  public typealias Value = Bool
  public var minimumDuration: Double
  public var maximumDistance: CGFloat
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    (self.minimumDuration, self.maximumDistance) = (minimumDuration, maximumDistance)
  }

  @MainActor public static func _recognizer(of gesture: Self, in place: _GesturePlace) -> _GestureRecognizer<Bool> {
    let press = PressRecognizer(duration: gesture.minimumDuration, distance: gesture.maximumDistance) { _ in }
    var recognizer = _GestureRecognizer<Bool> { event in
      switch press.handle(event) {
      case .possible: .possible(true)
      case .active, .ended: .ended(true)
      case .failed: .failed
      }
    }
    recognizer.deadline = { press.deadline }
    return recognizer
  }
}

nonisolated public struct DragGesture: PrimitiveGesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// Points a second.
    public var velocity: CGSize
    /// Where the finger would come to rest: a quarter of a second further, as on iOS.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }
    public var predictedEndTranslation: CGSize {
      CGSize(width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y)
    }
  }

  public var minimumDistance: CGFloat
  public var coordinateSpace: CoordinateSpace

  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    (self.minimumDistance, self.coordinateSpace) = (minimumDistance, coordinateSpace.coordinateSpace)
  }

  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {
    (self.minimumDistance, self.coordinateSpace) = (minimumDistance, coordinateSpace)
  }

  @MainActor public static func _recognizer(of gesture: Self, in place: _GesturePlace) -> _GestureRecognizer<Value> {
    let finger = Finger()
    return _GestureRecognizer { event in
      guard !event.isPinch else { return .failed }
      let point = place.point(event.location, in: gesture.coordinateSpace)
      guard event.phase != .down, let start = finger.start, let last = finger.last else {
        finger.start = (event.location, point)
        finger.last = (point, event.time)
        let value = Value(time: place.date(event), location: point, startLocation: point, velocity: .zero)
        finger.isActive = gesture.minimumDistance <= 0
        return finger.isActive ? .active(value) : .possible(nil)
      }
      if event.time > last.time {
        let span = event.time - last.time
        finger.velocity = CGSize(width: (point.x - last.point.x) / span, height: (point.y - last.point.y) / span)
        finger.last = (point, event.time)
      }
      let value = Value(
        time: place.date(event), location: point, startLocation: start.local, velocity: finger.velocity)
      if !start.screen.isNear(event.location, within: gesture.minimumDistance.nextDown) { finger.isActive = true }
      guard event.phase != .up else { return finger.isActive ? .ended(value) : .failed }
      return finger.isActive ? .active(value) : .possible(nil)
    }
  }

  private final class Finger {
    var start: (screen: CGPoint, local: CGPoint)?
    var last: (point: CGPoint, time: TimeInterval)?
    var velocity = CGSize.zero
    var isActive = false
  }
}

nonisolated public struct MagnificationGesture: PrimitiveGesture {
  public typealias Value = CGFloat
  public var minimumScaleDelta: CGFloat
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  @MainActor public static func _recognizer(of gesture: Self, in place: _GesturePlace) -> _GestureRecognizer<CGFloat> {
    .fingers(isActive: { abs($0.magnification - 1) >= gesture.minimumScaleDelta }) { $0.magnification }
  }
}

nonisolated public struct MagnifyGesture: PrimitiveGesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var magnification: CGFloat
    public var velocity: CGFloat
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }
  public var minimumScaleDelta: CGFloat
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  @MainActor public static func _recognizer(of gesture: Self, in place: _GesturePlace) -> _GestureRecognizer<Value> {
    .fingers(isActive: { abs($0.magnification - 1) >= gesture.minimumScaleDelta }) { event in
      Value(
        time: place.date(event), magnification: event.magnification, velocity: 0, startAnchor: place.anchor(event),
        startLocation: place.point(event.location, in: .local))
    }
  }
}

nonisolated public struct RotationGesture: PrimitiveGesture {
  public typealias Value = Angle
  public var minimumAngleDelta: Angle
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  @MainActor public static func _recognizer(of gesture: Self, in place: _GesturePlace) -> _GestureRecognizer<Angle> {
    .fingers(isActive: { abs($0.rotation) >= gesture.minimumAngleDelta.radians }) { .radians($0.rotation) }
  }
}

nonisolated public struct RotateGesture: PrimitiveGesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var rotation: Angle
    public var velocity: Angle
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }
  public var minimumAngleDelta: Angle
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  @MainActor public static func _recognizer(of gesture: Self, in place: _GesturePlace) -> _GestureRecognizer<Value> {
    .fingers(isActive: { abs($0.rotation) >= gesture.minimumAngleDelta.radians }) { event in
      Value(
        time: place.date(event), rotation: .radians(event.rotation), velocity: .zero,
        startAnchor: place.anchor(event), startLocation: place.point(event.location, in: .local))
    }
  }
}

// MARK: - Recognizing

extension _GestureRecognizer {
  fileprivate static func taps(_ count: Int, value: @escaping (CGPoint) -> Value) -> _GestureRecognizer {
    let place = LastValue<CGPoint>()
    let recognizer = TapRecognizer(count: count) { place.value = $0 }
    return _GestureRecognizer(tapCount: max(1, count)) { event in
      switch recognizer.handle(event) {
      case .possible, .active: .possible(nil)
      case .ended: .ended(value(place.value ?? event.location))
      case .failed: .failed
      }
    }
  }

  /// Two fingers; once they have moved far enough the gesture goes on until they leave.
  fileprivate static func fingers(
    isActive: @escaping (TouchEvent) -> Bool, value: @escaping (TouchEvent) -> Value
  ) -> _GestureRecognizer {
    let hasBegun = LastValue<Bool>()
    return _GestureRecognizer { event in
      guard event.isPinch else { return .failed }
      if isActive(event) { hasBegun.value = true }
      guard hasBegun.value == true else { return event.phase == .up ? .failed : .possible(nil) }
      return event.phase == .up ? .ended(value(event)) : .active(value(event))
    }
  }
}

extension _GesturePlace {
  fileprivate func date(_ event: TouchEvent) -> Date { Date(timeIntervalSince1970: start + event.time) }

  fileprivate func anchor(_ event: TouchEvent) -> UnitPoint {
    let point = space.local(event.location), size = space.frame.size
    return UnitPoint(
      x: size.width > 0 ? point.x / size.width : 0.5, y: size.height > 0 ? point.y / size.height : 0.5)
  }
}
