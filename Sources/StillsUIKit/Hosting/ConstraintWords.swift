import Foundation
import StillsCore
import StillsGeometry

extension UIView {
  /// The active constraints that speak of the view first, for comparing scenes: `leading 16`, `width at least 44`,
  /// `top to UILabel.bottom 8`. What one is fixed to is left out where that is the view around.
  var constraintWords: [String] {
    var words: [String] = []
    var holder: UIView? = self
    while let view = holder {
      words += view.heldConstraints.filter { $0.first.view === self }.compactMap { $0.words(of: self) }
      holder = view.superview
    }
    return words
  }
}

extension NSLayoutConstraint {
  fileprivate func words(of view: UIView) -> String? {
    guard first.item is UIView else { return nil }
    var words = "\(first.attribute)"
    if let second {
      let other = second.view.flatMap { $0 === view.superview || $0 === view ? nil : $0 }
      let target = [
        other.map { TypeNames.plainName(of: type(of: $0)) },
        second.attribute == first.attribute ? nil : "\(second.attribute)",
      ].compactMap { $0 }
      if !target.isEmpty { words += " to \(target.joined(separator: "."))" }
    }
    switch relation {
    case .equal: break
    case .lessThanOrEqual: words += " at most"
    case .greaterThanOrEqual: words += " at least"
    }
    if multiplier != 1 { words += " times \(NumberText.string(multiplier))" }
    return "\(words) \(NumberText.string(constant.isFinite ? constant : 0))"
  }
}
