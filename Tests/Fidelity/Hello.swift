import SwiftUI

#Preview("text-hello") { Text("Hello, world!") }

#Preview("navstack-center-text") {
  NavigationStack {
    VStack { Text("Hello, world!") }
  }
}

#Preview("checked") {
  HStack {
    // On iOS 13 symbols had no side bearings.
    Image(systemName: "checkmark.circle.fill").padding(.horizontal, -1.25)
    Text("Checked").fixedSize()
  }
  .padding(5)
  .background(RoundedRectangle(cornerRadius: 5.0).fill(Color.blue))
  .padding(10)
  .background(Color.yellow)
}
