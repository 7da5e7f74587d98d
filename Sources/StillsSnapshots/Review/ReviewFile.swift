import Foundation

/// Why a review cannot be read, merged or compared.
package struct ReviewError: Error, CustomStringConvertible {
  package let description: String
  package init(_ description: String) { self.description = description }
}

/// The data of a page.
private struct ReviewData: Codable {
  /// Of the format.
  var version = 1
  var title: String
  var part: Review.Part?
  var against: String?
  var cells: [Review.Cell]
}

extension Review {
  /// All but the pictures, with members in the order of their names: the same text everywhere.
  package func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = ReviewData(title: title, part: part, against: against, cells: cells)
    return String(decoding: try encoder.encode(data), as: UTF8.self)
  }

  /// The page: one file with all pictures in it.
  package func page() throws -> String {
    let attachments = pictures.enumerated().map { number, bytes in
      let type = bytes.starts(with: [0xff, 0xd8, 0xff]) ? "jpeg" : "png"
      return "\(Self.pictureStart)\(number)\" data-type=\"image/\(type)\">\(Data(bytes).base64EncodedString())</script>"
    }
    return PageParts.page(
      title: title, head: Self.signature, style: ReviewPage.style, body: ReviewPage.body(title: title),
      data: try json(), attachments: attachments, script: ReviewScript.all)
  }

  private static let signature = "<meta name=\"generator\" content=\"Stills review\">"
  private static let pictureStart = "<script type=\"text/plain\" class=\"picture\" id=\"picture-"

  /// Reads a page that `page()` has written.
  package init(path: String) throws {
    guard let bytes = try GoldenFiles.read(path) else { throw ReviewError("\(path): there is no such file") }
    self = try Self.read(Data(bytes), path: path)
  }

  /// Whether the file is a page of pictures, and not a picture or something else.
  package static func isReview(_ path: String) -> Bool {
    guard let handle = FileHandle(forReadingAtPath: path), let head = try? handle.read(upToCount: 1024) else {
      return false
    }
    return head.range(of: Data(signature.utf8)) != nil
  }

  private static func read(_ page: Data, path: String) throws -> Review {
    guard page.prefix(1024).range(of: Data(signature.utf8)) != nil else {
      throw ReviewError("\(path): this is no page that `stills review` has written")
    }
    let damaged = ReviewError("\(path): the page is damaged, or of another version of stills")
    guard let start = page.range(of: Data(("\n" + PageParts.dataStart).utf8)),
      let end = page.range(of: Data((PageParts.dataEnd + "\n").utf8), in: start.upperBound..<page.endIndex),
      let data = try? JSONDecoder().decode(ReviewData.self, from: page[start.upperBound..<end.lowerBound]),
      data.version == 1, data.part.map({ $0.isPossible }) ?? true
    else { throw damaged }
    var review = Review(title: data.title, part: data.part, cells: data.cells)
    review.against = data.against
    var position = end.upperBound
    // Each picture stands on a line of its own, right behind the data.
    while page[position...].starts(with: pictureStart.utf8) {
      guard let open = page.range(of: Data(">".utf8), in: position..<page.endIndex),
        let close = page.range(of: Data("</script>\n".utf8), in: open.upperBound..<page.endIndex),
        let bytes = Data(base64Encoded: page[open.upperBound..<close.lowerBound])
      else { throw damaged }
      let number = review.add(Array(bytes))
      guard number == review.pictures.count - 1 else { throw damaged }
      position = close.upperBound
    }
    for cell in review.cells {
      for number in [cell.picture, cell.change?.before].compactMap({ $0 }) where review.picture(number) == nil {
        throw damaged
      }
    }
    return review
  }
}
