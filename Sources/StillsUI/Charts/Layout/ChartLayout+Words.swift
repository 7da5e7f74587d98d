import Foundation
import StillsCore
import StillsGeometry

/// What a chart was given, mark by mark: `BarMark Mon 4, BarMark Tue 7, BarMark cornerRadius 6`.
nonisolated extension ChartLayout: GivenWords {
  var givenKind: String { "Chart" }

  var givenWords: String {
    let marks = model.placed.map(\.mark)
    var words = marks.prefix(Self.mostMarks).compactMap { Self.words($0) }
    if marks.count > Self.mostMarks { words.append("marks \(marks.count)") }
    return (words + Self.looks(of: marks) + domain("x", model.settings.x) + domain("y", model.settings.y))
      .joined(separator: ", ")
  }

  /// Chosen: nobody types more by hand.
  private static let mostMarks = 400

  /// What it shows, the value last.
  private static func words(_ mark: _ChartMark) -> String? {
    let isSideways = mark.y?.datum?.start.isCategory ?? false
    let (x, y) = (span(mark.x, mark.xEnd), span(mark.y, mark.yEnd))
    let group = (mark.series ?? mark.styleBy?.start ?? mark.positionBy?.start).map { word($0) }
    let words = (isSideways ? [y, group, x] : [x, group, y]).compactMap { $0 }
    guard !words.isEmpty else { return nil }
    // A rule has one place: along which axis says what it is.
    let axis = words.count == 1 ? (x == nil ? "y " : "x ") : ""
    return "\(name(mark.kind)) \(axis)\(words.joined(separator: " "))"
  }

  private static func span(_ start: _ChartMark.Coordinate?, _ end: _ChartMark.Coordinate?) -> String? {
    let words = [word(start), word(end)].compactMap { $0 }
    return words.isEmpty ? nil : words.joined(separator: "…")
  }

  private static func word(_ coordinate: _ChartMark.Coordinate?) -> String? {
    guard let datum = coordinate?.datum else { return nil }
    return [datum.start, datum.end].compactMap { $0 }.map { word($0) }.joined(separator: "…")
  }

  /// One word of a list of settings, whatever is in it.
  private static func word(_ value: _ChartPrimitive) -> String {
    switch value {
    case .number(let number): NumberText.string(CGFloat(number))
    case .date(let seconds): day(seconds)
    case .category(let name): String(name.map { ",()[] ".contains($0) ? "_" : $0 })
    }
  }

  /// In GMT, with the time unless it is midnight.
  private static func day(_ seconds: Double) -> String {
    guard abs(seconds) < 1e11 else { return NumberText.string(CGFloat(seconds)) }
    let text = Date(timeIntervalSinceReferenceDate: seconds).ISO8601Format()
    return text.hasSuffix("T00:00:00Z") ? String(text.prefix(10)) : text
  }

  // MARK: Looks

  /// What marks of one kind look like, each look once.
  private static func looks(of marks: [_ChartMark]) -> [String] {
    var words: [String] = []
    for mark in marks {
      let looks: [String?] = [
        number("cornerRadius", mark.cornerRadius), number("opacity", mark.opacity == 1 ? nil : CGFloat(mark.opacity)),
        dimension("width", mark.width), dimension("height", mark.height),
        dimension("innerRadius", mark.innerRadius), dimension("outerRadius", mark.outerRadius),
        number("angularInset", mark.angularInset == 0 ? nil : mark.angularInset),
        number("lineWidth", mark.lineStyle?.lineWidth), mark.interpolation.map { "interpolation \($0.kind)" },
        number("blur", mark.blur == 0 ? nil : mark.blur),
        mark.annotations.isEmpty ? nil : "annotations \(mark.annotations.count)",
      ]
      for look in looks.compactMap({ $0 }).map({ "\(name(mark.kind)) \($0)" }) where !words.contains(look) {
        words.append(look)
      }
    }
    return words
  }

  private static func number(_ name: String, _ value: CGFloat?) -> String? {
    value.map { "\(name) \(NumberText.string($0))" }
  }

  private static func dimension(_ name: String, _ dimension: MarkDimension) -> String? {
    switch dimension.kind {
    case .automatic: nil
    case .fixed(let value): number(name, value)
    case .inset(let value): number(name + " inset", value)
    case .ratio(let value): number(name + " ratio", value)
    }
  }

  private static func name(_ kind: _ChartMark.Kind) -> String {
    switch kind {
    case .bar: "BarMark"
    case .line: "LineMark"
    case .area: "AreaMark"
    case .point: "PointMark"
    case .rule: "RuleMark"
    case .rectangle: "RectangleMark"
    case .sector: "SectorMark"
    }
  }

  // MARK: Axes

  /// What the author says of an axis; what follows from the data is no setting.
  private func domain(_ name: String, _ axis: ChartSettings.AxisSettings) -> [String] {
    var words: [String] = []
    switch axis.domain?.kind {
    case .range(let low, let high, _): words.append("\(name) domain \(Self.word(low))…\(Self.word(high))")
    case .values(let values): words.append("\(name) domain \(values.map { Self.word($0) }.joined(separator: "/"))")
    case .automatic, nil: break
    }
    if axis.visibility == .hidden { words.append("\(name) axis hidden") }
    return words
  }
}
