import Foundation
import StillsCore
import StillsGeometry
import StillsLayout

/// How a lazy container of a known breadth puts its views into lines.
protocol LazyArrangement {
  var axis: Axis { get }
  /// How many views of equal rows a line has.
  var viewsPerLine: Int { get }

  /// The views of the line that begins at `index`, and its length and breadth; nil after the last view.
  func line(at index: Int, of entries: LazyEntries) -> LazyMeasuredLine?

  /// Between the line that begins at `index` and the one before it.
  func gap(before index: Int, in entries: LazyEntries) -> CGFloat

  /// Where the views of a line go in a container of `breadth`, from the line's own start, and what they are offered.
  func placements(
    of elements: [ViewElement], role: LazyEntry.Role, length: CGFloat, breadth: CGFloat
  ) -> [LazyPlacement]
}

struct LazyMeasuredLine {
  var count: Int
  var length, breadth: CGFloat
}

struct LazyPlacement {
  var origin: CGPoint
  var proposal: ProposedViewSize
}

// MARK: - Stacks

/// One view a line, offered the breadth; its guide on the container's (facts: layout §10).
struct LazyStackArrangement: LazyArrangement {
  let axis: Axis
  let alignment: AlignmentKey
  let spacing: CGFloat?
  let breadth: CGFloat?

  var viewsPerLine: Int { 1 }

  private var proposal: ProposedViewSize { ProposedViewSize(nil, along: axis, by: breadth) }

  func line(at index: Int, of entries: LazyEntries) -> LazyMeasuredLine? {
    guard let size = entries[index]?.element.sizeThatFits(proposal) else { return nil }
    return LazyMeasuredLine(
      count: 1, length: size[axis].finiteOrZero.nonNegative, breadth: size[axis.other].nonNegative)
  }

  func gap(before index: Int, in entries: LazyEntries) -> CGFloat {
    guard index > 0 else { return 0 }
    if let spacing { return spacing }
    guard let upper = entries[index - 1], let lower = entries[index] else { return 0 }
    return upper.element.spacing.distance(to: lower.element.spacing, along: axis).finiteOrZero
  }

  func placements(
    of elements: [ViewElement], role: LazyEntry.Role, length: CGFloat, breadth: CGFloat
  ) -> [LazyPlacement] {
    let guide = ViewDimensions(size: CGSize(length, along: axis, by: breadth))[alignment].finiteOrZero
    return elements.map { element in
      let own = element.dimensions(in: proposal)[alignment].finiteOrZero
      return LazyPlacement(origin: CGPoint(0, along: axis, by: guide - own), proposal: proposal)
    }
  }
}

// MARK: - Grids

/// As many views a line as there are tracks; headers and footers have a line of their own (facts: layout §10).
struct LazyGridArrangement: LazyArrangement {
  let axis: Axis
  let items: [GridItem]
  let alignment: Alignment
  let spacing: CGFloat
  private let tracks: GridTracks
  private let breadth: CGFloat

  init(_ items: [GridItem], axis: Axis, alignment: Alignment, spacing: CGFloat?, breadth: CGFloat) {
    (self.items, self.axis, self.alignment, self.breadth) = (items, axis, alignment, breadth)
    self.spacing = spacing?.finiteOrZero ?? ViewSpacing.defaultDistance
    tracks = GridTracks(items, in: breadth)
  }

  var viewsPerLine: Int { max(1, tracks.tracks.count) }

  func line(at index: Int, of entries: LazyEntries) -> LazyMeasuredLine? {
    guard let first = entries[index] else { return nil }
    guard first.role == .content else {
      let length = first.element.sizeThatFits(whole)[axis].finiteOrZero.nonNegative
      return LazyMeasuredLine(count: 1, length: length, breadth: breadth)
    }
    var line = LazyMeasuredLine(count: 0, length: 0, breadth: breadth)
    for track in tracks.tracks {
      guard let entry = entries[index + line.count], entry.role == .content, entry.section == first.section,
        entry.skipped == 0
      else { break }
      let size = entry.element.sizeThatFits(ProposedViewSize(nil, along: axis, by: track.length))
      line.length = max(line.length, size[axis].finiteOrZero)
      line.count += 1
    }
    return line
  }

  func gap(before index: Int, in entries: LazyEntries) -> CGFloat { index > 0 ? spacing : 0 }

  private var whole: ProposedViewSize { ProposedViewSize(nil, along: axis, by: breadth) }

  func placements(
    of elements: [ViewElement], role: LazyEntry.Role, length: CGFloat, breadth: CGFloat
  ) -> [LazyPlacement] {
    guard role == .content else {
      let slot = CGSize(length, along: axis, by: breadth)
      return elements.map {
        LazyPlacement(origin: alignment.origin(of: $0.dimensions(in: whole), in: slot), proposal: whole)
      }
    }
    let guide = axis == .vertical ? alignment.horizontal.key : alignment.vertical.key
    let room = (breadth - tracks.length).nonNegative
    let indent = ViewDimensions(size: CGSize(width: room, height: room))[guide].finiteOrZero
    return zip(tracks.tracks, elements).map { track, element in
      let offer = ProposedViewSize(nil, along: axis, by: track.length)
      let slot = CGSize(length, along: axis, by: track.length)
      let inSlot = (items[track.item].alignment ?? alignment).origin(of: element.dimensions(in: offer), in: slot)
      return LazyPlacement(
        origin: CGPoint(0, along: axis, by: indent + track.start).offset(by: inSlot), proposal: offer)
    }
  }
}
