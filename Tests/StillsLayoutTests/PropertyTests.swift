import Foundation
import StillsGeometry
import StillsLayout
import Testing

/// Laws that hold for any tree of views and any proposal.
@Suite struct PropertyTests {
  static let seeds = 0..<UInt64(400)

  private func forEachCase(isFinite: Bool = false, _ check: (UInt64, ProposedViewSize) -> Void) {
    for seed in Self.seeds {
      var numbers = SeededNumbers(seed: seed ^ 0xABCD)
      check(seed, numbers.proposal(isFinite: isFinite))
    }
  }

  private func place(_ tree: RandomTree, _ proposal: ProposedViewSize) {
    tree.root.place(at: CGPoint(x: 10, y: 20), proposal: proposal)
  }

  @Test func finiteOffersMakeFiniteFrames() {
    forEachCase(isFinite: true) { seed, proposal in
      let tree = RandomTree(seed: seed)
      place(tree, proposal)
      for leaf in tree.leaves {
        let frame = leaf.frame
        let isFinite = [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite)
        #expect(isFinite && frame.width >= 0 && frame.height >= 0, "seed \(seed): \(frame)")
      }
    }
  }

  @Test func measuringTwiceIsMeasuringOnce() {
    forEachCase { seed, proposal in
      let tree = RandomTree(seed: seed)
      let first = tree.root.sizeThatFits(proposal)
      _ = tree.root.sizeThatFits(.unspecified)
      #expect(tree.root.sizeThatFits(proposal) == first, "seed \(seed)")
      #expect(tree.leaves.allSatisfy { $0.offer == nil }, "seed \(seed): measuring must not place")
    }
  }

  @Test func rememberingChangesNothing() {
    forEachCase { seed, proposal in
      let cached = RandomTree(seed: seed), uncached = RandomTree(seed: seed, isCached: false)
      _ = cached.root.sizeThatFits(.zero)
      _ = cached.root.sizeThatFits(.infinity)
      #expect(cached.root.sizeThatFits(proposal) == uncached.root.sizeThatFits(proposal), "seed \(seed) \(proposal)")
    }
    forEachCase(isFinite: true) { seed, proposal in
      let cached = RandomTree(seed: seed), uncached = RandomTree(seed: seed, isCached: false)
      place(cached, proposal)
      place(uncached, proposal)
      #expect(cached.leaves.map(\.frame) == uncached.leaves.map(\.frame), "seed \(seed)")
    }
  }

  @Test func rightToLeftIsTheMirrorImage() {
    forEachCase(isFinite: true) { seed, proposal in
      let left = RandomTree(seed: seed), right = RandomTree(seed: seed, direction: .rightToLeft)
      place(left, proposal)
      place(right, proposal)
      let bounds = CGRect(origin: CGPoint(x: 10, y: 20), size: left.root.sizeThatFits(proposal))
      for (one, other) in zip(left.leaves, right.leaves) {
        let mirrored = one.frame.mirrored(in: bounds)
        let isSame =
          abs(mirrored.minX - other.frame.minX) < 1e-6 && abs(mirrored.minY - other.frame.minY) < 1e-6
          && one.frame.size == other.frame.size
        #expect(isSame || left.leaves.count == 1 && left.root === one, "seed \(seed): \(one.frame) \(other.frame)")
      }
    }
  }

  @Test func paddingAddsWhatItTakes() {
    forEachCase { seed, proposal in
      let tree = RandomTree(seed: seed)
      let inner = tree.root.sizeThatFits(proposal.inset(horizontal: 10, vertical: 10))
      let outer = tree.root.padding(.all, 5).sizeThatFits(proposal)
      #expect(outer == size(inner.width + 10, inner.height + 10), "seed \(seed)")
    }
  }

  @Test func fixedSizeIsTheIdealSizeWhateverIsOffered() {
    forEachCase { seed, proposal in
      let tree = RandomTree(seed: seed)
      #expect(tree.root.fixedSize().sizeThatFits(proposal) == tree.root.sizeThatFits(.unspecified), "seed \(seed)")
    }
  }

  @Test func frameIsExactlyAsLargeAsItSays() {
    forEachCase { seed, proposal in
      let framed = RandomTree(seed: seed).root.frame(width: 33, height: 44)
      #expect(framed.sizeThatFits(proposal) == size(33, 44), "seed \(seed)")
    }
  }

  @Test func endlessFrameFillsEveryOffer() {
    forEachCase(isFinite: true) { seed, proposal in
      guard let width = proposal.width else { return }
      let frame = RandomTree(seed: seed).root.with(FlexibleFrameLayout(minWidth: 0, maxWidth: .infinity))
      #expect(frame.sizeThatFits(proposal).width == width, "seed \(seed)")
    }
  }
}

/// Views that answer nonsense.
@Suite struct RobustnessTests {
  static let lengths: [CGFloat] = [.nan, .infinity, -.infinity, -50, 1e308, -1e308, 0]

  private func layouts(around item: any LayoutItem) -> [any LayoutItem] {
    let others: [any LayoutItem] = [item, FixedItem(10, 10), color(), SpacerItem(.horizontal)]
    return [
      ContainerItem(HStackLayout(), others), ContainerItem(VStackLayout(alignment: .trailing), others),
      ContainerItem(ZStackLayout(), others), ContainerItem(GridLayout(), others),
      ContainerItem(LazyStackLayout(alignment: .leading), others),
      ContainerItem(LazyGridLayout(columns: [GridItem(.adaptive(minimum: 20))]), others),
      ContainerItem(OverlayLayout(alignment: .bottomTrailing), others), item.frame(width: 20, height: 20),
      item.with(FlexibleFrameLayout(minWidth: 10, maxHeight: 50)), item.padding(),
      item.with(AspectRatioLayout(mode: .fill)), item.with(PositionLayout(CGPoint(x: CGFloat.nan, y: 5))),
      ContainerItem(AnyLayout(HStackLayout()), direction: .rightToLeft, others),
    ]
  }

  @Test func nonsenseSizesAndOffersNeverTrapAndOriginsStayFinite() {
    for width in Self.lengths {
      for offer in Self.lengths.map(Optional.some) + [nil] {
        let item = ClosureItem { _ in size(width, width) }
        item.layoutPriority = width
        item.guides[HorizontalAlignment.trailing.key] = { _ in width }
        for layout in layouts(around: item) {
          _ = layout.size(offer, offer)
          layout.place(at: .zero, proposal: ProposedViewSize(width: offer, height: offer))
          let origin = item.origin ?? .zero
          #expect(origin.x.isFinite && origin.y.isFinite, "\(type(of: layout)) \(width) \(String(describing: offer))")
        }
      }
    }
  }

  @Test func enormousFiniteSizesStayFinite() {
    let row = hstack(spacing: 0, FixedItem(1e308, 1), FixedItem(1e308, 1), FixedItem(1e308, 1))
    #expect(row.size(nil, nil).width.isFinite)
    #expect(FixedItem(1.7e308, 1).padding(.all, 1e308).size(nil, nil).width.isFinite)
  }

  @Test func nonsenseParametersAreIgnored() {
    #expect(hstack(spacing: .nan, FixedItem(10, 10), FixedItem(10, 10)).size(nil, nil).width == 28)
    #expect(FixedItem(10, 10).padding(.all, .nan).size(nil, nil) == size(10, 10))
    #expect(SpacerSizing.size(ProposedViewSize(width: .nan, height: nil), axis: .horizontal) == size(8, 0))
  }
}
