import SwiftUI

// The first version: back button, title and whatever trails stand in one row, pushed apart by spacers. The title is in
// the middle only as long as both sides happen to be equally wide.

struct NavigationHeader<T: View>: View {
  @Environment(\.dismiss) private var dismiss
  var title: String
  @ViewBuilder var trailing: () -> T

  var body: some View {
    HStack {
      Button { dismiss() } label: {
        Image(systemName: "chevron.left")
          .font(.system(size: 16, weight: .semibold))
          .foregroundColor(.rwText)
      }
      Spacer()
      Text(title)
        .font(.orbitron(14, weight: .black))
        .foregroundColor(.rwGreen)
        .kerning(1)
      Spacer()
      trailing()
    }
    .padding(.horizontal, 20)
    .padding(.top, 8)
  }
}

#Preview("Title drifts") {
  VStack(spacing: 0) {
    NavigationHeader(title: "TAKEOFF") {
      Button {} label: { Image(systemName: "square.and.arrow.up").foregroundColor(.rwText) }
      Button {} label: { Image(systemName: "gearshape").foregroundColor(.rwText) }
    }
    Takeoff()
  }
  .background(Color.rwBg)
}

#Preview("Nothing trails") {
  VStack(spacing: 0) {
    NavigationHeader(title: "FLIGHT CALENDAR") {}
    FlightCalendar()
  }
  .background(Color.rwBg)
}
