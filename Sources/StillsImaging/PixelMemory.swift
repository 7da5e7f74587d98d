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
    return isCleared ? calloc(byteCount, 1) : malloc(byteCount)
  }

  static func giveBack(_ memory: UnsafeMutableRawPointer, byteCount: Int) {
    guard byteCount >= fewestBytes else { return free(memory) }
    lock.lock()
    let previous = spare
    spare = (memory, byteCount)
    lock.unlock()
    free(previous?.memory)
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
