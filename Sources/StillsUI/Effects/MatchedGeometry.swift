import Foundation
import StillsCore
import StillsGeometry
import StillsLayout

nonisolated extension View {
  /// Gives views with the same `id` one geometry: where the source is, the others are drawn (facts: layout §15). The
  /// others keep the room that they have in their container.
  ///
  /// `namespace` is a `Namespace`'s identity. At rest, several sources for one id count as the first; it is reported.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: some Hashable & Sendable, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modifier(
      ElementModifier { content, context in
        let graph = context.graph
        let link = MatchedElement.Link(
          frames: graph.memory { MatchedFrames() }, graph: graph,
          key: MatchedFrames.Key(id: AnyHashable(id), namespace: AnyHashable(namespace)))
        return MatchedElement(
          content: content, link: link, properties: properties, anchor: anchor, isSource: isSource)
      })
  }
}

/// What views share by `matchedGeometryEffect`.
public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// Where the sources of matched geometry are. A view placed before its source follows it in the next pass.
final class MatchedFrames {
  struct Key: Hashable {
    let id, namespace: AnyHashable
  }

  private var frames: [Key: (frame: CGRect, pass: Int)] = [:]
  private var followed: Set<Key> = []

  /// The source's place in this pass or, before it is placed, in the last one.
  func source(of key: Key, pass: Int) -> CGRect? {
    followed.insert(key)
    guard let known = frames[key], known.pass >= pass - 1 else { return nil }
    return known.frame
  }

  enum News { case none, moved, second }

  func place(_ key: Key, at frame: CGRect, pass: Int) -> News {
    let known = frames[key]
    if let known, known.pass == pass { return .second }
    frames[key] = (frame, pass)
    return known?.frame != frame && followed.contains(key) ? .moved : .none
  }
}

final class MatchedElement: UnaryElement {
  struct Link {
    let frames: MatchedFrames
    let graph: ViewGraph
    let key: MatchedFrames.Key
  }

  private let link: Link
  private let properties: MatchedGeometryProperties
  private let anchor: UnitPoint
  private let isSource: Bool

  init(
    content: ViewElement, link: Link, properties: MatchedGeometryProperties, anchor: UnitPoint, isSource: Bool
  ) {
    (self.link, self.properties, self.anchor, self.isSource) = (link, properties, anchor, isSource)
    super.init(kind: "matchedGeometryEffect", content: content)
  }

  override func placed(in frame: CGRect, proposal: ProposedViewSize, context: PlacementContext) -> PlacedNode {
    MainActor.assumeIsolated {
      if isSource { tell(frame) }
      guard !isSource, let source = link.frames.source(of: link.key, pass: link.graph.pass) else {
        return super.placed(in: frame, proposal: proposal, context: context)
      }
      return following(source, in: frame, proposal: proposal, context: context)
    }
  }

  @MainActor private func tell(_ frame: CGRect) {
    let graph = link.graph
    switch link.frames.place(link.key, at: frame, pass: graph.pass) {
    case .none: break
    case .moved: graph.enqueue { graph.setNeedsResolve() }
    case .second:
      graph.reports.add("matchedGeometryEffect: several sources have the id \(link.key.id); the first counts")
    }
  }

  /// Offered the source's size, its anchor on the source's.
  private func following(
    _ source: CGRect, in frame: CGRect, proposal: ProposedViewSize, context: PlacementContext
  ) -> PlacedNode {
    let offered = properties.contains(.size) ? ProposedViewSize(source.size) : proposal
    let size = content.sizeThatFits(offered)
    let point = anchor.point(in: properties.contains(.position) ? source : frame)
    let corner = CGPoint(
      x: point.x - (anchor.x * size.width).finiteOrZero, y: point.y - (anchor.y * size.height).finiteOrZero)
    let node = content.placed(
      in: CGRect(origin: corner, size: size), proposal: offered, context: context)
    return PlacedNode(element: self, frame: frame, children: [node])
  }
}
