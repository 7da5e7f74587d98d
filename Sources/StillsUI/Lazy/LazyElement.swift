import Foundation
import StillsCore
import StillsGeometry
import StillsLayout

/// Headers or footers that stay in sight while their section does.
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A stack or grid that makes only the views it needs.
///
/// In a scroll view it measures lines for a screen's length, whatever it is offered, and takes the others for as long as those on
/// average; it places the lines that show. Elsewhere it makes all.
final class LazyElement: ViewElement {
  private let axis: Axis
  private let entries: LazyEntries
  private let pinned: PinnedScrollableViews
  private let direction: LayoutDirection
  private let given: String
  /// What is measured before anybody says what shows.
  private let limit: CGFloat
  /// The breadth to lay out for, out of the one offered.
  private let breadth: (CGFloat?) -> CGFloat?
  private let arrangement: (CGFloat?) -> any LazyArrangement
  private var runs: [CGFloat?: LazyRun] = [:]
  /// That of the last placing.
  private var lastRun: LazyRun?

  init(
    kind: String, axis: Axis, elements: [ViewElement], pinned: PinnedScrollableViews, limit: CGFloat?,
    direction: LayoutDirection, given: String, breadth: @escaping (CGFloat?) -> CGFloat? = { $0 },
    arrangement: @escaping (CGFloat?) -> any LazyArrangement
  ) {
    (self.axis, self.pinned, self.direction, self.limit) = (axis, pinned, direction, limit ?? .infinity)
    (self.given, self.breadth, self.arrangement) = (given, breadth, arrangement)
    entries = LazyEntries(elements)
    super.init(kind: kind)
  }

  override var sceneDetails: String { given }
  override var castsShadowsByParts: Bool { true }

  private func run(offered: CGFloat?) -> LazyRun {
    let breadth = breadth(offered.flatMap { $0.isNaN ? nil : $0 })
    if let known = runs[breadth] { return known }
    let run = LazyRun(arrangement(breadth), entries)
    runs[breadth] = run
    return run
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let offered = proposal[axis.other]
    let run = run(offered: offered)
    MainActor.assumeIsolated { run.extend(until: limit) }
    return CGSize(run.estimatedEnd, along: axis, by: max(run.breadth, (offered ?? 0).nonNegative))
  }

  override var spacing: ViewSpacing { wantedSpacing }

  private lazy var wantedSpacing: ViewSpacing = {
    var spacing = ViewSpacing.empty
    if let first = entries.first { spacing.formUnion(first.spacing, edges: Edge.Set(axis.leadingEdge)) }
    if let last = entries.last { spacing.formUnion(last.spacing, edges: Edge.Set(axis.trailingEdge)) }
    spacing.formUnion(.plain, edges: axis == .vertical ? .horizontal : .vertical)
    return spacing
  }()

  override var children: [ViewElement] { entries.known.map(\.element) }

  /// Views that do not show are found, too: lines are measured until the view is met.
  override func frame(ofIdentity id: AnyHashable, in node: PlacedNode) -> CGRect? {
    if let known = super.frame(ofIdentity: id, in: node) { return known }
    guard let run = lastRun else { return nil }
    if !run.lines.contains(where: { run.elements(of: $0).contains { $0.holds(identity: id) } }) {
      if let place = run.estimatedPlace(of: id) {
        run.extend(until: place + 1, shown: place)
      } else if let known = findAmongSkipped(id, run) {
        run.extend(until: known + 1, shown: known)
      }
    }
    var index = 0
    while true {
      while index >= run.lines.count, !run.isComplete { run.extend(until: run.end + 1) }
      guard index < run.lines.count else { return nil }
      let line = run.lines[index]
      index += 1
      guard run.elements(of: line).contains(where: { $0.holds(identity: id) }) else { continue }
      let corner = node.frame.origin.offset(by: CGPoint(line.start, along: axis, by: 0))
      return CGRect(origin: corner, size: CGSize(line.length, along: axis, by: node.frame.size[axis.other]))
    }
  }

  /// A view that has been passed over is looked for from the beginning.
  @MainActor private func findAmongSkipped(_ id: AnyHashable, _ run: LazyRun) -> CGFloat? {
    guard run.lines.contains(where: { $0.skipped > 0 }) else { return nil }
    startOver(run)
    return run.estimatedPlace(of: id)
  }

  // MARK: Placing

  override func placed(in frame: CGRect, proposal: ProposedViewSize, context: PlacementContext) -> PlacedNode {
    let run = run(offered: proposal[axis.other] ?? frame.size[axis.other])
    lastRun = run
    let start = frame.origin[axis]
    var shown: ClosedRange<CGFloat> = -CGFloat.infinity...CGFloat.infinity
    var safe = shown
    if let viewport = context.viewport {
      shown = range(viewport.visible, from: start)
      safe = range(viewport.safe, from: start)
    }
    MainActor.assumeIsolated { extend(run, for: shown, size: frame.size[axis]) }
    let placing = LazyPlacing(
      run: run, axis: axis, bounds: frame, direction: direction, footers: entries.footers, context: context)
    var children: [PlacedNode] = []
    for line in run.lines where line.end >= shown.lowerBound && line.start <= shown.upperBound && !isPinned(line.role) {
      children += placing.nodes(of: run.elements(of: line), role: line.role, start: line.start, length: line.length)
    }
    return PlacedNode(element: self, frame: frame, children: children + placing.pinned(pinned, in: safe))
  }

  /// Measures what shows; rows before it may be passed over, but none that show.
  @MainActor private func extend(_ run: LazyRun, for shown: ClosedRange<CGFloat>, size: CGFloat) {
    run.extend(until: shown.upperBound, shown: shown.lowerBound)
    if run.hasSkipped(in: shown) {
      startOver(run)
      run.extend(until: shown.upperBound, shown: shown.lowerBound)
    }
    if limit.isFinite { run.end(at: size) }
  }

  @MainActor private func startOver(_ run: LazyRun) {
    entries.startOver()
    // Lines of other breadths count what was known before.
    runs = runs.filter { $0.value === run }
    run.startOver(until: limit)
  }

  private func isPinned(_ role: LazyEntry.Role) -> Bool {
    switch role {
    case .header: pinned.contains(.sectionHeaders)
    case .footer: pinned.contains(.sectionFooters)
    case .content: false
    }
  }

  private func range(_ rect: CGRect, from start: CGFloat) -> ClosedRange<CGFloat> {
    let lower = rect.origin[axis] - start
    guard lower.isFinite, rect.size[axis] >= 0 else { return -.infinity...(.infinity) }
    return lower...(lower + rect.size[axis])
  }
}

/// One placing of a lazy container's lines.
private struct LazyPlacing {
  let run: LazyRun
  let axis: Axis
  let bounds: CGRect
  let direction: LayoutDirection
  let footers: [[ViewElement]]
  let context: PlacementContext

  func nodes(of elements: [ViewElement], role: LazyEntry.Role, start: CGFloat, length: CGFloat) -> [PlacedNode] {
    let placements = run.arrangement.placements(
      of: elements, role: role, length: length, breadth: bounds.size[axis.other])
    let corner = bounds.origin.offset(by: CGPoint(start, along: axis, by: 0))
    return zip(elements, placements).map { element, placement in
      let rect = CGRect(
        origin: corner.offset(by: placement.origin), size: element.sizeThatFits(placement.proposal))
      let frame = direction == .leftToRight ? rect : rect.mirrored(in: bounds)
      return element.placed(in: frame, proposal: placement.proposal, context: context)
    }
  }

  /// Headers stick to the start of what shows until their section's end pushes them out, footers to its end; they are
  /// drawn over the rows (facts: layout §10).
  func pinned(_ kinds: PinnedScrollableViews, in safe: ClosedRange<CGFloat>) -> [PlacedNode] {
    footers.indices.flatMap { section -> [PlacedNode] in
      guard let extent = run.extent(ofSection: section), extent.start <= safe.upperBound,
        extent.end >= safe.lowerBound || extent.end == .infinity
      else { return [] }
      var nodes: [PlacedNode] = []
      let headers = run.lines.filter { $0.section == section && $0.role == .header }
      let headerEnd = headers.last?.end ?? extent.start
      if kinds.contains(.sectionHeaders) {
        for line in headers {
          let start = max(line.start, min(safe.lowerBound, extent.end - line.length))
          nodes += self.nodes(of: run.elements(of: line), role: .header, start: start, length: line.length)
        }
      }
      guard kinds.contains(.sectionFooters) else { return nodes }
      return nodes + pinnedFooters(of: section, in: safe, after: headerEnd)
    }
  }

  private func pinnedFooters(of section: Int, in safe: ClosedRange<CGFloat>, after headerEnd: CGFloat) -> [PlacedNode] {
    let known = run.lines.filter { $0.section == section && $0.role == .footer }
    return footers[section].enumerated().flatMap { index, element -> [PlacedNode] in
      let proposal = ProposedViewSize(nil, along: axis, by: bounds.size[axis.other])
      let line = known.indices.contains(index) ? known[index] : nil
      let length = line?.length ?? element.sizeThatFits(proposal)[axis]
      let start = min(line?.start ?? .infinity, max(safe.upperBound - length, headerEnd))
      guard start.isFinite else { return [] }
      return nodes(of: [element], role: .footer, start: start, length: length)
    }
  }
}

extension ViewElement {
  /// Whether the view, or one inside of it that is known already, has the identity.
  @MainActor func holds(identity id: AnyHashable) -> Bool {
    identities.contains(id) || children.contains { $0.holds(identity: id) }
  }
}
