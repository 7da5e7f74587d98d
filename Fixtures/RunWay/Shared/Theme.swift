import SwiftUI

extension Color {
  static let rwBg = Color(red: 10 / 255, green: 14 / 255, blue: 20 / 255)
  static let rwPanel = Color(red: 22 / 255, green: 28 / 255, blue: 38 / 255)
  static let rwLine = Color(red: 44 / 255, green: 53 / 255, blue: 68 / 255)
  static let rwText = Color(red: 232 / 255, green: 238 / 255, blue: 246 / 255)
  static let rwMuted = Color(red: 132 / 255, green: 146 / 255, blue: 166 / 255)
  static let rwGreen = Color(red: 57 / 255, green: 1, blue: 136 / 255)
  static let rwAmber = Color(red: 1, green: 184 / 255, blue: 77 / 255)
}

extension Font {
  static func orbitron(_ size: CGFloat, weight: Font.Weight = .regular) -> Font {
    .custom("Orbitron", size: size).weight(weight)
  }
}

/// A panel with a title in small letters.
struct Panel<Content: View>: View {
  var title: String
  @ViewBuilder var content: () -> Content

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(title)
        .font(.caption)
        .fontWeight(.semibold)
        .kerning(0.5)
        .foregroundColor(.rwMuted)
      content()
    }
    .padding(16)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Color.rwPanel)
    .cornerRadius(16)
    .overlay(RoundedRectangle(cornerRadius: 16).strokeBorder(Color.rwLine, lineWidth: 1))
  }
}

/// A name on the left, a value on the right.
struct Row: View {
  var name: String
  var value: String
  var tint: Color = .rwText

  var body: some View {
    HStack {
      Text(name).foregroundColor(.rwMuted)
      Spacer()
      Text(value).fontWeight(.medium).foregroundColor(tint)
    }
    .font(.subheadline)
  }
}
