import CStillsPixels
import StillsDisplay

/// Gradient stops as premultiplied pixels at 4097 places, interpolated without alpha as Cairo does.
struct ColorRamp {
  let words: [UInt32]
  static let steps = 4096

  /// At least one stop.
  init(_ stops: [GradientStop]) {
    var last = 0.0
    let stops = stops.map { stop in
      let color = stop.color.bounded
      last = stop.location.isNaN ? last : max(last, min(Double(stop.location), 1))
      return stills_stop(location: last, red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }
    words = [UInt32](unsafeUninitializedCapacity: Self.steps + 1) { words, count in
      count = Self.steps + 1
      if let start = words.baseAddress { stills_ramp(stops, stops.count, Int32(Self.steps), start) }
    }
  }

  var isOpaque: Bool { stills_are_opaque(words, words.count) != 0 }
}
