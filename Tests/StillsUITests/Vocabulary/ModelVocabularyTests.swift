import SwiftUI
import Testing

@Model private final class Trip {
  @Attribute(.unique) var name: String
  var length: Int
  var isDone = false
  @Relationship(deleteRule: .cascade, inverse: \Stop.trip) var stops: [Stop] = []
  @Transient var visits = 0
  var title: String { name.uppercased() }

  init(name: String, length: Int) {
    self.name = name
    self.length = length
  }
}

@Model private final class Stop {
  var place: String
  var trip: Trip?

  init(place: String, trip: Trip? = nil) {
    self.place = place
    self.trip = trip
  }
}

private struct Trips: View {
  @Environment(\.modelContext) private var context
  @Query(sort: \Trip.length, order: .reverse) private var trips: [Trip]
  @Query(filter: #Predicate<Trip> { $0.isDone }) private var done: [Trip]

  var body: some View {
    VStack {
      ForEach(trips) { trip in Text("\(trip.name) \(trip.length)") }
      Text("done \(done.count)")
    }
    .onAppear {
      context.insert(Trip(name: "Short", length: 1))
      let long = Trip(name: "Long", length: 9)
      context.insert(long)
      long.isDone = true
    }
  }
}

/// Xcode's own template: nothing says what is searched for, and nobody but the view knows of it.
private struct AllTrips: View {
  @Query private var trips: [Trip]
  @Environment(\.modelContext) private var context
  var body: some View {
    Text("\(trips.count) trips").onAppear { context.insert(Trip(name: "Short", length: 1)) }
  }
}

private struct Searched: View {
  @Query private var found: [Trip]
  init(_ words: String) {
    _found = Query(filter: #Predicate { $0.name.localizedStandardContains(words) }, sort: \.name)
  }
  var body: some View { Text(found.map(\.title).joined(separator: " ")) }
}

@MainActor struct ModelVocabularyTests {
  @Test func queriesFollowTheirContainer() throws {
    let view = Trips().modelContainer(for: [Trip.self, Stop.self], inMemory: true)
    #expect(try RenderKit.place(view).strings == ["Long 9", "Short 1", "done 1"])
    #expect(try RenderKit.reports(view).isEmpty)
  }

  @Test func aQueryOfEverythingNeedsNoWords() throws {
    let view = AllTrips().modelContainer(for: [Trip.self, Stop.self], inMemory: true)
    #expect(try RenderKit.place(view).strings == ["1 trips"])
  }

  @Test func withoutAContainerQueriesSaySo() throws {
    let reports = try RenderKit.reports(Searched("a"))
    #expect(reports.count == 1)
    #expect(reports.first?.contains("there is no modelContainer") == true)
  }

  @Test func containersArePrefilled() throws {
    let container = try ModelContainer(
      for: Trip.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    for name in ["Élan", "Bergen", "elbe"] { container.mainContext.insert(Trip(name: name, length: 2)) }
    #expect(try RenderKit.place(Searched("el").modelContainer(container)).strings == ["ELBE ÉLAN"])
  }

  @Test func relationshipsAreFilledInFromEitherSide() throws {
    let context = try ModelContainer(for: Trip.self).mainContext
    let trip = Trip(name: "A", length: 1)
    context.insert(trip)
    let first = Stop(place: "X", trip: trip), second = Stop(place: "Y")
    context.insert(first)
    trip.stops.append(second)
    let stops = try context.fetch(FetchDescriptor<Stop>())
    #expect(stops.map(\.place) == ["X", "Y"])
    #expect(trip.stops.count == 2)
    #expect(second.trip === trip)
    #expect(first.modelContext === context)
  }

  @Test func deletedModelsLeaveWithWhatBelongsToThem() throws {
    let context = try ModelContainer(for: Trip.self).mainContext
    let trip = Trip(name: "A", length: 1), stop = Stop(place: "X")
    trip.stops = [stop, Stop(place: "Y")]
    context.insert(trip)
    context.delete(stop)
    #expect(trip.stops.map(\.place) == ["Y"])
    context.delete(trip)
    #expect(try context.fetchCount(FetchDescriptor<Stop>()) == 0)
    #expect(try context.fetch(FetchDescriptor<Trip>()).isEmpty)
  }

  @Test func fetchesAreSortedAndCut() throws {
    let context = try ModelContainer(for: Trip.self).mainContext
    for length in [3, 1, 2, 1] { context.insert(Trip(name: "T\(length)", length: length)) }
    var wanted = FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.length)])
    wanted.fetchOffset = 1
    wanted.fetchLimit = 2
    #expect(try context.fetch(wanted).map(\.length) == [1, 2])
    try context.delete(model: Trip.self, where: #Predicate { $0.length > 1 })
    #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 2)
  }

  @Test func modelsAreIdentifiable() {
    let one = Trip(name: "A", length: 1), other = Trip(name: "A", length: 1)
    #expect(one != other)
    #expect(one.id < other.id)
    #expect(Set([one, other, one]).count == 2)
  }
}
