import Foundation
import StillsCore

/// Views for a moment of a schedule: the last one up to the world's clock, moved on by the time that has passed on the
/// screen's own.
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
    let memory = context.object(of: Self.self) { TimelineMemory(start: context.shownDate) }
    let moment = TimelineViewDefaultContext(date: memory.date(of: view.schedule, in: context), cadence: .live)
    return Content._resolve(context.tracking { view.content(moment) }, in: context.child(.content))
  }
}

extension ViewContext {
  /// The world's clock, moved on by what has passed on the screen's.
  fileprivate var shownDate: Date { Date(timeIntervalSince1970: environment.world.clock + graph.time) }
}

/// What a timeline remembers from moment to moment.
@MainActor private final class TimelineMemory {
  private let start: Date
  private var shown: Date
  private var wakes: Date?

  init(start: Date) { (self.start, shown) = (start, start) }

  func date<Schedule: TimelineSchedule>(of schedule: Schedule, in context: ViewContext) -> Date {
    let now = context.shownDate
    if let animation = schedule as? AnimationTimelineSchedule {
      shown = animation.date(at: now, since: start, shown: shown)
      return shown
    }
    let (latest, next) = schedule.entries(around: now)
    if let next, next != wakes {
      wakes = next
      let graph = context.graph
      // What its views do when the date changes happens at that moment.
      graph.clock.schedule(at: graph.time + next.timeIntervalSince(now), isEndless: true) {}
    }
    return latest
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
  /// The moment that is shown now and the one after. Before its first moment a schedule shows that one; one without any
  /// shows now.
  fileprivate func entries(around now: Date) -> (latest: Date, next: Date?) {
    var latest: Date?
    // A schedule of nothing but past moments never ends: a limit of our own.
    for date in entries(from: now, mode: .normal).prefix(100_000) {
      if date > now { return (latest ?? date, date) }
      latest = date
    }
    return (latest ?? now, nil)
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

/// Every frame, or those that are `minimumInterval` seconds apart; none while it is paused.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: Double?
  private let isPaused: Bool

  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    (interval, isPaused) = (minimumInterval.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }, paused)
  }

  fileprivate func date(at now: Date, since start: Date, shown: Date) -> Date {
    if isPaused { return shown }
    guard let interval else { return now }
    // A hair more, so that a frame that is asked for at its own moment is not missed by rounding.
    let frames = (now.timeIntervalSince(start) / interval + 1e-6).rounded(.down)
    return min(start + frames * interval, now)
  }

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
