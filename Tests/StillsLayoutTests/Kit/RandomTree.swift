import Foundation
import StillsGeometry
import StillsLayout

/// The same numbers for the same seed, everywhere.
struct SeededNumbers {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
  mutating func length(_ bound: Int = 120) -> CGFloat { CGFloat(below(bound * 2)) / 2 }
  mutating func element<T>(_ elements: [T]) -> T { elements[below(elements.count)] }
  mutating func maybe<T>(_ value: (inout SeededNumbers) -> T) -> T? { below(2) == 0 ? nil : value(&self) }

  /// Anything a parent may offer; `isFinite` leaves infinity out.
  mutating func proposal(isFinite: Bool = false) -> ProposedViewSize {
    func dimension(_ numbers: inout SeededNumbers) -> CGFloat? {
      switch numbers.below(isFinite ? 3 : 4) {
      case 0: nil
      case 1: 0
      case 2: numbers.length(400)
      default: .infinity
      }
    }
    return ProposedViewSize(width: dimension(&self), height: dimension(&self))
  }
}

/// A tree of every layout there is, and its leaves. The same seed makes the same tree.
struct RandomTree {
  let root: any LayoutItem
  private(set) var leaves: [TestItem] = []
  private let direction: LayoutDirection
  private let isCached: Bool

  init(seed: UInt64, direction: LayoutDirection = .leftToRight, isCached: Bool = true) {
    (self.direction, self.isCached) = (direction, isCached)
    var numbers = SeededNumbers(seed: seed)
    var leaves: [TestItem] = []
    root = Self.item(depth: 4, &numbers, &leaves, direction, isCached)
    self.leaves = leaves
  }

  private static func item(
    depth: Int, _ numbers: inout SeededNumbers, _ leaves: inout [TestItem], _ direction: LayoutDirection,
    _ isCached: Bool
  ) -> any LayoutItem {
    guard depth > 0, numbers.below(5) > 0 else {
      let leaf = leaf(&numbers)
      leaves.append(leaf)
      return leaf
    }
    func children(_ count: Int, _ numbers: inout SeededNumbers) -> [any LayoutItem] {
      (0..<count).map { _ in item(depth: depth - 1, &numbers, &leaves, direction, isCached) }
    }
    func container<L: Layout>(_ layout: L, _ children: [any LayoutItem]) -> any LayoutItem {
      ContainerItem(layout, direction: direction, isCached: isCached, children)
    }
    let alignment = numbers.element([
      Alignment.center, .topLeading, .bottomTrailing, .leadingFirstTextBaseline, .trailingLastTextBaseline,
    ])
    let spacing = numbers.maybe { $0.length(20) - 5 }
    switch numbers.below(14) {
    case 0, 1:
      return container(
        HStackLayout(alignment: alignment.vertical, spacing: spacing), children(numbers.below(4), &numbers))
    case 2, 3:
      return container(
        VStackLayout(alignment: alignment.horizontal, spacing: spacing), children(numbers.below(4), &numbers))
    case 4: return container(ZStackLayout(alignment: alignment), children(numbers.below(3), &numbers))
    case 5:
      let layout = FrameLayout(
        width: numbers.maybe { $0.length() }, height: numbers.maybe { $0.length() }, alignment: alignment)
      return container(layout, children(1, &numbers))
    case 6:
      let layout = FlexibleFrameLayout(
        minWidth: numbers.maybe { $0.length() }, idealWidth: numbers.maybe { $0.length() },
        maxWidth: numbers.maybe { $0.element([.infinity, 100]) }, minHeight: numbers.maybe { $0.length() },
        maxHeight: numbers.maybe { $0.element([.infinity, 100]) }, alignment: alignment)
      return container(layout, children(1, &numbers))
    case 7:
      let insets = EdgeInsets(
        top: numbers.length(20), leading: numbers.length(20) - 5, bottom: 0, trailing: numbers.length(20))
      return container(PaddingLayout(insets), children(1, &numbers))
    case 8: return container(FixedSizeLayout(numbers.element([.horizontal, .vertical])), children(1, &numbers))
    case 9:
      let layout = AspectRatioLayout(
        numbers.maybe { $0.length(3) }, mode: numbers.element([.fit, .fill]))
      return container(layout, children(1, &numbers))
    case 10: return container(OverlayLayout(alignment: alignment), children(2, &numbers))
    case 11: return container(AlignmentGuideLayout(alignment.vertical) { $0.height / 3 }, children(1, &numbers))
    case 12:
      return container(
        LazyStackLayout(alignment: alignment.horizontal, spacing: spacing), children(numbers.below(4), &numbers))
    default: return container(GridLayout(alignment: alignment), children(numbers.below(4), &numbers))
    }
  }

  private static func leaf(_ numbers: inout SeededNumbers) -> TestItem {
    let leaf: TestItem =
      switch numbers.below(4) {
      case 0: FixedItem(numbers.length(), numbers.length())
      case 1: FlexibleItem()
      case 2: TextLikeItem(width: numbers.length() + 1)
      default: SpacerItem(numbers.element([.horizontal, .vertical]))
      }
    if numbers.below(6) == 0 { leaf.layoutPriority = 1 }
    return leaf
  }
}
