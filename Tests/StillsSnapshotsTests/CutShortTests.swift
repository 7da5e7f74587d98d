import StillsImaging
import StillsSnapshots
import SwiftUI
import Testing

/// References that were damaged on their way.
@MainActor @Suite struct CutShortTests {
  @Test func referenceCutShortAnywhereIsNeverTheSame() throws {
    let drawn = try Draw.fitting(Text("A").frame(width: 20, height: 20))
    let png = try drawn.png()
    // The last chunk says nothing but that it is the last.
    for end in 0..<png.count - 12 {
      do {
        let verdict = try PictureComparison.compare(reference: Array(png[..<end]), with: drawn.picture)
        if case .same = verdict { Issue.record("\(end) of \(png.count) bytes are taken for the whole") }
      } catch { #expect("\(error)" != "") }
    }
  }

  @Test func referenceWithAnyByteChangedIsNeverTakenForWhatItIsNot() throws {
    let drawn = try Draw.fitting(Text("A").frame(width: 20, height: 20))
    let other = try Draw.fitting(Text("B").frame(width: 20, height: 20))
    let png = try drawn.png()
    for index in png.indices {
      var changed = png
      changed[index] ^= 0x41
      do {
        let verdict = try PictureComparison.compare(reference: changed, with: other.picture)
        if case .same = verdict { Issue.record("byte \(index) of \(png.count) makes another picture of it") }
      } catch { #expect("\(error)" != "") }
    }
  }
}
