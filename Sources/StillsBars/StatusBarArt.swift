import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry

/// The sizes of the three signs on the right of a status bar, in points. All stand on one line, the battery a little
/// below it. Measured where a picture of that class exists, else from Apple's design kits.
package struct StatusBarArt: Hashable, Sendable {
  var cellular, wifi: CGSize
  /// One of the four bars.
  var barWidth: CGFloat
  /// The outlined body, without the cap.
  var battery: CGSize
  var batteryRadius, chargeRadius: CGFloat
  /// Of the body; the charge is drawn two such widths inside it, and the cap stands one off it.
  var outlineWidth: CGFloat = 1
  var cap: CGSize
  var gap: CGFloat
  /// How far the battery's bottom edge is below the others'.
  var batteryDrop: CGFloat
  /// The time's font size, and how far its baseline is above the bottom edge of the signs.
  var fontSize, baselineLift: CGFloat

  /// Measured on a 390 point screen.
  static let notch = StatusBarArt(
    cellular: CGSize(width: 17, height: 11.67), wifi: CGSize(width: 16.67, height: 12), barWidth: 3,
    battery: CGSize(width: 22.67, height: 12), batteryRadius: 3.3, chargeRadius: 1.5,
    cap: CGSize(width: 1.33, height: 4), gap: 5.33, batteryDrop: 0.33, fontSize: 16, baselineLift: 0)

  /// 375 point screens and their kin, from the design kit.
  static let firstNotch = StatusBarArt(
    cellular: CGSize(width: 17, height: 10.67), wifi: CGSize(width: 15.27, height: 11), barWidth: 3,
    battery: CGSize(width: 22, height: 11.33), batteryRadius: 2.67, chargeRadius: 1.33,
    cap: CGSize(width: 1.33, height: 4), gap: 5, batteryDrop: 0.33, fontSize: 15, baselineLift: 0)

  /// Measured on a 393 point screen.
  static let island = StatusBarArt(
    cellular: CGSize(width: 19.33, height: 12.23), wifi: CGSize(width: 17, height: 12.33), barWidth: 3.33,
    battery: CGSize(width: 25, height: 13), batteryRadius: 4.3, chargeRadius: 2.5,
    cap: CGSize(width: 1.33, height: 4), gap: 7.33, batteryDrop: 0.33, fontSize: 17, baselineLift: 0)

  /// Measured on a 430 point screen.
  static let largeIsland = StatusBarArt(
    cellular: CGSize(width: 21.67, height: 13.67), wifi: CGSize(width: 19.67, height: 14), barWidth: 3.67,
    battery: CGSize(width: 28.33, height: 14.33), batteryRadius: 4.9, chargeRadius: 2.8, outlineWidth: 1.15,
    cap: CGSize(width: 1.8, height: 4.7), gap: 7.33, batteryDrop: 0.33, fontSize: 18, baselineLift: 0)

  /// Screens above a home button, and tablets.
  static let homeButton = StatusBarArt(
    cellular: CGSize(width: 17, height: 10.67), wifi: CGSize(width: 15.27, height: 11), barWidth: 3,
    battery: CGSize(width: 22, height: 11.33), batteryRadius: 2.67, chargeRadius: 1.33,
    cap: CGSize(width: 1.33, height: 4), gap: 4, batteryDrop: 0.33, fontSize: 12, baselineLift: 1)

  package var batteryWidth: CGFloat { battery.width + outlineWidth + cap.width }
  var clusterWidth: CGFloat { cellular.width + gap + wifi.width + gap + batteryWidth }
}

// MARK: - Drawing

extension StatusBarArt {
  /// Four bars standing on `bottom`, the first ones lit; without any signal, four dots. What is not lit is a fifth as
  /// strong (measured at dots: 204 on white, why-not/grouped-list-14-rows).
  func cellularCommands(left: CGFloat, bottom: CGFloat, ink: ResolvedColor, lit: Int = 4) -> [DisplayCommand] {
    // The design kit's steps, as parts of the tallest.
    let heights: [CGFloat] = [0.383, 0.583, 0.8, 1]
    let pitch = (cellular.width - barWidth) / CGFloat(heights.count - 1)
    var path = Path(), unlit = Path()
    for (index, part) in heights.enumerated() {
      let height = lit > 0 ? cellular.height * part : barWidth
      let bar = Path(
        roundedRect: CGRect(x: left + pitch * CGFloat(index), y: bottom - height, width: barWidth, height: height),
        cornerRadius: barWidth * 0.32)
      if index < lit { path.addPath(bar) } else { unlit.addPath(bar) }
    }
    let strong = DisplayCommand.fill(path, .color(ink), FillStyle())
    guard lit < 4 else { return [strong] }
    let weak = DisplayCommand.fill(unlit, .color(ink.multiplyingAlpha(by: 0.2)), FillStyle())
    return lit > 0 ? [strong, weak] : [weak]
  }

  /// Two rings and a wedge around the lowest point; radii and the angle of 44° fitted to a picture of 393 points.
  func wifiCommands(left: CGFloat, bottom: CGFloat, ink: ResolvedColor) -> [DisplayCommand] {
    let center = CGPoint(x: left + wifi.width / 2, y: bottom)
    var path = Path()
    for (outer, inner): (CGFloat, CGFloat) in [(1, 0.795), (0.66, 0.46), (0.324, 0)] {
      path.addPath(
        Self.ringSector(
          center: center, outer: outer * wifi.height, inner: inner * wifi.height,
          halfAngle: 44 * .pi / 180, corner: wifi.height * 0.03))
    }
    return [.fill(path, .color(ink), FillStyle())]
  }

  /// A full battery whose body starts at `left`; `bottom` is where the other signs stand.
  func batteryCommands(left: CGFloat, bottom: CGFloat, ink: ResolvedColor) -> [DisplayCommand] {
    let body = CGRect(
      x: left, y: bottom + batteryDrop - battery.height, width: battery.width, height: battery.height)
    let outline = Path(
      roundedRect: body.insetBy(dx: outlineWidth / 2, dy: outlineWidth / 2),
      cornerRadius: batteryRadius - outlineWidth / 2)
    let charge = Path(roundedRect: body.insetBy(dx: 2 * outlineWidth, dy: 2 * outlineWidth), cornerRadius: chargeRadius)
    let capLeft = body.maxX + outlineWidth
    // A lens: its left side straight, its right side an arc.
    let capTop = body.midY - cap.height / 2
    let capPath = Path { path in
      path.move(to: CGPoint(x: capLeft, y: capTop))
      path.addCurve(
        to: CGPoint(x: capLeft, y: capTop + cap.height),
        control1: CGPoint(x: capLeft + cap.width * 1.33, y: capTop + cap.height * 0.18),
        control2: CGPoint(x: capLeft + cap.width * 1.33, y: capTop + cap.height * 0.82))
      path.closeSubpath()
    }
    return [
      // 0.4 and 0.5 measured: (153,153,153) and (127,127,127) on white.
      .stroke(outline, .color(ink.multiplyingAlpha(by: 0.4)), StrokeStyle(lineWidth: outlineWidth)),
      .fill(capPath, .color(ink.multiplyingAlpha(by: 0.5)), FillStyle()),
      .fill(charge, .color(ink), FillStyle()),
    ]
  }

  /// The part of a ring within `halfAngle` of straight up, corners rounded by `corner`.
  private static func ringSector(
    center: CGPoint, outer: CGFloat, inner: CGFloat, halfAngle: CGFloat, corner: CGFloat
  ) -> Path {
    func point(_ radius: CGFloat, _ angle: CGFloat) -> CGPoint {
      let (sine, cosine) = Trigonometry.sineAndCosine(angle)
      return CGPoint(x: center.x + radius * sine, y: center.y - radius * cosine)
    }
    // Arcs run clockwise from the x axis; straight up is −π/2.
    let up = -CGFloat.pi / 2
    return Path { path in
      let outerTrim = corner / outer
      path.addRelativeArc(
        center: center, radius: outer, startAngle: .radians(up - halfAngle + outerTrim),
        delta: .radians(2 * (halfAngle - outerTrim)))
      path.addQuadCurve(to: point(outer - corner, halfAngle), control: point(outer, halfAngle))
      if inner > 0 {
        let innerTrim = corner / inner
        path.addLine(to: point(inner + corner, halfAngle))
        path.addQuadCurve(to: point(inner, halfAngle - innerTrim), control: point(inner, halfAngle))
        path.addRelativeArc(
          center: center, radius: inner, startAngle: .radians(up + halfAngle - innerTrim),
          delta: .radians(-2 * (halfAngle - innerTrim)))
        path.addQuadCurve(to: point(inner + corner, -halfAngle), control: point(inner, -halfAngle))
      } else {
        path.addLine(to: point(corner, halfAngle))
        path.addQuadCurve(to: point(corner, -halfAngle), control: center)
      }
      path.addLine(to: point(outer - corner, -halfAngle))
      path.addQuadCurve(to: point(outer, -halfAngle + outerTrim), control: point(outer, -halfAngle))
      path.closeSubpath()
    }
  }
}
