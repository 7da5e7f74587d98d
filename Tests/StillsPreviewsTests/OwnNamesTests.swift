import Testing

@testable import StillsPreviews

/// An app that speaks of its own module by its name.
@Suite(.onOwnThreads) struct OwnNamesTests {
  private func file(_ source: String, _ path: String = "/Users/ada/My Recipes/Views/A.swift") -> SourceFile {
    SourceFile(path: path, absolutePath: path, bytes: Array(source.utf8))
  }

  private func rewritten(_ source: String, beside others: [String] = []) -> String {
    let sources = [file(source)] + others.map { file($0, "/Users/ada/My Recipes/B.swift") }
    let text = String(decoding: SourceCopy(sources[0], names: OwnNames(sources)).bytes, as: UTF8.self)
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(SourceCopy.headerLines)
      .joined(separator: "\n")
  }

  @Test func aModuleIsCalledLikeItsApp() {
    let text = rewritten("struct CookApp: App {}\nlet a = Cook.samples", beside: ["let samples = [1]"])
    #expect(text == "struct CookApp: App {}\nlet a = _Own.samples")
  }

  @Test func aModuleIsCalledLikeAFolderOfItsSources() {
    #expect(rewritten("let a = My_Recipes.samples", beside: ["let samples = [1]"]) == "let a = _Own      .samples")
    #expect(rewritten("let a: My_Recipes.Dish", beside: ["struct Dish {}"]) == "let a: _Own      .Dish")
  }

  @Test(arguments: [
    // Nothing of that name is outside of types.
    ("let a = Views.samples", "struct Box { let samples = [1] }"),
    // The name is a type's, or a value's.
    ("enum Views {}; let a = Views.samples", "let samples = [1]"),
    ("func f() { let Views = b; Views.samples }", "let samples = [1]"),
    // Another module's.
    ("import Views\nlet a = Views.samples", "let samples = [1]"),
    // A member's.
    ("let a = b.Views.samples", "let samples = [1]"),
  ])
  func otherNamesStayAsTheyAre(_ source: String, _ other: String) {
    #expect(rewritten(source, beside: [other]).contains("Views.samples"))
  }

  @Test func appsCompileThatSpeakOfTheirModuleAndImportFoundationAlone() throws {
    let screen = """
      import SwiftUI
      struct CookApp: App { var body: some Scene { WindowGroup { Text(Cook.samples.joined()) } } }
      """
    let model = """
      import Foundation
      import LocalAuthentication
      let samples = [ListFormatter.localizedString(byJoining: ["a", "b"])]
      let title = LocalizedStringResource("Dish")
      public struct Moved { public var matrix: CGAffineTransform; public var color: CGColor?; public var undo: UndoManager? }
      func passed() -> Double { autoreleasepool { CACurrentMediaTime() - CFAbsoluteTimeGetCurrent() } }
      let folder = URL.documentsDirectory, isCool = ProcessInfo.processInfo.thermalState == .nominal
      let shared = NSUbiquitousKeyValueStore.default.string(forKey: "a"), context = LAContext()
      func provide(_ text: String) -> NSItemProvider { NSItemProvider(object: text as NSItemProviderWriting) }
      """
    let tool = try CommandLineTool()
    defer { tool.remove() }
    try tool.write(screen, to: "Cook/CookApp.swift")
    try tool.write(model, to: "Cook/Model.swift")
    let run = try tool.run("render", "Cook", "-o", "out")
    #expect(run.errors == "")
    #expect(run.status == 0)
  }
}
