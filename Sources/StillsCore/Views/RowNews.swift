import Foundation

/// Which rows of lazily made ones have come and gone since the last pass: those of the data, whether they show or not.
@MainActor struct RowNews {
  var come: Set<AnyHashable> = []
  var gone: Set<AnyHashable> = []

  func isNew(_ id: AnyHashable) -> Bool { !come.isEmpty && come.contains(id) }

  func isGone(_ key: IdentityNode.Key) -> Bool {
    guard !gone.isEmpty, case .id(let id) = key else { return false }
    return gone.contains(id)
  }
}

/// The rows that a place had.
private final class KnownRows {
  var ids: (() -> Set<AnyHashable>)?
  init() {}
}

extension ViewContext {
  /// Looks at the data only where the change that is shown is animated: else nothing comes or goes over time.
  func rowNews<Data: RandomAccessCollection, ID: Hashable>(
    of data: Data, id: @escaping (Data.Element) -> ID
  ) -> RowNews {
    let known = child(.type(ObjectIdentifier(KnownRows.self))).node.object(in: 0, of: ObjectIdentifier(KnownRows.self))
    {
      KnownRows()
    }
    let ids = { Set(data.map { AnyHashable(id($0)) }) }
    defer { known.ids = ids }
    let clock = graph.clock
    guard let before = known.ids, clock.isLive, node.created < graph.currentPass, !clock.isTick,
      clock.animation(of: transaction) != nil, data.count <= Self.mostRowsLookedAt
    else { return RowNews() }
    let (old, new) = (before(), ids())
    return RowNews(come: new.subtracting(old), gone: old.subtracting(new))
  }

  /// A limit of our own: rows of more data come and go at once.
  private static var mostRowsLookedAt: Int { 20_000 }
}
