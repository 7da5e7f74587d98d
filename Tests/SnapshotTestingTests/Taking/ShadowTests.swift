import SnapshotTesting
import SwiftUI
import Testing

/// Which outlines cast shadows.
@MainActor @Suite struct ShadowTests {
  /// Two bars beside each other with 20 points between, each 20×40, and the shadow 10 to the right, without blur. The
  /// first bar's shadow falls into the gap, the second's beside the row.
  private func row<Content: View>(x: CGFloat = 10, _ grouped: (AnyView) -> Content) -> some View {
    let bars = HStack(spacing: 5) {
      Color.red.frame(width: 20, height: 40)
      Color.green.frame(width: 20, height: 40)
    }
    return grouped(AnyView(bars)).shadow(color: .black, radius: 0, x: x, y: 0)
      .frame(width: 100, height: 60).background(Color.white)
  }

  @Test func everyChildOfAStackWithoutAGroundCastsAShadow() throws {
    let taken = try Taken(row { $0 })
    let bars = taken.frames("frame width 20")
    #expect(bars == [CGRect(x: 27.5, y: 10, width: 20, height: 40), CGRect(x: 52.5, y: 10, width: 20, height: 40)])
    // In the gap lies the first one's shadow; right of the row the second one's.
    #expect(taken.color(50, 30) == "#000000ff" && taken.color(77, 30) == "#000000ff")
    #expect(taken.color(20, 30) == "#ffffffff")
  }

  @Test func aChildsShadowFallsOnThoseBehindIt() throws {
    // The second bar is in front of the first: its shadow to the left covers five points of the first.
    let taken = try Taken(row(x: -10) { $0 })
    #expect(taken.color(45, 30) == "#000000ff" && taken.color(40, 30) == "#ff3b30ff")
    let grouped = try Taken(row(x: -10) { $0.compositingGroup() })
    #expect(grouped.color(45, 30) == "#ff3b30ff")
  }

  @Test func groupedStackCastsOneShadowBelowAllOfIt() throws {
    let taken = try Taken(row { $0.compositingGroup() })
    #expect(taken.color(50, 30) == "#000000ff" && taken.color(77, 30) == "#000000ff")
    // No child lies in another's shadow.
    #expect(taken.colors(CGRect(x: 53, y: 11, width: 19, height: 38)) == ["#34c759ff"])
    #expect(taken.colors(CGRect(x: 28, y: 11, width: 19, height: 38)) == ["#ff3b30ff"])
  }
}
