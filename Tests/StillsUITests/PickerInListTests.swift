import Foundation
import StillsCore
import SwiftUI
import Testing

@Suite @MainActor struct PickerInListTests {
  private func picker(_ selection: Int = 2) -> some View {
    Picker("Label", selection: .constant(selection)) { ForEach(0..<9) { Text("No \($0)") } }
  }

  private func placed<V: View>(_ row: V) throws -> PlacedNode {
    try RenderKit.place(Form { row }, in: CGSize(width: 390, height: 600))
  }

  @Test func itsLabelLeadsAndTheChoiceTrails() throws {
    let node = try placed(picker())
    #expect(node.strings == ["Label", "No 2"])
    let texts = node.frames("Text"), chevrons = node.frames("Image")[0]
    #expect(isSame(texts[0].minX, 40))
    #expect(isSame(chevrons.maxX, 350))
    #expect(isSame(chevrons.minX - texts[1].maxX, 4))
  }

  @Test func withoutLabelsItIsTheChoiceAlone() throws {
    let node = try placed(picker().labelsHidden())
    #expect(node.strings == ["No 2"])
    #expect(isSame(node.frames("Text")[0].minX, 40))
  }

  @Test func anInlineOneHasItsLabelAsTheFirstRow() throws {
    let node = try placed(picker(0).pickerStyle(.inline))
    #expect(node.strings.prefix(2) == ["Label", "No 0"])
    #expect(try placed(picker(0).pickerStyle(.inline).labelsHidden()).strings.first == "No 0")
  }

  @Test func viewsOfACollectionAreTaggedByTheirIdentities() throws {
    #expect(try RenderKit.place(picker(7)).strings == ["No 7"])
    #expect(try RenderKit.reports(picker(7)).isEmpty)
    #expect(try RenderKit.reports(picker(9)).count == 1)
  }

  @Test func aWheelIs216HighWithTheChoiceInTheMiddle() throws {
    let node = try RenderKit.place(picker(4).pickerStyle(.wheel), in: CGSize(width: 300, height: 400))
    #expect(node.strings.contains("No 4"))
    let chosen = node.frames("Text")[node.strings.firstIndex(of: "No 4") ?? 0]
    #expect(abs(chosen.midY - 200) < 0.5)
    #expect(node.strings.count == 9)
  }

  /// The hairlines that are drawn, half a point high.
  private func separators<V: View>(_ row: V) throws -> [CGRect] {
    let list = Form {
      row
      Text("B")
    }
    let commands = try drawing(list, width: 390, height: 300, typesetter: RenderKit.typesetter)
    return commands.fills.map(\.rect).filter { isSame($0.height, 0.5) }
  }

  @Test func segmentsDoNotMoveTheRowsSeparator() throws {
    #expect(try separators(picker(1).pickerStyle(.segmented)).map(\.minX) == [40])
    #expect(try separators(Toggle("Label", isOn: .constant(true))).map(\.minX) == [40])
    #expect(
      try separators(
        HStack {
          Color.red.frame(width: 20); Text("A")
        }
      ).map(\.minX) == [68])
  }
}
