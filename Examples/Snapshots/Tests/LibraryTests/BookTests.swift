import InlineSnapshotTesting
import Library
import SnapshotTesting
import UIKit
import XCTest

/// Values, in XCTest's style.
final class BookTests: XCTestCase {
  @MainActor func testTitleIsMeasuredWithItsFont() {
    let label = UILabel()
    label.text = Book.examples[0].title
    label.sizeToFit()
    assertInlineSnapshot(of: "\(label.frame.size)", as: .lines) {
      """
      CGSize(width: 99.33333333333333, height: 20.333333333333332)
      """
    }
  }

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
