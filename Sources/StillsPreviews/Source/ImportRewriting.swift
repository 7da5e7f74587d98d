import StillsLexer

/// Imports that mean something else on Linux.
struct ImportRewriting {
  /// Apple's modules whose contents come from elsewhere here: what to import instead.
  static let replaced: [String: [String]] = [
    "CoreFoundation": ["Foundation"], "CoreGraphics": ["Foundation"], "QuartzCore": ["Foundation"],
    "ObjectiveC": ["Foundation"],
    "Darwin": ["Foundation", "Glibc"], "SwiftUICore": ["SwiftUI"], "DeveloperToolsSupport": ["SwiftUI"],
    "UniformTypeIdentifiers": ["SwiftUI"], "CoreTransferable": ["SwiftUI"], "Symbols": ["SwiftUI"],
    "SwiftData": ["SwiftUI"], "CoreData": ["SwiftUI"], "os": ["SwiftUI"], "OSLog": ["SwiftUI"],
    "QuickLook": ["SwiftUI"], "Accessibility": ["SwiftUI"],
    "PhotosUI": ["SwiftUI"], "AVKit": ["SwiftUI"], "AVFoundation": ["SwiftUI"], "AudioToolbox": ["SwiftUI"],
    "MapKit": ["SwiftUI"], "CoreLocation": ["SwiftUI"], "WebKit": ["SwiftUI"], "SafariServices": ["SwiftUI"],
    "UserNotifications": ["SwiftUI"], "MessageUI": ["SwiftUI"], "Charts": ["SwiftUI"],
    "WidgetKit": ["SwiftUI"], "AppIntents": ["SwiftUI"], "ActivityKit": ["SwiftUI"],
    "LocalAuthentication": ["SwiftUI"], "CoreMotion": ["SwiftUI"], "StoreKit": ["SwiftUI"],
    "CoreImage": ["SwiftUI"], "CoreLocationUI": ["SwiftUI"], "Network": ["SwiftUI"],
  ]

  /// Modules that are there whatever the folders of the sources are called.
  private static let brought: Set<String> = [
    "SwiftUI", "UIKit", "Combine", "Foundation", "Swift", "Observation", "Dispatch", "RegexBuilder", "Synchronization",
    "XCTest", "Testing",
  ]

  /// Modules of ours, which have no submodules and are imported whole.
  private static let whole: Set<String> = ["SwiftUI", "UIKit", "Combine"]

  /// Parts of Foundation that are modules of their own on Linux, by the types that need them; Apple's brings Combine and
  /// Observation too.
  private static let split: [(module: String, types: Set<String>)] = [
    (
      "FoundationNetworking",
      [
        "URLSession", "URLSessionConfiguration", "URLSessionTask", "URLSessionDataTask", "URLSessionDownloadTask",
        "URLSessionUploadTask", "URLSessionDelegate", "URLSessionTaskDelegate", "URLSessionDataDelegate",
        "URLSessionWebSocketTask", "URLRequest", "NSURLRequest", "NSMutableURLRequest", "URLResponse",
        "HTTPURLResponse",
        "CachedURLResponse", "URLCache", "URLCredential", "URLCredentialStorage", "URLProtectionSpace", "URLProtocol",
        "URLAuthenticationChallenge", "HTTPCookie", "HTTPCookieStorage",
      ]
    ),
    (
      "FoundationXML",
      ["XMLParser", "XMLParserDelegate", "XMLDocument", "XMLElement", "XMLNode", "XMLDTD", "XMLDTDNode"]
    ),
    (
      "Combine",
      [
        "ObservableObject", "ObservableObjectPublisher", "@Published", "Published", "AnyCancellable", "Cancellable",
        "AnyPublisher", "Publisher", "Publishers", "Subscriber", "Subscribers", "PassthroughSubject",
        "CurrentValueSubject", "Just", "Future", "Fail", "Deferred", "publisher", "publish", "dataTaskPublisher",
        "sink", "objectWillChange",
      ]
    ),
    ("Observation", ["@Observable", "@ObservationIgnored", "Observable", "withObservationTracking"]),
  ]

  var edits: [SourceEdit] = []
  /// What the copy's header imports.
  var added: [String] = []

  init(_ source: TokenList, imports: [ImportStatement], ownModules: Set<String>) {
    for statement in imports {
      if let modules = Self.replaced[statement.module] {
        edits.append(SourceEdit(blanking: statement.range, in: source.bytes))
        added += modules.filter { !added.contains($0) }
      } else if ownModules.contains(statement.module), !Self.brought.contains(statement.module) {
        edits.append(SourceEdit(blanking: statement.range, in: source.bytes))
      } else if Self.whole.contains(statement.module) {
        edits += [statement.kind, statement.path].compactMap { $0 }.map { SourceEdit(blanking: $0, in: source.bytes) }
      }
    }
    let known = Set(imports.map(\.module) + added)
    // SwiftUI brings the two itself.
    let brought: Set<String> = known.contains("SwiftUI") ? ["Combine", "Observation"] : []
    added += imports.isEmpty ? [] : Self.splitModules(source).filter { !known.union(brought).contains($0) }
  }

  private static func splitModules(_ source: TokenList) -> [String] {
    let names = source.tokens.indices.filter { source.kind($0) == .word || source.kind($0) == .attribute }
    let words = Set(names.map { source.text($0) })
    return split.filter { !$0.types.isDisjoint(with: words) }.map(\.module)
  }
}
