import Foundation
import Stills
import StillsCore
import Testing
import UIKit

/// What of animations, and of layers of other kinds, a still shows.
@MainActor @Suite(.serialized) struct LayerRemainsTests {
  private func staying(_ path: String, to value: Any) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: path)
    (animation.toValue, animation.fillMode, animation.isRemovedOnCompletion) = (value, .forwards, false)
    return animation
  }

  @Test func whatAnAnimationLeavesBehindIsShown() {
    prepareStage()
    let ring = CAShapeLayer()
    ring.strokeEnd = 0
    ring.add(staying("strokeEnd", to: 0.75), forKey: "ring")
    #expect(ring.strokeEnd == 0.75)
    ring.add(staying("opacity", to: CGFloat(0.5)), forKey: nil)
    #expect(ring.opacity == 0.5)
    ring.add(staying("position", to: CGPoint(x: 3, y: 4)), forKey: nil)
    #expect(ring.position == CGPoint(x: 3, y: 4))
    ring.add(staying("transform.scale", to: 2), forKey: nil)
    #expect(ring.affineTransform() == CGAffineTransform(scaleX: 2, y: 2))
  }

  @Test func animationsThatAreTakenAwayLeaveNothing() {
    prepareStage()
    let layer = CALayer(), animation = staying("opacity", to: 0.2)
    animation.isRemovedOnCompletion = true
    layer.add(animation, forKey: nil)
    #expect(layer.opacity == 1)
    let endless = staying("opacity", to: 0.2)
    endless.repeatCount = .infinity
    layer.add(endless, forKey: nil)
    #expect(layer.opacity == 1)
    let back = staying("opacity", to: 0.2)
    (back.autoreverses, back.fromValue) = (true, 0.9)
    layer.add(back, forKey: nil)
    #expect(layer.opacity == 0.9)
    layer.add(staying("opacity", to: Double.nan), forKey: nil)
    #expect(layer.opacity == 0.9)
  }

  @Test func aGroupLeavesBehindWhatItsAnimationsDo() {
    prepareStage()
    let group = CAAnimationGroup(), layer = CALayer()
    group.animations = [CABasicAnimation(keyPath: "cornerRadius"), CAKeyframeAnimation(keyPath: "position.x")]
    (group.animations?[0] as? CABasicAnimation)?.toValue = 8
    (group.animations?[1] as? CAKeyframeAnimation)?.values = [0, 10, 30]
    (group.fillMode, group.isRemovedOnCompletion) = (.both, false)
    layer.add(group, forKey: "group")
    #expect(layer.cornerRadius == 8)
    #expect(layer.position.x == 30)
  }

  @Test func onlyAnimationsOfWhichNothingStaysAreReported() throws {
    let shot = try Shot({
      let view = UIView()
      view.layer.add(self.staying("opacity", to: 0.5), forKey: nil)
      view.layer.add(CABasicAnimation(keyPath: "opacity"), forKey: nil)
      let controller = UIViewController()
      controller.view.addSubview(view)
      return controller
    })
    #expect(shot.warnings.filter { $0.contains("animations are not drawn") }.count == 1)
  }

  @Test func instancesOfLayersAreDrawnSideBySide() throws {
    let shot = try Shot(
      {
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        let replicator = CAReplicatorLayer(), dot = CALayer()
        replicator.frame = CGRect(x: 0, y: 100, width: 100, height: 100)
        dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        dot.backgroundColor = UIColor.red.cgColor
        replicator.addSublayer(dot)
        replicator.instanceCount = 3
        replicator.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
        controller.view.layer.addSublayer(replicator)
        return controller
      }, world: .on("iphone-14"))
    for x in [5, 25, 45] { #expect(shot.color(x, 105)[1] < 100, "\(x)") }
    for x in [15, 35, 55, 65] { #expect(shot.color(x, 105) == [255, 255, 255], "\(x)") }
  }

  @Test func aTextLayerDrawsItsTextFromTheTop() throws {
    let shot = try Shot(
      {
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        let text = CATextLayer()
        text.frame = CGRect(x: 20, y: 100, width: 300, height: 80)
        (text.string, text.fontSize, text.foregroundColor) = ("HHHH", 40, UIColor.red.cgColor)
        controller.view.layer.addSublayer(text)
        return controller
      }, world: .on("iphone-14"))
    let reds = (100..<180).filter { y in (20..<320).contains { x in shot.color(x, y)[1] < 60 } }
    let first = try #require(reds.first), last = try #require(reds.last)
    // Capital letters: some 29 points high, the first line's.
    #expect(first > 102 && first < 120)
    #expect(last - first > 24 && last - first < 34)
  }
}
