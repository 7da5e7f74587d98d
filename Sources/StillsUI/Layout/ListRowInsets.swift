import Foundation
import StillsCore
import StillsGeometry
import StillsLayout

nonisolated extension View {
  /// Room around the view where it is a row of a list; nil: the list's own.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    layoutValue(key: ListRowInsetsKey.self, value: insets)
  }
}

package enum ListRowInsetsKey: LayoutValueKey {
  package static var defaultValue: EdgeInsets? { nil }
}
