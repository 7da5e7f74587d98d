import SwiftUI

/// Under each other on a phone held upright, side by side on its side.
struct Takeoff: View {
  @Environment(\.verticalSizeClass) private var verticalSizeClass

  var body: some View {
    Group {
      if verticalSizeClass == .compact {
        HStack(spacing: 32) {
          VStack(spacing: 12) { departure }
          VStack(spacing: 12) {
            checklist
            takeOffButton
          }
        }
        .frame(maxHeight: .infinity)
      } else {
        VStack(spacing: 16) {
          VStack(spacing: 16) { departure }.padding(.top, 28)
          checklist
          Spacer()
          takeOffButton
        }
      }
    }
    .padding(.horizontal, 20)
    .padding(.bottom, 12)
  }

  @ViewBuilder private var departure: some View {
    Text("06:30")
      .font(.orbitron(56, weight: .black))
      .foregroundColor(.rwText)
    Text("Runway 25, light wind from the west")
      .font(.callout)
      .foregroundColor(.rwMuted)
      .multilineTextAlignment(.center)
  }

  private var checklist: some View {
    Panel(title: "CHECKLIST") {
      item("Shoes tied", isDone: true)
      item("Watch on GPS", isDone: true)
      item("Playlist loaded", isDone: false)
      item("Weather checked", isDone: true)
    }
  }

  private var takeOffButton: some View {
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
