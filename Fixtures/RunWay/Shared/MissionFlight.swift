import SwiftUI

struct MissionFlight: View {
  var body: some View {
    VStack(spacing: 20) {
      ZStack {
        Circle().stroke(Color.rwLine, lineWidth: 10)
        Circle()
          .trim(from: 0, to: 0.68)
          .stroke(Color.rwGreen, style: StrokeStyle(lineWidth: 10, lineCap: .round))
          .rotationEffect(.degrees(-90))
        VStack(spacing: 2) {
          Text("68 %").font(.orbitron(36, weight: .black)).foregroundColor(.rwText)
          Text("6.8 of 10 km").font(.footnote).foregroundColor(.rwMuted)
        }
      }
      .frame(width: 220, height: 220)
      .padding(.top, 24)

      HStack(spacing: 12) {
        Label("Cleared", systemImage: "checkmark.circle.fill").foregroundColor(.rwGreen)
        Label("Crosswind", systemImage: "exclamationmark.triangle.fill").foregroundColor(.rwAmber)
      }
      .font(.subheadline)

      Panel(title: "MISSION") {
        Text("Reach cruising speed before the third kilometre, hold it for twenty minutes, and land with a heart rate below 150.")
          .font(.body)
          .foregroundColor(.rwText)
        Divider().background(Color.rwLine)
        Row(name: "Cruise", value: "5′00″ /km")
        Row(name: "Heart rate", value: "142", tint: .rwGreen)
      }
      Spacer(minLength: 0)
      Button {} label: {
        Text("ABORT MISSION")
          .font(.orbitron(14, weight: .bold))
          .kerning(1)
          .foregroundColor(.rwBg)
          .frame(maxWidth: .infinity)
          .padding(.vertical, 16)
          .background(Color.rwAmber)
          .clipShape(Capsule())
      }
    }
    .padding(.horizontal, 20)
    .padding(.bottom, 12)
  }
}
