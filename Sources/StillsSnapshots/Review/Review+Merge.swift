import Foundation

extension Review {
  /// The whole of parts that were made with `--shard`, the same as if it had been made at once.
  package static func merging(_ parts: [(path: String, review: Review)]) throws -> Review {
    // A part without pictures, where there are fewer of them than parts, knows less than the others.
    guard let first = parts.first(where: { !$0.review.cells.isEmpty }) ?? parts.first else {
      throw ReviewError("there are no parts to merge")
    }
    var seen: [Int: String] = [:]
    for (path, review) in parts {
      guard let part = review.part else {
        throw ReviewError("\(path) is no part of a review, but a whole one: it was made without --shard")
      }
      guard let wanted = first.review.part else { continue }
      let isOfSameSize = part.total == wanted.total || review.cells.isEmpty
      guard part.count == wanted.count, isOfSameSize, review.title == first.review.title else {
        throw ReviewError(
          "\(first.path) and \(path) are not parts of one review: "
            + "\(words(first.review)) and \(words(review))")
      }
      if let other = seen[part.index] {
        throw ReviewError("\(other) and \(path) are both part \(part.index) of \(part.count)")
      }
      seen[part.index] = path
    }
    let count = first.review.part?.count ?? 1
    let missing = (1...max(1, count)).filter { seen[$0] == nil }
    guard missing.isEmpty else {
      let names = missing.map(String.init).joined(separator: ", ")
      let (parts, are) = missing.count == 1 ? ("part", "is") : ("parts", "are")
      throw ReviewError("\(parts) \(names) of \(count) \(are) missing")
    }
    var whole = Review(title: first.review.title)
    let cells = parts.flatMap { part in part.review.cells.map { (cell: $0, review: part.review) } }
    for (cell, review) in cells.sorted(by: { $0.cell.order < $1.cell.order }) {
      var cell = cell
      cell.picture = review.picture(cell.picture).map { whole.add($0) }
      whole.cells.append(cell)
    }
    guard whole.cells.map(\.order) == Array(0..<(first.review.part?.total ?? 0)) else {
      throw ReviewError("the parts do not make a whole: they were made of different sources or with different options")
    }
    return whole
  }

  private static func words(_ review: Review) -> String {
    "“\(review.title)”, part \(review.part?.index ?? 1) of \(review.part?.count ?? 1) of \(review.part?.total ?? 0) pictures"
  }
}
