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
