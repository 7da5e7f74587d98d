import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry
import StillsLayout

/// A list as it is drawn: cards or a plain column of rows, headers above them and footers below, from the beginning.
final class ListElement: ViewElement {
  /// The rows that somebody has asked for, and what is behind them.
  private var entries: [LazyEntry] = []
  private var backgrounds: [Int: ViewElement] = [:]
  private let known: LazyEntries
  private let context: ViewContext
  private let look: _ListLook
  private let environment: EnvironmentValues
  private let ground: ResolvedColor?
  private let card, separator: ResolvedColor
  private let direction: LayoutDirection
  private let state: ScrollState
  private let graph: ViewGraph
  private let settings: ScrollSettings
  /// What shows that the list is being loaded anew.
  private let indicator: ViewElement?

  /// Rows that are made at once; our choice: more than phones show.
  private static let rowsAtOnce = 40

  private let selection: ListSelection?
  /// What a finger that stays on a row that can be chosen brings, and what opens it on each row.
  private let selectionMenu: SelectionMenu?
  private var menuOpeners: [Int: @MainActor () -> Void] = [:]
  /// While the list is edited.
  private let editing: ListEditing?
  private let swipes: ListSwipes
  /// The chosen rows, and what they are filled with.
  private let chosen: [AnyHashable]
  private let chosenGround: ResolvedColor

  @MainActor init<Content: View>(
    _ content: Content, style: _ListLook, selection: ListSelection? = nil, in context: ViewContext
  ) {
    let environment = context.environment
    let selection = selection?.telling(environment.columnChoice)
    self.selection = selection
    selectionMenu = selection == nil ? nil : environment.selectionMenu
    chosen = selection?.read() ?? []
    if let selection { environment.columnChoice?.note(selection) }
    let isEdited = environment.editMode?.wrappedValue.isEditing == true
    editing = isEdited ? ListEditing(choosesSeveral: selection?.isOfSeveral == true) : nil
    swipes = context.child(.type(ObjectIdentifier(ListSwipes.self))).node
      .object(in: 0, of: ObjectIdentifier(ListSwipes.self)) { ListSwipes() }
    self.environment = environment
    look = style
    direction = environment.layoutDirection
    let isPlain = style == .plain
    func color(_ color: UIColor) -> ResolvedColor { Color(uiColor: color).resolvedColor(in: environment) }
    ground =
      environment.scrollContentBackground == .hidden || (style == .sidebar && environment.isInSidebarPanel)
      ? nil
      : color(isPlain ? .systemBackground : style == .sidebar ? .secondarySystemBackground : .systemGroupedBackground)
    card = isPlain || style == .sidebar ? .clear : color(.secondarySystemGroupedBackground)
    // As UIKit's cells are that are chosen; a sidebar's is our choice.
    chosenGround = color(style == .sidebar ? .tertiarySystemFill : .systemGray4)
    separator = SystemColor.listSeparator.resolved(
      look: environment.world.look, isDark: environment.colorScheme == .dark)

    let isGlass = environment.world.look == .ios26
    var settings = environment.scrollSettings
    settings.refresh = environment.refresh
    (state, graph, self.settings) = (context.scrollState(), context.graph, settings)
    indicator = context.refreshIndicator(state)
    let outerLabelStyle = environment.labelStyle
    let inside = context.child(.content).setting {
      $0.scrollSettings = environment.scrollSettings.inside
      $0.listRow = ListRowPlace()
      $0.chooseRow = selection?.choose
      $0.selectionMenu = nil
      // Links of a sidebar show beside it what they lead to.
      if style == .sidebar { $0.navigationLinkIndicator = .hidden }
      if outerLabelStyle == nil {
        $0.labelStyle = StyleBox(RowLabelStyle(), outer: nil) { $0.makeBody(configuration: $1) }
      }
      $0.sectionChanges = SectionChanges(
        header: {
          $0.labelStyle = outerLabelStyle
          $0.setHeader(isPlain: isPlain, isGlass: isGlass)
          if style == .sidebar { $0.setSidebarHeader() }
        }, content: nil,
        footer: {
          $0.labelStyle = outerLabelStyle
          $0.setFooter()
        })
    }
    known = LazyEntries(inside.lazyElements(content, axis: nil))
    self.context = context
    super.init(kind: "List")
    makeRows(Self.rowsAtOnce)
  }

  // MARK: Rows

  /// Makes so many more rows; false when there are no more.
  @discardableResult @MainActor private func makeRows(_ count: Int) -> Bool {
    let end = entries.count + count, start = entries.count
    while entries.count < end, let entry = known[entries.count] {
      if entry.role == .content, entry.skipped == 0, let make = RowTraits.traits(of: entry.element).background {
        let place = context.child(.secondary).child(.index(entries.count)).container(axis: nil)
        backgrounds[entries.count] = implicitLayers(of: make(place))
      }
      entries.append(withMenu(entry))
    }
    return entries.count > start
  }

  /// What a row is chosen by; nil where it cannot be.
  private func selectionTag(of entry: LazyEntry) -> AnyHashable? {
    guard selection != nil, entry.role == .content, entry.skipped == 0,
      RowTraits.traits(of: entry.element).isSelectionDisabled != true
    else { return nil }
    return TagElement.tag(of: entry.element)
  }

  /// The next row, with the menu that a finger that stays opens on it.
  @MainActor private func withMenu(_ entry: LazyEntry) -> LazyEntry {
    guard let selectionMenu, let tag = selectionTag(of: entry) else { return entry }
    let place = context.child(.type(ObjectIdentifier(RowTraits.Key.self))).child(.index(entries.count))
    let (row, open) = selectionMenu.row(entry.element, tag: tag, chosen: chosen, in: place)
    menuOpeners[entries.count] = open
    return LazyEntry(element: row, role: entry.role, section: entry.section)
  }

  private func plan(_ width: CGFloat) -> ListPlan {
    ListPlan(
      entries: entries, waiting: known.estimatedWaitingCount, width: width, look: look, environment: environment,
      editing: editing)
  }

  /// Rows as far as `range`, from the list's own beginning; those before it are passed over where they are many.
  @MainActor private func plan(_ width: CGFloat, upTo range: ClosedRange<CGFloat>) -> ListPlan {
    var plan = plan(width)
    if plan.skipped.contains(where: { $0.overlaps(range) }) {
      known.startOver()
      (entries, backgrounds) = ([], [:])
      makeRows(Self.rowsAtOnce)
      plan = self.plan(width)
    }
    while plan.knownHeight < range.upperBound {
      let far = range.lowerBound - plan.knownHeight - 600
      let usual = max(plan.usualHeight, 1) * CGFloat(known.evenRow ?? 1)
      let isSkipped = far > 64 * usual && far.isFinite && known.skip(Int(min(far / usual, 1e9)), step: 1) > 0
      guard makeRows(isSkipped ? 1 : Self.rowsAtOnce) else { break }
      plan = self.plan(width)
    }
    return plan
  }

  override var sceneDetails: String {
    var words = ["style \(look)"]
    if let spacing = environment.listRowSpacing { words.append("rowSpacing \(NumberText.string(spacing))") }
    if environment.scrollContentBackground == .hidden { words.append("contentBackground hidden") }
    return words.joined(separator: ", ")
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    // Ideally as wide as a narrow phone: lists have no width of their own.
    let width = proposal.width ?? 320
    // A scroll view around offers no length, and a list has none of its own: it needs a frame.
    let isLost = environment.scrollAxes.contains(.vertical)
    let height =
      proposal.height ?? (isLost ? 0 : nil)
      ?? plan(width).height
    return CGSize(width: width, height: height)
  }

  // MARK: Placing

  private struct Row {
    /// Which element it is, and where that was placed.
    let element: ObjectIdentifier
    let content: CGRect
    var frame: CGRect
    var background: PlacedNode?
    var separatorStart: CGFloat?
    var separatorColor: ResolvedColor
    var isChosen = false
  }

  private struct Card {
    var frame: CGRect
    var rows: [Row]
  }

  private var cards: [Card] = []
  /// Pinned headers, each with a ground of its own.
  private var strips: [CGRect] = []
  private var partFrames: [(index: Int, frame: CGRect)] = []
  private var contentStart = CGPoint.zero
  private var visible = CGRect.zero
  private var radius: CGFloat = 0

  override func placed(in frame: CGRect, proposal: ProposedViewSize, context: PlacementContext) -> PlacedNode {
    var plan = plan(frame.width)
    // The ground reaches the unsafe sides; cards keep from them.
    visible = context.safeArea.growing(frame, pixelLength: 1 / context.pixelGrid.scale)
    radius = plan.metrics.cornerRadius
    cards = []
    strips = []
    var nodes: [PlacedNode] = [], pinned: [PlacedNode] = []
    var size = CGSize(width: frame.width, height: plan.height)
    var start: CGFloat = 0
    MainActor.assumeIsolated {
      // How high the list is shows as rows are made.
      for _ in 0..<8 {
        start =
          state.origin(
            size: size, in: frame, axes: .vertical, settings: settings, scope: identity?.scope, graph: graph
          ).y
        let top = visible.minY - start
        guard top.isFinite, visible.height >= 0 else { break }
        plan = self.plan(frame.width, upTo: top...(top + visible.height))
        guard plan.height != size.height else { break }
        size.height = plan.height
      }
    }
    contentStart = CGPoint(x: frame.minX, y: start)
    if let indicator { nodes.append(indicator.placedAsRefreshIndicator(above: start, in: frame, context: context)) }
    var inner = context
    inner.viewport = ScrollViewport(visible: visible, safe: frame)
    inner.barCollapse = 0
    let pinLine = frame.minY - context.collapsed(over: frame, scrolledBy: frame.minY - start)
    for part in plan.parts {
      let entry = entries[part.index]
      var place = part.frame.offsetBy(dx: frame.minX, dy: start)
      var content = part.content.offsetBy(dx: frame.minX, dy: start)
      if let pin = pin(part, place: place, plan: plan, start: start, line: pinLine) {
        place.origin.y += pin
        content.origin.y += pin
        guard pin > 0 || place.intersects(visible) else { continue }
        let header = entry.element.placed(
          in: content, proposal: ProposedViewSize(width: part.offeredWidth, height: nil), context: inner)
        // Those that are where they belong are rows like others.
        guard pin > 0 else {
          nodes.append(header)
          continue
        }
        strips.append(place)
        pinned.append(header)
        continue
      }
      guard place.minY < visible.maxY, place.maxY > visible.minY else { continue }
      let tag = selectionTag(of: entry)
      let traits = entry.role == .content ? RowTraits.traits(of: entry.element) : RowTraits()
      let behind = entry.role == .content ? actions(behind: part, traits, in: place, context: inner) : nil
      let shift = behind?.shift ?? 0
      content.origin.x += shift
      let node = entry.element.placed(
        in: content, proposal: ProposedViewSize(width: part.offeredWidth, height: nil), context: inner)
      let touched = choosable(node, at: part.index, tag: tag, in: place)
      if let behind {
        nodes.append(
          PlacedNode(element: RowClipElement(behind.outline), frame: place, children: behind.nodes + [touched]))
      } else {
        nodes.append(touched)
      }
      guard entry.role == .content else { continue }
      nodes += editingNodes(part, traits, in: place, tag: tag)
      var row = Row(
        element: ObjectIdentifier(entry.element), content: node.frame, frame: place, separatorColor: separator)
      row.background = backgrounds[part.index].map {
        let proposal = ProposedViewSize(place.size), size = $0.sizeThatFits(proposal)
        return $0.placed(
          in: CGRect(
            x: place.midX - size.width / 2, y: place.midY - size.height / 2, width: size.width, height: size.height),
          proposal: proposal, context: inner)
      }
      row.isChosen = chosen.contains { TagElement.matches(tag, $0) }
      if let color = traits.separatorColor { row.separatorColor = color.resolvedColor(in: environment) }
      if part.hasSeparator, look != .sidebar { row.separatorStart = separatorStart(of: node, in: content) - shift }
      if part.startsCard || cards.isEmpty {
        cards.append(Card(frame: place, rows: [row]))
      } else {
        cards[cards.count - 1].rows.append(row)
        cards[cards.count - 1].frame = cards[cards.count - 1].frame.union(place)
      }
    }
    let node = PlacedNode(element: self, frame: frame, children: nodes + pinned)
    follow(node, content: CGRect(origin: CGPoint(x: frame.minX, y: start), size: size), plan: plan)
    return node
  }

  /// A row that a touch chooses, unless something in it takes the touch.
  private func choosable(_ row: PlacedNode, at index: Int, tag: AnyHashable?, in place: CGRect) -> PlacedNode {
    guard let selection, let tag else { return row }
    let (menu, toggle) = (selectionMenu, editing == nil ? nil : selection.toggle)
    let around = ChoosableRowElement(press: menuOpeners[index]) {
      // While the list is edited a touch chooses a row beside others.
      if let toggle { return toggle(tag) }
      selection.choose(tag)
      menu?.act(tag)
    }
    return PlacedNode(element: around, frame: place, children: [row])
  }

  // MARK: Editing

  /// Which of the rows that are deleted together a row is.
  private func offset(of index: Int, in deletion: RowDeletion) -> Int {
    entries[..<index].reduce(0) { count, entry in
      guard entry.role == .content, RowTraits.traits(of: entry.element).deletion === deletion else { return count }
      return count + max(1, entry.skipped)
    }
  }

  /// The buttons behind a row that has been moved aside, and by how much it was; tells its handles what to do.
  private func actions(
    behind part: ListPlan.Part, _ traits: RowTraits, in row: CGRect, context: PlacementContext
  ) -> (nodes: [PlacedNode], shift: CGFloat, outline: Path)? {
    guard !traits.handles.isEmpty else { return nil }
    return MainActor.assumeIsolated { () -> (nodes: [PlacedNode], shift: CGFloat, outline: Path)? in
      let (swipes, graph, index) = (swipes, graph, part.index)
      let close: @MainActor () -> Void = {
        swipes.open = nil
        graph.setNeedsResolve()
      }
      var available = traits.actions
      if available[.trailing] == nil, let deletion = traits.deletion, traits.isDeleteDisabled != true {
        let rank = offset(of: index, in: deletion)
        available[.trailing] = RowActions.deleting(in: self.context.child(.modifier)) {
          deletion.action(IndexSet(integer: rank))
        }
      }
      let isRightToLeft = direction == .rightToLeft
      for handle in traits.handles {
        handle.isRightToLeft = isRightToLeft
        handle.swipe = { edge, isFar in
          if let open = swipes.open, open.row == index, open.edge != edge { return close() }
          guard let actions = available[edge] else { return }
          if isFar, actions.allowsFullSwipe {
            // As far as the first button: it acts at once.
            for element in actions.elements(height: row.height, close: close) {
              guard let button = DialogButton.button(in: element) else { continue }
              button.action()
              return close()
            }
          }
          swipes.open = (index, edge)
          graph.setNeedsResolve()
        }
      }
      guard let open = swipes.open, open.row == index, let actions = available[open.edge] else { return nil }
      let buttons = actions.elements(height: row.height, close: close)
      let sizes = buttons.map { $0.sizeThatFits(ProposedViewSize(width: nil, height: row.height)) }
      let total = sizes.reduce(0) { $0 + $1.width }
      // The first stands at the edge.
      let isAtRight = (open.edge == .trailing) != isRightToLeft
      var x = isAtRight ? row.maxX : row.minX
      let nodes = zip(buttons, sizes).map { button, size -> PlacedNode in
        if isAtRight { x -= size.width }
        defer { if !isAtRight { x += size.width } }
        let frame = CGRect(x: x, y: row.minY, width: size.width, height: row.height)
        return button.placed(in: frame, proposal: ProposedViewSize(frame.size), context: context)
      }
      return (nodes, isAtRight ? -total : total, outline(of: part, in: row))
    }
  }

  /// A row's place in its card.
  private func outline(of part: ListPlan.Part, in row: CGRect) -> Path {
    let next = part.index + 1
    let isLast =
      next >= entries.count || entries[next].role != .content || entries[next].section != entries[part.index].section
    let (top, bottom) = (part.startsCard ? radius : 0, isLast ? radius : 0)
    return UnevenRoundedRectangle(
      topLeadingRadius: top, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom, topTrailingRadius: top,
      style: .continuous
    ).path(in: row)
  }

  /// What a row shows beside its content while the list is edited.
  private func editingNodes(
    _ part: ListPlan.Part, _ traits: RowTraits, in row: CGRect, tag: AnyHashable?
  ) -> [PlacedNode] {
    guard let editing else { return [] }
    let isRightToLeft = direction == .rightToLeft, look = environment.world.look
    let isDark = environment.colorScheme == .dark
    var nodes: [PlacedNode] = []
    if editing.hasMark(traits) {
      let center = isRightToLeft ? row.maxX - 28 : row.minX + 28
      let frame = CGRect(x: center - 11, y: row.midY - 11, width: 22, height: 22)
      nodes.append(PlacedNode(element: mark(part, traits, editing, tag: tag), frame: frame))
    }
    if editing.hasGrip(traits) {
      let frame = CGRect(
        x: isRightToLeft ? row.minX + 16 : row.maxX - 16 - 27, y: row.midY - 13.5, width: 27, height: 27)
      let color = SystemColor.tertiaryLabel.resolved(look: look, isDark: isDark)
      nodes.append(PlacedNode(element: RowGripElement(color: color), frame: frame))
    }
    return nodes
  }

  private func mark(
    _ part: ListPlan.Part, _ traits: RowTraits, _ editing: ListEditing, tag: AnyHashable?
  ) -> RowMarkElement {
    let isDark = environment.colorScheme == .dark, look = environment.world.look
    let ring = SystemColor.tertiaryLabel.resolved(look: look, isDark: isDark)
    let (swipes, graph, index, selection) = (swipes, graph, part.index, selection)
    let words = MainActor.assumeIsolated { entries[index].element.allWords }
    guard !editing.choosesSeveral else {
      let isChosen = chosen.contains { TagElement.matches(tag, $0) }
      return RowMarkElement(
        .choose(isChosen: isChosen), colors: (environment.tintColor, ring), words: words
      ) { if let tag { selection?.toggle?(tag) } }
    }
    return RowMarkElement(
      .delete, colors: (SystemColor.systemRed.resolved(look: look, isDark: isDark), ring), words: words
    ) {
      swipes.open = (index, .trailing)
      graph.setNeedsResolve()
    }
  }

  /// By how much a header of a plain list is kept from leaving at the top; nil for what is no such header.
  private func pin(
    _ part: ListPlan.Part, place: CGRect, plan: ListPlan, start: CGFloat, line: CGFloat
  ) -> CGFloat? {
    let entry = entries[part.index]
    guard look == .plain, entry.role == .header else { return nil }
    let end = plan.parts.last { entries[$0.index].section == entry.section }?.frame.maxY ?? part.frame.maxY
    // The room above the header's strip goes first.
    let strip = min(place.height, ListMetrics.pinnedHeight)
    let top = place.maxY - strip
    let pinned = max(top, min(line, end + start - strip))
    return pinned - top
  }

  /// Tells the state where the content is, and does what was asked for.
  private func follow(_ node: PlacedNode, content: CGRect, plan: ListPlan) {
    let starts = plan.parts.map { (index: $0.index, frame: $0.frame.offsetBy(dx: node.frame.minX, dy: content.minY)) }
    partFrames = starts
    MainActor.assumeIsolated {
      state.place(
        state.placed(
          content: content, in: node.frame, frame: node.frame, visible: visible, axes: .vertical,
          direction: .leftToRight))
      if state.answer(settings, content: node, graph: graph) {
        let (graph, node) = (graph, state.node)
        graph.enqueue { graph.setNeedsFollowingPass(node: node) }
      }
    }
  }

  /// Rows that do not show are found, too.
  override func frame(ofIdentity id: AnyHashable, in node: PlacedNode) -> CGRect? {
    if identities.contains(id) { return node.frame }
    if let known = partFrames.first(where: { entries[$0.index].element.holds(identity: id) }) { return known.frame }
    guard let rows = known.rowsBefore(id) ?? rowsBeforeSkipped(id) else { return nil }
    let before = plan(node.frame.width)
    let place = before.knownHeight + before.usualHeight * CGFloat(rows) * CGFloat(known.evenRow ?? 1)
    var plan = self.plan(node.frame.width, upTo: place...(place + 1))
    while true {
      if let part = plan.parts.first(where: { entries[$0.index].element.holds(identity: id) }) {
        return part.frame.offsetBy(dx: contentStart.x, dy: contentStart.y)
      }
      guard makeRows(Self.rowsAtOnce) else { return nil }
      plan = self.plan(node.frame.width)
    }
  }

  /// A row that has been passed over is looked for from the beginning.
  @MainActor private func rowsBeforeSkipped(_ id: AnyHashable) -> Int? {
    guard entries.contains(where: { $0.skipped > 0 }) else { return nil }
    known.startOver()
    (entries, backgrounds) = ([], [:])
    makeRows(Self.rowsAtOnce)
    return known.rowsBefore(id)
  }

  override func touchWindow(of node: PlacedNode) -> CGRect? { visible }

  override func touchTarget(of node: PlacedNode) -> TouchTarget? {
    var target = TouchTarget(role: .scrollView)
    target.scroll = state.handle(settings: settings, graph: graph)
    return target
  }

  // MARK: Painting

  override func paint(_ node: PlacedNode, into painter: inout Painter) {
    let area = painter.pixelGrid.snap(visible)
    if let ground { painter.fill(Path(area), with: .color(ground)) }
    var group = DisplayGroup(commands: [])
    group.clip = Path(area)
    painter.group(group) { painter in
      for card in shownCards(node) { paint(card, into: &painter) }
      // Rows pass below pinned headers.
      let headers = strips.isEmpty ? 0 : strips.count
      var rows = node
      rows.children.removeLast(min(headers, node.children.count))
      painter.paintChildren(of: rows)
      for (strip, header) in zip(strips, node.children.suffix(headers)) {
        let area = CGRect(
          x: visible.minX, y: strip.maxY - ListMetrics.pinnedHeight, width: visible.width,
          height: ListMetrics.pinnedHeight)
        if let ground { painter.fill(Path(painter.pixelGrid.snap(area)), with: .color(ground)) }
        painter.paint(header)
      }
    }
  }

  /// The cards around their rows, which may be on their way to other places.
  private func shownCards(_ node: PlacedNode) -> [Card] {
    var shown: [ObjectIdentifier: CGRect] = [:]
    for child in node.children {
      let row = child.element is ChoosableRowElement ? child.children.first ?? child : child
      shown[ObjectIdentifier(row.element)] = row.frame
    }
    return cards.map { card in
      var card = card
      var isMoved = false
      for (index, row) in card.rows.enumerated() {
        guard let frame = shown[row.element], frame.minY != row.content.minY else { continue }
        let way = frame.minY - row.content.minY
        card.rows[index].frame = row.frame.offsetBy(dx: 0, dy: way)
        card.rows[index].background = row.background?.offsetBy(dx: 0, dy: way)
        isMoved = true
      }
      if isMoved { card.frame = card.rows.dropFirst().reduce(card.rows[0].frame) { $0.union($1.frame) } }
      return card
    }
  }

  private func paint(_ list: Card, into painter: inout Painter) {
    let frame = painter.pixelGrid.snap(list.frame)
    let outline =
      radius > 0 ? RoundedRectangle(cornerRadius: radius, style: .continuous).path(in: frame) : Path(frame)
    if look == .sidebar {
      for row in list.rows {
        if let background = row.background { painter.paint(background) }
        guard row.isChosen else { continue }
        let area = painter.pixelGrid.snap(row.frame)
        painter.fill(
          RoundedRectangle(cornerRadius: min(10, area.height / 2), style: .continuous).path(in: area),
          with: .color(chosenGround))
      }
    } else if list.rows.allSatisfy({ $0.background == nil && !$0.isChosen }) {
      if card.alpha > 0 { painter.fill(outline, with: .color(card)) }
    } else {
      var group = DisplayGroup(commands: [])
      group.clip = outline
      painter.group(group) { painter in
        for row in list.rows {
          if let background = row.background {
            painter.paint(background)
          } else if row.isChosen {
            painter.fill(Path(painter.pixelGrid.snap(row.frame)), with: .color(chosenGround))
          } else if card.alpha > 0 {
            painter.fill(Path(painter.pixelGrid.snap(row.frame)), with: .color(card))
          }
        }
      }
    }
    let thickness = look != .plain && environment.world.look == .ios26 ? 1 : 1 / painter.pixelGrid.scale
    let inset: CGFloat = look != .plain && environment.world.look == .ios26 ? 16 : 0
    let isMirrored = direction == .rightToLeft
    let edge =
      look != .plain
      ? frame
      : CGRect(
        x: min(frame.minX, visible.minX), y: frame.minY,
        width: max(frame.maxX, visible.maxX) - min(frame.minX, visible.minX), height: frame.height)
    for row in list.rows {
      guard let start = row.separatorStart else { continue }
      let bottom = painter.pixelGrid.round(row.frame.maxY)
      let left = isMirrored ? edge.minX + inset : start, right = isMirrored ? start : edge.maxX - inset
      painter.fill(
        Path(CGRect(x: left, y: bottom - thickness, width: max(0, right - left), height: thickness)),
        with: .color(row.separatorColor))
    }
  }

  /// Separators begin where the row's first text does, on the side that it begins on.
  private func separatorStart(of node: PlacedNode, in content: CGRect) -> CGFloat {
    let text = node.firstText
    return direction == .rightToLeft ? text?.maxX ?? content.maxX : text?.minX ?? content.minX
  }

  override var children: [ViewElement] { entries.map(\.element) }
}

/// A control that iOS draws with a view of UIKit's: its words do not count as the row's text; nor do a chart's.
protocol PlatformControl: ViewElement {}

extension PlacedNode {
  /// Where the first text is: separators start with it.
  fileprivate var firstText: CGRect? {
    if element is TextElement { return frame }
    if element is PlatformControl || element.kind == TypeNames.plainName(of: ChartLayout.self) { return nil }
    // What lies behind or in front of a view is not of its line.
    if let layered = element as? SecondaryElement {
      return children.first { $0.element === layered.content }?.firstText
    }
    return children.lazy.compactMap(\.firstText).first
  }
}
