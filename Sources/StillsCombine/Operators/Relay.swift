/// Stands between a publisher and a subscriber: passes demand up, and down what its closures make of values.
final class Relay<Input, Failure: Error, Output, OutputFailure: Error>: Subscriber, Subscription {
  typealias Downstream = AnySubscriber<Output, OutputFailure>

  private var upstream: (any Subscription)?
  private var downstream: Downstream?
  private let onValue: (Input, Relay) -> Subscribers.Demand
  private let onCompletion: (Subscribers.Completion<Failure>, Relay) -> Void

  init<S: Subscriber>(
    to downstream: S, onValue: @escaping (Input, Relay) -> Subscribers.Demand,
    onCompletion: @escaping (Subscribers.Completion<Failure>, Relay) -> Void
  ) where S.Input == Output, S.Failure == OutputFailure {
    (self.downstream, self.onValue, self.onCompletion) = (AnySubscriber(downstream), onValue, onCompletion)
  }

  func receive(subscription: any Subscription) {
    guard upstream == nil else { return subscription.cancel() }
    upstream = subscription
    downstream?.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand { downstream == nil ? .none : onValue(input, self) }
  func receive(completion: Subscribers.Completion<Failure>) { if downstream != nil { onCompletion(completion, self) } }

  func send(_ value: Output) -> Subscribers.Demand { downstream?.receive(value) ?? .none }

  func send(completion: Subscribers.Completion<OutputFailure>) {
    let known = downstream
    (upstream, downstream) = (nil, nil)
    known?.receive(completion: completion)
  }

  /// Ends early: nothing more is wanted from above.
  func stop(_ completion: Subscribers.Completion<OutputFailure> = .finished) {
    let source = upstream
    send(completion: completion)
    source?.cancel()
  }

  func request(_ demand: Subscribers.Demand) { upstream?.request(demand) }

  func cancel() {
    let source = upstream
    (upstream, downstream) = (nil, nil)
    source?.cancel()
  }
}

/// A publisher made of a closure that attaches subscribers.
struct Attaching<Output, Failure: Error>: Publisher {
  let attach: (AnySubscriber<Output, Failure>) -> Void

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    attach(AnySubscriber(subscriber))
  }
}

extension Publisher {
  /// Values through `onValue`, completions as they are.
  func relay<Output>(
    _ onValue: @escaping (Self.Output, Relay<Self.Output, Failure, Output, Failure>) -> Subscribers.Demand
  ) -> AnyPublisher<Output, Failure> {
    relay(makeOnValue: { onValue })
  }

  /// For operators with a memory: `makeOnValue` is called for each subscriber.
  func relay<Output>(
    makeOnValue: @escaping () -> (Self.Output, Relay<Self.Output, Failure, Output, Failure>) -> Subscribers.Demand,
    onCompletion: ((Subscribers.Completion<Failure>, Relay<Self.Output, Failure, Output, Failure>) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher(
      Attaching<Output, Failure> { subscriber in
        subscribe(
          Relay(to: subscriber, onValue: makeOnValue(), onCompletion: onCompletion ?? { $1.send(completion: $0) }))
      })
  }

  /// Values through a throwing transformation: its first error ends it.
  func tryRelay<Output>(
    _ transform: @escaping (Self.Output, Relay<Self.Output, Failure, Output, any Error>) throws -> Subscribers.Demand
  ) -> AnyPublisher<Output, any Error> {
    AnyPublisher(
      Attaching<Output, any Error> { subscriber in
        subscribe(
          Relay(to: subscriber) { value, relay in
            do { return try transform(value, relay) } catch {
              relay.stop(.failure(error))
              return .none
            }
          } onCompletion: {
            $1.send(completion: $0.mapError { $0 })
          })
      })
  }
}
