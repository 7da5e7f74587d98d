import Foundation

/// Memory for pixels. The last block that was given back is kept: a screen's pixels are thousands of pages, which the
/// system would hand out one by one and zeroed, for each picture anew.
enum PixelMemory {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var spare: (memory: UnsafeMutableRawPointer, byteCount: Int)?
  /// Our choice: what the C library itself keeps at hand is not worth keeping here.
  private static let fewestBytes = 1 << 20

  /// Zeroed or with anything in it; nil when there is no memory.
  static func take(byteCount: Int, isCleared: Bool) -> UnsafeMutableRawPointer? {
    if let memory = takeSpare(byteCount) {
      if isCleared { memset(memory, 0, byteCount) }
      return memory
    }
    if isLarge(byteCount) { return mapped(byteCount) }
    return isCleared ? calloc(byteCount, 1) : malloc(byteCount)
  }

  static func giveBack(_ memory: UnsafeMutableRawPointer, byteCount: Int) {
    guard byteCount >= fewestBytes else { return release(memory, byteCount) }
    lock.lock()
    let previous = spare
    spare = (memory, byteCount)
    lock.unlock()
    if let previous { release(previous.memory, previous.byteCount) }
  }

  private static func takeSpare(_ byteCount: Int) -> UnsafeMutableRawPointer? {
    guard byteCount >= fewestBytes else { return nil }
    lock.lock()
    defer { lock.unlock() }
    guard let found = spare, found.byteCount == byteCount else { return nil }
    spare = nil
    return found.memory
  }
}

// MARK: - Large pages

/// A screen is 3,000 pages of 4 KiB, and each costs a trap into the system when it is first written; large pages are six.
extension PixelMemory {
  private static let largePage = 1 << 21
  /// Our choice: what fills two large pages.
  private static func isLarge(_ byteCount: Int) -> Bool { byteCount >= 2 * largePage }

  private static func roundedUp(_ byteCount: Int) -> Int { (byteCount + largePage - 1) & ~(largePage - 1) }

  /// Zeroed memory that starts on a large page, of such pages where the system grants them.
  private static func mapped(_ byteCount: Int) -> UnsafeMutableRawPointer? {
    let length = roundedUp(byteCount)
    guard
      let start = mmap(nil, length + largePage, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0),
      start != UnsafeMutableRawPointer(bitPattern: -1)
    else { return nil }
    let before = roundedUp(Int(bitPattern: start)) - Int(bitPattern: start)
    let memory = start + before
    if before > 0 { munmap(start, before) }
    munmap(memory + length, largePage - before)
    madvise(memory, length, MADV_HUGEPAGE)
    return memory
  }

  private static func release(_ memory: UnsafeMutableRawPointer, _ byteCount: Int) {
    if isLarge(byteCount) { munmap(memory, roundedUp(byteCount)) } else { free(memory) }
  }
}
