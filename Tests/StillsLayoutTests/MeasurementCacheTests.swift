import Foundation
import StillsGeometry
import StillsLayout
import Testing

@Suite struct MeasurementCacheTests {
  func proposal(_ width: CGFloat?, _ height: CGFloat?) -> ProposedViewSize {
    ProposedViewSize(width: width, height: height)
  }

  @Test func proposalsAreToldApartByTheirBits() {
    var cache = MeasurementCache()
    let proposals = [
      proposal(nil, nil), proposal(0, 0), proposal(.infinity, 0), proposal(nil, 0), proposal(0.1 + 0.2, 0),
      proposal(0.3, 0), proposal(.nan, 0),
    ]
    for (index, proposal) in proposals.enumerated() { cache.store(size(CGFloat(index), 0), for: proposal) }
    for (index, proposal) in proposals.enumerated() { #expect(cache.size(for: proposal)?.width == CGFloat(index)) }
    #expect(cache.count == proposals.count)
  }

  @Test func itemThatIsAsBigForNothingAsForEverythingIsNotAskedAgain() {
    var cache = MeasurementCache()
    cache.store(size(40, 20), for: proposal(0, 100))
    #expect(cache.size(for: proposal(50, 100)) == nil)
    cache.store(size(40, 20), for: proposal(.infinity, 100))
    #expect(cache.size(for: proposal(50, 100)) == size(40, 20))
    #expect(cache.size(for: proposal(50, 90)) == nil)
    #expect(cache.size(for: proposal(nil, 100)) == nil)
  }

  @Test func differentExtremesSayNothing() {
    var cache = MeasurementCache()
    cache.store(size(40, 40), for: proposal(0, 100))
    cache.store(size(40, 20), for: proposal(.infinity, 100))
    #expect(cache.size(for: proposal(50, 100)) == nil)
  }

  @Test func guidesAreRememberedEvenWhenThereIsNone() {
    var cache = MeasurementCache()
    let key = VerticalAlignment.firstTextBaseline.key
    #expect(cache.guide(key, for: .zero) == nil)
    cache.store(nil, of: key, for: .zero)
    #expect(cache.guide(key, for: .zero) == .some(nil))
    cache.store(3, of: key, for: .unspecified)
    #expect(cache.guide(key, for: .unspecified) == 3)
  }

  // MARK: Cost

  @Test func longStackMeasuresEachChildAFewTimes() {
    let children = (0..<10_000).map { $0 % 3 == 0 ? TextLikeItem(width: 80) : FixedItem(10, 10) }
    let stack = ContainerItem(VStackLayout(), children)
    layOut(stack, in: 100, 800)
    // Smallest, largest, offered; and once by `place` to know its own size.
    #expect(children.allSatisfy { $0.measurements <= 4 })
  }

  @Test func longLazyStackMeasuresEachChildOnce() {
    let children = (0..<10_000).map { _ in FixedItem(10, 10) }
    layOut(ContainerItem(LazyStackLayout(alignment: .leading), children), in: 100, 800)
    #expect(children.allSatisfy { $0.measurements == 1 })
  }

  /// Without a memory a leaf at this depth would be asked 3^12 times.
  @Test func deepStacksOfStacksDoNotExplode() {
    let leaf = TextLikeItem(width: 300)
    var tree: any LayoutItem = leaf
    for level in 0..<12 {
      let neighbours: [any LayoutItem] = [color(), tree, TextLikeItem(width: 60)]
      tree =
        level % 2 == 0 ? ContainerItem(HStackLayout(), neighbours) : ContainerItem(VStackLayout(), neighbours)
    }
    layOut(tree, in: 390, 844)
    #expect(leaf.measurements < 1_000)
  }
}
