import Foundation
import StillsCore
import SwiftUI
import Testing

private struct Trees: View {
  @Environment(\.managedObjectContext) private var context
  @FetchRequest(sortDescriptors: [SortDescriptor(\.height, order: .reverse)]) private var trees: FetchedResults<Tree>
  @FetchRequest(
    sortDescriptors: [_NSSortDescriptor(keyPath: \Tree.name, ascending: true)],
    predicate: _NSPredicate(format: "isOld == %d", true), animation: .default)
  private var old: FetchedResults<Tree>
  @FetchRequest(fetchRequest: Tree.fetchRequest()) private var all: FetchedResults<Tree>
  @FetchRequest(entity: Tree.entity(), sortDescriptors: []) private var others: FetchedResults<Tree>

  var body: some View {
    VStack {
      ForEach(trees) { TreeRow(tree: $0) }
      Text("\(old.count) of \(all.count), \(others.isEmpty)")
      Button("Grow") {
        trees.last?.isOld = true
        trees.last?.height += 90
      }
      Button("Plant") { Orchard.plant("New", 1, in: context) }
      Button("Fell") { trees.first.map(context.delete) }
      Button("Search") { trees.nsPredicate = _NSPredicate(format: "name CONTAINS 'p'") }
    }
  }
}

private struct TreeRow: View {
  @ObservedObject var tree: Tree
  var body: some View { Text("\(tree.name ?? "") \(tree.height)") }
}

private struct Filtered: View {
  @FetchRequest private var found: FetchedResults<Tree>
  init(_ start: String) {
    _found = FetchRequest(sortDescriptors: [], predicate: _NSPredicate(format: "name BEGINSWITH %@", start))
  }
  var body: some View { Text(found.map { $0.name ?? "" }.joined(separator: " ")) }
}

private struct Filter: View {
  @State private var start = "A"
  var body: some View {
    Filtered(start)
    Button("Other") { start = "P" }
  }
}

private struct Sections: View {
  @SectionedFetchRequest(
    sectionIdentifier: \Tree.height, sortDescriptors: [SortDescriptor(\Tree.height), SortDescriptor(\Tree.name)])
  private var sections: SectionedFetchResults<Int16, Tree>

  var body: some View {
    ForEach(sections) { section in
      Text("\(section.id): \(section.map { $0.name ?? "" }.joined(separator: " "))")
    }
  }
}

private struct Ordered: View {
  @FetchRequest(sortDescriptors: [SortDescriptor(\Tree.name)]) private var trees: FetchedResults<Tree>

  var body: some View {
    Text(trees.sortDescriptors.first?.order == .reverse ? "backwards" : "forwards")
    Text(trees.map { $0.name ?? "" }.joined(separator: " "))
    Button("Turn") { trees.sortDescriptors = [SortDescriptor(\Tree.name, order: .reverse)] }
  }
}

@MainActor struct FetchRequestTests {
  private func orchard() throws -> NSManagedObjectContext {
    let context = Orchard.container().viewContext
    Orchard.plant("Apple", 5, in: context)
    Orchard.plant("Pear", 7, in: context)
    Orchard.plant("Plum", 5, in: context)
    try context.save()
    return context
  }

  @Test func viewsReadAndChangeTheirOrder() throws {
    let stage = try Stage(Ordered().environment(\.managedObjectContext, orchard()))
    #expect(Array(stage.strings.prefix(2)) == ["forwards", "Apple Pear Plum"])
    try stage.tap(.button, "Turn")
    #expect(Array(stage.strings.prefix(2)) == ["backwards", "Plum Pear Apple"])
  }

  @Test func viewsFollowTheirContext() throws {
    let context = try orchard()
    let stage = try Stage(Trees().environment(\.managedObjectContext, context))
    func rows() -> [String] { stage.strings.filter { $0.contains(" ") } }
    #expect(rows() == ["Pear 7", "Apple 5", "Plum 5", "0 of 3, false"])
    try stage.tap(.button, "Grow")
    #expect(rows() == ["Plum 95", "Pear 7", "Apple 5", "1 of 3, false"])
    try stage.tap(.button, "Plant")
    #expect(rows() == ["Plum 95", "Pear 7", "Apple 5", "New 1", "1 of 4, false"])
    try stage.tap(.button, "Fell")
    #expect(rows() == ["Pear 7", "Apple 5", "New 1", "0 of 3, false"])
    try stage.tap(.button, "Search")
    #expect(rows() == ["Apple 5", "0 of 3, false"])
    context.delete(try #require(try context.fetch(Tree.fetchRequest()).first))
    try stage.settle()
    #expect(rows() == ["0 of 2, false"])
  }

  @Test func viewsThatAskForSomethingElseFindIt() throws {
    let stage = try Stage(Filter().environment(\.managedObjectContext, try orchard()))
    #expect(stage.strings.first == "Apple")
    try stage.tap(.button, "Other")
    #expect(stage.strings.first == "Pear Plum")
  }

  @Test func sectionsHaveWhatTheyHaveInCommon() throws {
    let view = VStack { Sections() }.environment(\.managedObjectContext, try orchard())
    #expect(try RenderKit.place(view).strings == ["5: Apple Plum", "7: Pear"])
  }

  @Test func withoutAContextNothingIsFoundAndThatIsSaid() throws {
    #expect(try RenderKit.reports(Filtered("A")).contains { $0.contains("there is no managedObjectContext above") })
  }
}
