import Foundation
import StillsBars
import StillsCore
import StillsDisplay
import StillsLayout

/// The newer look's choices, in a bubble: 238 points wide, title and message of 17 points, 19 below them pills of 45.5, 10.5
/// apart and 13.5 from the sides (measured: swiftui-web, iOS.md, "Confirmation dialog"). Where the texts stand is as in
/// alerts there.
nonisolated struct ChoiceBubble: View {
  let title: Text?
  let message: ControlPart?
  let actions: ControlPart
  let dismiss: () -> Void
  @Environment(\.self) private var environment

  var body: some View {
    VStack(spacing: 0) {
      if title != nil || message != nil {
        VStack(alignment: .leading, spacing: 4) {
          title.font(.system(size: environment.dialogSize(17, like: .headline), weight: .bold))
          if let message {
            ElementsView { message.resolve(in: $0) }.font(.system(size: environment.dialogSize(17, like: .body)))
          }
        }
        .multilineTextAlignment(.leading)
        .foregroundStyle(.primary)
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.horizontal, 28.5)
        .padding(.top, 21.5)
        .padding(.bottom, 19)
      }
      pills.fixedSize(horizontal: false, vertical: true)
        .padding(.horizontal, 13.5)
        .padding(.bottom, 13.5)
        .padding(.top, title == nil && message == nil ? 13.5 : 0)
    }
    .frame(width: Self.width)
  }

  static let width: CGFloat = 238

  /// (245, 246, 246) measured on white; the dark one was chosen. Nothing shows through.
  static func ground(isDark: Bool) -> ResolvedColor {
    isDark
      ? ResolvedColor(red: 40 / 255, green: 40 / 255, blue: 42 / 255)
      : ResolvedColor(red: 245 / 255, green: 246 / 255, blue: 246 / 255)
  }

  private var pills: some View {
    ElementsView { context in
      context.report(StillsBars.Glass.report)
      let place = context.container(axis: nil).setting { environment in
        environment.enterDialog()
        environment.buttonStyle = DialogButton.style(height: 45.5, fontSize: 17, isPill: true, dismiss: dismiss)
      }
      let buttons = actions.resolve(in: place).filter { element in
        DialogButton.button(in: element).map { $0.role != .cancel } ?? false
      }
      guard !buttons.isEmpty else { return [] }
      return [LayoutElement(VStackLayout(spacing: 10.5), kind: "VStack", items: buttons)]
    }
  }
}
