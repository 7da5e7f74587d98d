import SwiftUI

private struct Filled: ButtonStyle {
  var color: Color
  var font: Font

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.font(font).foregroundStyle(.white).frame(maxWidth: .infinity).padding(.vertical, 14)
      .background(color).clipShape(RoundedRectangle(cornerRadius: 12))
  }
}

private struct Plain: ButtonStyle {
  var color: Color

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.font(.callout.bold()).foregroundStyle(color).frame(maxWidth: .infinity).padding(.vertical, 14)
  }
}

private struct Linked: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.font(.footnote).foregroundStyle(blue)
  }
}

private struct Critical: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.font(.callout.bold()).foregroundStyle(.black).frame(maxWidth: .infinity).padding(.vertical, 30)
      .background(Color(red: 1, green: 156 / 255, blue: 151 / 255))
      .clipShape(RoundedRectangle(cornerRadius: 12))
      .overlay { RoundedRectangle(cornerRadius: 12).stroke(.red, lineWidth: 1) }
  }
}

private struct Pill: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.font(.callout.bold()).foregroundStyle(.white).padding(.horizontal, 12).padding(.vertical, 8)
      .background(blue).clipShape(Capsule())
  }
}

private let blue = Color(red: 0, green: 174 / 255, blue: 248 / 255)

#Preview("button-styles") {
  VStack {
    Button("primaryButton") {}.buttonStyle(Filled(color: blue, font: .headline))
    Button("secondaryButton") {}.buttonStyle(Plain(color: blue))
    Button("negativeButton") {}.buttonStyle(Filled(color: .red, font: .callout.bold()))
    Button("neutralButton") {}.buttonStyle(Filled(color: .gray, font: .callout.bold()))
    Button("secondaryNegativeButton") {}.buttonStyle(Plain(color: .red))
    Button("linkButton") {}.buttonStyle(Linked())
    Button("criticalButton") {}.buttonStyle(Critical())
    Button("pillButton") {}.buttonStyle(Pill())
    Spacer()
  }
  .padding(.horizontal, 36)
  .padding(.top, 45)
}

private struct OutlinedField: View {
  var value: String

  var body: some View {
    HStack {
      TextField("Placeholder", text: .constant(value))
      if !value.isEmpty {
        Button {
        } label: {
          Image(systemName: "xmark")
        }
        .foregroundStyle(.gray)
      }
    }
    .padding()
    .overlay { RoundedRectangle(cornerRadius: 12).stroke(Color(white: 224.0 / 255), lineWidth: 1) }
  }
}

#Preview("textfields-outlined") {
  VStack(spacing: 16) {
    OutlinedField(value: "")
    OutlinedField(value: "123")
    OutlinedField(value: "https://" + String(repeating: "b", count: 40))
  }
  .padding()
}

#Preview("external-link-button") {
  Link(destination: URL(string: "https://example.com")!) {
    HStack(spacing: 16) {
      Image(systemName: "heart").imageScale(.large).frame(width: 30, height: 30)
      Text("This is a title").font(.body.bold()).foregroundStyle(.black).frame(maxWidth: .infinity, alignment: .leading)
    }
    .padding()
    .background(Color(red: 233 / 255, green: 233 / 255, blue: 234 / 255))
    .clipShape(RoundedRectangle(cornerRadius: 12))
  }
}

#Preview("collapsible-closed") {
  VStack(alignment: .leading) {
    HStack {
      Text("This is a header")
      Spacer()
      Image(systemName: "chevron.down")
    }
  }
}

#Preview("row-icon-two-lines") {
  List {
    HStack(spacing: 16) {
      // Their own icon font is not ours: its box.
      Color.blue.frame(width: 20, height: 20).frame(width: 24)
      VStack(alignment: .leading) {
        Text("Sensor 1")
        Text("false").font(.subheadline).foregroundStyle(.secondary)
      }
    }
  }
}

/// The app's own icon, on the grid of 24 that it is drawn on.
private struct Padlock: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.addRoundedRect(
        in: CGRect(x: 4, y: 8, width: 16, height: 14), cornerSize: CGSize(width: 2, height: 2), style: .circular)
      path.addEllipse(in: CGRect(x: 10, y: 13, width: 4, height: 4))
      path.addPath(
        Path { arc in
          arc.move(to: CGPoint(x: 8, y: 8))
          arc.addLine(to: CGPoint(x: 8, y: 6))
          arc.addArc(
            center: CGPoint(x: 12, y: 6), radius: 4, startAngle: .degrees(180), endAngle: .degrees(0), clockwise: false)
          arc.addLine(to: CGPoint(x: 16, y: 8))
        }.strokedPath(StrokeStyle(lineWidth: 2)))
    }
    .applying(CGAffineTransform(scaleX: rect.width / 24, y: rect.height / 24))
  }
}

#Preview("toggles") {
  List {
    Section {
      VStack(spacing: 4) {
        Padlock().fill(Color(red: 0, green: 0.68, blue: 1), style: FillStyle(eoFill: true))
          .frame(width: 80, height: 80).padding(.bottom, 12)
        Text("Privacy").font(.title3.bold())
        Text("You are in control of your data.").font(.subheadline).foregroundStyle(.secondary)
          .multilineTextAlignment(.center)
      }
      .frame(maxWidth: .infinity)
      .padding(.vertical, 4)
    }
    Section {
      Toggle("Firebase Cloud Messaging", isOn: .constant(true))
    } footer: {
      Text("Firebase Cloud Messaging must be enabled for push notifications to function.")
    }
    Section {
      Toggle("Alerts", isOn: .constant(true))
    } footer: {
      Text("Allows checking for important alerts like security vulnerabilities.")
    }
  }
}
