import Combine
import Foundation
import Testing

@Suite struct ObjectTests {
  private final class Store: ObservableObject {
    @Published var count = 0
    @Published var name: String
    var subscriptions: Set<AnyCancellable> = []
    init(name: String = "a") { self.name = name }
  }

  @Test func objectsTellBeforeTheyChange() {
    let store = Store()
    var seen: [Int] = []
    let subscription = store.objectWillChange.sink { seen.append(store.count) }
    store.count = 5
    store.name = "b"
    #expect(seen == [0, 5])
    subscription.cancel()
  }

  @Test func propertiesSendTheirNewValue() {
    let store = Store(name: "x")
    var seen: [String] = []
    store.$name.map { $0.uppercased() }.sink { seen.append($0) }.store(in: &store.subscriptions)
    store.name = "y"
    #expect(seen == ["X", "Y"])
  }

  @Test func valuesAreAssignedToProperties() {
    let store = Store()
    let subject = PassthroughSubject<Int, Never>()
    subject.assign(to: &store.$count)
    subject.send(3)
    #expect(store.count == 3)
    let keyed = subject.assign(to: \.count, on: store)
    subject.send(4)
    #expect(store.count == 4)
    keyed.cancel()
  }

  @Test func subclassesAndObjectsWithoutPropertiesTellToo() {
    final class Derived: Base { @Published var b = 0 }
    class Base: ObservableObject { @Published var a = 0 }
    final class Silent: ObservableObject {}
    let derived = Derived(), silent = Silent()
    var count = 0
    let subscriptions = [
      derived.objectWillChange.sink { count += 1 }, silent.objectWillChange.sink { count += 1 },
    ]
    derived.a = 1
    derived.b = 1
    silent.objectWillChange.send()
    #expect(count == 3)
    subscriptions.forEach { $0.cancel() }
  }

  @Test func anObjectMayBringItsOwnPublisher() {
    final class Own: ObservableObject {
      let objectWillChange = PassthroughSubject<Void, Never>()
      var value = 0 { willSet { objectWillChange.send() } }
      @Published var other = 0
    }
    let own = Own()
    var count = 0
    let subscription = own.objectWillChange.sink { count += 1 }
    own.value = 1
    own.other = 1
    #expect(count == 2)
    subscription.cancel()
  }

  @Test func letGoSubscriptionsEnd() {
    let subject = PassthroughSubject<Int, Never>()
    var seen = 0
    var subscription: AnyCancellable? = subject.sink { seen += $0 }
    subject.send(1)
    _ = subscription
    subscription = nil
    subject.send(1)
    #expect(seen == 1)
  }
}
