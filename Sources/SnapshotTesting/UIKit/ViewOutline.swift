import Foundation
import StillsCore
import StillsUIKit

/// A view and those in it: a line each, indented by bars.
struct ViewOutline: CustomStringConvertible {
  let description: String

  @MainActor init(_ view: UIView) { description = Self.lines(of: view, bars: "").joined(separator: "\n") }

  @MainActor private static func lines(of view: UIView, bars: String) -> [String] {
    [bars + line(of: view)] + view.subviews.flatMap { lines(of: $0, bars: bars + "   | ") }
  }

  @MainActor private static func line(of view: UIView) -> String {
    let frame = view.frame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { number($0) }
    var parts = ["frame = (\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))"]
    if let text = (view as? UILabel)?.text { parts.append("text = '\(text)'") }
    if view.clipsToBounds { parts.append("clipsToBounds = YES") }
    if view.alpha < 1 { parts.append("alpha = \(number(view.alpha))") }
    if view.isHidden { parts.append("hidden = YES") }
    if !view.isOpaque { parts.append("opaque = NO") }
    let mask = resizing(view.autoresizingMask)
    if !mask.isEmpty { parts.append("autoresize = \(mask)") }
    if !view.isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if view.tag != 0 { parts.append("tag = \(view.tag)") }
    if let identifier = view.accessibilityIdentifier { parts.append("id = \(identifier)") }
    parts.append("layer = <\(TypeNames.plainName(of: type(of: view.layer)))>")
    return "<\(TypeNames.plainName(of: type(of: view))); \(parts.joined(separator: "; "))>"
  }

  /// Six digits, as UIKit's own descriptions have.
  private static func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }

  private static func resizing(_ mask: UIView.AutoresizingMask) -> String {
    let names: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"), (.flexibleTopMargin, "TM"),
      (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return names.filter { mask.contains($0.0) }.map(\.1).joined(separator: "+")
  }
}

/// A controller and those in it: a line each, indented by bars.
struct ControllerOutline: CustomStringConvertible {
  let description: String

  @MainActor init(_ controller: UIViewController) {
    description = Self.lines(of: controller, bars: "").joined(separator: "\n")
  }

  @MainActor private static func lines(of controller: UIViewController, bars: String) -> [String] {
    let name = TypeNames.plainName(of: type(of: controller))
    let presented = controller.presentedViewController.map { lines(of: $0, bars: bars + "   + ") } ?? []
    return ["\(bars)<\(name)>, state: \(controller.stage), view: \(view(of: controller))"]
      + controller.children.flatMap { lines(of: $0, bars: bars + "   | ") } + presented
  }

  @MainActor private static func view(of controller: UIViewController) -> String {
    guard let view = controller.viewIfLoaded else { return "(view not loaded)" }
    return "<\(TypeNames.plainName(of: type(of: view)))>" + (view.window == nil ? " not in the window" : "")
  }
}
