import SwiftUI

/// The README's picture: the RunWay screens side by side, drawn as one view.
struct Phone<Content: View>: View {
  @ViewBuilder var content: () -> Content

  var body: some View {
    content()
      .padding(.top, 48)
      .padding(.bottom, 20)
      .frame(width: 393, height: 852)
      .background(Color.rwBg)
      .clipShape(RoundedRectangle(cornerRadius: 55, style: .continuous))
      .overlay(RoundedRectangle(cornerRadius: 55, style: .continuous).strokeBorder(Color.rwLine, lineWidth: 6))
      .scaleEffect(0.5)
      .frame(width: 197, height: 426)
  }
}

#Preview("Gallery") {
  HStack(spacing: 20) {
    Phone { FlightCalendarView() }
    Phone { FlightSummaryView() }
    Phone { ModeAView() }
    Phone { TakeoffView() }
  }
  .frame(width: 920, height: 490)
  .background(
    LinearGradient(
      colors: [Color(red: 0.86, green: 0.93, blue: 0.89), Color(red: 0.80, green: 0.86, blue: 0.93)],
      startPoint: .topLeading, endPoint: .bottomTrailing))
}
