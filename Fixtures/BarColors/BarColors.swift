import SwiftUI

// A navigation bar in another colour on every screen: the bar itself is made transparent for the whole app, and each
// screen lays its own colour behind the bar's place.

struct BarColor<Background: View>: ViewModifier {
  let background: Background

  init(@ViewBuilder background: () -> Background) {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithTransparentBackground()
    appearance.backgroundColor = .clear
    UINavigationBar.appearance().standardAppearance = appearance
    UINavigationBar.appearance().scrollEdgeAppearance = appearance
    UINavigationBar.appearance().compactAppearance = appearance
    self.background = background()
  }

  func body(content: Content) -> some View {
    ZStack {
      content
      VStack {
        background
          .edgesIgnoringSafeArea([.top, .leading, .trailing])
          .frame(minWidth: 0, maxWidth: .infinity, maxHeight: 0, alignment: .center)
        Spacer()
      }
    }
  }
}

extension View {
  func barColor<Background: View>(@ViewBuilder _ background: () -> Background) -> some View {
    modifier(BarColor(background: background))
  }
}

struct Harbour: View {
  /// The berth whose screen is on top.
  @State var shown: Int?

  var body: some View {
    NavigationView {
      ScrollView {
        VStack(spacing: 24) {
          ForEach(1..<9) { berth in
            NavigationLink(destination: Berth(number: berth), tag: berth, selection: $shown) {
              Text("Berth \(berth)")
                .frame(maxWidth: .infinity)
                .padding()
                .background(Color.white.opacity(0.8))
                .cornerRadius(12)
            }
          }
        }
        .padding()
      }
      .navigationTitle("Harbour")
      .navigationBarTitleDisplayMode(.inline)
      .background(Color.orange.edgesIgnoringSafeArea(.all))
      .barColor { Color.red }
    }
    .navigationViewStyle(.stack)
  }
}

struct Berth: View {
  let number: Int

  var body: some View {
    Color.green
      .edgesIgnoringSafeArea(.all)
      .overlay(Text("Berth \(number)").font(.largeTitle))
      .navigationTitle("Berth \(number)")
      .barColor { Color.blue }
  }
}

#Preview("Harbour") { Harbour() }
#Preview("Berth") { Harbour(shown: 2) }
