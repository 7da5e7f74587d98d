import SwiftUI

/// A layout that CSS can express too: `layouts.html` has a section of the same name, and `frames.json` what Chromium
/// made of it.
@MainActor struct OracleLayout {
  let name: String
  let size: CGSize
  let view: AnyView

  init<V: View>(_ name: String, _ width: CGFloat = 300, _ height: CGFloat = 200, @ViewBuilder view: () -> V) {
    self.name = name
    size = CGSize(width: width, height: height)
    self.view = AnyView(view())
  }
}

/// A view of fixed size whose frame is compared.
func box(_ id: String, _ width: CGFloat, _ height: CGFloat) -> some View {
  Color.red.frame(width: width, height: height).accessibilityIdentifier(id)
}

/// A view that takes what it is offered.
func fill(_ id: String) -> some View { Color.blue.accessibilityIdentifier(id) }

/// 20 pt Inter as it is in its file, without SF's widths. Its lines are 24.2 pt high.
func text(_ id: String, _ string: String) -> some View {
  Text(string).font(.custom("Inter", fixedSize: 20)).accessibilityIdentifier(id)
}
