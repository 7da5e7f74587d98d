/// What subscribers say and are told.
public enum Subscribers {
  /// How many values are wanted.
  public struct Demand: Hashable, Comparable, Sendable {
    /// Nil: without end.
    public let max: Int?
    public static let unlimited = Demand(max: nil)
    public static let none = Demand(max: 0)
    public static func max(_ value: Int) -> Demand { Demand(max: Swift.max(0, value)) }

    public static func < (left: Demand, right: Demand) -> Bool { (left.max ?? .max) < (right.max ?? .max) }
    public static func + (left: Demand, right: Demand) -> Demand {
      guard let a = left.max, let b = right.max else { return .unlimited }
      let (sum, overflows) = a.addingReportingOverflow(b)
      return overflows ? .unlimited : .max(sum)
    }
    public static func += (left: inout Demand, right: Demand) { left = left + right }
    public static func - (left: Demand, right: Int) -> Demand { left.max.map { .max($0 - right) } ?? .unlimited }
    public static func -= (left: inout Demand, right: Int) { left = left - right }
  }

  /// How it ended.
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)

    func mapError<Other: Error>(_ transform: (Failure) -> Other) -> Completion<Other> {
      switch self {
      case .finished: .finished
      case .failure(let error): .failure(transform(error))
      }
    }
  }

  /// Runs closures; wants all there is.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private var subscription: (any Subscription)?
    private var receiveValue: ((Input) -> Void)?
    private var receiveCompletion: ((Completion<Failure>) -> Void)?

    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
    ) {
      (self.receiveCompletion, self.receiveValue) = (receiveCompletion, receiveValue)
    }

    public func receive(subscription: any Subscription) {
      guard self.subscription == nil, receiveValue != nil else { return subscription.cancel() }
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    public func receive(_ input: Input) -> Demand {
      receiveValue?(input)
      return .none
    }

    public func receive(completion: Completion<Failure>) {
      let end = receiveCompletion
      (subscription, receiveValue, receiveCompletion) = (nil, nil, nil)
      end?(completion)
    }

    public func cancel() {
      let known = subscription
      (subscription, receiveValue, receiveCompletion) = (nil, nil, nil)
      known?.cancel()
    }
  }

  /// Writes values into a property; keeps the object.
  public final class Assign<Root, Input>: Subscriber, Cancellable {
    public typealias Failure = Never
    private let sink: Sink<Input, Never>

    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      sink = Sink(receiveCompletion: { _ in }, receiveValue: { object[keyPath: keyPath] = $0 })
    }

    public func receive(subscription: any Subscription) { sink.receive(subscription: subscription) }
    public func receive(_ input: Input) -> Demand { sink.receive(input) }
    public func receive(completion: Completion<Never>) { sink.receive(completion: completion) }
    public func cancel() { sink.cancel() }
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Sendable where Failure: Sendable {}

/// A subscriber whose type is hidden.
public final class AnySubscriber<Input, Failure: Error>: Subscriber {
  private let subscribed: (any Subscription) -> Void
  private let received: (Input) -> Subscribers.Demand
  private let completed: (Subscribers.Completion<Failure>) -> Void

  public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    subscribed = { subscriber.receive(subscription: $0) }
    received = { subscriber.receive($0) }
    completed = { subscriber.receive(completion: $0) }
  }

  init(
    subscribed: @escaping (any Subscription) -> Void, received: @escaping (Input) -> Subscribers.Demand,
    completed: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    (self.subscribed, self.received, self.completed) = (subscribed, received, completed)
  }

  public func receive(subscription: any Subscription) { subscribed(subscription) }
  public func receive(_ input: Input) -> Subscribers.Demand { received(input) }
  public func receive(completion: Subscribers.Completion<Failure>) { completed(completion) }
}

/// Subscriptions without anything behind them.
public enum Subscriptions {
  public static let empty: any Subscription = EmptySubscription()

  private struct EmptySubscription: Subscription {
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
  }
}

extension Publisher {
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }

  /// Republishes into a `@Published` property for as long as that lives.
  public func assign(to published: inout Published<Output>.Publisher) {
    let storage = published.storage
    storage.sources.append(sink { [weak storage] in storage?.set($0) })
  }
}
