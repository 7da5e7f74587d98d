import StillsCore
import SwiftUI
import Testing

@MainActor @Suite("Matched geometry at rest")
struct LayoutMatchedGeometryTests {
  private func circle<V: View>(_ view: V) throws -> CGRect? {
    try RenderKit.place(view, in: CGSize(width: 300, height: 100)).frames("Circle").first
  }

  @Test("a follower is drawn where the source is, and keeps its own room")
  func follows() throws {
    let view = HStack(spacing: 0) {
      Color.red.frame(width: 120, height: 80).matchedGeometryEffect(id: "a", in: 1)
      Circle().matchedGeometryEffect(id: "a", in: 1, isSource: false).frame(width: 30, height: 30)
    }
    #expect(try circle(view) == CGRect(x: 95, y: 10, width: 80, height: 80))
    #expect(try RenderKit.size(view) == CGSize(width: 150, height: 80))
  }

  @Test("a follower that comes before its source follows too")
  func followsLaterSource() throws {
    let view = HStack(spacing: 0) {
      Circle().matchedGeometryEffect(id: "a", in: 1, properties: .position, isSource: false)
        .frame(width: 30, height: 30)
      Color.red.frame(width: 120, height: 80).matchedGeometryEffect(id: "a", in: 1)
    }
    #expect(try circle(view) == CGRect(x: 150, y: 35, width: 30, height: 30))
  }

  @Test("without a source, or with another id, a view stays where it is")
  func staysWithoutSource() throws {
    let view = HStack(spacing: 0) {
      Color.red.frame(width: 120, height: 80).matchedGeometryEffect(id: "a", in: 2)
      Circle().matchedGeometryEffect(id: "a", in: 1, isSource: false).frame(width: 30, height: 30)
    }
    #expect(try circle(view) == CGRect(x: 195, y: 35, width: 30, height: 30))
  }

  @Test("several sources are reported")
  func severalSources() throws {
    let view = HStack { ForEach(0..<2) { _ in Color.red.matchedGeometryEffect(id: "a", in: 1) } }
    #expect(try RenderKit.reports(view).count == 1)
  }
}
