import Foundation
import Stills
import StillsImaging
import StillsSnapshots
import SwiftUI
import Testing

@MainActor @Suite struct ComparisonTests {
  private struct Sample: View {
    var text = "Sample"
    var body: some View { Text(text).padding(10).background(Color(red: 0.9, green: 0.9, blue: 1)) }
  }

  /// A picture that must not be drawn.
  private func undrawn(_ picture: Picture) -> Picture {
    guard case .drawing(var drawing) = picture.source else { return picture }
    drawing.pixels = { throw ImagingError("it was drawn") }
    return Picture(drawing)
  }

  private func isSame(_ verdict: Verdict, byDigest: Bool? = nil) -> Bool {
    guard case .same(let digest) = verdict else { return false }
    return byDigest.map { $0 == digest } ?? true
  }

  @Test func matchCostsNoDrawing() throws {
    let result = try Draw.result(Sample())
    #expect(
      isSame(try PictureComparison.compare(reference: result.png(), with: undrawn(result.picture)), byDigest: true))
  }

  @Test func pixelsAreVerifiedWhenAskedFor() throws {
    var options = CompareOptions()
    options.verifiesPixels = true
    let result = try Draw.result(Sample()), reference = try result.png()
    #expect(throws: ImagingError.self) {
      try PictureComparison.compare(reference: reference, with: undrawn(result.picture), options: options)
    }
    #expect(isSame(try PictureComparison.compare(reference: reference, with: result.picture, options: options)))
  }

  @Test func sameDrawingByAnotherRendererIsDrawn() throws {
    let result = try Draw.result(Sample()), reference = try result.png()
    guard case .drawing(var drawing) = result.picture.source else { return }
    drawing.renderer = "another"
    #expect(isSame(try PictureComparison.compare(reference: reference, with: Picture(drawing)), byDigest: false))
    #expect(throws: ImagingError.self) {
      try PictureComparison.compare(reference: reference, with: undrawn(Picture(drawing)))
    }
  }

  @Test func fileIsTheSameEachTimeAndSaysWhatItIs() throws {
    let first = try Draw.result(Sample()).png(), second = try Draw.result(Sample()).png()
    #expect(first == second)
    let description = try #require(PictureDescription(png: first))
    #expect(description.scene?.frames(of: "Sample").isEmpty == false)
    #expect(try description.pixels == PNGDecoder.decode(first).checksum)
  }

  /// The file's picture with `change` made to its pixels, and the old description still in it.
  private func painted(_ file: [UInt8], _ change: (PixelBuffer) -> Void) throws -> [UInt8] {
    let pixels = try PNGDecoder.decode(file)
    change(pixels)
    return try PNGEncoder.encode(pixels, pixelsPerPoint: 1, text: PNGDecoder.texts(in: file))
  }

  @Test func imageThatAnotherProgramPaintedOnIsNoticed() throws {
    let result = try Draw.result(Sample())
    let edited = try painted(result.png()) { $0.row(3)[7] = 0xff00_ff00 }
    guard case .different(let difference) = try PictureComparison.compare(reference: edited, with: result.picture)
    else {
      Issue.record("an edited picture passes")
      return
    }
    #expect(difference.pixels.changedCount == 1)
    #expect(difference.message.contains("changed by another program"))
  }

  @Test func descriptionOfAnotherVersionIsNoAccusation() throws {
    let result = try Draw.result(Sample()), changed = try Draw.result(Sample(text: "Other"))
    let texts = try PNGDecoder.texts(in: result.png()).map { text in
      let rest = text.value.drop { $0 != "\n" }
      return (keyword: text.keyword, value: "stills 1" + rest)
    }
    let older = try PNGEncoder.encode(PNGDecoder.decode(result.png()), pixelsPerPoint: 1, text: texts)
    #expect(isSame(try PictureComparison.compare(reference: older, with: result.picture), byDigest: false))
    guard case .different(let difference) = try PictureComparison.compare(reference: older, with: changed.picture)
    else {
      Issue.record("another text passes")
      return
    }
    #expect(difference.message.contains("recorded by another version of Stills"))
    #expect(!difference.message.contains("another program"))
  }

  @Test func imageThatAnotherProgramOnlyWroteAnewStillDescribesItself() throws {
    let result = try Draw.result(Sample()), changed = try Draw.result(Sample(text: "Other"))
    // As if the picture data had been packed anew: the description tells of other data, but of the same pixels.
    let texts = try PNGDecoder.texts(in: result.png()).map { text in
      let lines = text.value.split(separator: "\n", omittingEmptySubsequences: false)
      let value = lines.map { $0.hasPrefix("data ") ? "data 0" : String($0) }.joined(separator: "\n")
      return (keyword: text.keyword, value: value)
    }
    let rewritten = try PNGEncoder.encode(PNGDecoder.decode(result.png()), pixelsPerPoint: 1, text: texts)
    #expect(isSame(try PictureComparison.compare(reference: rewritten, with: result.picture)))
    guard case .different(let difference) = try PictureComparison.compare(reference: rewritten, with: changed.picture)
    else { return }
    #expect(difference.message.contains("Text “Sample”: text “Sample” → “Other”"))
  }

  @Test func foreignReferenceIsComparedByPixels() throws {
    let result = try Draw.result(Sample())
    let foreign = try PNGEncoder.encode(PNGDecoder.decode(result.png()), pixelsPerPoint: 1)
    #expect(PictureDescription(png: foreign) == nil)
    #expect(isSame(try PictureComparison.compare(reference: foreign, with: result.picture), byDigest: false))
  }

  @Test func precisionCountsPixels() throws {
    let result = try Draw.result(Sample())
    let total = 320 * 480, changed = 100
    let edited = try painted(result.png()) { pixels in for index in 0..<changed { pixels.words[index] = 0xff00_0000 } }
    var options = CompareOptions()
    options.precision = Double(total - changed) / Double(total)
    #expect(isSame(try PictureComparison.compare(reference: edited, with: result.picture, options: options)))
    options.precision = Double(total - changed + 1) / Double(total)
    #expect(!isSame(try PictureComparison.compare(reference: edited, with: result.picture, options: options)))
  }

  @Test func perceptualPrecisionForgivesWhatEyesDo() throws {
    let result = try Draw.result(Sample())
    let edited = try painted(result.png()) { $0.words[0] = 0xfffe_fefe }
    let worse = try painted(result.png()) { $0.words[0] = 0xffc0_c0c0 }
    var options = CompareOptions()
    options.perceptualPrecision = 0.98
    #expect(isSame(try PictureComparison.compare(reference: edited, with: result.picture, options: options)))
    #expect(!isSame(try PictureComparison.compare(reference: worse, with: result.picture, options: options)))
  }

  @Test func twoFilesCompareByWhatTheySay() throws {
    let first = try Draw.result(Sample()).png(), second = try Draw.result(Sample(text: "Other")).png()
    #expect(isSame(try PictureComparison.compare(reference: first, with: Picture(file: first)), byDigest: true))
    guard
      case .different(let difference) = try PictureComparison.compare(
        reference: first, with: Picture(file: second))
    else {
      Issue.record("two pictures are told to be the same")
      return
    }
    #expect(difference.message.contains("Text “Sample”: text “Sample” → “Other”"))
  }

  @Test func damagedReferenceIsAClearError() throws {
    let result = try Draw.result(Sample()), good = try result.png()
    let cases: [([UInt8], String)] = [
      ([], "neither a PNG nor a JPEG"), (Array("hello".utf8), "neither a PNG nor a JPEG"),
      (Array(good.prefix(good.count / 2)), "longer than the file"),
    ]
    for (bytes, words) in cases {
      let error = #expect(throws: ImagingError.self) {
        try PictureComparison.compare(reference: bytes, with: result.picture)
      }
      #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
    }
  }
}
