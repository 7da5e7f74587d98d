import StillsLexer
import Testing

@testable import StillsPreviews

/// What extensions override is called by the class.
@Suite struct ExtensionMemberTests {
  private func rewritten(_ sources: String...) -> [String] {
    let files = sources.enumerated().map {
      SourceFile(path: "\($0).swift", absolutePath: "/\($0).swift", bytes: Array($1.utf8))
    }
    let members = ExtensionMembers(files)
    return files.map { file in
      String(decoding: SourceCopy(file, members: members).bytes, as: UTF8.self)
        .split(separator: "\n", omittingEmptySubsequences: false).dropFirst(SourceCopy.headerLines)
        .joined(separator: "\n")
    }
  }

  @Test func overridesInExtensionsAreCalledByTheClass() {
    let made = rewritten(
      "class Screen: UIViewController {\n}",
      "extension Screen {\n  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { a() }\n}")
    #expect(
      made[0]
        == "class Screen: UIViewController {\n"
        + "override func touchesBegan(_ p0: Set<UITouch>, with p1: UIEvent?)  { _stills_touchesBegan(p0, with: p1) } }"
    )
    #expect(
      made[1]
        == "extension Screen {\n           func _stills_touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { a() }\n}"
    )
  }

  @Test func propertiesAndResultsAreHandedOn() {
    let made = rewritten(
      """
      final class Screen: Base { var a: [Int: Map<Int, Int>] { [:] } }
      extension Screen {
        public override var prefersStatusBarHidden: Bool { true }
        override class var layerClass: AnyClass { A.self }
        override var title: String? { get { nil } set { } }
        override func f(a b: Map<Int, Int> = [:], _ c: inout Int) async throws -> [Int] { [] }
      }
      """)[0].split(separator: "\n")[0]
    for text in [
      "public override var prefersStatusBarHidden: Bool { _stills_prefersStatusBarHidden }",
      "override class var layerClass: AnyClass { _stills_layerClass }",
      "override var title: String? { get { _stills_title } set { _stills_title = newValue } }",
      "override func f(a p0: Map<Int, Int>, _ p1: inout Int) async throws -> [Int]"
        + " { try await _stills_f(a: p0, &p1) }",
    ] { #expect(made.contains(text)) }
  }

  @Test func methodsOfObjectiveCExtensionsMayBeOverridden() {
    let made = rewritten(
      "class Base: UIView {}\n@objc extension Base {\n  func setUp() { x() }\n  func other() {}\n}",
      "class View: Base {\n  override func setUp() { super.setUp() }\n}")
    #expect(
      made[0]
        == "class Base: UIView {func setUp()  { _stills_setUp() } }\n      extension Base {\n"
        + "  func _stills_setUp() { x() }\n  func other() {}\n}")
    #expect(made[1] == "class View: Base {\n  override func setUp() { super.setUp() }\n}")
  }

  @Test(arguments: [
    "extension UIViewController { open override func viewDidLoad() {} }",
    "class A: B { override func f() {} }\nextension A { func g() {} }",
    "class A {}\nenum N { class A {} }\nextension A { override func f() {} }",
    "class A: B {}\nextension A { override func f(_ a: Int...) {} }",
    "class A: B {}\nextension A { private override func f() {} }",
  ])
  func theRestIsLeftAlone(source: String) { #expect(rewritten(source)[0] == source) }
}
