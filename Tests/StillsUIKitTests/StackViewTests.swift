import StillsCore
import Testing
import UIKit

@MainActor @Suite(.serialized) struct StackViewTests {
  init() { prepareStage() }

  private func row(_ views: [UIView], _ change: (UIStackView) -> Void = { _ in }) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    change(stack)
    return stack
  }

  @Test func rowsAreAsLargeAsTheirViewsAndGaps() {
    let stack = row([Wishing(30, 10), Wishing(50, 25)]) { $0.spacing = 10 }
    #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 30 + 10 + 50, height: 25))
  }

  @Test func columnsStackDownwards() {
    let a = Wishing(30, 10), b = Wishing(50, 25)
    let stack = row([a, b]) {
      $0.axis = .vertical
      $0.alignment = .leading
      $0.spacing = 4
    }
    stack.laidOut(100, 39)
    #expect(a.frame == CGRect(x: 0, y: 0, width: 30, height: 10))
    #expect(b.frame == CGRect(x: 0, y: 14, width: 50, height: 25))
  }

  @Test func fillEquallyDividesTheRest() {
    let views = [Wishing(10, 10), Wishing(20, 10), Wishing(30, 10)]
    let stack = row(views) {
      $0.distribution = .fillEqually
      $0.spacing = 6
    }
    stack.laidOut(132, 10)
    #expect(views.map(\.frame.width) == [40, 40, 40])
    #expect(views.map(\.frame.minX) == [0, 46, 92])
  }

  @Test func equalSpacingKeepsSizesAndSharesGaps() {
    let views = [Wishing(10, 10), Wishing(20, 10), Wishing(30, 10)]
    let stack = row(views) { $0.distribution = .equalSpacing }
    stack.laidOut(100, 10)
    #expect(views.map(\.frame.minX) == [0, 30, 70])
    #expect(views.map(\.frame.width) == [10, 20, 30])
  }

  @Test func proportionsFollowTheWishes() {
    let views = [Wishing(10, 10), Wishing(30, 10)]
    let stack = row(views) { $0.distribution = .fillProportionally }
    stack.laidOut(80, 10)
    #expect(views.map(\.frame.width) == [20, 60])
  }

  @Test func centeredViewsKeepTheirHeights() {
    let a = Wishing(10, 10), b = Wishing(10, 30)
    let stack = row([a, b]) { $0.alignment = .center }
    stack.laidOut(20, 30)
    #expect(a.frame == CGRect(x: 0, y: 10, width: 10, height: 10))
  }

  @Test func hiddenViewsLeaveWithTheirGap() {
    let a = Wishing(10, 10), b = Wishing(10, 10), c = Wishing(10, 10)
    let stack = row([a, b, c]) { $0.spacing = 5 }
    b.isHidden = true
    #expect(stack.systemLayoutSizeFitting(.zero).width == CGFloat(10 + 5 + 10))
  }

  @Test func customSpacingReplacesTheGapAfterAView() {
    let a = Wishing(10, 10), b = Wishing(10, 10), c = Wishing(10, 10)
    let stack = row([a, b, c]) {
      $0.spacing = 5
      $0.setCustomSpacing(20, after: a)
    }
    #expect(stack.systemLayoutSizeFitting(.zero).width == CGFloat(10 + 20 + 10 + 5 + 10))
  }

  @Test func marginsAreAddedWhereAskedFor() {
    let stack = row([Wishing(10, 10)]) {
      $0.isLayoutMarginsRelativeArrangement = true
      $0.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
    #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 2 + 10 + 4, height: 1 + 10 + 3))
  }

  @Test func surplusGoesToTheViewThatHugsLeast() {
    let a = Wishing(10, 10), b = Wishing(10, 10)
    a.setContentHuggingPriority(.init(252), for: .horizontal)
    let stack = row([a, b])
    stack.laidOut(100, 10)
    #expect(a.frame.width == 10)
    #expect(b.frame.width == 90)
  }

  @Test func arrangedViewsThatLeaveAreForgotten() {
    let a = Wishing(10, 10)
    let stack = row([a])
    a.removeFromSuperview()
    #expect(stack.arrangedSubviews.isEmpty)
  }
}
