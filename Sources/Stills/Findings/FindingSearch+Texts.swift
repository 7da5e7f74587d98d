import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry
import StillsSnapshots
import StillsTypesetting
import StillsUI
import StillsUIKit

extension FindingSearch {
  var truncations: [Finding] {
    texts.compactMap { entry in
      guard !entry.visible.isEmpty, shown.contains(where: { $0.text?.path == entry.path }),
        let layout = (entry.node.element as? TextElement)?.layout ?? Self.layout(ofLabel: entry), layout.isTruncated
      else { return nil }
      let lines = layout.lines.count
      return Finding(
        .truncation, "\(name(entry)): the text is cut off after \(lines == 1 ? "1 line" : "\(lines) lines")",
        frame: entry.frame)
    }
  }

  private static func layout(ofLabel entry: TouchMap.Entry) -> TextLayout? {
    guard let label = (entry.node.element as? MirrorElement)?.view as? UILabel else { return nil }
    let block = label.block()
    guard !block.isClipped else { return nil }
    // A view as wide as its text may have lost a pixel: the text still fits.
    let width = entry.node.frame.width + 1
    return block.layout(width: width, height: entry.node.frame.height + 1)
  }

  /// Letters that are drawn over letters that still show.
  var overlaps: [Finding] {
    var findings: [Finding] = []
    var seen: Set<String> = []
    let candidates = shown.filter { $0.letters.role == nil || $0.letters.role == .statusBar }
    for (index, above) in candidates.enumerated() {
      for below in candidates[..<index] where above.letters.band.intersects(below.letters.band) {
        if let one = above.text, let other = below.text, one.path == other.path { continue }
        // What scrolls goes under what does not.
        if above.letters.role == .statusBar || below.letters.role == .statusBar {
          if above.letters.role == below.letters.role { continue }
          if let text = above.text ?? below.text, isInScrollView(text) { continue }
        } else if above.text == nil || below.text == nil {
          continue
        }
        let both = ink.clipped(above.letters).intersection(ink.clipped(below.letters))
        let size = min(above.letters.size, below.letters.size)
        // Our choice: half a letter wide and a fifth of one high is no accident of spacing.
        guard !both.isNull, both.width >= size / 2, both.height >= size / 5 else { continue }
        let middle = CGPoint(x: both.midX, y: both.midY)
        guard ink.shows(above.letters, at: middle), ink.shows(below.letters, at: middle) else { continue }
        let what = above.letters.role == .statusBar ? "the status bar" : title(above)
        let sentence = "\(below.letters.role == .statusBar ? "the status bar" : title(below)): overlaps \(what)"
        if seen.insert(sentence).inserted { findings.append(Finding(.overlap, sentence, frame: both)) }
      }
    }
    return findings
  }

  var screenEdges: [Finding] {
    once { shown in
      guard let text = shown.text, !isInScrollView(text) else { return nil }
      let band = shown.letters.band, clipped = ink.clipped(shown.letters)
      let lost: [(String, CGFloat)] = [
        ("left", canvas.minX - band.minX), ("right", band.maxX - canvas.maxX),
        ("top", canvas.minY - band.minY), ("bottom", band.maxY - canvas.maxY),
      ]
      // Our choice: less is side bearing.
      if let (edge, length) = lost.first(where: { $0.1 > 2 }) {
        return Finding(
          .offScreen, "\(title(shown)): runs \(number(length)) pt off the \(edge) of the screen", frame: text.frame)
      }
      // Rows of wheels are cut above and below.
      guard band.width - clipped.width > 2 else { return nil }
      return Finding(.offScreen, "\(title(shown)): is cut off by a clip around it", frame: text.frame)
    }
  }

  var safeAreas: [Finding] {
    guard world.canvas == .device else { return [] }
    let insets = world.graphCanvas.safeArea
    let safe = CGRect(
      x: canvas.minX + insets.leading, y: canvas.minY + insets.top,
      width: canvas.width - insets.leading - insets.trailing, height: canvas.height - insets.top - insets.bottom)
    return once { shown in
      guard shown.letters.role == nil, let text = shown.text, !isInScrollView(text) else { return nil }
      let band = shown.letters.band.intersection(canvas)
      guard !band.isNull else { return nil }
      let beyond: [(String, CGFloat)] = [
        ("top", safe.minY - band.minY), ("bottom", band.maxY - safe.maxY), ("left", safe.minX - band.minX),
        ("right", band.maxX - safe.maxX),
      ]
      // Our choice: so much of a letter is not covered by anything.
      guard let (edge, length) = beyond.first(where: { $0.1 > 3 }) else { return nil }
      return Finding(
        .safeArea, "\(title(shown)): leaves the safe area at the \(edge) by \(number(length)) pt", frame: text.frame)
    }
  }

  var translations: [Finding] {
    let strings = world.strings, language = String(world.locale.prefix { $0 != "_" && $0 != "-" })
    guard !strings.isEmpty else { return [] }
    if strings.lacksLanguage(of: world.locale) {
      return [Finding(.translation, "no table of translations has the language “\(language)”", frame: .zero)]
    }
    let misses = strings.misses.all
    guard !misses.isEmpty else { return [] }
    return texts.compactMap { entry in
      guard !entry.visible.isEmpty, let text = entry.node.element.touchText,
        let miss = misses.first(where: { $0.isShown(by: text) && $0.key.contains(where: \.isLetter) })
      else { return nil }
      let table = miss.table == "Localizable" ? "" : " in the table \(miss.table)"
      return Finding(
        .translation, "\(name(entry)): “\(miss.key)” has no translation to “\(language)”\(table)", frame: entry.frame)
    }
  }
}
