import StillsCore
import Testing
import UIKit

// Code that knows nothing of actors makes and changes UIKit's objects, as it may on iOS: that it compiles is the test.

private func makeLabel(_ text: String) -> UILabel {
  let label = UILabel()
  label.text = text
  label.font = .preferredFont(forTextStyle: .body)
  return label
}

private func makeStack() -> UINavigationController {
  let root = Screen()
  root.title = "Root"
  root.count = 3
  let navigation = UINavigationController(rootViewController: root)
  navigation.navigationBar.prefersLargeTitles = true
  navigation.navigationBar.standardAppearance = appearance
  return navigation
}

private let appearance: UINavigationBarAppearance = {
  let appearance = UINavigationBarAppearance()
  appearance.configureWithOpaqueBackground()
  return appearance
}()

private enum Shared {
  static let badge: UIView = {
    let view = UIView()
    view.tag = 7
    return view
  }()
}

private struct Factory {
  let button = UIButton(type: .system)
  init() { button.setTitle("Go", for: .normal) }
}

private final class Screen: UIViewController {
  var count = 0
  lazy var bell: UIButton = {
    let button = UIButton(type: .system)
    button.setTitle("Bell", for: .normal)
    return button
  }()
}

private final class Router: NSObject, UINavigationControllerDelegate {
  var start: UIViewController { Screen() }
  func show(in navigation: UINavigationController) { navigation.pushViewController(start, animated: false) }
}

private final class Themed: UINavigationController {
  init(start: UIViewController = Screen()) { super.init(rootViewController: start) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

@MainActor @Suite(.serialized) struct PlainFunctionTests {
  init() { prepareStage() }

  @Test func functionsAndConstantsMakeViews() {
    #expect(makeLabel("A").text == "A")
    #expect(Shared.badge.tag == 7)
    #expect(Factory().button.currentTitle == "Go")
    #expect(Screen().bell.currentTitle == "Bell")
  }

  @Test func functionsMakeControllers() {
    let navigation = makeStack()
    Router().show(in: navigation)
    #expect(navigation.viewControllers.count == 2)
    #expect(Themed().viewControllers.count == 1)
  }
}
