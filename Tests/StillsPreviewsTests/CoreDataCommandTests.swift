import Foundation
import Testing

@testable import StillsPreviews

/// Apps that keep their objects with Core Data, from the command line.
@Suite(.onOwnThreads) struct CoreDataCommandTests {
  private static func model(_ entities: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift">
    \(entities)
    </model>
    """
  }

  private static let library = model(
    """
    <entity name="Shelf" representedClassName="Shelf" syncable="YES" codeGenerationType="class">
      <attribute name="name" optional="YES" attributeType="String"/>
      <relationship name="books" optional="YES" toMany="YES" deletionRule="Cascade" destinationEntity="Book"
        inverseName="shelf" inverseEntity="Book"/>
    </entity>
    <entity name="Book" representedClassName=".Book" syncable="YES" codeGenerationType="class">
      <attribute name="title" attributeType="String" defaultValueString="No &quot;title&quot;"/>
      <attribute name="pages" attributeType="Integer 16" defaultValueString="7" usesScalarValueType="YES"/>
      <attribute name="isRead" optional="YES" attributeType="Boolean" usesScalarValueType="YES"/>
      <attribute name="bought" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
      <attribute name="rating" optional="YES" attributeType="Double" usesScalarValueType="NO"/>
      <relationship name="shelf" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Shelf"
        inverseName="books" inverseEntity="Shelf"/>
    </entity>
    """)

  private static let store = """
    import CoreData

    struct Store {
      static let shared = Store()
      static var sample: Store = {
        let store = Store(inMemory: true)
        let context = store.container.viewContext
        let shelf = Shelf(context: context)
        shelf.name = "Novels"
        for number in 1...3 {
          let book = Book(context: context)
          book.title = "Book \\(number)"
          book.pages = Int16(number * 100)
          book.shelf = shelf
        }
        shelf.addToBooks(Book(context: context))
        do { try context.save() } catch { fatalError("\\((error as NSError).userInfo)") }
        return store
      }()
      let container: NSPersistentContainer

      init(inMemory: Bool = false) {
        container = NSPersistentContainer(name: "Library")
        if inMemory { container.persistentStoreDescriptions.first!.url = URL(fileURLWithPath: "/dev/null") }
        container.loadPersistentStores(completionHandler: { (description, error) in
          if let error = error as NSError? { fatalError("\\(error), \\(error.userInfo)") }
        })
        container.viewContext.automaticallyMergesChangesFromParent = true
      }
    }
    """

  private static let view = """
    import CoreData
    import SwiftUI

    struct Books: View {
      @Environment(\\.managedObjectContext) private var context
      @FetchRequest(
        sortDescriptors: [NSSortDescriptor(keyPath: \\Book.pages, ascending: false)],
        predicate: NSPredicate(format: "pages > %d AND title BEGINSWITH[c] %@", 50, "book"), animation: .default)
      private var books: FetchedResults<Book>
      @FetchRequest(entity: Shelf.entity(), sortDescriptors: []) var shelves: FetchedResults<Shelf>

      var body: some View {
        VStack {
          ForEach(books) { book in Row(book: book) }
          ForEach(shelves) { shelf in
            Text("\\(shelf.name ?? "") \\(shelf.books?.count ?? 0)")
            ForEach((shelf.books as? Set<Book> ?? []).sorted { $0.pages < $1.pages }) { Text($0.title ?? "") }
          }
        }
        .onAppear {
          books.last.map(context.delete)
          books.first?.title = "Book of changes"
          let request: NSFetchRequest<Book> = Book.fetchRequest()
          request.predicate = NSPredicate(format: "shelf.name == %@ AND isRead != YES", "Novels")
          if let count = try? context.count(for: request) { shelves.first?.name = "Novels: \\(count)" }
        }
      }
    }

    struct Row: View {
      @ObservedObject var book: Book
      var body: some View { Text("\\(book.title!), \\(book.pages), \\(book.rating?.intValue ?? -1)") }
    }

    struct Books_Previews: PreviewProvider {
      static var previews: some View {
        Books().environment(\\.managedObjectContext, Store.sample.container.viewContext)
      }
    }
    """

  @Test(arguments: ["App", "App/Views/Books.swift App/Store.swift"])
  func classesComeFromTheModel(paths: String) throws {
    let tool = try CommandLineTool([
      "App/Store.swift": Self.store, "App/Views/Books.swift": Self.view, "App/App.xcodeproj/x": "",
      "App/Data/Library.xcdatamodeld/Library.xcdatamodel/contents": Self.library,
    ])
    defer { tool.remove() }
    let run = try tool.run(arguments: ["inspect"] + paths.split(separator: " ").map(String.init))
    #expect(run.status == 0, "\(run.errors)")
    let texts = [
      "Book of changes, 300, -1", "Book 2, 200, -1", "Novels: 3 3", "No \"title\"", "Book 2", "Book of changes",
    ]
    for text in texts { #expect(run.output.contains("“\(text)”"), "\(text) in \(run.output)") }
    #expect(!run.output.contains("Book 1"))
    #expect(run.errors.isEmpty, "\(run.errors)")
  }

  @Test func classesWrittenByHandReadTheirValues() throws {
    let source = """
      import CoreData
      import SwiftUI

      @objc(Team) public class Team: NSManagedObject {}
      extension Team {
        @nonobjc public class func fetchRequest() -> NSFetchRequest<Team> { NSFetchRequest<Team>(entityName: "Team") }
        @NSManaged public var name: String
        @NSManaged public var players: NSOrderedSet?
        var shown: String { players!.array.map { ($0 as! Player).name }.joined(separator: " ") }
      }
      extension Team {
        @objc(addPlayersObject:) @NSManaged public func addToPlayers(_ value: Player)
        @objc(addPlayers:) @NSManaged public func addToPlayers(_ values: NSOrderedSet)
        @objc(removeObjectFromPlayersAtIndex:)
        @NSManaged public func removeFromPlayers(at idx: Int)
        @objc(insertObject:inPlayersAtIndex:)
        @NSManaged public func insertIntoPlayers(_ value: Player, at idx: Int)
      }
      public final class Player: NSManagedObject, Identifiable {
        enum Role: Int16 { case keeper, striker }
        @NSManaged var name: String
        @NSManaged private var roleValue: Int16
        @NSManaged var team: Team?
        @NSManaged var tags: Set<String>?
        var role: Role {
          get { Role(rawValue: roleValue)! }
          set { roleValue = newValue.rawValue }
        }
        convenience init(_ name: String, in context: NSManagedObjectContext) {
          self.init(context: context)
          self.name = name
        }
        public override func awakeFromInsert() {
          super.awakeFromInsert()
          setPrimitiveValue("new", forKey: "name")
        }
      }
      #Preview {
        let container = NSPersistentContainer(name: "Teams")
        container.loadPersistentStores { _, error in precondition(error == nil) }
        let context = container.viewContext
        let team = Team(context: context)
        team.name = "Reds"
        for name in ["Ada", "Bo"] { team.addToPlayers(Player(name, in: context)) }
        team.insertIntoPlayers(Player(context: context), at: 0)
        let found = try! context.fetch(Player.fetchRequest()) as! [Player]
        found[0].role = .striker
        return VStack {
          Text(team.shown)
          Text("\\(found.count) \\(found[0].role == .striker) \\(found[0].team?.name ?? "none")")
          Text(try! context.fetch(Team.fetchRequest())[0].name)
        }
      }
      """
    let model = Self.model(
      """
      <entity name="Team" representedClassName="Team" syncable="YES">
        <attribute name="name" optional="YES" attributeType="String"/>
        <relationship name="players" toMany="YES" ordered="YES" deletionRule="Nullify" destinationEntity="Player"
          inverseName="team" inverseEntity="Player"/>
      </entity>
      <entity name="Player" representedClassName="Player" syncable="YES">
        <attribute name="name" optional="YES" attributeType="String"/>
        <attribute name="roleValue" attributeType="Integer 16" defaultValueString="0" usesScalarValueType="YES"/>
        <attribute name="tags" optional="YES" attributeType="Transformable"/>
        <relationship name="team" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Team"
          inverseName="players" inverseEntity="Team"/>
      </entity>
      """)
    let tool = try CommandLineTool([
      "Team.swift": source, "Teams.xcdatamodeld/Teams 2.xcdatamodel/contents": model,
      "Teams.xcdatamodeld/Teams.xcdatamodel/contents": Self.model(""),
      "Teams.xcdatamodeld/.xccurrentversion":
        "<plist><dict><key>_XCCurrentVersionName</key><string>Teams 2.xcdatamodel</string></dict></plist>",
    ])
    defer { tool.remove() }
    let run = try tool.run("inspect", "Team.swift")
    #expect(run.status == 0, "\(run.errors)")
    for text in ["new Ada Bo", "3 true Reds", "Reds"] {
      #expect(run.output.contains("“\(text)”"), "\(text) in \(run.output)")
    }
    #expect(run.errors.isEmpty, "\(run.errors)")
  }

  @Test func aModelThatIsMissingIsNamed() throws {
    let tool = try CommandLineTool([
      "V.swift": """
      import CoreData
      import SwiftUI
      #Preview { Text(NSPersistentContainer(name: "Nowhere").name) }
      """
    ])
    defer { tool.remove() }
    let run = try tool.run("inspect", "V.swift")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.contains("there is no Nowhere.xcdatamodeld beside the sources"), "\(run.errors)")
  }

  // MARK: - The copy

  @Test func managedPropertiesKeepTheirLinesAndGetAccessors() {
    let source = """
      class A: NSManagedObject {
        @NSManaged public var list: [String: Set<Int>]?
        @NSManaged var `default`: Bool // on
        @NSManaged func addToB(_ value: B)
        var own = 1
      }
      """
    let copy = SourceCopy(SourceFile(path: "A.swift", absolutePath: "/A.swift", bytes: Array(source.utf8)))
    let lines = String(decoding: copy.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    let body = lines.dropFirst(SourceCopy.headerLines).map(String.init)
    func trimmed(_ index: Int) -> String { body[index].trimmingCharacters(in: .whitespaces) }
    #expect(
      trimmed(1)
        == "public var list: [String: Set<Int>]? "
        + "{ get { _managedValue(\"list\") } set { _setManagedValue(newValue, \"list\") } }")
    #expect(trimmed(2).hasPrefix("var `default`: Bool { get { _managedValue(\"default\") }"))
    #expect(trimmed(2).hasSuffix("// on"))
    #expect(trimmed(3) == "func addToB(_ value: B) { _managedCall(\"addToB\", value) }")
    #expect(trimmed(4) == "var own = 1")
  }
}
