import Foundation
import Testing

@testable import StillsPreviews

/// What was not edited is drawn the same by another process, whatever the machine's settings.
@Suite(.onOwnThreads) struct SamePictureCommandTests {
  private static let card = """
    import SwiftUI

    struct Card: View {
      var body: some View {
        VStack(alignment: .leading, spacing: 6) {
          Text("Card").font(.title)
          Text("With a shadow and round corners, and words enough that they take up several lines of text.")
          Text(Date.now.formatted(date: .long, time: .shortened))
          Text(1_234.5.formatted() + " " + "title".capitalized)
          Text(["b", "a", "c"].sorted().joined())
        }
        .padding().frame(width: 240).background(Color.white)
        .clipShape(RoundedRectangle(cornerRadius: 12)).shadow(color: .black.opacity(0.2), radius: 6, y: 3)
        .rotationEffect(.degrees(3)).padding(24)
      }
    }
    #Preview("Card", traits: .sizeThatFitsLayout) { Card() }
    """

  @Test func pictureHasTheSameBytesInAnotherCountry() throws {
    let tool = try CommandLineTool(["Card.swift": Self.card])
    defer { tool.remove() }
    let settings: [[String: String]] = [
      [:], ["TZ": "Asia/Seoul", "LANG": "ko_KR.UTF-8"], ["TZ": "America/Los_Angeles", "LC_ALL": "ar_EG.UTF-8"],
      ["LANGUAGE": "th:ja", "LC_ALL": "tr_TR.UTF-8", "HOME": "/nonexistent"],
    ]
    let files = try settings.enumerated().map { index, environment in
      let run = try tool.run("render", "Card.swift", "-o", "\(index).png", environment: environment)
      #expect(run.status == 0, "\(run.errors)")
      return try Data(contentsOf: URL(fileURLWithPath: "\(tool.folder)/\(index).png"))
    }
    for file in files.dropFirst() { #expect(file == files[0]) }
    let run = try tool.run("diff", "0.png", "1.png", "--verify-pixels")
    #expect(run.output == "the pictures are the same\n")
  }
}
