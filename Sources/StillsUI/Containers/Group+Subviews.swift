import Foundation
import StillsCore

nonisolated extension Group {
  /// Makes something of the views that `view` stands for.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init { GroupElementsOfContent(base: view, transform: transform) }
  }

  /// Makes something of the sections of `view`.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init { GroupSectionsOfContent(base: view, transform: transform) }
  }
}

/// What is made of the views that another one stands for.
nonisolated public struct GroupElementsOfContent<Base: View, Result: View>: PrimitiveView {
  let base: Base
  let transform: (SubviewsCollection) -> Result

  @MainActor public static func _resolve(_ view: Self, in context: ViewContext) -> [ViewElement] {
    let source = SubviewSource(of: view.base, in: context)
    let place = context.changing().child(.body)
    return place.identified(Result._resolve(place.tracking { view.transform(source.all) }, in: place))
  }
}

/// What is made of the sections of another view.
nonisolated public struct GroupSectionsOfContent<Base: View, Result: View>: PrimitiveView {
  let base: Base
  let transform: (SectionCollection) -> Result

  @MainActor public static func _resolve(_ view: Self, in context: ViewContext) -> [ViewElement] {
    let sections = SectionCollection(of: view.base, in: context)
    let place = context.changing().child(.body)
    return place.identified(Result._resolve(place.tracking { view.transform(sections) }, in: place))
  }
}

extension SubviewSource {
  @MainActor convenience init(of view: some View, in context: ViewContext) {
    var place = context.child(.content)
    place.isLazy = false
    self.init(in: place) { $0.identified($0.resolvePlace(view)) }
  }
}

// MARK: - Loops

nonisolated extension ForEach {
  /// A view for each of those that `view` stands for.
  public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
  where Data == ForEachSubviewCollection<V>, ID == Subview.ID, Content: View {
    self.init(data: ForEachSubviewCollection(view: view), content: content, id: { $0.id })
    resolving = { loop, context in
      let source = SubviewSource(of: loop.data.view, in: context)
      let inner = ForEach<SubviewsCollection, Subview.ID, Content>(
        data: source.all, content: loop.content, id: { $0.id })
      return type(of: inner)._resolve(inner, in: context.changing().child(.body))
    }
  }

  /// A view for each section of `view`.
  public init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content)
  where Data == ForEachSectionCollection<V>, ID == SectionConfiguration.ID, Content: View {
    self.init(data: ForEachSectionCollection(view: view), content: content, id: { $0.id })
    resolving = { loop, context in
      let sections = SectionCollection(of: loop.data.view, in: context)
      let inner = ForEach<SectionCollection, SectionConfiguration.ID, Content>(
        data: sections, content: loop.content, id: { $0.id })
      return type(of: inner)._resolve(inner, in: context.changing().child(.body))
    }
  }
}

/// The views that a view stands for; known when it is drawn, and none before.
nonisolated public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
  let view: Content
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> Subview { preconditionFailure("Index out of range") }
}

/// The sections of a view; known when it is drawn, and none before.
nonisolated public struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
  let view: Content
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> SectionConfiguration { preconditionFailure("Index out of range") }
}
