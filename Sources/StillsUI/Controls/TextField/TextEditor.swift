import Foundation
import StillsUIKit

/// Many lines to type in (facts: controls §5, "TextEditor"). *Reports* what it is proposed.
nonisolated public struct TextEditor: View {
  private let text: Binding<String>
  private let attributed: Binding<AttributedString>?
  @Environment(\.self) private var environment

  public init(text: Binding<String>) { (self.text, attributed) = (text, nil) }

  init(attributed text: Binding<AttributedString>) {
    attributed = text
    self.text = Binding(
      get: { String(text.wrappedValue.characters) }, set: { text.wrappedValue = AttributedString($0) })
  }

  public var body: some View {
    ZStack(alignment: .topLeading) {
      if environment.scrollContentBackground != .hidden { Color(uiColor: .systemBackground) } else { Color.clear }
      (attributed.map { Text($0.wrappedValue) } ?? Text(verbatim: text.wrappedValue))
        .padding(.vertical, 8)
        .padding(.horizontal, 5)
    }
    .clipped()
    .overlay { TextEntry(text: text) }
  }
}

/// What typing into an editor reaches.
nonisolated private struct TextEntry: PrimitiveView {
  let text: Binding<String>

  @MainActor static func _resolve(_ view: TextEntry, in context: ViewContext) -> [ViewElement] {
    [TextEntryElement(text: view.text, isEnabled: context.environment.isEnabled)]
  }
}

private final class TextEntryElement: ViewElement {
  private let text: Binding<String>
  private let isEnabled: Bool

  init(text: Binding<String>, isEnabled: Bool) {
    (self.text, self.isEnabled) = (text, isEnabled)
    super.init(kind: "TextEditor")
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }

  override func touchTarget(of node: PlacedNode) -> TouchTarget? {
    var target = TouchTarget(role: .field, isEnabled: isEnabled)
    let text = text
    target.type = { text.wrappedValue += $0 }
    return target
  }
}
