import SwiftUI

// Lists and forms under bars that Apple's own pictures exist for.

/// The app's own, as its pictures have it in either appearance.
private let accent = Color(
  uiColor: UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0, green: 154 / 255, blue: 199 / 255, alpha: 1)
      : UIColor(red: 0, green: 174 / 255, blue: 248 / 255, alpha: 1)
  })

private struct Choices: View {
  let title: String
  let chosen: String?

  var body: some View {
    Section(title) {
      ForEach(["Abc", "aaaa", "bbbb", "cccc" + "c"], id: \.self) { name in
        Button {
        } label: {
          HStack {
            Text(name)
            Spacer()
            if name == chosen { Image(systemName: "checkmark") }
          }
        }
      }
    }
  }
}

#Preview("list-two-sections") {
  NavigationView {
    List {
      Choices(title: "Section 1", chosen: "aaaa")
      Choices(title: "Section 2", chosen: nil)
    }
    .navigationTitle("Title 1")
    .navigationBarTitleDisplayMode(.inline)
  }
  .accentColor(accent)
}

private struct History: View {
  var body: some View {
    NavigationView {
      Form { Text("No Location History").foregroundColor(.secondary) }
        .navigationTitle("Location History")
        .navigationBarTitleDisplayMode(.inline)
    }
  }
}

#Preview("form-one-row-inline-title") { History() }

// The older pictures show a screen of 375 points in the middle of a wider one.
#Preview("form-one-row-375") { History().frame(width: 375) }

private struct ValueLink: View {
  let title: String
  let value: String

  init(_ title: String, _ value: String) { (self.title, self.value) = (title, value) }

  var body: some View {
    NavigationLink {
      EmptyView()
    } label: {
      HStack {
        Text(title).frame(maxWidth: .infinity, alignment: .leading)
        Text(value).foregroundColor(.secondary).lineLimit(1).truncationMode(.middle)
      }
    }
  }
}

#Preview("navlink-row") { NavigationView { List { ValueLink("Select Item", "aaaa") } } }

#Preview("settings-pickers") {
  NavigationView {
    List {
      Section {
        VStack(spacing: 4) {
          // Their own icon font is not ours: its box.
          accent.frame(width: 60.67, height: 60).frame(width: 80, height: 80).padding(.bottom, 12)
          Text("Gestures").font(.title3.bold())
          Text("Gestures below will be applied whenever you are using Home Assistant main UI.")
            .font(.subheadline).foregroundColor(.secondary).multilineTextAlignment(.center)
        }
        .frame(maxWidth: .infinity)
        .padding(.vertical, 4)
      }
      Section { ValueLink("Shake", "Open debug") }
      Section("Swipe Left") {
        ValueLink("Using one finger", "None")
        ValueLink("Using two fingers", "Go to next page")
        ValueLink("Using three fingers", "Previous server")
      }
      Section("Swipe Right") {
        ValueLink("Using one finger", "Show sidebar")
        ValueLink("Using two fingers", "Back to previous page")
        ValueLink("Using three fingers", "Next server")
      }
      Section("Swipe Up") { ValueLink("Using three fingers", "Servers list") }
    }
    // The app takes the room above the first card away.
    .padding(.top, -35)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Reset") {} } }
  }
  .accentColor(accent)
}

private let server = Color(red: 68 / 255, green: 151 / 255, blue: 196 / 255)

private struct ServerRow: View {
  let name: String

  var body: some View {
    NavigationLink {
      EmptyView()
    } label: {
      HStack(alignment: .top, spacing: 8) {
        Circle().fill(server).frame(width: 40, height: 40)
          .overlay { Text("F").foregroundColor(.white) }
        Text(name).font(.headline).padding(.top, 2.67)
      }
    }
  }
}

#Preview("large-title-list") {
  NavigationView {
    List {
      Section {
        ServerRow(name: "Fake Server")
        ServerRow(name: "Fake Server")
        NavigationLink {
          EmptyView()
        } label: {
          Label("Server Switching", systemImage: "arrow.left.arrow.right")
        }
        Button {
        } label: {
          Label("Add Server", systemImage: "plus")
        }
      } header: {
        Text("Servers")
      } footer: {
        Text("Drag to reorder your servers. The one at the top is used as the default server.")
      }
    }
    .navigationTitle("Servers")
  }
  .accentColor(server)
}

#Preview("large-title-toggles") {
  NavigationView {
    List {
      Section {
        Toggle("Switch Server by Location", isOn: .constant(false))
        Toggle("Remember Last Page", isOn: .constant(true))
      } footer: {
        Text(
          "When you open the app, it checks whether you are at one of your homes, either connected to its Wi-Fi network or inside its Home zone. If that home belongs to another server, that server is opened automatically. Checks happen only on this device while the app is in use, and your location is never stored."
        )
      }
      Section {
        NavigationLink {
          EmptyView()
        } label: {
          Label("How it works?", systemImage: "questionmark.circle")
        }
      }
    }
    .navigationTitle("Server Switching")
  }
  .accentColor(server)
}

#Preview("list-row") {
  List {
    HStack {
      Text("San Francisco")
      Spacer()
      Text("20 °C, Sunny").foregroundColor(.secondary)
    }
  }
}

#Preview("hstack-in-list") {
  List {
    HStack {
      Text("Hello World:")
      Text("How are you doing?").foregroundColor(.secondary)
    }
  }
}

#Preview("plain-list") {
  List {
    ForEach(
      [
        "Clenil", "Flippers", "Jorts", "Kipper", "Lemmy", "Lissy", "Mikkel", "Minka", "Misty", "Nelly", "Ninj",
        "Pollito", "Siegfried", "Truman", "Washy",
      ], id: \.self
    ) { Text($0) }
  }
  .listStyle(.plain)
}
