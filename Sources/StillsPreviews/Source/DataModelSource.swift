import StillsLexer
import StillsUI

/// The classes that Xcode makes of data models, and the list by which objects are made.
struct DataModelSource {
  /// No two files of a module may have one name.
  static let name = "Stills+Models.swift"

  /// Swift; empty where nothing is stored.
  let text: String

  private init(text: String) { self.text = text }

  init(for sources: SourceSet) {
    guard Self.usesCoreData(sources.files) else {
      self = DataModelSource(text: "")
      return
    }
    self.init(DataModelSearch.models(beside: sources), classes: ManagedClasses(sources.files))
  }

  init(_ models: [DataModelFile], classes: ManagedClasses) {
    let generation = Generation(models, classes)
    var text = "import Foundation\nimport SwiftUI\n" + generation.types
    text += "private enum _StillsManagedObjects: StillsUI._ManagedObjectRegistry {\n"
    text += "  static func register(_ models: StillsUI._ManagedObjectModels) {\n"
    for path in generation.made {
      text += "    models.add(\(path).self) { \(path)(entity: $0, insertInto: $1) }\n"
    }
    for model in models {
      text += "    models.add(model: \(Self.literal(model.name)), contents: \(Self.literal(model.contents)))\n"
    }
    self.text = text + "  }\n}\n"
  }

  private static func usesCoreData(_ files: [SourceFile]) -> Bool {
    files.contains { file in
      ImportStatement.all(in: TokenList(file.bytes)).contains { $0.module == "CoreData" }
    }
  }

  private static func literal(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": literal += "\\\(scalar)"
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }
}

/// Classes and their properties, as Xcode writes them.
private struct Generation {
  private(set) var types = ""
  /// Classes of which objects can be made.
  private(set) var made: [String]
  private let models: [DataModelFile]
  private let classes: ManagedClasses

  init(_ models: [DataModelFile], _ classes: ManagedClasses) {
    (self.models, self.classes) = (models, classes)
    made = classes.declarations.filter(\.canBeMade).map(\.path)
    var written: Set<String> = []
    for model in models {
      for entity in model.entities where isName(entity.className) && written.insert(entity.className).inserted {
        if entity.generation == .whole, classes.classNames.contains(entity.className) { continue }
        if entity.generation == .extensionOnly, !classes.classNames.contains(entity.className) { continue }
        guard entity.generation != .none else { continue }
        if entity.generation == .whole {
          let base = parent(of: entity, in: model) ?? "StillsUI.NSManagedObject"
          types += "public class \(entity.className): \(base) {}\n"
          made.append(entity.className)
        }
        types += members(entity, in: model)
        if !classes.identifiable.contains(entity.className), parent(of: entity, in: model) == nil {
          types += "extension \(entity.className): Swift.Identifiable {}\n"
        }
      }
    }
  }

  private func isName(_ name: String) -> Bool {
    name != "NSManagedObject" && name.first?.isNumber == false
      && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  private func parent(of entity: DataModelFile.Entity, in model: DataModelFile) -> String? {
    model.entities.first { $0.name == entity.parent }.map(\.className).flatMap { isName($0) ? $0 : nil }
  }

  private func members(_ entity: DataModelFile.Entity, in model: DataModelFile) -> String {
    let name = entity.className
    var text = "extension \(name) {\n"
    text += "  public class func fetchRequest() -> StillsUI.NSFetchRequest<\(name)> "
    text += "{ StillsUI.NSFetchRequest<\(name)>(entityName: \"\(entity.name)\") }\n"
    for attribute in entity.attributes { text += property(attribute.name, Self.type(attribute)) }
    for relationship in entity.relationships {
      let target = model.entities.first { $0.name == relationship.destination }?.className ?? "NSManagedObject"
      let type = isName(target) ? target : "StillsUI.NSManagedObject"
      if relationship.isToMany {
        text += property(relationship.name, relationship.isOrdered ? "Foundation.NSOrderedSet?" : "Foundation.NSSet?")
        text += methods(relationship, type)
      } else {
        text += property(relationship.name, "\(type)?")
      }
    }
    return text + "}\n"
  }

  private func property(_ name: String, _ type: String) -> String {
    "  public var `\(name)`: \(type) "
      + "{ get { _managedValue(\"\(name)\") } set { _setManagedValue(newValue, \"\(name)\") } }\n"
  }

  private func methods(_ relationship: DataModelFile.Relationship, _ type: String) -> String {
    let name = relationship.name.prefix(1).uppercased() + relationship.name.dropFirst()
    let set = relationship.isOrdered ? "Foundation.NSOrderedSet" : "Foundation.NSSet"
    func method(_ head: String, _ parameters: String, _ arguments: String) -> String {
      "  public func \(head)(\(parameters)) { _managedCall(\"\(head)\", \(arguments)) }\n"
    }
    var text = ""
    for head in ["addTo\(name)", "removeFrom\(name)"] {
      text += method(head, "_ value: \(type)", "value") + method(head, "_ values: \(set)", "values")
    }
    guard relationship.isOrdered else { return text }
    text += method("insertInto\(name)", "_ value: \(type), at idx: Swift.Int", "value, idx")
    text += method("insertInto\(name)", "_ values: [\(type)], at indexes: Foundation.NSIndexSet", "values, indexes")
    text += method("removeFrom\(name)", "at idx: Swift.Int", "idx")
    text += method("removeFrom\(name)", "at indexes: Foundation.NSIndexSet", "indexes")
    text += method("replace\(name)", "at idx: Swift.Int, with value: \(type)", "idx, value")
    text += method("replace\(name)", "at indexes: Foundation.NSIndexSet, with values: [\(type)]", "indexes, values")
    return text
  }

  /// Values that are no numbers are optional, whatever the model says.
  private static func type(_ attribute: DataModelFile.Attribute) -> String {
    let isScalar = attribute.isScalar
    switch attribute.type {
    case "Integer 16": return isScalar ? "Swift.Int16" : "Foundation.NSNumber?"
    case "Integer 32": return isScalar ? "Swift.Int32" : "Foundation.NSNumber?"
    case "Integer 64": return isScalar ? "Swift.Int64" : "Foundation.NSNumber?"
    case "Double": return isScalar ? "Swift.Double" : "Foundation.NSNumber?"
    case "Float": return isScalar ? "Swift.Float" : "Foundation.NSNumber?"
    case "Boolean": return isScalar ? "Swift.Bool" : "Foundation.NSNumber?"
    case "Date": return isScalar ? "Foundation.TimeInterval" : "Foundation.Date?"
    case "Decimal": return "Foundation.NSDecimalNumber?"
    case "String": return "Swift.String?"
    case "Binary": return "Foundation.Data?"
    case "UUID": return "Foundation.UUID?"
    case "URI": return "Foundation.URL?"
    case "Transformable": return "\(attribute.className ?? "Foundation.NSObject")?"
    default: return "Foundation.NSObject?"
    }
  }
}
