import SwiftUI

/// A book with how far it has been read.
public struct BookRow: View {
  private let book: Book

  public init(_ book: Book) { self.book = book }

  public var body: some View {
    HStack(spacing: 12) {
      RoundedRectangle(cornerRadius: 6)
        .fill(book.progress < 1 ? Color.orange : Color.green)
        .frame(width: 32, height: 44)
      VStack(alignment: .leading, spacing: 2) {
        Text(book.title).font(.headline).accessibilityIdentifier("title")
        Text(book.author).font(.subheadline).foregroundStyle(.secondary)
      }
      Spacer()
      Text(book.progress.formatted(.percent)).font(.footnote).monospacedDigit()
    }
    .padding()
  }
}
