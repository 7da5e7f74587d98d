import Foundation
import StillsGeometry

/// One child of a layout.
public struct LayoutSubview: Equatable {
  package let item: any LayoutItem
  private let record: PlacementRecord?
  private let index: Int

  package init(_ item: any LayoutItem) { self.init(item, record: nil, index: 0) }

  init(_ item: any LayoutItem, record: PlacementRecord?, index: Int) {
    (self.item, self.record, self.index) = (item, record, index)
  }

  public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool { left.item === right.item }
}

// MARK: - Measuring

extension LayoutSubview {
  /// How big the subview would be for `proposal`. May be asked for any number of proposals.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { item.sizeThatFits(proposal) }

  /// The subview's size and alignment guides for `proposal`.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { item.dimensions(in: proposal) }

  /// The distances that the subview prefers to its neighbours.
  public var spacing: ViewSpacing { item.spacing }

  /// Who is served first when space is short: higher before lower; 0 unless set.
  public var priority: Double { item.layoutPriority }

  /// What `layoutValue(key:value:)` said about the subview, or the key's default.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    item.layoutValue(for: ObjectIdentifier(key)) as? K.Value ?? K.defaultValue
  }
}

// MARK: - Placing

extension LayoutSubview {
  /// Puts the subview's `anchor` at `position` and offers it `proposal` there. The last call in a pass counts; a
  /// subview that is never placed ends up in the middle of the container.
  ///
  /// x counts from the left edge as if the layout direction were left to right.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    let origin = origin(of: anchor, at: position, proposal: proposal)
    if let record {
      record.note(Placement(origin: origin, proposal: proposal), of: index)
    } else {
      item.place(at: origin, proposal: proposal)
    }
  }

  private func origin(of anchor: UnitPoint, at position: CGPoint, proposal: ProposedViewSize) -> CGPoint {
    guard anchor != .topLeading else { return position }
    let size = sizeThatFits(proposal)
    return CGPoint(
      x: position.x - (anchor.x * size.width).finiteOrZero, y: position.y - (anchor.y * size.height).finiteOrZero)
  }
}
