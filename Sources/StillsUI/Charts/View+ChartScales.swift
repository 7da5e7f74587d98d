import Foundation
import StillsCore

nonisolated extension View {
  public func chartXScale<D: ScaleDomain, R: PositionScaleRange>(
    domain: D, range: R, type: ScaleType? = nil
  ) -> some View { chartScale(\.x, domain: domain, range: range, type: type) }
  public func chartXScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View {
    chartScale(\.x, domain: domain, type: type)
  }
  public func chartXScale<R: PositionScaleRange>(range: R, type: ScaleType? = nil) -> some View {
    chartScale(\.x, range: range, type: type)
  }
  public func chartXScale(type: ScaleType?) -> some View { chartScale(\.x, type: type) }

  public func chartYScale<D: ScaleDomain, R: PositionScaleRange>(
    domain: D, range: R, type: ScaleType? = nil
  ) -> some View { chartScale(\.y, domain: domain, range: range, type: type) }
  public func chartYScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View {
    chartScale(\.y, domain: domain, type: type)
  }
  public func chartYScale<R: PositionScaleRange>(range: R, type: ScaleType? = nil) -> some View {
    chartScale(\.y, range: range, type: type)
  }
  public func chartYScale(type: ScaleType?) -> some View { chartScale(\.y, type: type) }

  /// Only what is given changes.
  private func chartScale(
    _ axis: WritableKeyPath<ChartSettings, ChartSettings.AxisSettings>, domain: (any ScaleDomain)? = nil,
    range: (any PositionScaleRange)? = nil, type: ScaleType?
  ) -> some View {
    let (domain, range) = (domain?._chartDomain, range?._plotRange)
    return chartSettings {
      $0[keyPath: axis].domain = domain ?? $0[keyPath: axis].domain
      $0[keyPath: axis].range = range ?? $0[keyPath: axis].range
      $0[keyPath: axis].scaleType = type ?? $0[keyPath: axis].scaleType
    }
  }
}
