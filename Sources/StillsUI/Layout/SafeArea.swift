import Foundation
import StillsCore
import StillsGeometry
import StillsLayout

/// Parts of the safe area: what the container's bars take, and what the keyboard takes.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: .max)
}

nonisolated extension View {
  /// Lets the view grow into the unsafe edges that its frame touches. Its own frame, as its container sees it, stays.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    modifier(
      ElementModifier { content, context in
        // No keyboard is ever shown in a still.
        guard regions.contains(.container), !edges.isEmpty else { return content }
        return SafeAreaIgnoringElement(
          edges: edges, direction: context.environment.layoutDirection, content: content)
      })
  }

  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }
}

/// Places its content in a frame grown into the safe area's insets on the edges where its own frame touches them
/// (facts: layout §13). Content that stays smaller goes to the edge that the frame grew at; where it grew at both or at none
/// it stays in the middle.
final class SafeAreaIgnoringElement: UnaryElement {
  private let edges: Edge.Set
  private let direction: LayoutDirection

  init(edges: Edge.Set, direction: LayoutDirection, content: ViewElement) {
    (self.edges, self.direction) = (edges, direction)
    super.init(kind: "ignoresSafeArea", content: content)
  }

  override func placed(in frame: CGRect, proposal: ProposedViewSize, context: PlacementContext) -> PlacedNode {
    let grown = context.safeArea.growing(
      frame, ignoring: edges, pixelLength: 1 / context.pixelGrid.scale, layoutDirection: direction)
    guard grown != frame else {
      return PlacedNode(
        element: self, frame: frame, children: [content.placed(in: frame, proposal: proposal, context: context)])
    }
    let offered = ProposedViewSize(
      width: proposal.width.map { $0 + grown.width - frame.width },
      height: proposal.height.map { $0 + grown.height - frame.height })
    let size = content.sizeThatFits(offered)
    let place = CGRect(
      x: Self.place(
        size.width, from: grown.minX, to: grown.maxX, growsAtStart: grown.minX < frame.minX,
        growsAtEnd: grown.maxX > frame.maxX),
      y: Self.place(
        size.height, from: grown.minY, to: grown.maxY, growsAtStart: grown.minY < frame.minY,
        growsAtEnd: grown.maxY > frame.maxY), width: size.width, height: size.height)
    return PlacedNode(
      element: self, frame: frame,
      children: [content.placed(in: place, proposal: offered, context: ignoring(context))])
  }

  private static func place(
    _ length: CGFloat, from start: CGFloat, to end: CGFloat, growsAtStart: Bool, growsAtEnd: Bool
  ) -> CGFloat {
    if growsAtStart == growsAtEnd { return (start + end - length) / 2 }
    return growsAtStart ? start : end - length
  }

  /// Inside, the ignored edges are safe up to the screen's own.
  private func ignoring(_ context: PlacementContext) -> PlacementContext {
    let full = context.safeArea.full, safe = context.safeArea.safe
    let ignoresLeft = edges.contains(direction == .leftToRight ? .leading : .trailing)
    let ignoresRight = edges.contains(direction == .leftToRight ? .trailing : .leading)
    let minX = ignoresLeft ? full.minX : safe.minX, maxX = ignoresRight ? full.maxX : safe.maxX
    let minY = edges.contains(.top) ? full.minY : safe.minY
    let maxY = edges.contains(.bottom) ? full.maxY : safe.maxY
    var inner = context.safeArea
    inner.safe = CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    return context.ignoringSafeArea(inner)
  }

  override var details: String {
    edges == .all ? "" : Edge.allCases.filter { edges.contains($0) }.map { "\($0)" }.joined(separator: ", ")
  }
}
