import Foundation
import StillsCore
import StillsGeometry
import StillsLayout

nonisolated extension View {
  /// Lets touches through to what lies behind the view.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(
      ElementModifier { content, _ in
        enabled ? content : TouchAreaElement(kind: "allowsHitTesting", content: content, letsTouchesIn: false)
      })
  }

  /// Takes touches in the shape, laid into the view's frame, instead of where something is drawn.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    contentShape(.interaction, shape, eoFill: eoFill)
  }

  public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View {
    modifier(
      ElementModifier { content, context in
        guard kind.contains(.interaction) else { return content }
        let isMirrored = context.mirrors(shape)
        return TouchAreaElement(kind: "contentShape", content: content) { frame in
          shape.placedPath(in: frame, mirrored: isMirrored)
        }
      })
  }
}

/// Says where its content takes touches.
final class TouchAreaElement: UnaryElement {
  private let isOpen: Bool
  private let shape: ((CGRect) -> Path)?

  init(kind: String, content: ViewElement, letsTouchesIn: Bool = true, shape: ((CGRect) -> Path)? = nil) {
    (isOpen, self.shape) = (letsTouchesIn, shape)
    super.init(kind: kind, content: content)
  }

  override var castsShadowsByParts: Bool { true }

  override func letsTouchesIn(_ node: PlacedNode) -> Bool { isOpen }
  override func touchShape(of node: PlacedNode) -> Path? { shape.map { $0(node.frame) } }
}

/// Content with something that a touch does.
final class TouchElement: UnaryElement {
  private let target: @MainActor (PlacedNode) -> TouchTarget?

  init(kind: String, content: ViewElement, target: @escaping @MainActor (PlacedNode) -> TouchTarget?) {
    self.target = target
    super.init(kind: kind, content: content)
  }

  override var castsShadowsByParts: Bool { true }

  override func touchTarget(of node: PlacedNode) -> TouchTarget? { target(node) }
}

nonisolated extension View {
  /// What a touch does to the view as a whole; the element is called `kind` in dumps.
  func touchable(
    kind: String, _ target: @escaping @MainActor (PlacedNode, EnvironmentValues) -> TouchTarget?
  ) -> some View {
    modifier(
      ElementModifier { content, context in
        let environment = context.environment
        return TouchElement(kind: kind, content: content) { target($0, environment) }
      })
  }
}

extension PlacedNode {
  /// The first element of a kind inside.
  func first(kind: String) -> PlacedNode? {
    if element.kind == kind { return self }
    return children.lazy.compactMap { $0.first(kind: kind) }.first
  }

  /// The words shown inside.
  @MainActor var words: String {
    var words: [String] = []
    forEach { if let text = $0.element.touchText { words.append(text) } }
    return words.joined(separator: " ")
  }
}
