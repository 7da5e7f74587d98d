import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry

/// What letters cast: the same letters in another colour, moved and softened.
package struct LetterShadow: Hashable {
  package var color: ResolvedColor
  package var offset: CGSize
  /// As of Core Graphics: twice the standard deviation.
  package var blur: CGFloat = 0
}

extension TextBlock {
  /// Under the letters; each kind of shadow as one picture.
  func paintShadows(in rect: CGRect, isTop: Bool, into painter: inout Painter) {
    var painted: [LetterShadow] = []
    for shadow in shadows.compactMap({ $0 }) where !painted.contains(shadow) {
      painted.append(shadow)
      var group = DisplayGroup(commands: [])
      group.transform = CGAffineTransform(translationX: shadow.offset.width, y: shadow.offset.height)
      if shadow.blur > 0 { group.effects = [.blur(radius: shadow.blur / 2, opaque: false)] }
      painter.group(group) { inkOnly(of: shadow).paint(in: rect, isTop: isTop, into: &$0) }
    }
  }

  /// The letters that cast it, in its colour; the others stay in their places unseen.
  private func inkOnly(of shadow: LetterShadow) -> TextBlock {
    var block = self
    block.shadows = []
    for index in block.text.runs.indices {
      let isCaster = shadows.indices.contains(index) && shadows[index] == shadow
      let color = isCaster ? shadow.color : ResolvedColor(red: 0, green: 0, blue: 0, alpha: 0)
      block.text.runs[index].paint = .color(color)
      block.text.runs[index].backgroundColor = nil
      if block.text.runs[index].underline != nil { block.text.runs[index].underline?.color = color }
      if block.text.runs[index].strikethrough != nil { block.text.runs[index].strikethrough?.color = color }
      block.text.runs[index].attachment?.commands = []
    }
    return block
  }
}
