import SwiftUI

/// Writes the state of views from outside.
@MainActor final class Remote {
  var writers: [Int: (Int) -> Void] = [:]
}

/// A screen of 500 small views, each with a state of its own.
struct LiveScreen: View {
  static let count = 500
  let remote: Remote

  var body: some View {
    VStack(spacing: 1) {
      ForEach(0..<20) { row in
        HStack(spacing: 2) {
          ForEach(0..<25) { column in LiveTile(remote: remote, number: row * 25 + column) }
        }
      }
    }
  }
}

struct LiveTile: View {
  let remote: Remote
  let number: Int
  @State private var value = 0

  var body: some View {
    let _ = remote.writers[number] = { value = $0 }
    Text("\(value % 10)").font(.caption)
      .padding(1)
      .background(value.isMultiple(of: 2) ? Color.green : Color.orange)
  }
}

/// A screen of 500 small views whose values belong to the view above.
struct OwnedScreen: View {
  let remote: Remote
  @State private var values = Array(repeating: 0, count: LiveScreen.count)

  init(remote: Remote) { self.remote = remote }

  var body: some View {
    let _ = remote.writers[0] = { values[$0 % LiveScreen.count] += 1 }
    VStack(spacing: 1) {
      ForEach(0..<20) { row in
        HStack(spacing: 2) {
          ForEach(0..<25) { column in OwnedTile(value: values[row * 25 + column]) }
        }
      }
    }
  }
}

struct OwnedTile: View {
  let value: Int

  var body: some View {
    Text("\(value % 10)").font(.caption)
      .padding(1)
      .background(value.isMultiple(of: 2) ? Color.green : Color.orange)
  }
}

/// As many texts as asked for, under each other. They are a hundred different ones, so that the stack is measured and not the
/// memory for lines that are set already.
struct TextColumn: View {
  let count: Int
  var body: some View { VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Text(verbatim: "Row \($0 % 100)") } } }
}

/// As many texts as asked for, no two alike: each line is set anew.
struct DifferentTexts: View {
  let count: Int
  var body: some View { VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Text(verbatim: "Row \($0)") } } }
}

/// As many rows as asked for, of which a screenful shows.
struct LazyRows: View {
  let count: Int
  var body: some View {
    ScrollView { LazyVStack(spacing: 0) { ForEach(0..<count, id: \.self) { Text(verbatim: "Row \($0)").padding(8) } } }
  }
}

/// Stacks in stacks, across and down in turn.
struct NestedStacks: View {
  let depth: Int
  var body: some View {
    if depth == 0 {
      Text("leaf")
    } else if depth.isMultiple(of: 2) {
      HStack {
        Text("a")
        AnyView(NestedStacks(depth: depth - 1))
        Spacer()
      }
    } else {
      VStack {
        Text("b")
        AnyView(NestedStacks(depth: depth - 1))
        Color.gray
      }
    }
  }
}
