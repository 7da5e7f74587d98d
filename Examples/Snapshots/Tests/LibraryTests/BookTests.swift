import InlineSnapshotTesting
import Library
import SnapshotTesting
import XCTest

/// Values, in XCTest's style.
final class BookTests: XCTestCase {
  func testBookAsJSON() {
    assertSnapshot(of: Book.examples[0], as: .json)
  }

  func testBooksInline() {
    assertInlineSnapshot(of: Book.examples.map(\.title).joined(separator: "\n"), as: .lines) {
      """
      Middlemarch
      Persuasion
      """
    }
  }
}
