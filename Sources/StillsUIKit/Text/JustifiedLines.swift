import Foundation
import StillsDisplay
import StillsTypesetting

extension TextLayout {
  /// The lines stretched to a width by their spaces, but for the last of each paragraph. `text` is what was set.
  func justified(width: CGFloat, text: String, keepsStart: Bool) -> TextLayout {
    guard width.isFinite, width > 0, lines.count > 1 else { return self }
    var result = self
    var rest = Substring(text)
    for index in lines.indices {
      if rest.hasPrefix(lines[index].text) { rest = rest.dropFirst(lines[index].text.count) }
      rest = rest.drop { $0 == " " }
      let endsParagraph = rest.first.map(\.isNewline) ?? true
      if endsParagraph { rest = rest.dropFirst() }
      if !endsParagraph, index < lines.count - 1 { result.lines[index].stretch(to: width, keepsStart: keepsStart) }
    }
    if result.lines != lines { result.size.width = max(size.width, width) }
    return result
  }
}

extension TextLine {
  /// Lines that stand in from the leading edge stay there (`keepsStart`).
  fileprivate mutating func stretch(to width: CGFloat, keepsStart: Bool) {
    let full = keepsStart ? width - origin.x : width
    stretch(over: full, from: keepsStart ? origin.x : 0)
  }

  private mutating func stretch(over full: CGFloat, from left: CGFloat) {
    let extra = full - width, start = origin.x, end = origin.x + width
    let spaces = fragments.reduce(0) { $0 + $1.spaces(before: end) }
    guard extra > 0, spaces > 0 else { return }
    let step = extra / CGFloat(spaces)
    // Lines that run to the left stood at the right end.
    var shift = left - start
    for index in fragments.indices { shift += fragments[index].widen(by: step, moved: shift, before: end) }
    (origin.x, width) = (left, full)
  }
}

extension TextFragment {
  private func isSpace(_ glyph: PlacedGlyph, in run: GlyphRun) -> Bool {
    let bytes = Array(run.text.utf8)
    return bytes.indices.contains(glyph.cluster) && bytes[glyph.cluster] == 0x20
  }

  /// Of spaces between letters; those at the line's end hang over.
  fileprivate func spaces(before end: CGFloat) -> Int {
    guard let run = glyphs else { return 0 }
    return run.glyphs.count { isSpace($0, in: run) && run.origin.x + $0.offset.x < end - 0.01 }
  }

  /// Moves the fragment, and apart what stands behind its spaces; how much wider it got.
  fileprivate mutating func widen(by step: CGFloat, moved shift: CGFloat, before end: CGFloat) -> CGFloat {
    origin.x += shift
    guard var run = glyphs else { return 0 }
    let start = run.origin.x
    var added: CGFloat = 0
    for index in run.glyphs.indices {
      let isGap = isSpace(run.glyphs[index], in: run) && start + run.glyphs[index].offset.x < end - 0.01
      run.glyphs[index].offset.x += added
      if isGap { added += step }
    }
    run.origin.x += shift
    run.advance += added
    advance += added
    glyphs = run
    return added
  }
}
