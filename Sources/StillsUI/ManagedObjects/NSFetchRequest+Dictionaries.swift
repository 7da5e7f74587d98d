import Foundation

extension NSFetchRequest {
  /// What is asked for of each object, or of each group of them; one dictionary where sums and the like are.
  func dictionaries(_ objects: [NSManagedObject]) -> [NSDictionary] {
    let columns = columns(of: objects)
    var rows: [[String: Any]] = []
    for group in groups(of: objects, columns) {
      let row = columns.reduce(into: [String: Any]()) { row, column in row[column.name] = column.value(group) }
      guard havingPredicate?.evaluate(with: row) ?? true else { continue }
      if returnsDistinctResults, rows.contains(where: { Self.areEqual($0, row) }) { continue }
      rows.append(row)
    }
    return rows.map { row in
      let dictionary = NSMutableDictionary()
      for (key, value) in row { dictionary.setObject(value, forKey: NSString(string: key)) }
      return dictionary
    }
  }

  private static func areEqual(_ one: [String: Any], _ other: [String: Any]) -> Bool {
    one.count == other.count && one.allSatisfy { KeyValues.isEqual(other[$0.key], $0.value) }
  }

  // MARK: - Columns

  private typealias Column = (name: String, value: ([NSManagedObject]) -> Any?, isAggregate: Bool)

  /// What is asked for by name; all attributes unless somebody asks for less.
  private func columns(of objects: [NSManagedObject]) -> [Column] {
    let wanted: [Any] = propertiesToFetch ?? objects.first?.entity.attributes.map(\.name) ?? []
    return wanted.compactMap { property -> Column? in
      if let expression = property as? NSExpressionDescription, let term = expression.expression?.term {
        return Self.column(expression.name, term)
      }
      guard let name = Self.name(of: property) else { return nil }
      return (name, { $0.first.flatMap { KeyValues.value(of: $0, path: name) } }, false)
    }
  }

  private static func column(_ name: String, _ term: PredicateTerm) -> Column {
    guard case .function(let function, let terms) = term, let first = terms.first,
      ["sum", "count", "min", "max", "average"].contains(function)
    else { return (name, { $0.first.flatMap { term.value($0, [:]) } }, false) }
    return (
      name,
      { objects in
        PredicateTerm.function(function, [.value(objects.compactMap { first.value($0, [:]) })]).value(nil, [:])
      }, true
    )
  }

  private static func name(of property: Any) -> String? {
    (property as? NSPropertyDescription)?.name ?? KeyValues.text(property)
  }

  // MARK: - Groups

  /// Those that agree in all that is grouped by; else all together for sums, or each alone.
  private func groups(of objects: [NSManagedObject], _ columns: [Column]) -> [[NSManagedObject]] {
    guard let propertiesToGroupBy else {
      return columns.contains(where: \.isAggregate) ? [objects] : objects.map { [$0] }
    }
    let names = propertiesToGroupBy.compactMap { Self.name(of: $0) }
    var groups: [[NSManagedObject]] = []
    for object in objects {
      let place = groups.firstIndex { group in
        names.allSatisfy { KeyValues.isEqual(group.first?.value(forKey: $0), object.value(forKey: $0)) }
      }
      if let place { groups[place].append(object) } else { groups.append([object]) }
    }
    return groups
  }
}
