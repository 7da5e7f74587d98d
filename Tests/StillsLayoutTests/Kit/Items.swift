import Foundation
import StillsGeometry
import StillsLayout

/// An item that remembers where it was put.
class TestItem: LayoutItem {
  var spacing = ViewSpacing.plain
  var layoutPriority = 0.0
  var guides: [AlignmentKey: (CGSize) -> CGFloat] = [:]
  var values: [ObjectIdentifier: Any] = [:]
  private(set) var origin: CGPoint?
  private(set) var offer: ProposedViewSize?
  private(set) var measurements = 0

  /// What subclasses answer.
  func size(for proposal: ProposedViewSize) -> CGSize { .zero }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    measurements += 1
    return size(for: proposal)
  }

  func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    guides[key]?(size)
  }

  func layoutValue(for key: ObjectIdentifier) -> Any? { values[key] }

  func place(at origin: CGPoint, proposal: ProposedViewSize) { (self.origin, offer) = (origin, proposal) }

  /// In the parent's coordinates; null before it was placed.
  var frame: CGRect {
    guard let origin, let offer else { return .null }
    return CGRect(origin: origin, size: size(for: offer))
  }
}

// MARK: - Leaves

/// As rigid as an image.
final class FixedItem: TestItem {
  let fixed: CGSize
  init(_ width: CGFloat, _ height: CGFloat) { fixed = CGSize(width: width, height: height) }
  override func size(for proposal: ProposedViewSize) -> CGSize { fixed }
}

/// Takes what it is offered between two lengths on each axis. Without limits it is a colour: ideally 10×10.
final class FlexibleItem: TestItem {
  let min, ideal, max: CGSize

  init(
    min: CGSize = .zero, ideal: CGSize = CGSize(width: 10, height: 10),
    max: CGSize = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
  ) {
    (self.min, self.ideal, self.max) = (min, ideal, max)
  }

  override func size(for proposal: ProposedViewSize) -> CGSize {
    func length(_ axis: Axis) -> CGFloat {
      guard let offer = proposal[axis] else { return ideal[axis] }
      return Swift.min(Swift.max(offer, min[axis]), max[axis])
    }
    return CGSize(width: length(.horizontal), height: length(.vertical))
  }
}

/// A line of `width` that wraps into as many lines of `lineHeight` as its width takes, at least one word wide.
final class TextLikeItem: TestItem {
  let width, word, lineHeight: CGFloat

  init(width: CGFloat, word: CGFloat = 20, lineHeight: CGFloat = 20) {
    (self.width, self.word, self.lineHeight) = (width, min(word, width), lineHeight)
    super.init()
    spacing = .text(fromViewAbove: 6, toViewBelow: 11, fromTextAbove: 2)
    guides[VerticalAlignment.firstTextBaseline.key] = { _ in lineHeight * 0.8 }
    guides[VerticalAlignment.lastTextBaseline.key] = { $0.height - lineHeight * 0.2 }
  }

  override func size(for proposal: ProposedViewSize) -> CGSize {
    let offer = Swift.max(proposal.width ?? width, word)
    guard offer < width else { return CGSize(width: width, height: lineHeight) }
    return CGSize(width: offer, height: (width / offer).rounded(.up) * lineHeight)
  }
}

final class SpacerItem: TestItem {
  let axis: Axis?
  let minLength: CGFloat?

  init(_ axis: Axis?, minLength: CGFloat? = nil) {
    (self.axis, self.minLength) = (axis, minLength)
    super.init()
    spacing = .spacer(axis)
    layoutPriority = -.infinity
  }

  override func size(for proposal: ProposedViewSize) -> CGSize {
    SpacerSizing.size(proposal, axis: axis, minLength: minLength)
  }
}

/// Asks `answer`; for items that misbehave.
final class ClosureItem: TestItem {
  let answer: (ProposedViewSize) -> CGSize
  init(_ answer: @escaping (ProposedViewSize) -> CGSize) { self.answer = answer }
  override func size(for proposal: ProposedViewSize) -> CGSize { answer(proposal) }
}
