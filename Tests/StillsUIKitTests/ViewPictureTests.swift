import StillsCore
import Testing
import UIKit

/// Views drawn into pictures, fields with their buttons, and guides of old.
@MainActor @Suite(.serialized) struct ViewPictureTests {
  init() { prepareStage() }

  @Test func layoutGuidesOfOldStandForTheSafeArea() throws {
    let label = UIView()
    _ = try Shot {
      let controller = UIViewController()
      controller.view.addSubview(label)
      _ = label.pinned(
        label.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
        label.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor))
      return controller
    }
    #expect(label.frame.minY == 59)
    #expect(label.frame.maxY == CGFloat(852 - 34))
  }

  @Test func viewsAreDrawnIntoPictures() throws {
    let shot = try Shot {
      let controller = UIViewController()
      let source = UIView(frame: CGRect(x: 200, y: 300, width: 40, height: 40))
      source.backgroundColor = .red
      let corner = UIView(frame: CGRect(x: 20, y: 0, width: 20, height: 40))
      corner.backgroundColor = .blue
      source.addSubview(corner)
      let first = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image {
        source.layer.render(in: $0.cgContext)
      }
      let second = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 80)).image { _ in
        _ = source.drawHierarchy(in: CGRect(x: 0, y: 0, width: 80, height: 80), afterScreenUpdates: true)
      }
      for (index, image) in [first, second].enumerated() {
        let view = UIImageView(image: image)
        view.frame.origin = CGPoint(x: 0, y: 100 + 100 * index)
        controller.view.addSubview(view)
      }
      if let copy = source.snapshotView(afterScreenUpdates: false) {
        copy.frame.origin = CGPoint(x: 0, y: 300)
        controller.view.addSubview(copy)
      }
      return controller
    }
    #expect(shot.color(10, 120) == [255, 0, 0] && shot.color(30, 120) == [0, 0, 255])
    #expect(shot.color(30, 240) == [255, 0, 0] && shot.color(60, 270) == [0, 0, 255])
    #expect(shot.color(10, 320) == [255, 0, 0] && shot.color(30, 320) == [0, 0, 255])
    #expect(shot.color(100, 320) == [255, 255, 255])
  }

  @Test func fieldsKeepTheirAttributesAndTheirClearButton() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    field.attributedText = NSAttributedString(string: "abcd", attributes: [.foregroundColor: UIColor.red])
    #expect(field.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    let plain = field.textRect(forBounds: field.bounds)
    field.clearButtonMode = .always
    #expect(field.textRect(forBounds: field.bounds).maxX == plain.maxX - 24)
    field.text = "other"
    #expect(field.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) == nil)
    field.text = ""
    #expect(field.textRect(forBounds: field.bounds) == plain)
  }
}
