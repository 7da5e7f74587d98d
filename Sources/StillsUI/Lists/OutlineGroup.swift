import Foundation
import StillsCore

/// A tree of data as rows that can be opened, closed at first.
nonisolated public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
  let data: [Data.Element]
  let id: (Data.Element) -> ID
  let children: (Data.Element) -> Data?
  let content: (Data.Element) -> Leaf

  init(
    items data: [Data.Element], id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    content: @escaping (Data.Element) -> Leaf
  ) {
    nonisolated(unsafe) let idPath = id
    nonisolated(unsafe) let childPath = children
    (self.data, self.content) = (data, content)
    (self.id, self.children) = ({ $0[keyPath: idPath] }, { $0[keyPath: childPath] })
  }

  private init(
    items data: [Data.Element], id: @escaping (Data.Element) -> ID, children: @escaping (Data.Element) -> Data?,
    content: @escaping (Data.Element) -> Leaf
  ) { (self.data, self.id, self.children, self.content) = (data, id, children, content) }
}

extension OutlineGroup: View where Leaf: View {
  public var body: some View {
    ForEach(data: data, content: { AnyView(row($0)) }, id: id)
  }

  /// Without a collection a leaf; with one, even an empty one, a row that can be opened.
  @ViewBuilder private func row(_ item: Data.Element) -> some View {
    if let inside = children(item) {
      DisclosureGroup {
        OutlineGroup(items: Array(inside), id: id, children: children, content: content)
      } label: {
        content(item)
      }
    } else {
      content(item)
    }
  }
}

/// What opens under a row of a tree.
nonisolated public struct OutlineSubgroupChildren: View {
  let content: AnyView
  public var body: some View { content }
}

// MARK: - Creating

nonisolated extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  public init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element { self.init(items: Array(data), id: id, children: children, content: content) }

  public init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element { self.init(items: [root], id: id, children: children, content: content) }

  public init<DataElement: Identifiable>(
    _ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element, ID == DataElement.ID {
    self.init(items: Array(data), id: \.id, children: children, content: content)
  }

  public init<DataElement: Identifiable>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element, ID == DataElement.ID {
    self.init(items: [root], id: \.id, children: children, content: content)
  }
}

/// A tree of rows, as a list has it.
public typealias _OutlineOf<Data: RandomAccessCollection, ID: Hashable, Row: View> =
  OutlineGroup<Data, ID, Row, Row, DisclosureGroup<Row, OutlineSubgroupChildren>>

nonisolated extension List where SelectionValue == Never {
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == _OutlineOf<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    content = OutlineGroup(data, children: children, content: rowContent)
  }

  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == _OutlineOf<Data, ID, Row> {
    content = OutlineGroup(data, id: id, children: children, content: rowContent)
  }
}

nonisolated extension List where SelectionValue: Hashable {
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == _OutlineOf<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    content = OutlineGroup(data, children: children, content: rowContent)
  }

  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == _OutlineOf<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    content = OutlineGroup(data, children: children, content: rowContent)
  }
}
