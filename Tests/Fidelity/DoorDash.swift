import SwiftUI

private struct Stated: View {
  var title: String
  var subtitle: String
  var message: String

  var body: some View {
    VStack(spacing: 24) {
      VStack(spacing: 8) {
        Text(title).font(.title)
        Text(subtitle).font(.subheadline)
      }
      Text(message).font(.body)
    }
    .multilineTextAlignment(.center)
    .padding(8)
  }
}

private struct Named: View {
  var title: String
  var subtitle: String
  var message: String

  var body: some View {
    VStack(spacing: 0) {
      Text(title).font(.title).padding(.bottom, 4)
      Text(subtitle).font(.subheadline).padding(.bottom, 16)
      Text(message).font(.body)
    }
    .padding(8)
  }
}

private let lorem = """
  Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna \
  aliqua.
  """

#Preview("simple-short") {
  VStack(spacing: 8) {
    Image(systemName: "globe").imageScale(.large).foregroundColor(.accentColor)
    Text("Hello World")
  }
  .padding(8)
}

#Preview("state-short") { Stated(title: "Hello", subtitle: "PreviewSnapshots", message: "This is a test") }

#Preview("state-long") {
  Stated(title: "Hello PreviewSnapshots", subtitle: "Welcome to PreviewSnapshots", message: lorem)
}

#Preview("largetitle-blue-short") { Text("Hello!").font(.largeTitle).foregroundColor(.blue).padding(8) }

#Preview("counter-small") {
  VStack(spacing: 24) {
    Text("Hello").font(.title)
    HStack(spacing: 4) {
      Button("+") {}
      Text("1")
      Button("-") {}
    }
    .font(.body)
  }
}

#Preview("named-short") { Named(title: "Hello", subtitle: "PreviewSnapshots", message: "This is a test") }

#Preview("named-long") {
  Named(
    title: "Hello PreviewSnapshots", subtitle: "Welcome to a PreviewSnapshots unit test", message: lorem)
}

#Preview("border-short") { Text("Hello!").font(.title).padding(8).border(Color.blue) }

private struct InputForm: View {
  @State var text: String

  var body: some View {
    VStack(spacing: 8) {
      TextField("Input", text: $text)
      Button("Submit") {}
    }
    .padding(8)
  }
}

#Preview("form-empty") { InputForm(text: "") }

#Preview("form-valid") { InputForm(text: "Hello World") }
