import Foundation

/// A constant and multiples of variables, which are numbered; no variable twice, in ascending order.
package struct LinearExpression: Hashable {
  package private(set) var symbols: [Int] = []
  package private(set) var coefficients: [Double] = []
  package var constant: Double

  package init(_ constant: Double = 0) { self.constant = constant }

  package init(symbol: Int, coefficient: Double = 1) {
    constant = 0
    guard coefficient != 0 else { return }
    (symbols, coefficients) = ([symbol], [coefficient])
  }

  /// What is smaller than this is a rounding error.
  package static let epsilon = 1e-9
}

// MARK: - Querying

extension LinearExpression {
  package var isConstant: Bool { symbols.isEmpty }

  package func coefficient(of symbol: Int) -> Double { index(of: symbol).map { coefficients[$0] } ?? 0 }

  private func index(of symbol: Int) -> Int? {
    var low = 0, high = symbols.count
    while low < high {
      let middle = (low + high) / 2
      if symbols[middle] < symbol { low = middle + 1 } else { high = middle }
    }
    return low < symbols.count && symbols[low] == symbol ? low : nil
  }
}

// MARK: - Changing

extension LinearExpression {
  package mutating func multiply(by factor: Double) {
    constant *= factor
    guard factor != 0 else {
      (symbols, coefficients) = ([], [])
      return
    }
    for index in coefficients.indices { coefficients[index] *= factor }
  }

  package mutating func add(_ other: LinearExpression, times factor: Double = 1) {
    constant += other.constant * factor
    if abs(constant) < Self.epsilon { constant = 0 }
    guard !other.symbols.isEmpty, factor != 0 else { return }
    var sumSymbols: [Int] = [], sumCoefficients: [Double] = []
    sumSymbols.reserveCapacity(symbols.count + other.symbols.count)
    sumCoefficients.reserveCapacity(symbols.count + other.symbols.count)
    var mine = 0, theirs = 0
    while mine < symbols.count || theirs < other.symbols.count {
      let symbol: Int, coefficient: Double
      if theirs == other.symbols.count || (mine < symbols.count && symbols[mine] < other.symbols[theirs]) {
        (symbol, coefficient) = (symbols[mine], coefficients[mine])
        mine += 1
      } else if mine == symbols.count || other.symbols[theirs] < symbols[mine] {
        (symbol, coefficient) = (other.symbols[theirs], other.coefficients[theirs] * factor)
        theirs += 1
      } else {
        (symbol, coefficient) = (symbols[mine], coefficients[mine] + other.coefficients[theirs] * factor)
        (mine, theirs) = (mine + 1, theirs + 1)
      }
      guard abs(coefficient) > Self.epsilon else { continue }
      sumSymbols.append(symbol)
      sumCoefficients.append(coefficient)
    }
    (symbols, coefficients) = (sumSymbols, sumCoefficients)
  }

  package mutating func add(symbol: Int, coefficient: Double) {
    add(LinearExpression(symbol: symbol, coefficient: coefficient))
  }

  package mutating func remove(_ symbol: Int) {
    guard let index = index(of: symbol) else { return }
    symbols.remove(at: index)
    coefficients.remove(at: index)
  }

  /// `symbol` is `expression`.
  package mutating func substitute(_ symbol: Int, by expression: LinearExpression) {
    let factor = coefficient(of: symbol)
    guard factor != 0 else { return }
    remove(symbol)
    add(expression, times: factor)
  }

  /// Solves `self == 0` for one of its symbols.
  package func solved(for symbol: Int) -> LinearExpression {
    let factor = coefficient(of: symbol)
    guard factor != 0 else { return self }
    var solved = self
    solved.remove(symbol)
    solved.multiply(by: -1 / factor)
    return solved
  }
}

// MARK: - Arithmetic

extension LinearExpression {
  package static func + (a: LinearExpression, b: LinearExpression) -> LinearExpression {
    var sum = a
    sum.add(b)
    return sum
  }

  package static func - (a: LinearExpression, b: LinearExpression) -> LinearExpression {
    var sum = a
    sum.add(b, times: -1)
    return sum
  }

  package static func + (a: LinearExpression, b: CGFloat) -> LinearExpression {
    var sum = a
    sum.constant += Double(b)
    return sum
  }

  package static func - (a: LinearExpression, b: CGFloat) -> LinearExpression { a + -b }

  package static func * (a: LinearExpression, factor: CGFloat) -> LinearExpression {
    var product = a
    product.multiply(by: Double(factor))
    return product
  }
}
