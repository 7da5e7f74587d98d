import Foundation
import StillsCore

extension WindowGroup {
  public init<Title: StringProtocol, Data: Codable & Hashable, Inner: View>(
    _ title: Title, id: String? = nil, for type: Data.Type, @ViewBuilder content: @escaping (Binding<Data?>) -> Inner
  ) where Content == _ValueWindow<Data, Inner> {
    self.init { _ValueWindow(content: content) }
  }

  public init<Data: Codable & Hashable, Inner: View>(
    id: String? = nil, for type: Data.Type, @ViewBuilder content: @escaping (Binding<Data?>) -> Inner
  ) where Content == _ValueWindow<Data, Inner> {
    self.init { _ValueWindow(content: content) }
  }

  public init<Data: Codable & Hashable, Inner: View>(
    id: String? = nil, for type: Data.Type, @ViewBuilder content: @escaping (Binding<Data>) -> Inner,
    defaultValue: @escaping () -> Data
  ) where Content == _ValueWindow<Data, Inner> {
    self.init {
      _ValueWindow<Data, Inner> { shown in
        content(Binding(get: { shown.wrappedValue ?? defaultValue() }, set: { shown.wrappedValue = $0 }))
      }
    }
  }
}

/// A window that no value has been given yet.
nonisolated public struct _ValueWindow<Data, Content: View>: View {
  @State private var value: Data?
  private let content: (Binding<Data?>) -> Content

  init(content: @escaping (Binding<Data?>) -> Content) { self.content = content }

  @MainActor public var body: some View { content($value) }
}

/// Opens a window of the app; a still shows one screen and opens none.
public struct OpenWindowAction: Sendable {
  @MainActor public func callAsFunction(id: String) {}
  @MainActor public func callAsFunction<D: Codable & Hashable>(value: D) {}
  @MainActor public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

public struct DismissWindowAction: Sendable {
  @MainActor public func callAsFunction() {}
  @MainActor public func callAsFunction(id: String) {}
  @MainActor public func callAsFunction<D: Codable & Hashable>(value: D) {}
  @MainActor public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

public struct OpenSettingsAction: Sendable {
  @MainActor public func callAsFunction() {}
}

/// Opens a document; a still has none to open.
public struct OpenDocumentAction: Sendable {
  @MainActor public func callAsFunction(at url: URL) async throws {}
}

extension EnvironmentValues {
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }
  public var openDocument: OpenDocumentAction { OpenDocumentAction() }
  /// Tablets can show an app in several windows.
  public var supportsMultipleWindows: Bool { world.device.isPad }
}
