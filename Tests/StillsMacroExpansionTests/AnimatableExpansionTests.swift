import Testing

@testable import StillsMacroExpansion

@Suite struct AnimatableExpansionTests {
  private func variables(_ body: String) throws -> [String] {
    try AnimatableExpansion(declaration: "@Animatable struct Wave: Shape { \(body) }").variables
  }

  @Test(arguments: [
    ("var phase: Double", ["phase"]), ("private var a = 1.0; var b: CGFloat = 2 { didSet {} }", ["a", "b"]),
    ("var a, b: Double", ["a", "b"]), ("var a: Double\nfunc path(in b: CGRect) -> Path { var c = 1; Path() }", ["a"]),
    ("init() { var a = 1 }\nvar b = 2.0", ["b"]), ("static let a = 1.0\nvar b = 2.0", ["b"]),
  ])
  func storedVariablesMove(_ body: String, _ expected: [String]) throws {
    #expect(try variables(body) == expected)
  }

  @Test(arguments: [
    "let a = 1.0", "static var a = 1.0", "var a: Double { 1 }", "@AnimatableIgnored var a = 1", "@State var a = 1.0",
    "lazy var a = 1.0", "struct Inner { var a = 1.0 }", "@AnimatableIgnored private var a: Int { didSet {} }",
  ])
  func allElseStays(_ body: String) throws {
    #expect(try variables(body) == [])
  }

  @Test func theDataIsReadAndWrittenInOrder() throws {
    let member = try AnimatableExpansion(declaration: "struct A { var a = 1.0; var b = 2.0 }").member
    #expect(member.contains("members.add(self.a)\n    members.add(self.b)"))
    #expect(member.contains("newValue.apply(1, to: &self.b)"))
  }
}
