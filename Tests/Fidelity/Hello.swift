import SwiftUI

#Preview("text-hello") { Text("Hello, world!") }

#Preview("navstack-center-text") {
  NavigationStack {
    VStack { Text("Hello, world!") }
  }
}

#Preview("checked") {
  HStack {
    Image(systemName: "checkmark.circle.fill")
    Text("Checked").fixedSize()
  }
  .padding(5)
  .background(RoundedRectangle(cornerRadius: 5.0).fill(Color.blue))
  .padding(10)
  .background(Color.yellow)
}
