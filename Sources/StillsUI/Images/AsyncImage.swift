import Foundation
import StillsCore

/// An image from somewhere else. A still loads nothing from a network: it shows what the world holds for the address
/// (`World.remoteImages`), else what stands there before the image has come, and says so. Files that exist are shown.
nonisolated public struct AsyncImage<Content: View>: PrimitiveView {
  let url: URL?
  let scale: CGFloat
  let content: (AsyncImagePhase) -> Content

  /// `transaction` is for the moment when the image comes, which a still has behind it.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    (self.url, self.scale, self.content) = (url, scale, content)
  }

  @MainActor public static func _resolve(_ view: AsyncImage, in context: ViewContext) -> [ViewElement] {
    Content._resolve(view.content(view.phase(in: context)), in: context.child(.content))
  }

  @MainActor private func phase(in context: ViewContext) -> AsyncImagePhase {
    guard let url else { return .empty }
    if url.isFileURL {
      guard let data = try? Data(contentsOf: url), let image = UIImage(data: data, scale: scale) else {
        return .failure(CocoaError(.fileReadNoSuchFile))
      }
      return .success(Image(uiImage: image))
    }
    if let data = context.environment.world.remoteImages[url], let image = UIImage(data: data, scale: scale) {
      return .success(Image(uiImage: image))
    }
    context.report("AsyncImage: \(url.absoluteString) is not loaded; its placeholder is drawn")
    return .empty
  }
}

/// How far an image has come.
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

/// An image at its own size, or a grey area that takes all the room it is offered (SwiftUI's grey is not documented;
/// this one is the system's fill).
nonisolated public struct _AsyncImageContent: View {
  let phase: AsyncImagePhase

  @MainActor public var body: some View {
    if let image = phase.image { image } else { Color(uiColor: .secondarySystemFill) }
  }
}

extension AsyncImage where Content == _AsyncImageContent {
  /// A grey area until the image has come.
  public init(url: URL?, scale: CGFloat = 1) {
    self.init(url: url, scale: scale) { _AsyncImageContent(phase: $0) }
  }
}

extension AsyncImage {
  /// `placeholder` until the image has come, and where it cannot.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }
}
