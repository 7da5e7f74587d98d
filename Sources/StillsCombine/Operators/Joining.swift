enum Gathering { case latest, inTurn }

/// The values of several publishers together: the latest of each, or one of each in turn.
func gathered<Failure: Error>(_ sources: [AnyPublisher<Any, Failure>], wants: Gathering) -> AnyPublisher<[Any], Failure>
{
  AnyPublisher(
    Attaching<[Any], Failure> { subscriber in
      let hub = PassthroughSubject<[Any], Failure>()
      let bundle = Bundle()
      hub.handleSubscription(of: subscriber, bundle: bundle)
      var queues = Array(repeating: [Any](), count: sources.count)
      var ended = Array(repeating: false, count: sources.count)
      for (index, source) in sources.enumerated() where !bundle.isCancelled {
        bundle.parts.append(
          source.sink { completion in
            ended[index] = true
            if case .failure = completion { return hub.send(completion: completion) }
            let isOver = wants == .latest ? !ended.contains(false) || queues[index].isEmpty : queues[index].isEmpty
            if isOver { hub.send(completion: .finished) }
          } receiveValue: { value in
            if wants == .latest { queues[index] = [value] } else { queues[index].append(value) }
            guard !queues.contains(where: \.isEmpty) else { return }
            hub.send(queues.map { $0[0] })
            guard wants == .inTurn else { return }
            for queue in queues.indices { queues[queue].removeFirst() }
            if queues.indices.contains(where: { ended[$0] && queues[$0].isEmpty }) { hub.send(completion: .finished) }
          })
      }
    })
}

/// Whatever any of the sources sends.
func merged<Output, Failure: Error>(_ sources: [AnyPublisher<Output, Failure>]) -> AnyPublisher<Output, Failure> {
  AnyPublisher(
    Attaching<Output, Failure> { subscriber in
      let hub = PassthroughSubject<Output, Failure>()
      let bundle = Bundle()
      hub.handleSubscription(of: subscriber, bundle: bundle)
      var left = sources.count
      if sources.isEmpty { hub.send(completion: .finished) }
      for source in sources where !bundle.isCancelled {
        bundle.parts.append(
          source.sink { completion in
            left -= 1
            if case .failure = completion { return hub.send(completion: completion) }
            if left == 0 { hub.send(completion: .finished) }
          } receiveValue: {
            hub.send($0)
          })
      }
    })
}

/// The subscriptions behind one subscription.
final class Bundle {
  var parts: [AnyCancellable] = []
  /// The subscription that brings the others.
  var owner: AnyCancellable?
  var isCancelled = false

  func cancel() {
    isCancelled = true
    owner?.cancel()
    cancelParts()
  }

  func cancelParts() {
    let known = parts
    parts = []
    for part in known { part.cancel() }
  }
}

extension PassthroughSubject {
  /// Attaches the one subscriber of a subject that stands for several sources; `bundle` lives and ends with it.
  func handleSubscription(of subscriber: AnySubscriber<Output, Failure>, bundle: Bundle) {
    let kept = self
    let relay = Relay<Output, Failure, Output, Failure>(to: subscriber) { value, relay in
      relay.send(value)
    } onCompletion: { completion, relay in
      relay.send(completion: completion)
      bundle.cancel()
    }
    let holder = HoldingSubscriber(relay) {
      _ = kept
      bundle.cancel()
    }
    subscribe(holder)
  }
}

/// Adds an action to the cancelling of a relay's subscription.
private final class HoldingSubscriber<Input, Failure: Error>: Subscriber {
  private let relay: Relay<Input, Failure, Input, Failure>
  private let onCancel: () -> Void

  init(_ relay: Relay<Input, Failure, Input, Failure>, onCancel: @escaping () -> Void) {
    (self.relay, self.onCancel) = (relay, onCancel)
  }

  func receive(subscription: any Subscription) {
    relay.receive(subscription: ActingSubscription(base: subscription, onCancel: onCancel))
  }
  func receive(_ input: Input) -> Subscribers.Demand { relay.receive(input) }
  func receive(completion: Subscribers.Completion<Failure>) { relay.receive(completion: completion) }
}

struct ActingSubscription: Subscription {
  let base: any Subscription
  var onRequest: ((Subscribers.Demand) -> Void)?
  let onCancel: () -> Void

  init(base: any Subscription, onRequest: ((Subscribers.Demand) -> Void)? = nil, onCancel: @escaping () -> Void) {
    (self.base, self.onRequest, self.onCancel) = (base, onRequest, onCancel)
  }

  func request(_ demand: Subscribers.Demand) {
    onRequest?(demand)
    base.request(demand)
  }

  func cancel() {
    onCancel()
    base.cancel()
  }
}

extension Publisher {
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P> where P.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }

  public func combineLatest<P: Publisher, Q: Publisher>(_ p: P, _ q: Q) -> Publishers.CombineLatest3<Self, P, Q>
  where P.Failure == Failure, Q.Failure == Failure { Publishers.CombineLatest3(self, p, q) }

  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ p: P, _ q: Q, _ r: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure { Publishers.CombineLatest4(self, p, q, r) }

  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure { combineLatest(other).map { transform($0.0, $0.1) } }

  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where P.Failure == Failure {
    Publishers.Zip(self, other)
  }

  public func zip<P: Publisher, Q: Publisher>(_ p: P, _ q: Q) -> Publishers.Zip3<Self, P, Q>
  where P.Failure == Failure, Q.Failure == Failure { Publishers.Zip3(self, p, q) }

  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
  where P.Output == Output, P.Failure == Failure { Publishers.Merge(self, other) }

  public func merge<P: Publisher, Q: Publisher>(with p: P, _ q: Q) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure {
    merged([AnyPublisher(self), AnyPublisher(p), AnyPublisher(q)])
  }

  /// The other's values come once this one has ended.
  public func append<P: Publisher>(_ other: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    concatenated(AnyPublisher(self), then: AnyPublisher(other))
  }

  public func append(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    append(Publishers.Sequence(sequence: elements))
  }

  public func prepend<P: Publisher>(_ other: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure { other.append(self) }

  public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    Publishers.Sequence(sequence: elements).append(self)
  }

  /// A publisher for each value; what they send comes as it comes.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
    flattened(isLatestOnly: false) { AnyPublisher(transform($0)) }
  }

  @_disfavoredOverload
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, P.Failure> where Failure == Never {
    setFailureType(to: P.Failure.self).flattened(isLatestOnly: false) { AnyPublisher(transform($0)) }
  }

  @_disfavoredOverload
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Never {
    flattened(isLatestOnly: false) { AnyPublisher(transform($0).setFailureType(to: Failure.self)) }
  }

  func flattened<T>(
    isLatestOnly: Bool, _ transform: @escaping (Output) -> AnyPublisher<T, Failure>
  ) -> AnyPublisher<T, Failure> {
    AnyPublisher(
      Attaching<T, Failure> { subscriber in
        let hub = PassthroughSubject<T, Failure>()
        let bundle = Bundle()
        hub.handleSubscription(of: subscriber, bundle: bundle)
        var isOuterRunning = true
        var running: Set<Int> = []
        var count = 0
        func finishIfDone() { if !isOuterRunning && running.isEmpty { hub.send(completion: .finished) } }
        let outer = sink { completion in
          isOuterRunning = false
          if case .failure = completion { return hub.send(completion: completion) }
          finishIfDone()
        } receiveValue: { value in
          guard !bundle.isCancelled else { return }
          if isLatestOnly {
            running = []
            bundle.cancelParts()
          }
          count += 1
          let number = count
          running.insert(number)
          bundle.parts.append(
            transform(value).sink { completion in
              guard running.remove(number) != nil else { return }
              if case .failure = completion { return hub.send(completion: completion) }
              finishIfDone()
            } receiveValue: {
              if running.contains(number) { hub.send($0) }
            })
        }
        bundle.owner = outer
      })
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// What the last publisher that came sends.
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure> {
    flattened(isLatestOnly: true) { AnyPublisher($0) }
  }
}

extension Publisher where Failure == Never, Output: Publisher {
  @_disfavoredOverload
  public func switchToLatest() -> AnyPublisher<Output.Output, Output.Failure> {
    setFailureType(to: Output.Failure.self).flattened(isLatestOnly: true) { AnyPublisher($0) }
  }
}

/// The values of one publisher, and those of another once the first has ended.
private func concatenated<Output, Failure: Error>(
  _ first: AnyPublisher<Output, Failure>, then second: AnyPublisher<Output, Failure>
) -> AnyPublisher<Output, Failure> {
  AnyPublisher(
    Attaching<Output, Failure> { subscriber in
      let hub = PassthroughSubject<Output, Failure>()
      let bundle = Bundle()
      hub.handleSubscription(of: subscriber, bundle: bundle)
      let start = first.sink { completion in
        if case .failure = completion { return hub.send(completion: completion) }
        guard !bundle.isCancelled else { return }
        bundle.parts.append(
          second.sink(receiveCompletion: { hub.send(completion: $0) }, receiveValue: { hub.send($0) }))
      } receiveValue: {
        hub.send($0)
      }
      if bundle.isCancelled { start.cancel() } else { bundle.parts.append(start) }
    })
}
