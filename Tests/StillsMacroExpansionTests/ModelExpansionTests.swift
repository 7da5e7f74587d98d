import Testing

@testable import StillsMacroExpansion

@Suite struct ModelExpansionTests {
  @Test(arguments: [
    "var a: Int", "@Attribute(.unique) var a = 1", "var a = 3 { didSet { b() } }", "private(set) var a: [Int] = []",
    "weak var a: A?", "@Relationship(inverse: \\Stop.trip) var a: [Stop] = []", "var a = { 1 }()",
  ])
  func storedVariablesAreTracked(_ member: String) {
    #expect(ModelExpansion.attribute(of: member) == "@ObservationTracked")
  }

  @Test(arguments: [
    "let a = 1", "static var a = 1", "lazy var a = 1", "var a: Int { 3 }", "var a: Int { get { 1 } set {} }",
    "@ObservationIgnored var a = 1", "func f() { var a = 1 }", "init() { var a = 1 }", "enum E { case a }",
  ])
  func allElseIsLeftAlone(_ member: String) {
    #expect(ModelExpansion.attribute(of: member) == "")
  }

  @Test func relationshipsAreListed() throws {
    let members = try ModelExpansion(
      declaration: """
        @Model public final class Trip {
          @Relationship(deleteRule: .cascade, inverse: \\Stop.trip) var stops: [Stop] = []
          @Relationship(deleteRule: .deny) var owner: Person?
        }
        """
    ).members
    #expect(members.contains(".init(\\Trip.stops, deleteRule: .cascade, inverse: \\Stop.trip)"))
    #expect(members.contains(".init(\\Trip.owner, deleteRule: .deny)"))
  }

  @Test func onlyClassesAreModels() {
    #expect(throws: MacroError.self) { try ModelExpansion(declaration: "struct A {}") }
  }
}
