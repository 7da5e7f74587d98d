import Foundation
import StillsDisplay
import StillsGeometry
import Testing

@Suite struct CoverTests {
  private func startsWithCover(
    _ rect: CGRect, _ color: ResolvedColor = .white, scale: CGFloat = 2,
    _ change: (inout DisplayGroup) -> Void = { _ in }
  ) -> Bool {
    var group = DisplayGroup(name: "Screen", commands: [.fill(Path(rect), .color(color), FillStyle())])
    change(&group)
    return DisplayList(
      size: CGSize(width: 10.25, height: 8), scale: scale, background: .black, commands: [.group(group)]
    ).startsWithCover
  }

  @Test func opaqueColourOverTheWholePictureCovers() {
    #expect(startsWithCover(CGRect(x: 0, y: 0, width: 10.5, height: 8)))
    #expect(startsWithCover(CGRect(x: -5, y: -5, width: 40, height: 40)))
  }

  @Test func whatLeavesAPixelPartlyFreeDoesNotCover() {
    // 20.5 pixels count as 21.
    #expect(!startsWithCover(CGRect(x: 0, y: 0, width: 10.25, height: 8)))
    #expect(!startsWithCover(CGRect(x: 0, y: 0.25, width: 20, height: 20)))
    #expect(!startsWithCover(CGRect(x: -5, y: -5, width: 40, height: 40), .white.multiplyingAlpha(by: 0.99)))
    #expect(!startsWithCover(CGRect(x: -5, y: -5, width: 40, height: 40), scale: 0))
  }

  @Test func groupsThatChangeTheirPictureDoNotCover() {
    let whole = CGRect(x: -5, y: -5, width: 40, height: 40)
    #expect(!startsWithCover(whole) { $0.opacity = 0.5 })
    #expect(!startsWithCover(whole) { $0.clip = Path(CGRect(x: 0, y: 0, width: 5, height: 5)) })
    #expect(!startsWithCover(whole) { $0.transform = CGAffineTransform(scaleX: 0.1, y: 0.1) })
    #expect(!startsWithCover(whole) { $0.mask = [] })
    #expect(!startsWithCover(whole) { $0.blendMode = .multiply })
  }
}
