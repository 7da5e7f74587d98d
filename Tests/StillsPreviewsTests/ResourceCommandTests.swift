import Foundation
import Testing

@testable import StillsPreviews

/// Files that an app would find in its bundle, from the command line.
@Suite(.onOwnThreads) struct ResourceCommandTests {
  private static let source = """
    import SwiftUI
    extension Bundle {
      func words(_ name: String) -> [String] {
        guard let url = self.url(forResource: name, withExtension: nil), let data = try? Data(contentsOf: url),
          let words = try? JSONDecoder().decode([String].self, from: data)
        else { return ["nothing"] }
        return words
      }
    }
    #Preview {
      VStack {
        ForEach(Bundle.main.words("words.json"), id: \\.self) { Text($0) }
        Text(Bundle.main.path(forResource: "words", ofType: "json") == nil ? "no path" : "path")
        Text(Bundle.main.path(forResource: "others", ofType: "json") == nil ? "no others" : "others")
        Text(Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String ?? "no version")
      }
    }
    """

  @Test(arguments: ["App", "App/Views/View.swift"])
  func bundlesHoldTheFilesBesideTheSources(path: String) throws {
    let tool = try CommandLineTool([
      "App/Views/View.swift": Self.source, "App/Data/words.json": "[\"one\", \"two\"]", "App/App.xcodeproj/x": "",
      "App/.hidden/others.json": "[]",
    ])
    defer { tool.remove() }
    let run = try tool.run("inspect", path)
    #expect(run.status == 0, "\(run.errors)")
    for text in ["one", "two", "path", "no others", "1.0"] { #expect(run.output.contains("“\(text)”")) }
  }

  @Test func foldersOfSourcesComeBeforeTheirProjects() throws {
    let tool = try CommandLineTool(["App/Package.swift": "", "App/Sources/A/A.swift": "", "App/Sources/B/B.swift": ""])
    defer { tool.remove() }
    let sources = ["A", "B"].map { name in
      let path = "\(tool.folder)/App/Sources/\(name)/\(name).swift"
      return SourceFile(path: path, absolutePath: path, bytes: [])
    }
    #expect(
      ResourceFolders.of(sources).map { String($0.dropFirst(tool.folder.count)) } == [
        "/App/Sources/A", "/App/Sources/B", "/App",
      ])
  }
}
