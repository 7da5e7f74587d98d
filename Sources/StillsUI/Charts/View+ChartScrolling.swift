import Foundation
import StillsCore

nonisolated extension View {
  public func chartScrollableAxes(_ axes: Axis.Set) -> some View {
    chartSettings {
      $0.x.isScrollable = axes.contains(.horizontal)
      $0.y.isScrollable = axes.contains(.vertical)
    }
  }
  public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    let length = length.chartPrimitive.amount
    return chartSettings { $0.x.visibleLength = length }
  }
  public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    let length = length.chartPrimitive.amount
    return chartSettings { $0.y.visibleLength = length }
  }
  public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
    nonisolated(unsafe) let position = x
    return chartSettings { $0.x.scrollStart = position.wrappedValue.chartPrimitive }
  }
  public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View {
    nonisolated(unsafe) let position = y
    return chartSettings { $0.y.scrollStart = position.wrappedValue.chartPrimitive }
  }
  public func chartScrollPosition<P: Plottable>(initialX: P) -> some View {
    let start = initialX.chartPrimitive
    return chartSettings { $0.x.scrollStart = start }
  }
  public func chartScrollPosition<P: Plottable>(initialY: P) -> some View {
    let start = initialY.chartPrimitive
    return chartSettings { $0.y.scrollStart = start }
  }
  public func chartScrollTargetBehavior<B>(_ behavior: B) -> some View { self }
}
