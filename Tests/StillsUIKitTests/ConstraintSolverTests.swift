import StillsUIKit
import Testing

/// The small cases that the Cassowary solvers publish with themselves, and what UIKit's priorities add.
@Suite struct ConstraintSolverTests {
  private func variable(_ solver: inout ConstraintSolver) -> LinearExpression {
    LinearExpression(symbol: solver.makeVariable())
  }

  @Test func equalVariablesGetEqualValues() {
    var solver = ConstraintSolver()
    let x = variable(&solver), y = variable(&solver)
    solver.require(x - LinearExpression(167), .equal, number: 0)
    solver.require(x - y, .equal, number: 1)
    #expect(solver.value(of: y) == 167)
  }

  @Test func valuesThatNothingDeterminesAreZero() {
    var solver = ConstraintSolver()
    let x = variable(&solver)
    #expect(solver.value(of: x) == 0)
  }

  @Test func strongerWishesWin() {
    // casso1: x <= y, y == x + 3; x wants 10, y wants 10.
    var solver = ConstraintSolver()
    let x = variable(&solver), y = variable(&solver)
    solver.require(x - y, .lessThanOrEqual, number: 0)
    solver.require(y - x - LinearExpression(3), .equal, number: 1)
    solver.prefer([(x - LinearExpression(10), .equal)])
    solver.prefer([(y - LinearExpression(10), .equal)])
    #expect(solver.value(of: x) == 10)
    #expect(solver.value(of: y) == 13)
  }

  @Test func twoEqualitiesThatContradictAreAConflict() {
    var solver = ConstraintSolver()
    let x = variable(&solver)
    solver.require(x - LinearExpression(10), .equal, number: 0)
    solver.require(x - LinearExpression(5), .equal, number: 1)
    #expect(solver.conflicts == [.init(broken: 1, others: [0])])
    #expect(solver.value(of: x) == 10)
  }

  @Test func boundsThatContradictAreAConflict() {
    var solver = ConstraintSolver()
    let x = variable(&solver)
    solver.require(x - LinearExpression(10), .greaterThanOrEqual, number: 0)
    solver.require(x - LinearExpression(5), .lessThanOrEqual, number: 1)
    #expect(solver.conflicts == [.init(broken: 1, others: [0])])
    #expect(solver.value(of: x) >= 10)
  }

  @Test func conflictsNameTheWholeChainAndNothingElse() {
    // inconsistent3: w >= 10, x >= w, y >= x, z >= y, z >= 8, z <= 4.
    var solver = ConstraintSolver()
    let w = variable(&solver), x = variable(&solver), y = variable(&solver), z = variable(&solver)
    let other = variable(&solver)
    solver.require(other - LinearExpression(1), .equal, number: 9)
    solver.require(w - LinearExpression(10), .greaterThanOrEqual, number: 0)
    solver.require(x - w, .greaterThanOrEqual, number: 1)
    solver.require(y - x, .greaterThanOrEqual, number: 2)
    solver.require(z - y, .greaterThanOrEqual, number: 3)
    solver.require(z - LinearExpression(4), .lessThanOrEqual, number: 5)
    #expect(solver.conflicts.map(\.broken) == [5])
    #expect(Set(solver.conflicts.first?.others ?? []) == [0, 1, 2, 3])
  }

  @Test func redundantConstraintsAreNoConflict() {
    var solver = ConstraintSolver()
    let x = variable(&solver), y = variable(&solver)
    solver.require(x - y, .equal, number: 0)
    solver.require(y - x, .equal, number: 1)
    solver.require(x - LinearExpression(4), .equal, number: 2)
    solver.require(y - LinearExpression(4), .equal, number: 3)
    solver.require(y - LinearExpression(4), .greaterThanOrEqual, number: 4)
    #expect(solver.conflicts.isEmpty)
    #expect(solver.value(of: y) == 4)
  }

  @Test func noNumberOfWeakWishesOutweighsAStrongOne() {
    var solver = ConstraintSolver()
    let x = variable(&solver)
    solver.prefer([(x - LinearExpression(100), .equal)])
    solver.prefer((0..<50).map { _ in (x - LinearExpression(0), .equal) })
    #expect(solver.value(of: x) == 100)
  }

  @Test func weakWishesUseTheRoomThatStrongOnesLeave() {
    var solver = ConstraintSolver()
    let x = variable(&solver)
    solver.prefer([(x - LinearExpression(10), .greaterThanOrEqual)])
    solver.prefer([(x - LinearExpression(40), .lessThanOrEqual)])
    solver.prefer([(x - LinearExpression(100), .equal)])
    #expect(solver.value(of: x) == 40)
  }

  @Test func wishesOfOnePriorityShareAsLittleErrorAsPossible() {
    var solver = ConstraintSolver()
    let x = variable(&solver), y = variable(&solver)
    solver.require(x + y - LinearExpression(10), .equal, number: 0)
    solver.prefer([(x - LinearExpression(8), .equal), (y - LinearExpression(8), .equal)])
    // Together they are 6 off, however that is divided.
    #expect(abs(solver.value(of: x) - 8) + abs(solver.value(of: y) - 8) == 6)
  }
}
