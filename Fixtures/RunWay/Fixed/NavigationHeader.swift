import SwiftUI

// The background ignores the safe area, so that it reaches behind the status bar while the header stays below it.

struct NavigationHeader<T: View>: View {
  @Environment(\.dismiss) private var dismiss
  var title: String
  var showsBackButton: Bool = true
  @ViewBuilder var trailing: () -> T

  var body: some View {
    ZStack {
      Text(title)
        .font(.orbitron(16, weight: .black))
        .foregroundColor(.rwGreen)
        .kerning(1)

      HStack {
        if showsBackButton {
          Button { dismiss() } label: {
            Image(systemName: "chevron.left")
              .font(.system(size: 18, weight: .semibold))
              .foregroundColor(.rwText)
          }
        }
        Spacer()
        trailing()
      }
    }
    .padding(.horizontal, 20)
    .padding(.top, 8)
    .padding(.bottom, 12)
  }
}

private struct CustomNavHeaderModifier<T: View>: ViewModifier {
  var title: String
  var showsBackButton: Bool
  @ViewBuilder var trailing: () -> T

  func body(content: Content) -> some View {
    VStack(spacing: 0) {
      NavigationHeader(title: title, showsBackButton: showsBackButton, trailing: trailing)
      content
    }
    .background(Color.rwBg.ignoresSafeArea())
    .navigationBarHidden(true)
  }
}

extension View {
  func customNavHeader<T: View>(
    _ title: String,
    showsBackButton: Bool = true,
    @ViewBuilder trailing: @escaping () -> T = { EmptyView() }
  ) -> some View {
    modifier(CustomNavHeaderModifier(title: title, showsBackButton: showsBackButton, trailing: trailing))
  }
}
