import SwiftUI

private struct Styled: View {
  var name: String
  var font: Font

  var body: some View { Text("\(Image(systemName: "doc.richtext"))\(name)").font(font) }
}

private struct TypeScreen: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        Text(
          "Use  **Dynamic Type** from \(Image(systemName: "switch.2")) **Canvas Device Settings** to quickly understand the effects."
        )
        .font(.footnote).multilineTextAlignment(.center).padding(.horizontal)
        Divider()
        Text("Font styles").font(.title)
        Styled(name: "Large Title", font: .largeTitle)
        Styled(name: "Title 1", font: .title)
        Styled(name: "Title 2", font: .title2)
        Styled(name: "Title 3", font: .title3)
        Styled(name: "Headline", font: .headline)
        Styled(name: "Body", font: .body)
        Styled(name: "Callout", font: .callout)
        Styled(name: "Sub-Headline", font: .subheadline)
        Styled(name: "Footnote", font: .footnote)
        Styled(name: "Caption 1", font: .caption)
        Styled(name: "Caption 2", font: .caption2)
        Divider()
        Text("Set/Limit Dynamic Type Size").font(.title)
        Text("This will not change with Dynamic Type").font(.system(size: 16))
        Text("This will stay small").dynamicTypeSize(.small)
        Text("This won't go above large").dynamicTypeSize(...DynamicTypeSize.large)
        Text("This will scale within a range").dynamicTypeSize(.large...DynamicTypeSize.xxxLarge)
        Divider()
      }
    }
    .navigationTitle("Dynamic Type")
    .navigationBarTitleDisplayMode(.inline)
  }
}

#Preview("all-text-styles") {
  NavigationStack(path: .constant([1])) {
    Text("").navigationTitle("Accessibility").navigationDestination(for: Int.self) { _ in TypeScreen() }
  }
  // The island, which a simulator's pictures show and a device's do not.
  .overlay(alignment: .top) {
    Capsule().frame(width: 125.67, height: 37.33).padding(.top, 11).frame(maxHeight: .infinity, alignment: .top)
      .ignoresSafeArea()
  }
}
