import Foundation
import StillsCore
import StillsLayout

nonisolated extension View {
  /// Controls inside show themselves without their labels.
  public func labelsHidden() -> some View { modifier(EnvironmentModifier { $0.hidesLabels = true }) }
}

nonisolated extension EnvironmentValues {
  private struct HidesLabelsKey: EnvironmentKey { static var defaultValue: Bool { false } }

  package var hidesLabels: Bool {
    get { self[HidesLabelsKey.self] }
    set { self[HidesLabelsKey.self] = newValue }
  }
}

/// A control with its label before it: the label at the leading end, the control at the trailing one.
nonisolated struct LabeledControl<Label: View, Control: View>: View {
  let label: Label
  let control: Control
  @Environment(\.hidesLabels) private var hidesLabels

  init(label: Label, control: Control) { (self.label, self.control) = (label, control) }

  var body: some View {
    if hidesLabels {
      control
    } else {
      HStack(spacing: 0) {
        StackedLabel(label: label)
        Spacer(minLength: 8)
        control
      }
      .modifier(ElementModifier { content, _ in LabeledControlElement(content) })
    }
  }
}

/// A label; one of several views, as a title and what explains it, has them one below the other.
nonisolated struct StackedLabel<Label: View>: PrimitiveView {
  let label: Label

  @MainActor static func _resolve(_ view: Self, in context: ViewContext) -> [ViewElement] {
    let elements = Label._resolve(view.label, in: context)
    guard elements.count > 1 else { return elements }
    context.report("a control's label of several views: those below the first are not made smaller")
    return [
      LayoutElement(
        VStackLayout(alignment: .leading), kind: "VStack", items: elements,
        direction: context.environment.layoutDirection)
    ]
  }
}

/// A plain view to what is above and below, though its label is text (facts: layout §2).
private final class LabeledControlElement: UnaryElement {
  init(_ content: ViewElement) { super.init(kind: "control", content: content) }

  override var spacing: ViewSpacing { .plain }
}
