import Foundation
import StillsCore
import StillsLayout
import SwiftUI
import Testing

/// Laws that hold for any view and any offer, on ten thousand random ones. Failures name the seed.
@Suite @MainActor struct ViewTreeLawTests {
  /// So many views share a graph.
  nonisolated static let batch: UInt64 = 50

  @Test(arguments: 0..<UInt64(8)) func layoutKeepsItsLaws(part: UInt64) throws {
    for first in stride(from: part * 1_250, to: (part + 1) * 1_250, by: UInt64.Stride(Self.batch)) {
      try check(first..<(first + Self.batch))
    }
  }

  private func check(_ seeds: Range<UInt64>) throws {
    let records = seeds.map { seed in
      let record = LawRecord()
      var numbers = LawNumbers(seed: seed ^ 0xABCD)
      func dimension() -> CGFloat? { [nil, 0, numbers.length(300), numbers.length(100)][numbers.below(4)] }
      record.proposal = ProposedViewSize(width: dimension(), height: dimension())
      return record
    }
    let stage = ForEach(seeds.indices.map { $0 }, id: \.self) { seed in
      LawSubject(
        record: records[Int(seed - seeds.lowerBound)], view: RandomView.make(seed: seed), isDressed: seed % 4 == 0)
    }
    let placed = try RenderKit.place(
      ZStack(alignment: .topLeading) { stage }, in: CGSize(width: 400, height: 800), typesetter: RenderKit.boxes)
    let stands = placed.all(where: { $0.element.kind == "LawStand" })
    #expect(stands.count == records.count)
    for (index, (stand, record)) in zip(stands, records).enumerated() {
      if let broken = brokenLaw(stand, record) { Issue.record("seed \(seeds.lowerBound + UInt64(index)): \(broken)") }
    }
  }

  /// Padding, frames and fixed sizes.
  private func brokenDress(_ record: LawRecord) -> String? {
    let outer = CGSize(width: record.size.width + 10, height: record.size.height + 10)
    if !isSame(record.padded, outer) { return "5 around \(record.size) are \(record.padded)" }
    if record.framed != CGSize(width: 33, height: 44) { return "a frame of 33 × 44 is \(record.framed)" }
    if record.fixed != record.ideal { return "ideally \(record.ideal), fixed \(record.fixed)" }
    if let width = record.proposal.width, record.filling.width < width - 1e-6 {
      return "offered \(width), an endless frame takes \(record.filling.width)"
    }
    return nil
  }

  private func brokenLaw(_ stand: PlacedNode, _ record: LawRecord) -> String? {
    if record.again != record.size { return "measured again, \(record.size) is \(record.again)" }
    if stand.children.count > 2, let broken = brokenDress(record) { return broken }
    if !isSame(record.mirrored, record.size) { return "mirrored, \(record.size) is \(record.mirrored)" }
    let left = stand.children[0].frames, right = stand.children[1].frames
    if let frame = (left + right).first(where: { !$0.isFinitelySized }) { return "a frame is \(frame)" }
    guard left.count == right.count else { return "mirrored, \(left.count) views are \(right.count)" }
    let middle = 2 * 10 + record.size.width
    for (one, other) in zip(left, right)
    where !isSame(middle - one.maxX, other.minX) || !isSame(one.minY, other.minY) || !isSame(one.size, other.size) {
      return "mirrored in \(middle), \(one) is \(other)"
    }
    return nil
  }

  private func isSame(_ left: CGFloat, _ right: CGFloat) -> Bool { abs(left - right) < 1e-6 }
  private func isSame(_ left: CGSize, _ right: CGSize) -> Bool {
    isSame(left.width, right.width) && isSame(left.height, right.height)
  }
}

extension PlacedNode {
  fileprivate func all(where isWanted: (PlacedNode) -> Bool) -> [PlacedNode] {
    isWanted(self) ? [self] : children.flatMap { $0.all(where: isWanted) }
  }

  /// Of this node and all below, parents first.
  fileprivate var frames: [CGRect] {
    var frames: [CGRect] = []
    forEach { frames.append($0.frame) }
    return frames
  }
}

extension CGRect {
  fileprivate var isFinitelySized: Bool {
    minX.isFinite && minY.isFinite && width.isFinite && height.isFinite && width >= 0 && height >= 0
  }
}
