import Foundation

/// A view whose type is hidden. Another type inside is another view: its state starts anew.
nonisolated public struct AnyView: PrimitiveView {
  private let erased: ErasedView

  public init<Content: View>(_ view: Content) {
    erased = ErasedView { context in
      defer { context.letGo() }
      return context.item(.type(ObjectIdentifier(Content.self))) { Content._resolve(view, in: $0) }
    }
  }

  public init<Content: View>(erasing view: Content) { self.init(view) }

  public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self.init(view)
  }

  @MainActor public static func _resolve(_ view: AnyView, in context: ViewContext) -> [ViewElement] {
    // Views can be nested in each other without end only where their types are hidden, or in bodies.
    guard context.graph.mayDescend(to: context.node, in: AnyView.self) else { return [] }
    return view.erased.resolve?(context) ?? []
  }
}

/// A view that is in a view that is in a view: each link lets go of the next, which for long chains would fill the stack.
nonisolated private final class ErasedView {
  typealias Resolve = @MainActor (ViewContext) -> [ViewElement]

  private(set) var resolve: Resolve?

  init(_ resolve: @escaping Resolve) { self.resolve = resolve }

  deinit { ReleaseQueue.ofThread.release(&resolve) }
}

/// What is let go of on one thread: past some links in each other, the rest waits until the stack is free again.
nonisolated private final class ReleaseQueue {
  private var depth = 0
  private var waiting: [ErasedView.Resolve] = []

  /// Our choice: deep enough that views as people write them never wait.
  private static let limit = 64

  func release(_ link: inout ErasedView.Resolve?) {
    if depth >= Self.limit {
      if let link { waiting.append(link) }
      link = nil
      return
    }
    depth += 1
    link = nil
    while depth == 1, takeWaiting() != nil {}
    depth -= 1
  }

  /// Whoever calls it lets go of it.
  private func takeWaiting() -> ErasedView.Resolve? { waiting.popLast() }

  // MARK: Threads

  static var ofThread: ReleaseQueue {
    if let known = pthread_getspecific(key) { return Unmanaged<ReleaseQueue>.fromOpaque(known).takeUnretainedValue() }
    let queue = ReleaseQueue()
    pthread_setspecific(key, Unmanaged.passRetained(queue).toOpaque())
    return queue
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { queue in
      if let queue { Unmanaged<ReleaseQueue>.fromOpaque(queue).release() }
    }
    return key
  }()
}
