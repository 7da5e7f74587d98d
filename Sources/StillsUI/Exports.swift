@_exported import Foundation
@_exported import Observation
@_exported import StillsCombine
@_exported import StillsCore
@_exported import StillsGeometry
@_exported import StillsLayout
@_exported import StillsUIKit
