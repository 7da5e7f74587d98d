import SwiftUI

struct FlightSummary: View {
  var body: some View {
    VStack(spacing: 16) {
      VStack(spacing: 4) {
        Text("GMP → CJU").font(.orbitron(28, weight: .bold)).foregroundColor(.rwText)
        Text("Landed 7:42, on time").font(.subheadline).foregroundColor(.rwGreen)
      }
      .frame(maxWidth: .infinity)
      .padding(.vertical, 24)
      .background(
        LinearGradient(colors: [.rwPanel, .rwGreen.opacity(0.18)], startPoint: .topLeading, endPoint: .bottomTrailing)
      )
      .clipShape(RoundedRectangle(cornerRadius: 20, style: .continuous))

      HStack(spacing: 12) {
        tile("DISTANCE", "10.02", "km")
        tile("TIME", "52:18", "min")
        tile("PACE", "5′13″", "/km")
      }

      Panel(title: "ALTITUDE") {
        AltitudeCurve()
          .stroke(Color.rwGreen, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
          .frame(height: 120)
          .background(
            AltitudeCurve(isClosed: true)
              .fill(LinearGradient(colors: [.rwGreen.opacity(0.35), .clear], startPoint: .top, endPoint: .bottom)))
      }

      Panel(title: "SPLITS") {
        ForEach(1..<5) { kilometre in
          HStack(spacing: 12) {
            Text("\(kilometre)").font(.footnote).foregroundColor(.rwMuted).frame(width: 16)
            GeometryReader { proxy in
              Capsule()
                .fill(Color.rwGreen.opacity(0.8))
                .frame(width: proxy.size.width * (0.95 - 0.09 * CGFloat(kilometre)), height: 8)
                .frame(maxHeight: .infinity)
            }
            .frame(height: 18)
            Text("5′0\(kilometre * 2)″").font(.footnote).monospacedDigit().foregroundColor(.rwText)
          }
        }
      }
      Spacer(minLength: 0)
    }
    .padding(.horizontal, 20)
    .padding(.top, 16)
  }

  private func tile(_ name: String, _ value: String, _ unit: String) -> some View {
    VStack(spacing: 4) {
      Text(name).font(.caption2).fontWeight(.semibold).foregroundColor(.rwMuted)
      Text(value).font(.orbitron(18, weight: .bold)).foregroundColor(.rwText)
      Text(unit).font(.caption2).foregroundColor(.rwMuted)
    }
    .frame(maxWidth: .infinity)
    .padding(.vertical, 14)
    .background(Color.rwPanel)
    .cornerRadius(14)
  }
}

struct AltitudeCurve: Shape {
  var isClosed = false

  func path(in rect: CGRect) -> Path {
    let heights: [CGFloat] = [0.08, 0.3, 0.62, 0.8, 0.84, 0.82, 0.86, 0.7, 0.42, 0.12]
    var path = Path()
    let step = rect.width / CGFloat(heights.count - 1)
    func point(_ index: Int) -> CGPoint {
      CGPoint(x: rect.minX + CGFloat(index) * step, y: rect.maxY - heights[index] * rect.height)
    }
    path.move(to: point(0))
    for index in 1..<heights.count {
      let (from, to) = (point(index - 1), point(index))
      path.addCurve(
        to: to, control1: CGPoint(x: from.x + step / 2, y: from.y), control2: CGPoint(x: to.x - step / 2, y: to.y))
    }
    if isClosed {
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
    return path
  }
}
