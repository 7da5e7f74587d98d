import Foundation
import StillsGeometry

extension LinearStack {
  /// Offers the children their lengths (facts: layout §3.1–4):
  /// 1. The gaps come off the offer first.
  /// 2. Higher priorities are served before lower ones; what lower ones need at least is kept aside.
  /// 3. Within a priority the least flexible child is served first (see ``Flexibility``).
  /// 4. Each is offered an equal share of what is left, and takes what it takes.
  func serveChildren(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout StackLayoutCache
  ) -> [MeasuredChild] {
    guard let length = proposal[axis] else {
      return subviews.items.map { MeasuredChild(proposal: proposal, dimensions: $0.dimensions(in: proposal)) }
    }
    var remaining = length.minus(cache.gaps.total)
    // Of nothing, and of length without end, everybody gets the same, whoever is served first.
    if remaining <= 0 || remaining == .infinity {
      return subviews.items.map { measure($0, length: remaining.nonNegative, proposal) }
    }
    var children: [MeasuredChild?] = Array(repeating: nil, count: subviews.count)
    for group in groups(subviews, proposal, &cache) {
      var unserved = group.members.count
      for index in group.members {
        let offer = (remaining.minus(group.keptAside) / CGFloat(unserved)).nonNegative
        let child = measure(subviews.items[index], length: offer, proposal)
        remaining = remaining.minus(child.dimensions.size[axis])
        unserved -= 1
        children[index] = child
      }
    }
    return children.compactMap { $0 }
  }

  private func measure(_ item: any LayoutItem, length: CGFloat, _ proposal: ProposedViewSize) -> MeasuredChild {
    var offer = proposal
    offer[axis] = length
    return MeasuredChild(proposal: offer, dimensions: item.dimensions(in: offer))
  }

  // MARK: Order

  /// Children of one priority, in the order in which they are served.
  struct Group {
    var members: [Int]
    /// The least that all lower priorities together can do with.
    var keptAside: CGFloat
  }

  /// The order depends on the offer on the minor axis alone, and is remembered for the last one.
  private func groups(
    _ subviews: LayoutSubviews, _ proposal: ProposedViewSize, _ cache: inout StackLayoutCache
  ) -> [Group] {
    let minor = proposal[axis.other]
    if let order = cache.order, order.minor == minor { return order.groups }
    let groups = groups(by: cache.priorities, subviews, proposal)
    cache.order = (minor, groups)
    return groups
  }

  /// Highest priority first. Nothing is measured that cannot matter: a child alone in its group needs no comparing,
  /// and only lower groups keep something aside.
  private func groups(
    by priorities: [Double], _ subviews: LayoutSubviews, _ proposal: ProposedViewSize
  ) -> [Group] {
    func extreme(_ index: Int, _ length: CGFloat) -> CGFloat {
      var offer = proposal
      offer[axis] = length
      return subviews.items[index].sizeThatFits(offer)[axis]
    }
    let byPriority = priorities.indices.sorted {
      priorities[$0] != priorities[$1] ? priorities[$0] > priorities[$1] : $0 < $1
    }
    var groups: [Group] = []
    for index in byPriority {
      if let first = groups.last?.members.first, priorities[first] == priorities[index] {
        groups[groups.count - 1].members.append(index)
      } else {
        groups.append(Group(members: [index], keptAside: 0))
      }
    }
    for position in groups.indices.reversed() {
      let isLowerGroup = position > 0
      let members = groups[position].members
      guard isLowerGroup || members.count > 1 else { continue }
      let smallest = members.map { extreme($0, 0) }
      if members.count > 1 {
        let flexibilities = zip(members, smallest).map { Flexibility(index: $0, min: $1, max: extreme($0, .infinity)) }
        groups[position].members = flexibilities.sorted().map(\.index)
      }
      if isLowerGroup {
        groups[position - 1].keptAside = groups[position].keptAside.plus(smallest.total)
      }
    }
    return groups
  }
}

/// How far a child can stretch. The least flexible is served first; of two that stretch without end, the one that needs
/// more; otherwise the one that was declared first (facts: layout §3.3).
struct Flexibility: Comparable {
  let index: Int
  private let least, range: CGFloat

  init(index: Int, min: CGFloat, max: CGFloat) {
    self.index = index
    least = min.isNaN ? 0 : min
    range = max == .infinity ? .infinity : (max - min).isNaN ? 0 : max - min
  }

  static func < (left: Flexibility, right: Flexibility) -> Bool {
    if left.range != right.range { return left.range < right.range }
    if left.range == .infinity, left.least != right.least { return left.least > right.least }
    return left.index < right.index
  }
}
