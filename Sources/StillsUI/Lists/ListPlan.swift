import Foundation
import StillsCore
import StillsLayout

/// Where the rows, headers and footers of a list stand, from its top-left corner.
struct ListPlan {
  struct Part {
    let index: Int
    /// The whole row.
    var frame: CGRect
    /// What is in it.
    var content: CGRect
    var offeredWidth: CGFloat
    var startsCard = false
    var hasSeparator = false
  }

  private(set) var parts: [Part] = []
  private(set) var height: CGFloat = 0
  /// Where rows are that were passed over.
  private(set) var skipped: [ClosedRange<CGFloat>] = []
  /// Where the last row ends that is known.
  private(set) var knownHeight: CGFloat = 0
  private var rowHeights: CGFloat = 0
  private var rowCount = 0
  let metrics: ListMetrics
  private let environment: EnvironmentValues
  private let width: CGFloat
  private let editing: ListEditing?

  /// `waiting`: about how many more rows there are.
  init(
    entries: [LazyEntry], waiting: CGFloat = 0, width: CGFloat, look: _ListLook, environment: EnvironmentValues,
    editing: ListEditing? = nil
  ) {
    self.editing = editing
    metrics = ListMetrics(look: look, width: width, environment: environment)
    (self.environment, self.width) = (environment, width)
    var previous: LazyEntry?
    for (index, entry) in entries.enumerated() {
      let isNewSection = previous.map { $0.section != entry.section } ?? true
      let next = index + 1 < entries.count ? entries[index + 1] : nil
      switch entry.role {
      case .header: addHeader(entry, index, isFirst: previous == nil, follows: previous)
      case .content:
        let startsCard = isNewSection || previous?.role == .header
        if isNewSection { height += gap(before: entry, previous) }
        let isLast = next.map { $0.role != .content || $0.section != entry.section } ?? (waiting < 1)
        if entry.skipped > 0 {
          let start = height
          height += usualHeight * CGFloat(entry.skipped)
          skipped.append(start...height)
          previous = entry
          continue
        }
        addRow(entry, index, startsCard: startsCard, isLast: isLast)
      case .footer:
        if isNewSection { height += gap(before: entry, previous) }
        addLine(entry, index, top: previous?.role == .content ? metrics.footerTop : 0, bottom: 0)
      }
      previous = entry
    }
    knownHeight = height
    if waiting > 0 { height += usualHeight * waiting }
    height += metrics.look == .plain ? 0 : metrics.gap
  }

  /// Of a row with what is after it, on average.
  var usualHeight: CGFloat { rowCount > 0 ? rowHeights / CGFloat(rowCount) : metrics.rowHeight }

  /// In the newer look a list begins closer below a large title (home-assistant/large-title-list, -toggles).
  private var isBelowLargeTitle: Bool {
    metrics.isGlass && metrics.look != .plain && environment.navigationTitleState?.isLarge == true
  }

  /// Cards that begin at 168 and 207.33 points there.
  private static let topBelowLargeTitle: CGFloat = 28.0 / 3

  private func gap(before entry: LazyEntry, _ previous: LazyEntry?) -> CGFloat {
    guard let previous else { return isBelowLargeTitle ? Self.topBelowLargeTitle : metrics.top }
    if previous.role == .footer { return spaced(metrics.gapAfterFooter) }
    return metrics.look == .plain ? 0 : environment.listSectionSpacing ?? metrics.gap
  }

  /// A gap of the list's own with a header or footer beside it, by as much larger or smaller as the author's is than the
  /// usual one: our choice.
  private func spaced(_ gap: CGFloat) -> CGFloat {
    guard metrics.look != .plain, let spacing = environment.listSectionSpacing, spacing.isFinite else { return gap }
    return max(0, gap + spacing - metrics.gap)
  }

  private mutating func addHeader(_ entry: LazyEntry, _ index: Int, isFirst: Bool, follows previous: LazyEntry?) {
    if previous == nil, metrics.look != .plain {
      // The first one stands right below the bar (measured §4: 135 = 97.67 + 37.33).
      height += isBelowLargeTitle ? Self.topBelowLargeTitle : 0
    } else if previous?.role != .header || previous?.section != entry.section {
      // After a footer as much less as before a card without a header.
      height += spaced(
        previous?.role == .footer
          ? metrics.gapBeforeHeader - (metrics.gap - metrics.gapAfterFooter) : metrics.gapBeforeHeader)
    }
    addLine(
      entry, index, top: metrics.headerInsets.top, bottom: metrics.headerInsets.bottom,
      minimum: environment.defaultMinListHeaderHeight ?? 0)
  }

  private mutating func addLine(
    _ entry: LazyEntry, _ index: Int, top: CGFloat, bottom: CGFloat, minimum: CGFloat = 0
  ) {
    let side = metrics.margin + metrics.rowInsets.leading
    let offered = max(0, width - 2 * side)
    let size = entry.element.sizeThatFits(ProposedViewSize(width: offered, height: nil))
    // What is missing to the least height is above: the text stands on the rows.
    let top = max(top, minimum.isFinite ? minimum - size.height - bottom : 0)
    let frame = CGRect(x: 0, y: height, width: width, height: top + size.height + bottom)
    parts.append(
      Part(
        index: index, frame: frame,
        content: place(size, in: CGRect(x: side, y: height + top, width: offered, height: size.height)),
        offeredWidth: offered))
    height = frame.maxY
  }

  private mutating func addRow(_ entry: LazyEntry, _ index: Int, startsCard: Bool, isLast: Bool) {
    let traits = RowTraits.traits(of: entry.element)
    var insets = traits.insets(of: metrics.rowInsets)
    if let editing { insets = editing.insets(insets, traits) }
    let cardWidth = max(0, width - 2 * metrics.margin)
    let offered = max(0, cardWidth - insets.leading - insets.trailing)
    let size = entry.element.sizeThatFits(ProposedViewSize(width: offered, height: nil))
    let rowHeight = max(metrics.rowHeight, size.height + insets.top + insets.bottom)
    let frame = CGRect(x: metrics.margin, y: height, width: cardWidth, height: rowHeight)
    let room = CGRect(
      x: frame.minX + insets.leading, y: frame.minY + insets.top, width: offered,
      height: rowHeight - insets.top - insets.bottom)
    var part = Part(index: index, frame: frame, content: place(size, in: room), offeredWidth: offered)
    part.startsCard = startsCard
    let spacing = environment.listRowSpacing ?? 0
    // With room between them rows are cards of their own.
    if spacing > 0 { part.startsCard = true }
    part.hasSeparator = (!isLast || metrics.look == .plain) && traits.separatorBottom != .hidden && spacing <= 0
    parts.append(part)
    height = frame.maxY + (isLast ? 0 : spacing)
    rowHeights += rowHeight + spacing
    rowCount += 1
  }

  /// At the leading edge, in the middle of the height.
  private func place(_ size: CGSize, in room: CGRect) -> CGRect {
    let x = environment.layoutDirection == .rightToLeft ? width - room.minX - size.width : room.minX
    return CGRect(x: x, y: room.midY - size.height / 2, width: size.width, height: size.height)
  }
}
