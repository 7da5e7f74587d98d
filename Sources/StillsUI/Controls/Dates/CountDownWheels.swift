import Foundation

/// Hours and minutes on drums, each with its unit beside the chosen number.
struct CountDownWheels: View {
  /// In seconds. What is less than a step of minutes is shown as one.
  let duration: TimeInterval
  let minuteStep: Int
  let choose: @MainActor (TimeInterval) -> Void

  private var step: Int { max(1, minuteStep) }
  private var minutes: Int { max(step, Int(min(max(duration, 0), 86_340)) / 60 / step * step) }

  var body: some View {
    Wheels {
      HStack(spacing: 0) {
        drum(count: 24, chosen: minutes / 60, each: 1) { choose(TimeInterval(60 * ($0 * 60 + minutes % 60))) }
        unit(minutes / 60 == 1 ? "hour" : "hours")
        drum(count: 60 / step, chosen: minutes % 60 / step, each: step) {
          choose(TimeInterval(60 * (minutes / 60 * 60 + $0 * step)))
        }
        unit("min")
      }
      .frame(minWidth: 320, maxWidth: .infinity)
    }
    .font(.system(size: Drum<EmptyView>.fontSize))
  }

  /// The widths are our choice: as numbers of two digits and the words need.
  private func drum(
    count: Int, chosen: Int, each step: Int, choose: @escaping @MainActor (Int) -> Void
  ) -> some View {
    Drum(count: count, chosen: chosen) { index in
      Text(verbatim: "\(index * step)").frame(maxWidth: .infinity, alignment: .trailing)
    } choose: {
      choose($0)
    }
    .frame(width: 48)
  }

  private func unit(_ name: LocalizedStringKey) -> some View {
    Text(name).font(.system(size: 17, weight: .semibold)).padding(.leading, 8).frame(width: 76, alignment: .leading)
  }
}
