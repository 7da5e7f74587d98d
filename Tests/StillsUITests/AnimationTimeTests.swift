import Foundation
import StillsCore
import SwiftUI
import Testing

@Suite(.serialized) @MainActor struct AnimationTimeTests {
  private let second = Animation.linear(duration: 1)
  private var square: some View { Rectangle().fill(.black).frame(width: 20, height: 20) }

  @Test func `a completion comes at the end of what it waits for, and at its own moment`() throws {
    let film = try Film(0.0) { square.opacity(1 - $0 / 2) }
    var log: [String] = []
    try film.change { box in
      withAnimation(second) {
        box.set(1)
      } completion: {
        log.append("done")
        withAnimation(second) { box.set(0) }
      }
    }
    try film.advance(by: 0.9)
    #expect(log.isEmpty)
    try film.advance(by: 0.6)
    #expect(log == ["done"])
    // The way back began at 1, not when somebody looked.
    #expect(isClose(film.alphas[0], 0.75))
  }

  @Test func `springs are logically complete before they are at rest`() throws {
    var log: [String] = []
    let film = try Film(0.0) { square.opacity(1 - $0 / 2) }
    try film.change { box in
      withAnimation(.spring(duration: 0.5, bounce: 0.3)) {
        box.set(1)
      } completion: {
        log.append("complete")
      }
    }
    try film.advance(to: 0.49)
    #expect(log.isEmpty)
    try film.advance(to: 0.5)
    #expect(log == ["complete"])
    try film.settle()
    try film.change { box in
      withAnimation(.spring(duration: 0.5, bounce: 0.3), completionCriteria: .removed) {
        box.set(0)
      } completion: {
        log.append("removed")
      }
    }
    try film.advance(by: 0.6)
    #expect(log == ["complete"])
    try film.settle()
    #expect(log == ["complete", "removed"])
  }

  @Test func `where nothing moves a completion comes at once`() throws {
    var log: [String] = []
    let film = try Film(0.0) { _ in square }
    try film.change { box in
      withAnimation(second) {
        box.set(1)
      } completion: {
        log.append("still")
      }
      withAnimation(second) {
      } completion: {
        log.append("nothing")
      }
    }
    #expect(Set(log) == ["still", "nothing"])
  }

  @Test func `changes of one action keep their animations apart`() throws {
    let film = try Film([0.0, 0.0]) { values in
      VStack {
        square.opacity(1 - values[0] / 2)
        square.opacity(1 - values[1] / 2)
      }
    }
    try film.change { box in
      withAnimation(second) { box.set([1, 0]) }
      withAnimation(second.delay(0.5)) { box.set([1, 1]) }
    }
    try film.advance(by: 0.75)
    #expect(isClose(film.alphas[0], 0.625) && isClose(film.alphas[1], 0.875))
  }

  @Test func `a plain change after an animated one is there at once`() throws {
    let film = try Film([0.0, 0.0]) { values in
      VStack {
        square.opacity(1 - values[0] / 2)
        square.opacity(1 - values[1] / 2)
      }
    }
    try film.change { box in
      withAnimation(second) { box.set([1, 0]) }
      box.set([1, 1])
    }
    try film.advance(by: 0.5)
    #expect(isClose(film.alphas[0], 0.75) && film.alphas[1] == 0.5)
  }

  @Test func `what repeats for ever goes on, stands at its target at rest, and gives way`() throws {
    let film = try Film(0.0) { square.opacity(1 - $0) }
    try film.change(to: 0.5, second.repeatForever())
    try film.advance(to: 5.5)
    #expect(isClose(film.alphas[0], 0.75))
    try film.advance(to: 6)
    #expect(isClose(film.alphas[0], 1))
    try film.settle()
    #expect(film.alphas == [0.5])
    try film.advance(by: 0.5)
    #expect(isClose(film.alphas[0], 0.75))
    try film.change(to: 0, second)
    try film.advance(by: 3)
    #expect(film.alphas == [1])
  }

  @Test func `a timeline follows the clock`() throws {
    let world = World()
    let start = Date(timeIntervalSince1970: world.clock)
    func dates<Schedule: TimelineSchedule>(_ schedule: Schedule, at times: [Double]) throws -> [Double] {
      var seen: [Double] = []
      let film = try Film(0) { _ in
        TimelineView(schedule) { context in
          let _ = seen.append(context.date.timeIntervalSince(start))
          Rectangle()
        }
      }
      return try times.map { time in
        try film.advance(to: time)
        return seen.last ?? -1
      }
    }
    #expect(try dates(.periodic(from: start, by: 0.5), at: [0, 0.4, 0.5, 1.7]) == [0, 0, 0.5, 1.5])
    #expect(try dates(.explicit([1, 2, 4].map { start + $0 }), at: [0, 1.5, 3, 9]) == [1, 1, 2, 4])
    #expect(try dates(.everyMinute, at: [0, 59, 60, 130]) == [0, 0, 60, 120])
    let free = try dates(.animation, at: [0.1, 0.33])
    #expect(isClose(free[0], 0.1, within: 1e-6) && isClose(free[1], 0.33, within: 1e-6))
    let slow = try dates(.animation(minimumInterval: 0.25), at: [0.1, 0.33, 0.5])
    #expect(zip(slow, [0, 0.25, 0.5]).allSatisfy { isClose($0, $1, within: 1e-6) })
    #expect(try dates(.animation(paused: true), at: [0.1, 3]) == [0, 0])
  }

  @Test func `what happens as a timeline goes on happens at its moment`() throws {
    final class Log { var dates: [Double] = [] }
    let log = Log(), start = Date(timeIntervalSince1970: World().clock)
    let film = try Film(0) { _ in
      TimelineView(.periodic(from: start, by: 0.5)) { context in
        Rectangle().onChange(of: context.date) { _, date in log.dates.append(date.timeIntervalSince(start)) }
      }
    }
    try film.advance(to: 1.7)
    #expect(log.dates == [0.5, 1, 1.5])
  }

  @Test func `phases follow each other without end`() throws {
    let film = try Film(0) { _ in
      PhaseAnimator([1.0, 0.5, 0.0]) {
        square.opacity($0)
      } animation: { _ in
        second
      }
    }
    #expect(film.alphas == [1])
    try film.advance(to: 0.5)
    #expect(isClose(film.alphas[0], 0.75))
    try film.advance(to: 1.5)
    #expect(isClose(film.alphas[0], 0.25))
    try film.advance(to: 2.5)
    #expect(isClose(film.alphas[0], 0.5))
    try film.advance(to: 3.5)
    #expect(isClose(film.alphas[0], 0.75))
    try film.settle()
    #expect(film.alphas == [1])
  }

  @Test func `triggered phases go round once`() throws {
    let film = try Film(0) { value in
      square.phaseAnimator([1.0, 0.5], trigger: value) {
        $0.opacity($1)
      } animation: { _ in
        second
      }
    }
    try film.advance(to: 3)
    #expect(film.alphas == [1])
    try film.change(to: 1)
    try film.advance(to: 3.5)
    #expect(isClose(film.alphas[0], 0.75))
    try film.advance(to: 4.5)
    #expect(isClose(film.alphas[0], 0.75))
    try film.advance(to: 9)
    #expect(film.alphas == [1])
  }

  @Test func `keyframes are reached in time, each in its way`() throws {
    let spring = Spring(duration: 0.4, bounce: 0.2)
    let timeline = KeyframeTimeline(initialValue: CGPoint.zero) {
      KeyframeTrack(\.x) {
        LinearKeyframe(10, duration: 1, timingCurve: .easeIn)
        MoveKeyframe(50)
        SpringKeyframe(0, duration: 0.5, spring: spring, startVelocity: 0)
      }
      KeyframeTrack(\.y) {
        CubicKeyframe(8, duration: 1)
        CubicKeyframe(0, duration: 1)
      }
    }
    #expect(timeline.duration == 2)
    #expect(isClose(timeline.value(time: 0.3).x, 10 * UnitCurve.easeIn.value(at: 0.3)))
    #expect(isClose(timeline.value(time: 1.2).x, 50 + spring.value(target: -50.0, time: 0.2)))
    #expect(timeline.value(time: 1.6).x == 0)
    // A Catmull–Rom knot between 0, 8 and 0 is passed at speed 0: half way the Hermite curve is at half.
    #expect(isClose(timeline.value(time: 0.5).y, 4) && isClose(timeline.value(progress: 0.75).y, 4))
  }

  @Test func `a keyframe animator repeats, or runs when it is triggered`() throws {
    let repeating = try Film(0) { _ in
      square.keyframeAnimator(initialValue: 0.0) {
        $0.opacity(1 - $1)
      } keyframes: { _ in
        LinearKeyframe(0.5, duration: 1)
        LinearKeyframe(0.0, duration: 1)
      }
    }
    #expect(repeating.alphas == [1])
    try repeating.advance(to: 4.5)
    #expect(isClose(repeating.alphas[0], 0.75))
    try repeating.settle()
    #expect(repeating.alphas == [1])

    let triggered = try Film(0) { value in
      square.keyframeAnimator(initialValue: 0.0, trigger: value) {
        $0.opacity(1 - $1)
      } keyframes: { _ in
        KeyframeTrack { LinearKeyframe(0.5, duration: 1) }
      }
    }
    try triggered.advance(to: 2)
    #expect(triggered.alphas == [1])
    try triggered.change(to: 1)
    try triggered.advance(to: 2.5)
    #expect(isClose(triggered.alphas[0], 0.75))
    try triggered.advance(to: 9)
    #expect(triggered.alphas == [0.5])
  }

  @Test func `time does not run back, and takes no number that is none`() throws {
    let film = try Film(0.0) { square.opacity(1 - $0 / 2) }
    try film.change(to: 1, second)
    try film.advance(by: 0.5)
    for step in [-1, Double.nan, .infinity, -.infinity] { try film.advance(by: step) }
    try film.advance(to: 0.1)
    #expect(film.time == 0.5 && isClose(film.alphas[0], 0.75))
  }
}
