import StillsCore
import StillsDisplay
import SwiftUI
import Testing

@MainActor @Suite("Marks of charts")
struct ChartMarkTests {
  private enum Fruit: String, Plottable, CaseIterable { case apple, pear }

  @Test("bars stand on zero, as high as their part of a rounded domain")
  func bars() throws {
    let chart = Chart([("a", 5.0), ("b", 8.3)], id: \.0) { BarMark(x: .value("x", $0.0), y: .value("y", $0.1)) }
    let areas = try filled(chart.bare()).map(\.bounds)
    try #require(areas.count == 2)
    #expect(isSame(areas[0].maxY, 100) && isSame(areas[0].height, 50))
    #expect(isSame(areas[1].maxY, 100) && isSame(areas[1].height, 83))
    #expect(isSame(areas[0].midX, 75) && isSame(areas[1].midX, 225))
  }

  @Test("bars at one place stand on one another, in the palette's order")
  func stacked() throws {
    let chart = Chart {
      ForEach(Fruit.allCases, id: \.self) { fruit in
        BarMark(x: .value("x", "one"), y: .value("y", 5)).foregroundStyle(by: .value("fruit", fruit))
      }
    }
    let areas = try filled(chart.bare())
    try #require(areas.count == 2)
    #expect(isSame(areas[0].bounds.minY, areas[1].bounds.maxY))
    let (blue, green) = (try #require(try fillColor(Color.blue)), try #require(try fillColor(Color.green)))
    #expect(areas.map(\.paint) == [.color(blue), .color(green)])
  }

  @Test("bars with a position of their own stand beside one another")
  func grouped() throws {
    let chart = Chart(Fruit.allCases, id: \.self) { fruit in
      BarMark(x: .value("x", "one"), y: .value("y", 5)).position(by: .value("fruit", fruit))
    }
    let areas = try filled(chart.bare()).map(\.bounds)
    try #require(areas.count == 2)
    #expect(areas[0].maxX < areas[1].minX)
    #expect(isSame(areas[0].height, areas[1].height))
  }

  @Test("a number across and a name down make a bar that lies")
  func lyingBars() throws {
    let chart = Chart { BarMark(x: .value("x", 5), y: .value("y", "one")) }
    let area = try #require(try filled(chart.bare()).first?.bounds)
    #expect(isSame(area.minX, 0) && isSame(area.width, 300) && isSame(area.midY, 50))
  }

  @Test("bars from one value to another stay between them")
  func ranges() throws {
    let chart = Chart { BarMark(x: .value("x", "one"), yStart: .value("low", 2), yEnd: .value("high", 6), width: 20) }
    let area = try #require(try filled(chart.chartYScale(domain: 0...10).bare()).first?.bounds)
    #expect(area.isAbout(CGRect(x: 140, y: 40, width: 20, height: 40)))
  }

  @Test("normalized stacks fill the axis")
  func normalized() throws {
    let chart = Chart([1.0, 3.0], id: \.self) {
      BarMark(x: .value("x", "one"), y: .value("y", $0), stacking: .normalized)
    }
    let areas = try filled(chart.chartYScale(domain: 0...1).bare()).map(\.bounds.height)
    #expect(areas.count == 2 && isSame(areas[0], 25) && isSame(areas[1], 75))
  }

  @Test("values of a pie are parts of a whole turn, from twelve o'clock")
  func sectors() throws {
    let chart = Chart([2.0, 1.0, 1.0], id: \.self) { SectorMark(angle: .value("v", $0)) }
    let areas = try filled(chart, width: 100, height: 100).map(\.bounds)
    try #require(areas.count == 3)
    #expect(areas[0].isAbout(CGRect(x: 50, y: 0, width: 50, height: 100)))
    #expect(areas[1].isAbout(CGRect(x: 0, y: 50, width: 50, height: 50)))
    #expect(areas[2].isAbout(CGRect(x: 0, y: 0, width: 50, height: 50)))
  }

  @Test("no number that a source can give stops a chart", arguments: [Double.nan, .infinity, -.infinity, 1e308, 0])
  func oddNumbers(value: Double) throws {
    let chart = Chart {
      BarMark(x: .value("x", "one"), y: .value("y", value))
      LineMark(x: .value("x", "one"), y: .value("y", value))
      AreaMark(x: .value("x", "two"), y: .value("y", -value))
      PointMark(x: .value("x", "two"), y: .value("y", value)).symbolSize(value)
      RuleMark(y: .value("y", value))
    }
    _ = try filled(chart)
    _ = try filled(Chart { SectorMark(angle: .value("v", value), innerRadius: .ratio(value)) })
    _ = try filled(Chart { PointMark(x: .value("x", value), y: .value("y", 1)) }.chartXScale(type: .log))
  }

  @Test("a value that is no number leaves an axis of numbers as it is")
  func missingValue() throws {
    let chart = Chart([("a", Double.nan), ("b", 5)], id: \.0) { BarMark(x: .value("x", $0.0), y: .value("y", $0.1)) }
    let areas = try filled(chart.bare()).map(\.bounds)
    try #require(areas.count == 1)
    #expect(isSame(areas[0].height, 100))
  }

  @Test("sectors with a higher index are in front")
  func sectorOrder() throws {
    let chart = Chart([2.0, 1.0], id: \.self) { value in
      SectorMark(angle: .value("v", value)).foregroundStyle(value > 1 ? Color.red : Color.green).zIndex(value)
    }
    let paints = try filled(chart, width: 100, height: 100).map(\.paint)
    let (red, green) = (try #require(try fillColor(Color.red)), try #require(try fillColor(Color.green)))
    #expect(paints == [.color(green), .color(red)])
  }

  @Test("what is set on marks inside wins over what is set outside")
  func insideWins() throws {
    let chart = Chart {
      ForEach(0..<1) { _ in BarMark(x: .value("x", "one"), y: .value("y", 1)).foregroundStyle(.red) }
        .foregroundStyle(.green)
    }
    let red = try #require(try fillColor(Color.red))
    #expect(try filled(chart.bare()).map(\.paint) == [.color(red)])
  }
}
