import Foundation
import StillsUIKit

/// A label and a well of the chosen colour (facts: controls §4, "ColorPicker").
nonisolated public struct ColorPicker<Label: View>: View {
  private let selection: Binding<Color>
  private let label: Label

  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    (self.selection, self.label) = (selection, label())
  }

  public var body: some View {
    LabeledControl(label: label, control: ColorWell(color: selection.wrappedValue))
  }
}

nonisolated extension ColorPicker where Label == Text {
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

/// A disc in a ring of all hues. The ring's width of 3 and its gap of 2 are our choice.
nonisolated struct ColorWell: View {
  let color: Color

  var body: some View {
    ZStack {
      Circle().strokeBorder(
        AngularGradient(
          colors: [.red, .yellow, .green, .cyan, .blue, .purple, .red], center: .center), lineWidth: 3)
      Circle().fill(color).padding(5)
    }
    .frame(width: 28, height: 28)
  }
}
