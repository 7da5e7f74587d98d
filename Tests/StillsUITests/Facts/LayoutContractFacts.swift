import Foundation
import StillsCore
import SwiftUI
import Testing

/// Facts layout §1, a rule a test; the algorithms' own tests are in StillsLayoutTests.
@Suite @MainActor struct LayoutContractFacts {
  @Test func nilAsksForTheIdealZeroForTheLeastAndInfinityForTheMost() throws {
    let view = Color.red.frame(minWidth: 20, idealWidth: 30, maxWidth: 40, minHeight: 5, idealHeight: 6, maxHeight: 7)
    let sizes = try FactStage.sizes(view, [.unspecified, .zero, .infinity])
    #expect(sizes == [CGSize(width: 30, height: 6), CGSize(width: 20, height: 5), CGSize(width: 40, height: 7)])
  }

  @Test func layoutArithmeticIsNotRounded() throws {
    let note = FactNote()
    let view = VStack(spacing: 0) {
      Color.red.frame(height: 40.75)
      GeometryReader { proxy in
        let _ = note.frames.append(proxy.frame(in: .global))
        Color.blue
      }
    }
    _ = try RenderKit.place(view, in: CGSize(width: 100, height: 100))
    #expect(note.frames.last == CGRect(x: 0, y: 40.75, width: 100, height: 59.25))
  }

  @Test func textSizesAreRoundedUpToThePixel() throws {
    let size = try RenderKit.size(Text("Hello"))
    #expect(isSame((size.width * 3).rounded(), size.width * 3) && isSame(size.height, 61.0 / 3))
  }

  @Test func paintedEdgesAreRoundedInAbsoluteCoordinatesSoThatEqualColumnsDiffer() throws {
    let columns = HStack(spacing: 0) { ForEach(0..<3, id: \.self) { _ in Color.red } }
    let fills = try RenderKit.place(columns, in: CGSize(width: 100.0 / 3, height: 10)).commands.fills.map(\.rect)
    // 11.11 points are 33.3 pixels: 33, 34 and 33.
    #expect(fills.map { ($0.minX * 3).rounded() } == [0, 33, 67])
    #expect(fills.map { ($0.maxX * 3).rounded() } == [33, 67, 100])
  }

  @Test func whatIsLargerThanItsPlaceOverflowsCentredAndUnclipped() throws {
    let placed = try RenderKit.place(
      Color.red.frame(width: 80, height: 20).frame(width: 40, height: 40), in: CGSize(width: 100, height: 100))
    #expect(placed.frames("Color") == [CGRect(x: 10, y: 40, width: 80, height: 20)])
    #expect(placed.commands.fills.map(\.rect) == [CGRect(x: 10, y: 40, width: 80, height: 20)])
  }

  @Test func shapesColoursGradientsAndMaterialsAreIdeallyTenByTen() throws {
    let ten = CGSize(width: 10, height: 10)
    #expect(try RenderKit.size(Color.red) == ten)
    #expect(try RenderKit.size(Rectangle()) == ten)
    #expect(try RenderKit.size(Capsule()) == ten)
    #expect(try RenderKit.size(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)) == ten)
    #expect(try RenderKit.size(Rectangle().fill(.thinMaterial)) == ten)
    #expect(try FactStage.size(Color.red, nil, 70) == CGSize(width: 10, height: 70))
    #expect(ProposedViewSize(width: nil, height: 3).replacingUnspecifiedDimensions() == CGSize(width: 10, height: 3))
  }
}
