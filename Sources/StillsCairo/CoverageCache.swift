import Foundation

/// The coverage of runs of glyphs and of shapes that were painted lately: they return from row to row, from screen to screen
/// and from light to dark, and painting one again takes a fraction of working it out.
final class CoverageCache {
  /// All that coverage depends on.
  struct Key: Hashable {
    private var words: [UInt64] = []

    mutating func reserveCapacity(_ count: Int) { words.reserveCapacity(count) }

    mutating func add(_ word: UInt64) { words.append(word) }

    mutating func add(_ first: Float, _ second: Float) {
      words.append(UInt64(first.bitPattern) << 32 | UInt64(second.bitPattern))
    }

    /// Words that `write` puts there.
    mutating func add(count: Int, _ write: (UnsafeMutablePointer<UInt64>) -> Void) {
      words += [UInt64](unsafeUninitializedCapacity: count) { row, size in
        if let start = row.baseAddress { write(start) }
        size = count
      }
    }

    /// By their bytes: faster in debug builds than number by number.
    func hash(into hasher: inout Hasher) { words.withUnsafeBytes { hasher.combine(bytes: $0) } }

    static func == (a: Key, b: Key) -> Bool {
      a.words.withUnsafeBytes { a in
        b.words.withUnsafeBytes { b in
          guard a.count == b.count, let first = a.baseAddress, let second = b.baseAddress else { return false }
          return memcmp(first, second, a.count) == 0
        }
      }
    }
  }

  /// What was asked for since `old` was put aside, and what was asked for before.
  private var young: [Key: CoverageMask] = [:], old: [Key: CoverageMask] = [:]
  private var youngByteCount = 0
  /// In bytes. Twice as much is kept at the most; our choice, several screens of text.
  private let limit: Int

  init(limit: Int = 4 << 20) { self.limit = limit }

  /// The mask kept under `key`, or the one that `make` makes.
  func mask(_ key: Key, make: () throws -> CoverageMask) rethrows -> CoverageMask {
    if let known = young[key] { return known }
    let mask = try old[key] ?? make()
    // A large title would push out everything else.
    guard mask.byteCount <= limit / 16 else { return mask }
    if youngByteCount + mask.byteCount > limit { (old, young, youngByteCount) = (young, [:], 0) }
    young[key] = mask
    youngByteCount += mask.byteCount
    return mask
  }
}
