import Foundation

/// Previews in all the worlds that somebody wants to see them in, as one page for people and for `--against`.
package struct Review {
  package var title: String
  /// Which part it is, of a review that was made in several; nil: the whole.
  package var part: Part?
  /// What it was compared with; nil: with nothing.
  package var against: String?
  package var cells: [Cell]
  /// The pictures of the cells, by their numbers; equal ones are there once.
  package internal(set) var pictures: [[UInt8]] = []
  private var numbers: [[UInt8]: Int] = [:]

  package struct Part: Hashable, Codable, Sendable {
    package var index, count: Int
    /// How many cells all parts have together.
    package var total: Int
    package init(index: Int, count: Int, total: Int) { (self.index, self.count, self.total) = (index, count, total) }

    /// Whether a review can have such a part; nobody shares the work among more machines.
    var isPossible: Bool { (1...100_000).contains(count) && (1...count).contains(index) && total >= 0 }
  }

  package init(title: String, part: Part? = nil, cells: [Cell] = []) {
    (self.title, self.part, self.cells) = (title, part, cells)
  }

  /// Takes a picture in; its number.
  package mutating func add(_ picture: [UInt8]) -> Int {
    if let known = numbers[picture] { return known }
    pictures.append(picture)
    numbers[picture] = pictures.count - 1
    return pictures.count - 1
  }

  /// The bytes of a cell's picture.
  package func picture(_ number: Int?) -> [UInt8]? {
    number.flatMap { pictures.indices.contains($0) ? pictures[$0] : nil }
  }
}

extension Review {
  /// One preview in one world at one moment.
  package struct Cell: Hashable, Codable, Sendable {
    /// Its place among the cells of the whole review.
    package var order = 0
    package var preview: String
    /// The source file's name, and the line in it.
    package var file: String
    package var line: Int
    /// What the picture's file is called, with its ending.
    package var name: String
    package var device, deviceName, orientation, appearance, typeSize, locale: String
    /// How many of the steps were done, and the last of them in words; nil where only the end is shown.
    package var moment: Int?
    package var step: String?
    /// In pixels.
    package var width = 0, height = 0
    /// Pixels a point.
    package var scale: Double = 1
    package var picture: Int?
    /// What could not be drawn as asked.
    package var warnings: [String] = []
    package var findings: [Finding] = []
    /// Why there is no picture.
    package var error: String?
    package var change: Change?

    package init(preview: String, file: String, line: Int, name: String) {
      (self.preview, self.file, self.line, self.name) = (preview, file, line, name)
      (device, deviceName, orientation, appearance, typeSize, locale) = ("", "", "", "", "", "")
    }

    package var problems: [Finding] { findings.filter { $0.severity == .problem } }
  }

  /// What came of comparing a cell with an earlier picture.
  package struct Change: Hashable, Codable, Sendable {
    package enum Result: String, Codable, Sendable { case same, changed, new, gone, unreadable }
    package var result: Result
    /// What happened to the views, a sentence each, most telling first, and the figures of the pixels.
    package var lines: [String] = []
    /// The earlier picture.
    package var before: Int?

    package init(_ result: Result, lines: [String] = [], before: Int? = nil) {
      (self.result, self.lines, self.before) = (result, lines, before)
    }
  }

  /// Whether the comparison found anything that is not as it was.
  package var hasChanges: Bool { cells.contains { $0.change.map { $0.result != .same } ?? false } }
}
