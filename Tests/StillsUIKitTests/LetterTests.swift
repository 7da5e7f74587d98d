import Foundation
import StillsCore
import StillsDisplay
import Testing
import UIKit

/// Letters with shadows, and lines stretched to both margins.
@MainActor @Suite(.serialized) struct LetterTests {
  private func glyphs(_ block: TextBlock, in rect: CGRect) -> [(run: GlyphRun, paint: Paint, moved: CGPoint)] {
    var painter = Painter(pixelGrid: UIKitStage.pixelGrid)
    block.paint(in: rect, into: &painter)
    func flat(_ commands: [DisplayCommand], _ moved: CGPoint) -> [(GlyphRun, Paint, CGPoint)] {
      commands.flatMap { command -> [(GlyphRun, Paint, CGPoint)] in
        switch command {
        case .glyphs(let run, let paint): return [(run, paint, moved)]
        case .group(let group):
          return flat(
            group.commands, CGPoint(x: moved.x + group.transform.tx, y: moved.y + group.transform.ty))
        default: return []
        }
      }
    }
    return flat(painter.commands, .zero).map { (run: $0.0, paint: $0.1, moved: $0.2) }
  }

  @Test func aLabelsShadowLiesBelowItsLettersMovedByItsOffset() {
    prepareStage()
    let label = UILabel()
    label.text = "word"
    label.textColor = .black
    label.shadowColor = .red
    label.shadowOffset = CGSize(width: 2, height: 3)
    let drawn = glyphs(label.block(), in: CGRect(x: 0, y: 0, width: 200, height: 20))
    #expect(drawn.count == 2)
    #expect(drawn.first?.paint == .color(UIColor.red.resolved(with: .current)))
    #expect(drawn.first?.moved == CGPoint(x: 2, y: 3))
    #expect(drawn.last?.moved == .zero)
    #expect(drawn.first?.run.origin == drawn.last?.run.origin)
  }

  @Test func onlyLettersWithAShadowCastOne() {
    prepareStage()
    let text = NSMutableAttributedString(string: "plain ")
    let shadow = NSShadow()
    shadow.shadowColor = UIColor.blue
    shadow.shadowOffset = CGSize(width: 1, height: 1)
    text.append(NSAttributedString(string: "cast", attributes: [.shadow: shadow]))
    let label = UILabel()
    label.attributedText = text
    let blue = Paint.color(UIColor.blue.resolved(with: .current))
    let drawn = glyphs(label.block(), in: CGRect(x: 0, y: 0, width: 200, height: 20))
    #expect(drawn.filter { $0.paint == blue }.map { $0.run.text } == ["cast"])
  }

  // Box letters at 20 points are 10 wide: "aa bb cc" is 80, and three words of 100 leave 20 for two gaps.
  @Test func justifiedLinesReachBothMarginsButForTheLastOne() {
    prepareStage()
    let label = UILabel()
    label.font = .systemFont(ofSize: 20)
    label.numberOfLines = 0
    label.textAlignment = .justified
    label.text = "aa bb cc dd ee ff gg hh ii"
    label.lineBreakStrategy = []
    let drawn = glyphs(label.block(), in: CGRect(x: 0, y: 0, width: 100, height: 200))
    let lines = Dictionary(grouping: drawn) { $0.run.origin.y }.sorted { $0.key < $1.key }
    #expect(lines.count == 3)
    func ends(_ line: [(run: GlyphRun, paint: Paint, moved: CGPoint)]) -> CGFloat {
      line.map { part in
        part.run.origin.x + (part.run.glyphs.filter { isInk($0, part.run) }.map(\.offset.x).max() ?? 0)
      }.max() ?? 0
    }
    func isInk(_ glyph: PlacedGlyph, _ run: GlyphRun) -> Bool { Array(run.text.utf8)[glyph.cluster] != 0x20 }
    // The last letter begins ten points before the margin.
    #expect(lines.dropLast().allSatisfy { abs(ends($0.value) - 90) < 0.5 })
    #expect(ends(lines[2].value) < 80)
  }

  @Test func aParagraphsLastLineIsNotStretched() {
    prepareStage()
    let label = UILabel()
    label.font = .systemFont(ofSize: 20)
    label.numberOfLines = 0
    label.textAlignment = .justified
    label.text = "aa bb\ncc dd"
    let drawn = glyphs(label.block(), in: CGRect(x: 0, y: 0, width: 100, height: 200))
    #expect(drawn.allSatisfy { $0.run.advance <= 50.01 })
  }
}
