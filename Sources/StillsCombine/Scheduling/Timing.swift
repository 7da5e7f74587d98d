import Foundation

extension Publisher {
  /// Values come between the passes in which the screen settles.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    relay(
      makeOnValue: {
        { value, relay in
          scheduler.schedule(options: options) { relay.request(relay.send(value)) }
          return .none
        }
      },
      onCompletion: { completion, relay in scheduler.schedule(options: options) { relay.send(completion: completion) } }
    )
  }

  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher(
      Attaching<Output, Failure> { subscriber in scheduler.schedule(options: options) { subscribe(subscriber) } })
  }

  /// No time passes in a still: values come as from `receive(on:)`.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> { receive(on: scheduler, options: options) }

  /// Of values that come in one go, the last; at once, for no time passes in a still.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> { lastOfEachGo(scheduler, options) }

  /// Of values that come in one go, the last or the first; at once, for no time passes in a still.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> AnyPublisher<Output, Failure> {
    lastOfEachGo(scheduler, nil, isFirstWanted: !latest)
  }

  /// Nothing takes too long in a still.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

  private func lastOfEachGo<S: Scheduler>(
    _ scheduler: S, _ options: S.SchedulerOptions?, isFirstWanted: Bool = false
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher(
      Attaching<Output, Failure> { subscriber in
        var waiting: Output?
        subscribe(
          Relay<Output, Failure, Output, Failure>(to: subscriber) { value, relay in
            let isScheduled = waiting != nil
            if !(isScheduled && isFirstWanted) { waiting = value }
            guard !isScheduled else { return .max(1) }
            scheduler.schedule(options: options) {
              guard let value = waiting else { return }
              waiting = nil
              relay.request(relay.send(value))
            }
            return .none
          } onCompletion: { completion, relay in
            scheduler.schedule(options: options) { relay.send(completion: completion) }
          })
      })
  }
}

// MARK: - Foundation's publishers

extension Timer {
  /// A timer never fires in a still: no time passes.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
    options: SchedulerNoOptions? = nil
  ) -> TimerPublisher { TimerPublisher(interval: interval, mode: mode) }

  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never
    public let interval: TimeInterval
    public let mode: RunLoop.Mode

    init(interval: TimeInterval, mode: RunLoop.Mode) { (self.interval, self.mode) = (interval, mode) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      subscriber.receive(subscription: Subscriptions.empty)
    }

    public func connect() -> any Cancellable { AnyCancellable {} }
  }
}

extension NotificationCenter {
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// Sends the notifications of one name.
  public struct Publisher: StillsCombine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never
    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?

    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      (self.center, self.name, self.object) = (center, name, object)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
      let hub = PassthroughSubject<Notification, Never>()
      let bundle = Bundle()
      hub.handleSubscription(of: AnySubscriber(subscriber), bundle: bundle)
      nonisolated(unsafe) let sender = hub
      let token = center.addObserver(forName: name, object: object, queue: nil) { sender.send($0) }
      let center = center
      bundle.parts.append(AnyCancellable { center.removeObserver(token) })
    }
  }
}

extension Publisher where Failure == Never {
  /// The values as an asynchronous sequence.
  public var values: AsyncStream<Output> {
    AsyncStream { continuation in
      nonisolated(unsafe) let subscription = sink { _ in
        continuation.finish()
      } receiveValue: { value in
        nonisolated(unsafe) let value = value
        continuation.yield(value)
      }
      continuation.onTermination = { _ in subscription.cancel() }
    }
  }
}

extension Publisher where Failure: Error {
  /// The values as an asynchronous sequence that may fail.
  @_disfavoredOverload public var values: AsyncThrowingStream<Output, any Error> {
    AsyncThrowingStream { continuation in
      nonisolated(unsafe) let subscription = sink { completion in
        switch completion {
        case .finished: continuation.finish()
        case .failure(let error): continuation.finish(throwing: error)
        }
      } receiveValue: { value in
        nonisolated(unsafe) let value = value
        continuation.yield(value)
      }
      continuation.onTermination = { _ in subscription.cancel() }
    }
  }
}
