import Foundation
import StillsCore
import StillsDisplay

extension Gradient {
  /// The stops in an environment, from 0 to 1 and never going back, as display lists want them.
  func resolved(in environment: EnvironmentValues, colorSpace: ColorSpace = .device) -> [GradientStop] {
    var resolved: [GradientStop] = []
    for stop in stops where !stop.location.isNaN {
      let location = max(stop.location, resolved.last?.location ?? -.infinity)
      resolved.append(GradientStop(color: stop.color.resolvedColor(in: environment), location: location))
    }
    if colorSpace == .perceptual { resolved = resolved.subdivided() }
    return resolved.part(from: 0, to: 1)
  }
}

extension [GradientStop] {
  /// The stops between two locations, moved so that `from` becomes 0 and `to` 1; colours at the ends are mixed where
  /// none stands there.
  func part(from: CGFloat, to: CGFloat) -> [GradientStop] {
    guard let first, let last, to > from else { return self }
    if from <= first.location, to >= last.location, from == 0, to == 1 { return self }
    var inner = filter { $0.location >= from && $0.location <= to }
    if inner.first?.location != from { inner.insert(GradientStop(color: color(at: from), location: from), at: 0) }
    if inner.last?.location != to, last.location > to || inner.isEmpty {
      inner.append(GradientStop(color: color(at: to), location: to))
    }
    return inner.map { GradientStop(color: $0.color, location: ($0.location - from) / (to - from)) }
  }

  func color(at location: CGFloat) -> ResolvedColor {
    guard let next = firstIndex(where: { $0.location > location }) else { return last?.color ?? .clear }
    guard next > 0 else { return self[0].color }
    let (left, right) = (self[next - 1], self[next])
    let length = right.location - left.location
    let fraction = length.isFinite ? (location - left.location) / length : 0
    return left.color.mixed(with: right.color, by: fraction, in: .device)
  }

  /// Perceptual mixing by sixteen straight pieces between two stops (chosen: closer than eight bits can tell).
  fileprivate func subdivided() -> [GradientStop] {
    guard var previous = first else { return [] }
    var stops = [previous]
    for stop in dropFirst() {
      if stop.color != previous.color, stop.location > previous.location {
        for step in 1..<16 {
          let fraction = CGFloat(step) / 16
          stops.append(
            GradientStop(
              color: previous.color.mixed(with: stop.color, by: fraction, in: .perceptual),
              location: previous.location + (stop.location - previous.location) * fraction))
        }
      }
      stops.append(stop)
      previous = stop
    }
    return stops
  }

  /// The same colours the other way round.
  func reversedDirection() -> [GradientStop] {
    reversed().map { GradientStop(color: $0.color, location: 1 - $0.location) }
  }
}
