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

#Preview("button-async") { Button("Clean Code") {} }

#Preview("list-header") {
  VStack {
    Image(systemName: "person.fill.badge.plus")
      .foregroundColor(.accentColor).symbolRenderingMode(.multicolor).font(.system(size: 48.2))
    Text("Create a new Account").font(.title).bold().padding(.bottom, 4)
  }
}

#Preview("grid-in-form") {
  Form {
    Grid(horizontalSpacing: 8, verticalSpacing: 8) {
      cells
      Divider()
      cells
      cells
    }
  }
}

private var cells: some View {
  GridRow {
    Text("Description").gridColumnAlignment(.leading)
    Text("Content").gridColumnAlignment(.leading)
  }
}

#Preview("picker-inline-in-list") {
  List {
    Section("Code") {
      ForEach(["Option 1", "Option 2"], id: \.self) { option in
        Button {
        } label: {
          HStack {
            Text(option).foregroundStyle(Color.primary)
            Spacer()
            Image(systemName: "checkmark").foregroundStyle(Color.accentColor).fontWeight(.semibold)
          }
        }
      }
    }
  }
}
