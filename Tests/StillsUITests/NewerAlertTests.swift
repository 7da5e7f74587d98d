import StillsCore
import StillsDisplay
import SwiftUI
import Testing

/// The newer look's alert (facts: controls §9): 320 points wide, corners of 34, texts of 17 and 15 points at the leading
/// edge, pills of 48 points 8 apart and 14 from the edges.
@MainActor @Suite struct NewerAlertTests {
  private struct Asking: View {
    var hasThird = false
    var body: some View {
      Text("Below").alert("Delete this photo?", isPresented: .constant(true)) {
        Button("Delete", role: .destructive) {}
        if hasThird { Button("Keep") {} }
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("It is gone from all your devices then.")
      }
    }
  }

  private func made(_ device: String = "iphone-16", hasThird: Bool = false) throws -> (Stage, CGRect) {
    let stage = try Stage(
      PresentationRoot(content: Asking(hasThird: hasThird)), world: try World.on(device, look: .ios26))
    return (stage, try #require(stage.frame("card")))
  }

  private func pill(_ text: String, _ stage: Stage) -> CGRect? {
    var frame: CGRect?
    stage.placed.forEach { node in
      guard node.element.kind == "platter" else { return }
      node.forEach { if ($0.element as? TextElement)?.string == text { frame = node.frame } }
    }
    return frame
  }

  @Test func theCardIs320WideInTheMiddleOfWhatIsSafe() throws {
    let (_, card) = try made()
    #expect(card.width == 320 && abs(card.midX - 196.5) < 0.5 && abs(card.midY - 438.5) < 0.5)
    #expect(try made("iphone-se-1").1.width == 300)
  }

  @Test func textsStandAtTheLeadingEdge() throws {
    let (stage, card) = try made()
    let title = try #require(stage.frame(ofText: "Delete this photo?"))
    let message = try #require(stage.frame(ofText: "It is gone from all your devices then."))
    #expect(abs(title.minX - card.minX - 28) < 0.5 && abs(message.minX - title.minX) < 0.5)
    #expect(message.minY >= title.maxY)
  }

  @Test func twoPillsStandSideBySideTheOneThatCancelsFirst() throws {
    let (stage, card) = try made()
    let cancel = try #require(pill("Cancel", stage)), delete = try #require(pill("Delete", stage))
    #expect(cancel.height == 48 && delete.height == 48)
    #expect(abs(cancel.minX - card.minX - 14) < 0.5 && abs(card.maxX - delete.maxX - 14) < 0.5)
    #expect(abs(delete.minX - cancel.maxX - 8) < 0.5 && abs(card.maxY - delete.maxY - 14) < 0.5)
  }

  @Test func threeStandBelowEachOtherTheOneThatCancelsLast() throws {
    let (stage, card) = try made(hasThird: true)
    let pills = try ["Delete", "Keep", "Cancel"].map { try #require(pill($0, stage)) }
    #expect(pills.allSatisfy { abs($0.width - 292) < 0.5 })
    #expect(abs(pills[1].minY - pills[0].maxY - 8) < 0.5 && abs(pills[2].minY - pills[1].maxY - 8) < 0.5)
    #expect(abs(card.maxY - pills[2].maxY - 14) < 0.5)
  }
}
