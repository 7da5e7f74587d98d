import Foundation
import StillsCore
import StillsGeometry
import StillsLayout

nonisolated extension View {
  /// Gives views with the same `id` one geometry: where the source is, the others are drawn (facts: layout §15). The
  /// others keep the room that they have in their container. When another view becomes the source under an animation, all
  /// go from the old place to the new one.
  ///
  /// `namespace` is a `Namespace`'s identity. At rest, several sources for one id count as the first; it is reported.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: some Hashable & Sendable, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modifier(
      ElementModifier { content, context in
        let link = MatchedElement.Link(
          frames: context.graph.memory { MatchedFrames() }, context: context,
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
///
/// What views share is one frame for each id: when another view becomes the source, or the source moves, under an
/// animation, the frame goes there and all views go along (facts: layout §15).
@MainActor final class MatchedFrames {
  struct Key: Hashable {
    let id, namespace: AnyHashable
  }

  /// Where a source is, and where between the pixels it is painted while it moves.
  struct Shown: Equatable {
    var frame: CGRect
    var drawn: CGRect?
  }

  private struct Shared {
    var frame: CGRect
    /// Where the source is shown.
    var shown: Shown
    var pass: Int
    /// Who was placed there; a scroll view may place its content twice.
    let source: ObjectIdentifier
    let motion: FrameSlot
  }

  private var frames: [Key: Shared] = [:]
  private var followed: Set<Key> = []

  nonisolated init() {}

  /// Where the source is shown in this pass or, before it is placed, in the last one. `isPlaced`: all are placed.
  func source(of key: Key, pass: Int, isPlaced: Bool = false) -> Shown? {
    if !isPlaced { followed.insert(key) }
    guard let known = frames[key], known.pass >= pass - 1 else { return nil }
    return known.shown
  }

  enum News { case none, moved, second }

  /// Where the source that lies in `frame` is shown.
  func place(
    _ key: Key, of source: ObjectIdentifier, at frame: CGRect, in context: ViewContext, pixelGrid: PixelGrid
  ) -> (shown: Shown, news: News) {
    let pass = context.graph.pass, known = frames[key]
    if let known, known.pass == pass, known.source != source { return (Shown(frame: frame), .second) }
    let motion = known?.motion ?? FrameSlot()
    // A frame that nobody has had for a while is none to start from.
    if let known, known.pass < pass - 1 { motion.forget() }
    let moving = motion.shown(goingTo: frame, in: context, pixelGrid: pixelGrid)
    let shown = Shown(frame: moving.frame, drawn: moving.drawn)
    frames[key] = Shared(frame: frame, shown: shown, pass: pass, source: source, motion: motion)
    return (shown, known?.shown != shown && followed.contains(key) ? .moved : .none)
  }
}

final class MatchedElement: UnaryElement {
  struct Link {
    let frames: MatchedFrames
    let context: ViewContext
    let key: MatchedFrames.Key
  }

  private let link: Link
  private let properties: MatchedGeometryProperties
  private let anchor: UnitPoint
  private let isSource: Bool
  private var placedIn: (proposal: ProposedViewSize, context: PlacementContext)?

  init(
    content: ViewElement, link: Link, properties: MatchedGeometryProperties, anchor: UnitPoint, isSource: Bool
  ) {
    (self.link, self.properties, self.anchor, self.isSource) = (link, properties, anchor, isSource)
    super.init(kind: "matchedGeometryEffect", content: content)
  }

  override func placed(in frame: CGRect, proposal: ProposedViewSize, context: PlacementContext) -> PlacedNode {
    placedIn = (proposal, context)
    return MainActor.assumeIsolated {
      if isSource {
        let shown = tell(frame, context.pixelGrid)
        if shown == MatchedFrames.Shown(frame: frame) {
          return super.placed(in: frame, proposal: proposal, context: context)
        }
        return following(shown, in: frame, proposal: proposal, context: context)
      }
      guard let source = link.frames.source(of: link.key, pass: link.context.graph.pass) else {
        return super.placed(in: frame, proposal: proposal, context: context)
      }
      return following(source, in: frame, proposal: proposal, context: context)
    }
  }

  /// A view that leaves goes along with the one that has come in its place.
  override func placedAgain(_ node: PlacedNode) -> PlacedNode {
    guard let placedIn, let source = link.frames.source(of: link.key, pass: link.context.graph.pass, isPlaced: true)
    else {
      return node
    }
    return following(source, in: node.frame, proposal: placedIn.proposal, context: placedIn.context)
  }

  @MainActor private func tell(_ frame: CGRect, _ pixelGrid: PixelGrid) -> MatchedFrames.Shown {
    let graph = link.context.graph
    let (shown, news) = link.frames.place(
      link.key, of: ObjectIdentifier(self), at: frame, in: link.context, pixelGrid: pixelGrid)
    switch news {
    case .none: break
    case .moved: graph.enqueue { graph.setNeedsFollowingPass() }
    case .second:
      graph.reports.add("matchedGeometryEffect: several sources have the id \(link.key.id); the first counts")
    }
    return shown
  }

  /// Offered the source's size, its anchor on the source's.
  private func following(
    _ source: MatchedFrames.Shown, in frame: CGRect, proposal: ProposedViewSize, context: PlacementContext
  ) -> PlacedNode {
    let offered = properties.contains(.size) ? ProposedViewSize(source.frame.size) : proposal
    let size = content.sizeThatFits(offered)
    let point = anchor.point(in: properties.contains(.position) ? source.frame : frame)
    let corner = CGPoint(
      x: point.x - (anchor.x * size.width).finiteOrZero, y: point.y - (anchor.y * size.height).finiteOrZero)
    var node = content.placed(
      in: CGRect(origin: corner, size: size), proposal: offered, context: context)
    if let drawn = source.drawn, properties == .frame { node = node.drawn(moving: source.frame, to: drawn) }
    return PlacedNode(element: self, frame: frame, children: [node])
  }
}
