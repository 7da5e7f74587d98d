import Library
import SnapshotTesting
import SwiftUI
import TestHelpers
import Testing

/// Pictures, in Swift Testing's style.
@MainActor @Suite(.snapshots) struct ShelfTests {
  @Test func rowFitsItsContents() {
    assertSnapshot(of: BookRow(.examples[0]).frame(width: 320), as: .image)
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark]) func shelfOnAPhone(style: UIUserInterfaceStyle) {
    assertSnapshot(
      of: Shelf(Book.examples),
      as: .image(layout: .device(config: .iPhone13), traits: UITraitCollection(userInterfaceStyle: style)),
      named: style == .dark ? "dark" : "light")
  }

  @Test func screensOfOnesOwnAreMeantWhereBothHaveTheName() {
    let screens: [ViewImageConfig] = [.iPhone15Pro, .iPhone14(.landscape)]
    #expect(screens.allSatisfy { $0.size == CGSize(width: 393, height: 400) })
    #expect(ViewImageConfig.iPhone15Pro(.portrait).size == CGSize(width: 393, height: 852))
  }
}
