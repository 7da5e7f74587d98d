import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry
import StillsLayout

/// A list as it is drawn: cards or a plain column of rows, headers above them and footers below, from the beginning.
final class ListElement: ViewElement {
  private let entries: [LazyEntry]
  private let backgrounds: [Int: ViewElement]
  private let look: _ListLook
  private let environment: EnvironmentValues
  private let ground: ResolvedColor?
  private let card, separator: ResolvedColor
  private let direction: LayoutDirection

  /// No screen shows more rows.
  private static let rowLimit = 300

  @MainActor init<Content: View>(_ content: Content, style: _ListLook, in context: ViewContext) {
    let environment = context.environment
    self.environment = environment
    look = style
    direction = environment.layoutDirection
    let isPlain = style == .plain
    func color(_ color: UIColor) -> ResolvedColor { Color(uiColor: color).resolvedColor(in: environment) }
    ground =
      environment.scrollContentBackground == .hidden
      ? nil : color(isPlain ? .systemBackground : .systemGroupedBackground)
    card = isPlain ? .clear : color(.secondarySystemGroupedBackground)
    separator = SystemColor.listSeparator.resolved(
      look: environment.world.look, isDark: environment.colorScheme == .dark)

    let isGlass = environment.world.look == .ios26
    let outerLabelStyle = environment.labelStyle
    let inside = context.child(.content).setting {
      $0.listRow = ListRowPlace()
      if outerLabelStyle == nil {
        $0.labelStyle = StyleBox(RowLabelStyle(), outer: nil) { $0.makeBody(configuration: $1) }
      }
      $0.sectionChanges = SectionChanges(
        header: {
          $0.labelStyle = outerLabelStyle
          $0.setHeader(isPlain: isPlain, isGlass: isGlass)
        }, content: nil,
        footer: {
          $0.labelStyle = outerLabelStyle
          $0.setFooter()
        })
    }
    let known = LazyEntries(inside.lazyElements(content, axis: nil))
    var entries: [LazyEntry] = [], backgrounds: [Int: ViewElement] = [:]
    while entries.count < Self.rowLimit, let entry = known[entries.count] {
      if entry.role == .content, let make = RowTraits.traits(of: entry.element).background {
        let place = context.child(.secondary).child(.index(entries.count)).container(axis: nil)
        backgrounds[entries.count] = implicitLayers(of: make(place))
      }
      entries.append(entry)
    }
    (self.entries, self.backgrounds) = (entries, backgrounds)
    super.init(kind: "List")
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    // Ideally as wide as a narrow phone: lists have no width of their own.
    let width = proposal.width ?? 320
    let height =
      proposal.height ?? ListPlan(entries: entries, width: width, look: look, environment: environment).height
    return CGSize(width: width, height: height)
  }

  // MARK: Placing

  private struct Row {
    var frame: CGRect
    var background: PlacedNode?
    var separatorStart: CGFloat?
    var separatorColor: ResolvedColor
  }

  private struct Card {
    var frame: CGRect
    var rows: [Row]
  }

  private var cards: [Card] = []
  private var visible = CGRect.zero
  private var radius: CGFloat = 0

  override func placed(in frame: CGRect, proposal: ProposedViewSize, context: PlacementContext) -> PlacedNode {
    let plan = ListPlan(entries: entries, width: frame.width, look: look, environment: environment)
    // The ground reaches the unsafe sides; cards keep from them.
    visible = context.safeArea.growing(frame, pixelLength: 1 / context.pixelGrid.scale)
    radius = plan.metrics.cornerRadius
    cards = []
    var nodes: [PlacedNode] = []
    for part in plan.parts where part.frame.minY + frame.minY < visible.maxY {
      let place = part.frame.offsetBy(dx: frame.minX, dy: frame.minY)
      let content = part.content.offsetBy(dx: frame.minX, dy: frame.minY)
      let entry = entries[part.index]
      let node = entry.element.placed(
        in: content, proposal: ProposedViewSize(width: part.offeredWidth, height: nil), context: context)
      nodes.append(node)
      guard entry.role == .content else { continue }
      let traits = RowTraits.traits(of: entry.element)
      var row = Row(frame: place, separatorColor: separator)
      row.background = backgrounds[part.index].map {
        let proposal = ProposedViewSize(place.size), size = $0.sizeThatFits(proposal)
        return $0.placed(
          in: CGRect(
            x: place.midX - size.width / 2, y: place.midY - size.height / 2, width: size.width, height: size.height),
          proposal: proposal, context: context)
      }
      if let color = traits.separatorColor { row.separatorColor = color.resolvedColor(in: environment) }
      if part.hasSeparator { row.separatorStart = node.firstTextStart ?? content.minX }
      if part.startsCard || cards.isEmpty {
        cards.append(Card(frame: place, rows: [row]))
      } else {
        cards[cards.count - 1].rows.append(row)
        cards[cards.count - 1].frame = cards[cards.count - 1].frame.union(place)
      }
    }
    return PlacedNode(element: self, frame: frame, children: nodes)
  }

  // MARK: Painting

  override func paint(_ node: PlacedNode, into painter: inout Painter) {
    let area = painter.pixelGrid.snap(visible)
    if let ground { painter.fill(Path(area), with: .color(ground)) }
    var group = DisplayGroup(commands: [])
    group.clip = Path(area)
    painter.group(group) { painter in
      for card in cards { paint(card, into: &painter) }
      painter.paintChildren(of: node)
    }
  }

  private func paint(_ list: Card, into painter: inout Painter) {
    let frame = painter.pixelGrid.snap(list.frame)
    let outline =
      radius > 0 ? RoundedRectangle(cornerRadius: radius, style: .continuous).path(in: frame) : Path(frame)
    if list.rows.allSatisfy({ $0.background == nil }) {
      if card.alpha > 0 { painter.fill(outline, with: .color(card)) }
    } else {
      var group = DisplayGroup(commands: [])
      group.clip = outline
      painter.group(group) { painter in
        for row in list.rows {
          if let background = row.background {
            painter.paint(background)
          } else if card.alpha > 0 {
            painter.fill(Path(painter.pixelGrid.snap(row.frame)), with: .color(card))
          }
        }
      }
    }
    let thickness = look != .plain && environment.world.look == .ios26 ? 1 : 1 / painter.pixelGrid.scale
    let end =
      look == .plain ? max(frame.maxX, visible.maxX) : environment.world.look == .ios26 ? frame.maxX - 16 : frame.maxX
    for row in list.rows {
      guard let start = row.separatorStart else { continue }
      let bottom = painter.pixelGrid.round(row.frame.maxY)
      painter.fill(
        Path(CGRect(x: start, y: bottom - thickness, width: max(0, end - start), height: thickness)),
        with: .color(row.separatorColor))
    }
  }

  override var children: [ViewElement] { entries.map(\.element) }
}

extension PlacedNode {
  /// Where the first text begins: separators start there.
  fileprivate var firstTextStart: CGFloat? {
    if element is TextElement { return frame.minX }
    // What lies behind or in front of a view is not of its line.
    if let layered = element as? SecondaryElement {
      return children.first { $0.element === layered.content }?.firstTextStart
    }
    return children.lazy.compactMap(\.firstTextStart).first
  }
}

nonisolated extension EnvironmentValues {
  /// Headers of grouped lists are small capitals in grey before iOS 26.
  fileprivate mutating func setHeader(isPlain: Bool, isGlass: Bool) {
    listRow = nil
    if isPlain {
      text.font = .headline
      return
    }
    setForeground([AnyShapeStyle(Color(uiColor: .secondaryLabel))])
    guard headerProminence == .standard else {
      text.font = .title3.bold()
      setForeground([AnyShapeStyle(Color(uiColor: .label))])
      return
    }
    text.font = isGlass ? .headline : .footnote
    if !isGlass { textCase = .uppercase }
  }

  /// Lines are closer than elsewhere (measured §1: 14 at 12 points).
  fileprivate mutating func setFooter() {
    listRow = nil
    text.font = .footnote.leading(.tight)
    setForeground([AnyShapeStyle(Color(uiColor: .secondaryLabel))])
  }
}
