import StillsCore
import Testing
import UIKit

/// Constraints that cannot hold together, or that UIKit raises an exception for: named, and broken.
@MainActor @Suite(.serialized) struct ConstraintConflictTests {
  init() { prepareStage() }

  /// What is said of a conflict in a screen of 300 by 300 points.
  private func conflict(_ fill: @escaping (UIView) -> Void) throws -> String? {
    let shot = try Shot {
      let controller = UIViewController()
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      controller.view.addSubview(box)
      fill(box)
      return controller
    }
    return shot.warnings.first { $0.hasPrefix("Unable to simultaneously satisfy") }
  }

  private func pin(_ view: UIView, to box: UIView) {
    box.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: box.topAnchor), view.bottomAnchor.constraint(equalTo: box.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: box.trailingAnchor),
    ])
  }

  @Test func heightsThatDoNotFillAStackAreNamedWithIt() throws {
    let a = UIView(), b = UIView()
    let said = try conflict { box in
      let stack = UIStackView(arrangedSubviews: [a, b])
      stack.axis = .vertical
      self.pin(stack, to: box)
      a.heightAnchor.constraint(equalToConstant: 40).isActive = true
      b.heightAnchor.constraint(equalToConstant: 50).isActive = true
    }
    let text = try #require(said)
    #expect(text.contains("UIView.height == 40"))
    #expect(text.contains("UISV-canvas-connection") && text.contains("UISV-spacing"))
    #expect(text.contains("Recovered by breaking constraint <NSLayoutConstraint UIView.height == 50"))
    #expect([a.frame.height, b.frame.height] == [40, 260])
  }

  @Test func whatAStackWantsMayBeBrokenAndIsNamed() throws {
    let said = try conflict { box in
      let a = UIView()
      let stack = UIStackView(arrangedSubviews: [a, UIView()])
      stack.distribution = .fillEqually
      self.pin(stack, to: box)
      // Held by a view further out, so that the stack's own come later.
      box.addConstraint(a.widthAnchor.constraint(equalToConstant: 200))
    }
    let text = try #require(said)
    #expect(text.contains("UIView.width == 200"))
    #expect(text.contains("Recovered by breaking constraint <NSLayoutConstraint:'UISV-"))
  }

  @Test func viewsWhoseFramesStandAreNamedByTheirMasks() throws {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    let said = try conflict { box in
      box.addSubview(view)
      view.widthAnchor.constraint(equalToConstant: 100).isActive = true
    }
    let text = try #require(said)
    #expect(text.contains("<NSAutoresizingMaskLayoutConstraint UIView.frame == (1, 2, 30, 40)>"))
    #expect(view.frame.width == 30)
  }

  @Test func ratiosAgainstBothLengthsLeaveOutTheLast() throws {
    let view = UIView()
    let said = try conflict { box in
      box.addSubview(view)
      _ = view.pinned(
        view.widthAnchor.constraint(equalToConstant: 100), view.heightAnchor.constraint(equalToConstant: 100),
        view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5))
    }
    #expect(try #require(said).contains("breaking constraint <NSLayoutConstraint UIView.height == 0.5*UIView.width"))
    #expect(view.frame.size == CGSize(width: 100, height: 100))
  }

  @Test func thePriorityBelowGivesWayWithoutAWord() throws {
    let view = UIView()
    let said = try conflict { box in
      box.addSubview(view)
      let wish = view.widthAnchor.constraint(equalToConstant: 400)
      wish.priority = .defaultHigh
      let weaker = view.widthAnchor.constraint(equalToConstant: 20)
      weaker.priority = .defaultLow
      _ = view.pinned(view.widthAnchor.constraint(lessThanOrEqualTo: box.widthAnchor), wish, weaker)
    }
    #expect(said == nil)
    #expect(view.frame.width == 300)
  }

  // MARK: What UIKit raises an exception for

  @Test func placesNeedASecondItem() throws {
    try expectFlaw("a place needs a second item") { view, _ in
      NSLayoutConstraint(
        item: view, attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
        constant: 20)
    }
  }

  @Test func leadingAndLeftAreNotCompared() throws {
    try expectFlaw("leading and trailing go with one another") { $0.leadingAnchor.constraint(equalTo: $1.leftAnchor) }
  }

  @Test func sizesAndPlacesAreNotCompared() throws {
    try expectFlaw("width and top cannot be compared") {
      NSLayoutConstraint(
        item: $0, attribute: .width, relatedBy: .equal, toItem: $1, attribute: .top, multiplier: 1, constant: 0)
    }
  }

  @Test func placesHaveNoMultiplierOfNothing() throws {
    try expectFlaw("a multiplier of 0") {
      NSLayoutConstraint(
        item: $0, attribute: .right, relatedBy: .equal, toItem: $1, attribute: .right, multiplier: 0, constant: 0)
    }
  }

  private func expectFlaw(_ reason: String, _ make: @escaping (UIView, UIView) -> NSLayoutConstraint) throws {
    var constraint: NSLayoutConstraint?
    let shot = try Shot {
      let controller = UIViewController()
      let view = UIView()
      controller.view.addSubview(view)
      let made = make(view, controller.view)
      made.isActive = true
      controller.view.addConstraint(made)
      constraint = made
      return controller
    }
    #expect(constraint?.isActive == false)
    #expect(shot.warnings.contains { $0.contains(reason) })
  }

  @Test(arguments: [CGFloat.nan, .infinity, 1e300]) func constantsBeyondReasonAreReported(constant: CGFloat) throws {
    let shot = try Shot {
      let controller = UIViewController()
      let view = UIView()
      controller.view.addSubview(view)
      _ = view.pinned(view.widthAnchor.constraint(lessThanOrEqualToConstant: constant))
      return controller
    }
    #expect(shot.warnings.contains { $0.contains("its constant") })
  }

  @Test func lastBaselinesOfTextsThatWrapAreThoseOfTheirLastLines() {
    prepareStage()
    let long = UILabel(), short = UILabel()
    for label in [long, short] { label.font = .systemFont(ofSize: 20) }
    (long.text, long.numberOfLines, short.text) = ("abcd efgh", 0, "xy")
    let stack = UIStackView(arrangedSubviews: [long, short])
    stack.alignment = .lastBaseline
    // Room for four letters of 10 points beside the two of the other label.
    stack.laidOut(60, 40)
    #expect(long.frame.height == 40)
    #expect(short.frame.maxY == long.frame.maxY)
  }
}
