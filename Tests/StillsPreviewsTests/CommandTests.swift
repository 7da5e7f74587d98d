import Foundation
import Testing

@testable import StillsPreviews

@Suite(.onOwnThreads) struct CommandTests {
  private static let card = """
    import SwiftUI

    private struct Card: View {
      var body: some View { Rectangle().fill(Color.red).frame(width: 40, height: 20) }
    }

    #Preview { Card() }
    #Preview("Small card", traits: .sizeThatFitsLayout) { Card() }
    struct Card_Previews: PreviewProvider {
      static var previews: some View {
        Group {
          Card().previewDisplayName("First").previewLayout(.fixed(width: 60, height: 30))
          Card().previewLayout(.sizeThatFits)
        }
      }
    }
    @main struct CardApp: App {
      var body: some Scene { WindowGroup { Card() } }
    }
    """

  private func tool(_ source: String = card, _ check: (CommandLineTool) throws -> Void) throws {
    let tool = try CommandLineTool(["Card.swift": source])
    defer { tool.remove() }
    try check(tool)
  }

  // MARK: - The world of the sources

  @Test func theSourcesClockLocaleAndTimeZoneAreThePictures() throws {
    let source = """
      import SwiftUI
      private let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .long
        return formatter
      }()
      public struct Now: View {
        var date: Date
        public init(date: Date = Date()) { self.date = date }
        public var body: some View {
          Text(Locale.current.identifier + " " + TimeZone.current.identifier)
          Text(formatter.string(from: date))
          Text(Date.now.formatted(date: .numeric, time: .shortened))
          Text(Calendar.current.component(.hour, from: .now).description)
        }
      }
      #Preview { Now() }
      """
    try tool(source) { tool in
      let run = try tool.run(
        "inspect", "--layout", "Card.swift", environment: ["TZ": "Asia/Seoul", "LANG": "ko_KR.UTF-8"])
      for text in ["en_US GMT", "January 9, 2007", "1/9/2007, 9:41", "9"] {
        #expect(run.output.contains("Text “\(text)"))
      }
      #expect(run.errors == "")
    }
  }

  @Test func namesThatTheSourcesDeclareThemselvesAreTheirs() throws {
    let source = """
      import SwiftUI
      class DateFormatter { var name = "own" }
      extension Date { func formatted() -> String { "own date" } }
      #Preview { Text(DateFormatter().name + Date().formatted()) }
      """
    try tool(source) { tool in
      let run = try tool.run("inspect", "--layout", "Card.swift")
      #expect(run.output.contains("“ownown date”"))
    }
  }

  // MARK: - What is found and written

  @Test func everyKindOfPreviewIsListedInOrder() throws {
    try tool { tool in
      let run = try tool.run("previews", "Card.swift")
      #expect(run.errors == "")
      #expect(
        run.output == """
            1  Card           Card.swift:7  #Preview
            2  Small card     Card.swift:8  #Preview
            3  First          Card.swift:9  PreviewProvider
            4  Card_Previews  Card.swift:9  PreviewProvider
            5  CardApp        Card.swift:17  App

          """)
    }
  }

  @Test func picturesAreNamedAndListed() throws {
    try tool { tool in
      let run = try tool.run("render", "Card.swift", "-o", "out")
      #expect(run.status == 0)
      let names = ["card", "small-card", "first", "card-previews", "card-app"].map { "\($0)@iphone-16.png" }
      #expect(run.output == names.map { "out/\($0)\n" }.joined())
      #expect(tool.files(in: "out") == names.sorted())
    }
  }

  @Test func traitsAndModifiersSetTheCanvas() throws {
    try tool { tool in
      let run = try tool.run("render", "Card.swift", "-o", "out", "--json")
      let sizes = run.output.split(separator: "\n").filter { $0.contains("\"width\"") }.map { line in
        line.split(separator: ",").filter { $0.contains("width") || $0.contains("height") }.map {
          $0.filter(\.isNumber)
        }
      }
      #expect(sizes == [["1179", "2556"], ["120", "60"], ["180", "90"], ["120", "60"], ["1179", "2556"]])
    }
  }

  @Test func commandLineWinsOverTraits() throws {
    try tool { tool in
      let run = try tool.run(
        "render", "Card.swift", "-p", "first", "-o", "out", "--layout", "fit", "--scale", "1", "--device",
        "iphone-se-3,ipad-pro-11",
        "--appearance", "light,dark", "--json")
      #expect(run.status == 0)
      #expect(
        tool.files(in: "out") == [
          "first@ipad-pro-11-dark.png", "first@ipad-pro-11.png", "first@iphone-se-3-dark.png", "first@iphone-se-3.png",
        ])
      #expect(run.output.contains("\"width\": 40, \"height\": 20"))
    }
  }

  @Test func oneOutputFileIsExactlyThatFile() throws {
    try tool { tool in
      let run = try tool.run("render", "Card.swift", "-p", "2", "-o", "new/x.png")
      #expect(run.output == "new/x.png\n")
      #expect(tool.files(in: "new") == ["x.png"])
      let refused = try tool.run("render", "Card.swift", "-o", "x.png")
      #expect(refused.status == 2)
    }
  }

  @Test func shardsPartThePictures() throws {
    try tool { tool in
      for shard in ["1/3", "2/3", "3/3"] { _ = try tool.run("render", "Card.swift", "-o", shard, "--shard", shard) }
      let parts = ["1/3", "2/3", "3/3"].map { tool.files(in: $0) }
      #expect(parts.map(\.count) == [2, 2, 1])
      #expect(Set(parts.joined()).count == 5)
    }
  }

  @Test func filesOfAFolderAreOneModule() throws {
    let tool = try CommandLineTool([
      "App/View.swift": "import SwiftUI\nstruct Card: View { var body: some View { Rectangle() } }",
      "App/Sub/Other.swift": "import SwiftUI\nimport Sub\n#Preview(\"Other\") { Card() }",
      "App/Package.swift": "not Swift",
      "App/AppTests/T.swift": "import Nowhere", "App/.build/x.swift": "nonsense",
    ])
    defer { tool.remove() }
    #expect(try tool.run("previews", "App").output == "  1  Other  Other.swift:3  #Preview\n")
  }

  @Test func sameBytesWhateverTheNumberOfJobsAndTheSurroundings() throws {
    try tool { tool in
      _ = try tool.run("render", "Card.swift", "-o", "one", "--jobs", "1")
      _ = try tool.run(
        "render", "Card.swift", "-o", "two", "--jobs", "2", environment: ["LANG": "ko_KR.UTF-8", "TZ": "Asia/Seoul"])
      let names = tool.files(in: "one")
      #expect(names.count == 5)
      for name in names {
        #expect(FilePath.read("\(tool.folder)/one/\(name)") == FilePath.read("\(tool.folder)/two/\(name)"), "\(name)")
      }
    }
  }

  @Test func inspectPrintsFrames() throws {
    try tool { tool in
      let run = try tool.run("inspect", "Card.swift", "-p", "2", "--layout", "--display")
      #expect(run.status == 0)
      #expect(run.output.contains("Rectangle"))
      #expect(run.output.contains("#ff3b30"))
    }
  }

  @Test func inspectTakesTheCanvasAfterLayout() throws {
    try tool("import SwiftUI\n#Preview { Rectangle() }") { tool in
      let alone = try tool.run("inspect", "--layout", "30x20", "Card.swift")
      #expect(alone.status == 0 && alone.output.contains("30") && !alone.output.contains("393"), "\(alone)")
      let screen = try tool.run("inspect", "--layout", "Card.swift")
      #expect(screen.status == 0 && screen.output.contains("393"), "\(screen)")
      #expect(try tool.run("inspect", "--layout=10", "Card.swift").status == 2)
    }
  }

  @Test func previewsMayPrint() throws {
    try tool("import SwiftUI\n#Preview { let _ = print(\"from a preview\"); Rectangle() }") { tool in
      let run = try tool.run("render", "Card.swift", "-o", "out")
      #expect(run.output == "out/card@iphone-16.png\n")
      #expect(run.errors == "from a preview\n")
    }
  }

  // MARK: - Sources written for iOS

  @Test func iOSSourceCompilesUnchanged() throws {
    let source = """
      import struct SwiftUI.Color
      import SwiftUI
      import CoreGraphics
      #if canImport(UIKit)
      import UIKit
      #endif
      #if os(iOS) && targetEnvironment(simulator) && DEBUG
      struct Phone: View { @available(iOS 17, *) var body: some View { if #available(iOS 18, *) { Rectangle() } else { Circle() } } }
      #endif
      class Target { @objc func tap(_ sender: Any) {}; let action = #selector(tap(_:)); @IBOutlet weak var other: Target! }
      struct Tab {}; struct Label {}; struct Alert {}; protocol Shape {}; enum Layout { case a }; struct Preview {}
      let request: URLRequest? = nil
      let side: CGFloat = 3
      extension EnvironmentValues { @Entry var level = 3; @Entry var name: String? }
      #Preview("Phone") {
        @Previewable @State var isOn = true
        let label = Label()
        if isOn { Phone() } else { EmptyView() }
      }
      """
    try tool(source) { tool in
      let run = try tool.run("render", "Card.swift", "-o", "out")
      #expect(run.errors == "")
      #expect(run.status == 0)
    }
  }

  @Test func previewsOfObjectsWorkWithUIKitAlone() throws {
    let source = """
      import UIKit
      class Screen { var title = "" }
      #Preview("Screen") {
        let screen = Screen()
        screen.title = "Title"
        return screen
      }
      #Preview("Another") { Screen() }
      """
    try tool(source) { tool in
      let run = try tool.run("previews", "Card.swift")
      #expect(run.errors == "")
      #expect(
        run.output == "  1  Screen   Card.swift:3  #Preview\n  2  Another  Card.swift:8  #Preview\n")
    }
  }

  @Test func syntaxErrorsHaveTheAuthorsPlace() throws {
    try tool(
      "import SwiftUI\n\nstruct Card: View {\n\tvar body: some View { Rectangle().nothing(#selector(a), b: missing) }\n}\n#Preview { Card() }"
    ) { tool in
      let run = try tool.run("render", "Card.swift", "-o", "out")
      #expect(run.status == 3)
      #expect(run.output == "")
      #expect(
        run.errors.contains(
          "Card.swift:4:61: error: cannot find 'missing' in scope\n\tvar body: some View { Rectangle().nothing(#selector(a), b: missing) }\n\t"
        ))
      #expect(tool.files(in: ".").filter { !$0.hasPrefix(".") } == ["Card.swift"])
    }
  }

  @Test func missingFrameworkIsOneMessage() throws {
    try tool("import SwiftUI\nimport CloudKit\nlet map = CKRecord()\n#Preview { Rectangle() }") { tool in
      let run = try tool.run("render", "Card.swift", "-o", "out")
      #expect(run.status == 3)
      #expect(run.errors.contains("no module 'CloudKit'"))
      #expect(run.errors.contains("Card.swift:3: let map = CKRecord()"))
    }
  }

  // MARK: - Compiling once

  @Test func compiledSourcesAreKeptByContent() throws {
    try tool { tool in
      let cache = tool.folder + "/cache"
      func entries() -> [String] { FilePath.names(in: cache) }
      _ = try tool.run("previews", "Card.swift", "--cache", cache)
      let first = entries()
      #expect(first.count == 1)
      let library = FilePath.status("\(cache)/\(first[0])/app.so")?.st_mtim.tv_nsec
      _ = try tool.run("previews", "Card.swift", "--cache", cache)
      #expect(entries() == first)
      #expect(FilePath.status("\(cache)/\(first[0])/app.so")?.st_mtim.tv_nsec == library)
      try tool.write("import SwiftUI\n#Preview(\"Changed\") { Rectangle() }", to: "Card.swift")
      #expect(try tool.run("previews", "Card.swift", "--cache", cache).output.contains("Changed"))
      #expect(entries().count == 2)
    }
  }

  @Test func failuresAreNotKept() throws {
    try tool("import SwiftUI\nnonsense") { tool in
      let cache = tool.folder + "/cache"
      let run = try tool.run("previews", "Card.swift", "--cache", cache)
      #expect(run.status == 3)
      #expect(FilePath.names(in: cache) == [])
    }
  }
}
