import Foundation
import StillsCore
import SwiftUI
import Testing

@testable import StillsUI

/// Tables of translations: what they look like, what they give, what is said about broken ones.
@Suite @MainActor struct TextTablesTests {
  static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "hello" : { "localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "**Hallo** Welt" } } } },
        "Hello, %@!" : { "localizations" : {
          "de" : { "stringUnit" : { "state" : "translated", "value" : "Hallo, %1$@!" } },
          "ko" : { "stringUnit" : { "state" : "translated", "value" : "%@님, 안녕하세요!" } } } },
        "%lld items" : { "localizations" : {
          "en" : { "variations" : { "plural" : {
            "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld item" } },
            "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld items" } } } } },
          "ru" : { "variations" : { "plural" : {
            "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld вещь" } },
            "few" : { "stringUnit" : { "state" : "translated", "value" : "%lld вещи" } },
            "many" : { "stringUnit" : { "state" : "translated", "value" : "%lld вещей" } },
            "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld вещи" } } } } } } },
        "%1$@ has %2$lld" : { "localizations" : {
          "en" : { "stringUnit" : { "state" : "translated", "value" : "%2$lld belong to %1$@" } } } },
        "%@ gave %@ to %@" : { "localizations" : {
          "de" : { "stringUnit" : { "state" : "translated", "value" : "%3$@ bekam von %1$@: %2$@" } } } },
        "%lld of %lld photos" : { "localizations" : { "de" : {
          "stringUnit" : { "state" : "translated", "value" : "%#@done@ von %#@all@" },
          "substitutions" : {
            "done" : { "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : {
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg" } } } } },
            "all" : { "argNum" : 2, "formatSpecifier" : "lld", "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg Bild" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg Bildern" } } } } } } } } },
        "Tap" : { "localizations" : { "en" : { "variations" : { "device" : {
          "iphone" : { "stringUnit" : { "state" : "translated", "value" : "Tap the phone" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "Press" } } } } } } },
        "half" : { "localizations" : {
          "de" : { "stringUnit" : { "state" : "new", "value" : "" } },
          "en" : { "stringUnit" : { "state" : "translated", "value" : "Half done" } } } },
        "Brand" : { "shouldTranslate" : false, "localizations" : {
          "de" : { "stringUnit" : { "state" : "translated", "value" : "Marke" } } } },
        "review" : { "extractionState" : "stale", "localizations" : {
          "de" : { "stringUnit" : { "state" : "needs_review", "value" : "Prüfen" } } } },
        "nothing" : { }
      },
      "version" : "1.0"
    }
    """

  static func tables(_ files: [(path: String, text: String)]) -> StringTables {
    var tables = StringTables()
    for file in files { tables.add(Array(file.text.utf8), path: file.path) }
    return tables
  }

  static func world(_ locale: String, _ files: [(path: String, text: String)]) -> World {
    var world = World()
    world.locale = locale
    world.strings = tables(files)
    return world
  }

  static func shown(_ text: Text, _ locale: String, _ files: [(path: String, text: String)]) throws -> String {
    try RenderKit.place(text, world: world(locale, files), typesetter: RenderKit.boxes).strings.first ?? ""
  }

  private func shown(_ text: Text, _ locale: String) throws -> String {
    try Self.shown(text, locale, [("Localizable.xcstrings", Self.catalog)])
  }

  // MARK: String Catalogs

  @Test func aKeyIsLookedUpInTheLocalesLanguage() throws {
    #expect(try shown(Text("hello"), "de_DE") == "Hallo Welt")
    #expect(try shown(Text("hello"), "de_AT") == "Hallo Welt")
    #expect(try shown(Text("hello"), "en_US") == "hello")
  }

  @Test func theEnvironmentsLocaleWinsOverTheWorlds() throws {
    let view = Text("hello").environment(\.locale, Locale(identifier: "de"))
    let world = Self.world("en_US", [("Localizable.xcstrings", Self.catalog)])
    #expect(try RenderKit.place(view, world: world, typesetter: RenderKit.boxes).strings == ["Hallo Welt"])
  }

  @Test func markdownInTranslationsIsRead() throws {
    let world = Self.world("de_DE", [("Localizable.xcstrings", Self.catalog)])
    let formatting = TextFormatting(
      EnvironmentValues(surroundings: Surroundings(world: world, typesetter: nil, reports: ReportSink())))
    let segments = Text("hello").segments(with: formatting)
    #expect(segments.map(\.text) == ["Hallo", " Welt"])
    #expect(segments.map(\.attributes.fontTraits.isBold) == [true, nil])
  }

  @Test func argumentsGoWhereTheTranslationPutsThem() throws {
    #expect(try shown(Text("Hello, \("Ana")!"), "de_DE") == "Hallo, Ana!")
    #expect(try shown(Text("Hello, \("Ana")!"), "ko_KR") == "Ana님, 안녕하세요!")
    #expect(try shown(Text("\("Ana") gave \("tea") to \("Bo")"), "de_DE") == "Bo bekam von Ana: tea")
  }

  @Test func pluralFormsFollowTheLanguagesRules() throws {
    #expect(try shown(Text("\(1) items"), "en_US") == "1 item")
    #expect(try shown(Text("\(2) items"), "en_US") == "2 items")
    #expect(try shown(Text("\(0) items"), "en_US") == "0 items")
    #expect(try shown(Text("\(1) items"), "ru_RU") == "1 вещь")
    #expect(try shown(Text("\(3) items"), "ru_RU") == "3 вещи")
    #expect(try shown(Text("\(11) items"), "ru_RU") == "11 вещей")
    #expect(try shown(Text("\(21) items"), "ru_RU") == "21 вещь")
  }

  @Test func variablesHaveFormsOfTheirOwn() throws {
    #expect(try shown(Text("\(2) of \(10) photos"), "de_DE") == "2 von 10 Bildern")
    #expect(try shown(Text("\(0) of \(1) photos"), "de_DE") == "0 von 1 Bild")
  }

  @Test func formsFollowTheDevice() throws {
    #expect(try shown(Text("Tap"), "en_US") == "Tap the phone")
    var world = Self.world("en_US", [("Localizable.xcstrings", Self.catalog)])
    world.device = Device.named("ipad-pro-11") ?? world.device
    #expect(try RenderKit.place(Text("Tap"), world: world, typesetter: RenderKit.boxes).strings == ["Press"])
  }

  @Test func whatIsNotTranslatedYetIsInTheSourceLanguage() throws {
    #expect(try shown(Text("half"), "de_DE") == "Half done")
    #expect(try shown(Text("half"), "fr_FR") == "Half done")
    #expect(try shown(Text("nothing"), "de_DE") == "nothing")
    #expect(try shown(Text("unknown key"), "de_DE") == "unknown key")
  }

  @Test func statesDecideWhetherATranslationCounts() throws {
    #expect(try shown(Text("Brand"), "de_DE") == "Brand", "not to be translated")
    #expect(try shown(Text("review"), "de_DE") == "Prüfen", "stale and to be reviewed, but there")
  }

  // MARK: .strings

  @Test func stringsFilesHaveCommentsEscapesAndBareWords() throws {
    let file = """
      /* A comment */
      "a" = "one \\"quoted\\"\\nline \\U00e9 \\\\";
      // another
      bare.key = "two";
      "b"="three";"c" = "%lld %%";
      """
    func value(_ key: String) -> String? {
      Self.tables([("de.lproj/Localizable.strings", file)]).entry(for: key, table: nil, locale: "de_DE")?.entry
        .text(language: "de", isPad: false)
    }
    #expect(value("a") == "one \"quoted\"\nline é \\")
    #expect(value("bare.key") == "two")
    #expect(value("b") == "three")
    #expect(value("c") == "%lld %%")
  }

  @Test func stringsFilesMayBeUTF16OrPropertyLists() {
    var tables = StringTables()
    let units = Array("\u{FEFF}\"k\" = \"日本\";".utf16)
    tables.add(units.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }, path: "ja.lproj/Localizable.strings")
    let list = "<?xml version=\"1.0\"?><plist><dict><key>p</key><string>a &amp; b</string></dict></plist>"
    tables.add(Array(list.utf8), path: "ja.lproj/Other.strings")
    #expect(tables.problems.isEmpty)
    #expect(tables.entry(for: "k", table: nil, locale: "ja")?.entry == StringEntry("日本"))
    #expect(tables.entry(for: "p", table: "Other", locale: "ja")?.entry == StringEntry("a & b"))
  }

  @Test func tablesAreNamedAfterTheirFiles() throws {
    let files = [(path: "de.lproj/More.strings", text: "\"key\" = \"mehr\";")]
    #expect(try Self.shown(Text("key", tableName: "More"), "de_DE", files) == "mehr")
    #expect(try Self.shown(Text("key"), "de_DE", files) == "key")
    #expect(try Self.shown(Text("key", tableName: "More", bundle: .main, comment: "A key"), "de_DE", files) == "mehr")
  }

  @Test func theDevelopmentLanguageStandsInForMissingOnes() throws {
    let files = [
      (path: "en.lproj/Localizable.strings", text: "\"key\" = \"english\";"),
      (path: "ko.lproj/Localizable.strings", text: "\"key\" = \"한국어\";"),
    ]
    #expect(try Self.shown(Text("key"), "fr_FR", files) == "english")
    #expect(try Self.shown(Text("key"), "ko_KR", files) == "한국어")
    let base = [(path: "Base.lproj/Localizable.strings", text: "\"key\" = \"base\";")]
    #expect(try Self.shown(Text("key"), "fr_FR", base) == "base")
  }

  @Test(arguments: [
    ("zh_TW", "zh-Hant"), ("zh_HK", "zh-Hant"), ("zh_CN", "zh-Hans"), ("zh_Hant_TW", "zh-Hant"), ("pt_BR", "pt-BR"),
    ("pt_PT", "pt-BR"), ("nb_NO", "no"), ("en_GB", "en"),
  ])
  func theNearestLanguageIsTaken(locale: String, language: String) {
    let files = ["zh-Hant", "zh-Hans", "pt-BR", "no", "en"].map {
      (path: "\($0).lproj/Localizable.strings", text: "\"key\" = \"\($0)\";")
    }
    #expect(Self.tables(files).entry(for: "key", table: nil, locale: locale)?.entry == StringEntry(language))
  }

  // MARK: .stringsdict

  static let dictionary = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0"><dict>
      <!-- files in folders -->
      <key>%lld files in %lld folders</key>
      <dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@files@ in %#@folders@</string>
        <key>files</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>lld</string>
          <key>zero</key><string>No files</string>
          <key>one</key><string>A file</string>
          <key>other</key><string>%lld files</string>
        </dict>
        <key>folders</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>lld</string>
          <key>one</key><string>one folder</string>
          <key>other</key><string>%lld folders</string>
        </dict>
      </dict>
    </dict></plist>
    """

  @Test func dictionariesChooseFormsForEachVariable() throws {
    let files = [
      (path: "en.lproj/Localizable.strings", text: "\"%lld files in %lld folders\" = \"plain\";"),
      (path: "en.lproj/Localizable.stringsdict", text: Self.dictionary),
    ]
    for order in [files, files.reversed()] {
      #expect(try Self.shown(Text("\(1) files in \(2) folders"), "en_US", order) == "A file in 2 folders")
      #expect(try Self.shown(Text("\(5) files in \(1) folders"), "en_US", order) == "5 files in one folder")
      #expect(try Self.shown(Text("\(0) files in \(1) folders"), "en_US", order) == "No files in one folder")
    }
  }

  // MARK: Broken tables

  @Test(arguments: [
    ("a.xcstrings", "{\n  \"strings\" : {\n    \"k\" : [1,,2]\n  }\n}", 3),
    ("a.xcstrings", "{\n \"sourceLanguage\": \"en\" }", 1),
    ("a.xcstrings", "", 1),
    ("a.xcstrings", "{\"strings\":{\n\"k\":{\"localizations\":{\"de\":{\n\"stringUnit\":{\"state\":\"new\"}}}}}}", 3),
    (
      "a.xcstrings",
      "{\"strings\":{\"k\":{\"localizations\":{\"de\":{\"variations\":{\"plural\":{\n\"several\":{}}}}}}}}", 2
    ),
    ("de.lproj/a.strings", "\"a\" = \"b\";\n\"c\" \"d\";\n", 2),
    ("de.lproj/a.strings", "\"a\" = \"b\";\n\n\"c\" = \"d", 3),
    ("de.lproj/a.strings", "/* no end", 1),
    ("de.lproj/a.strings", "\"a\" = \"b\"\n\"c\" = \"d\";", 1),
    ("de.lproj/a.stringsdict", "<plist><dict>\n<key>a</key>\n<key>b</key></dict></plist>", 3),
    ("de.lproj/a.stringsdict", "<plist><dict>\n<key>a</key><dict></dict></dict></plist>", 2),
    ("de.lproj/a.stringsdict", "{}", 1),
    ("de.lproj/a.stringsdict", "<plist><dict><key>a", 1),
  ])
  func aBrokenTableIsReportedWithFileAndLine(path: String, text: String, line: Int) {
    let problems = Self.tables([(path, text)]).problems
    #expect(problems.count == 1)
    #expect(problems.first?.hasPrefix("\(path):\(line): ") == true, "\(problems)")
  }

  @Test func whatStandsBeforeTheMistakeCounts() throws {
    let files = [(path: "de.lproj/Localizable.strings", text: "\"a\" = \"vor\";\n\"b\" = ")]
    #expect(try Self.shown(Text("a"), "de_DE", files) == "vor")
  }

  @Test func noTableTraps() {
    let pieces = [
      "{", "}", "[", "]", "\"", ":", ",", "strings", "<dict>", "</dict>", "<key>", "%#@a@", "\\u12", "1e999", "\u{0}",
      "/*", "=", ";", "\n", "é",
    ]
    var state: UInt64 = 7
    for ending in ["xcstrings", "strings", "stringsdict"] {
      for _ in 0..<400 {
        var text = ending == "xcstrings" ? "{" : ending == "stringsdict" ? "<plist><dict>" : ""
        for _ in 0..<12 {
          state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
          text += pieces[Int(state >> 33) % pieces.count]
        }
        _ = Self.tables([("a.\(ending)", text)])
      }
    }
    let deep = String(repeating: "[", count: 100_000)
    #expect(Self.tables([("a.xcstrings", deep)]).problems.count == 1)
    let lists = String(repeating: "<array>", count: 100_000)
    #expect(Self.tables([("a.stringsdict", "<plist>" + lists)]).problems.count == 1)
  }

  @Test func aVariableThatRefersToItselfEnds() {
    let entry = StringEntry(
      .text("%#@a@"), variables: ["a": .init(argument: 1, specifier: "%lld", value: .text("%#@a@ %#@a@"))])
    #expect(entry.pieces(numbers: [PluralOperands(Int64(1))], language: "en", isPad: false).count <= 1000)
  }
}

/// Forms of numbers, by the examples that the Unicode locale data gives for each language.
@Suite struct PluralRuleTests {
  @Test(arguments: [
    ("en", [1: "one", 0: "other", 2: "other"]), ("de", [1: "one", 0: "other"]),
    ("fr", [0: "one", 1: "one", 2: "other"]),
    ("fr", [1_000_000: "many"]), ("es", [1: "one", 1_000_000: "many", 0: "other"]), ("ja", [1: "other", 0: "other"]),
    ("ko", [1: "other"]), ("zh-Hans", [1: "other"]), ("th", [1: "other"]), ("vi", [1: "other"]),
    ("ru", [1: "one", 2: "few", 5: "many", 11: "many", 12: "many", 21: "one", 22: "few", 100: "many", 101: "one"]),
    ("uk", [1: "one", 3: "few", 14: "many"]),
    ("pl", [1: "one", 2: "few", 5: "many", 12: "many", 21: "many", 22: "few", 0: "many"]),
    ("cs", [1: "one", 2: "few", 4: "few", 5: "other", 0: "other"]),
    ("ar", [0: "zero", 1: "one", 2: "two", 3: "few", 10: "few", 11: "many", 99: "many", 100: "other", 103: "few"]),
    ("he", [1: "one", 2: "two", 3: "other", 10: "other"]), ("hi", [0: "one", 1: "one", 2: "other"]),
    ("lt", [1: "one", 2: "few", 10: "other", 11: "other", 21: "one", 22: "few"]),
    ("lv", [0: "zero", 1: "one", 2: "other", 10: "zero", 11: "zero", 21: "one"]),
    ("ro", [1: "one", 0: "few", 2: "few", 19: "few", 20: "other", 101: "few", 120: "other"]),
    ("sl", [1: "one", 2: "two", 3: "few", 4: "few", 5: "other", 101: "one"]),
    ("ga", [1: "one", 2: "two", 3: "few", 7: "many", 11: "other"]),
    ("cy", [0: "zero", 1: "one", 2: "two", 3: "few", 6: "many", 4: "other"]),
    ("mt", [1: "one", 2: "two", 0: "few", 10: "few", 11: "many", 20: "other"]),
    ("gd", [1: "one", 11: "one", 2: "two", 12: "two", 3: "few", 20: "other"]),
    ("pt-BR", [0: "one", 1: "one", 2: "other"]), ("pt-PT", [0: "other", 1: "one"]),
    ("sr", [1: "one", 2: "few", 5: "other", 21: "one"]),
    ("fil", [1: "one", 4: "other", 6: "other", 7: "one", 9: "other"]),
    ("is", [1: "one", 21: "one", 11: "other"]), ("mk", [1: "one", 11: "other", 21: "one"]),
    ("tr", [1: "one", 2: "other"]),
    ("xx", [1: "other"]),
  ])
  func everyNumberHasItsForm(language: String, forms: [Int: String]) {
    for (number, form) in forms.sorted(by: { $0.key < $1.key }) {
      let category = PluralRules.category(of: PluralOperands(Int64(number)), language: language)
      #expect(category.rawValue == form, "\(number) in \(language)")
    }
  }

  @Test func fractionsHaveFormsToo() {
    func form(_ number: Double, _ language: String) -> PluralCategory {
      PluralRules.category(of: PluralOperands(number), language: language)
    }
    #expect(form(1.5, "en") == .other)
    #expect(form(1, "en") == .one)
    #expect(form(1.5, "fr") == .one)
    #expect(form(1.5, "ru") == .other)
    #expect(form(0.5, "da") == .one)
    #expect(form(1.5, "cs") == .many)
    #expect(form(.nan, "en") == .other)
    #expect(form(-1, "en") == .one)
  }
}
