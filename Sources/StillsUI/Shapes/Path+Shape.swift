import Foundation
import StillsCore
import StillsGeometry

/// A path is drawn where its own coordinates say, in any rectangle.
extension Path: Shape {
  public func path(in rect: CGRect) -> Path { self }
}
