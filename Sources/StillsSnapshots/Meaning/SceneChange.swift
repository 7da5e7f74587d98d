import Foundation

/// Something that happened to one view.
struct SceneChange {
  /// How sure it is that somebody did this, and not layout.
  enum Weight: Int { case done, visible }

  var kind: Difference.Cause.Kind
  var weight: Weight
  /// As it is now, or as it was if it is gone.
  var view: SceneView
  /// Where it happened: names of the author's views, and what the view is called there.
  var path: [String]
  var subject: String
  /// `padding 16 → 24`, `appeared after Text “A”`.
  var what: String
  var before, after: String?
  var frames: [CGRect]
  /// Changes of one key are told in one sentence.
  var groupKey: String { key ?? "\(kind.rawValue) \(what)" }
  var key: String?

  /// Whether another change brings it about: a control's colours follow from its state.
  var isDerived = false

  /// Whether it may be that something else pushed the view over the edge of what is shown, or drew it in.
  var isAtTheEdge = false

  /// Whether it happened to the view with all that is around it.
  let isWhole: Bool
  /// Which of the view's modifiers it happened to.
  let wrapper: Int?

  /// `wrapper`: which of the view's modifiers it happened to.
  init(
    _ kind: Difference.Cause.Kind, _ view: SceneView, wrapper: Int? = nil, isWhole: Bool = false, what: String,
    before: String? = nil,
    after: String? = nil, frames: [CGRect], weight: Weight = .done, key: String? = nil
  ) {
    (self.kind, self.weight, self.view, self.what, self.before, self.after) = (kind, weight, view, what, before, after)
    self.frames = frames
    self.key = key
    (self.isWhole, self.wrapper) = (isWhole, wrapper)
    path = isWhole ? view.outerPath : wrapper.map { view.path(at: $0) } ?? view.path
    subject = isWhole ? view.outerLabel : wrapper.map { view.label(at: $0) } ?? view.label
  }
}
