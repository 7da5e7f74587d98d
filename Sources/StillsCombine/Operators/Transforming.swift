extension Publisher {
  // MARK: Values

  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    relay { $1.send(transform($0)) }
  }

  public func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> { map { $0[keyPath: keyPath] } }

  public func map<T, U>(_ t: KeyPath<Output, T>, _ u: KeyPath<Output, U>) -> AnyPublisher<(T, U), Failure> {
    map { ($0[keyPath: t], $0[keyPath: u]) }
  }

  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> AnyPublisher<T, any Error> {
    tryRelay { $1.send(try transform($0)) }
  }

  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
    relay { value, relay in transform(value).map { relay.send($0) } ?? .max(1) }
  }

  public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> AnyPublisher<T, any Error> {
    tryRelay { value, relay in try transform(value).map { relay.send($0) } ?? .max(1) }
  }

  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    relay { isIncluded($0) ? $1.send($0) : .max(1) }
  }

  public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, any Error> {
    tryRelay { try isIncluded($0) ? $1.send($0) : .max(1) }
  }

  public func removeDuplicates(by areSame: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
    relay(makeOnValue: {
      var last: Output?
      return { value, relay in
        if let last, areSame(last, value) { return .max(1) }
        last = value
        return relay.send(value)
      }
    })
  }

  public func scan<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure> {
    relay(makeOnValue: {
      var result = initial
      return { value, relay in
        result = next(result, value)
        return relay.send(result)
      }
    })
  }

  public func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T? { map { $0 ?? output } }

  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher(
      Attaching<Output, Failure> { subscriber in
        let relay = Relay<Output, Failure, Output, Failure>(to: subscriber) { value, relay in
          receiveOutput?(value)
          return relay.send(value)
        } onCompletion: { completion, relay in
          receiveCompletion?(completion)
          relay.send(completion: completion)
        }
        subscribe(
          AnySubscriber(
            subscribed: { subscription in
              receiveSubscription?(subscription)
              relay.receive(
                subscription: ActingSubscription(
                  base: subscription, onRequest: receiveRequest, onCancel: { receiveCancel?() }))
            }, received: { relay.receive($0) }, completed: { relay.receive(completion: $0) }))
      })
  }

  public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> AnyPublisher<Output, Failure> {
    let start = prefix.isEmpty ? "" : "\(prefix): "
    return handleEvents(
      receiveOutput: { Swift.print("\(start)receive value: (\($0))") },
      receiveCompletion: { Swift.print("\(start)receive \($0)") })
  }

  public func breakpointOnError() -> Self { self }

  // MARK: The beginning

  public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
    guard maxLength > 0 else { return Empty().eraseToAnyPublisher() }
    return relay(makeOnValue: {
      var count = 0
      return { value, relay in
        count += 1
        let demand = relay.send(value)
        if count >= maxLength { relay.stop() }
        return demand
      }
    })
  }

  public func prefix(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    relay { value, relay in
      if predicate(value) { return relay.send(value) }
      relay.stop()
      return .none
    }
  }

  public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> AnyPublisher<Output, Failure> {
    AnyPublisher(
      Attaching<Output, Failure> { subscriber in
        let relay = Relay<Output, Failure, Output, Failure>(to: subscriber) {
          $1.send($0)
        } onCompletion: {
          $1.send(completion: $0)
        }
        let end = publisher.first().sink(receiveCompletion: { _ in }, receiveValue: { _ in relay.stop() })
        handleEvents(receiveCompletion: { _ in end.cancel() }, receiveCancel: { end.cancel() }).subscribe(relay)
      })
  }

  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }
  public func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    filter(predicate).first()
  }
  public func output(at index: Int) -> AnyPublisher<Output, Failure> { dropFirst(index).first() }

  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    relay(makeOnValue: {
      var left = count
      return { value, relay in
        guard left > 0 else { return relay.send(value) }
        left -= 1
        return .max(1)
      }
    })
  }

  public func drop(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    relay(makeOnValue: {
      var isDropping = true
      return { value, relay in
        if isDropping && predicate(value) { return .max(1) }
        isDropping = false
        return relay.send(value)
      }
    })
  }

  // MARK: At the end

  public func reduce<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure> {
    gatheredAtEnd(initial, next) { $0 }
  }

  public func collect() -> AnyPublisher<[Output], Failure> { reduce([]) { $0 + [$1] } }

  public func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
    AnyPublisher(
      Attaching<[Output], Failure> { subscriber in
        var gathered: [Output] = []
        subscribe(
          Relay<Output, Failure, [Output], Failure>(to: subscriber) { value, relay in
            gathered.append(value)
            guard gathered.count >= count else { return .max(1) }
            let full = gathered
            gathered = []
            return relay.send(full)
          } onCompletion: { completion, relay in
            if case .finished = completion, !gathered.isEmpty { _ = relay.send(gathered) }
            relay.send(completion: completion)
          })
      })
  }

  public func last() -> AnyPublisher<Output, Failure> { gatheredAtEnd(nil as Output?, { $1 }) { $0 } }
  public func count() -> AnyPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }
  public func ignoreOutput() -> AnyPublisher<Never, Failure> { relay { _, _ in .max(1) } }

  public func contains(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
    map(predicate).filter { $0 }.first().replaceEmpty(with: false)
  }

  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
    contains { !predicate($0) }.map { !$0 }
  }

  public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
    AnyPublisher(
      Attaching<Output, Failure> { subscriber in
        var isEmpty = true
        subscribe(
          Relay<Output, Failure, Output, Failure>(to: subscriber) { value, relay in
            isEmpty = false
            return relay.send(value)
          } onCompletion: { completion, relay in
            if case .finished = completion, isEmpty { _ = relay.send(output) }
            relay.send(completion: completion)
          })
      })
  }

  private func gatheredAtEnd<T, R>(
    _ initial: T, _ next: @escaping (T, Output) -> T, _ result: @escaping (T) -> R?
  ) -> AnyPublisher<R, Failure> {
    AnyPublisher(
      Attaching<R, Failure> { subscriber in
        var gathered = initial
        subscribe(
          Relay<Output, Failure, R, Failure>(to: subscriber) { value, _ in
            gathered = next(gathered, value)
            return .max(1)
          } onCompletion: { completion, relay in
            if case .finished = completion, let result = result(gathered) { _ = relay.send(result) }
            relay.send(completion: completion)
          })
      })
  }
}

extension Publisher where Output: Equatable {
  public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
  public func contains(_ output: Output) -> AnyPublisher<Bool, Failure> { contains { $0 == output } }
}

extension Publisher where Output: Comparable {
  public func min() -> AnyPublisher<Output, Failure> {
    map { Optional($0) }.reduce(nil) { known, value in [known, value].compactMap { $0 }.min() }
      .compactMap { $0 }
  }
  public func max() -> AnyPublisher<Output, Failure> {
    map { Optional($0) }.reduce(nil) { known, value in [known, value].compactMap { $0 }.max() }
      .compactMap { $0 }
  }
}
