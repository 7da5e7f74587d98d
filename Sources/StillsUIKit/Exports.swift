@_exported import Foundation
@_exported import StillsCore
@_exported import StillsGeometry
