import StillsLexer

/// A file compiled with the user's, so that what Foundation takes from the machine comes from the picture's world: a
/// module's own declarations win over those it imports. On Linux Foundation's locale is `en_001`, whatever is set.
///
/// Parts that the sources declare themselves are left out.
struct WorldFile {
  /// No two files of a module may have one name.
  static let name = "Stills+World.swift"

  let text: String

  init(for sources: [SourceFile]) {
    let declared = Self.declaredNames(sources)
    var parts = Self.parts
    parts.append(Self.files(in: ResourceFolders.of(sources)))
    if Self.load(from: sources) { parts.append(Self.loading) }
    parts += Self.foundationTypes.map { Part(names: [$0], text: "public typealias \($0) = SwiftUI.\($0)") }
    text =
      "import Foundation\nimport SwiftUI\n"
      + parts.filter { declared.isDisjoint(with: $0.names) }.map(\.text).joined(separator: "\n")
  }

  private static func literal(_ text: String) -> String {
    var literal = "\""
    for character in text {
      if character == "\"" || character == "\\" { literal.append("\\") }
      literal.append(character)
    }
    literal.append("\"")
    return literal
  }

  /// What a bundle would hold lies beside the sources.
  private static func files(in folders: [String]) -> Part {
    let list = folders.map(literal).joined(separator: ", ")
    return Part(
      names: [],
      text: """
        private let _stillsResourceFolders: [String] = [\(list)]
        extension Foundation.Bundle {
          public func path(forResource name: String?, ofType ext: String?) -> String? {
            _ManagedModelPlace.path(name, ext) ?? _ShownWorld.resource(name, ext, below: _stillsResourceFolders)
          }
          public func path(forResource name: String?, ofType ext: String?, inDirectory subpath: String?) -> String? {
            _ShownWorld.resource(name, ext, below: _stillsResourceFolders)
          }
          public func paths(forResourcesOfType ext: String?, inDirectory subpath: String?) -> [String] {
            _ShownWorld.resources(ext, below: _stillsResourceFolders)
          }
          public func url(forResource name: String?, withExtension ext: String?) -> URL? {
            path(forResource: name, ofType: ext).map { URL(fileURLWithPath: $0) }
          }
          public func url(
            forResource name: String?, withExtension ext: String?, subdirectory subpath: String?
          ) -> URL? { url(forResource: name, withExtension: ext) }
          public var infoDictionary: [String: Any]? { _ShownWorld.appInformation }
          public func object(forInfoDictionaryKey key: String) -> Any? { _ShownWorld.appInformation[key] }
        }
        """)
  }

  /// Whether publishers of what the network answers are made: the part for them costs its module's loading.
  private static func load(from sources: [SourceFile]) -> Bool {
    sources.contains { file in
      let source = TokenList(file.bytes)
      return source.tokens.indices.contains { source.has("dataTaskPublisher", at: $0) }
    }
  }

  private static let loading = Part(
    names: ["URLSession.dataTaskPublisher"],
    text: """
      import Combine
      import FoundationNetworking
      extension FoundationNetworking.URLSession {
        /// Nothing is loaded for a still: it waits for an answer that does not come.
        public struct DataTaskPublisher: Publisher {
          public typealias Output = (data: Data, response: URLResponse)
          public typealias Failure = URLError
          public let request: URLRequest
          public let session: URLSession
          public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Empty<Output, Failure>(completeImmediately: false).receive(subscriber: subscriber)
          }
        }
        public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
          DataTaskPublisher(request: URLRequest(url: url), session: self)
        }
        public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
          DataTaskPublisher(request: request, session: self)
        }
      }
      """)

  private struct Part {
    /// That the user may have declared.
    var names: Set<String>
    var text: String
  }

  private static let parts = [
    Part(
      names: ["Date.now"],
      text: """
        extension Foundation.Date {
          public init() { self = _ShownWorld.now }
          public static var now: Foundation.Date { _ShownWorld.now }
        }
        """),
    Part(
      names: ["Locale.current", "TimeZone.current", "Calendar.current"],
      text: """
        extension Foundation.Locale {
          public static var current: Foundation.Locale { _ShownWorld.locale }
          public static var autoupdatingCurrent: Foundation.Locale { _ShownWorld.locale }
        }
        extension Foundation.TimeZone {
          public static var current: Foundation.TimeZone { _ShownWorld.timeZone }
          public static var autoupdatingCurrent: Foundation.TimeZone { _ShownWorld.timeZone }
        }
        extension Foundation.Calendar {
          public static var current: Foundation.Calendar { _ShownWorld.calendar }
          public static var autoupdatingCurrent: Foundation.Calendar { _ShownWorld.calendar }
        }
        """),
    Part(
      names: ["Date.formatted"],
      text: """
        extension Foundation.Date {
          public func formatted() -> String { formatted(date: .numeric, time: .shortened) }
          public func formatted(date: FormatStyle.DateStyle, time: FormatStyle.TimeStyle) -> String {
            FormatStyle(
              date: date, time: time, locale: _ShownWorld.locale, calendar: _ShownWorld.calendar,
              timeZone: _ShownWorld.timeZone
            ).format(self)
          }
        }
        """),
    formatted("Swift.BinaryInteger", plain: "IntegerFormatStyle<Self>(locale: _ShownWorld.locale).format(self)"),
    formatted(
      "Swift.BinaryFloatingPoint", plain: "FloatingPointFormatStyle<Self>(locale: _ShownWorld.locale).format(self)"),
    formatted("Foundation.Decimal", plain: "FormatStyle(locale: _ShownWorld.locale).format(self)"),
    formatted("Foundation.Date", plain: nil),
    formatted("Swift.Duration", plain: nil),
    Part(
      names: ["DateComponentsFormatter"],
      text: "public typealias DateComponentsFormatter = StillsUI._DateComponentsFormatter"),
    Part(names: ["NSPredicate"], text: "public typealias NSPredicate = StillsUI._NSPredicate"),
    Part(names: ["NSCompoundPredicate"], text: "public typealias NSCompoundPredicate = StillsUI._NSCompoundPredicate"),
    Part(names: ["NSSortDescriptor"], text: "public typealias NSSortDescriptor = StillsUI._NSSortDescriptor"),
    Part(names: ["NSExpression"], text: "public typealias NSExpression = StillsUI._NSExpression"),
    Part(
      names: ["MeasurementFormatter"], text: "public typealias MeasurementFormatter = StillsUI._MeasurementFormatter"),
    Part(
      names: ["NSLocalizedString"],
      text: """
        func NSLocalizedString(
          _ key: String, tableName: String? = nil, bundle: Foundation.Bundle = .main, value: String = "", comment: String
        ) -> String { _ShownWorld.localizedString(key, value: value, table: tableName) }
        """),
    Part(
      names: ["Bundle.module"],
      text: "extension Foundation.Bundle { public static var module: Foundation.Bundle { .main } }"),
    Part(
      names: ["Bundle.localizedString"],
      text: """
        extension Foundation.Bundle {
          public func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
            _ShownWorld.localizedString(key, value: value, table: tableName)
          }
        }
        """),
    Part(
      names: ["String.localizedStringWithFormat"],
      text: """
        extension Swift.String {
          public static func localizedStringWithFormat(_ format: String, _ arguments: CVarArg...) -> String {
            _ShownWorld.string(format: format, locale: _ShownWorld.locale, arguments: arguments)
          }
        }
        """),
    Part(
      names: ["autoreleasepool"],
      text: """
        func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
          try SwiftUI.autoreleasepool(invoking: body)
        }
        """),
    Part(
      names: ["CACurrentMediaTime"],
      text: "func CACurrentMediaTime() -> Double { _ShownWorld.now.timeIntervalSince1970 }"),
    Part(
      names: ["NSEC_PER_SEC"],
      text: "public let NSEC_PER_SEC: UInt64 = 1_000_000_000, NSEC_PER_MSEC: UInt64 = 1_000_000"),
    Part(
      names: ["CFAbsoluteTimeGetCurrent"],
      text: "func CFAbsoluteTimeGetCurrent() -> Double { SwiftUI.CFAbsoluteTimeGetCurrent() }"),
    formatter("DateFormatter", settings: "locale = _ShownWorld.locale; timeZone = _ShownWorld.timeZone"),
    formatter("NumberFormatter", settings: "locale = _ShownWorld.locale"),
  ]

  /// What Apple's Foundation brings and Linux's does not, for files that import no more than that.
  private static let foundationTypes = [
    "LocalizedStringResource", "RelativeDateTimeFormatter", "ListFormatter", "UndoManager", "NSUserActivity",
    "NSItemProvider", "NSItemProviderWriting", "NSItemProviderReading", "NSUbiquitousKeyValueStore",
    "NSKeyValueObservation", "NSKeyValueObservingOptions", "NSKeyValueObservedChange",
    "CGAffineTransform", "CGVector", "CGColor", "CGColorSpace", "CGImage", "CGPath", "CGMutablePath", "CGContext",
    "CGGradient", "CGLineCap", "CGLineJoin", "CGBlendMode", "CGPathFillRule", "CGPathDrawingMode",
    "CFTimeInterval", "CFAbsoluteTime",
  ]

  /// Numbers, dates and lengths of time in the picture's language and time zone.
  private static func formatted(_ type: String, plain: String?) -> Part {
    let name = type.split(separator: ".").last.map(String.init) ?? type
    let simple = plain.map { "  public func formatted() -> String { \($0) }\n" } ?? ""
    return Part(
      names: ["\(name).formatted"],
      text: """
        extension \(type) {
        \(simple)  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
          where Style.FormatInput == Self { _ShownWorld.format(self, style) }
        }
        """)
  }

  private static func formatter(_ name: String, settings: String) -> Part {
    Part(
      names: [name],
      text: """
        open class \(name): Foundation.\(name), @unchecked Sendable {
          public override init() { super.init(); \(settings) }
          public required init?(coder: NSCoder) { super.init(coder: coder); \(settings) }
        }
        """)
  }

  /// The types that the sources declare, and what they add to the types of others: `Date.formatted`.
  static func declaredNames(_ sources: [SourceFile]) -> Set<String> {
    var names: Set<String> = []
    for file in sources {
      let source = TokenList(file.bytes)
      for index in source.tokens.indices where source.kind(index) == .word && source.kind(index + 1) == .word {
        let name = source.text(index + 1)
        if types.contains(source.text(index)) { names.insert(name) }
        if source.has("func", at: index) { names.insert(name) }
        guard source.has("extension", at: index) else { continue }
        for member in members(of: index, in: source) { names.insert("\(name).\(member)") }
      }
    }
    return names
  }

  private static let types: Set<String> = ["class", "struct", "enum", "actor", "typealias", "protocol"]
  private static let keywords: Set<String> = ["func", "var", "let"]

  /// What is declared between the braces of the extension at `index`, at whatever depth.
  private static func members(of index: Int, in source: TokenList) -> [String] {
    guard let open = source.tokens.indices[index...].first(where: { source.has("{", at: $0) }),
      let close = source.partner(of: open)
    else { return [] }
    return (open..<close).compactMap { position in
      source.kind(position) == .word && keywords.contains(source.text(position)) ? source.text(position + 1) : nil
    }
  }
}
