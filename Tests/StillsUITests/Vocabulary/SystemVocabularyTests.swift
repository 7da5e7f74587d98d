import StillsDisplay
import SwiftUI
import Testing

private struct Note: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }
  var text = ""
  init() {}
  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

private struct Dropping: DropDelegate {
  func performDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.text]) }
  func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }
}

private struct Written: View {
  @State private var isShown = true
  private let log = Logger(subsystem: "app", category: "screen")

  var body: some View {
    let _ = log.debug("shown \(1 + 1, privacy: .public) of \(0.5, format: .fixed(precision: 2))")
    Text("Note")
      .fileExporter(isPresented: $isShown, document: Note(), contentType: .plainText) { _ in }
      .onDrop(of: [.text], delegate: Dropping())
      .onDrop(of: [UTType.image], isTargeted: nil) { _ in false }
  }
}

private struct Files: App {
  var body: some Scene {
    DocumentGroup(newDocument: Note()) { file in TextField("Text", text: file.$document.text) }
      .commands {
        SidebarCommands()
        CommandGroup(replacing: .newItem) { Button("New") {} }
        CommandMenu("Tools") { Button("Count") {} }
      }
    WindowGroup("Colours", id: "colours", for: Int.self) { $index in Text("\(index ?? 0)") }
      .defaultSize(width: 300, height: 200)
      .windowResizability(.contentSize)
  }
}

private final class Starter: NSObject, UIApplicationDelegate, ObservableObject { var count = 2 }

private struct Delegated: App {
  @UIApplicationDelegateAdaptor(Starter.self) private var starter
  var body: some Scene { WindowGroup { Text("Count \(starter.count)") }.environmentObject(starter) }
}

@MainActor struct SystemVocabularyTests {
  @Test func kindsOfFilesKnowWhatTheyAre() {
    #expect(UTType.png.conforms(to: .image))
    #expect(UTType.png.conforms(to: .data))
    #expect(!UTType.png.conforms(to: .text))
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType(mimeType: "application/pdf") == .pdf)
    #expect(UTType.swiftSource.preferredFilenameExtension == "swift")
    #expect(UTType("com.example.none") == nil)
    #expect(UTType(exportedAs: "com.example.none").identifier == "com.example.none")
    #expect(UTType(filenameExtension: "made-up")?.isDynamic == true)
    #expect(UTType.heic.supertypes.contains(.item))
  }

  @Test func exportersThatAreOpenAreReported() throws {
    #expect(try RenderKit.reports(Written()) == ["fileExporter: it is presented but not drawn"])
    #expect(try RenderKit.place(Written()).strings == ["Note"])
  }

  @Test func documentAppsShowTheirEditor() throws {
    let scene = Files().body
    func view<S: Scene>(_ scene: S) -> (any View)? { S._firstView(of: scene) }
    let first = try #require(view(scene))
    func reports<V: View>(_ view: V) throws -> [String] { try RenderKit.reports(view) }
    #expect(try reports(first).contains { $0.hasPrefix("DocumentGroup") })
  }

  @Test func appsHaveTheirDelegate() throws {
    func view<S: Scene>(_ scene: S) -> (any View)? { S._firstView(of: scene) }
    func strings<V: View>(_ view: V) throws -> [String] { try RenderKit.place(view).strings }
    let first = try #require(view(Delegated().body))
    #expect(try strings(first) == ["Count 2"])
  }

  @Test func shadersAreReportedByName() throws {
    let view = Color.red.frame(width: 10, height: 10).colorEffect(ShaderLibrary.ripple(.float(2), .color(.blue)))
    #expect(try RenderKit.reports(view) == ["colorEffect: the shader ripple is not run; drawn without it"])
    let off = Color.red.frame(width: 10, height: 10).layerEffect(
      ShaderLibrary.ripple(), maxSampleOffset: .zero, isEnabled: false)
    #expect(try RenderKit.reports(off).isEmpty)
  }

  @Test func notificationsOfTheSystemCanBeWaitedFor() throws {
    let view = Text("A")
      .onReceive(NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)) { _ in }
      .onReceive(NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)) { _ in }
    #expect(try RenderKit.reports(view).isEmpty)
  }
}
