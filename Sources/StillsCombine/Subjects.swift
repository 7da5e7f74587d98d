/// A publisher that code outside can send through.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  public func send() { send(()) }
}

extension Subject {
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}

/// Passes on what is sent; remembers nothing.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let hub = Hub<Output, Failure>()

  public init() {}

  public func send(_ value: Output) { hub.send(value) }
  public func send(completion: Subscribers.Completion<Failure>) { hub.send(completion: completion) }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    hub.attach(subscriber, current: nil)
  }
}

/// Passes on what is sent; new subscribers get the last value first.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let hub = Hub<Output, Failure>()
  private var current: Output

  public init(_ value: Output) { current = value }

  public var value: Output {
    get { current }
    set { send(newValue) }
  }

  public func send(_ value: Output) {
    current = value
    hub.send(value)
  }

  public func send(completion: Subscribers.Completion<Failure>) { hub.send(completion: completion) }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    hub.attach(subscriber) { [weak self] in self?.current }
  }
}

/// Those who listen to a subject, in the order they came.
final class Hub<Output, Failure: Error> {
  private var conduits: [Conduit] = []
  private var completion: Subscribers.Completion<Failure>?

  func send(_ value: Output) {
    guard completion == nil else { return }
    for conduit in conduits { conduit.offer(value) }
  }

  func send(completion: Subscribers.Completion<Failure>) {
    guard self.completion == nil else { return }
    self.completion = completion
    let known = conduits
    conduits = []
    for conduit in known { conduit.finish(completion) }
  }

  /// `current`: what a new subscriber gets as soon as it wants something.
  func attach<S: Subscriber>(_ subscriber: S, current: (() -> Output?)?) where S.Input == Output, S.Failure == Failure {
    let conduit = Conduit(AnySubscriber(subscriber), hub: self, first: current)
    if completion == nil { conduits.append(conduit) }
    subscriber.receive(subscription: conduit)
    if let completion { conduit.finish(completion) }
  }

  final class Conduit: Subscription {
    private var downstream: AnySubscriber<Output, Failure>?
    private var demand = Subscribers.Demand.none
    private weak var hub: Hub?
    private var first: (() -> Output?)?

    init(_ downstream: AnySubscriber<Output, Failure>, hub: Hub, first: (() -> Output?)?) {
      (self.downstream, self.hub, self.first) = (downstream, hub, first)
    }

    func offer(_ value: Output) {
      guard let downstream, demand > .none else { return }
      first = nil
      demand -= 1
      demand += downstream.receive(value)
    }

    func finish(_ completion: Subscribers.Completion<Failure>) {
      let known = downstream
      downstream = nil
      known?.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
      self.demand += demand
      if let value = first?() { offer(value) }
    }

    func cancel() {
      downstream = nil
      hub?.conduits.removeAll { $0 === self }
    }
  }
}
