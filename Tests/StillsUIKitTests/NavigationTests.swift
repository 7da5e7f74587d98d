import StillsCore
import Testing
import UIKit

/// Notes what UIKit tells it.
final class Diary { var lines: [String] = [] }

final class DiaryController: UIViewController {
  private let name: String
  private let diary: Diary

  init(_ name: String, _ diary: Diary) {
    (self.name, self.diary) = (name, diary)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    (name, diary) = ("", Diary())
    super.init(coder: coder)
  }

  private func note(_ line: String) { diary.lines.append("\(name) \(line)") }
  override func loadView() {
    note("loadView")
    super.loadView()
  }
  override func viewDidLoad() { note("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { note("viewWillAppear") }
  override func viewIsAppearing(_ animated: Bool) { note("viewIsAppearing") }
  override func viewDidAppear(_ animated: Bool) { note("viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear") }
}

final class DiaryDelegate: NSObject, UINavigationControllerDelegate {
  let diary: Diary
  init(_ diary: Diary) { self.diary = diary }
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) { diary.lines.append("willShow") }
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { diary.lines.append("didShow") }
}

@MainActor @Suite(.serialized) struct NavigationTests {
  init() { prepareStage() }

  private func shown(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
  }

  @Test func theFirstScreenIsToldInOrder() {
    let diary = Diary(), delegate = DiaryDelegate(diary)
    let navigation = UINavigationController(rootViewController: DiaryController("a", diary))
    navigation.delegate = delegate
    _ = shown(navigation)
    #expect(
      diary.lines == [
        "a loadView", "a viewDidLoad", "willShow", "a viewWillAppear", "a viewIsAppearing", "a viewDidAppear",
        "didShow",
      ])
  }

  @Test func aPushTellsTheDelegateFirstThenBothScreens() {
    let diary = Diary(), delegate = DiaryDelegate(diary)
    let navigation = UINavigationController(rootViewController: DiaryController("a", diary))
    navigation.delegate = delegate
    let window = shown(navigation)
    diary.lines = []
    navigation.pushViewController(DiaryController("b", diary), animated: false)
    #expect(
      diary.lines == [
        "b loadView", "b viewDidLoad", "willShow", "a viewWillDisappear", "b viewWillAppear", "b viewIsAppearing",
        "a viewDidDisappear", "b viewDidAppear", "didShow",
      ])
    diary.lines = []
    navigation.popViewController(animated: false)
    #expect(
      diary.lines == [
        "willShow", "b viewWillDisappear", "a viewWillAppear", "a viewIsAppearing", "b viewDidDisappear",
        "a viewDidAppear", "didShow",
      ])
    _ = window
  }

  @Test func theTopScreenFillsTheViewAndSeesTheBarAsUnsafe() {
    prepareStage()
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    let window = shown(navigation)
    #expect(root.view.frame == window.bounds)
    // An iPhone 16's bar ends at 53.67 + 44 = 97.67 (facts: measured §5).
    #expect(abs(root.view.safeAreaInsets.top - (53.667 + 44)) < 0.01)
    #expect(root.view.safeAreaInsets.bottom == 34)
    navigation.setNavigationBarHidden(true, animated: false)
    window.layoutIfNeeded()
    #expect(root.view.safeAreaInsets.top == 59)
  }

  @Test func contentStartsBelowABarThatLetsNothingThrough() {
    prepareStage()
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    navigation.navigationBar.isTranslucent = false
    let window = shown(navigation)
    #expect(abs(root.view.frame.minY - 97.667) < 0.01)
    #expect(root.view.frame.maxY == window.bounds.maxY)
    #expect(root.view.safeAreaInsets.top == 0)
  }

  @Test func tabBarsAddTheirHeightToTheDevicesInset() {
    prepareStage()
    let root = UIViewController(), tabs = UITabBarController()
    tabs.viewControllers = [root, UIViewController()]
    _ = shown(tabs)
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 49 + 34, right: 0))
  }

  @Test func aScreenPushedLaterHidesTheBarOfTabs() {
    prepareStage()
    let stack = UINavigationController(rootViewController: UIViewController()), tabs = UITabBarController()
    tabs.viewControllers = [stack, UIViewController()]
    let window = shown(tabs)
    #expect(!tabs.tabBar.isHidden)
    let next = UIViewController()
    next.hidesBottomBarWhenPushed = true
    stack.pushViewController(next, animated: false)
    window.layoutIfNeeded()
    #expect(tabs.tabBar.isHidden)
    stack.popViewController(animated: false)
    window.layoutIfNeeded()
    #expect(!tabs.tabBar.isHidden)
  }

  @Test func itemsGivenToScreensAmongTheTabsAreShown() {
    prepareStage()
    let one = UIViewController(), two = UIViewController(), tabs = UITabBarController()
    tabs.viewControllers = [one, two]
    two.tabBarItem = UITabBarItem(title: "Two", image: nil, tag: 1)
    #expect(tabs.tabBar.items?.last === two.tabBarItem)
    #expect(tabs.tabBar.items?.count == 2)
  }

  @Test func selectingATabSwapsScreens() {
    let diary = Diary(), tabs = UITabBarController()
    tabs.viewControllers = [DiaryController("a", diary), DiaryController("b", diary)]
    _ = shown(tabs)
    diary.lines = []
    tabs.selectedIndex = 1
    #expect(
      diary.lines == [
        "a viewWillDisappear", "b loadView", "b viewDidLoad", "b viewWillAppear", "a viewDidDisappear",
        "b viewIsAppearing", "b viewDidAppear",
      ])
    #expect(tabs.selectedViewController === tabs.viewControllers?[1])
    tabs.selectedIndex = 7
    #expect(tabs.selectedIndex == 1)
  }

  @Test(arguments: [
    ("iphone-se-3", 20.0), ("iphone-8", 20.0), ("iphone-x", 44.0), ("iphone-13-mini", 50.0), ("ipad-pro-11", 24.0),
  ]) func safeAreasAreTheDevicesOwn(device: String, top: Double) {
    prepareStage(world: .on(device))
    let root = UIViewController()
    _ = shown(root)
    #expect(root.view.safeAreaInsets.top == CGFloat(top))
  }

  @Test func windowsAreAskedForTheirInsets() {
    prepareStage(world: .on("iphone-x"))
    #expect(UIApplication.shared.windows.first?.safeAreaInsets.top == 44)
    let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
    #expect(scene?.windows.first?.safeAreaInsets.bottom == 34)
  }
}
