/// A canonical Huffman code with no word longer than a limit.
struct HuffmanCode {
  /// A code word as the stream wants it, its first bit lowest.
  struct Entry {
    var bits: UInt32
    var length: UInt32
  }

  private(set) var lengths: [UInt8]
  private(set) var entries: [Entry] = []

  /// How many symbols there are up to the last one that occurs.
  var usedCount: Int { (lengths.lastIndex { $0 > 0 } ?? -1) + 1 }

  init(frequencies: UnsafePointer<UInt32>?, count: Int, limit: Int) {
    lengths = [UInt8](repeating: 0, count: count)
    let used = (0..<count).filter { (frequencies?[$0] ?? 0) > 0 }
      .sorted { (frequencies?[$0] ?? 0, $0) < (frequencies?[$1] ?? 0, $1) }
    if used.count < 2 {
      // Readers want a full code: a second word of one bit, even if it is never written.
      let symbol = used.first ?? 0
      lengths[symbol] = 1
      lengths[symbol == 0 ? 1 : 0] = 1
    } else {
      let depths = Self.depths(of: used.map { UInt64(frequencies?[$0] ?? 0) })
      for (symbol, length) in zip(used, Self.limited(depths, to: limit)) { lengths[symbol] = UInt8(length) }
    }
    assignWords()
  }

  init(frequencies: UnsafeMutablePointer<UInt32>, count: Int, limit: Int) {
    self.init(frequencies: UnsafePointer(frequencies), count: count, limit: limit)
  }

  /// Depths in the Huffman tree of weights sorted upwards: two queues, of leaves and of inner nodes.
  private static func depths(of weights: [UInt64]) -> [Int] {
    let count = weights.count
    var nodeWeights = weights
    var parents = [Int](repeating: 0, count: 2 * count - 1)
    var leaf = 0, inner = count
    func takeSmallest() -> Int {
      if leaf < count, inner >= nodeWeights.count || weights[leaf] <= nodeWeights[inner] {
        leaf += 1
        return leaf - 1
      }
      inner += 1
      return inner - 1
    }
    for _ in 1..<count {
      let first = takeSmallest(), second = takeSmallest()
      (parents[first], parents[second]) = (nodeWeights.count, nodeWeights.count)
      nodeWeights.append(nodeWeights[first] + nodeWeights[second])
    }
    var depths = [Int](repeating: 0, count: 2 * count - 1)
    for node in (0..<2 * count - 2).reversed() { depths[node] = depths[parents[node]] + 1 }
    return Array(depths.prefix(count))
  }

  /// Depths (never rising) cut off at `limit`, and short words lengthened until the code fits again.
  private static func limited(_ depths: [Int], to limit: Int) -> [Int] {
    var counts = [Int](repeating: 0, count: limit + 1)
    for depth in depths { counts[min(depth, limit)] += 1 }
    // In units of the longest word's share.
    var excess = -(1 << limit)
    for length in 1...limit { excess += counts[length] << (limit - length) }
    while excess > 0 {
      guard let shorter = (1..<limit).last(where: { counts[$0] > 0 }) else { break }
      counts[shorter] -= 1
      counts[shorter + 1] += 1
      excess -= 1 << (limit - shorter - 1)
    }
    // What is now too much room, the longest words may take back.
    while excess < 0 {
      guard let longer = (2...limit).last(where: { counts[$0] > 0 && 1 << (limit - $0) <= -excess }) else { break }
      counts[longer] -= 1
      counts[longer - 1] += 1
      excess += 1 << (limit - longer)
    }
    return (1...limit).reversed().flatMap { [Int](repeating: $0, count: counts[$0]) }
  }

  private mutating func assignWords() {
    var counts = [UInt32](repeating: 0, count: 17)
    for length in lengths where length > 0 { counts[Int(length)] += 1 }
    var next = [UInt32](repeating: 0, count: 17)
    for length in 1...15 { next[length + 1] = (next[length] + counts[length]) << 1 }
    entries = lengths.map { length in
      guard length > 0 else { return Entry(bits: 0, length: 0) }
      let word = next[Int(length)]
      next[Int(length)] += 1
      var reversed: UInt32 = 0
      for bit in 0..<UInt32(length) { reversed |= (word >> bit & 1) << (UInt32(length) - 1 - bit) }
      return Entry(bits: reversed, length: UInt32(length))
    }
  }
}
