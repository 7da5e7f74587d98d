import SnapshotTesting
import SwiftUI
import Testing
import UIKit

/// What is around the view: the requested device, and nothing of the machine that takes the picture.
@MainActor @Suite struct HostTests {
  /// A red bar over a blue page.
  private func bar() -> UINavigationController {
    let page = UIViewController()
    page.view.backgroundColor = .blue
    page.navigationItem.title = "Title"
    page.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Left", style: .plain, target: nil, action: nil)
    let navigation = UINavigationController(rootViewController: page)
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    appearance.shadowColor = .clear
    navigation.navigationBar.standardAppearance = appearance
    navigation.navigationBar.scrollEdgeAppearance = appearance
    return navigation
  }

  @Test(arguments: [(ViewImageConfig.iPhoneX, 44), (.iPhone8, 20), (.iPhone13, 47)] as [(ViewImageConfig, CGFloat)])
  func barReachesUnderTheStatusBarAndItsItemsDoNot(config: ViewImageConfig, top: CGFloat) throws {
    let taken = try Taken(bar(), on: config)
    let size = try #require(config.size)
    #expect(taken.size == size)
    // The row of items is 44 high, below the requested device's own inset.
    let row = CGRect(x: 0, y: top, width: size.width, height: 44)
    let red = "#ff0000ff"
    #expect(taken.colors(CGRect(x: 0, y: 0, width: size.width, height: top)) == [red])
    #expect(taken.colors(row).count > 1 && taken.color(size.width / 2, top + 43) == red)
    #expect(taken.color(8, top + 43.5) == red && taken.color(8, top + 44.5) == "#0000ffff")
    #expect(taken.colors(CGRect(x: 0, y: row.maxY + 1, width: size.width, height: 100)) == ["#0000ffff"])
    // The words stand in the middle of the row.
    for y in [top + 2, top + 42] {
      #expect(taken.colors(CGRect(x: 0, y: y, width: size.width, height: 1)) == [red])
    }
  }

  @Test func insetsAreTheConfigurationsInAKeyWindowToo() throws {
    let view = GeometryReader { space in
      Color.green.frame(width: 10, height: 10)
      Text("\(Int(space.safeAreaInsets.top)) \(Int(space.safeAreaInsets.bottom))")
    }
    let (plain, inWindow) = (
      try Taken(view, .device(config: .iPhoneX)), try Taken(view, .device(config: .iPhoneX), inKeyWindow: true)
    )
    #expect(try inWindow.frame("GeometryReader") == CGRect(x: 0, y: 44, width: 375, height: 812 - 44 - 34))
    #expect(inWindow.layout.contains("“44 34”"))
    #expect(inWindow.file == plain.file)
  }

  @Test func toolbarWithAProminentButtonIsOpaqueAndTinted() throws {
    let screen = NavigationStack {
      Text("Hello").navigationTitle("Title")
        .toolbar { Button("Save") {}.buttonStyle(.borderedProminent) }
    }
    let taken = try Taken(screen, .device(config: .iPhone13))
    #expect((taken.pixels.width, taken.pixels.height) == (1_170, 2_532))
    let button = try taken.frame("platter"), title = try taken.frame("“Title”")
    #expect(button.minY >= 47 && button.maxX <= 390 && title.minX == 16)
    #expect(taken.color(button.minX + 6, button.midY) == "#007affff")
    #expect(taken.colors(title).contains("#000000ff"))
    #expect(taken.colors().allSatisfy { $0.hasSuffix("ff") })
  }

  @Test func gridInANavigationViewShowsItsCellsBelowTheBar() throws {
    let grid = ScrollView {
      LazyVGrid(columns: [GridItem(.fixed(100)), GridItem(.fixed(100))], spacing: 10) {
        ForEach(0..<6, id: \.self) { Color.red.frame(height: 50).overlay(Text("Cell \($0)")) }
      }
    }
    let alone = try Taken(grid, .device(config: .iPhone13))
    let inside = try Taken(
      NavigationView { grid.navigationTitle("Grid").navigationBarTitleDisplayMode(.inline) },
      .device(config: .iPhone13))
    for cell in 0..<6 {
      let (first, second) = (try alone.frame("“Cell \(cell)”"), try inside.frame("“Cell \(cell)”"))
      // The bar's row is 44 high.
      #expect(abs(second.minY - first.minY - 44) < 0.34 && second.minX == first.minX)
      #expect(inside.color(second.minX - 4, second.midY) == "#ff3b30ff")
    }
  }
}
