import Foundation

/// A kind of file or data, by its identifier: `public.png`.
///
/// The kinds that have names here are known, with what they conform to; any other identifier conforms to itself alone.
nonisolated public struct UTType: Hashable, Codable, Sendable, CustomStringConvertible {
  public let identifier: String

  private init(known identifier: String) { self.identifier = identifier }

  /// A kind that is known here.
  public init?(_ identifier: String) {
    guard UTTypeCatalog.entry(identifier) != nil else { return nil }
    self.identifier = identifier
  }

  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }

  /// The kind of files with such a name; one made up for an extension that is not known.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let wanted = filenameExtension.lowercased()
    guard !wanted.isEmpty, !wanted.contains(".") else { return nil }
    let known = UTTypeCatalog.entries.first {
      $0.extensions.contains(wanted) && UTType(known: $0.identifier).conforms(to: supertype)
    }
    identifier = known?.identifier ?? "dyn.\(wanted)"
  }

  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    let wanted = mimeType.lowercased()
    guard
      let known = UTTypeCatalog.entries.first(where: {
        $0.mimeType == wanted && UTType(known: $0.identifier).conforms(to: supertype)
      })
    else { return nil }
    identifier = known.identifier
  }

  private var entry: UTTypeCatalog.Entry? { UTTypeCatalog.entry(identifier) }

  public var description: String { identifier }
  public var localizedDescription: String? { entry?.name }
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  public var isPublic: Bool { identifier.hasPrefix("public.") }
  public var isDeclared: Bool { entry != nil }

  public var preferredFilenameExtension: String? {
    isDynamic ? String(identifier.dropFirst("dyn.".count)) : entry?.extensions.first
  }

  public var preferredMIMEType: String? {
    guard let type = entry?.mimeType, !type.isEmpty else { return nil }
    return type
  }

  /// All that it is a kind of, itself left out.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var open = entry?.parents ?? []
    while let next = open.popLast() {
      guard found.insert(UTType(known: next)).inserted else { continue }
      open += UTTypeCatalog.entry(next)?.parents ?? []
    }
    return found
  }

  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
  public func isSubtype(of type: UTType) -> Bool { self != type && supertypes.contains(type) }
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}

nonisolated extension UTType {
  public static let item = UTType(known: "public.item")
  public static let content = UTType(known: "public.content")
  public static let compositeContent = UTType(known: "public.composite-content")
  public static let data = UTType(known: "public.data")
  public static let directory = UTType(known: "public.directory")
  public static let folder = UTType(known: "public.folder")
  public static let package = UTType(known: "com.apple.package")
  public static let bundle = UTType(known: "com.apple.bundle")
  public static let archive = UTType(known: "public.archive")
  public static let zip = UTType(known: "public.zip-archive")
  public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
  public static let url = UTType(known: "public.url")
  public static let fileURL = UTType(known: "public.file-url")
  public static let text = UTType(known: "public.text")
  public static let plainText = UTType(known: "public.plain-text")
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  public static let rtf = UTType(known: "public.rtf")
  public static let rtfd = UTType(known: "com.apple.rtfd")
  public static let html = UTType(known: "public.html")
  public static let xml = UTType(known: "public.xml")
  public static let yaml = UTType(known: "public.yaml")
  public static let json = UTType(known: "public.json")
  public static let propertyList = UTType(known: "com.apple.property-list")
  public static let delimitedText = UTType(known: "public.delimited-values-text")
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")
  public static let sourceCode = UTType(known: "public.source-code")
  public static let swiftSource = UTType(known: "public.swift-source")
  public static let pdf = UTType(known: "com.adobe.pdf")
  public static let epub = UTType(known: "org.idpf.epub-container")
  public static let spreadsheet = UTType(known: "public.spreadsheet")
  public static let presentation = UTType(known: "public.presentation")
  public static let image = UTType(known: "public.image")
  public static let png = UTType(known: "public.png")
  public static let jpeg = UTType(known: "public.jpeg")
  public static let gif = UTType(known: "com.compuserve.gif")
  public static let tiff = UTType(known: "public.tiff")
  public static let bmp = UTType(known: "com.microsoft.bmp")
  public static let svg = UTType(known: "public.svg-image")
  public static let heic = UTType(known: "public.heic")
  public static let heif = UTType(known: "public.heif")
  public static let webP = UTType(known: "org.webmproject.webp")
  public static let rawImage = UTType(known: "public.camera-raw-image")
  public static let livePhoto = UTType(known: "com.apple.live-photo")
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  public static let audio = UTType(known: "public.audio")
  public static let mp3 = UTType(known: "public.mp3")
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
  public static let aiff = UTType(known: "public.aiff-audio")
  public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
  public static let movie = UTType(known: "public.movie")
  public static let video = UTType(known: "public.video")
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  public static let contact = UTType(known: "public.contact")
  public static let vCard = UTType(known: "public.vcard")
  public static let message = UTType(known: "public.message")
  public static let emailMessage = UTType(known: "public.email-message")
  public static let calendarEvent = UTType(known: "public.calendar-event")
  public static let database = UTType(known: "public.database")
  public static let font = UTType(known: "public.font")
  public static let executable = UTType(known: "public.executable")
  public static let usdz = UTType(known: "com.pixar.universal-scene-description-mobile")
}

/// What is known of kinds of files.
nonisolated enum UTTypeCatalog {
  struct Entry: Sendable {
    var identifier, name: String
    var parents, extensions: [String]
    var mimeType: String
  }

  static func entry(_ identifier: String) -> Entry? { byIdentifier[identifier] }

  private static let byIdentifier = Dictionary(entries.map { ($0.identifier, $0) }) { first, _ in first }

  /// Identifier, name, parents, extensions and MIME type, from the list of system-declared types.
  static let entries: [Entry] = table.split(separator: "\n").map { line in
    let fields = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    func words(_ index: Int) -> [String] {
      fields.indices.contains(index) ? fields[index].split(separator: " ").map(String.init) : []
    }
    return Entry(
      identifier: words(0).first ?? "", name: fields.indices.contains(1) ? fields[1] : "", parents: words(2),
      extensions: words(3), mimeType: words(4).first ?? "")
  }

  private static let table = """
    public.item|item|||
    public.content|content|||
    public.composite-content|content|public.content||
    public.data|data|public.item||application/octet-stream
    public.directory|directory|public.item||
    public.folder|folder|public.directory||
    com.apple.package|package|public.directory||
    com.apple.bundle|bundle|public.directory|bundle|
    public.archive|archive|public.data||
    public.zip-archive|ZIP archive|public.archive public.data|zip|application/zip
    org.gnu.gnu-zip-archive|gzip archive|public.archive public.data|gz|application/gzip
    public.url|URL|public.data||
    public.file-url|file URL|public.url||
    public.text|text|public.data public.content||
    public.plain-text|text|public.text|txt text|text/plain
    public.utf8-plain-text|Unicode text|public.plain-text||text/plain;charset=utf-8
    public.rtf|rich text|public.text|rtf|text/rtf
    com.apple.rtfd|rich text with attachments|public.composite-content com.apple.package|rtfd|
    public.html|HTML text|public.text|html htm|text/html
    public.xml|XML text|public.text|xml|application/xml
    public.yaml|YAML|public.text|yml yaml|application/x-yaml
    public.json|JSON|public.text|json|application/json
    com.apple.property-list|property list|public.data|plist|
    public.delimited-values-text|delimited text|public.text||
    public.comma-separated-values-text|CSV|public.delimited-values-text|csv|text/csv
    public.tab-separated-values-text|TSV|public.delimited-values-text|tsv|text/tab-separated-values
    public.source-code|source code|public.plain-text||
    public.swift-source|Swift source|public.source-code|swift|
    com.adobe.pdf|PDF document|public.composite-content public.data|pdf|application/pdf
    org.idpf.epub-container|EPUB document|public.composite-content public.data|epub|application/epub+zip
    public.spreadsheet|spreadsheet|public.content||
    public.presentation|presentation|public.composite-content||
    public.image|image|public.data public.content||
    public.png|PNG image|public.image|png|image/png
    public.jpeg|JPEG image|public.image|jpeg jpg jpe|image/jpeg
    com.compuserve.gif|GIF image|public.image|gif|image/gif
    public.tiff|TIFF image|public.image|tiff tif|image/tiff
    com.microsoft.bmp|Windows bitmap image|public.image|bmp|image/bmp
    public.svg-image|SVG image|public.image public.xml|svg|image/svg+xml
    public.heif|HEIF image|public.image|heif|image/heif
    public.heic|HEIC image|public.heif|heic|image/heic
    org.webmproject.webp|WebP image|public.image|webp|image/webp
    public.camera-raw-image|raw image|public.image||
    com.apple.live-photo|live photo|||
    public.audiovisual-content|audiovisual content|public.data public.content||
    public.audio|audio|public.audiovisual-content||
    public.mp3|MP3 audio|public.audio|mp3|audio/mpeg
    com.microsoft.waveform-audio|Waveform audio|public.audio|wav wave|audio/vnd.wave
    public.aiff-audio|AIFF audio|public.audio|aiff aif|audio/aiff
    public.mpeg-4-audio|MPEG-4 audio|public.audio|mp4 m4a|audio/mp4
    public.movie|movie|public.audiovisual-content||
    public.video|video|public.movie||
    public.mpeg-4|MPEG-4 movie|public.movie|mp4 mpg4|video/mp4
    com.apple.quicktime-movie|QuickTime movie|public.movie|mov qt|video/quicktime
    public.contact|contact|||
    public.vcard|vCard|public.text public.contact|vcf vcard|text/directory
    public.message|message|||
    public.email-message|email message|public.message|eml|message/rfc822
    public.calendar-event|calendar event|||
    public.database|database|||
    public.font|font|||
    public.executable|executable|public.data||
    com.pixar.universal-scene-description-mobile|USDZ|public.data|usdz|model/vnd.usdz+zip
    """
}
