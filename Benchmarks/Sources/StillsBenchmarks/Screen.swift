import SwiftUI

/// A normal screen of about 200 views: 8 cards of a symbol, texts, shapes and a bar each.
struct BenchmarkScreen: View {
  /// Another seed gives other texts, so that nothing is remembered from the run before.
  var seed: Int

  var body: some View {
    VStack(spacing: 6) {
      HStack {
        Image(systemName: "chevron.left").font(.system(size: 18, weight: .semibold))
        Spacer()
        Text("Overview \(seed)").font(.headline)
        Spacer()
        Image(systemName: "gearshape")
      }
      .padding(.horizontal, 16)
      ForEach(0..<8) { card in
        BenchmarkCard(index: card, seed: seed)
      }
      Spacer(minLength: 0)
    }
    .padding(.top, 8)
    .background(Color(red: 0.95, green: 0.96, blue: 0.98).ignoresSafeArea())
  }
}

struct BenchmarkCard: View {
  var index: Int
  var seed: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      HStack(spacing: 8) {
        Image(systemName: "star.fill").foregroundColor(.orange)
        Text("Card \(index) of \(seed)").font(.subheadline).fontWeight(.semibold)
        Spacer()
        Text("\(index * 7 + seed) km").font(.caption).foregroundColor(.secondary)
      }
      Text("The quick brown fox jumps over the lazy dog, run \(seed)").font(.footnote)
      HStack(spacing: 4) {
        ForEach(0..<6) { bar in
          RoundedRectangle(cornerRadius: 3)
            .fill(bar <= index ? Color.green : Color.gray.opacity(0.3))
            .frame(height: 6)
        }
      }
    }
    .padding(10)
    .background(Color.white)
    .cornerRadius(12)
    .padding(.horizontal, 16)
  }
}
