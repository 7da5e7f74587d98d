import Foundation
import Testing

@testable import StillsCairo

@Suite struct CoverageCacheTests {
  private func mask(height: Int) -> CoverageMask {
    let sums = CoverageSums()
    sums.begin(width: 4, height: height)
    return sums.take()
  }

  private func key(_ number: UInt64) -> CoverageCache.Key {
    var key = CoverageCache.Key()
    key.add(number)
    return key
  }

  @Test func whatIsKeptIsNotMadeAgain() {
    let cache = CoverageCache()
    var count = 0
    for number in [1, 2, 1, 2, 3, 1] as [UInt64] {
      _ = cache.mask(key(number)) {
        count += 1
        return mask(height: 3)
      }
    }
    #expect(count == 3)
  }

  /// Of a hundred labels that return by turns, the last few are known.
  @Test func whatWasNotAskedForLatelyGoes() {
    let one = mask(height: 3), cache = CoverageCache(limit: one.byteCount * 20)
    var made: [UInt64] = []
    func ask(_ number: UInt64) {
      _ = cache.mask(key(number)) {
        made.append(number)
        return mask(height: 3)
      }
    }
    for number in 0..<100 as Range<UInt64> {
      ask(number)
      ask(0)
    }
    #expect(made == Array(0..<100))
    ask(95)
    #expect(made.count == 100)
    ask(1)
    #expect(made.last == 1)
  }
}
