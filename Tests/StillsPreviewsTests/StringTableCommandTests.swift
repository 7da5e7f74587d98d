import Foundation
import Testing

@testable import StillsPreviews

/// Translations beside the sources, from the command line.
@Suite(.onOwnThreads) struct StringTableCommandTests {
  private static let source = """
    import SwiftUI
    #Preview("Strings") {
      VStack {
        Text("greeting")
        Text("\\(2) things")
        Text(NSLocalizedString("greeting", comment: "A word at the door"))
        Text(String(localized: "greeting"))
        Text(LocalizedStringResource("greeting"))
        Text(Bundle.main.localizedString(forKey: "greeting", value: nil, table: nil))
        Text(String.localizedStringWithFormat(NSLocalizedString("%lld things", comment: ""), 1))
        Text(1234.5.formatted(.number.precision(.fractionLength(1))))
        Text(Measurement(value: 5, unit: UnitLength.kilometers).formatted(.measurement(width: .wide, usage: .asProvided)))
        Text(DateComponentsFormatter().string(from: 3661) ?? "")
      }
    }
    """

  private static let catalog = """
    { "sourceLanguage" : "en", "version" : "1.0", "strings" : {
      "greeting" : { "localizations" : {
        "en" : { "stringUnit" : { "state" : "translated", "value" : "Welcome" } },
        "de" : { "stringUnit" : { "state" : "translated", "value" : "Willkommen" } } } },
      "%lld things" : { "localizations" : {
        "en" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld thing" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld things" } } } } },
        "de" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld Sache" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld Sachen" } } } } } } }
    } }
    """

  private func texts(_ tool: CommandLineTool, _ locale: String, path: String) throws -> [String] {
    let run = try tool.run("inspect", path, "--locale", locale)
    #expect(run.status == 0, "\(run.errors)")
    return run.output.split(separator: "\n").compactMap { line in
      line.range(of: "“").flatMap { start in
        line.range(of: "”").map { String(line[start.upperBound..<$0.lowerBound]) }
      }
    }
  }

  @Test(arguments: ["App", "App/View.swift"])
  func everyWayOfAskingGivesTheTranslation(path: String) throws {
    let tool = try CommandLineTool(["App/View.swift": Self.source, "App/Localizable.xcstrings": Self.catalog])
    defer { tool.remove() }
    #expect(
      try texts(tool, "en_US", path: path) == [
        "Welcome", "2 things", "Welcome", "Welcome", "Welcome", "Welcome", "1 thing", "1,234.5", "5 kilometers",
        "1:01:01",
      ])
    #expect(
      try texts(tool, "de_DE", path: path) == [
        "Willkommen", "2 Sachen", "Willkommen", "Willkommen", "Willkommen", "Willkommen", "1 Sache", "1.234,5",
        "5 Kilometer", "1:01:01",
      ])
  }

  @Test func languageFoldersAreFound() throws {
    let tool = try CommandLineTool([
      "App/View.swift": "import SwiftUI\n#Preview { Text(\"greeting\") }",
      "App/Resources/de.lproj/Localizable.strings": "\"greeting\" = \"Tag\";",
      "App/ko.lproj/Localizable.strings": "\"greeting\" = \"안녕\";",
    ])
    defer { tool.remove() }
    #expect(try texts(tool, "de_DE", path: "App") == ["Tag"])
    #expect(try texts(tool, "ko_KR", path: "App/View.swift") == ["안녕"])
    #expect(try texts(tool, "fr_FR", path: "App") == ["greeting"])
  }

  @Test func aBrokenTableIsAWarningThatStrictMakesAnError() throws {
    let tool = try CommandLineTool([
      "App/View.swift": "import SwiftUI\n#Preview { Text(\"a\") }",
      "App/de.lproj/Localizable.strings": "\"a\" = \"b\";\n\"c\" \"d\";\n",
    ])
    defer { tool.remove() }
    let run = try tool.run("render", "App", "-o", "out.png")
    #expect(run.status == 0)
    #expect(run.errors.contains("App/de.lproj/Localizable.strings:2: "))
    #expect(try tool.run("render", "App", "-o", "out.png", "--strict").status == 1)
  }
}
