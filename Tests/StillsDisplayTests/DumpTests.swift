import Foundation
import StillsDisplay
import StillsGeometry
import Testing

@Suite struct DumpTests {
  private var list: DisplayList {
    let face = FaceReference(
      name: "InterVariable", variations: [FaceReference.Variation(axis: "wght", value: 600)], family: "Inter",
      weight: 600)
    let run = GlyphRun(
      face: face, size: 17, glyphs: [PlacedGlyph(glyph: 42, offset: .zero, cluster: 0)], text: "A \"b\"",
      origin: CGPoint(x: 16, y: 30.125), advance: 11.5)
    var group = DisplayGroup(name: "Card", identifier: "card", role: .button, commands: [.glyphs(run, .color(.black))])
    group.transform = CGAffineTransform(translationX: 0, y: 10)
    group.clip = Path(CGRect(x: 0, y: 0, width: 50, height: 20))
    group.opacity = 0.5
    group.effects = [.shadow(color: .black, radius: 3, offset: CGSize(width: 0, height: 1))]
    group.mask = [.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), .color(.white), FillStyle())]
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0.3333333))
    return DisplayList(
      size: CGSize(width: 393, height: 852), scale: 3, background: .white,
      commands: [.group(group), .stroke(path, .color(.black.multiplyingAlpha(by: 0.5)), StrokeStyle(lineWidth: 0.5))])
  }

  @Test func textHasOneCommandALine() {
    #expect(
      list.textDump == """
        display 393×852 @3x background #ffffffff
          group Card id "card" role button transform move (0 10) clip rect [0 0 50×20] opacity 0.5 \
        shadow #000000ff 3 offset (0 1)
            glyphs "A \\"b\\"" InterVariable[wght=600] 17pt at (16 30.125) advance 11.5 {42@0} #000000ff
            mask
              fill rect [0 0 1×1] #ffffffff
          stroke path {0 0 m 10 0.333 l} #00000080 width 0.5 miter 10

        """)
  }

  @Test func textIsTheSameForDifferencesThatCannotBeSeen() {
    var moved = list
    guard case .group(var group) = moved.commands[0] else { return }
    group.transform.ty += 0.0001
    moved.commands[0] = .group(group)
    #expect(moved.textDump == list.textDump)
    group.transform.ty += 0.01
    moved.commands[0] = .group(group)
    #expect(moved.textDump != list.textDump)
  }

  @Test func jsonCanBeReadBack() throws {
    let value = try JSONSerialization.jsonObject(with: Data(list.jsonDump.utf8)) as? [String: Any]
    #expect(value?["size"] as? [Double] == [393, 852])
    let commands = try #require(value?["commands"] as? [[String: Any]])
    #expect(commands.map { $0["kind"] as? String } == ["group", "stroke"])
    #expect(commands[0]["identifier"] as? String == "card")
    let glyphs = try #require((commands[0]["commands"] as? [[String: Any]])?.first)
    #expect(glyphs["text"] as? String == "A \"b\"")
    #expect(commands[1]["path"] as? String == "0 0 m 10 0.333333 l")
  }

  @Test func jsonHoldsNumbersThatAreNotFinite() throws {
    let odd = DisplayList(
      size: CGSize(width: CGFloat.nan, height: CGFloat.infinity), scale: 1, background: nil, commands: [])
    _ = try JSONSerialization.jsonObject(with: Data(odd.jsonDump.utf8))
    #expect(odd.textDump == "display nan×inf @1x\n")
  }
}
