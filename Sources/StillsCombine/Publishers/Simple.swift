/// One value, then the end.
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public let output: Output

  public init(_ output: Output) { self.output = output }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    Publishers.Sequence<CollectionOfOne<Output>, Never>(sequence: CollectionOfOne(output)).subscribe(subscriber)
  }
}

/// No value; an end at once, or none.
public struct Empty<Output, Failure: Error>: Publisher {
  public let completeImmediately: Bool

  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }
  public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
    self.completeImmediately = completeImmediately
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    if completeImmediately { subscriber.receive(completion: .finished) }
  }
}

/// No value, and an error.
public struct Fail<Output, Failure: Error>: Publisher {
  public let error: Failure

  public init(error: Failure) { self.error = error }
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: .failure(error))
  }
}

/// One value that comes later.
public final class Future<Output, Failure: Error>: Publisher {
  public typealias Promise = (Result<Output, Failure>) -> Void
  private let subject = CurrentValueSubject<Output?, Failure>(nil)
  private var isFulfilled = false

  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [self] result in
      guard !isFulfilled else { return }
      isFulfilled = true
      self.result = result
      switch result {
      case .success(let value):
        subject.send(value)
        subject.send(completion: .finished)
      case .failure(let error): subject.send(completion: .failure(error))
      }
    }
  }

  private var result: Result<Output, Failure>?

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    switch result {
    case .success(let value):
      Publishers.Sequence<CollectionOfOne<Output>, Failure>(sequence: CollectionOfOne(value)).subscribe(subscriber)
    case .failure(let error): Fail(error: error).subscribe(subscriber)
    case nil: subject.compactMap { $0 }.subscribe(subscriber)
    }
  }
}

/// Makes its publisher anew for each subscriber.
public struct Deferred<P: Publisher>: Publisher {
  public typealias Output = P.Output
  public typealias Failure = P.Failure
  public let createPublisher: () -> P

  public init(createPublisher: @escaping () -> P) { self.createPublisher = createPublisher }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    createPublisher().subscribe(subscriber)
  }
}

extension Sequence {
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
  public var publisher: Publishers.Sequence<[Wrapped], Never> { Publishers.Sequence(sequence: map { [$0] } ?? []) }
}

extension Result {
  public var publisher: Publisher { Publisher(self) }

  /// The value and then the end, or the error.
  public struct Publisher: StillsCombine.Publisher {
    public typealias Output = Success
    public let result: Result

    public init(_ result: Result) { self.result = result }
    public init(_ output: Success) { result = .success(output) }
    public init(_ failure: Failure) { result = .failure(failure) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Success, S.Failure == Failure {
      switch result {
      case .success(let value):
        Publishers.Sequence<CollectionOfOne<Success>, Failure>(sequence: CollectionOfOne(value)).subscribe(subscriber)
      case .failure(let error): Fail(error: error).subscribe(subscriber)
      }
    }
  }
}

// MARK: - Sharing

extension Publisher {
  /// One subscription for all subscribers.
  public func share() -> AnyPublisher<Output, Failure> {
    multicast(subject: PassthroughSubject()).autoconnect().eraseToAnyPublisher()
  }

  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure { Publishers.Multicast(upstream: self, subject: subject) }

  public func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure { multicast(subject: createSubject()) }

  public func makeConnectable() -> Publishers.Multicast<Self, PassthroughSubject<Output, Failure>> {
    multicast(subject: PassthroughSubject())
  }
}

extension Publishers {
  /// Sends through a subject once it is connected.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where SubjectType.Output == Upstream.Output, SubjectType.Failure == Upstream.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    private let upstream: Upstream
    private let subject: SubjectType

    init(upstream: Upstream, subject: SubjectType) { (self.upstream, self.subject) = (upstream, subject) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      subject.subscribe(subscriber)
    }

    public func connect() -> any Cancellable { upstream.subscribe(subject) }
  }
}
