import Foundation
import StillsLayout

/// Elements that are not known one by one yet. A lazy container takes them apart as it needs them; anybody else sees
/// one element: a column.
package protocol ElementSequence: ViewElement {
  /// The same elements with something around each.
  func mapped(_ transform: @escaping @MainActor (ViewElement) -> ViewElement) -> ViewElement
}

/// A row of a lazy container: its view is resolved when it is first measured or placed. Or many rows, which a lazy container
/// takes apart when it comes to them.
package final class DeferredElement: ViewElement {
  /// How many rows it stands for.
  package let rowCount: Int
  private let context: @MainActor () -> ViewContext
  private let resolve: @MainActor (ViewContext) -> [ViewElement]
  private var resolved: [ViewElement]?
  /// Some of many rows, by their numbers among them; nil for one row.
  package var slice: (@MainActor (Range<Int>) -> DeferredElement)?
  /// Which of many rows has an identity, without making them.
  package var find: (@MainActor (AnyHashable) -> Int?)?
  private lazy var column = MainActor.assumeIsolated { implicitStack(of: elements) }

  package init(
    rowCount: Int = 1, context: @escaping @MainActor () -> ViewContext,
    resolve: @escaping @MainActor (ViewContext) -> [ViewElement]
  ) {
    (self.rowCount, self.context, self.resolve) = (rowCount, context, resolve)
    super.init(kind: "row")
  }

  /// Whether anybody has asked for what it is made of.
  package var isMade: Bool { resolved != nil }

  private var elements: [ViewElement] {
    if let resolved { return resolved }
    let elements = MainActor.assumeIsolated { resolve(context()) }
    resolved = elements
    return elements
  }

  /// What the row is made of, each part named after the views that the row stands for.
  package func expanded() -> [ViewElement] {
    let names = viewNames
    viewNames = []
    if !names.isEmpty { for element in elements { element.viewNames.insert(contentsOf: names, at: 0) } }
    if !identities.isEmpty {
      for element in elements { element.identities += identities.filter { !element.identities.contains($0) } }
    }
    return elements
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize { column.sizeThatFits(proposal) }
  package override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { column.explicitAlignment(key, size: size, proposal: proposal) }
  package override var spacing: ViewSpacing { column.spacing }
  package override var layoutPriority: Double { column.layoutPriority }
  package override var zIndex: Double { resolved == nil ? 0 : column.zIndex }
  package override func layoutValue(for key: ObjectIdentifier) -> Any? { column.layoutValue(for: key) }
  package override func placed(
    in frame: CGRect, proposal: ProposedViewSize, context: PlacementContext
  ) -> PlacedNode {
    PlacedNode(
      element: self, frame: frame, children: [column.placed(in: frame, proposal: proposal, context: context)])
  }
  package override var castsShadowsByParts: Bool { true }
  package override var children: [ViewElement] { resolved ?? [] }
}

extension DeferredElement: ElementSequence {
  package func mapped(_ transform: @escaping @MainActor (ViewElement) -> ViewElement) -> ViewElement {
    mappedRows(transform)
  }

  private func mappedRows(_ transform: @escaping @MainActor (ViewElement) -> ViewElement) -> DeferredElement {
    let resolve = resolve
    let mapped = DeferredElement(rowCount: rowCount, context: context) { context in
      resolve(context).map { ($0 as? any ElementSequence)?.mapped(transform) ?? transform($0) }
    }
    mapped.viewNames = viewNames
    mapped.identities = identities
    mapped.find = find
    if let slice { mapped.slice = { slice($0).mappedRows(transform) } }
    return mapped
  }
}

/// One element for several: a vertical stack with default spacing, as SwiftUI puts around the views of a body where a
/// single view is wanted.
@MainActor package func implicitStack(of elements: [ViewElement]) -> ViewElement {
  if elements.count == 1 { return elements[0] }
  return LayoutElement(VStackLayout(), kind: "VStack", items: elements, details: { "implicit" })
}

/// One element for several, lying over each other: what overlays, backgrounds and masks put around their views.
@MainActor package func implicitLayers(of elements: [ViewElement], alignment: Alignment = .center) -> ViewElement {
  if elements.count == 1 { return elements[0] }
  return LayoutElement(ZStackLayout(alignment: alignment), kind: "ZStack", items: elements, details: { "implicit" })
}
