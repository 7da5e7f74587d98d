import Foundation
import StillsCore
import StillsGeometry
import StillsLayout

nonisolated extension View {
  /// Room around the view. Proposes, reports and places as `PaddingLayout`.
  public func padding(_ insets: EdgeInsets) -> some View {
    unaryLayout(PaddingLayout(insets), kind: "padding") { describe(insets) }
  }

  /// Room on the given edges: `length` points, or 16 where none is given (facts: layout §6).
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(EdgeInsets(length ?? defaultPadding, edges: edges))
  }

  public func padding(_ length: CGFloat) -> some View { padding(EdgeInsets(length)) }
}

/// Points of `padding()` without an amount, on iOS.
let defaultPadding: CGFloat = 16

func describe(_ insets: EdgeInsets) -> String {
  [insets.top, insets.leading, insets.bottom, insets.trailing].map { NumberText.string($0) }.joined(separator: " ")
}
