import Stills
import StillsCore
import SwiftUI
import Testing
import UIKit

@MainActor @Suite(.serialized) struct ViewTests {
  init() { prepareStage() }

  @Test func labelsAreAsLargeAsTheirText() {
    prepareStage()
    let label = UILabel()
    label.font = .systemFont(ofSize: 20)
    #expect(label.intrinsicContentSize == .zero)
    label.text = "abcd"
    #expect(label.intrinsicContentSize == CGSize(width: 4 * 10, height: 20))
  }

  @Test func systemButtonsAreThirtyHigh() throws {
    try Shot.prepareLetters()
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    #expect(button.intrinsicContentSize.height == 30)
    #expect(button.intrinsicContentSize.width == 30)
  }

  @Test func configuredButtonsAddTheirInsets() throws {
    try Shot.prepareLetters()
    let button = UIButton(configuration: .filled())
    button.configuration?.title = "Go"
    // 20.33 of text between 7 and 7 (facts: controls §1).
    #expect(abs(button.intrinsicContentSize.height - 34.333) < 0.01)
  }

  @Test func switchesLeaveTwoPointsOut() {
    let control = UISwitch()
    #expect(control.frame.size == CGSize(width: 51, height: 31))
    #expect(control.intrinsicContentSize == CGSize(width: 49, height: 31))
  }

  @Test func tintIsInheritedUntilSet() {
    let outer = UIView(), inner = UIView()
    outer.addSubview(inner)
    outer.tintColor = .red
    #expect(inner.tintColor == .red)
    inner.tintColor = .green
    #expect(inner.tintColor == .green)
  }

  @Test func controlsSendTheirActions() {
    var count = 0
    let button = UIButton(primaryAction: UIAction { _ in count += 1 })
    button.sendActions(for: .primaryActionTriggered)
    button.isEnabled = false
    button.touch()
    #expect(count == 1)
  }

  @Test func viewsConvertBetweenEachOther() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let a = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
    let b = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    root.addSubview(a)
    a.addSubview(b)
    #expect(b.convert(CGPoint.zero, to: root) == CGPoint(x: 15, y: 25))
    #expect(root.convert(CGPoint(x: 15, y: 25), to: b) == .zero)
  }

  @Test func gradientsRunFromTopToBottom() throws {
    let shot = try Shot {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 100))
      let gradient = CAGradientLayer()
      gradient.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
      gradient.frame = view.bounds
      view.layer.addSublayer(gradient)
      return view
    }
    // In the middle of the safe area.
    let y = 59 + (852 - 59 - 34) / 2 - 50
    #expect(shot.color(393 / 2, y + 1)[0] < 10)
    #expect(shot.color(393 / 2, y + 98)[0] > 245)
  }

  @Test func drawnPicturesKeepTheirColours() throws {
    let shot = try Shot {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        UIColor.blue.setFill()
        UIBezierPath(rect: CGRect(x: 20, y: 0, width: 20, height: 20)).fill()
      }
      let controller = UIViewController()
      let view = UIImageView(image: image)
      view.frame.origin = CGPoint(x: 100, y: 100)
      controller.view.addSubview(view)
      return controller
    }
    #expect(shot.color(110, 110) == [255, 0, 0])
    #expect(shot.color(130, 110) == [0, 0, 255])
  }

  @Test func masksAndCornersCutWhatIsInside() throws {
    let shot = try Shot {
      let controller = UIViewController()
      controller.view.backgroundColor = .white
      let box = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
      box.layer.cornerRadius = 50
      box.clipsToBounds = true
      let fill = UIView(frame: box.bounds)
      fill.backgroundColor = .red
      box.addSubview(fill)
      controller.view.addSubview(box)
      return controller
    }
    #expect(shot.color(150, 150) == [255, 0, 0])
    #expect(shot.color(103, 103) == [255, 255, 255])
  }

  @Test func representedLabelsTakeTheirPlaceAmongSwiftUIsViews() throws {
    struct Label: UIViewRepresentable {
      func makeUIView(context: Context) -> UILabel { UILabel() }
      func updateUIView(_ view: UILabel, context: Context) {
        view.text = "x"
        view.backgroundColor = .red
        view.setContentHuggingPriority(.required, for: .horizontal)
        view.setContentHuggingPriority(.required, for: .vertical)
      }
    }
    let shot = try Shot { Label() }
    #expect(shot.color(393 / 2, 59 + (852 - 59 - 34) / 2 - 8) == [255, 0, 0])
    #expect(shot.color(20, 400) == [255, 255, 255])
  }

  @Test func hostedSwiftUIFillsItsControllersSafeArea() throws {
    let red = Color(red: 1, green: 0, blue: 0)
    let inside = try Shot { UIHostingController(rootView: red) }
    #expect(inside.color(200, 400) == [255, 0, 0])
    #expect(inside.color(200, 5) == [255, 255, 255])
    let everywhere = try Shot { UIHostingController(rootView: red.ignoresSafeArea()) }
    #expect(everywhere.color(200, 400) == [255, 0, 0])
    #expect(everywhere.color(200, 5) == [255, 0, 0])
  }
}

extension ViewTests {
  /// Makes its parts anew each time, and has not come to an end where each of them asks for the next time.
  private final class Adding: UIView {
    var times = 0
    let label = UILabel()
    override func layoutSubviews() {
      super.layoutSubviews()
      times += 1
      for _ in 0..<3 { addSubview(UIButton(frame: CGRect(x: 0, y: 0, width: 10, height: 10))) }
      // To the front again, where constraints have it.
      addSubview(label)
    }
  }

  @Test func viewsThatAddOthersWhileTheyAreLaidOutComeToAnEnd() {
    let view = Adding()
    view.addSubview(view.label)
    _ = view.label.pinned(
      view.label.topAnchor.constraint(equalTo: view.topAnchor), view.label.heightAnchor.constraint(equalToConstant: 20))
    view.laidOut(100, 100)
    #expect(view.times <= 2)
    #expect(view.subviews.last === view.label)
  }
}

extension Shot {
  /// The real letters, without a picture.
  static func prepareLetters() throws { try Renderer.prepare(world: World()) }
}
