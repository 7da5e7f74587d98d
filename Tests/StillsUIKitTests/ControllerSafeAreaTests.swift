import StillsCore
import SwiftUI
import Testing
import UIKit

/// What controllers leave of every device, in every arrangement of bars: never less than the device's own insets.
@MainActor @Suite(.serialized) struct ControllerSafeAreaTests {
  private enum Arrangement: CaseIterable {
    case plain, navigation, largeTitle, toolbar, tabs, tabsAroundNavigation, navigationAroundTabs, hiddenBar, hosted
    case prompt, search, additional, tabsAroundToolbar
  }

  /// The root, and the controller whose content is looked at.
  private func controllers(_ arrangement: Arrangement) -> (root: UIViewController, content: UIViewController) {
    let content = UIViewController()
    content.title = "Title"
    func navigation(_ root: UIViewController) -> UINavigationController {
      UINavigationController(rootViewController: root)
    }
    func tabs(_ first: UIViewController) -> UITabBarController {
      let tabs = UITabBarController()
      tabs.viewControllers = [first, UIViewController()]
      return tabs
    }
    switch arrangement {
    case .plain: return (content, content)
    case .navigation: return (navigation(content), content)
    case .largeTitle:
      let stack = navigation(content)
      stack.navigationBar.prefersLargeTitles = true
      return (stack, content)
    case .toolbar:
      let stack = navigation(content)
      stack.isToolbarHidden = false
      return (stack, content)
    case .tabs: return (tabs(content), content)
    case .tabsAroundNavigation: return (tabs(navigation(content)), content)
    case .navigationAroundTabs: return (navigation(tabs(content)), content)
    case .hiddenBar:
      let stack = navigation(content)
      stack.isNavigationBarHidden = true
      return (stack, content)
    case .hosted:
      let hosted = UIHostingController(rootView: Text("A"))
      return (navigation(hosted), hosted)
    case .prompt:
      content.navigationItem.prompt = "Choose"
      return (navigation(content), content)
    case .search:
      content.navigationItem.searchController = UISearchController(searchResultsController: nil)
      return (navigation(content), content)
    case .additional:
      content.additionalSafeAreaInsets = UIEdgeInsets(top: 7, left: 0, bottom: 11, right: 0)
      return (navigation(content), content)
    case .tabsAroundToolbar:
      let stack = navigation(content)
      stack.isToolbarHidden = false
      return (tabs(stack), content)
    }
  }

  @Test(arguments: World.Look.allCases, World.Orientation.allCases)
  func contentKeepsTheDevicesOwnInsets(look: World.Look, orientation: World.Orientation) {
    defer { prepareStage() }
    for device in Device.all {
      var world = World(device: device)
      (world.look, world.orientation) = (look, orientation)
      prepareStage(world: world)
      let own = device.safeArea(orientation)
      for arrangement in Arrangement.allCases {
        let (root, content) = controllers(arrangement)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        window.makeKeyAndVisible()
        guard let view = content.view else { continue }
        let insets = view.safeAreaInsets, frame = view.convert(view.bounds, to: nil)
        let name = Comment(rawValue: "\(device.id) \(orientation) \(look) \(arrangement)")
        #expect(frame.minX == 0 && frame.maxX == window.bounds.maxX, name)
        #expect(insets.left == own.leading && insets.right == own.trailing, name)
        let top = frame.minY + insets.top, bottom = window.bounds.maxY - frame.maxY + insets.bottom
        #expect(top >= own.top && bottom >= own.bottom, name)
        switch arrangement {
        case .plain, .hiddenBar: #expect(top == own.top && bottom == own.bottom, name)
        case .navigation, .largeTitle, .hosted: #expect(top > own.top + 26 && bottom == own.bottom, name)
        case .toolbar: #expect(top > own.top + 26 && bottom > own.bottom + 24, name)
        case .tabs: #expect(top + bottom > own.top + own.bottom + 24, name)
        case .prompt: #expect(top > own.top + 26 + 30 && bottom == own.bottom, name)
        case .search: #expect(top > own.top + 26 + 51 && bottom == own.bottom, name)
        case .additional: #expect(top > own.top + 26 + 7 && bottom == own.bottom + 11, name)
        case .tabsAroundToolbar:
          #expect(top > own.top + 26 && top + bottom > own.top + own.bottom + 50 + 24, name)
        case .tabsAroundNavigation, .navigationAroundTabs:
          #expect(top > own.top + 26 && top + bottom > own.top + own.bottom + 50, name)
        }
      }
    }
  }

  // A view of UIKit's is told of what covers it, although SwiftUI ignores that.
  @Test func representablesThatIgnoreTheSafeAreaAreToldOfIt() throws {
    final class Probe: UIViewController {
      static var insets = UIEdgeInsets.zero
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        Self.insets = view.safeAreaInsets
      }
    }
    struct Shown: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> Probe { Probe() }
      func updateUIViewController(_ controller: Probe, context: Context) {}
    }
    _ = try Shot({ Shown().ignoresSafeArea() }, world: .on("iphone-14"))
    #expect(Probe.insets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    _ = try Shot({ Shown() }, world: .on("iphone-14"))
    #expect(Probe.insets == .zero)
    _ = try Shot(
      { NavigationStack { Shown().ignoresSafeArea().navigationTitle("T").navigationBarTitleDisplayMode(.inline) } },
      world: .on("iphone-14"))
    #expect(Probe.insets.top == 91)
  }
}
