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

  /// Each value so much later on the screen's own clock.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    let seconds = interval.inSeconds
    return timed { time in
      guard let time else { return receive(on: scheduler, options: options) }
      return relay(
        makeOnValue: {
          { value, relay in
            time.schedule(time.now() + seconds, false) { relay.request(relay.send(value)) }
            return .none
          }
        },
        onCompletion: { completion, relay in
          time.schedule(time.now() + seconds, false) { relay.send(completion: completion) }
        })
    }
  }

  /// The last value once none has come for so long.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    let seconds = dueTime.inSeconds
    return timed { time in
      guard let time else { return lastOfEachGo(scheduler, options) }
      return AnyPublisher(
        Attaching<Output, Failure> { subscriber in
          var number = 0
          subscribe(
            Relay<Output, Failure, Output, Failure>(to: subscriber) { value, relay in
              number += 1
              let own = number
              time.schedule(time.now() + seconds, false) {
                if own == number { relay.request(relay.send(value)) }
              }
              return .max(1)
            } onCompletion: { completion, relay in
              time.schedule(time.now() + seconds, false) { relay.send(completion: completion) }
            })
        })
    }
  }

  /// No more than one value in each stretch of time: the first at once, then the last, or the first, of each stretch.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> AnyPublisher<Output, Failure> {
    let seconds = interval.inSeconds
    return timed { time in
      guard let time else { return lastOfEachGo(scheduler, nil, isFirstWanted: !latest) }
      return AnyPublisher(
        Attaching<Output, Failure> { subscriber in
          var waiting: Output?
          var next = -Double.infinity
          subscribe(
            Relay<Output, Failure, Output, Failure>(to: subscriber) { value, relay in
              if waiting != nil {
                if latest { waiting = value }
                return .max(1)
              }
              let now = time.now()
              if now >= next {
                next = now + seconds
                return relay.send(value)
              }
              waiting = value
              time.schedule(next, false) {
                guard let value = waiting else { return }
                (waiting, next) = (nil, time.now() + seconds)
                relay.request(relay.send(value))
              }
              return .max(1)
            } onCompletion: { completion, relay in
              time.schedule(waiting == nil ? time.now() : next, false) { relay.send(completion: completion) }
            })
        })
    }
  }

  /// Ends when nothing has come for so long, at the latest when the screen's time has passed; what comes to rest does not
  /// wait for it.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> AnyPublisher<Output, Failure> {
    let seconds = interval.inSeconds
    return timed { time in
      guard let time else { return eraseToAnyPublisher() }
      return AnyPublisher(
        Attaching<Output, Failure> { subscriber in
          var number = 0
          func wait(_ relay: Relay<Output, Failure, Output, Failure>) {
            number += 1
            let own = number
            time.schedule(time.now() + seconds, true) {
              if own == number { relay.send(completion: customError.map { .failure($0()) } ?? .finished) }
            }
          }
          let relay = Relay<Output, Failure, Output, Failure>(to: subscriber) { value, relay in
            wait(relay)
            return relay.send(value)
          } onCompletion: { completion, relay in
            number += 1
            relay.send(completion: completion)
          }
          wait(relay)
          subscribe(relay)
        })
    }
  }

  /// What somebody who subscribes gets, with the clock of the screen that it belongs to.
  private func timed(
    _ make: @escaping (VirtualTime?) -> AnyPublisher<Output, Failure>
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher(Attaching<Output, Failure> { subscriber in make(VirtualTime.current).subscribe(subscriber) })
  }

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
  /// Fires as the screen's own time passes; never at rest.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
    options: SchedulerNoOptions? = nil
  ) -> TimerPublisher { TimerPublisher(interval: interval, mode: mode) }

  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never
    public let interval: TimeInterval
    public let mode: RunLoop.Mode
    private let hub = Hub<Date, Never>()

    init(interval: TimeInterval, mode: RunLoop.Mode) { (self.interval, self.mode) = (interval, mode) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      hub.attach(subscriber, current: nil)
    }

    public func connect() -> any Cancellable {
      guard let time = VirtualTime.current else { return AnyCancellable {} }
      let isOn = Switch(), hub = hub
      // As Foundation has it: nothing fires more often than 10,000 times a second.
      let interval = interval.isFinite ? Swift.max(interval, 0.0001) : .infinity
      let start = time.now()
      func wait(_ count: Double) {
        time.schedule(start + count * interval, true) {
          guard isOn.isOn else { return }
          hub.send(time.date())
          wait(count + 1)
        }
      }
      wait(1)
      return AnyCancellable { isOn.isOn = false }
    }

    private final class Switch { var isOn = true }
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
