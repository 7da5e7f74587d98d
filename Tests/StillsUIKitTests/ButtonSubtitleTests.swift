import StillsCore
import Testing
import UIKit

/// A configuration's second line.
@MainActor @Suite(.serialized) struct ButtonSubtitleTests {
  private func button(_ change: (inout UIButton.Configuration) -> Void) -> UIButton {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "A title"
    change(&configuration)
    return UIButton(configuration: configuration)
  }

  @Test func itMakesTheButtonHigherByItsLineAndThePadding() {
    prepareStage()
    let plain = button { _ in }.intrinsicContentSize
    let higher = button { $0.subtitle = "More" }.intrinsicContentSize
    let line = UILabel()
    line.font = .preferredFont(forTextStyle: .footnote)
    line.text = "More"
    #expect(abs(higher.height - plain.height - line.intrinsicContentSize.height - 1) < 0.01)
    let apart = button {
      $0.subtitle = "More"
      $0.titlePadding = 6
    }
    #expect(abs(apart.intrinsicContentSize.height - higher.height - 5) < 0.01)
  }

  @Test func itStandsBelowTheTitleAtItsLeadingEdge() throws {
    prepareStage()
    let button = button { $0.subtitle = "More" }
    button.laidOut(button.intrinsicContentSize.width, button.intrinsicContentSize.height)
    let title = try #require(button.titleLabel?.frame), below = try #require(button.subtitleLabel?.frame)
    #expect(abs(title.minX - below.minX) < 0.34)
    #expect(abs(below.minY - title.maxY - 1) < 0.34)
    button.configuration?.titleAlignment = .center
    button.layoutIfNeeded()
    let centered = try #require(button.subtitleLabel?.frame)
    #expect(abs(centered.midX - title.midX) < 0.34)
  }

  @Test func itGoesAway() {
    prepareStage()
    let button = button { $0.subtitle = "More" }
    let high = button.intrinsicContentSize.height
    button.configuration?.subtitle = nil
    #expect(button.intrinsicContentSize.height < high)
  }
}
