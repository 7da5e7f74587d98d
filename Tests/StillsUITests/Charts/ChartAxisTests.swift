import StillsCore
import SwiftUI
import Testing

@MainActor @Suite("Axes and legends of charts")
struct ChartAxisTests {
  private func strings<V: View>(_ view: V, world: World = World()) throws -> [String] {
    try RenderKit.place(view, in: CGSize(width: 360, height: 240), world: world).strings
  }

  private func date(_ day: Int, hour: Int = 0) -> Date {
    // 2024-06-01 00:00 UTC, and so many days and hours.
    Date(timeIntervalSince1970: 1_717_200_000 + Double(day - 1) * 86_400 + Double(hour) * 3_600)
  }

  @Test("numbers are marked in round steps from zero, names by themselves")
  func numbers() throws {
    let chart = Chart { BarMark(x: .value("x", "one"), y: .value("y", 4_700)) }
    #expect(try strings(chart) == ["one", "0", "1,000", "2,000", "3,000", "4,000", "5,000"])
  }

  @Test("numbers are at the trailing side, names under the plot")
  func sides() throws {
    let chart = Chart { BarMark(x: .value("x", "one"), y: .value("y", 1)) }
    let texts = try RenderKit.place(chart, in: CGSize(width: 360, height: 240)).frames("Text")
    let name = try #require(texts.first), number = try #require(texts.last)
    #expect(name.maxY > 235 && name.midX < 200)
    #expect(number.minX > 330 && number.midY < 20)
  }

  @Test("axes have the marks that are asked for, where they are asked for")
  func chosenMarks() throws {
    let chart = Chart { LineMark(x: .value("x", 0), y: .value("y", 10)) }
      .chartXAxis(.hidden)
      .chartYAxis {
        AxisMarks(position: .leading, values: [0, 10]) { value in
          AxisValueLabel { Text("\(value.as(Int.self) ?? -1) m") }
        }
      }
    let placed = try RenderKit.place(chart, in: CGSize(width: 360, height: 240))
    #expect(placed.strings == ["0 m", "10 m"])
    #expect(placed.frames("Text").allSatisfy { $0.maxX < 60 })
  }

  @Test("days are those of the picture's time zone and language")
  func dates() throws {
    var world = World()
    let chart = Chart { BarMark(x: .value("x", date(1, hour: 23), unit: .day), y: .value("y", 1)) }.chartYAxis(.hidden)
    #expect(try strings(chart, world: world).first == "Jun 1")
    world.timeZone = "Asia/Tokyo"
    #expect(try strings(chart, world: world).first == "Jun 2")
    world.locale = "fr_FR"
    #expect(try strings(chart, world: world).first == "2 juin")
  }

  @Test("colours by values have a legend, unless it is hidden")
  func legends() throws {
    let chart = Chart {
      BarMark(x: .value("x", "one"), y: .value("y", 1)).foregroundStyle(by: .value("kind", "Apples"))
    }
    #expect(try strings(chart).contains("Apples"))
    #expect(try !strings(chart.chartLegend(.hidden)).contains("Apples"))
    #expect(try strings(chart.chartLegend { Text("Mine") }).contains("Mine"))
  }

  @Test("a proxy tells where values are, and which are where")
  func proxies() throws {
    var found: (CGFloat?, CGFloat?, String?, Double?) = (nil, nil, nil, nil)
    let chart = Chart(["a", "b"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 10)) }
      .bare()
      .chartOverlay { proxy in
        GeometryReader { _ in
          Color.clear.onAppear {
            found = (
              proxy.position(forX: "b"), proxy.position(forY: 5), proxy.value(atX: 10), proxy.value(atY: 25)
            )
          }
        }
      }
    _ = try RenderKit.place(chart, in: CGSize(width: 200, height: 100))
    #expect(found.0 == 150)
    #expect(found.1 == 50)
    #expect(found.2 == "a")
    #expect(found.3 == 7.5)
  }

  @Test("a scale without room has no ranges")
  func noRanges() throws {
    var ranges: [ClosedRange<CGFloat>?] = []
    func chart(_ padding: CGFloat) -> some View {
      Chart(["a", "b"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 10)) }
        .chartXScale(range: .plotDimension(padding: padding))
        .bare()
        .chartOverlay { proxy in Color.clear.onAppear { ranges.append(proxy.positionRange(forX: "a")) } }
    }
    for padding: CGFloat in [0, .nan] { _ = try RenderKit.place(chart(padding), in: CGSize(width: 200, height: 100)) }
    #expect(ranges == [0...100, nil])
  }

  @Test("a chart that scrolls shows its first part, and says so")
  func scrolling() throws {
    let chart = Chart(0..<10, id: \.self) { BarMark(x: .value("x", "\($0)"), y: .value("y", 1)) }
      .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 3).chartYAxis(.hidden)
    #expect(try strings(chart) == ["0", "1", "2"])
    #expect(try RenderKit.reports(chart.frame(width: 300, height: 100)).contains { $0.contains("chartScrollableAxes") })
  }

  @Test("a domain that follows from the data can be changed")
  func modifiedDomain() throws {
    let chart = Chart { BarMark(x: .value("x", "one"), y: .value("y", 10.0)) }
      .chartYScale(domain: .automatic(dataType: Double.self) { $0.append(20) })
    let area = try #require(try filled(chart.bare()).first?.bounds)
    #expect(isSame(area.height, 50))
  }

  @Test("an end of an axis that is not to be rounded is the largest value")
  func unroundedEnd() throws {
    let chart = Chart { BarMark(x: .value("x", "one"), y: .value("y", 8.3)) }
      .chartYAxis { AxisMarks(values: .automatic(roundUpperBound: false)) }
    let area = try #require(try filled(chart.bare()).first?.bounds)
    #expect(isSame(area.height, 100))
  }

  @Test("what is accepted and not drawn as asked is said")
  func reports() throws {
    let bar = BarMark(x: .value("x", 1), y: .value("y", 1))
    let padded = bar.annotation(overflowResolution: .init(y: .padScale)) { Text("a") }
    let fitted = bar.annotation(overflowResolution: .init(x: .fit(to: .chart))) { Text("a") }
    let charts: [(says: String, chart: AnyView)] = [
      ("padScale", AnyView(Chart { padded })),
      ("into the chart", AnyView(Chart { fitted })),
      ("two ends", AnyView(Chart { bar.offset(x: 0, yStart: 0, yEnd: 4) })),
      ("extended", AnyView(Chart { bar }.chartXAxis { AxisMarks(preset: .extended) })),
      ("as long as labels", AnyView(Chart { bar }.chartXAxis { AxisMarks { AxisTick(length: .label) } })),
      ("all values", AnyView(Chart { bar }.chartScrollableAxes(.horizontal))),
    ]
    for (says, chart) in charts {
      #expect(try RenderKit.reports(chart.frame(width: 300, height: 100)).contains { $0.contains(says) })
    }
    #expect(try RenderKit.reports(Chart { bar }.frame(width: 300, height: 100)).isEmpty)
  }

  @Test("annotations stand beside their marks")
  func annotations() throws {
    let chart = Chart {
      BarMark(x: .value("x", "one"), y: .value("y", 5)).annotation(position: .top, spacing: 10) {
        Color.green.frame(width: 20, height: 8)
      }
    }
    let frame = try #require(
      try RenderKit.place(chart.chartYScale(domain: 0...10).bare(), in: CGSize(width: 200, height: 100))
        .frames("Color").first)
    #expect(frame.isAbout(CGRect(x: 90, y: 32, width: 20, height: 8)))
  }

  @Test("functions are drawn in the chart's domain")
  func functions() throws {
    let chart = Chart { AreaPlot(x: "x", y: "y", domain: 0...10) { x in x > 5 ? .nan : 5 } }
    let area = try #require(
      try filled(chart.chartXScale(domain: 0...10).chartYScale(domain: 0...10).bare(), width: 200).first?.bounds)
    #expect(area.isAbout(CGRect(x: 0, y: 50, width: 100, height: 50)))
  }

  @Test("a curve goes where its function is at each moment, back and forth")
  func curve() throws {
    let circle = Chart {
      LinePlot(x: "x", y: "y", t: "t", domain: 0...4) { t in
        let corners: [(x: Double, y: Double)] = [(0, -1), (1, 0), (0, 1), (-1, 0), (0, -1)]
        return corners[Int(t.rounded())]
      }
    }
    let commands = try drawing(
      circle.chartXScale(domain: -1...1).chartYScale(domain: -1...1).bare(), width: 200, height: 100)
    let lines = strokedAreas(commands)
    #expect(lines.count == 1 && lines[0].isAbout(CGRect(x: 0, y: 0, width: 200, height: 100)))
  }

  @Test("what labels ask for and do not get is reported", arguments: [true, false])
  func undrawnLabels(isAlignment: Bool) throws {
    let chart = Chart { PointMark(x: .value("x", 1), y: .value("y", 1)) }.chartXAxis {
      AxisMarks { _ in
        AxisValueLabel(
          multiLabelAlignment: isAlignment ? .leading : nil, offsetsMarks: isAlignment ? nil : false)
      }
    }
    let name = isAlignment ? "multiLabelAlignment" : "offsetsMarks"
    #expect(try RenderKit.reports(chart) == ["AxisValueLabel: \(name) changes nothing; each label stands at its value"])
  }
}
