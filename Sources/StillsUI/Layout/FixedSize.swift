import Foundation
import StillsCore
import StillsLayout

nonisolated extension View {
  /// The view's ideal size on the given axes, whatever is offered.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    unaryLayout(FixedSizeLayout((horizontal ? .horizontal : []).union(vertical ? .vertical : [])), kind: "fixedSize") {
      [horizontal ? "horizontal" : nil, vertical ? "vertical" : nil].compactMap { $0 }.joined(separator: ", ")
    }
  }

  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
}
