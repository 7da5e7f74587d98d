import SwiftUI

// Forms and alerts over bars that Apple's own pictures exist for.

private struct Note: View {
  let kind: String

  var body: some View {
    NavigationLink {
      EmptyView()
    } label: {
      VStack(alignment: .leading) {
        Text("28/2/25, 15:09:33")
        Text(kind).foregroundColor(.secondary)
      }
    }
  }
}

#Preview("form-rows-toolbar-button") {
  NavigationView {
    Form {
      Note(kind: "Manual")
      Note(kind: "Periodic")
    }
    .navigationTitle("Location History")
    .navigationBarTitleDisplayMode(.inline)
    .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Clear") {} } }
  }
}

private struct Prime: View {
  @State private var isShown = true

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Button("-") {}
        Text("2")
        Button("+") {}
      }
      Button("Is this prime?") {}
      Button("What is the 2nd prime?") {}
    }
    .font(.title)
    .alert(isPresented: $isShown) {
      Alert(title: Text("The 2nd prime is 17"), dismissButton: .default(Text("Ok")))
    }
  }
}

#Preview("counter-alert") { Prime() }
