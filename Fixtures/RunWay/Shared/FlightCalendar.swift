import SwiftUI

struct FlightDay: Identifiable {
  let id: Int
  let isFlown: Bool
  let isToday: Bool
}

/// January 2007 began on a Monday.
struct FlightCalendar: View {
  private let flown: Set<Int> = [2, 3, 5, 8, 11, 12, 17, 19, 24]
  private let weekdays = ["S", "M", "T", "W", "T", "F", "S"]

  var body: some View {
    VStack(spacing: 16) {
      HStack(alignment: .firstTextBaseline) {
        Text("January").font(.title2).fontWeight(.bold)
        Text("2007").font(.title3).foregroundColor(.rwMuted)
        Spacer()
        Image(systemName: "chevron.left")
        Image(systemName: "chevron.right")
      }
      .foregroundColor(.rwText)

      Panel(title: "RUNS") {
        HStack(spacing: 0) {
          ForEach(0..<7) { index in
            Text(weekdays[index]).font(.caption2).foregroundColor(.rwMuted).frame(maxWidth: .infinity)
          }
        }
        ForEach(0..<5) { week in
          HStack(spacing: 0) {
            ForEach(0..<7) { weekday in
              cell(day: week * 7 + weekday)
            }
          }
        }
      }

      Panel(title: "THIS MONTH") {
        Row(name: "Flights", value: "9")
        Divider().background(Color.rwLine)
        Row(name: "Distance", value: "62.4 km")
        Divider().background(Color.rwLine)
        Row(name: "Best pace", value: "4′52″ /km", tint: .rwGreen)
      }

      Panel(title: "다음 비행") {
        HStack(spacing: 12) {
          Image(systemName: "airplane").font(.title3).foregroundColor(.rwGreen)
          VStack(alignment: .leading, spacing: 2) {
            Text("제주 활주로 10 km").font(.headline).foregroundColor(.rwText)
            Text("Wednesday, 06:30").font(.footnote).foregroundColor(.rwMuted)
          }
        }
      }
      Spacer(minLength: 0)
    }
    .padding(.horizontal, 20)
    .padding(.top, 16)
  }

  @ViewBuilder private func cell(day: Int) -> some View {
    if day >= 1 && day <= 31 {
      Text("\(day)")
        .font(.system(size: 14, weight: flown.contains(day) ? .bold : .regular))
        .foregroundColor(flown.contains(day) ? .rwBg : .rwText)
        .frame(width: 30, height: 30)
        .background(Circle().fill(flown.contains(day) ? Color.rwGreen : Color.clear))
        .overlay(Circle().stroke(day == 9 ? Color.rwAmber : Color.clear, lineWidth: 1.5))
        .frame(maxWidth: .infinity)
    } else {
      Color.clear.frame(maxWidth: .infinity, maxHeight: 30)
    }
  }
}
