import CDeflate

/// Whole zlib streams by libdeflate, whose compressor is plain C with the same result on every processor.
enum Zlib {
  static func compress(_ bytes: [UInt8]) throws -> [UInt8] {
    guard let compressor = libdeflate_alloc_compressor(9) else {
      throw ImagingError("libdeflate_alloc_compressor: no memory.")
    }
    defer { libdeflate_free_compressor(compressor) }
    let bound = libdeflate_zlib_compress_bound(compressor, bytes.count)
    let compressed = [UInt8](unsafeUninitializedCapacity: bound) { output, size in
      size = bytes.withUnsafeBytes {
        libdeflate_zlib_compress(compressor, $0.baseAddress, $0.count, output.baseAddress, bound)
      }
    }
    guard !compressed.isEmpty else { throw ImagingError("libdeflate_zlib_compress: \(bytes.count) bytes did not fit.") }
    return compressed
  }

  /// Exactly `size` bytes; anything else is an error.
  static func decompress(_ bytes: [UInt8], size: Int) throws -> [UInt8] {
    let (output, result) = try run(bytes, capacity: size, isExact: true)
    guard result == LIBDEFLATE_SUCCESS else {
      throw ImagingError("libdeflate_zlib_decompress: the data is damaged or not \(size) bytes long.")
    }
    return output
  }

  /// At most `limit` bytes.
  static func decompress(_ bytes: [UInt8], limit: Int) throws -> [UInt8] {
    var capacity = min(limit, max(bytes.count * 4, 4096))
    while true {
      let (output, result) = try run(bytes, capacity: capacity, isExact: false)
      if result == LIBDEFLATE_SUCCESS { return output }
      guard result == LIBDEFLATE_INSUFFICIENT_SPACE, capacity < limit else {
        throw ImagingError("libdeflate_zlib_decompress: the data is damaged or longer than \(limit) bytes.")
      }
      capacity = min(limit, capacity * 4)
    }
  }

  private static func run(
    _ bytes: [UInt8], capacity: Int, isExact: Bool
  ) throws -> (output: [UInt8], result: libdeflate_result) {
    guard let decompressor = libdeflate_alloc_decompressor() else {
      throw ImagingError("libdeflate_alloc_decompressor: no memory.")
    }
    defer { libdeflate_free_decompressor(decompressor) }
    var result = LIBDEFLATE_BAD_DATA
    let output = [UInt8](unsafeUninitializedCapacity: capacity) { output, size in
      var written = 0
      result = bytes.withUnsafeBytes { input in
        if isExact {
          libdeflate_zlib_decompress(
            decompressor, input.baseAddress, input.count, output.baseAddress, capacity, nil)
        } else {
          libdeflate_zlib_decompress(
            decompressor, input.baseAddress, input.count, output.baseAddress, capacity, &written)
        }
      }
      size = result == LIBDEFLATE_SUCCESS ? (isExact ? capacity : written) : 0
    }
    return (output, result)
  }
}
