import Foundation

extension MeasuredParagraph {
  /// Where a paragraph style names no tab stops, UIKit's has one every 28 points (documentation of `NSParagraphStyle`: the
  /// first twelve; that they go on behind those is our choice).
  static let tabInterval: CGFloat = 28

  /// Gives the tabs of a line that starts at cluster `start`, and for now all behind it, the room up to the next stop.
  mutating func alignTabs(from start: Int) {
    guard sums.indices.contains(start) else { return }
    let origin = sums[start]
    for index in start..<clusters.count {
      if clusters[index].isTab {
        let position = sums[index] - origin
        let stop = ((position / Self.tabInterval).rounded(.down) + 1) * Self.tabInterval
        clusters[index].spacing = 0
        clusters[index].glyphAdvance = (stop - position).orZero
      }
      sums[index + 1] = sums[index] + clusters[index].advance
    }
  }
}

extension LineBreaking {
  /// As others are, except that tabs count from where their line starts.
  static func tabbedLines(of paragraph: inout MeasuredParagraph, width: CGFloat) -> [Range<Int>] {
    let count = paragraph.clusters.count
    var lines: [Range<Int>] = []
    var start = 0
    while start < count {
      paragraph.alignTabs(from: start)
      let end = lineEnd(paragraph, from: start, width: width)
      lines.append(start..<end)
      start = end
    }
    return lines.isEmpty ? [0..<count] : lines
  }
}
