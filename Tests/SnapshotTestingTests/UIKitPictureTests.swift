import Foundation
import StillsUIKit
import SwiftUI
import Testing
import UIKit

@testable import SnapshotTesting

@MainActor @Suite struct UIKitPictureTests {
  let sandbox = Sandbox()

  private func taken<Value, Format>(_ value: Value, _ strategy: Snapshotting<Value, Format>) -> Format? {
    var taken: Format?
    strategy.snapshot(value).run { taken = $0 }
    return taken
  }

  private final class CornersController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      let label = UILabel()
      label.text = "Top"
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      ])
    }
  }

  @Test func viewIsAsLargeAsItsFrameOrAsAskedFor() {
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 40, height: 30))
    view.backgroundColor = .blue
    #expect(taken(view, .image)?.size == CGSize(width: 40, height: 30))
    #expect(taken(view, .image(size: CGSize(width: 100, height: 20)))?.size == CGSize(width: 100, height: 20))
  }

  @Test func insetsOfTheRequestedDeviceWin() throws {
    for (config, top) in [(ViewImageConfig.iPhone8, "20"), (.iPhoneX, "44"), (.iPhone13, "47")] {
      let text = try #require(taken(CornersController() as UIViewController, .recursiveDescription(on: config)))
      let lines = text.split(separator: "\n")
      #expect(lines.first?.contains("frame = (0 0; \(Int(config.size?.width ?? 0)) ") == true, "\(text)")
      #expect(
        lines.dropFirst().contains { $0.hasPrefix("   | <UILabel; frame = (") && $0.contains(" \(top); ") }, "\(text)")
    }
  }

  @Test func controllersAreOutlinedWithTheirChildren() {
    let navigation = UINavigationController(rootViewController: CornersController())
    let text = taken(navigation as UIViewController, .hierarchy)
    #expect(text?.hasPrefix("<UINavigationController>, state: appeared, view: <") == true, "\(text ?? "")")
    #expect(text?.contains("\n   | <CornersController>, state: appeared, view: <UIView>") == true, "\(text ?? "")")
  }

  private final class WithoutStoryboard: UIViewController {
    @NibOutlet("title label") var titleLabel: UILabel!
    override func viewDidLoad() {
      super.viewDidLoad()
      titleLabel.text = "Title"
    }
  }

  @Test func whatIsSaidBeforeThePictureIsSaidOnIt() {
    let first = WithoutStoryboard()
    first.loadViewIfNeeded()
    let outlet = "outlet “title label” is not connected: storyboards and nibs cannot be read"
    #expect(warnings(of: first) == [outlet])
    #expect(warnings(of: first) == [])
    // Also after a picture, which is not there any more to say it on.
    let second = WithoutStoryboard()
    second.loadViewIfNeeded()
    #expect(warnings(of: second) == [outlet])
  }

  @Test func whatAnotherTestHasSaidIsNotSaidOnThisOnesPictures() {
    UIKitStage.report("said here")
    let usual = UIKitStage.occasion
    defer { UIKitStage.occasion = usual }
    UIKitStage.occasion = { "another test" }
    #expect(warnings(of: UIViewController()) == [])
    UIKitStage.occasion = usual
    #expect(warnings(of: UIViewController()) == ["said here"])
  }

  @Test func aControllersViewIsStillItsOwnAfterItsPicture() {
    let controller = CornersController()
    controller.loadViewIfNeeded()
    let view: UIView = controller.view, alone = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    for _ in 0..<2 {
      #expect(warnings(of: view, .image(size: CGSize(width: 100, height: 200))) == [])
      #expect(warnings(of: view, .recursiveDescription) == [])
      #expect(warnings(of: alone, .image) == [])
    }
    #expect(controller.viewIfLoaded === view)
    #expect(warnings(of: controller) == [])
  }

  private func warnings(of controller: UIViewController) -> [String] {
    warnings(of: controller, Snapshotting<UIViewController, UIImage>.image(on: .iPhone13))
  }

  private func warnings<Value, Format>(of value: Value, _ strategy: Snapshotting<Value, Format>) -> [String] {
    let problems = SnapshotProblems()
    SnapshotProblems.$current.withValue(problems) { _ = taken(value, strategy) }
    return problems.warnings
  }

  @Test func controllerMatchesItself() {
    let strategy = Snapshotting<UIViewController, UIImage>.image(on: .iPhone13)
    #expect(sandbox.failure(recording: CornersController(), asserting: CornersController(), as: strategy) == nil)
    #expect(sandbox.verify(UIViewController(), as: strategy, record: .never) != nil)
  }

  @Test func labelFollowsTheContentSizeOfEachPicture() throws {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .title1)
    label.adjustsFontForContentSizeCategory = true
    label.text = "What is it about?"
    let scaled = UILabel()
    scaled.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 20))
    scaled.adjustsFontForContentSizeCategory = true
    scaled.text = "Scaled"
    let stack = UIStackView(arrangedSubviews: [label, scaled])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    let controller = UIViewController()
    controller.view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      stack.topAnchor.constraint(equalTo: controller.view.topAnchor),
    ])
    let sizes: [UIContentSizeCategory] = [.extraSmall, .accessibilityExtraExtraLarge, .large, .extraSmall]
    let texts = sizes.map { size in
      var text = ""
      Snapshotting<UIViewController, String>.recursiveDescription(
        on: .iPhoneSe, traits: UITraitCollection(preferredContentSizeCategory: size)
      ).snapshot(controller).run { text = $0 }
      return text
    }
    #expect(texts[0] == texts[3])
    #expect(Set(texts).count == 3, "\(texts)")
  }

  @Test func viewWithoutASizeTakesItsOwnForEachPicture() {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .title1)
    label.adjustsFontForContentSizeCategory = true
    label.text = "What is it about?"
    func text(_ size: UIContentSizeCategory) -> String {
      var text = ""
      Snapshotting<UIView, String>.recursiveDescription(traits: UITraitCollection(preferredContentSizeCategory: size))
        .snapshot(label).run { text = $0 }
      return text
    }
    let texts = [UIContentSizeCategory.extraSmall, .accessibilityLarge, .extraSmall].map { text($0) }
    #expect(texts[0] == texts[2] && texts[0] != texts[1], "\(texts)")
  }

  @Test func whatIsMadeBetweenPicturesKnowsNothingOfThem() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge),
      UITraitCollection(userInterfaceStyle: .dark),
    ])
    Snapshotting<UIViewController, UIImage>.image(on: .iPhoneSe, traits: traits).snapshot(UIViewController()).run { _ in
    }
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    #expect(UITraitCollection.current.userInterfaceStyle != .dark)
  }

  @Test func layerIsAsLargeAsItsBounds() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 24, height: 12)
    layer.position = CGPoint(x: 100, y: 100)
    layer.backgroundColor = UIColor.red.cgColor
    #expect(taken(layer, .image)?.size == CGSize(width: 24, height: 12))
  }
}
