import Foundation
import StillsCore

/// Rows under each other, in the look of the system's lists.
///
/// Proposes each row its width; takes all the room it is offered; shows the list from its beginning.
nonisolated public struct List<SelectionValue, Content: View>: PrimitiveView {
  let content: Content
  var selection: ListSelection?

  @MainActor public static func _resolve(_ view: List, in context: ViewContext) -> [ViewElement] {
    [ListElement(view.content, style: context.environment.listLook, selection: view.selection, in: context)]
  }
}

/// Controls under each other, in the look of the system's settings.
nonisolated public struct Form<Content: View>: PrimitiveView {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public static func _resolve(_ view: Form, in context: ViewContext) -> [ViewElement] {
    let style = context.environment.listLook
    return [ListElement(view.content, style: style == .plain ? .plain : style, in: context)]
  }
}

// MARK: - Creating

nonisolated extension List where SelectionValue == Never {
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    content = ForEach(data, content: rowContent)
  }

  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    content = ForEach(data, id: id, content: rowContent)
  }

  public init<Row: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row)
  where Content == ForEach<Range<Int>, Int, Row> {
    content = ForEach(data, content: rowContent)
  }

  public init<C, Row: View>(
    _ data: Binding<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
  )
  where
    Content == ForEach<LazyMapSequence<C.Indices, (C.Index, C.Element.ID)>, C.Element.ID, Row>, C: MutableCollection,
    C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {
    content = ForEach(data, content: rowContent)
  }

  public init<C, ID: Hashable, Row: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
  )
  where
    Content == ForEach<LazyMapSequence<C.Indices, (C.Index, ID)>, ID, Row>, C: MutableCollection,
    C: RandomAccessCollection, C.Index: Hashable
  {
    content = ForEach(data, id: id, content: rowContent)
  }
}

nonisolated extension List where SelectionValue: Hashable {
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    (self.content, self.selection) = (content(), ListSelection(selection))
  }
  // A set is of the values that are chosen, not one itself.
  @_disfavoredOverload
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    (self.content, self.selection) = (content(), ListSelection(selection))
  }
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    (self.content, self.selection) = (content(), ListSelection(selection))
  }

  public init<Row: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    (content, self.selection) = (ForEach(data, id: \.self, content: rowContent), ListSelection(selection))
  }

  public init<Row: View>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    (content, self.selection) = (ForEach(data, id: \.self, content: rowContent), ListSelection(selection))
  }

  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    (content, self.selection) = (ForEach(data, content: rowContent), ListSelection(selection))
  }

  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    (content, self.selection) = (ForEach(data, content: rowContent), ListSelection(selection))
  }

  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    (content, self.selection) = (ForEach(data, id: id, content: rowContent), ListSelection(selection))
  }

  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    (content, self.selection) = (ForEach(data, id: id, content: rowContent), ListSelection(selection))
  }
}
