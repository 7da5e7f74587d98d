import Foundation
import StillsCore

/// A link that shows the choice and leads to a list of the choices; choosing one leads back.
nonisolated struct PickerLink: View {
  let options: PickerOptions
  @Environment(\.hidesLabels) private var hidesLabels

  var body: some View {
    NavigationLink {
      PickerPage(options: options)
    } label: {
      HStack(spacing: 0) {
        if !hidesLabels { ElementsView { options.label.resolve(in: $0) } }
        Spacer(minLength: 8)
        options.chosen.foregroundStyle(.secondary)
      }
    }
  }
}

nonisolated private struct PickerPage: View {
  let options: PickerOptions
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    let page = PickerOptions(content: options.content, label: options.label, selection: options.selection) { tag in
      options.select(tag)
      dismiss()
    }
    List { ElementsView { InlinePicker.choices(page, in: $0) } }
      .navigationBarTitleDisplayMode(.inline)
  }
}
