import SwiftUI

// Screens with bars that Apple's own pictures exist for.

/// The island, which a simulator's pictures show and a device's do not.
private struct Island: View {
  let size: CGSize
  let top: CGFloat

  var body: some View {
    Capsule().frame(width: size.width, height: size.height).padding(.top, top)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top).ignoresSafeArea()
  }
}

private struct FilledTab: View {
  let color: Color
  let title: String
  let symbol: String

  var body: some View {
    color.ignoresSafeArea(edges: .top).tabItem { Label(title, systemImage: symbol) }
  }
}

#Preview("tabbar-four-items") {
  NavigationStack {
    TabView {
      FilledTab(color: .red, title: "Red", symbol: "house.fill")
      FilledTab(color: .green, title: "Green", symbol: "calendar")
      FilledTab(color: .blue, title: "Blue", symbol: "magnifyingglass")
      FilledTab(color: .purple, title: "Purple", symbol: "bell.fill")
    }
    .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Back") {}.tint(.white) } }
  }
  .accentColor(.red)
  .overlay { Island(size: CGSize(width: 125.33, height: 36.67), top: 11.33) }
}

#Preview("counter-initial") {
  NavigationView {
    VStack(spacing: 0) {
      HStack {
        Button("-") {}
        Text("0")
        Button("+") {}
      }
      Button("Is this prime?") {}
      Button("What is the 0th prime?") {}
    }
    .font(.title)
  }
}

private struct Pushed<Content: View>: View {
  let below: String
  @ViewBuilder let content: Content
  @State private var path = [1]

  var body: some View {
    NavigationStack(path: $path) {
      Color.clear
        .navigationTitle(below)
        .navigationDestination(for: Int.self) { _ in content }
    }
  }
}

private struct Flower: View {
  let name: String
  let color: Color

  var body: some View {
    HStack {
      Circle().fill(color).frame(width: 21.67, height: 21).padding(.horizontal, 1.33)
      Text(name).frame(maxWidth: .infinity)
    }
  }
}

#Preview("grouped-list-14-rows") {
  let flowers: [(String, Color)] = [
    ("Rose", .red), ("Sunflower", .yellow), ("Carnation", .red), ("Poinsettia", .red), ("Marigold", .yellow),
    ("Amaryllis", .red), ("Poppy", .red), ("Bluebell", .blue), ("Buttercup", .yellow), ("Tulip", .yellow),
    ("Iris", .blue), ("Hyacinth", .blue), ("Daffodil", .yellow), ("Jonquil", .yellow),
  ]
  Pushed(below: "Accessibility") {
    VStack(spacing: 16) {
      Text("Use **VoiceOver** to check the custom Rotors.").font(.footnote)
      List(flowers, id: \.0) { Flower(name: $0.0, color: $0.1) }
    }
    .navigationTitle("Rotor Example")
    .navigationBarTitleDisplayMode(.inline)
  }
  .overlay { Island(size: CGSize(width: 125.67, height: 37.33), top: 11) }
}
