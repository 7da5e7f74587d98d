import Combine
import Foundation
import Testing

@testable import StillsCombine

@Suite struct OperatorTests {
  /// What a publisher sends at once.
  private func values<P: Publisher>(_ publisher: P) -> [P.Output] {
    var values: [P.Output] = []
    let subscription = publisher.sink(receiveCompletion: { _ in }, receiveValue: { values.append($0) })
    defer { subscription.cancel() }
    while PendingWork.run() {}
    return values
  }

  @Test func valuesAreMappedAndFiltered() {
    #expect(values([1, 2, 3, 4].publisher.map { $0 * 2 }.filter { $0 > 4 }) == [6, 8])
    #expect(values(["1", "x", "3"].publisher.compactMap { Int($0) }) == [1, 3])
    #expect(values([1, 1, 2, 2, 1].publisher.removeDuplicates()) == [1, 2, 1])
    #expect(values([1, 2, 3].publisher.scan(0, +)) == [1, 3, 6])
    #expect(values([1, 2, 3].publisher.reduce(0, +)) == [6])
    #expect(values([1, 2, 3, 4, 5].publisher.collect(2)) == [[1, 2], [3, 4], [5]])
  }

  @Test func resultsPublishWhatTheyHold() {
    #expect(values(Result.Publisher(1).setFailureType(to: CancellationError.self)) == [1])
    #expect(values(Result<Int, CancellationError>.failure(CancellationError()).publisher) == [])
    #expect(values(Result<Int, CancellationError>.success(2).publisher) == [2])
  }

  @Test func theBeginningCanBeTakenOrDropped() {
    #expect(values([1, 2, 3].publisher.first()) == [1])
    #expect(values([1, 2, 3].publisher.prefix(2)) == [1, 2])
    #expect(values([1, 2, 3].publisher.dropFirst()) == [2, 3])
    #expect(values([1, 2, 3].publisher.last()) == [3])
    #expect(values(Empty<Int, Never>().replaceEmpty(with: 7)) == [7])
  }

  @Test func publishersAreJoined() {
    #expect(values([1, 2].publisher.append(3).prepend(0)) == [0, 1, 2, 3])
    #expect(values(Just(1).merge(with: Just(2))) == [1, 2])
    #expect(values(Just(1).combineLatest(Just("a")).map { "\($0.0)\($0.1)" }) == ["1a"])
    #expect(values([1, 2].publisher.zip(["a", "b"].publisher).map { "\($0.0)\($0.1)" }) == ["1a", "2b"])
    #expect(values([1, 2].publisher.flatMap { Just($0 * 10) }) == [10, 20])
  }

  @Test func combineLatestSendsWhenEitherSends() {
    let a = PassthroughSubject<Int, Never>(), b = CurrentValueSubject<String, Never>("x")
    var seen: [String] = []
    let subscription = Publishers.CombineLatest(a, b).sink { seen.append("\($0.0)\($0.1)") }
    a.send(1)
    b.send("y")
    a.send(2)
    #expect(seen == ["1x", "1y", "2y"])
    subscription.cancel()
    a.send(3)
    #expect(seen.count == 3)
  }

  @Test func theLatestPublisherCounts() {
    let a = PassthroughSubject<Int, Never>(), b = PassthroughSubject<Int, Never>()
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    var seen: [Int] = []
    let subscription = outer.switchToLatest().sink { seen.append($0) }
    outer.send(a)
    a.send(1)
    outer.send(b)
    a.send(2)
    b.send(3)
    #expect(seen == [1, 3])
    subscription.cancel()
  }

  private struct Broken: Error, Equatable {}

  @Test func errorsAreCaughtReplacedAndMapped() {
    #expect(values(Fail<Int, Broken>(error: Broken()).replaceError(with: 5)) == [5])
    #expect(
      values(
        ["1", "x", "3"].publisher.tryMap { text -> Int in
          guard let number = Int(text) else { throw Broken() }
          return number
        }.catch { _ in Just(0) }) == [1, 0])
    var attempts = 0
    let flaky = Deferred { () -> AnyPublisher<Int, Broken> in
      attempts += 1
      return attempts < 3
        ? Fail(error: Broken()).eraseToAnyPublisher()
        : Just(attempts).setFailureType(to: Broken.self).eraseToAnyPublisher()
    }
    #expect(values(flaky.retry(3)) == [3])
    #expect(values(Just(Data(#"{"a":1}"#.utf8)).decode(type: [String: Int].self, decoder: JSONDecoder())) == [["a": 1]])
  }

  @Test func aFuturesValueComesLaterAndToEveryone() {
    var fulfil: ((Result<Int, Never>) -> Void)?
    let future = Future<Int, Never> { fulfil = $0 }
    var seen: [Int] = []
    let first = future.sink { seen.append($0) }
    #expect(seen == [])
    fulfil?(.success(4))
    let second = future.sink { seen.append($0) }
    #expect(seen == [4, 4])
    first.cancel()
    second.cancel()
  }

  @Test func oneSubscriptionIsShared() {
    var starts = 0
    let subject = PassthroughSubject<Int, Never>()
    let shared = subject.handleEvents(receiveSubscription: { _ in starts += 1 }).share()
    var seen: [Int] = []
    let all = [shared.sink { seen.append($0) }, shared.sink { seen.append(-$0) }]
    subject.send(1)
    #expect(starts == 1)
    #expect(seen == [1, -1])
    all.forEach { $0.cancel() }
  }

  @Test func onlyWhatIsWantedIsSent() {
    final class Two: Subscriber {
      var seen: [Int] = []
      func receive(subscription: any Subscription) { subscription.request(.max(2)) }
      func receive(_ input: Int) -> Subscribers.Demand {
        seen.append(input)
        return .none
      }
      func receive(completion: Subscribers.Completion<Never>) { seen.append(-1) }
    }
    let two = Two()
    (1...9).publisher.filter { $0 % 2 == 0 }.subscribe(two)
    #expect(two.seen == [2, 4])
  }
}

@Suite(.serialized) struct SchedulingTests {
  @Test func scheduledValuesComeWhenTheScreenSettles() {
    var seen: [Int] = []
    let subscription = [1, 2].publisher.receive(on: DispatchQueue.main).sink { seen.append($0) }
    while PendingWork.run() {}
    #expect(seen == [1, 2])
    subscription.cancel()
  }

  @Test func ofABurstTheLastIsKept() {
    let subject = PassthroughSubject<String, Never>()
    var seen: [String] = []
    let subscription = subject.debounce(for: .seconds(0.3), scheduler: RunLoop.main).sink { seen.append($0) }
    subject.send("a")
    subject.send("ab")
    while PendingWork.run() {}
    subject.send("abc")
    while PendingWork.run() {}
    #expect(seen == ["ab", "abc"])
    subscription.cancel()
  }

  @Test func timersWithoutAScreenNeverFire() {
    var count = 0
    let subscription = Timer.publish(every: 0.001, on: .main, in: .common).autoconnect().sink { _ in count += 1 }
    while PendingWork.run() {}
    #expect(count == 0)
    subscription.cancel()
  }

  @Test func notificationsAreSent() {
    let center = NotificationCenter(), name = Notification.Name("test")
    var seen = 0
    let subscription = center.publisher(for: name).sink { _ in seen += 1 }
    center.post(name: name, object: nil)
    #expect(seen == 1)
    subscription.cancel()
    center.post(name: name, object: nil)
    #expect(seen == 1)
  }
}
