import Foundation

extension MeasuredParagraph {
  /// Where a paragraph style names no tab stops, UIKit's has one every 28 points (documentation of `NSParagraphStyle`: the
  /// first twelve; that they go on behind those is our choice).
  static let tabInterval: CGFloat = 28

  /// Gives the tabs of a line that starts at cluster `start`, and for now all behind it, the room up to their stops.
  mutating func alignTabs(from start: Int, style: ParagraphStyle) {
    guard sums.indices.contains(start) else { return }
    let origin = sums[start] - style.indent(ofLineAt: start)
    for index in start..<clusters.count {
      if clusters[index].isTab {
        clusters[index].spacing = 0
        clusters[index].glyphAdvance = advance(ofTab: index, at: sums[index] - origin, style: style)
      }
      sums[index + 1] = sums[index] + clusters[index].advance
    }
  }

  private func advance(ofTab index: Int, at position: CGFloat, style: ParagraphStyle) -> CGFloat {
    for stop in style.tabStops where stop.location > position {
      let room = stop.location - position
      switch stop.alignment {
      case .leading: return room
      case .center: return max(0, room - widthOfColumn(behind: index) / 2)
      case .trailing: return max(0, room - widthOfColumn(behind: index))
      }
    }
    return (((position / Self.tabInterval).rounded(.down) + 1) * Self.tabInterval - position).orZero
  }

  /// Of what stands between a tab and the next one.
  private func widthOfColumn(behind tab: Int) -> CGFloat {
    clusters[(tab + 1)...].prefix { !$0.isTab }.reduce(0) { $0 + $1.advance }
  }
}

extension LineBreaking {
  /// As others are, except that tabs count from where their line starts.
  static func tabbedLines(
    of paragraph: inout MeasuredParagraph, width: CGFloat, style: ParagraphStyle
  ) -> [Range<Int>] {
    let count = paragraph.clusters.count
    var lines: [Range<Int>] = []
    var start = 0
    while start < count {
      paragraph.alignTabs(from: start, style: style)
      let end = lineEnd(paragraph, from: start, width: width, style: style)
      lines.append(start..<end)
      start = end
    }
    return lines.isEmpty ? [0..<count] : lines
  }
}
