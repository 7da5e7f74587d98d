import Testing
import UIKit

/// Controls keep what they are told within their bounds.
@MainActor @Suite(.serialized) struct ControlBoundTests {
  init() { prepareStage() }

  @Test func slidersKeepTheirValueBetweenTheirEnds() {
    let slider = UISlider()
    slider.value = 50
    #expect(slider.value == 1)
    slider.maximumValue = 100
    slider.value = 50
    slider.minimumValue = 60
    #expect(slider.value == 60)
    slider.value = .nan
    #expect(slider.value == 60)
  }

  @Test func steppersKeepTheirValueAndTheirStep() {
    let stepper = UIStepper()
    stepper.value = 500
    #expect(stepper.value == 100)
    stepper.maximumValue = 10
    #expect(stepper.value == 10)
    stepper.stepValue = -1
    stepper.stepValue = .nan
    #expect(stepper.stepValue == 1)
  }

  @Test func progressIsAShare() {
    let bar = UIProgressView(progressViewStyle: .default)
    bar.progress = 7
    #expect(bar.progress == 1)
    bar.progress = .nan
    #expect(bar.progress == 1)
  }

  @Test func pagesAreCounted() {
    let pages = UIPageControl()
    pages.numberOfPages = 3
    pages.currentPage = .max
    #expect(pages.currentPage == 2)
    pages.numberOfPages = .min
    #expect(pages.currentPage == 0)
    pages.currentPage = -4
    #expect(pages.currentPage == 0)
  }

  @Test func viewsAskedForWhileTheyAreMadeAreEmpty() throws {
    final class Restless: UIViewController {
      override func loadView() { view.backgroundColor = .red }
    }
    let shot = try Shot { Restless() }
    #expect(shot.color(200, 400) == [255, 59, 48] || shot.color(200, 400) == [255, 0, 0])
    #expect(shot.warnings.contains { $0.contains("asks for the view that it is to make") })
  }

  @Test func lineStylesThatAreNoNumbersAreNone() throws {
    let shot = try Shot {
      let controller = UIViewController()
      let label = UILabel(frame: CGRect(x: 0, y: 100, width: 200, height: 30))
      let styles: [NSAttributedString.Key: Any] = [
        .underlineStyle: 1e300, .strikethroughStyle: Double.nan, .ligature: -1e300, .kern: CGFloat.infinity,
      ]
      label.attributedText = NSAttributedString(string: "abc", attributes: styles)
      controller.view.addSubview(label)
      return controller
    }
    #expect(!shot.result.layoutDump.isEmpty)
  }

  @Test func aViewBelongsToOneController() {
    let first = UIViewController(), second = UIViewController()
    let view = UIView()
    first.view = view
    second.view = view
    #expect(second.viewIfLoaded === view && !first.isViewLoaded)
  }

  @Test func whoIsPresentedIsNoParentOfItsPresenter() {
    let lower = UIViewController(), upper = UIViewController(), around = UIViewController()
    lower.present(upper, animated: false)
    upper.addChild(lower)
    #expect(lower.parent == nil)
    around.addChild(lower)
    upper.present(around, animated: false)
    #expect(upper.presentedViewController == nil)
  }

  @Test func tablesThatAreNoneAreTalkedTo() {
    let controller = UITableViewController(style: .plain)
    controller.view = UIView()
    controller.tableView.rowHeight = 20
    #expect(controller.tableView.rowHeight == 20)
  }

  @Test func rectanglesWithoutNumbersHoldNothing() {
    let layer = CALayer()
    layer.bounds = CGRect(x: CGFloat.nan, y: 0, width: CGFloat.infinity, height: 1)
    #expect(!layer.contains(.zero))
  }

  @Test func transformsThatFoldAScreenAwayDrawNothing() throws {
    let shot = try Shot {
      let controller = UIViewController()
      for b in [CGFloat(0), 1e-300, 1e308] {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        view.backgroundColor = .red
        view.transform = CGAffineTransform(a: 0.4, b: 1e-300, c: b, d: 1e-300, tx: 0, ty: 0)
        controller.view.addSubview(view)
      }
      return controller
    }
    #expect(shot.color(200, 700) == [255, 255, 255])
  }

  @Test func literalsAreColoursOfLayersToo() {
    let layer = CALayer()
    layer.borderColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(layer.borderColor == UIColor.red.cgColor)
  }

  @Test func slidersAreDrawnByTheirOwnRectangles() throws {
    final class Thick: UISlider {
      override func trackRect(forBounds bounds: CGRect) -> CGRect {
        var rect = super.trackRect(forBounds: bounds)
        rect.origin.y -= 10
        rect.size.height = 24
        return rect
      }
    }
    let shot = try Shot {
      let controller = UIViewController()
      let slider = Thick(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
      (slider.value, slider.minimumTrackTintColor) = (0.8, .red)
      controller.view.addSubview(slider)
      return controller
    }
    #expect(shot.color(60, 109) == [255, 0, 0] && shot.color(60, 126) == [255, 0, 0])
    #expect(shot.color(60, 101) == [255, 255, 255])
  }
}
