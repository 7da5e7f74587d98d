import Foundation
import StillsCore
import StillsLayout
import StillsText
import StillsTypesetting
import SwiftUI
import Testing

/// Our frames against those of an engine that shares nothing with ours.
@MainActor struct LayoutOracleTests {
  private static let recorded = Result { try RecordedFrames() }
  private static let layouts = OracleLayout.stacks + OracleLayout.frames + OracleLayout.grids + OracleLayout.texts
  private static let typesetter = Typesetter(engine: HarfBuzzEngine())

  @Test func thereAreAtLeastSixtyLayoutsAndEachIsRecorded() throws {
    let frames = try Self.recorded.get()
    #expect(Self.layouts.count >= 60)
    #expect(Set(Self.layouts.map(\.name)) == Set(frames.byLayout.keys))
  }

  @Test func framesAgreeWithCSSWithinHalfAPoint() throws {
    let recorded = try Self.recorded.get()
    for layout in Self.layouts {
      let expected = recorded.byLayout[layout.name] ?? [:]
      let ours = try Self.frames(of: layout)
      #expect(!expected.isEmpty, "\(layout.name) has no frames")
      for (id, frame) in expected {
        let mine = try #require(ours[id], "\(layout.name) has no \(id)")
        #expect(mine.isWithin(0.5, of: frame), "\(layout.name): \(id) is \(mine), CSS has \(frame)")
      }
    }
  }

  /// The frames of everything with an identifier, in points from the layout's corner.
  private static func frames(of layout: OracleLayout) throws -> [String: CGRect] {
    let surroundings = Surroundings(world: World(), typesetter: typesetter, reports: ReportSink())
    let canvas = GraphCanvas(size: .fixed(layout.size), safeArea: EdgeInsets(), pixelGrid: PixelGrid(scale: 3))
    let screen = try ViewGraph(surroundings: surroundings, root: layout.view).settle(in: canvas)
    var frames: [String: CGRect] = [:]
    screen.placed.forEach { node in
      if let id = node.element.accessibilityIdentifier { frames[id] = node.frame }
    }
    return frames
  }
}

extension CGRect {
  fileprivate func isWithin(_ tolerance: CGFloat, of other: CGRect) -> Bool {
    abs(minX - other.minX) <= tolerance && abs(minY - other.minY) <= tolerance
      && abs(width - other.width) <= tolerance && abs(height - other.height) <= tolerance
  }
}
