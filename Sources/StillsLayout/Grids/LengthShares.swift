import Foundation

/// Shares a length out among those who can take something between a least and a most, as a stack does among its
/// children: the least flexible is served first, and each is offered an equal part of what is left.
enum LengthShares {
  struct Claim {
    var least, most: CGFloat
  }

  static func share(_ length: CGFloat, among claims: [Claim]) -> [CGFloat] {
    var shares = claims.map(\.least)
    var remaining = length
    var unserved = claims.count
    let order = claims.enumerated().map { Flexibility(index: $0, min: $1.least, max: $1.most) }.sorted()
    for index in order.map(\.index) {
      let offer = (remaining / CGFloat(unserved)).nonNegative
      shares[index] = max(min(offer, claims[index].most), claims[index].least)
      remaining = remaining.minus(shares[index])
      unserved -= 1
    }
    return shares
  }
}
