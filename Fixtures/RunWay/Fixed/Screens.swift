import SwiftUI

struct FlightCalendarView: View {
  var body: some View { FlightCalendar().customNavHeader("FLIGHT CALENDAR") }
}

struct FlightSummaryView: View {
  var body: some View { FlightSummary().customNavHeader("FLIGHT SUMMARY") }
}

struct ModeAView: View {
  var body: some View { MissionFlight().customNavHeader("MISSION FLIGHT", showsBackButton: false) }
}

struct TakeoffView: View {
  var body: some View {
    Takeoff()
      .customNavHeader("TAKEOFF") {
        Button {} label: { Image(systemName: "square.and.arrow.up").foregroundColor(.rwText) }
        Button {} label: { Image(systemName: "gearshape").foregroundColor(.rwText) }
      }
  }
}

#Preview("Flight Calendar") { FlightCalendarView() }
#Preview("Flight Summary") { FlightSummaryView() }
#Preview("Mission Flight") { ModeAView() }
#Preview("Takeoff") { TakeoffView() }
