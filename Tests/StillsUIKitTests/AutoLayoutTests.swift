import StillsCore
import Testing
import UIKit

@MainActor @Suite(.serialized) struct AutoLayoutTests {
  init() { prepareStage() }

  @Test func pinnedEdgesFollowTheSuperview() {
    let root = UIView(), child = UIView()
    root.addSubview(child)
    child.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      child.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      child.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      child.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -30),
      child.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -40),
    ])
    root.laidOut(200, 300)
    #expect(child.frame == CGRect(x: 20, y: 10, width: 200 - 20 - 30, height: 300 - 10 - 40))
    root.laidOut(100, 100)
    #expect(child.frame == CGRect(x: 20, y: 10, width: 50, height: 50))
  }

  @Test func proportionsAreOfTheOtherItem() {
    let root = UIView(), child = UIView()
    root.addSubview(child)
    _ = child.pinned(
      child.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
      child.heightAnchor.constraint(equalTo: child.widthAnchor, multiplier: 2, constant: 4),
      child.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      child.centerYAnchor.constraint(equalTo: root.centerYAnchor))
    root.laidOut(100, 200)
    #expect(child.frame == CGRect(x: 25, y: (200 - 104) / 2, width: 50, height: 104))
  }

  @Test func greaterHuggingKeepsItsSize() {
    let root = UIView(), left = Wishing(30, 10), right = Wishing(40, 10)
    root.addSubview(left)
    root.addSubview(right)
    left.setContentHuggingPriority(.init(251), for: .horizontal)
    _ = left.pinned(
      left.leadingAnchor.constraint(equalTo: root.leadingAnchor), left.topAnchor.constraint(equalTo: root.topAnchor))
    _ = right.pinned(
      right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 8),
      right.trailingAnchor.constraint(equalTo: root.trailingAnchor), right.topAnchor.constraint(equalTo: root.topAnchor)
    )
    root.laidOut(200, 50)
    #expect(left.frame == CGRect(x: 0, y: 0, width: 30, height: 10))
    #expect(right.frame == CGRect(x: 38, y: 0, width: 200 - 38, height: 10))
  }

  @Test func lessCompressionResistanceGivesWay() {
    let root = UIView(), left = Wishing(80, 10), right = Wishing(80, 10)
    root.addSubview(left)
    root.addSubview(right)
    right.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    _ = left.pinned(left.leadingAnchor.constraint(equalTo: root.leadingAnchor))
    _ = right.pinned(
      right.leadingAnchor.constraint(equalTo: left.trailingAnchor),
      right.trailingAnchor.constraint(equalTo: root.trailingAnchor))
    root.laidOut(100, 50)
    #expect(left.frame.width == 80)
    #expect(right.frame.width == 20)
  }

  @Test func aspectRatioFitsInsideByPriorities() {
    let root = UIView(), child = UIView()
    root.addSubview(child)
    let fill = child.widthAnchor.constraint(equalTo: root.widthAnchor)
    fill.priority = .defaultHigh
    _ = child.pinned(
      fill, child.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor),
      child.heightAnchor.constraint(lessThanOrEqualTo: root.heightAnchor),
      child.widthAnchor.constraint(equalTo: child.heightAnchor, multiplier: 2),
      child.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      child.centerYAnchor.constraint(equalTo: root.centerYAnchor))
    root.laidOut(300, 100)
    #expect(child.frame == CGRect(x: 50, y: 0, width: 200, height: 100))
  }

  @Test func conflictsAreNamedAndTheLastConstraintIsBroken() throws {
    let shot = try Shot {
      let controller = UIViewController()
      let box = UIView()
      box.accessibilityIdentifier = "box"
      controller.view.addSubview(box)
      box.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        box.widthAnchor.constraint(equalToConstant: 100), box.widthAnchor.constraint(equalToConstant: 60),
      ])
      return controller
    }
    let warning = try #require(shot.warnings.first { $0.hasPrefix("Unable to simultaneously satisfy constraints") })
    #expect(warning.contains("UIView:'box'.width == 100"))
    #expect(warning.contains("breaking constraint <NSLayoutConstraint UIView:'box'.width == 60"))
    #expect(shot.result.layoutDump.contains("100"))
  }

  @Test func optionalConstraintsGiveWaySilently() {
    let root = UIView(), child = UIView()
    root.addSubview(child)
    let wish = child.widthAnchor.constraint(equalToConstant: 60)
    wish.priority = .init(999)
    _ = child.pinned(child.widthAnchor.constraint(equalToConstant: 100), wish)
    root.laidOut(200, 200)
    #expect(child.frame.width == 100)
  }

  @Test func constraintsWithoutACommonAncestorStayInactive() {
    let a = UIView(), b = UIView()
    let constraint = a.leadingAnchor.constraint(equalTo: b.leadingAnchor)
    constraint.isActive = true
    #expect(!constraint.isActive)
  }

  @Test func removedViewsTakeTheirConstraintsAlong() {
    let root = UIView(), child = UIView()
    root.addSubview(child)
    let pin = child.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5)
    _ = child.pinned(pin)
    child.removeFromSuperview()
    #expect(!pin.isActive)
    #expect(root.constraints.isEmpty)
  }

  @Test func wrappedLabelsAreAsHighAsTheirLines() {
    prepareStage()
    let root = UIView(), label = UILabel()
    label.font = .systemFont(ofSize: 20)
    label.numberOfLines = 0
    label.text = "aaaa bbbb cccc dddd"
    root.addSubview(label)
    _ = label.pinned(
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: root.trailingAnchor), label.topAnchor.constraint(equalTo: root.topAnchor)
    )
    // Two words of four letters and a space fit 100 points of boxes 10 wide.
    root.laidOut(100, 400)
    #expect(label.frame == CGRect(x: 0, y: 0, width: 100, height: 2 * 20))
  }

  @Test func baselinesAlignTextsOfDifferentSizes() {
    prepareStage()
    let root = UIView(), large = UILabel(), small = UILabel()
    (large.text, small.text) = ("A", "b")
    (large.font, small.font) = (.systemFont(ofSize: 40), .systemFont(ofSize: 20))
    root.addSubview(large)
    root.addSubview(small)
    _ = large.pinned(large.topAnchor.constraint(equalTo: root.topAnchor))
    _ = small.pinned(small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor))
    root.laidOut(200, 100)
    // Boxes stand four fifths of the size above the baseline.
    #expect(small.frame.minY == CGFloat(40 * 0.8 - 20 * 0.8))
  }

  @Test func leadingIsRightWhereTextRunsToTheLeft() {
    let root = UIView(), child = UIView()
    root.addSubview(child)
    (root.semanticContentAttribute, child.semanticContentAttribute) = (.forceRightToLeft, .forceRightToLeft)
    _ = child.pinned(
      child.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      child.widthAnchor.constraint(equalToConstant: 50))
    root.laidOut(200, 100)
    #expect(child.frame.maxX == CGFloat(200 - 16))
  }

  @Test func marginsAreEightAndFollowTheAuthor() {
    let root = UIView(), child = UIView()
    root.addSubview(child)
    _ = child.pinned(
      child.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor),
      child.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor))
    root.laidOut(100, 100)
    #expect(child.frame.origin == CGPoint(x: 8, y: 8))
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 3, leading: 5, bottom: 0, trailing: 0)
    root.layoutIfNeeded()
    #expect(child.frame.origin == CGPoint(x: 5, y: 3))
  }

  @Test func scrollViewsTakeTheirContentSizeFromConstraints() {
    let scroll = UIScrollView(), content = UIView()
    scroll.addSubview(content)
    _ = content.pinned(
      content.topAnchor.constraint(equalTo: scroll.topAnchor),
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 900))
    scroll.laidOut(320, 200)
    #expect(scroll.contentSize == CGSize(width: 320, height: 900))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 320, height: 900))
  }

  @Test func fittingSizesComeFromConstraints() {
    prepareStage()
    let card = UIView(), label = UILabel()
    label.font = .systemFont(ofSize: 20)
    label.text = "abcd"
    card.addSubview(label)
    _ = label.pinned(
      label.topAnchor.constraint(equalTo: card.topAnchor, constant: 10),
      label.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -10),
      label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -10))
    #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 40 + 20, height: 20 + 20))
  }

  @Test func autoresizingMasksShareTheChange() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
    child.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    root.addSubview(child)
    root.frame.size = CGSize(width: 200, height: 150)
    #expect(child.frame == CGRect(x: 10, y: 60, width: 180, height: 20))
  }

  @Test func framesLieOnPixels() {
    var world = World()
    world.scale = 2
    prepareStage(world: world)
    let root = UIView(), child = UIView()
    root.addSubview(child)
    _ = child.pinned(
      child.centerXAnchor.constraint(equalTo: root.centerXAnchor), child.widthAnchor.constraint(equalToConstant: 33))
    root.laidOut(100.5, 50)
    // 33.75 and 66.75 are quarters of a point off: halves of pixels go up.
    #expect(child.frame.minX == 34)
    #expect(child.frame.maxX == 67)
  }
}

@MainActor @Suite(.serialized) struct VisualFormatTests {
  init() { prepareStage() }

  @Test func linesPlaceViewsOneAfterTheOther() {
    let root = UIView(), a = UIView(), b = UIView()
    for view in [a, b] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    let views = ["a": a, "b": b]
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-16-[a(24)]-[b(>=50)]-gap-|", options: .alignAllTop, metrics: ["gap": 10], views: views)
        + NSLayoutConstraint.constraints(withVisualFormat: "V:|-[a(30)]", metrics: nil, views: views)
        + NSLayoutConstraint.constraints(withVisualFormat: "V:[b(a)]", metrics: nil, views: views))
    root.laidOut(200, 100)
    #expect(a.frame == CGRect(x: 16, y: 8, width: 24, height: 30))
    #expect(b.frame == CGRect(x: 16 + 24 + 8, y: 8, width: 200 - 48 - 10, height: 30))
  }

  @Test(arguments: ["H:|-[c]", "H:[a", "H:|-[a]-5", "nonsense"]) func linesThatCannotBeReadMakeNothing(format: String) {
    let root = UIView(), a = UIView()
    root.addSubview(a)
    #expect(NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: ["a": a]).isEmpty)
  }
}
