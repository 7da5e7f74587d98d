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
    var added: [Int] = []
    add(other, times: factor, adding: &added)
  }

  /// `added` gets the symbols that were not there before.
  package mutating func add(_ other: LinearExpression, times factor: Double, adding added: inout [Int]) {
    constant += other.constant * factor
    if abs(constant) < Self.epsilon { constant = 0 }
    guard !other.symbols.isEmpty, factor != 0 else { return }
    let own = Terms(symbols, coefficients), others = Terms(other.symbols, other.coefficients)
    let most = own.count + others.count
    // Where most of the time goes: pointers, which cost nothing to follow even where nothing is optimised.
    var news = 0, sum = 0
    let newSymbols = UnsafeMutablePointer<Int>.allocate(capacity: others.count)
    defer { newSymbols.deallocate() }
    var sumCoefficients: [Double] = []
    symbols = [Int](unsafeUninitializedCapacity: most) { symbols, count in
      sumCoefficients = [Double](unsafeUninitializedCapacity: most) { coefficients, count in
        guard let symbols = symbols.baseAddress, let coefficients = coefficients.baseAddress else { return }
        own.merge(others, times: factor, into: symbols, coefficients, &sum, newSymbols, &news)
        count = sum
      }
      count = sum
    }
    coefficients = sumCoefficients
    for index in 0..<news { added.append(newSymbols[index]) }
  }

  /// Symbols and coefficients, held while they are read.
  private struct Terms {
    let symbols: [Int]
    let coefficients: [Double]
    let count: Int

    init(_ symbols: [Int], _ coefficients: [Double]) {
      (self.symbols, self.coefficients, count) = (symbols, coefficients, symbols.count)
    }

    /// The terms of both in ascending order, without those that cancel each other out.
    func merge(
      _ other: Terms, times factor: Double, into sumSymbols: UnsafeMutablePointer<Int>,
      _ sumCoefficients: UnsafeMutablePointer<Double>, _ sum: inout Int, _ newSymbols: UnsafeMutablePointer<Int>,
      _ news: inout Int
    ) {
      let epsilon = LinearExpression.epsilon, ownCount = count, otherCount = other.count
      symbols.withUnsafeBufferPointer { own in
        coefficients.withUnsafeBufferPointer { ownValues in
          other.symbols.withUnsafeBufferPointer { others in
            other.coefficients.withUnsafeBufferPointer { otherValues in
              guard let others = others.baseAddress, let otherValues = otherValues.baseAddress else { return }
              // Nothing is read of no terms.
              let own = own.baseAddress ?? others, ownValues = ownValues.baseAddress ?? otherValues
              var mine = 0, theirs = 0, length = 0, new = 0
              while mine < ownCount || theirs < otherCount {
                let takesMine = theirs == otherCount || (mine < ownCount && own[mine] < others[theirs])
                let takesBoth = !takesMine && mine < ownCount && own[mine] == others[theirs]
                let symbol = takesMine ? own[mine] : others[theirs]
                var value = takesMine ? ownValues[mine] : otherValues[theirs] * factor
                if takesBoth { value = ownValues[mine] + otherValues[theirs] * factor }
                if takesMine || takesBoth { mine += 1 }
                if !takesMine { theirs += 1 }
                guard value > epsilon || value < -epsilon else { continue }
                if !takesMine && !takesBoth {
                  newSymbols[new] = symbol
                  new += 1
                }
                sumSymbols[length] = symbol
                sumCoefficients[length] = value
                length += 1
              }
              (sum, news) = (length, new)
            }
          }
        }
      }
    }
  }

  package mutating func add(symbol: Int, coefficient: Double) {
    add(LinearExpression(symbol: symbol, coefficient: coefficient))
  }

  package mutating func remove(_ symbol: Int) {
    guard let index = index(of: symbol) else { return }
    symbols.remove(at: index)
    coefficients.remove(at: index)
  }

  /// `symbol` is `expression`; `added` gets the symbols that come in with it.
  package mutating func substitute(_ symbol: Int, by expression: LinearExpression, adding added: inout [Int]) {
    let factor = coefficient(of: symbol)
    guard factor != 0 else { return }
    remove(symbol)
    add(expression, times: factor, adding: &added)
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
