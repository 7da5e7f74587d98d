import Foundation
import StillsCore
import StillsLayout

extension Layout {
  /// The views in `content`, arranged by this layout.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(layout: self, content: content())
  }
}

nonisolated struct LayoutView<L: Layout, Content: View>: PrimitiveView {
  let layout: L
  let content: Content

  @MainActor static func _resolve(_ view: LayoutView, in context: ViewContext) -> [ViewElement] {
    let axis = view.layout.properties.stackOrientation
    let layout = context.animated(view.layout)
    return [context.container(layout, kind: TypeNames.plainName(of: L.self), axis: axis, content: view.content)]
  }
}

nonisolated extension View {
  /// A value for the layout around, read through `LayoutSubview.subscript`.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(
      ElementModifier { content, _ in
        LayoutValueElement(
          name: TypeNames.plainName(of: key), key: ObjectIdentifier(key), value: value, content: content)
      })
  }

  /// The stack around asks views of higher priority first. 0 unless set.
  public func layoutPriority(_ value: Double) -> some View {
    modifier(ElementModifier { content, _ in LayoutPriorityElement(priority: value, content: content) })
  }

  /// Among views that overlap in one container, those of higher index are drawn later. 0 unless set.
  public func zIndex(_ value: Double) -> some View {
    modifier(ElementModifier { content, _ in ZIndexElement(index: value, content: content) })
  }
}

final class LayoutValueElement: UnaryElement {
  private let key: ObjectIdentifier
  private let name: String?
  private let value: Any

  /// `name`: the key's, where its author would know it.
  init(name: String? = nil, key: ObjectIdentifier, value: Any, content: ViewElement) {
    (self.name, self.key, self.value) = (name, key, value)
    super.init(kind: "layoutValue", content: content)
  }

  override var castsShadowsByParts: Bool { true }

  override func layoutValue(for wanted: ObjectIdentifier) -> Any? {
    wanted == key ? value : content.layoutValue(for: wanted)
  }

  override var sceneDetails: String {
    guard let name else { return "" }
    switch value {
    case is CGFloat, is Double, is Float, is Bool, is String, is any BinaryInteger:
      return "\(name) \(GivenValues.text(of: (value, ())))"
    default: return ""
    }
  }
}

final class LayoutPriorityElement: UnaryElement {
  private let priority: Double

  init(priority: Double, content: ViewElement) {
    self.priority = priority.isNaN ? 0 : priority
    super.init(kind: "layoutPriority", content: content)
  }

  override var castsShadowsByParts: Bool { true }

  override var layoutPriority: Double { priority }
  override var details: String { "\(priority)" }
  override var sceneDetails: String { NumberText.string(CGFloat(priority)) }
}

final class ZIndexElement: UnaryElement {
  private let index: Double

  init(index: Double, content: ViewElement) {
    self.index = index.isNaN ? 0 : index
    super.init(kind: "zIndex", content: content)
  }

  override var castsShadowsByParts: Bool { true }

  override var zIndex: Double { index }
  override var details: String { "\(index)" }
  override var sceneDetails: String { NumberText.string(CGFloat(index)) }
}
