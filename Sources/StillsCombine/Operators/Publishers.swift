/// The operators' results, by their names; most are the same as an `AnyPublisher` here.
public enum Publishers {
  /// The values of a sequence, then the end.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element
    public let sequence: Elements

    public init(sequence: Elements) { self.sequence = sequence }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      subscriber.receive(
        subscription: Supply(AnySubscriber(subscriber), iterator: AnyIterator(sequence.makeIterator())))
    }
  }

  /// Connects to its upstream with the first subscriber.
  public struct Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    private let connection = Connection()

    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(subscriber)
      if connection.value == nil { connection.value = upstream.connect() }
    }

    private final class Connection { var value: (any Cancellable)? }
  }

  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    private let joined: AnyPublisher<Output, Failure>

    public init(_ a: A, _ b: B) {
      joined = gathered([a.erased, b.erased], wants: .latest).map { (cast($0[0]), cast($0[1])) }.eraseToAnyPublisher()
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      joined.subscribe(subscriber)
    }
  }

  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure
    private let joined: AnyPublisher<Output, Failure>

    public init(_ a: A, _ b: B, _ c: C) {
      joined = gathered([a.erased, b.erased, c.erased], wants: .latest)
        .map { (cast($0[0]), cast($0[1]), cast($0[2])) }.eraseToAnyPublisher()
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      joined.subscribe(subscriber)
    }
  }

  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure
    private let joined: AnyPublisher<Output, Failure>

    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      joined = gathered([a.erased, b.erased, c.erased, d.erased], wants: .latest)
        .map { (cast($0[0]), cast($0[1]), cast($0[2]), cast($0[3])) }.eraseToAnyPublisher()
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      joined.subscribe(subscriber)
    }
  }

  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    private let joined: AnyPublisher<Output, Failure>

    public init(_ a: A, _ b: B) {
      joined = gathered([a.erased, b.erased], wants: .inTurn).map { (cast($0[0]), cast($0[1])) }.eraseToAnyPublisher()
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      joined.subscribe(subscriber)
    }
  }

  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure
    private let joined: AnyPublisher<Output, Failure>

    public init(_ a: A, _ b: B, _ c: C) {
      joined = gathered([a.erased, b.erased, c.erased], wants: .inTurn)
        .map { (cast($0[0]), cast($0[1]), cast($0[2])) }.eraseToAnyPublisher()
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      joined.subscribe(subscriber)
    }
  }

  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let publishers: [Upstream]

    public init(_ upstream: Upstream...) { publishers = upstream }
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      merged(publishers.map { AnyPublisher($0) }).subscribe(subscriber)
    }
  }

  public struct Merge<A: Publisher, B: Publisher>: Publisher where A.Output == B.Output, A.Failure == B.Failure {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      merged([AnyPublisher(a), AnyPublisher(b)]).subscribe(subscriber)
    }
  }

  /// What `collect` gathers by.
  public enum PrefetchStrategy: Sendable { case keepFull, byRequest }
  public enum BufferingStrategy<Failure: Error> { case dropNewest, dropOldest, customError(() -> Failure) }
}

/// Gives an iterator's elements as they are wanted.
final class Supply<Output, Failure: Error>: Subscription {
  private var downstream: AnySubscriber<Output, Failure>?
  private let iterator: AnyIterator<Output>
  private var demand = Subscribers.Demand.none
  private var next: Output?
  private var isGiving = false

  init(_ downstream: AnySubscriber<Output, Failure>, iterator: AnyIterator<Output>) {
    (self.downstream, self.iterator) = (downstream, iterator)
    next = iterator.next()
  }

  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    guard !isGiving else { return }
    isGiving = true
    while self.demand > .none, let subscriber = downstream, let value = next {
      next = iterator.next()
      self.demand -= 1
      self.demand += subscriber.receive(value)
    }
    isGiving = false
    guard next == nil, let subscriber = downstream else { return }
    downstream = nil
    subscriber.receive(completion: .finished)
  }

  func cancel() { downstream = nil }
}

extension Publisher {
  /// Values as `Any`, for gathering publishers of different types.
  var erased: AnyPublisher<Any, Failure> { relay { $1.send($0 as Any) } }
}

func cast<Value>(_ value: Any) -> Value {
  guard let value = value as? Value else { preconditionFailure("A publisher of \(Value.self) sent \(value)") }
  return value
}
