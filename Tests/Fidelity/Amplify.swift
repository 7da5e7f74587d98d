import SwiftUI

// A form of an app's own controls that Apple's own picture exists for.

private let ink = Color(red: 48 / 255, green: 64 / 255, blue: 80 / 255)
private let edge = Color(red: 137 / 255, green: 148 / 255, blue: 159 / 255)
private let teal = Color(red: 4 / 255, green: 125 / 255, blue: 149 / 255)

private struct PhoneField: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 5) {
      Text("Phone number").font(.body).foregroundColor(ink)
      HStack(spacing: 0) {
        Button {
        } label: {
          Text("+1").frame(width: 55, height: 35)
        }
        .buttonStyle(.borderless)
        .foregroundColor(ink)
        .frame(width: 55)
        Divider().frame(width: 1).overlay(edge)
        TextField("", text: .constant(""), prompt: Text("Enter your phone number"))
          .textFieldStyle(.plain)
          .frame(height: 25)
          .padding([.top, .bottom, .leading], 10)
      }
      .overlay(RoundedRectangle(cornerRadius: 5).stroke(edge, lineWidth: 1))
    }
  }
}

private struct Filling: ButtonStyle {
  var font: Font
  var padding: CGFloat
  var color: Color
  var background: Color

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.font(font).padding(padding).frame(maxWidth: .infinity).foregroundColor(color)
      .background(background).cornerRadius(5)
  }
}

#Preview("reset-password") {
  ZStack {
    ScrollView {
      VStack(spacing: 20) {
        HStack {
          Text("Reset your password").font(.title)
            .foregroundColor(Color(red: 13 / 255, green: 25 / 255, blue: 38 / 255))
          Spacer()
        }
        PhoneField()
        Button("Send code") {}
          .buttonStyle(Filling(font: .body.bold(), padding: 13, color: .white, background: teal))
        Button("Back to Sign In") {}
          .buttonStyle(
            Filling(font: .system(size: 15, weight: .semibold), padding: 10, color: teal, background: .clear))
      }
      .padding(10)
      .padding(10)
    }
  }
  .frame(maxWidth: .infinity, maxHeight: .infinity)
}
