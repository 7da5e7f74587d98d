import Testing

@testable import StillsMacroExpansion

@Suite struct SourceHeaderTests {
  private func header(_ source: String) -> SourceHeader? { SourceHeader(source: Array(source.utf8)) }

  @Test func secondLineNamesTheOriginal() {
    let header = header("import Foundation;\n#sourceLocation(file: \"/a \\\"b\\\"/C.swift\", line: 1)\nimport SwiftUI")
    #expect(header?.original == "/a \"b\"/C.swift")
    #expect(header?.lines == 2)
  }

  @Test(arguments: ["", "import SwiftUI\n\nstruct A {}\n", "\n#sourceLocation(file: \"a\", line: 7)\nlet a = 1"])
  func ordinaryFilesHaveNone(_ source: String) {
    #expect(header(source) == nil)
  }
}
