import Foundation

/// A view for each item of a collection, told apart by the items' identities.
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  package let id: (Data.Element) -> ID
  /// How the loop is resolved whose data are only known then.
  package var resolving: (@MainActor (ForEach, ViewContext) -> [ViewElement])?

  package init(data: Data, content: @escaping (Data.Element) -> Content, id: @escaping (Data.Element) -> ID) {
    (self.data, self.content, self.id) = (data, content, id)
  }
}

extension ForEach: View, PrimitiveView where Content: View {
  @MainActor public static func _resolve(_ view: ForEach, in context: ViewContext) -> [ViewElement] {
    if let resolving = view.resolving { return resolving(view, context) }
    if context.isLazy {
      let news = context.rowNews(of: view.data, id: view.id)
      context.letGo { news.isGone($0) }
      return view.rows(0..<view.data.count, in: context, news: news)
    }
    guard context.graph.mayMake(view.data.count) else { return [] }
    var elements: [ViewElement] = []
    elements.reserveCapacity(view.data.count)
    for item in view.data {
      let id = AnyHashable(view.id(item))
      let made = context.item(.id(id)) { place in
        place.keptElements(of: Content.self) ?? place.resolvePlace(context.tracking { view.content(item) })
      }
      for element in made { element.name(id) }
      elements += made
    }
    context.letGo()
    return elements
  }

  /// Rows that are made when they are needed; of many, only the first ones' elements are made at once, so that a list costs
  /// what shows of it.
  @MainActor private func rows(_ range: Range<Int>, in context: ViewContext, news: RowNews) -> [ViewElement] {
    guard range.count > Self.rowsAtOnce else { return range.map { row(at: $0, in: context, news: news) } }
    var elements: [ViewElement] = []
    var start = range.lowerBound
    // Each element stands for as many rows as all before it: a few elements for any number.
    var count = Self.rowsAtOnce
    while start < range.upperBound {
      let part = start..<min(start + count, range.upperBound)
      if elements.isEmpty {
        elements = rows(part, in: context, news: news)
      } else {
        elements.append(block(part, in: context, news: news))
        count *= 2
      }
      start = part.upperBound
    }
    return elements
  }

  private static var rowsAtOnce: Int { 32 }

  @MainActor private func block(_ range: Range<Int>, in context: ViewContext, news: RowNews) -> DeferredElement {
    let block = DeferredElement(rowCount: range.count, context: { context }) { rows(range, in: $0, news: news) }
    block.slice = { part in
      let start = range.lowerBound
      return self.block(start + part.lowerBound..<start + part.upperBound, in: context, news: news)
    }
    block.find = { name in
      range.first { AnyHashable(id(data[data.index(data.startIndex, offsetBy: $0)])) == name }
        .map { $0 - range.lowerBound }
    }
    return block
  }

  @MainActor private func row(at offset: Int, in context: ViewContext, news: RowNews) -> ViewElement {
    let item = data[data.index(data.startIndex, offsetBy: offset)]
    let name = AnyHashable(id(item))
    let pass = context.graph.currentPass
    let row = DeferredElement(context: { context.child(.id(name)) }) { place in
      // Rows that come into view have been there all along: only what is new among the data comes.
      let isNew = news.isNew(name) && place.graph.currentPass == pass
      return context.item(at: place, isNew: isNew) { inner in
        inner.identified(inner.resolvePlace(inner.tracking { content(item) }))
      }
    }
    row.name(name)
    return row
  }
}

extension ForEach where Content: View {
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    nonisolated(unsafe) let path = id
    self.init(data: data, content: content, id: { $0[keyPath: path] })
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: { $0.id })
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: { $0 })
  }
}

extension ForEach where Content: View {
  /// Bindings to the elements of a bound collection.
  public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection,
    C.Index: Hashable
  {
    let elements = data.wrappedValue
    nonisolated(unsafe) let path = id
    self.init(
      data: elements.indices.lazy.map { ($0, elements[$0][keyPath: path]) },
      content: { entry in content(data.element(at: entry.0, fallback: elements[entry.0])) },
      id: { $0.1 })
  }

  public init<C>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection,
    C.Element: Identifiable, C.Element.ID == ID, C.Index: Hashable
  {
    self.init(data, id: \C.Element.id, content: content)
  }
}
