import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry
import StillsSnapshots
import StillsTypesetting
import StillsUI
import StillsUIKit

/// Looks for what is wrong, one kind after the other.
@MainActor struct FindingSearch {
  let ink: InkSurvey
  let names: SceneNames
  let map: TouchMap
  let canvas: CGRect
  let world: World
  /// Where texts are, and what can be scrolled.
  let texts: [TouchMap.Entry]
  let scrolling: [[Int]]
  /// Letters that show, each with the text that they are of.
  let shown: [(letters: InkSurvey.Letters, text: TouchMap.Entry?)]

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

  func name(_ entry: TouchMap.Entry) -> String { names[[0] + entry.path] }

  func title(_ shown: (letters: InkSurvey.Letters, text: TouchMap.Entry?)) -> String {
    shown.text.map { name($0) } ?? "“\(shown.letters.text)”"
  }

  func isInScrollView(_ entry: TouchMap.Entry) -> Bool {
    scrolling.contains { $0.count < entry.path.count && entry.path.starts(with: $0) }
  }

  /// The elements that one is in, the outermost first.
  func around(_ entry: TouchMap.Entry) -> [ViewElement] {
    var elements: [ViewElement] = [], node = map.root
    for index in entry.path {
      elements.append(node.element)
      guard node.children.indices.contains(index) else { break }
      node = node.children[index]
    }
    return elements
  }

  func isInside(_ entry: TouchMap.Entry, _ kinds: Set<String>) -> Bool {
    around(entry).contains { kinds.contains($0.kind) }
  }

  func number(_ value: CGFloat) -> String { NumberText.string((value * 10).rounded() / 10) }

  /// The first finding of each text.
  func once(
    _ finding: ((letters: InkSurvey.Letters, text: TouchMap.Entry?)) -> Finding?
  ) -> [Finding] {
    var seen: Set<[Int]> = []
    return shown.compactMap { shown in
      guard let path = shown.text?.path, !seen.contains(path), let found = finding(shown) else { return nil }
      seen.insert(path)
      return found
    }
  }
}
