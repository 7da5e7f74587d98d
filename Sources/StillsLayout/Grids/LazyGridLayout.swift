import Foundation
import StillsGeometry

/// LazyVGrid (`axis` vertical: it grows downwards in columns) and LazyHGrid.
///
/// *Proposes* to each cell the length of its track, and nothing in particular along the grid. *Reports* across the
/// tracks all that it is offered, or what the tracks take where that is more; along them its lines and the gaps
/// between them. *Places* the cells line by line; a line is as long as its longest cell.
///
/// Tracks are worked out twice (objc.io, “SwiftUI's Grid Views”): from the proposal to know the grid's own width, then
/// from that width to draw. A grid whose minima do not fit is therefore drawn wider than it says, from its leading edge.
/// Without items it has one flexible track.
package struct LazyGridLayout: Layout {
  private let items: [GridItem]
  private let axis: Axis
  private let alignment: Alignment
  /// Between lines.
  private let spacing: CGFloat

  /// LazyVGrid.
  package init(columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.init(columns, axis: .vertical, Alignment(horizontal: alignment, vertical: .center), spacing)
  }

  /// LazyHGrid.
  package init(rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.init(rows, axis: .horizontal, Alignment(horizontal: .center, vertical: alignment), spacing)
  }

  private init(_ items: [GridItem], axis: Axis, _ alignment: Alignment, _ spacing: CGFloat?) {
    (self.items, self.axis, self.alignment) = (items.isEmpty ? [GridItem()] : items, axis, alignment)
    self.spacing = spacing.map(\.finiteOrZero) ?? ViewSpacing.defaultDistance
  }

  package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let offered = proposal[axis.other]
    let breadth = max((offered ?? 0).nonNegative, GridTracks(items, in: offered).length)
    let tracks = GridTracks(items, in: breadth).tracks
    let lines = lines(of: subviews, in: tracks)
    return CGSize(lines.last.map { $0.start.plus($0.length) } ?? 0, along: axis, by: breadth)
  }

  package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let breadth = bounds.size[axis.other]
    let laidOut = GridTracks(items, in: breadth)
    let guide = axis == .vertical ? alignment.horizontal.key : alignment.vertical.key
    let room = (breadth - laidOut.length).nonNegative
    let indent = start(guide, leaving: room)
    for line in lines(of: subviews, in: laidOut.tracks) {
      for (track, index) in zip(laidOut.tracks, line.cells) {
        let cell = subviews[index]
        let offer = ProposedViewSize(nil, along: axis, by: track.length)
        let slot = CGSize(line.length, along: axis, by: track.length)
        let inSlot = (items[track.item].alignment ?? alignment).origin(of: cell.dimensions(in: offer), in: slot)
        let corner = CGPoint(line.start, along: axis, by: indent + track.start)
        cell.place(at: bounds.origin.offset(by: corner).offset(by: inSlot), proposal: offer)
      }
    }
  }

  private struct Line {
    var start, length: CGFloat
    var cells: Range<Int>
  }

  private func lines(of subviews: Subviews, in tracks: [GridTracks.Track]) -> [Line] {
    var lines: [Line] = []
    var first = subviews.startIndex
    while first < subviews.endIndex {
      let cells = first..<Swift.min(first + tracks.count, subviews.endIndex)
      let lengths = zip(tracks, cells).map { track, index in
        subviews[index].sizeThatFits(ProposedViewSize(nil, along: axis, by: track.length))[axis]
      }
      let start = lines.last.map { $0.start.plus($0.length).plus(spacing) } ?? 0
      lines.append(Line(start: start, length: lengths.max() ?? 0, cells: cells))
      first = cells.upperBound
    }
    return lines
  }

  /// Where tracks that leave `room` begin.
  private func start(_ key: AlignmentKey, leaving room: CGFloat) -> CGFloat {
    ViewDimensions(size: CGSize(width: room, height: room))[key].finiteOrZero
  }
}
