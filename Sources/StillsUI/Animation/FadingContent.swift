import Foundation
import StillsCore

extension ViewContext {
  /// The element of `content`, over that of the content before it for as long as a change of the two takes.
  /// `note` is told the name of the transition that a change is drawn for.
  func fading<Content>(
    _ content: Content, _ element: ViewElement, isSame: (Content, Content) -> Bool, note: (String) -> Void
  ) -> ViewElement {
    let transition = environment.contentTransition
    let change = blended(
      ContentChange(content, element), isSame: { isSame($0.content, $1.content) },
      mix: { old, new, share in ContentChange(new.content, new.element, old: old.element, share: share) })
    change.element = element
    guard let old = change.old, transition != .identity else { return element }
    note(transition.name)
    return FadingContentElement(element, old: old, share: change.share)
  }
}

/// Content and the element it takes the place of.
private final class ContentChange<Content> {
  let content: Content
  var element: ViewElement
  let old: ViewElement?
  let share: Double

  init(_ content: Content, _ element: ViewElement, old: ViewElement? = nil, share: Double = 1) {
    (self.content, self.element, self.old, self.share) = (content, element, old, share)
  }
}

/// Draws old content fading out under new content fading in.
final class FadingContentElement: UnaryElement {
  private let old: ViewElement
  private let share: Double

  init(_ content: ViewElement, old: ViewElement, share: Double) {
    (self.old, self.share) = (old, min(max(share, 0), 1))
    super.init(kind: "contentTransition", content: content)
  }

  /// The old content as it was set, from the corner of the new one's frame.
  override func paint(_ node: PlacedNode, into painter: inout Painter) {
    let outside = painter.opacity
    painter.opacity = outside * (1 - share)
    old.paint(PlacedNode(element: old, frame: node.children.first?.frame ?? node.frame), into: &painter)
    painter.opacity = outside * share
    painter.paintChildren(of: node)
    painter.opacity = outside
  }
}
