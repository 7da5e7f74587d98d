import Foundation

/// Bits into bytes, lowest bit first.
struct BitOutput {
  private var bytes: UnsafeMutablePointer<UInt8>
  private var capacity = 1 << 16
  private var count = 0
  private var pending: UInt64 = 0
  private var pendingCount: UInt64 = 0

  init() { bytes = .allocate(capacity: capacity) }

  /// Makes room for `amount` bytes more; writing does not check.
  mutating func reserve(_ amount: Int) {
    guard count + amount + 8 > capacity else { return }
    capacity = max(capacity * 2, count + amount + 8)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    memcpy(larger, bytes, count)
    bytes.deallocate()
    bytes = larger
  }

  mutating func write(_ entry: HuffmanCode.Entry) {
    write(entry.bits, bits: Int(entry.length))
  }

  mutating func write(_ value: UInt32, bits: Int) {
    append(UInt64(value), bits: UInt64(truncatingIfNeeded: bits))
    flush()
  }

  /// Up to 57 bits may be appended between two calls of `flush`.
  @inline(__always)
  mutating func append(_ value: UInt64, bits: UInt64) {
    pending |= value &<< pendingCount
    pendingCount &+= bits
  }

  /// Stores whole bytes; at most 7 bits stay pending.
  @inline(__always)
  mutating func flush() {
    UnsafeMutableRawPointer(bytes + count).storeBytes(of: pending.littleEndian, as: UInt64.self)
    count &+= Int(truncatingIfNeeded: pendingCount &>> 3)
    pending &>>= pendingCount & ~7
    pendingCount &= 7
  }

  /// Fills up the last byte, hands over all bytes and frees them.
  mutating func finish() -> [UInt8] {
    reserve(16)
    flush()
    if pendingCount > 0 {
      pendingCount = 8
      flush()
    }
    let result = Array(UnsafeBufferPointer(start: bytes, count: count))
    bytes.deallocate()
    return result
  }
}
