import Foundation
import InlineSnapshotTesting
import Testing

@Suite struct InlineSnapshotTests {
  @Test func textBehindTheCallMatches() {
    assertInlineSnapshot(of: [1, 2], as: .dump) {
      """
      ▿ 2 elements
        - 1
        - 2

      """
    }
  }

  @Test func textThatDiffersFailsWithTheDifference() {
    withKnownIssue {
      assertInlineSnapshot(of: "new", as: .lines, record: .never) {
        """
        old
        """
      }
    } matching: {
      $0.comments.first?.rawValue == "Snapshot did not match. Difference: …\n\n  @@ −1,1 +1,1 @@\n  −old\n  +new"
        && $0.sourceLocation?.line == #line - 7
    }
  }

  @Test func nothingIsWrittenWhereNothingMayBeRecorded() {
    withKnownIssue {
      assertInlineSnapshot(of: "new", as: .lines, record: .never)
    } matching: {
      $0.comments.first?.rawValue == "No expected value to assert against."
    }
  }

  @Test func nilWantsNoText() {
    assertInlineSnapshot(of: String?.none, as: .lines, record: .never)
  }
}
