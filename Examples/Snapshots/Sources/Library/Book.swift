import Foundation

public struct Book: Codable, Identifiable, Sendable {
  public var id: Int
  public var title: String
  public var author: String
  /// The part that has been read, from 0 to 1.
  public var progress: Double

  public init(id: Int, title: String, author: String, progress: Double) {
    (self.id, self.title, self.author, self.progress) = (id, title, author, progress)
  }
}

extension Book {
  public static let examples = [
    Book(id: 1, title: "Middlemarch", author: "George Eliot", progress: 0.25),
    Book(id: 2, title: "Persuasion", author: "Jane Austen", progress: 1),
  ]
}
