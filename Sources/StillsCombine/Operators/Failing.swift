import Foundation

extension Publisher {
  // MARK: Errors

  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E> {
    AnyPublisher(
      Attaching<Output, E> { subscriber in
        subscribe(
          Relay<Output, Failure, Output, E>(to: subscriber) {
            $1.send($0)
          } onCompletion: {
            $1.send(completion: $0.mapError(transform))
          })
      })
  }

  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> { `catch` { _ in Just(output) } }

  /// Goes on with another publisher after a failure.
  public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> AnyPublisher<Output, P.Failure>
  where P.Output == Output {
    AnyPublisher(
      Attaching<Output, P.Failure> { subscriber in
        let hub = PassthroughSubject<Output, P.Failure>()
        let bundle = Bundle()
        hub.handleSubscription(of: subscriber, bundle: bundle)
        let first = sink { completion in
          switch completion {
          case .finished: hub.send(completion: .finished)
          case .failure(let error):
            bundle.parts.append(
              handler(error).sink(receiveCompletion: { hub.send(completion: $0) }, receiveValue: { hub.send($0) }))
          }
        } receiveValue: {
          hub.send($0)
        }
        if bundle.isCancelled { first.cancel() } else { bundle.parts.append(first) }
      })
  }

  public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P) -> AnyPublisher<Output, any Error>
  where P.Output == Output, P.Failure == Failure {
    `catch` { error -> AnyPublisher<Output, any Error> in
      do { return try handler(error).mapError { $0 as any Error } } catch {
        return Fail(error: error).eraseToAnyPublisher()
      }
    }
  }

  /// Subscribes again after a failure, at most so many times.
  public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
    guard retries > 0 else { return eraseToAnyPublisher() }
    return `catch` { _ in retry(retries - 1) }
  }

  /// Ends without an error where there should be none.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> AnyPublisher<Output, Never> {
    `catch` { error -> AnyPublisher<Output, Never> in
      assertionFailure("\(prefix)\(error)", file: file, line: line)
      return Empty().eraseToAnyPublisher()
    }
  }

  // MARK: Coding

  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> AnyPublisher<Item, any Error>
  where Output == Coder.Input { tryMap { try decoder.decode(type, from: $0) } }

  public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> AnyPublisher<Coder.Output, any Error>
  where Output: Encodable { tryMap { try encoder.encode($0) } }
}

extension Publisher where Failure == Never {
  public func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E> {
    AnyPublisher(
      Attaching<Output, E> { subscriber in
        subscribe(
          Relay<Output, Never, Output, E>(to: subscriber) {
            $1.send($0)
          } onCompletion: { _, relay in
            relay.send(completion: .finished)
          })
      })
  }
}

/// A decoder that takes all of its input at once.
public protocol TopLevelDecoder<Input> {
  associatedtype Input
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

/// An encoder that gives all of its output at once.
public protocol TopLevelEncoder<Output> {
  associatedtype Output
  func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {}
extension JSONEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}
