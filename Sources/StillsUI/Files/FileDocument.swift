import Foundation
import StillsCore

// Documents are declared as for an app that runs. A still reads and writes none.

/// A file or folder with its content in memory.
open class FileWrapper: @unchecked Sendable {
  private let content: Data?
  open private(set) var fileWrappers: [String: FileWrapper]?
  open var preferredFilename: String?
  open var filename: String?

  public init(regularFileWithContents contents: Data) { content = contents }
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    content = nil
    fileWrappers = childrenByPreferredName
  }

  open var isRegularFile: Bool { content != nil }
  open var isDirectory: Bool { content == nil }
  open var isSymbolicLink: Bool { false }
  open var regularFileContents: Data? { content }

  @discardableResult open func addFileWrapper(_ child: FileWrapper) -> String {
    let name = child.preferredFilename ?? "file"
    fileWrappers?[name] = child
    return name
  }

  open func removeFileWrapper(_ child: FileWrapper) {
    fileWrappers = fileWrappers?.filter { $0.value !== child }
  }
}

/// What a document is read from.
public struct FileDocumentReadConfiguration {
  public let contentType: UTType
  public let file: FileWrapper
}

/// What a document is written to.
public struct FileDocumentWriteConfiguration {
  public let contentType: UTType
  public let existingFile: FileWrapper?
}

/// A document that is a value.
public protocol FileDocument {
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  static var readableContentTypes: [UTType] { get }
  static var writableContentTypes: [UTType] { get }
  init(configuration: ReadConfiguration) throws
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is an object.
public protocol ReferenceFileDocument: ObservableObject {
  associatedtype Snapshot
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  static var readableContentTypes: [UTType] { get }
  static var writableContentTypes: [UTType] { get }
  init(configuration: ReadConfiguration) throws
  func snapshot(contentType: UTType) throws -> Snapshot
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

nonisolated extension View {
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { undrawnPresentation("fileExporter", isPresented.wrappedValue) }

  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View { undrawnPresentation("fileExporter", isPresented.wrappedValue) }

  public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { undrawnPresentation("fileExporter", isPresented.wrappedValue) }

  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument { undrawnPresentation("fileExporter", isPresented.wrappedValue) }

  public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View { undrawnPresentation("fileExporter", isPresented.wrappedValue) }

  public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { undrawnPresentation("fileMover", isPresented.wrappedValue) }

  public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL { undrawnPresentation("fileMover", isPresented.wrappedValue) }

  public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View { self }
  public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View { self }
  public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View { self }

  /// The system's viewer of files.
  public func quickLookPreview(_ item: Binding<URL?>) -> some View {
    undrawnPresentation("quickLookPreview", item.wrappedValue != nil)
  }

  public func quickLookPreview<Items: RandomAccessCollection>(
    _ selection: Binding<Items.Element?>, in items: Items
  ) -> some View where Items.Element == URL {
    undrawnPresentation("quickLookPreview", selection.wrappedValue != nil)
  }
}

// MARK: - Scenes

/// A document as its editor gets it.
public struct FileDocumentConfiguration<Document: FileDocument> {
  @Binding public var document: Document
  public var fileURL: URL? { nil }
  public var isEditable: Bool { true }
}

public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  @ObservedObject public var document: Document
  public var fileURL: URL? { nil }
  public var isEditable: Bool { true }
}

/// The editor of a new document. The browser of documents that an app shows first, and the editor's bar, are not drawn.
public struct DocumentGroup<Document, Content: View>: PrimitiveScene {
  private let editor: @MainActor () -> any View

  public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) where Document: FileDocument {
    self.editor = { _DocumentEditor(document: newDocument(), content: editor) }
  }

  public init(
    viewing documentType: Document.Type, @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) where Document: FileDocument {
    editor = { EmptyView().modifier(UndrawnPresentationModifier(kind: "DocumentGroup(viewing:)", isPresented: true)) }
  }

  public init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) where Document: ReferenceFileDocument {
    self.editor = { editor(ReferenceFileDocumentConfiguration(document: newDocument())) }
  }

  public static func _firstView(of scene: DocumentGroup) -> (any View)? {
    func noting<Editor: View>(_ editor: Editor) -> any View {
      editor.modifier(UndrawnPresentationModifier(kind: "DocumentGroup: its browser and bar", isPresented: true))
    }
    return noting(scene.editor())
  }
}

struct _DocumentEditor<Document: FileDocument, Content: View>: View {
  @State var document: Document
  let content: (FileDocumentConfiguration<Document>) -> Content

  var body: some View { content(FileDocumentConfiguration(document: $document)) }
}
