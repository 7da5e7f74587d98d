import SwiftUI

/// A picture that stretches, and headers that stay.
struct IslandsView: View {
  @State private var top: CGFloat = 0

  private let pictureHeight: CGFloat = 250

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        GeometryReader { geometry in
          let offset = geometry.frame(in: .global).minY
          remember(offset)
          Volcano()
            .overlay(alignment: .bottomLeading) {
              Text("Nine Islands").font(.largeTitle.bold()).foregroundColor(.white).padding()
            }
            .frame(width: geometry.size.width, height: pictureHeight + (offset > 0 ? offset : 0))
            .clipped()
            .offset(y: offset > 0 ? -offset : 0)
        }
        .frame(minHeight: pictureHeight)

        LazyVStack(spacing: 12, pinnedViews: [.sectionHeaders]) {
          ForEach(IslandGroup.all) { group in
            Section(header: GroupHeader(group: group)) {
              ForEach(group.islands, id: \.self) { island in
                IslandCard(name: island, color: group.color)
              }
            }
          }
        }
      }
    }
    .overlay(alignment: .top) { band }
  }

  /// Covers what scrolls below the status bar once the picture has gone.
  private var band: some View {
    Color(.systemBackground)
      .frame(height: 0)
      .background(Color(.systemBackground))
      .opacity(top < -pictureHeight ? 1 : 0)
  }

  /// Takes note of where the picture is without being seen.
  private func remember(_ offset: CGFloat) -> some View {
    DispatchQueue.main.async { top = offset }
    return EmptyView()
  }
}

struct IslandGroup: Identifiable {
  let id: String
  let islands: [String]
  let color: Color

  static let all = [
    IslandGroup(id: "Western Group", islands: ["Flores", "Corvo"], color: .teal),
    IslandGroup(id: "Central Group", islands: ["Faial", "Pico", "São Jorge", "Graciosa", "Terceira"], color: .green),
    IslandGroup(id: "Eastern Group", islands: ["São Miguel", "Santa Maria"], color: .orange),
  ]
}

struct GroupHeader: View {
  let group: IslandGroup

  var body: some View {
    HStack {
      Text(group.id).font(.title2.bold())
      Spacer()
      Text("\(group.islands.count)").foregroundColor(.secondary)
    }
    .padding(.horizontal)
    .frame(height: 52)
    .background(Color(.systemBackground))
  }
}

struct IslandCard: View {
  let name: String
  let color: Color

  var body: some View {
    RoundedRectangle(cornerRadius: 16)
      .fill(color.opacity(0.25))
      .frame(height: 120)
      .overlay(alignment: .bottomLeading) { Text(name).font(.headline).padding() }
      .padding(.horizontal)
  }
}

/// A mountain at dusk.
struct Volcano: View {
  var body: some View {
    LinearGradient(colors: [.indigo, .purple, .orange], startPoint: .top, endPoint: .bottom)
      .overlay {
        GeometryReader { proxy in
          Path { path in
            let size = proxy.size
            path.move(to: CGPoint(x: 0, y: size.height))
            path.addLine(to: CGPoint(x: size.width * 0.45, y: size.height * 0.35))
            path.addLine(to: CGPoint(x: size.width * 0.55, y: size.height * 0.35))
            path.addLine(to: CGPoint(x: size.width, y: size.height))
            path.closeSubpath()
          }
          .fill(Color.black.opacity(0.55))
        }
      }
  }
}

#Preview("Islands") { IslandsView() }
