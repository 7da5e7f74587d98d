import Foundation
import SnapshotTesting
import SwiftUI
import Testing
import UIKit

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

  @Test func controllerMatchesItself() {
    let strategy = Snapshotting<UIViewController, UIImage>.image(on: .iPhone13)
    #expect(sandbox.failure(recording: CornersController(), asserting: CornersController(), as: strategy) == nil)
    #expect(sandbox.verify(UIViewController(), as: strategy, record: .never) != nil)
  }

  @Test func layerIsAsLargeAsItsBounds() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 24, height: 12)
    layer.position = CGPoint(x: 100, y: 100)
    layer.backgroundColor = UIColor.red.cgColor
    #expect(taken(layer, .image)?.size == CGSize(width: 24, height: 12))
  }
}
