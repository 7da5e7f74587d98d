import Testing

@testable import StillsPreviews

@Suite struct UnknownClassTests {
  private func rewritten(_ source: String) -> String {
    let copy = SourceCopy(SourceFile(path: "A.swift", absolutePath: "/A.swift", bytes: Array(source.utf8)))
    return String(decoding: copy.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      .dropFirst(SourceCopy.headerLines).joined(separator: "\n")
  }

  @Test(arguments: [
    ("class A<V: UIView> { let v = V() }", "class A<V: UIView> { let v = _made(V.self) }"),
    (
      "class A<M, V: Loading & UIView> { let v = V.init() }",
      "class A<M, V: Loading & UIView> { let v = _made(V.self) }"
    ),
    (
      "class A<V: Loading>: B<V> where V: UIView { let v = V(frame: .zero) }",
      "class A<V: Loading>: B<V> where V: UIView { let v = _made(V.self, frame: .zero) }"
    ),
    (
      "func f<C: UIViewController>(_: C.Type) -> C { C() }",
      "func f<C: UIViewController>(_: C.Type) -> C { _made(C.self) }"
    ),
    (
      "protocol P { associatedtype V: UIView }; extension P { var v: V { V() } }",
      "protocol P { associatedtype V: UIView }; extension P { var v: V { _made(V.self) } }"
    ),
    (
      "struct I { let screen: UIViewController.Type }\nlet a = i.screen.init()",
      "struct I { let screen: UIViewController.Type }\nlet a = _made(i.screen)"
    ),
    (
      "let kind: UIView.Type?\nif let shown = kind { add(shown.init(frame: box)) }",
      "let kind: UIView.Type?\nif let shown = kind { add(_made(shown, frame: box)) }"
    ),
  ])
  func anUnknownClassOfUIKitsIsMadeByName(source: String, expected: String) {
    #expect(rewritten(source) == expected)
  }

  @Test(arguments: [
    "struct A<V: View> { let v = V() }", "class A<V> { func f() -> V { V() } }", "let v = View()",
    "class A<T: UITableViewDataSource> { let v = T() }", "class V: UIView {}; let v = V()",
    "class A<T: UIView> { let t: T }; func f<T: Makeable>() -> T { T() }",
    "class A<V: UIView> { let v = V(model: 3), w = Other.V() }", "self.init()", "super.init(frame: frame)",
  ])
  func othersStayAsTheyAre(source: String) { #expect(rewritten(source) == source) }
}
