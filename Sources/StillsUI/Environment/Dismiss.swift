import Foundation
import StillsCore

/// Takes the screen away that reads it: called like a function. In a still nothing is presented; it does nothing.
public struct DismissAction: Sendable {
  private let action: @MainActor @Sendable () -> Void
  package init(_ action: @escaping @MainActor @Sendable () -> Void = {}) { self.action = action }
  @MainActor public func callAsFunction() { action() }
}

/// The way to the presentation before `dismiss` existed.
public struct PresentationMode: Sendable {
  public var isPresented: Bool
  private let action: @MainActor @Sendable () -> Void
  package init(isPresented: Bool = false, dismiss: @escaping @MainActor @Sendable () -> Void = {}) {
    (self.isPresented, action) = (isPresented, dismiss)
  }
  @MainActor public mutating func dismiss() { action() }
}

/// Opens a URL; a still has nowhere to go, and says the URL was discarded.
public struct OpenURLAction: Sendable {
  public struct Result: Sendable {
    package let isHandled: Bool
    public static let handled = Result(isHandled: true)
    public static let discarded = Result(isHandled: true)
    public static let systemAction = Result(isHandled: false)
    public static func systemAction(_ url: URL) -> Result { .systemAction }
  }

  private let handler: (@Sendable (URL) -> Result)?
  public init(handler: @escaping @Sendable (URL) -> Result) { self.handler = handler }
  package init() { handler = nil }

  @MainActor public func callAsFunction(_ url: URL) { _ = handler?(url) }

  @MainActor public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(handler?(url).isHandled ?? false)
  }
}

extension EnvironmentValues {
  private struct DismissKey: EnvironmentKey { static var defaultValue: DismissAction { DismissAction() } }
  private struct IsPresentedKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private struct OpenURLKey: EnvironmentKey { static var defaultValue: OpenURLAction { OpenURLAction() } }

  public package(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  public package(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }

  public var presentationMode: Binding<PresentationMode> {
    let action = dismiss
    return .constant(PresentationMode(isPresented: isPresented) { action() })
  }

  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
