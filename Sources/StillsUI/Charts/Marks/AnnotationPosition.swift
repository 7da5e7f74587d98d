import Foundation
import StillsCore

nonisolated public struct AnnotationPosition: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic, overlay, top, bottom, leading, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing
  }
  let kind: Kind

  public static let automatic = AnnotationPosition(kind: .automatic)
  public static let overlay = AnnotationPosition(kind: .overlay)
  public static let top = AnnotationPosition(kind: .top)
  public static let bottom = AnnotationPosition(kind: .bottom)
  public static let leading = AnnotationPosition(kind: .leading)
  public static let trailing = AnnotationPosition(kind: .trailing)
  public static let topLeading = AnnotationPosition(kind: .topLeading)
  public static let topTrailing = AnnotationPosition(kind: .topTrailing)
  public static let bottomLeading = AnnotationPosition(kind: .bottomLeading)
  public static let bottomTrailing = AnnotationPosition(kind: .bottomTrailing)
}

nonisolated public struct AnnotationContext: Hashable, Sendable {
  /// The size of the mark.
  public let targetSize: CGSize
}
