import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry
import StillsSnapshots
import StillsTypesetting
import StillsUI
import StillsUIKit

extension FindingSearch {
  /// Apple's guidelines ask for 44 points each way.
  var tapTargets: [Finding] {
    let least: CGFloat = 44
    // What is presented covers what lies behind.
    let top = map.entries.last { $0.target?.role == .backdrop }?.path
    return map.entries.compactMap { entry in
      guard let target = entry.target, target.isEnabled, !entry.visible.isEmpty, isAuthors(entry, target),
        !(top.map { entry.path.lexicographicallyPrecedes($0) } ?? false)
      else { return nil }
      let size = entry.frame.size
      // Half a point is rounding.
      guard size.width > 0, size.height > 0, size.width < least - 0.5 || size.height < least - 0.5 else { return nil }
      let isNote = isSystemSized(entry) && size.height >= 28 || target.role == .menu || isInside(entry, ["menu"])
      let words = "\(number(size.width))×\(number(size.height)) pt, less than 44×44"
      return Finding(
        .tapTarget, "\(name(entry)): the area to tap is \(words)",
        severity: isNote ? .note : .problem, frame: entry.frame)
    }
  }

  /// Whether it has the look of one of the system's own buttons with a ground.
  private func isSystemSized(_ entry: TouchMap.Entry) -> Bool {
    let button = (entry.node.element as? MirrorElement)?.view as? UIButton
    return entry.node.children.first?.element.kind == "platter" || button?.configuration != nil
  }

  /// Whether the author decides how large a target is: rows of lists, bars and the parts of controls are the system's.
  private func isAuthors(_ entry: TouchMap.Entry, _ target: TouchTarget) -> Bool {
    switch target.role {
    case .button, .link, .menu: guard target.tap != nil else { return false }
    case .gesture:
      let waitsForTaps = target.tap != nil || target.reactions.contains { $0.tapCount > 0 }
      guard waitsForTaps else { return false }
    default: return false
    }
    if String(reflecting: type(of: entry.node.element)).hasPrefix("StillsBars.") { return false }
    if let view = (entry.node.element as? MirrorElement)?.view, view is UIControl, !(view is UIButton) {
      // Steppers, page dots and their like are as large as they are.
      if String(reflecting: type(of: view)).hasPrefix("StillsUIKit.") { return false }
    }
    for element in around(entry) {
      if ["List", "Row", "listRow"].contains(element.kind) { return false }
      if String(reflecting: type(of: element)).hasPrefix("StillsBars.") { return false }
      if (element as? MirrorElement)?.view is UIControl { return false }
    }
    // What a larger target lies around is met there, too.
    return !map.entries.contains { other in
      guard let around = other.target, around.isEnabled, around.tap != nil, other.path.count < entry.path.count,
        entry.path.starts(with: other.path)
      else { return false }
      // Of one as large the outer is told: a link that is made of a button.
      let isAsLarge =
        abs(other.frame.width - entry.frame.width) < 0.5 && abs(other.frame.height - entry.frame.height) < 0.5
      return isAsLarge || other.frame.width >= 44 && other.frame.height >= 44
    }
  }
}
