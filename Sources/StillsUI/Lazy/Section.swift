import Foundation
import StillsCore
import StillsLayout

/// Views that belong together, with a header above and a footer below them.
///
/// Lists and pickers draw it in their own way. In other containers header, content and footer are its children one
/// after another; lazy ones can pin header and footer to the edges of the scroll view.
nonisolated public struct Section<Parent, Content, Footer> {
  package let header: Parent
  package let content: Content
  package let footer: Footer
  package var isExpanded = true

  package init(header: Parent, content: Content, footer: Footer, isExpanded: Bool = true) {
    (self.header, self.content, self.footer, self.isExpanded) = (header, content, footer, isExpanded)
  }
}

extension Section: View, PrimitiveView where Parent: View, Content: View, Footer: View {
  @MainActor public static func _resolve(_ view: Section, in context: ViewContext) -> [ViewElement] {
    let changes = context.environment.sectionChanges
    func part(_ index: Int, _ change: ((inout EnvironmentValues) -> Void)?) -> ViewContext {
      let place = context.child(.index(index))
      return change.map { place.setting($0) } ?? place
    }
    let header = Parent._resolve(view.header, in: part(0, changes?.header))
    let content = view.isExpanded ? Content._resolve(view.content, in: part(1, changes?.content)) : []
    let footer = Footer._resolve(view.footer, in: part(2, changes?.footer))
    guard context.isLazy || context.environment.isInMenu else { return header + content + footer }
    return [SectionElement(header: header, content: content, footer: footer)]
  }
}

/// What the container around changes in the environment of a section's parts.
package struct SectionChanges {
  package var header, content, footer: ((inout EnvironmentValues) -> Void)?

  package init(
    header: ((inout EnvironmentValues) -> Void)? = nil, content: ((inout EnvironmentValues) -> Void)? = nil,
    footer: ((inout EnvironmentValues) -> Void)? = nil
  ) {
    (self.header, self.content, self.footer) = (header, content, footer)
  }
}

extension EnvironmentValues {
  private struct SectionChangesKey: EnvironmentKey { static var defaultValue: SectionChanges? { nil } }

  package var sectionChanges: SectionChanges? {
    get { self[SectionChangesKey.self] }
    set { self[SectionChangesKey.self] = newValue }
  }
}

/// A section in a container that knows sections (`ViewContext.isLazy`); it takes the parts from here.
package final class SectionElement: ViewElement, ElementSequence {
  package let header, content, footer: [ViewElement]
  private lazy var column = MainActor.assumeIsolated { implicitStack(of: header + content + footer) }

  package init(header: [ViewElement], content: [ViewElement], footer: [ViewElement]) {
    (self.header, self.content, self.footer) = (header, content, footer)
    super.init(kind: "Section")
  }

  package func mapped(_ transform: @escaping @MainActor (ViewElement) -> ViewElement) -> ViewElement {
    func map(_ elements: [ViewElement]) -> [ViewElement] {
      elements.map { element in
        (element as? any ElementSequence)?.mapped(transform) ?? MainActor.assumeIsolated { transform(element) }
      }
    }
    let mapped = SectionElement(header: map(header), content: map(content), footer: map(footer))
    mapped.viewNames = viewNames
    return mapped
  }

  /// Passes the names of the views that the section stands for on to its parts.
  package func takeApart() {
    guard !viewNames.isEmpty else { return }
    for element in header + content + footer { element.viewNames.insert(contentsOf: viewNames, at: 0) }
    viewNames = []
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize { column.sizeThatFits(proposal) }
  package override var spacing: ViewSpacing { column.spacing }
  package override func placed(
    in frame: CGRect, proposal: ProposedViewSize, context: PlacementContext
  ) -> PlacedNode {
    PlacedNode(
      element: self, frame: frame, children: [column.placed(in: frame, proposal: proposal, context: context)])
  }
  package override var children: [ViewElement] { header + content + footer }
}
