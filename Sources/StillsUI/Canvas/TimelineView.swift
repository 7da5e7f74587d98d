import Foundation
import StillsCore

/// Views for a moment of a schedule. A still shows the one of the last moment up to the world's clock.
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content> {
  public typealias Context = TimelineViewDefaultContext

  let schedule: Schedule
  let content: (Context) -> Content
}

/// What a timeline tells its views.
public struct TimelineViewDefaultContext {
  public enum Cadence: Comparable, Sendable { case live, seconds, minutes }

  /// The moment that is shown.
  public let date: Date
  public let cadence: Cadence

  public init(date: Date, cadence: Cadence) { (self.date, self.cadence) = (date, cadence) }

  public func invalidateTimelineContent() {}
}

extension TimelineView: View, PrimitiveView where Content: View {
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
    self.init(schedule: schedule, content: content)
  }

  @MainActor public static func _resolve(_ view: TimelineView, in context: ViewContext) -> [ViewElement] {
    let now = Date(timeIntervalSince1970: context.environment.world.clock)
    let moment = TimelineViewDefaultContext(date: view.schedule.latestEntry(upTo: now), cadence: .live)
    return Content._resolve(context.tracking { view.content(moment) }, in: context)
  }
}

// MARK: - Schedules

public enum TimelineScheduleMode: Hashable, Sendable { case normal, lowFrequency }

/// The moments at which a timeline shows something new.
public protocol TimelineSchedule {
  typealias Mode = TimelineScheduleMode
  associatedtype Entries: Sequence where Entries.Element == Date

  /// In order; the first may be before `startDate`.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

extension TimelineSchedule {
  /// Before its first moment a schedule shows that one; one without any shows now.
  fileprivate func latestEntry(upTo now: Date) -> Date {
    var latest: Date?
    // A schedule of nothing but past moments never ends: a limit of our own.
    for date in entries(from: now, mode: .normal).prefix(100_000) {
      if date > now { return latest ?? date }
      latest = date
    }
    return latest ?? now
  }
}

/// Moments at even distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  let start: Date
  let interval: TimeInterval

  public init(from startDate: Date, by interval: TimeInterval) { (start, self.interval) = (startDate, interval) }

  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var next_: Date
    let interval: TimeInterval

    public mutating func next() -> Date? {
      defer { next_ += interval }
      return next_
    }
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let interval = interval > 0 && interval.isFinite ? interval : .greatestFiniteMagnitude
    let ticks = max(0, (startDate.timeIntervalSince(start) / interval).rounded(.down))
    return Entries(next_: start + ticks * interval, interval: interval)
  }
}

/// The beginning of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60).entries(from: startDate, mode: mode)
  }
}

/// The moments of a list.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  let dates: Entries

  public init(_ dates: Entries) { self.dates = dates }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// Every frame: a still is one.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] { [startDate] }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date { ExplicitTimelineSchedule(dates) }
}
