import Foundation
import StillsCore

/// Whose coordinates a frame is told in.
public enum CoordinateSpace: Hashable {
  case global
  case local
  case named(AnyHashable)

  public var isGlobal: Bool { self == .global }
  public var isLocal: Bool { self == .local }
}

public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  public let coordinateSpace: CoordinateSpace
}

public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  public var coordinateSpace: CoordinateSpace { .local }
  public init() {}
}

public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  public var coordinateSpace: CoordinateSpace { .global }
  public init() {}
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
  }

  /// The scroll view around.
  public static var scrollView: NamedCoordinateSpace { .named(ScrollSpace.name) }
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .named(ScrollSpace.name) }
}

enum ScrollSpace { static let name = "stills.scrollView" }

nonisolated extension View {
  /// Names the view's coordinates for proxies below.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(ElementModifier { content, _ in CoordinateSpaceElement(space: name.coordinateSpace, content: content) })
  }

  public func coordinateSpace<T: Hashable>(name: T) -> some View { coordinateSpace(.named(name)) }
}

final class CoordinateSpaceElement: UnaryElement {
  private let space: CoordinateSpace

  init(space: CoordinateSpace, content: ViewElement) {
    self.space = space
    super.init(kind: "coordinateSpace", content: content)
  }

  override var castsShadowsByParts: Bool { true }

  override func placed(in frame: CGRect, proposal: ProposedViewSize, context: PlacementContext) -> PlacedNode {
    var inner = context
    if case .named(let name) = space { inner.coordinateSpaces[name] = frame }
    return super.placed(in: frame, proposal: proposal, context: inner)
  }
}
