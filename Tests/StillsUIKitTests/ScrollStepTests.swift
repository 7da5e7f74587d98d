import Stills
import StillsCore
import SwiftUI
import Testing
import UIKit

/// Steps move UIKit's scroll views, and bars follow.
@MainActor @Suite(.serialized) struct ScrollStepTests {
  private final class Long: UIViewController, UIScrollViewDelegate {
    let scroll = UIScrollView()
    var told: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Long"
      view.backgroundColor = .white
      scroll.delegate = self
      scroll.frame = view.bounds
      scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scroll.contentSize = CGSize(width: 390, height: 2000)
      view.addSubview(scroll)
      let label = UILabel(frame: CGRect(x: 20, y: 1500, width: 200, height: 20))
      label.text = "far down"
      scroll.addSubview(label)
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { told.append("begin") }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { if told.last != "scroll" { told.append("scroll") } }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { told.append("end") }
  }

  private func screen(_ content: Long, large: Bool = false) throws -> Screen {
    try Renderer.prepare(world: .on("iphone-14"))
    let navigation = UINavigationController(rootViewController: content)
    navigation.navigationBar.prefersLargeTitles = large
    return try Screen(content: navigation, world: .on("iphone-14"))
  }

  private func titles(_ screen: Screen) throws -> [CGRect] {
    var frames: [CGRect] = []
    try screen.shown().placed.forEach { node in
      if node.element.kind == "BarText" || node.element.kind == "clip" { frames.append(node.frame) }
    }
    return frames
  }

  @Test func contentMovesAsFarAsItGoes() throws {
    let content = Long(), screen = try screen(content)
    _ = try screen.shown()
    #expect(content.scroll.contentOffset.y == -91)
    content.told = []
    try screen.scroll(by: 100)
    #expect(content.scroll.contentOffset.y == 9)
    #expect(content.told == ["begin", "scroll", "end"])
    try screen.scroll(by: 100_000)
    // The end stands above the home indicator: 2000 + 34 - 844.
    #expect(content.scroll.contentOffset.y == 1190)
    try screen.scroll(to: 0)
    #expect(content.scroll.contentOffset.y == -91)
  }

  @Test func whatIsNamedIsScrolledTo() throws {
    let content = Long(), screen = try screen(content)
    try screen.scroll(to: "far down")
    let frame = content.scroll.convert(CGRect(x: 20, y: 1500, width: 200, height: 20), to: nil)
    #expect(frame.minY >= 91)
    #expect(frame.maxY <= 810.01)
  }

  @Test func aLargeTitleCollapses() throws {
    let content = Long(), screen = try screen(content, large: true)
    let resting = try titles(screen)
    #expect(resting.contains { abs($0.height - 40.67) < 0.1 })
    try screen.scroll(by: 200)
    let moved = try titles(screen)
    #expect(!moved.contains { abs($0.height - 40.67) < 0.1 })
    #expect(moved.contains { abs($0.midX - 195) < 0.5 })
  }

  @Test func pullingAsksTheRefreshControl() throws {
    let content = Long(), screen = try screen(content)
    var asked = 0
    let refresh = UIRefreshControl()
    refresh.addAction(UIAction { _ in asked += 1 }, for: .valueChanged)
    _ = try screen.shown()
    content.scroll.refreshControl = refresh
    try screen.pull(40)
    #expect(asked == 0)
    #expect(content.scroll.contentOffset.y == -131)
    try screen.pull(120)
    #expect(asked == 1)
    #expect(refresh.isRefreshing)
  }

  @Test func pagesAreKept() throws {
    final class Pages: UIViewController {
      let scroll = UIScrollView()
      override func viewDidLoad() {
        super.viewDidLoad()
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.isPagingEnabled = true
        scroll.frame = CGRect(x: 0, y: 100, width: 390, height: 300)
        scroll.contentSize = CGSize(width: 3 * 390, height: 300)
        view.addSubview(scroll)
      }
    }
    try Renderer.prepare(world: .on("iphone-14"))
    let content = Pages(), screen = try Screen(content: content, world: .on("iphone-14"))
    try screen.scroll(by: CGSize(width: 300, height: 0))
    #expect(content.scroll.contentOffset == CGPoint(x: 390, y: 0))
    try screen.scroll(by: CGSize(width: 100, height: 0))
    #expect(content.scroll.contentOffset == CGPoint(x: 390, y: 0))
  }

  @Test func disabledOnesStay() throws {
    let content = Long(), screen = try screen(content)
    _ = try screen.shown()
    content.scroll.isScrollEnabled = false
    #expect(throws: (any Error).self) { try screen.scroll(by: 100) }
  }

  // A List in a hosting controller, too.
  @Test func aHostedListCollapsesTheTitleOfUIKitsBar() throws {
    struct Rows: View {
      var body: some View { List(0..<60, id: \.self) { Text("Row \($0)") }.navigationTitle("Rows") }
    }
    try Renderer.prepare(world: .on("iphone-14"))
    let navigation = UINavigationController(rootViewController: UIHostingController(rootView: Rows()))
    navigation.navigationBar.prefersLargeTitles = true
    let screen = try Screen(content: navigation, world: .on("iphone-14"))
    #expect(try titles(screen).contains { abs($0.height - 40.67) < 0.1 })
    try screen.scroll(by: 300)
    #expect(try !titles(screen).contains { abs($0.height - 40.67) < 0.1 })
  }
}
