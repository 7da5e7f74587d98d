import Testing

@testable import StillsPreviews

@Suite struct OptionalMemberTests {
  private func rewritten(_ source: String) -> String {
    let copy = SourceCopy(SourceFile(path: "A.swift", absolutePath: "/A.swift", bytes: Array(source.utf8)))
    return String(decoding: copy.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      .dropFirst(SourceCopy.headerLines).joined(separator: "\n")
  }

  @Test func aDelegatesWindowIsAskedForOnce() {
    #expect(rewritten("app.delegate?.window??.root") == "app.delegate?.window?.root")
    #expect(rewritten("app.delegate!.window!!.root") == "app.delegate!.window!.root")
  }

  @Test(arguments: ["a.window ?? .none", "window?.root", "a.windows??.root", "a.window??", "\"a.window??.root\""])
  func othersStayAsTheyAre(source: String) { #expect(rewritten(source) == source) }
}
