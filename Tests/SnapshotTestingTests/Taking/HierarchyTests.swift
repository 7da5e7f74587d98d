import Foundation
import StillsCore
import SwiftUI
import Testing
import UIKit

@testable import SnapshotTesting

/// Strategies of one's own that put a view into a window and draw that.
@MainActor @Suite struct HierarchyTests {
  /// As assertions do before they take a snapshot.
  init() { Hosting.takePicturesOfHierarchies() }

  private struct Flag: View {
    var body: some View {
      VStack(spacing: 0) {
        Color(red: 1, green: 0, blue: 0)
        Color(red: 0, green: 0, blue: 1)
      }
    }
  }

  private func window(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 20, height: 40))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
  }

  /// Between pictures, where no test has left a world of its own.
  private func image(_ window: UIWindow, _ draw: (CGContext) -> Void) -> UIImage {
    PictureTaking.within(World()) { UIGraphicsImageRenderer(bounds: window.bounds).image { draw($0.cgContext) } }
  }

  @Test func hostedViewsAreInTheWindowsPicture() throws {
    let window = window(UIHostingController(rootView: Flag()))
    let expected = try #require(UIImage(data: Data(Taken(Flag().frame(width: 20, height: 40)).file)))
    for draw in [
      { (_: CGContext) in _ = window.drawHierarchy(in: window.bounds, afterScreenUpdates: true) },
      { (context: CGContext) in window.layer.render(in: context) },
    ] {
      let drawn = image(window, draw)
      #expect(drawn.size == CGSize(width: 20, height: 40))
      #expect(Diffing.image.diffV2(expected, drawn)?.0 == nil)
    }
  }

  @Test func viewsOfTheirOwnAreDrawnWhereTheyAreAsked() throws {
    let view = UIView(frame: CGRect(x: 5, y: 6, width: 10, height: 10))
    view.backgroundColor = .red
    func drawn(_ body: @escaping () -> Void) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in body() }
    }
    let found = drawn { view.drawHierarchy(in: CGRect(x: 2, y: 3, width: 10, height: 10), afterScreenUpdates: false) }
    let expected = drawn {
      UIColor.red.setFill()
      UIGraphicsGetCurrentContext()?.fill(CGRect(x: 2, y: 3, width: 10, height: 10))
    }
    #expect(Diffing.image.diffV2(expected, found)?.0 == nil)
    #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: false))
  }

  /// Draws another view's hierarchy while its own picture is taken.
  private final class Photographing: UIViewController {
    private(set) var scales: [CGFloat] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      let other = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
      scales.append(UIScreen.main.scale)
      _ = UIGraphicsImageRenderer(size: other.bounds.size).image { _ in
        other.drawHierarchy(in: other.bounds, afterScreenUpdates: true)
      }
      scales.append(UIScreen.main.scale)
    }
  }

  @Test func picturesWithinAPictureLeaveItsWorldAsItIs() {
    let controller = Photographing()
    let size = CGSize(width: 20, height: 20), traits = UITraitCollection(displayScale: 1)
    var image: UIImage?
    Snapshotting<UIViewController, UIImage>.image(size: size, traits: traits).snapshot(controller).run { image = $0 }
    #expect(controller.scales == [1, 1])
    #expect(image?.scale == 1)
    #expect(image?.size == size)
  }
}
