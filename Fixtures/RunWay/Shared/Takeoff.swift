import SwiftUI

struct Takeoff: View {
  var body: some View {
    VStack(spacing: 16) {
      Text("06:30")
        .font(.orbitron(56, weight: .black))
        .foregroundColor(.rwText)
        .padding(.top, 28)
      Text("Runway 25, light wind from the west")
        .font(.callout)
        .foregroundColor(.rwMuted)
        .multilineTextAlignment(.center)

      Panel(title: "CHECKLIST") {
        item("Shoes tied", isDone: true)
        item("Watch on GPS", isDone: true)
        item("Playlist loaded", isDone: false)
        item("Weather checked", isDone: true)
      }
      Spacer()
      Button {} label: {
        Label("TAKE OFF", systemImage: "airplane")
          .font(.orbitron(16, weight: .black))
          .foregroundColor(.rwBg)
          .frame(maxWidth: .infinity)
          .padding(.vertical, 18)
          .background(Color.rwGreen)
          .clipShape(RoundedRectangle(cornerRadius: 18, style: .continuous))
      }
    }
    .padding(.horizontal, 20)
    .padding(.bottom, 12)
  }

  private func item(_ name: String, isDone: Bool) -> some View {
    HStack(spacing: 10) {
      Image(systemName: isDone ? "checkmark.circle.fill" : "circle")
        .foregroundColor(isDone ? .rwGreen : .rwMuted)
      Text(name).foregroundColor(isDone ? .rwText : .rwMuted)
      Spacer()
    }
    .font(.body)
  }
}
