import Foundation
import StillsCore
import StillsDisplay

/// Draws each of its views as one group; `change` says what is special about the group.
nonisolated package struct GroupModifier: PrimitiveViewModifier {
  let kind: String
  var details = ""
  /// Called when the view is resolved, with its environment.
  let change: @MainActor (inout DisplayGroup, ViewContext) -> Void

  init(kind: String, details: String = "", change: @escaping @MainActor (inout DisplayGroup) -> Void) {
    self.init(kind: kind, details: details) { group, _ in change(&group) }
  }

  init(kind: String, details: String = "", change: @escaping @MainActor (inout DisplayGroup, ViewContext) -> Void) {
    (self.kind, self.details, self.change) = (kind, details, change)
  }

  @MainActor package static func _resolve(
    _ modifier: GroupModifier, content: @escaping @MainActor (ViewContext) -> [ViewElement], in context: ViewContext
  ) -> [ViewElement] {
    var group = DisplayGroup(commands: [])
    modifier.change(&group, context)
    return content(context).map {
      GroupElement(kind: modifier.kind, details: modifier.details, group: group, content: $0)
    }
  }
}

/// Paints its content as one group.
private final class GroupElement: UnaryElement {
  private let group: DisplayGroup
  private let describe: String

  init(kind: String, details: String, group: DisplayGroup, content: ViewElement) {
    (self.group, describe) = (group, details)
    super.init(kind: kind, content: content)
  }

  override func paint(_ node: PlacedNode, into painter: inout Painter) {
    painter.flattened(group) { $0.paintChildren(of: node) }
  }

  override var details: String { describe }
}

extension Painter {
  /// Draws what `body` paints as one picture: the opacity around fades the picture, not each leaf in it.
  package mutating func flattened(_ group: DisplayGroup, _ body: (inout Painter) -> Void) {
    guard opacity > 0 else { return }
    var group = group
    group.opacity *= opacity
    self.group(group) { inner in
      inner.opacity = 1
      body(&inner)
    }
  }
}
