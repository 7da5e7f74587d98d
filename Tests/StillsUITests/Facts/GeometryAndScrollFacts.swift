import Foundation
import StillsCore
import SwiftUI
import Testing

/// Facts layout §8 and §9, as views.
@Suite @MainActor struct GeometryAndScrollFacts {
  private func colors(_ view: some View, _ width: CGFloat, _ height: CGFloat) throws -> [CGRect] {
    try RenderKit.place(view, in: CGSize(width: width, height: height)).frames("Color")
  }

  // MARK: §8

  @Test func aReaderTakesTheOfferAndNothingWithoutOne() throws {
    let reader = GeometryReader { _ in square }
    #expect(try FactStage.size(reader, 300, 200) == CGSize(width: 300, height: 200))
    #expect(try FactStage.size(reader, nil, nil).width <= 10)
  }

  @Test func aReadersContentIsAtItsTopLeadingCornerAndOfferedItsSize() throws {
    #expect(try colors(GeometryReader { _ in square }, 300, 200) == [CGRect(x: 0, y: 0, width: 50, height: 50)])
    #expect(try colors(GeometryReader { _ in Color.red }, 300, 200) == [CGRect(x: 0, y: 0, width: 300, height: 200)])
  }

  @Test func aProxyKnowsItsSizeItsPlacesAndTheSafeArea() throws {
    let note = FactNote()
    let view = VStack(spacing: 0) {
      Color.red.frame(height: 30)
      GeometryReader { proxy in
        let _ = note.frames = [proxy.frame(in: .local), proxy.frame(in: .global), proxy.frame(in: .named("outer"))]
        Color.blue
      }
      .padding(.leading, 7)
    }
    .coordinateSpace(.named("outer"))
    .padding(.top, 20)
    _ = try RenderKit.place(view, in: CGSize(width: 100, height: 100))
    #expect(
      note.frames == [
        CGRect(x: 0, y: 0, width: 93, height: 50), CGRect(x: 7, y: 50, width: 93, height: 50),
        CGRect(x: 7, y: 30, width: 93, height: 50),
      ])
  }

  @Test func aProxysInsetsAreWhatReachesIntoItsFrame() throws {
    let note = FactNote()
    let stage = try Stage(
      GeometryReader { proxy in
        let _ = note.lengths = [proxy.safeAreaInsets.top, proxy.safeAreaInsets.bottom]
        Color.blue
      })
    #expect(note.lengths == [59, 34] && stage.frame("GeometryReader")?.minY == 59)
  }

  // MARK: §9

  @Test func aScrollViewTakesTheOfferAlongAndItsContentsWidthAcross() throws {
    let view = ScrollView { Color.red.frame(width: 70, height: 500) }
    #expect(try FactStage.size(view, 200, 300) == CGSize(width: 70, height: 300))
    #expect(try FactStage.size(view, 200, nil) == CGSize(width: 70, height: 500))
    #expect(try FactStage.size(ScrollView { Color.red.frame(width: 400, height: 10) }, 200, 300).width == 400)
  }

  @Test func alongItsAxisAScrollViewOffersNothingInParticular() throws {
    #expect(try colors(ScrollView { Color.red }, 100, 300) == [CGRect(x: 0, y: 0, width: 100, height: 10)])
    #expect(try colors(ScrollView(.horizontal) { Color.red }, 100, 300)[0].width == 10)
  }

  @Test func severalViewsInAScrollViewAreAColumnEvenInAHorizontalOne() throws {
    #expect(
      try colors(
        ScrollView(.horizontal) {
          square; square
        }, 100, 300
      ).map(\.minX) == [0, 0])
  }

  @Test func shortContentStandsAtTheTop() throws {
    #expect(try colors(ScrollView { square }, 50, 300)[0].minY == 0)
    #expect(try colors(ScrollView { square }.defaultScrollAnchor(.center), 50, 300)[0].minY == 125)
  }

  @Test func indicatorsAreNotDrawn() throws {
    let view = ScrollView { Color.red.frame(width: 100, height: 500) }.scrollIndicators(.visible)
    let fills = try RenderKit.place(view, in: CGSize(width: 100, height: 100)).commands
    #expect(try colors(view, 100, 100).count == 1 && fills.count == 1)
  }

  @Test func scrollingToAViewWithoutAnAnchorMovesNoFartherThanNeeded() throws {
    func top(_ anchor: UnitPoint?) throws -> CGFloat? {
      let view = ScrollViewReader { proxy in
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<10, id: \.self) { Color.red.frame(width: 100, height: 50).id($0) } }
        }
        .onAppear { proxy.scrollTo(5, anchor: anchor) }
      }
      return try colors(view, 100, 100).first?.minY
    }
    #expect(try top(nil) == -200, "its end meets the end of the view")
    #expect(try top(.top) == -250 && top(.center) == -225)
  }
}
