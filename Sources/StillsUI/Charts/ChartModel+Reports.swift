import StillsCore

nonisolated extension ChartModel {
  /// What is accepted and not drawn, or not as asked.
  var reports: [String] { scrollingReports + axisReports + markReports }

  private var scrollingReports: [String] {
    if x.isCut || y.isCut { return ["chartScrollableAxes: the chart shows where it starts, and does not scroll"] }
    let shows = { (axis: ChartSettings.AxisSettings) in axis.isScrollable && axis.visibleLength == nil }
    guard shows(settings.x) || shows(settings.y) else { return [] }
    return ["chartScrollableAxes: all values are shown where no visible domain is given"]
  }

  private var axisReports: [String] {
    var reports: [String] = []
    if axes.contains(where: { $0.preset == .extended }) {
      reports.append("AxisMarks: the preset extended is drawn as automatic")
    }
    let parts = axes.flatMap { $0.ticks.flatMap(\.parts) }
    let labels = parts.compactMap { if case .label(let label) = $0 { label } else { nil } }
    if labels.contains(where: { $0.collision.kind == .truncate }) {
      reports.append("AxisValueLabel: labels that touch others are left out, not truncated")
    }
    if labels.contains(where: { $0.collision.priority != 0 }) {
      reports.append("AxisValueLabel: the first of labels that touch stays, whatever their priorities are")
    }
    for name in ["multiLabelAlignment", "offsetsMarks"] where labels.contains(where: { $0.undrawn.contains(name) }) {
      reports.append("AxisValueLabel: \(name) changes nothing; each label stands at its value")
    }
    if parts.contains(where: { if case .tick(let tick) = $0 { tick.isAsLongAsLabels } else { false } }) {
      reports.append("AxisTick: ticks as long as labels are 15 points long")
    }
    return reports
  }

  private var markReports: [String] {
    var reports: [String] = []
    if placed.contains(where: { $0.mark.isOffsetUnevenly }) {
      reports.append("offset: a mark is moved by the mean of what its two ends are to be moved by")
    }
    let overflows = placed.flatMap(\.mark.annotations).flatMap { [$0.overflow.x.kind, $0.overflow.y.kind] }
    if overflows.contains(.padScale) {
      reports.append("annotation: padScale leaves the scale as it is")
    }
    if overflows.contains(.fit(.chart)) {
      reports.append("annotation: what is to fit into the chart is fitted into the plot")
    }
    return reports
  }
}
