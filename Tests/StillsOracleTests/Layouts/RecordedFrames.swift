import Foundation

/// What `frames.tsv` says: the frames of each layout's views by name.
struct RecordedFrames {
  let byLayout: [String: [String: CGRect]]

  init() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "frames.tsv")
    var byLayout: [String: [String: CGRect]] = [:]
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") where !line.hasPrefix("#") {
      let fields = line.split(separator: "\t").map(String.init)
      let numbers = fields.dropFirst(2).compactMap(Double.init)
      guard fields.count == 6, numbers.count == 4 else { throw MalformedLine(line: String(line)) }
      byLayout[fields[0], default: [:]][fields[1]] = CGRect(
        x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    self.byLayout = byLayout
  }

  struct MalformedLine: Error { let line: String }
}
