import Foundation
import SnapshotTesting
import StillsImaging
import SwiftUI
import Testing

/// Pictures from elsewhere: nothing is loaded from a network.
@MainActor @Suite struct FarPictureTests {
  private let far = URL(string: "https://example.invalid/picture.png")

  @Test func pictureFromTheNetworkIsItsPlaceholder() throws {
    let given = AsyncImage(url: far) {
      $0.resizable()
    } placeholder: {
      Color.orange
    }
    let own = try Taken(given.frame(width: 60, height: 40))
    #expect(try own.frame("frame") == CGRect(x: 0, y: 0, width: 60, height: 40))
    #expect(own.colors() == ["#ff9500ff"])
    let spinning = try Taken(
      AsyncImage(url: far) { phase in
        if let image = phase.image { image } else { ProgressView() }
      }.frame(width: 60, height: 40))
    #expect(spinning.colors(spinning.frames("ProgressView").first).count > 1, "\(spinning.layout)")
    // Without one it is the system's grey.
    #expect(try Taken(AsyncImage(url: far).frame(width: 60, height: 40)).colors().count == 1)
  }

  @Test func pictureInAFileIsItself() throws {
    let folder = try FileManager.default.url(
      for: .itemReplacementDirectory, in: .userDomainMask, appropriateFor: FileManager.default.temporaryDirectory,
      create: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let buffer = try PixelBuffer(width: 30, height: 20)
    for place in 0..<buffer.count { buffer.words[place] = place % 30 < 15 ? 0xff00_ff00 : 0xff00_00ff }
    let file = folder.appendingPathComponent("flag.png")
    try Data(try PNGEncoder.encode(buffer, pixelsPerPoint: 1)).write(to: file)
    let taken = try Taken(
      AsyncImage(url: file) {
        $0.resizable()
      } placeholder: {
        Color.orange
      }.frame(width: 60, height: 40))
    #expect(try taken.frame("frame") == CGRect(x: 0, y: 0, width: 60, height: 40))
    #expect((taken.color(10, 20), taken.color(50, 20)) == ("#00ff00ff", "#0000ffff"))
    // At its own size without a frame.
    #expect(try Taken(AsyncImage(url: file)).size == CGSize(width: 30, height: 20))
    // A file that is not there is its placeholder.
    let gone = folder.appendingPathComponent("gone.png")
    let missing = AsyncImage(url: gone) {
      $0
    } placeholder: {
      Color.orange
    }
    #expect(try Taken(missing.frame(width: 10, height: 10)).colors() == ["#ff9500ff"])
  }
}
