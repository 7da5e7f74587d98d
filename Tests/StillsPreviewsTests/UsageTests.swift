import Foundation
import Testing

@testable import StillsPreviews

/// What cannot be done is said in a sentence, and leaves nothing behind.
@Suite(.onOwnThreads) struct UsageTests {
  struct Case: CustomTestStringConvertible {
    var arguments: [String]
    var status: Int32
    var message: String
    var testDescription: String { arguments.joined(separator: " ") }

    init(_ arguments: String..., status: Int32 = 2, says message: String) {
      (self.arguments, self.status, self.message) = (arguments, status, message)
    }
  }

  static let cases = [
    Case("render", says: "which files?"),
    Case("render", "Missing.swift", says: "no such file or folder: Missing.swift"),
    Case("render", "notes.txt", says: "notes.txt is not a Swift file"),
    Case("render", "Empty.swift", status: 4, says: "Empty.swift is empty"),
    Case("render", "None.swift", status: 4, says: "no preview found"),
    Case("render", "folder", status: 4, says: "no .swift file in folder"),
    Case(
      "render", "Card.swift", "--device", "iphone-16-prod",
      says: "no device 'iphone-16-prod'. Did you mean iphone-16-pro"),
    Case("render", "Card.swift", "--devise", "x", says: "has no option --devise. Did you mean --device"),
    Case("render", "Card.swift", "--type-size", "xxxxl", says: "--type-size cannot be 'xxxxl'. Did you mean xxxl"),
    Case("render", "Card.swift", "--locale", "english", says: "--locale cannot be 'english'"),
    Case("render", "Card.swift", "--format", "pgn", says: "--format cannot be 'pgn'. Did you mean png"),
    Case("render", "Card.swift", "--appearance", "drak", says: "Did you mean dark"),
    Case("render", "Card.swift", "--layout", "10", says: "--layout cannot be '10'"),
    Case("render", "Card.swift", "--scale", "nan", says: "--scale cannot be 'nan'"),
    Case("render", "Card.swift", "--timeout", "0", says: "--timeout cannot be '0'"),
    Case("render", "Card.swift", "--safe-area", "1,2", says: "--safe-area cannot be '1,2'"),
    Case("render", "Card.swift", "--shard", "3/2", says: "--shard cannot be '3/2'"),
    Case("render", "Card.swift", "--jobs", "-1", says: "--jobs cannot be '-1'"),
    Case("render", "Card.swift", "--fonts", "nowhere", says: "--fonts needs a folder"),
    Case("render", "Card.swift", "--output", says: "--output needs a value"),
    Case("render", "Card.swift", "--strict=yes", says: "--strict takes no value"),
    Case("render", "Card.swift", "--preview", "Crad", says: "no preview 'Crad'. Did you mean 'Card'?"),
    Case("render", "Card.swift", "--preview", "2", says: "there is no preview 2; there are 1"),
    Case("render", "Card.swift", "-o", "/proc/nowhere", status: 4, says: "cannot make the folder /proc/nowhere"),
    Case("render", "Card.swift", "-o", "x.png", "--format", "svg", says: "x.png is not a name for svg"),
    Case("rendr", "Card.swift", says: "no command 'rendr'. Did you mean render?"),
    Case("review", says: "which files?"),
    Case("review", "--merge", says: "which parts?"),
    Case("review", "Card.swift", "-o", "x.png", says: "x.png is no name for a page"),
    Case("review", "Card.swift", "--each-step", says: "--each-step needs steps"),
    Case("review", "Card.swift", "--exit-code", says: "--exit-code needs something to compare with"),
    Case("review", "Card.swift", "--against", "old.html", says: "--against old.html: there is no such page or folder"),
    Case("review", "Card.swift", "--against", "folder", "--shard", "1/2", says: "a part cannot tell what is gone"),
    Case("review", "--merge", "notes.txt", says: "notes.txt: this is no page that `stills review` has written"),
    Case("review", "--merge", "missing.html", says: "missing.html: there is no such file"),
    Case("watch", says: "which files?"),
    Case("watch", "Missing.swift", says: "no such file or folder: Missing.swift"),
    Case("watch", "Card.swift", "--json", says: "`stills watch` has no option --json"),
    Case("symbols", "chevron.lfet", says: "Did you mean chevron.left"),
    Case("render", "Card.swift", "--layout", "ax320x200", says: "--layout cannot be 'ax320x200'"),
    Case("render", "Card.swift", "--layout", "-3x4", says: "--layout cannot be '-3x4'"),
    Case("render", "Card.swift", "--safe-area", "1,2,x,3,4", says: "--safe-area cannot be '1,2,x,3,4'"),
    Case("render", "Card.swift", "--shard", "1/x/4", says: "--shard cannot be '1/x/4'"),
    Case("render", "Card.swift", "--signal", "5", says: "--signal cannot be '5'. It is a number of bars from 0 to 4"),
    Case("render", "Card.swift", "--format", "gif", says: "It can be png, svg, pdf, json"),
    Case(
      "render", "Card.swift", "--output", "-d.png", says: "--output needs a value: --output FILE|DIR; if it is -d.png"),
    Case(
      "render", "Card.swift", "-o", "x.jpg", says: "x.jpg is no name for a picture: .jpg cannot be written, but .png"),
    Case("render", "Card.swift", "-o", "None.swift", status: 4, says: "None.swift: there is a file of that name"),
    Case("render", "Card.swift", "--cache", "notes.txt", says: "--cache needs a folder, and notes.txt is a file"),
    Case("film", says: "as in `stills film ContentView.swift`"),
    Case("diff", "a.png", "b.png", "c.png", says: "compares two files or two folders"),
    Case("diff", "a.png", "Card.swift", says: "a.png: there is no such file or folder"),
    Case("diff", "Card.swift", "notes.txt", "-o", "Card.png", says: "Card.png is no name for what --output writes"),
    Case("diff", "Card.swift", "notes.txt", "-o", "folder", says: "--output needs a file, and folder is a folder"),
    Case("diff", "Card.swift", "notes.txt", "--junit", "Card.png", says: "Card.png is no name for what --junit writes"),
    Case("fonts", "Orbitrn", says: "no font has 'Orbitrn' in its name. Did you mean Orbitron"),
    Case("devices", "iphnoe", says: "no device has 'iphnoe'"),
  ]

  @Test(arguments: cases) func isExplained(_ usage: Case) throws {
    let tool = try CommandLineTool([
      "Card.swift": "import SwiftUI\n#Preview { Rectangle() }", "None.swift": "import SwiftUI\nlet a = 1",
      "Empty.swift": "\n",
      "notes.txt": "", "folder/notes.txt": "",
    ])
    defer { tool.remove() }
    let before = tool.files(in: ".").filter { !$0.hasPrefix(".") }
    let process = try tool.run(arguments: usage.arguments)
    #expect(process.status == usage.status)
    #expect(process.errors.contains(usage.message), "\(process.errors)")
    #expect(process.output == "")
    #expect(tool.files(in: ".").filter { !$0.hasPrefix(".") } == before)
  }

  @Test func helpAndVersionGoToStandardOutput() throws {
    let tool = try CommandLineTool()
    defer { tool.remove() }
    #expect(try tool.run("--version").output.hasPrefix("stills "))
    for arguments in [["help"], ["--help"], ["help", "help"], ["help", "version"]] {
      let help = try tool.run(arguments: arguments)
      #expect(help.output.contains("stills render PATH…") && help.output.contains("exit status") && help.status == 0)
    }
    #expect(try tool.run("render", "--help").output.contains("--device ID,…"))
    #expect(try tool.run("devices").output.contains("iphone-16 "))
  }

  @Test func garbageFontIsReported() throws {
    let tool = try CommandLineTool([
      "Card.swift": "import SwiftUI\n#Preview { Text(\"a\") }", "fonts/bad.ttf": "garbage",
    ])
    defer { tool.remove() }
    let run = try tool.run("render", "Card.swift", "-o", "out", "--fonts", "fonts")
    #expect(run.errors.contains("bad.ttf"), "\(run.errors)")
    #expect(try tool.run("render", "Card.swift", "-o", "strict", "--fonts", "fonts", "--strict").status != 0)
  }
}
