import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry
import StillsSnapshots
import StillsTypesetting
import StillsUI
import StillsUIKit

extension RenderResult {
  /// What a reviewer of the picture should look at. Only what is certain is told: what stands on pictures and gradients,
  /// is turned, blurred or covered, or belongs to a list that scrolls, is given the benefit of the doubt.
  ///
  /// `world`: the one that the picture was asked for in. To be asked while the picture's screen is there.
  @MainActor package func findings(in world: World) -> [Finding] {
    let search = FindingSearch(
      displayList: displayList, scene: scene, map: TouchMap(screen.placed, screen: screen.canvas),
      canvas: screen.canvas, world: world)
    return search.all
  }
}

/// Looks for what is wrong, one kind after the other.
@MainActor private struct FindingSearch {
  private let ink: InkSurvey
  private let names: SceneNames
  private let map: TouchMap
  private let canvas: CGRect
  private let world: World
  /// Where texts are, and what can be scrolled.
  private let texts: [TouchMap.Entry]
  private let scrolling: [[Int]]
  /// Letters that show, each with the text that they are of.
  private let shown: [(letters: InkSurvey.Letters, text: TouchMap.Entry?)]

  init(displayList: DisplayList, scene: PictureScene, map: TouchMap, canvas: CGRect, world: World) {
    let ink = InkSurvey(displayList)
    let texts = map.entries.filter { $0.node.element.touchText != nil }
    (self.ink, self.map, self.canvas, self.world, self.texts) = (ink, map, canvas, world, texts)
    names = SceneNames(scene)
    scrolling = map.entries.filter { $0.target?.scroll != nil || $0.target?.role == .scrollView }.map(\.path)
    shown = ink.letters.filter { letters in
      let visible = ink.clipped(letters).intersection(canvas)
      guard !visible.isNull, visible.width > 0, visible.height > 0 else { return false }
      return ink.shows(letters, at: CGPoint(x: visible.midX, y: visible.midY))
    }.map { (letters: $0, text: Self.text(of: $0, among: texts)) }
  }

  var all: [Finding] {
    truncations + overlaps + screenEdges + safeAreas + tapTargets + contrasts + translations
  }

  // MARK: - Texts

  /// The text that letters are of, by their words and where they stand.
  private static func text(of letters: InkSurvey.Letters, among texts: [TouchMap.Entry]) -> TouchMap.Entry? {
    guard letters.role == nil || letters.role == .navigationBar else { return nil }
    let middle = CGPoint(x: letters.band.midX, y: letters.band.midY)
    let here = texts.filter { $0.frame.insetBy(dx: -2, dy: -2).contains(middle) }
    let words = letters.text.trimmingCharacters(in: CharacterSet(charactersIn: "… \n"))
    let matching = here.filter { $0.node.element.touchText?.contains(words) ?? false }
    func area(_ entry: TouchMap.Entry) -> CGFloat { entry.frame.width * entry.frame.height }
    return (matching.isEmpty ? here : matching).min { area($0) < area($1) }
  }

  private func name(_ entry: TouchMap.Entry) -> String { names[[0] + entry.path] }

  private func title(_ shown: (letters: InkSurvey.Letters, text: TouchMap.Entry?)) -> String {
    shown.text.map { name($0) } ?? "“\(shown.letters.text)”"
  }

  private func isInScrollView(_ entry: TouchMap.Entry) -> Bool {
    scrolling.contains { $0.count < entry.path.count && entry.path.starts(with: $0) }
  }

  private func number(_ value: CGFloat) -> String { NumberText.string((value * 10).rounded() / 10) }

  // MARK: - Kinds

  private var truncations: [Finding] {
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
  private var overlaps: [Finding] {
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

  private var screenEdges: [Finding] {
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

  private var safeAreas: [Finding] {
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

  /// The first finding of each text.
  private func once(
    _ finding: ((letters: InkSurvey.Letters, text: TouchMap.Entry?)) -> Finding?
  ) -> [Finding] {
    var seen: Set<[Int]> = []
    return shown.compactMap { shown in
      guard let path = shown.text?.path, !seen.contains(path), let found = finding(shown) else { return nil }
      seen.insert(path)
      return found
    }
  }

  /// Apple's guidelines ask for 44 points each way.
  private var tapTargets: [Finding] {
    let least: CGFloat = 44
    // What is presented covers what lies behind.
    let top = map.entries.last { $0.target?.role == .backdrop }?.path
    return map.entries.compactMap { entry in
      guard let target = entry.target, target.isEnabled, !entry.visible.isEmpty, isAuthors(entry, target),
        !(top.map { entry.path.lexicographicallyPrecedes($0) } ?? false)
      else { return nil }
      let size = entry.frame.size
      // Half a point is rounding.
      guard size.width > 0, size.height > 0, size.width < least - 0.5 || size.height < least - 0.5 else { return nil }
      let isNote = isSystemSized(entry) && size.height >= 28 || target.role == .menu || isInside(entry, ["menu"])
      let words = "\(number(size.width))×\(number(size.height)) pt, less than 44×44"
      return Finding(
        .tapTarget, "\(name(entry)): the area to tap is \(words)",
        severity: isNote ? .note : .problem, frame: entry.frame)
    }
  }

  /// Whether it has the look of one of the system's own buttons with a ground.
  private func isSystemSized(_ entry: TouchMap.Entry) -> Bool {
    let button = (entry.node.element as? MirrorElement)?.view as? UIButton
    return entry.node.children.first?.element.kind == "platter" || button?.configuration != nil
  }

  /// Whether one of the elements around is of one of the kinds.
  private func isInside(_ entry: TouchMap.Entry, _ kinds: Set<String>) -> Bool {
    var node = map.root
    for index in entry.path {
      if kinds.contains(node.element.kind) { return true }
      guard node.children.indices.contains(index) else { return false }
      node = node.children[index]
    }
    return false
  }

  /// Whether the author decides how large a target is: rows of lists, bars and the parts of controls are the system's.
  private func isAuthors(_ entry: TouchMap.Entry, _ target: TouchTarget) -> Bool {
    switch target.role {
    case .button, .link, .menu: guard target.tap != nil else { return false }
    case .gesture:
      let waitsForTaps = target.tap != nil || target.reactions.contains { $0.tapCount > 0 }
      guard waitsForTaps else { return false }
    default: return false
    }
    if String(reflecting: type(of: entry.node.element)).hasPrefix("StillsBars.") { return false }
    if let view = (entry.node.element as? MirrorElement)?.view, view is UIControl, !(view is UIButton) {
      // Steppers, page dots and their like are as large as they are.
      if String(reflecting: type(of: view)).hasPrefix("StillsUIKit.") { return false }
    }
    var node = map.root
    for index in entry.path {
      guard node.children.indices.contains(index) else { return false }
      if ["List", "Row", "listRow"].contains(node.element.kind) { return false }
      if String(reflecting: type(of: node.element)).hasPrefix("StillsBars.") { return false }
      if node.element is MirrorElement, (node.element as? MirrorElement)?.view is UIControl { return false }
      node = node.children[index]
    }
    // What a larger target lies around is met there, too.
    return !map.entries.contains { other in
      guard let around = other.target, around.isEnabled, around.tap != nil, other.path.count < entry.path.count,
        entry.path.starts(with: other.path)
      else { return false }
      return other.frame.width >= 44 && other.frame.height >= 44
    }
  }

  /// WCAG 2.1, 1.4.3: 4.5 to 1, and 3 to 1 for letters from 18 points, or 14 where they are bold.
  private var contrasts: [Finding] {
    let disabled = map.entries.filter { !($0.target?.isEnabled ?? true) }.map(\.path)
    return once { shown in
      let letters = shown.letters
      guard letters.role == nil, let text = shown.text, let color = letters.color, color.alpha >= 0.1,
        letters.text.contains(where: { $0.isLetter || $0.isNumber }), let ground = ink.ground(of: letters),
        !disabled.contains(where: { text.path.starts(with: $0) }), !isDisabled(text),
        // Rows of wheels, which fade.
        !isInside(text, ["choice"])
      else { return nil }
      let isLarge = letters.size >= 18 || (letters.size >= 14 && letters.weight >= 600)
      let least = isLarge ? 3.0 : 4.5
      let painted = color.laid(over: ground)
      let ratio = (painted.contrastRatio(to: ground) * 100).rounded(.down) / 100
      guard ratio < least else { return nil }
      let colors = "\(hexadecimal(painted)) on \(hexadecimal(ground))"
      return Finding(
        .contrast,
        "\(title(shown)): a contrast of \(NumberText.string(ratio)) to 1, less than \(NumberText.string(least)) (\(colors))",
        severity: isSystems(color, on: ground) ? .note : .problem, frame: text.frame)
    }
  }

  /// Something around says so, though it takes no touches.
  private func isDisabled(_ text: TouchMap.Entry) -> Bool {
    var node = map.root
    for index in text.path {
      if node.element.details == "disabled" || node.element.details.hasPrefix("disabled,") { return true }
      guard node.children.indices.contains(index) else { return false }
      node = node.children[index]
    }
    return false
  }

  /// A pair of colours that iOS itself puts together: labels of lower ranks, the tint of buttons.
  private func isSystems(_ color: ResolvedColor, on ground: ResolvedColor) -> Bool {
    func any(_ names: [SystemColor], _ color: ResolvedColor) -> Bool {
      names.contains { name in
        [false, true].contains { isDark in
          [false, true].contains { isElevated in
            name.resolved(look: world.look, isDark: isDark, isElevated: isElevated).isClose(to: color)
          }
        }
      }
    }
    let backgrounds: [SystemColor] = [
      .systemBackground, .secondarySystemBackground, .tertiarySystemBackground, .systemGroupedBackground,
      .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground,
    ]
    let labels: [SystemColor] = [
      .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText, .secondaryStyle, .tertiaryStyle,
      .quaternaryStyle, .systemBlue, .tint, .link, .systemRed,
    ]
    if any(labels, color) { return any(backgrounds, ground) || ground.isGray }
    return color.isClose(to: .white) && any([.systemBlue, .tint, .systemRed], ground)
  }

  /// `#rrggbb`.
  private func hexadecimal(_ color: ResolvedColor) -> String { String(color.dump.prefix(7)) }

  private var translations: [Finding] {
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

extension ResolvedColor {
  /// Grounds of the system's controls are greys.
  fileprivate var isGray: Bool { abs(red - green) < 0.03 && abs(green - blue) < 0.03 }
}
