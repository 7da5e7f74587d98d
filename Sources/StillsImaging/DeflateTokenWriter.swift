import Foundation

/// Takes literals and matches and writes them as Deflate blocks, each with Huffman codes of its own.
struct DeflateTokenWriter {
  /// Literals are their byte; matches have the top bit set, length − 3 above bit 16, and distance − 1.
  private let tokens: UnsafeMutablePointer<UInt32>
  private let frequencies: UnsafeMutablePointer<UInt32>
  private var count = 0
  private var output = BitOutput()
  private let tables = DeflateTables.shared

  /// Tokens in a block, our choice: more follow the changes in a picture less well, fewer cost time for code tables.
  private static let capacity = 1 << 15
  private static let matchMark: UInt32 = 1 << 31
  /// Literals and lengths, then distances.
  private static let firstDistance = DeflateTables.lengthSymbolCount
  private static let endOfBlock = 256

  init() {
    tokens = .allocate(capacity: Self.capacity)
    frequencies = .allocate(capacity: Self.firstDistance + DeflateTables.distanceSymbolCount)
    frequencies.initialize(repeating: 0, count: Self.firstDistance + DeflateTables.distanceSymbolCount)
  }

  @inline(__always)
  mutating func addLiteral(_ byte: UInt8) {
    add(UInt32(byte))
    frequencies[Int(byte)] &+= 1
  }

  /// The bytes of one pixel: red lowest.
  @inline(__always)
  mutating func addPixel(_ word: UInt32, count bytes: Int) {
    addLiteral(UInt8(truncatingIfNeeded: word))
    addLiteral(UInt8(truncatingIfNeeded: word >> 8))
    addLiteral(UInt8(truncatingIfNeeded: word >> 16))
    if bytes > 3 { addLiteral(UInt8(truncatingIfNeeded: word >> 24)) }
  }

  /// A match of any length from 3 up (0 adds nothing), in pieces that Deflate allows.
  @inline(__always)
  mutating func addMatch(length: Int, distance: Int) {
    var rest = length
    let distanceSymbol = DeflateTables.distanceSymbol(distance)
    while rest > 0 {
      // The last piece must not be shorter than 3.
      let piece = rest <= 258 ? rest : rest < 258 + 3 ? rest &- 3 : 258
      add(
        Self.matchMark | UInt32(truncatingIfNeeded: piece &- 3) << 16 | UInt32(truncatingIfNeeded: distance &- 1))
      frequencies[tables.lengthSymbol(piece)] &+= 1
      frequencies[Self.firstDistance &+ distanceSymbol] &+= 1
      rest &-= piece
    }
  }

  /// Ends the stream, or else its piece so that another may follow: on a whole byte, by an empty stored block. Frees
  /// what the writer holds; it is of no use after this.
  mutating func finish(isLast: Bool) -> [UInt8] {
    writeBlock(isLast: isLast)
    tokens.deallocate()
    frequencies.deallocate()
    if isLast { return output.finish() }
    output.write(0, bits: 3)
    return output.finish() + [0x00, 0x00, 0xff, 0xff]
  }

  @inline(__always)
  private mutating func add(_ token: UInt32) {
    if count == Self.capacity { writeBlock(isLast: false) }
    tokens[count] = token
    count &+= 1
  }

  @inline(never)
  private mutating func writeBlock(isLast: Bool) {
    frequencies[Self.endOfBlock] = 1
    let lengthCode = HuffmanCode(frequencies: frequencies, count: DeflateTables.lengthSymbolCount, limit: 15)
    let distanceCode = HuffmanCode(
      frequencies: frequencies + Self.firstDistance, count: DeflateTables.distanceSymbolCount, limit: 15)
    output.reserve(count * 6 + 1024 + 8)
    output.write(isLast ? 1 : 0, bits: 1)
    output.write(2, bits: 2)
    writeCodes(lengthCode, distanceCode)
    writeTokens(lengthCode, distanceCode)
    count = 0
    frequencies.update(repeating: 0, count: Self.firstDistance + DeflateTables.distanceSymbolCount)
  }

  private mutating func writeTokens(_ lengthCode: HuffmanCode, _ distanceCode: HuffmanCode) {
    // A length's code word and its extra bits as one.
    let lengths = (0...255).map { rest in
      let symbol = tables.lengthSymbol(rest + 3), entry = lengthCode.entries[symbol]
      let extra = rest + 3 - tables.lengthBase[symbol - 257]
      return HuffmanCode.Entry(
        bits: entry.bits | UInt32(extra) << entry.length,
        length: entry.length + UInt32(tables.lengthExtra[symbol - 257]))
    }
    let distances = (0..<DeflateTables.distanceSymbolCount).map { symbol in
      (
        entry: distanceCode.entries[symbol], base: UInt32(tables.distanceBase[symbol]),
        extra: UInt64(tables.distanceExtra[symbol])
      )
    }
    var output = self.output
    lengthCode.entries.withUnsafeBufferPointer { literals in
      lengths.withUnsafeBufferPointer { lengths in
        distances.withUnsafeBufferPointer { distances in
          for index in 0..<count {
            let token = tokens[index]
            if token & Self.matchMark == 0 {
              let entry = literals[Int(token)]
              output.append(UInt64(entry.bits), bits: UInt64(entry.length))
            } else {
              let length = lengths[Int(token >> 16 & 255)], distance = token & 0x7fff &+ 1
              let (entry, base, extra) = distances[DeflateTables.distanceSymbol(Int(distance))]
              output.append(UInt64(length.bits), bits: UInt64(length.length))
              output.append(UInt64(entry.bits), bits: UInt64(entry.length))
              output.append(UInt64(distance &- base), bits: extra)
            }
            output.flush()
          }
        }
      }
    }
    output.write(lengthCode.entries[Self.endOfBlock])
    self.output = output
  }

  /// The block's codes: all code lengths in a row, runs shortened, themselves Huffman-coded.
  private mutating func writeCodes(_ lengthCode: HuffmanCode, _ distanceCode: HuffmanCode) {
    let lengthCount = max(257, lengthCode.usedCount), distanceCount = max(1, distanceCode.usedCount)
    let all = lengthCode.lengths.prefix(lengthCount) + distanceCode.lengths.prefix(distanceCount)
    let runs = Self.runs(of: Array(all))
    var counts = [UInt32](repeating: 0, count: 19)
    for run in runs { counts[run.symbol] += 1 }
    let code = counts.withUnsafeBufferPointer { HuffmanCode(frequencies: $0.baseAddress, count: 19, limit: 7) }
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    let orderCount = max(4, (order.lastIndex { code.lengths[$0] > 0 } ?? 0) + 1)
    output.write(UInt32(lengthCount - 257), bits: 5)
    output.write(UInt32(distanceCount - 1), bits: 5)
    output.write(UInt32(orderCount - 4), bits: 4)
    for symbol in order.prefix(orderCount) { output.write(UInt32(code.lengths[symbol]), bits: 3) }
    for run in runs {
      output.write(code.entries[run.symbol])
      output.write(UInt32(run.extra), bits: run.extraBits)
    }
  }

  private static func runs(of lengths: [UInt8]) -> [(symbol: Int, extra: Int, extraBits: Int)] {
    var runs: [(symbol: Int, extra: Int, extraBits: Int)] = []
    var index = 0
    while index < lengths.count {
      let value = lengths[index]
      var end = index + 1
      while end < lengths.count, lengths[end] == value { end += 1 }
      var rest = end - index
      if value == 0 {
        while rest >= 11 {
          let piece = min(rest, 138)
          runs.append((18, piece - 11, 7))
          rest -= piece
        }
        if rest >= 3 {
          runs.append((17, rest - 3, 3))
          rest = 0
        }
      } else {
        runs.append((Int(value), 0, 0))
        rest -= 1
        while rest >= 3 {
          let piece = min(rest, 6)
          runs.append((16, piece - 3, 2))
          rest -= piece
        }
      }
      for _ in 0..<rest { runs.append((Int(value), 0, 0)) }
      index = end
    }
    return runs
  }
}

/// Deflate's symbols for lengths and distances (RFC 1951, 3.2.5).
final class DeflateTables: @unchecked Sendable {
  static let shared = DeflateTables()
  static let lengthSymbolCount = 286
  static let distanceSymbolCount = 30

  let lengthBase: [Int]
  let lengthExtra: [Int]
  let distanceBase: [Int]
  let distanceExtra: [Int]
  /// Never freed: there is one set of tables in a process.
  private let lengthSymbols: UnsafePointer<UInt16>

  private init() {
    var base: [Int] = [], extra: [Int] = [], next = 3
    for code in 0..<28 {
      let bits = code < 8 ? 0 : (code - 4) / 4
      base.append(next)
      extra.append(bits)
      next += 1 << bits
    }
    base.append(258)
    extra.append(0)
    (lengthBase, lengthExtra) = (base, extra)
    let symbols = UnsafeMutablePointer<UInt16>.allocate(capacity: 259)
    symbols.initialize(repeating: 0, count: 259)
    for length in 3...258 { symbols[length] = UInt16(257 + (base.lastIndex { $0 <= length } ?? 0)) }
    lengthSymbols = UnsafePointer(symbols)

    (base, extra, next) = ([], [], 1)
    for code in 0..<Self.distanceSymbolCount {
      let bits = code < 4 ? 0 : (code - 2) / 2
      base.append(next)
      extra.append(bits)
      next += 1 << bits
    }
    (distanceBase, distanceExtra) = (base, extra)
  }

  /// Of lengths from 3 to 258.
  @inline(__always)
  func lengthSymbol(_ length: Int) -> Int { Int(lengthSymbols[length]) }

  /// Two symbols to each power of two.
  @inline(__always)
  static func distanceSymbol(_ distance: Int) -> Int {
    let value = distance &- 1
    guard value >= 4 else { return value }
    let top = Int.bitWidth &- 1 &- value.leadingZeroBitCount
    return 2 &* top &+ (value &>> (top &- 1) & 1)
  }
}
