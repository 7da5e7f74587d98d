@_exported import StillsUIKit
