import Foundation
import StillsCore
import StillsUIKit

// Choosing pictures: the button shows, the system's sheet does not.

/// What pictures can be chosen.
nonisolated public struct PHPickerFilter: Equatable, Sendable {
  private let name: String
  private init(_ name: String) { self.name = name }
  public static let images = PHPickerFilter("images")
  public static let videos = PHPickerFilter("videos")
  public static let livePhotos = PHPickerFilter("livePhotos")
  public static let panoramas = PHPickerFilter("panoramas")
  public static let screenshots = PHPickerFilter("screenshots")
  public static let bursts = PHPickerFilter("bursts")
  public static let depthEffectPhotos = PHPickerFilter("depthEffectPhotos")
  public static let slomoVideos = PHPickerFilter("slomoVideos")
  public static let timelapseVideos = PHPickerFilter("timelapseVideos")
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { Self("any") }
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter { Self("all") }
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { Self("not") }
}

/// The library of pictures: empty.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let only = PHPhotoLibrary()
  open class func shared() -> PHPhotoLibrary { only }
}

/// A picture that was chosen. Nothing can be loaded from it.
nonisolated public struct PhotosPickerItem: Hashable, Sendable {
  public struct EncodingDisambiguationPolicy: Hashable, Sendable {
    private let name: String
    public static let automatic = EncodingDisambiguationPolicy(name: "automatic")
    public static let current = EncodingDisambiguationPolicy(name: "current")
    public static let compatible = EncodingDisambiguationPolicy(name: "compatible")
  }

  public let itemIdentifier: String?
  public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }
  public var supportedContentTypes: [UTType] { [.image] }
  public func loadTransferable<T>(type: T.Type) async throws -> T? { nil }
  @discardableResult
  public func loadTransferable<T>(
    type: T.Type, completionHandler: @escaping (Result<T?, any Error>) -> Void
  ) -> Progress {
    completionHandler(.success(nil))
    return Progress(totalUnitCount: 1)
  }
}

nonisolated public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
  private let name: String
  public static let `default` = PhotosPickerSelectionBehavior(name: "default")
  public static let ordered = PhotosPickerSelectionBehavior(name: "ordered")
  public static let continuous = PhotosPickerSelectionBehavior(name: "continuous")
  public static let continuousAndOrdered = PhotosPickerSelectionBehavior(name: "continuousAndOrdered")
}

/// A button that would show the library of pictures.
nonisolated public struct PhotosPicker<Label: View>: View {
  private let label: Label

  nonisolated private init(label: Label) { self.label = label }

  public var body: some View { Button(action: {}) { label } }
}

nonisolated extension PhotosPicker {
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared(), @ViewBuilder label: () -> Label
  ) { self.init(label: label()) }

  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared(), @ViewBuilder label: () -> Label
  ) { self.init(label: label()) }
}

nonisolated extension PhotosPicker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) { self.init(label: Text(titleKey)) }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) { self.init(label: Text(titleKey)) }
}

nonisolated extension View {
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) -> some View { undrawnPresentation("photosPicker", isPresented.wrappedValue) }

  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) -> some View { undrawnPresentation("photosPicker", isPresented.wrappedValue) }
}

// MARK: - UIKit

public struct PHPickerConfiguration {
  public enum AssetRepresentationMode: Int, Sendable { case automatic, current, compatible }
  public var selectionLimit = 1
  public var filter: PHPickerFilter?
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  public var preselectedAssetIdentifiers: [String] = []
  public init() {}
  public init(photoLibrary: PHPhotoLibrary) {}
}

public struct PHPickerResult {
  public let itemProvider: NSItemProvider
  public let assetIdentifier: String?
}

@MainActor @preconcurrency public protocol PHPickerViewControllerDelegate: AnyObject {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

@MainActor @preconcurrency open class PHPickerViewController: _SystemController {
  public let configuration: PHPickerConfiguration
  open weak var delegate: (any PHPickerViewControllerDelegate)?

  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    configuration = PHPickerConfiguration()
    super.init(coder: coder)
  }
}
