import Foundation
import StillsBars
import StillsCore

/// What the fifth of more than five tabs leads to on a phone: a list of those that have no place in the bar, and the one
/// that is chosen, pushed onto it.
nonisolated struct MoreTabs: View {
  /// Of the tabs in the list.
  let indices: [Int]
  let tabs: [ViewElement]
  let path: Binding<[Int]>

  var body: some View {
    NavigationStack(path: path) {
      List(indices, id: \.self) { index in
        NavigationLink(value: index) { MoreRow(label: TabItemElement.of(tabs[index])?.label ?? .empty) }
      }
      .listStyle(.plain)
      .navigationTitle(Text("More"))
      .navigationBarTitleDisplayMode(.inline)
      .navigationDestination(for: Int.self) { index in
        ElementsView { _ in tabs.indices.contains(index) ? [tabs[index]] : [] }
      }
    }
  }
}

/// The picture and the title of a tab, side by side.
nonisolated private struct MoreRow: View {
  let label: ControlPart

  var body: some View {
    HStack(spacing: 16) {
      ElementsView { label.resolve(in: $0.setting { $0.isInTabs = false }) }
    }
  }
}
