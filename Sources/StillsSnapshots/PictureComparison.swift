import Foundation
import StillsImaging

/// Compares pictures by meaning and by pixels.
package enum PictureComparison {
  /// Throws where `reference` cannot be read, or the actual picture cannot be read or drawn.
  package static func compare(
    reference: [UInt8], with actual: Picture, options: CompareOptions = CompareOptions()
  ) throws -> Verdict {
    let expected = PictureReading(reference)
    switch actual.source {
    case .drawing(let drawing): return try compare(expected, drawing, options)
    case .file(let bytes):
      let actual = PictureReading(bytes)
      let verdict = try compare(expected, actual, options)
      if case .same = verdict, expected.bytes != actual.bytes, expected.furtherFrames != actual.furtherFrames {
        throw ImagingError(
          "the first pictures of these animations are the same; the others differ, and are not compared any further")
      }
      return verdict
    }
  }

  private static func compare(
    _ expected: PictureReading, _ drawing: Picture.Drawing, _ options: CompareOptions
  ) throws -> Verdict {
    let described = expected.trueDescription
    if !options.verifiesPixels, let described, described.digest == drawing.digest,
      described.renderer == drawing.renderer
    {
      return .same(byDigest: true)
    }
    let pixels = try drawing.pixels()
    if let described, described.pixels == pixels.checksum { return .same(byDigest: false) }
    let reference = try expected.pixels()
    // Its file was written anew by another program, which left the pixels alone.
    let truth = described ?? expected.description.flatMap { $0.pixels == reference.checksum ? $0 : nil }
    let comparison = PixelStage(
      reference: reference, actual: pixels, options: options, expectedScene: truth?.scene, actualScene: drawing.scene())
    let notes = notes(on: expected, truth: truth, renderer: drawing.renderer)
    return try comparison.verdict(notes: notes)
  }

  private static func compare(
    _ expected: PictureReading, _ actual: PictureReading, _ options: CompareOptions
  ) throws -> Verdict {
    if expected.bytes == actual.bytes, !options.verifiesPixels {
      try expected.check()
      return .same(byDigest: true)
    }
    let (first, second) = (expected.trueDescription, actual.trueDescription)
    if let first, let second, first.pixels == second.pixels, !options.verifiesPixels { return .same(byDigest: true) }
    let (reference, pixels) = (try expected.pixels(), try actual.pixels())
    let firstTruth = first ?? expected.description.flatMap { $0.pixels == reference.checksum ? $0 : nil }
    let secondTruth = second ?? actual.description.flatMap { $0.pixels == pixels.checksum ? $0 : nil }
    let comparison = PixelStage(
      reference: reference, actual: pixels, options: options, expectedScene: firstTruth?.scene,
      actualScene: secondTruth?.scene)
    var notes = notes(on: expected, truth: firstTruth, renderer: secondTruth?.renderer)
    if actual.description != nil, secondTruth == nil {
      notes.append("the new picture was changed by another program after it was drawn")
    }
    return try comparison.verdict(notes: notes)
  }

  /// Whether the first bytes are those of a kind of file that is read here.
  package static func isPicture(_ bytes: [UInt8]) -> Bool { ImageFile.kind(of: bytes) != nil }

  /// Whether pixels can be had of it.
  static func canBeRead(_ bytes: [UInt8]) -> Bool { (try? PictureReading(bytes).pixels()) != nil }

  private static func notes(on expected: PictureReading, truth: PictureDescription?, renderer: String?) -> [String] {
    if expected.description != nil, truth == nil {
      return ["the reference was changed by another program after it was recorded, so only pixels are compared"]
    }
    if expected.description == nil, expected.isOfOtherVersion {
      return [
        "the reference was recorded by another version of Stills, so only pixels are compared; record it anew to be told causes"
      ]
    }
    if let truth, let renderer, truth.renderer != renderer {
      return ["the reference was drawn by another version of the renderer"]
    }
    return []
  }
}

/// A picture file, read only as far as it must be.
private final class PictureReading {
  let bytes: [UInt8]
  private(set) lazy var description: PictureDescription? = read?.description
  /// The description, where the file's own checksum says that it holds the pixels that were drawn.
  private(set) lazy var trueDescription: PictureDescription? = read.flatMap { read in
    read.description.data == read.dataChecksum ? read.description : nil
  }
  private lazy var read = PictureDescription.read(bytes)

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isOfOtherVersion: Bool { PictureDescription.isOfOtherVersion(bytes) }

  /// Our choice: eight times a large tablet's screen; more is an accident or an attack.
  private static let mostPixels = 1 << 26

  func pixels() throws -> PixelBuffer {
    switch ImageFile.kind(of: bytes) {
    case .png: return try PNGDecoder.decode(bytes, maximumCount: Self.mostPixels)
    case .jpeg: return try JPEGCodec.decode(bytes, maximumCount: Self.mostPixels, refusesDamage: true)
    case nil: throw ImagingError("neither a PNG nor a JPEG file")
    }
  }

  /// What stands for the pictures of an animation after the first.
  var furtherFrames: String? { try? PNGDecoder.framesChecksum(of: bytes) }

  /// Throws where the file is none or damaged on its way, by its checksums; pixels are not decoded.
  func check() throws {
    switch ImageFile.kind(of: bytes) {
    case .png: _ = try PNGDecoder.size(of: bytes)
    case .jpeg: break
    case nil: throw ImagingError("neither a PNG nor a JPEG file")
    }
  }
}

/// The part of a comparison that looks at pixels.
private struct PixelStage {
  let reference, actual: PixelBuffer
  let options: CompareOptions
  let expectedScene, actualScene: Scene?

  func verdict(notes: [String]) throws -> Verdict {
    let rules = rules
    let pixels = PixelDifference(reference, actual, rules: rules)
    let isSameSize = reference.width == actual.width && reference.height == actual.height
    if isSameSize, isWithin(pixels) { return .same(byDigest: false) }
    var meaning: SceneComparison?
    if let expectedScene, let actualScene, !actualScene.isTooDeep {
      meaning = SceneComparison(expectedScene, actualScene, ignored: options.ignoredViews)
    }
    let (reference, actual) = (reference, actual)
    var difference = Difference(
      message: "", causes: meaning?.causes ?? [],
      referenceSize: Difference.PixelSize(width: reference.width, height: reference.height),
      actualSize: Difference.PixelSize(width: actual.width, height: actual.height), pixels: figures(pixels),
      differenceImage: {
        let image = try PixelDifference.image(reference, actual, rules: rules)
        return try PNGEncoder.encode(image, pixelsPerPoint: 1)
      })
    difference.consequences = meaning?.consequences ?? []
    difference.scale = actualScene?.scale ?? expectedScene?.scale
    difference.message =
      DifferenceMessage(
        difference: difference, comparesScenes: meaning != nil, scale: expectedScene?.scale, options: options,
        notes: notes + ignoredNotes
      ).text
    return .different(difference)
  }

  private var rules: PixelDifference.Rules {
    var rules = PixelDifference.Rules()
    if options.perceptualPrecision < 1 { rules.colorDistance = (1 - max(options.perceptualPrecision, 0)) * 100 }
    if options.threshold > 0 { rules.threshold = options.threshold }
    rules.ignoresAntialiasing = options.ignoresAntialiasing
    rules.ignored = options.ignoredRects + frames(of: options.ignoredViews)
    return rules
  }

  /// Where the views are or were, in pixels.
  private func frames(of names: [String]) -> [CGRect] {
    [expectedScene, actualScene].compactMap { $0 }.flatMap { scene in
      names.flatMap(scene.frames).map {
        CGRect(
          x: $0.minX * scene.scale, y: $0.minY * scene.scale, width: $0.width * scene.scale,
          height: $0.height * scene.scale)
      }
    }
  }

  private var ignoredNotes: [String] {
    options.ignoredViews.filter { frames(of: [$0]).isEmpty }.map { "neither picture says where a view “\($0)” is" }
  }

  /// As many pixels as `precision` asks for are the same.
  private func isWithin(_ pixels: PixelDifference) -> Bool {
    guard pixels.changedCount > 0 else { return true }
    return Double(pixels.count - pixels.changedCount) / Double(pixels.count) >= options.precision
  }

  private func figures(_ pixels: PixelDifference) -> Difference.PixelFigures {
    var figures = Difference.PixelFigures()
    (figures.changedCount, figures.count) = (pixels.changedCount, pixels.count)
    (figures.worstDelta, figures.bounds) = (pixels.worstDelta, pixels.bounds)
    figures.antialiasedCount = pixels.antialiasedCount
    return figures
  }
}
