import StillsImaging

extension BlurPlane {
  /// The channel that starts at bit `shift` of each pixel.
  func load(_ buffer: PixelBuffer, shift: UInt32) {
    for index in 0..<width * height { values[index] = UInt16(buffer.words[index] >> shift & 255) << 8 }
  }

  func store(to buffer: PixelBuffer, shift: UInt32) {
    let others = ~(UInt32(255) << shift)
    for index in 0..<width * height {
      let byte = min((UInt32(values[index]) + 128) >> 8, 255)
      buffer.words[index] = buffer.words[index] & others | byte << shift
    }
  }
}
