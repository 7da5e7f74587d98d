import SwiftUI

/// All books, a row each.
public struct Shelf: View {
  private let books: [Book]

  public init(_ books: [Book]) { self.books = books }

  public var body: some View {
    VStack(spacing: 0) {
      Text("My books").font(.largeTitle).bold().frame(maxWidth: .infinity, alignment: .leading).padding(.horizontal)
      ForEach(books) { book in
        BookRow(book)
        Divider().padding(.leading)
      }
      Spacer()
    }
  }
}
