import Foundation
import StillsGeometry
import StillsLayout
import Testing

/// Laws that hold for any tree of views and any proposal. Failures name the seed.
@Suite struct PropertyTests {
  /// So many trees for each law, deep ones; ten thousand of the vocabulary's views are in ViewTreeLawTests.
  static let seeds = 0..<UInt64(3_000)

  /// `check` says what is wrong, if anything is; expecting each case would take longer than laying it out.
  private func forEachCase(isFinite: Bool = false, _ check: (UInt64, ProposedViewSize) -> String?) {
    for seed in Self.seeds {
      var numbers = SeededNumbers(seed: seed ^ 0xABCD)
      if let failure = check(seed, numbers.proposal(isFinite: isFinite)) { Issue.record("seed \(seed): \(failure)") }
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
        guard isFinite, frame.width >= 0, frame.height >= 0 else { return "\(frame)" }
      }
      return nil
    }
  }

  @Test func measuringTwiceIsMeasuringOnce() {
    forEachCase { seed, proposal in
      let tree = RandomTree(seed: seed)
      let first = tree.root.sizeThatFits(proposal)
      _ = tree.root.sizeThatFits(.unspecified)
      guard tree.root.sizeThatFits(proposal) == first else { return "another size" }
      return tree.leaves.allSatisfy { $0.offer == nil } ? nil : "measuring must not place"
    }
  }

  @Test func rememberingChangesNoSize() {
    forEachCase { seed, proposal in
      let cached = RandomTree(seed: seed), uncached = RandomTree(seed: seed, isCached: false)
      _ = cached.root.sizeThatFits(.zero)
      _ = cached.root.sizeThatFits(.infinity)
      return cached.root.sizeThatFits(proposal) == uncached.root.sizeThatFits(proposal) ? nil : "\(proposal)"
    }
  }

  @Test func rememberingChangesNoFrame() {
    forEachCase(isFinite: true) { seed, proposal in
      let cached = RandomTree(seed: seed), uncached = RandomTree(seed: seed, isCached: false)
      place(cached, proposal)
      place(uncached, proposal)
      return cached.leaves.map(\.frame) == uncached.leaves.map(\.frame) ? nil : "other frames"
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
        guard isSame || left.leaves.count == 1 && left.root === one else { return "\(one.frame) \(other.frame)" }
      }
      return nil
    }
  }

  @Test func paddingAddsWhatItTakes() {
    forEachCase { seed, proposal in
      let tree = RandomTree(seed: seed)
      let inner = tree.root.sizeThatFits(proposal.inset(horizontal: 10, vertical: 10))
      let outer = tree.root.padding(.all, 5).sizeThatFits(proposal)
      return outer == size(inner.width + 10, inner.height + 10) ? nil : "\(inner) in \(outer)"
    }
  }

  @Test func fixedSizeIsTheIdealSizeWhateverIsOffered() {
    forEachCase { seed, proposal in
      let tree = RandomTree(seed: seed)
      let fixed = tree.root.fixedSize().sizeThatFits(proposal), ideal = tree.root.sizeThatFits(.unspecified)
      return fixed == ideal ? nil : "\(fixed), not \(ideal)"
    }
  }

  @Test func frameIsExactlyAsLargeAsItSays() {
    forEachCase { seed, proposal in
      let framed = RandomTree(seed: seed).root.frame(width: 33, height: 44).sizeThatFits(proposal)
      return framed == size(33, 44) ? nil : "\(framed)"
    }
  }

  @Test func endlessFrameFillsEveryOffer() {
    forEachCase(isFinite: true) { seed, proposal in
      guard let width = proposal.width else { return nil }
      let frame = RandomTree(seed: seed).root.with(FlexibleFrameLayout(minWidth: 0, maxWidth: .infinity))
      let taken = frame.sizeThatFits(proposal).width
      return taken == width ? nil : "\(taken) of \(width)"
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
