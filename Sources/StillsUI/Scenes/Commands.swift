import StillsCore

// Commands are a Mac's or a keyboard's menus: an iPhone's screen shows none of them.

/// Entries of the app's menus.
@MainActor @preconcurrency public protocol Commands {
  associatedtype Body: Commands

  @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

/// Commands that the vocabulary brings: they have no body.
@MainActor @preconcurrency public protocol _PrimitiveCommands: Commands where Body == Never {}

extension _PrimitiveCommands {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

@resultBuilder nonisolated public struct CommandsBuilder {
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> EmptyCommands {
    EmptyCommands()
  }
  public static func buildIf<Content: Commands>(_ content: Content?) -> EmptyCommands { EmptyCommands() }
  public static func buildEither<Content: Commands>(first: Content) -> EmptyCommands { EmptyCommands() }
  public static func buildEither<Content: Commands>(second: Content) -> EmptyCommands { EmptyCommands() }
  public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> EmptyCommands {
    EmptyCommands()
  }
}

nonisolated public struct EmptyCommands: _PrimitiveCommands { public init() {} }
nonisolated public struct SidebarCommands: _PrimitiveCommands { public init() {} }
nonisolated public struct ToolbarCommands: _PrimitiveCommands { public init() {} }
nonisolated public struct InspectorCommands: _PrimitiveCommands { public init() {} }
nonisolated public struct TextEditingCommands: _PrimitiveCommands { public init() {} }
nonisolated public struct TextFormattingCommands: _PrimitiveCommands { public init() {} }
nonisolated public struct ImportFromDevicesCommands: _PrimitiveCommands { public init() {} }

/// A menu of the app's own.
nonisolated public struct CommandMenu<Content: View>: _PrimitiveCommands {
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  public init(_ name: Text, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}

/// Entries beside those that the system brings, or in their place.
nonisolated public struct CommandGroup<Content: View>: _PrimitiveCommands {
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

nonisolated public struct CommandGroupPlacement: Hashable, Sendable {
  private let name: String
  private init(_ name: String) { self.name = name }

  public static let appInfo = CommandGroupPlacement("appInfo")
  public static let appSettings = CommandGroupPlacement("appSettings")
  public static let systemServices = CommandGroupPlacement("systemServices")
  public static let appVisibility = CommandGroupPlacement("appVisibility")
  public static let appTermination = CommandGroupPlacement("appTermination")
  public static let newItem = CommandGroupPlacement("newItem")
  public static let saveItem = CommandGroupPlacement("saveItem")
  public static let importExport = CommandGroupPlacement("importExport")
  public static let printItem = CommandGroupPlacement("printItem")
  public static let undoRedo = CommandGroupPlacement("undoRedo")
  public static let pasteboard = CommandGroupPlacement("pasteboard")
  public static let textEditing = CommandGroupPlacement("textEditing")
  public static let textFormatting = CommandGroupPlacement("textFormatting")
  public static let toolbar = CommandGroupPlacement("toolbar")
  public static let sidebar = CommandGroupPlacement("sidebar")
  public static let windowSize = CommandGroupPlacement("windowSize")
  public static let windowList = CommandGroupPlacement("windowList")
  public static let singleWindowList = CommandGroupPlacement("singleWindowList")
  public static let windowArrangement = CommandGroupPlacement("windowArrangement")
  public static let help = CommandGroupPlacement("help")
}
