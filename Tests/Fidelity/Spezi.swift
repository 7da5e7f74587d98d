import SwiftUI

#Preview("simple-tile-center") {
  VStack {
    Text("Clean Code")
    Divider().padding(.bottom, 4)
    Text("A book by Robert C. Martin")
    Button {
    } label: {
      Text("Buy").frame(maxWidth: .infinity, minHeight: 30)
    }
    .buttonStyle(.borderedProminent)
    .padding(.top, 8)
  }
}

#Preview("tile-header-center") {
  VStack(spacing: 4) {
    Image(systemName: "book.pages.fill").font(.system(size: 30)).foregroundStyle(.teal)
    Text("Clean Code").font(.headline)
    Text("by Robert C. Martin").font(.subheadline).foregroundStyle(.secondary)
  }
}

#Preview("completed-tile-header") {
  HStack {
    Image(systemName: "checkmark.circle.fill").font(.system(size: 30)).foregroundStyle(.green)
    VStack(alignment: .leading, spacing: 4) {
      Text("Some Title").font(.headline)
      Text("Completed").font(.subheadline).foregroundStyle(.secondary)
    }
  }
}
