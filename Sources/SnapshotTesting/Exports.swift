@_exported import Foundation
// As XCTest brings it along on a Mac: tests that import nothing else speak of views and controllers.
@_exported import StillsUIKit
