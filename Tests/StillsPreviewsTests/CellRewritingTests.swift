import Testing

@testable import StillsPreviews

@Suite struct CellRewritingTests {
  private func rewritten(_ source: String) -> String {
    let copy = SourceCopy(SourceFile(path: "A.swift", absolutePath: "/A.swift", bytes: Array(source.utf8)))
    return String(decoding: copy.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      .dropFirst(SourceCopy.headerLines).joined(separator: "\n")
  }

  @Test func registeringAClassSaysHowToMakeItsCells() {
    #expect(
      rewritten("table.register(Row.self, forCellReuseIdentifier: \"row\")")
        == "table.register(Row.self, forCellReuseIdentifier: \"row\", making: { Row(style: $0, reuseIdentifier: $1) })")
    #expect(
      rewritten("register(My.Row.self, forCellReuseIdentifier: My.Row.id)")
        == "register(My.Row.self, forCellReuseIdentifier: My.Row.id, making: { My.Row(style: $0, reuseIdentifier: $1) })"
    )
    #expect(
      rewritten("t.register(Head.self, forHeaderFooterViewReuseIdentifier: id)")
        == "t.register(Head.self, forHeaderFooterViewReuseIdentifier: id, making: { Head(reuseIdentifier: $0) })")
  }

  @Test(arguments: [
    "func add<Cell: UITableViewCell>(_ kind: Cell.Type) { register(kind, forCellReuseIdentifier: \"a\") }",
    "func add<Cell: UITableViewCell>(_: Cell.Type) { register(Cell.self, forCellReuseIdentifier: \"a\") }",
    "t.register(T.self, forCellReuseIdentifier: id)", "t.register(nib, forCellReuseIdentifier: id)",
    "t.register(nil, forCellReuseIdentifier: id)", "let forCellReuseIdentifier: Int = 1",
  ])
  func whatIsNoClassIsLeftAlone(source: String) { #expect(rewritten(source) == source) }
}
