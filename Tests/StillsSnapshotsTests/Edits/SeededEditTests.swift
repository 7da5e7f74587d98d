import Foundation
import StillsSnapshots
import SwiftUI
import Testing

@MainActor @Suite struct SeededEditTests {
  private static let count = 200

  @Test func firstLineNamesTheViewAndTheChange() throws {
    let screens = try Fixtures.all.map {
      (spec: $0, result: try Draw.result($0.view), png: try Draw.result($0.view).png())
    }
    var told = 0, seed: UInt64 = 0, number = 0
    var misses: [String] = []
    while number < Self.count {
      seed += 1
      var numbers = SeededNumbers(seed: seed)
      let kind = SeededEdit.Kind.allCases[number % SeededEdit.Kind.allCases.count]
      let screen = screens[Int.random(in: 0..<screens.count, using: &numbers)]
      guard let edit = SeededEdit(screen.spec, kind: kind, numbers: &numbers) else { continue }
      let edited = try Draw.result(edit.edited.view)
      guard case .different(let difference) = try PictureComparison.compare(reference: screen.png, with: edited.picture)
      else { continue }
      number += 1
      let line = difference.message.split(separator: "\n").first.map(String.init) ?? ""
      if edit.isTold(by: line) {
        told += 1
      } else {
        misses.append("seed \(seed), \(edit.summary)\n    \(difference.message)")
      }
    }
    print("edits told by the first line: \(told) of \(Self.count)")
    for miss in misses { print("  missed: \(miss)") }
    #expect(told * 100 >= Self.count * 95, "\(told) of \(Self.count): \(misses.joined(separator: "\n"))")
  }

  @Test func screenDrawnAgainIsTheSame() throws {
    var options = CompareOptions()
    options.verifiesPixels = true
    for screen in Fixtures.all {
      let reference = try Draw.result(screen.view).png(), again = try Draw.result(screen.view)
      guard case .same(byDigest: true) = try PictureComparison.compare(reference: reference, with: again.picture) else {
        Issue.record("an unedited screen is told to be different, or was drawn to see that it is not")
        continue
      }
      guard
        case .same(byDigest: false) = try PictureComparison.compare(
          reference: reference, with: again.picture, options: options)
      else {
        Issue.record("an unedited screen has other pixels")
        continue
      }
    }
  }
}
