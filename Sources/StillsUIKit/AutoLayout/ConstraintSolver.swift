import Foundation

/// Solves linear equations and inequalities over unbounded variables, as far as they can hold together.
///
/// The method is Cassowary's (Badros, Borning, Stuckey, 2001): a tableau of rows, each a basic variable in terms of the
/// others; what must hold is added by elimination or by a first phase of the simplex method. What only should hold
/// brings error variables. Instead of one weighted sum of them, each priority is a simplex problem of its own: once
/// its least sum of errors is found, the variables that would make it larger are held at zero for good, so that no
/// number of low priorities outweighs a higher one.
///
/// Pivots take the lowest numbers (Bland's rule): they end, and they are the same everywhere.
///
/// A symbol knows the rows that it may stand in, so that what replaces it costs as much as it changes; no row looks at
/// another one, so their order does not matter.
package struct ConstraintSolver {
  package enum Relation: Int, Hashable, Sendable { case lessThanOrEqual = -1, equal, greaterThanOrEqual }

  /// A constraint that was given up: no solution satisfies it together with `others`, which are kept.
  package struct Conflict: Hashable {
    package var broken: Int
    package var others: [Int]

    package init(broken: Int, others: [Int]) { (self.broken, self.others) = (broken, others) }
  }

  private enum Kind { case external, slack, error, dummy }

  private var kinds: [Kind] = []
  /// The constraint that a slack or dummy variable belongs to.
  private var markers: [Int?] = []
  /// The row in which a symbol is basic.
  private var basicRow: [Int?] = []
  /// One that is no longer needed stays as an empty row.
  private var rows: [LinearExpression] = []
  /// Of each symbol all rows that it stands in, and perhaps others that it once stood in.
  private var rowsOf: [[Int]] = []
  private var rowSymbols: [Int] = []

  package private(set) var conflicts: [Conflict] = []

  package init() {}
}

// MARK: - Variables

extension ConstraintSolver {
  package mutating func makeVariable() -> Int { makeSymbol(.external) }

  private mutating func makeSymbol(_ kind: Kind, of constraint: Int? = nil) -> Int {
    kinds.append(kind)
    markers.append(constraint)
    basicRow.append(nil)
    rowsOf.append([])
    return kinds.count - 1
  }

  /// As it was before the last symbol, which stands in no row yet.
  private mutating func dropLastSymbol() {
    kinds.removeLast()
    markers.removeLast()
    basicRow.removeLast()
    rowsOf.removeLast()
  }

  /// 0 for a variable that nothing determines.
  package func value(of variable: Int) -> Double { basicRow[variable].map { rows[$0].constant } ?? 0 }

  package func value(of expression: LinearExpression) -> Double {
    zip(expression.symbols, expression.coefficients).reduce(expression.constant) { $0 + value(of: $1.0) * $1.1 }
  }
}

// MARK: - What must hold

extension ConstraintSolver {
  /// `expression` related to 0 must hold; `number` names it in `conflicts`. One that cannot hold is left out.
  package mutating func require(_ expression: LinearExpression, _ relation: Relation, number: Int) {
    var row = substituted(expression)
    if relation == .lessThanOrEqual { row.multiply(by: -1) }
    if row.isConstant {
      let holds = relation == .equal ? abs(row.constant) < Self.tolerance : row.constant > -Self.tolerance
      if !holds { conflicts.append(Conflict(broken: number, others: [])) }
      return
    }
    let marker = makeSymbol(relation == .equal ? .dummy : .slack, of: number)
    // row + dummy == 0, or row - slack == 0.
    row.add(symbol: marker, coefficient: relation == .equal ? 1 : -1)
    if let subject = subject(of: row) {
      define(subject, as: row.solved(for: subject))
      return
    }
    if relation != .equal, row.constant >= 0 {
      define(marker, as: row.solved(for: marker))
      return
    }
    let before = self
    guard let others = makeFeasible(row) else { return }
    self = before
    dropLastSymbol()
    conflicts.append(Conflict(broken: number, others: others.filter { $0 != number }))
  }

  /// Rounding errors add up: a constraint off by so many points still holds.
  private static let tolerance = 1e-6

  /// The first phase: an artificial variable takes up what is amiss and is brought to zero. Where that cannot be, the
  /// constraints that stand in the way.
  private mutating func makeFeasible(_ row: LinearExpression) -> [Int]? {
    var row = row
    if row.constant < 0 { row.multiply(by: -1) }
    // Zero wanted, `row` found: artificial = row.
    let artificial = makeSymbol(.error)
    define(artificial, as: row)
    minimize(LinearExpression(symbol: artificial))
    guard let index = basicRow[artificial] else {
      dropColumn(artificial)
      return nil
    }
    let rest = rows[index]
    if rest.constant > Self.tolerance {
      var seen: Set<Int> = []
      return rest.symbols.compactMap { markers[$0] }.filter { seen.insert($0).inserted }
    }
    // Basic at zero: any other variable of its row takes its place.
    if let subject = rest.symbols.first(where: { kinds[$0] != .dummy }) {
      pivot(entering: subject, leaving: index)
      dropColumn(artificial)
    } else {
      dropRow(index)
    }
    return nil
  }
}

// MARK: - What should hold

extension ConstraintSolver {
  /// Constraints of one priority: as little error as the priorities before allow. Higher priorities first.
  package mutating func prefer(_ wishes: [(expression: LinearExpression, relation: Relation)]) {
    var errors = LinearExpression()
    for wish in wishes {
      var row = substituted(wish.expression)
      guard !row.isConstant else { continue }
      if wish.relation == .lessThanOrEqual { row.multiply(by: -1) }
      // row == over - under
      let over = makeSymbol(wish.relation == .equal ? .error : .slack), under = makeSymbol(.error)
      if wish.relation == .equal { errors.add(symbol: over, coefficient: 1) }
      errors.add(symbol: under, coefficient: 1)
      row.add(symbol: over, coefficient: -1)
      row.add(symbol: under, coefficient: 1)
      if let subject = subject(of: row) {
        define(subject, as: row.solved(for: subject))
      } else {
        let subject = row.constant >= 0 ? over : under
        define(subject, as: row.solved(for: subject))
      }
    }
    guard !errors.isConstant else { return }
    for symbol in minimize(errors) { dropColumn(symbol) }
  }
}

// MARK: - The tableau

extension ConstraintSolver {
  private func substituted(_ expression: LinearExpression) -> LinearExpression {
    var result = LinearExpression(expression.constant)
    for (symbol, coefficient) in zip(expression.symbols, expression.coefficients) {
      if let row = basicRow[symbol] {
        result.add(rows[row], times: coefficient)
      } else {
        result.add(symbol: symbol, coefficient: coefficient)
      }
    }
    return result
  }

  /// The variable to solve a row for: of those that the fewest rows stand to change for, the first.
  private func subject(of row: LinearExpression) -> Int? {
    var best: Int?
    for symbol in row.symbols where kinds[symbol] == .external {
      if best.map({ rowsOf[symbol].count < rowsOf[$0].count }) ?? true { best = symbol }
    }
    return best
  }

  /// Makes a symbol basic that was not: everywhere else it is replaced.
  private mutating func define(_ symbol: Int, as expression: LinearExpression) {
    replace(symbol, by: expression, except: nil)
    basicRow[symbol] = rows.count
    for inner in expression.symbols { rowsOf[inner].append(rows.count) }
    rows.append(expression)
    rowSymbols.append(symbol)
  }

  private mutating func pivot(entering: Int, leaving index: Int) {
    let leaving = rowSymbols[index]
    var row = rows[index]
    row.add(symbol: leaving, coefficient: -1)
    let solved = row.solved(for: entering)
    basicRow[leaving] = nil
    replace(entering, by: solved, except: index)
    rows[index] = solved
    rowsOf[leaving].append(index)
    rowSymbols[index] = entering
    basicRow[entering] = index
  }

  /// In all rows but one, which is about to be replaced itself.
  private mutating func replace(_ symbol: Int, by expression: LinearExpression, except own: Int?) {
    var added: [Int] = []
    for index in rowsOf[symbol] where index != own {
      rows[index].substitute(symbol, by: expression, adding: &added)
      for new in added { rowsOf[new].append(index) }
      added.removeAll(keepingCapacity: true)
    }
    rowsOf[symbol] = []
  }

  /// The symbol is zero from now on.
  private mutating func dropColumn(_ symbol: Int) {
    for index in rowsOf[symbol] { rows[index].remove(symbol) }
    rowsOf[symbol] = []
  }

  private mutating func dropRow(_ index: Int) {
    basicRow[rowSymbols[index]] = nil
    rows[index] = LinearExpression()
  }

  /// Brings `objective` to its least value; the symbols that would make it larger.
  @discardableResult
  private mutating func minimize(_ objective: LinearExpression) -> [Int] {
    var objective = substituted(objective)
    // Bland's rule ends; the limit is for what rounding errors might do to it.
    for _ in 0..<Self.pivotLimit {
      guard let entering = entering(objective), let leaving = leaving(for: entering) else { break }
      pivot(entering: entering, leaving: leaving)
      var added: [Int] = []
      objective.substitute(entering, by: rows[leaving], adding: &added)
    }
    return zip(objective.symbols, objective.coefficients).filter { $0.1 > 0 && kinds[$0.0] != .dummy }.map(\.0)
  }

  private static let pivotLimit = 10_000

  private func entering(_ objective: LinearExpression) -> Int? {
    for (symbol, coefficient) in zip(objective.symbols, objective.coefficients)
    where coefficient < -LinearExpression.epsilon && kinds[symbol] != .dummy { return symbol }
    return nil
  }

  /// The row that reaches zero first as `entering` grows; among equals the one of the lowest symbol.
  private func leaving(for entering: Int) -> Int? {
    var best: (row: Int, ratio: Double)?
    for index in rowsOf[entering] where kinds[rowSymbols[index]] != .external {
      let coefficient = rows[index].coefficient(of: entering)
      guard coefficient < -LinearExpression.epsilon else { continue }
      let ratio = -rows[index].constant / coefficient
      if let known = best, ratio > known.ratio || (ratio == known.ratio && rowSymbols[index] > rowSymbols[known.row]) {
        continue
      }
      best = (index, ratio)
    }
    return best?.row
  }
}
