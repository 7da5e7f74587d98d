import StillsCore
import Testing
import UIKit

/// Public reports about bars, with what iOS makes of them.
@MainActor @Suite(.serialized) struct BarPictureTests {
  private static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

  private func navigation(
    _ change: (UINavigationController, UINavigationBarAppearance) -> Void
  ) -> UINavigationController {
    let root = UIViewController()
    root.view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    root.title = "T"
    let navigation = UINavigationController(rootViewController: root)
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = Self.red
    change(navigation, appearance)
    return navigation
  }

  @Test func standardAppearanceAloneIsTransparentAtTheEdge() throws {
    let shot = try Shot { navigation { $0.navigationBar.standardAppearance = $1 } }
    #expect(shot.color(20, 80) == [0, 0, 255])
  }

  @Test func bothAppearancesColourTheBarUpToTheTop() throws {
    let shot = try Shot {
      navigation {
        $0.navigationBar.standardAppearance = $1
        $0.navigationBar.scrollEdgeAppearance = $1
      }
    }
    #expect(shot.color(20, 0) == [255, 0, 0])
    #expect(shot.color(20, 90) == [255, 0, 0])
    #expect(shot.color(20, 110) == [0, 0, 255])
  }

  @Test func largeTitleBarsHaveOneColourFromTheTopToTheirEnd() throws {
    let shot = try Shot {
      navigation {
        $0.navigationBar.prefersLargeTitles = true
        $0.navigationBar.standardAppearance = $1
        $0.navigationBar.scrollEdgeAppearance = $1
      }
    }
    for y in [0, 30, 58, 60, 90, 100, 140] { #expect(shot.color(380, y) == [255, 0, 0], "at \(y)") }
    #expect(shot.color(380, 160) == [0, 0, 255])
  }

  @Test func appearancesAreCopiedWhenTheyAreSet() throws {
    let shot = try Shot {
      navigation {
        $0.navigationBar.scrollEdgeAppearance = $1
        $1.backgroundColor = .green
      }
    }
    #expect(shot.color(20, 80) == [255, 0, 0])
  }

  @Test func screensAppearancesWinOverTheBars() throws {
    let shot = try Shot {
      navigation {
        $0.navigationBar.scrollEdgeAppearance = $1
        let own = UINavigationBarAppearance()
        own.configureWithOpaqueBackground()
        own.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        $0.topViewController?.navigationItem.scrollEdgeAppearance = own
      }
    }
    #expect(shot.color(20, 80) == [0, 255, 0])
  }

  @Test func proxiesReachBarsThatComeLater() throws {
    let shot = try Shot {
      let appearance = UINavigationBarAppearance()
      appearance.configureWithOpaqueBackground()
      appearance.backgroundColor = Self.red
      UINavigationBar.appearance().standardAppearance = appearance
      UINavigationBar.appearance().scrollEdgeAppearance = appearance
      return navigation { _, _ in }
    }
    #expect(shot.color(20, 80) == [255, 0, 0])
  }

  @Test(arguments: [("iphone-x", 44, 88), ("iphone-8", 20, 64)])
  func barsBeginBelowTheDevicesOwnInset(device: String, top: Int, bottom: Int) throws {
    let shot = try Shot(
      { navigation { $0.navigationBar.scrollEdgeAppearance = $1 } }, world: .on(device))
    #expect(shot.color(5, 0) == [255, 0, 0])
    #expect(shot.color(5, bottom - 1) == [255, 0, 0])
    #expect(shot.color(5, bottom + 1) == [0, 0, 255])
  }

  @Test func darkForcedOnAViewTurnsTextAndGroundTogether() throws {
    let shot = try Shot {
      let controller = UIViewController()
      let box = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
      box.overrideUserInterfaceStyle = .dark
      box.backgroundColor = .systemBackground
      let ink = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      ink.backgroundColor = .label
      box.addSubview(ink)
      controller.view.addSubview(box)
      return controller
    }
    #expect(shot.color(50, 150) == [0, 0, 0])
    #expect(shot.color(5, 105) == [255, 255, 255])
  }

  @Test func rootAndPushedScreensHaveBarsOfTheirOwn() throws {
    let brand = [230, 51, 77]
    func themed() -> ThemedNavigation { ThemedNavigation(rootViewController: UIViewController()) }
    let root = try Shot { themed() }
    #expect(root.color(5, 0) == brand)
    #expect(root.color(5, 96) == brand)
    let pushed = try Shot {
      let navigation = themed()
      navigation.pushViewController(UIViewController(), animated: false)
      return navigation
    }
    #expect(pushed.color(200, 10) == [255, 255, 255])
    // No hairline at the lower edge.
    #expect(pushed.color(200, 97) == [255, 255, 255])
    #expect(pushed.color(200, 98) == [255, 255, 255])
  }

  @Test func buttonsInAStackStandTenApartAtTheMargin() throws {
    prepareStage()
    let navigation = ThemedNavigation(rootViewController: UIViewController())
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    let (left, right) = (navigation.left, navigation.right)
    let leftFrame = left.convert(left.bounds, to: nil), rightFrame = right.convert(right.bounds, to: nil)
    #expect(rightFrame.minX - leftFrame.maxX == 10)
    #expect(rightFrame.maxX == CGFloat(393 - 16))
    #expect(abs(rightFrame.midY - (53.667 + 22)) < 0.5)
  }
}

/// The root screen's bar is red with a logo and two buttons, those of pushed screens are white.
final class ThemedNavigation: UINavigationController, UINavigationControllerDelegate {
  let left = Wishing(24, 24), right = Wishing(24, 24)

  override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
    delegate = self
  }

  override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    let appearance = UINavigationBarAppearance()
    appearance.shadowColor = .clear
    navigationBar.isTranslucent = false
    if viewController == viewControllers.first {
      appearance.configureWithOpaqueBackground()
      appearance.shadowColor = .clear
      appearance.backgroundColor = UIColor(red: 230 / 255, green: 51 / 255, blue: 77 / 255, alpha: 1)
      let stack = UIStackView(arrangedSubviews: [left, right])
      stack.spacing = 10
      viewController.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: stack)
    } else {
      appearance.backgroundColor = .white
    }
    navigationBar.standardAppearance = appearance
    navigationBar.scrollEdgeAppearance = appearance
  }
}
