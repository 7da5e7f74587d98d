import Foundation
import StillsCore

/// The choices on a drum, the chosen one in the middle.
nonisolated struct WheelPicker: View {
  let options: PickerOptions

  var body: some View {
    ElementsView { context in
      let place = context.setting {
        $0.listRow = nil
        $0.lineLimit = 1
      }
      let choices = options.content.resolve(in: place.container(axis: .vertical).child(.content))
      guard !choices.isEmpty else { return [] }
      let chosen = choices.firstIndex(where: options.isSelected)
      if chosen == nil { context.report("Picker: no view is tagged with the selection \(options.selection)") }
      let wheels = Wheels {
        Drum(count: choices.count, chosen: chosen ?? 0) { index in
          ElementsView { _ in [choices[index]] }
        } choose: {
          options.choose(choices[$0])
        }
      }
      return Wheels._resolve(wheels, in: place)
    }
    .font(.system(size: Drum<EmptyView>.fontSize))
  }
}
