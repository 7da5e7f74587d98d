import Foundation
import StillsCore
import StillsGeometry

/// One of the views that a view stands for, to be put somewhere else.
nonisolated public struct Subview: PrimitiveView, Identifiable {
  public struct ID: Hashable {
    let index: Int
    let name: AnyHashable?
  }

  let source: SubviewSource
  let index: Int
  public let id: ID

  /// What the view says to containers around it.
  public var containerValues: ContainerValues { source.values(of: index) }

  @MainActor public static func _resolve(_ view: Subview, in context: ViewContext) -> [ViewElement] {
    view.source.elements(at: view.index, in: context)
  }
}

/// The views that a view stands for. A view itself: all of them.
nonisolated public struct SubviewsCollection: PrimitiveView, RandomAccessCollection {
  public typealias SubSequence = SubviewsCollectionSlice

  let source: SubviewSource
  /// Which of the source's.
  let places: [Int]

  public var startIndex: Int { 0 }
  public var endIndex: Int { places.count }
  public subscript(index: Int) -> Subview { source.subview(places[index]) }

  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(base: self, bounds: bounds)
  }

  @MainActor public static func _resolve(_ view: SubviewsCollection, in context: ViewContext) -> [ViewElement] {
    resolveAll(view, in: context)
  }
}

/// Some of the views that a view stands for.
nonisolated public struct SubviewsCollectionSlice: PrimitiveView, RandomAccessCollection {
  let base: SubviewsCollection
  let bounds: Range<Int>

  public var startIndex: Int { bounds.lowerBound }
  public var endIndex: Int { bounds.upperBound }
  public subscript(index: Int) -> Subview { base[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(base: base, bounds: bounds)
  }

  @MainActor public static func _resolve(_ view: SubviewsCollectionSlice, in context: ViewContext) -> [ViewElement] {
    resolveAll(view, in: context)
  }
}

@MainActor private func resolveAll(_ views: some Collection<Subview>, in context: ViewContext) -> [ViewElement] {
  views.flatMap { view in
    let place = context.child(.id(view.id))
    return place.identified(Subview._resolve(view, in: place))
  }
}

/// A view taken apart. Its parts are what they were when it was; where one is put into other surroundings the view is taken
/// apart once more, there.
nonisolated final class SubviewSource {
  private let parts: [ViewElement]
  private let environment: EnvironmentValues
  private let axis: Axis?
  private let resolve: @MainActor (ViewContext) -> [ViewElement]

  @MainActor init(in context: ViewContext, _ resolve: @escaping @MainActor (ViewContext) -> [ViewElement]) {
    self.resolve = resolve
    (environment, axis) = (context.environment, context.stackAxis)
    parts = resolve(context)
  }

  var count: Int { parts.count }
  var all: SubviewsCollection { SubviewsCollection(source: self, places: Array(parts.indices)) }

  func subview(_ index: Int) -> Subview {
    Subview(source: self, index: index, id: Subview.ID(index: index, name: parts[index].identities.first))
  }

  func values(of index: Int) -> ContainerValues { ContainerValues(of: parts[index]) }

  @MainActor func elements(at index: Int, in context: ViewContext) -> [ViewElement] {
    let isAlike = context.environment.isSame(as: environment)
    if isAlike, axis == context.stackAxis || !parts[index].followsAxis { return [parts[index]] }
    var place = context.child(.content)
    place.isLazy = false
    let again = resolve(place)
    return again.indices.contains(index) ? [again[index]] : []
  }
}

nonisolated extension ViewElement {
  /// Whether it comes out differently in rows and columns.
  fileprivate var followsAxis: Bool {
    if kind == "Spacer" || kind == "Divider" { return true }
    return children.count == 1 && children[0].followsAxis
  }
}
