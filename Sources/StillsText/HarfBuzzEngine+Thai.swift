import CThai
import Foundation

extension HarfBuzzEngine {
  /// Byte offsets between Thai words, which are written without spaces. The dictionary is libthai's.
  func thaiBreaks(in text: String) -> Set<Int> {
    guard text.unicodeScalars.contains(where: Self.isThai) else { return [] }
    guard let breaker = Self.thaiBreaker else {
      report(.noThaiDictionary)
      return []
    }
    var breaks: Set<Int> = []
    // libthai reads the old Thai encoding, a byte a character: stretches of Thai, each with the end of its characters.
    var stretch: [thchar_t] = [], ends: [Int] = []
    var offset = 0
    func close() {
      defer { (stretch, ends) = ([], []) }
      guard stretch.count > 1 else { return }
      let count = stretch.count
      var places = [Int32](repeating: 0, count: count)
      let found = th_brk_find_breaks(breaker, stretch + [0], &places, count)
      for place in places.prefix(max(0, min(Int(found), count))) where place > 0 && place < count {
        breaks.insert(ends[Int(place) - 1])
      }
    }
    for scalar in text.unicodeScalars {
      offset += UTF8.width(scalar)
      if Self.isThai(scalar) {
        stretch.append(thchar_t(scalar.value - 0x0E00 + 0xA0))
        ends.append(offset)
      } else {
        close()
      }
    }
    close()
    return breaks
  }

  private static func isThai(_ scalar: Unicode.Scalar) -> Bool {
    (0x0E01...0x0E3A).contains(scalar.value) || (0x0E3F...0x0E5B).contains(scalar.value)
  }

  /// Made once and never freed; nil where the dictionary is not installed.
  nonisolated(unsafe) private static let thaiBreaker: OpaquePointer? = th_brk_new(nil)
}
