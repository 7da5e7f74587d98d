import Foundation
import StillsGeometry

/// A layout of any type, so that a container can change from one to another and keep its children.
public struct AnyLayout: Layout {
  let wrapped: any Layout

  /// The wrapped layout's own cache.
  public struct Cache {
    fileprivate let layout: Any.Type
    fileprivate var value: Any
  }

  public init<L: Layout>(_ layout: L) {
    wrapped = (layout as? AnyLayout)?.wrapped ?? layout
  }

  public func makeCache(subviews: Subviews) -> Cache { wrapped.makeAnyCache(subviews) }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    wrapped.updateCache(anyCache: &cache, subviews)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    wrapped.spacing(subviews, anyCache: &cache)
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    wrapped.sizeThatFits(proposal, subviews, anyCache: &cache)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    wrapped.placeSubviews(in: bounds, proposal, subviews, anyCache: &cache)
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    wrapped.explicitAlignment(guide.key, in: bounds, proposal, subviews, anyCache: &cache)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    wrapped.explicitAlignment(guide.key, in: bounds, proposal, subviews, anyCache: &cache)
  }
}

extension Layout {
  /// As ``layoutProperties``, looking through AnyLayout.
  package var properties: LayoutProperties {
    (self as? AnyLayout)?.wrapped.properties ?? Self.layoutProperties
  }
}

// The same questions with a cache of unknown type. A cache that belongs to another layout is replaced.
extension Layout {
  fileprivate func makeAnyCache(_ subviews: Subviews) -> AnyLayout.Cache {
    AnyLayout.Cache(layout: Self.self, value: makeCache(subviews: subviews))
  }

  fileprivate func updateCache(anyCache: inout AnyLayout.Cache, _ subviews: Subviews) {
    open(&anyCache, subviews) { updateCache(&$0, subviews: subviews) }
  }

  fileprivate func spacing(_ subviews: Subviews, anyCache: inout AnyLayout.Cache) -> ViewSpacing {
    open(&anyCache, subviews) { spacing(subviews: subviews, cache: &$0) }
  }

  fileprivate func sizeThatFits(
    _ proposal: ProposedViewSize, _ subviews: Subviews, anyCache: inout AnyLayout.Cache
  ) -> CGSize {
    open(&anyCache, subviews) { sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
  }

  fileprivate func placeSubviews(
    in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, anyCache: inout AnyLayout.Cache
  ) {
    open(&anyCache, subviews) { placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
  }

  fileprivate func explicitAlignment(
    _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
    anyCache: inout AnyLayout.Cache
  ) -> CGFloat? {
    open(&anyCache, subviews) {
      explicitAlignment(of: key, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  private func open<Answer>(
    _ anyCache: inout AnyLayout.Cache, _ subviews: Subviews, _ ask: (inout Cache) -> Answer
  ) -> Answer {
    if anyCache.layout != Self.self { anyCache = makeAnyCache(subviews) }
    var cache = anyCache.value as? Cache ?? makeCache(subviews: subviews)
    anyCache.value = ()  // The only owner changes a cache in place.
    defer { anyCache.value = cache }
    return ask(&cache)
  }
}
