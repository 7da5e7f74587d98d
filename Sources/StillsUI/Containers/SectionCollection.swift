import Foundation
import StillsCore

/// A section of a view, in parts that can be put somewhere else. Views outside of sections make one without header and
/// footer.
nonisolated public struct SectionConfiguration: Identifiable {
  public struct ID: Hashable { let index: Int }

  public let id: ID
  public let header, content, footer: SubviewsCollection

  /// What the section's views say to containers around: as the first of them does.
  public var containerValues: ContainerValues {
    content.first?.containerValues ?? header.first?.containerValues ?? ContainerValues()
  }
}

/// The sections of a view.
nonisolated public struct SectionCollection: RandomAccessCollection {
  private let sections: [SectionConfiguration]

  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

extension SectionCollection {
  @MainActor init(of view: some View, in context: ViewContext) {
    let first = FoundEntries()
    var place = context.child(.content)
    place.isLazy = true
    let source = SubviewSource(in: place) { context in
      var context = context
      // Sections are kept together in what makes its rows one by one.
      context.isLazy = true
      let all = LazyEntries(context.identified(context.resolvePlace(view)))
      var found: [LazyEntry] = []
      while let entry = all[found.count] { found.append(entry) }
      if first.entries.isEmpty { first.entries = found }
      return found.map(\.element)
    }
    sections = Self.sections(of: first.entries, source)
  }

  private static func sections(of entries: [LazyEntry], _ source: SubviewSource) -> [SectionConfiguration] {
    var sections: [SectionConfiguration] = []
    var start = entries.startIndex
    while start < entries.endIndex {
      let end = entries[start...].firstIndex { $0.section != entries[start].section } ?? entries.endIndex
      func views(_ role: LazyEntry.Role) -> SubviewsCollection {
        SubviewsCollection(source: source, places: (start..<end).filter { entries[$0].role == role })
      }
      sections.append(
        SectionConfiguration(
          id: SectionConfiguration.ID(index: sections.count), header: views(.header), content: views(.content),
          footer: views(.footer)))
      start = end
    }
    return sections
  }
}

private final class FoundEntries {
  var entries: [LazyEntry] = []
}
