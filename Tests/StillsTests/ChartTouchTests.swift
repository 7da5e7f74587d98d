import Stills
import SwiftUI
import Testing

@MainActor @Suite("Touches on charts")
struct ChartTouchTests {
  private struct Sales: View {
    @State private var chosen: String?
    @State private var range: ClosedRange<Double>?
    var hasGesture = false
    var body: some View {
      VStack(spacing: 0) {
        Text(chosen ?? range.map { "from \(Int($0.lowerBound)) to \(Int($0.upperBound))" } ?? "none")
        if hasGesture {
          plot.chartYSelection(range: $range).chartGesture { proxy in
            DragGesture(minimumDistance: 0).onChanged {
              proxy.selectYRange(from: $0.startLocation.y, to: $0.location.y)
            }
          }
        } else {
          plot.chartXSelection(value: $chosen)
        }
      }
      .ignoresSafeArea()
    }

    private var plot: some View {
      Chart(["One", "Two"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 10)) }
        .chartXAxis(.hidden).chartYAxis(.hidden).chartYScale(domain: 0...10).frame(width: 200, height: 100)
    }
  }

  @Test("a finger chooses what it is on until it goes up")
  func choosing() throws {
    let screen = try Screen(Sales())
    let title = try #require(try screen.frame(of: "none"))
    try screen.press(CGPoint(x: title.midX + 50, y: title.maxY + 50))
    #expect(try screen.words.first == "Two")
    try screen.release()
    #expect(try screen.words.first == "none")
  }

  @Test("an author's gesture has the plot's own coordinates")
  func gesture() throws {
    let screen = try Screen(Sales(hasGesture: true))
    let title = try #require(try screen.frame(of: "none"))
    let start = CGPoint(x: title.midX, y: title.maxY + 20)
    try screen.drag(from: start, to: CGPoint(x: start.x, y: start.y + 60))
    #expect(try screen.words.first == "from 2 to 8")
  }
}
