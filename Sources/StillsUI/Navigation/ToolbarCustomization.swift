import Foundation
import StillsCore

/// Items of the system's own that a screen can do without.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  public static let title = ToolbarDefaultItemKind(name: "title")
  public static let search = ToolbarDefaultItemKind(name: "search")
}

public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

public struct ToolbarCustomizationBehavior: Sendable {
  public static let `default` = ToolbarCustomizationBehavior()
  public static let reorderable = ToolbarCustomizationBehavior()
  public static let disabled = ToolbarCustomizationBehavior()
}

nonisolated extension View {
  /// Without `.title` the bar's title is not drawn, but names the screen for the next one's back button.
  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    navigation { request in
      switch defaultItemKind {
      case .some(.title): request.isTitleRemoved = true
      case .some(.sidebarToggle): request.isSidebarToggleRemoved = true
      default: break
      }
    }
  }

  public func navigationDocument(_ url: URL) -> some View { self }
  public func navigationDocument<D: Transferable>(_ document: D) -> some View { self }
}

extension CustomizableToolbarContent {
  /// Nobody has customized the bar: items that are hidden at first stay so.
  public nonisolated func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent { _ChangedToolbarContent(base: self) { defaultVisibility == .hidden ? [] : $0 } }

  public nonisolated func customizationBehavior(
    _ behavior: ToolbarCustomizationBehavior
  ) -> some CustomizableToolbarContent { self }
}

/// A bar's items, changed.
nonisolated public struct _ChangedToolbarContent<Base: ToolbarContent>: PrimitiveToolbarContent {
  let base: Base
  let change: @MainActor ([_ToolbarEntry]) -> [_ToolbarEntry]

  @MainActor public static func _entries(of content: Self, in context: ViewContext) -> [_ToolbarEntry] {
    content.change(Base._entries(of: content.base, in: context))
  }
}
