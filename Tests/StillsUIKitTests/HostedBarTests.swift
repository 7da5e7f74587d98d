import Stills
import StillsCore
import SwiftUI
import Testing
import UIKit

/// What SwiftUI's views say about bars reaches those of UIKit's controllers around them.
@MainActor @Suite(.serialized) struct HostedBarTests {
  private struct Counting: View {
    @State private var count = 0
    var body: some View {
      Text("Content")
        .navigationTitle("Count \(count)")
        .toolbar {
          ToolbarItem(placement: .topBarTrailing) { Button("Add") { count += 1 } }
          ToolbarItem(placement: .bottomBar) { Button("Below") {} }
        }
    }
  }

  private func screen(_ view: some View) throws -> (screen: Screen, navigation: UINavigationController) {
    try Renderer.prepare(world: .on("iphone-14"))
    let root = UIViewController()
    root.title = "Root"
    let navigation = UINavigationController(rootViewController: root)
    navigation.pushViewController(UIHostingController(rootView: view), animated: false)
    return (try Screen(content: navigation, world: .on("iphone-14")), navigation)
  }

  private func dump(_ screen: Screen) throws -> String { try screen.shown().placed.layoutDump() }

  @Test func titleAndItemsStandInTheBar() throws {
    let (screen, navigation) = try screen(Counting())
    let dump = try dump(screen)
    for word in ["Count 0", "Add", "Below", "Root"] { #expect(dump.contains(word), Comment(rawValue: word)) }
    #expect(navigation.topViewController?.navigationItem.title == "Count 0")
  }

  @Test func theyFollowTheState() throws {
    let (screen, _) = try screen(Counting())
    try screen.tap("Add")
    try screen.tap("Add")
    #expect(try dump(screen).contains("Count 2"))
  }

  @Test func theBackButtonStillGoesBack() throws {
    let (screen, navigation) = try screen(Counting())
    try screen.back()
    #expect(navigation.viewControllers.count == 1)
    #expect(try !dump(screen).contains("Add"))
  }

  @Test func theStateOfACoveredScreenStays() throws {
    let (screen, navigation) = try screen(Counting())
    try screen.tap("Add")
    _ = try screen.shown()
    navigation.pushViewController(UIViewController(), animated: false)
    try screen.settle()
    let covered = try dump(screen)
    #expect(!covered.contains("Add"), Comment(rawValue: covered))
    try screen.back()
    #expect(try dump(screen).contains("Count 1"))
  }

  @Test func theStateOfAnotherTabStays() throws {
    try Renderer.prepare(world: .on("iphone-14"))
    let tabs = UITabBarController()
    tabs.viewControllers = ["First", "Second"].map { name in
      let navigation = UINavigationController(rootViewController: UIHostingController(rootView: Counting()))
      navigation.tabBarItem = UITabBarItem(title: name, image: nil, tag: 0)
      return navigation
    }
    let screen = try Screen(content: tabs, world: .on("iphone-14"))
    try screen.tap("Add")
    try screen.tap("Second")
    #expect(try dump(screen).contains("Count 0"))
    try screen.tap("First")
    #expect(try dump(screen).contains("Count 1"))
  }

  private struct Leading: View {
    var body: some View { NavigationLink("Go on") { Arrived() }.navigationTitle("Start") }
  }

  private struct Arrived: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Leave") { dismiss() }.navigationTitle("Arrived") }
  }

  @Test func linksPushOntoUIKitsStack() throws {
    let (screen, navigation) = try screen(Leading())
    for way in ["back", "Leave"] {
      try screen.tap("Go on")
      #expect(try dump(screen).contains("Leave"))
      #expect(navigation.viewControllers.count == 3)
      if way == "back" { try screen.back() } else { try screen.tap("Leave") }
      #expect(try dump(screen).contains("Go on"))
      #expect(navigation.viewControllers.count == 2)
    }
  }

  @Test func barAndBackButtonCanBeHidden() throws {
    var (screen, navigation) = try screen(Text("A").navigationTitle("T").navigationBarHidden(true))
    #expect(try !dump(screen).contains("“T”"))
    #expect(navigation.topViewController?.view.safeAreaInsets.top == 47)
    (screen, navigation) = try self.screen(Text("A").navigationTitle("T").navigationBarBackButtonHidden())
    #expect(try !dump(screen).contains("BackButton"))
  }

  @Test func aColourOfTheScreensFillsTheBar() throws {
    let shot = try Shot(
      {
        UINavigationController(
          rootViewController: UIHostingController(
            rootView: Color.white.navigationTitle("T").toolbarBackground(
              Color(red: 1, green: 0, blue: 0), for: .navigationBar
            )
            .toolbarBackground(.visible, for: .navigationBar)))
      }, world: .on("iphone-14"))
    #expect(shot.color(20, 1) == [255, 0, 0])
    #expect(shot.color(20, 89) == [255, 0, 0])
    #expect(shot.color(20, 120) == [255, 255, 255])
  }
}

/// What SwiftUI's content in UIKit's navigation controllers knows of the bar around.
@MainActor @Suite(.serialized) struct HostedListTests {
  private func firstRow(_ root: @MainActor () -> Any) throws -> CGFloat {
    var world = World.on("iphone-14")
    world.look = .ios26
    let shot = try Shot(root, world: world)
    defer { prepareStage() }
    // The card is white on grey.
    return CGFloat(try #require((100..<400).first { shot.color(195, $0) == [255, 255, 255] }))
  }

  @Test func theNewerLooksListBeginsAsCloseBelowALargeTitleAsInSwiftUI() throws {
    let own = try firstRow {
      UIHostingController(rootView: NavigationStack { List { Text("A") }.navigationTitle("T") })
    }
    let hosted = try firstRow {
      let stack = UINavigationController(
        rootViewController: UIHostingController(rootView: List { Text("A") }.navigationTitle("T")))
      stack.navigationBar.prefersLargeTitles = true
      return stack
    }
    #expect(hosted == own)
  }
}
