@_exported import StillsUI
@_exported import StillsUIKit
