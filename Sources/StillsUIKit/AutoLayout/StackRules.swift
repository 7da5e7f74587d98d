import Foundation

/// What a stack view demands of the views it arranges (facts: uikit-bars §8).
@MainActor package struct StackRules {
  private let stack: UIStackView
  private let place: LayoutSystem.Place
  private let views: [(view: UIView, place: LayoutSystem.Place)]
  private let isHorizontal: Bool
  /// What is known of the widths of texts that wrap.
  private let textWidthOf: (UIView) -> CGFloat?

  package init(
    _ stack: UIStackView, place: LayoutSystem.Place, placeOf: (UIView) -> LayoutSystem.Place?,
    textWidthOf: @escaping (UIView) -> CGFloat? = { _ in nil }
  ) {
    self.stack = stack
    self.textWidthOf = textWidthOf
    let insets = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMargins : .zero
    self.place = place.inset(by: insets)
    isHorizontal = stack.axis == .horizontal
    let shown = stack.arrangedSubviews.filter { !$0.isHidden }.compactMap { view in
      placeOf(view).map { (view: view, place: $0) }
    }
    views = isHorizontal && stack.isRightToLeft ? shown.reversed() : shown
  }

  package func rules() -> [LayoutSystem.Rule] {
    guard !views.isEmpty else { return emptyRules }
    return spacingRules + distributionRules + alignmentRules
  }

  /// A stack without views has no size of its own.
  private var emptyRules: [LayoutSystem.Rule] { [rule(place.width, .equal, 25), rule(place.height, .equal, 25)] }

  /// `identifier`: as UIKit calls such a constraint; those that join the stack's own edges unless it says otherwise.
  private func rule(
    _ expression: LinearExpression, _ relation: ConstraintSolver.Relation, _ priority: UILayoutPriority,
    _ identifier: String = "UISV-canvas-connection"
  ) -> LayoutSystem.Rule {
    LayoutSystem.Rule(
      expression: expression, relation: relation, priority: priority, stackRule: (identifier, stack))
  }

  private func baselines(_ view: UIView) -> (first: CGFloat, last: CGFloat)? {
    view.baselines(width: textWidthOf(view))
  }

  // MARK: Along the axis

  private func start(_ place: LayoutSystem.Place) -> LinearExpression { isHorizontal ? place.left : place.top }
  private func end(_ place: LayoutSystem.Place) -> LinearExpression { isHorizontal ? place.right : place.bottom }
  private func length(_ place: LayoutSystem.Place) -> LinearExpression { isHorizontal ? place.width : place.height }
  private func middle(_ place: LayoutSystem.Place) -> LinearExpression { isHorizontal ? place.centerX : place.centerY }

  /// The gap behind a view, where another one follows.
  private func spacing(after view: UIView, before next: UIView) -> CGFloat {
    // From the right the author's "after" is before.
    let before = isHorizontal && stack.isRightToLeft ? next : view
    return stack.spacing(after: before)
  }

  private var spacingRules: [LayoutSystem.Rule] {
    var rules = [
      rule(start(views[0].place) - start(place), .equal, .required),
      rule(end(views[views.count - 1].place) - end(place), .equal, .required),
    ]
    let keepsSpacing = stack.distribution != .equalSpacing && stack.distribution != .equalCentering
    for (left, right) in zip(views, views.dropFirst()) {
      let gap = start(right.place) - end(left.place) - spacing(after: left.view, before: right.view)
      if keepsSpacing, stack.isBaselineRelativeArrangement, !isHorizontal {
        let last = left.place.bottom - (baselines(left.view)?.last ?? 0)
        let first = right.place.top + (baselines(right.view)?.first ?? 0)
        let gap = first - last - spacing(after: left.view, before: right.view)
        rules.append(rule(gap, .equal, .required, "UISV-spacing"))
      } else {
        rules.append(rule(gap, keepsSpacing ? .equal : .greaterThanOrEqual, .required, "UISV-spacing"))
      }
    }
    return rules
  }

  private var distributionRules: [LayoutSystem.Rule] {
    let places = views.map(\.place)
    switch stack.distribution {
    case .fill: return tieRules
    case .fillEqually:
      return places.dropFirst().map { rule(length($0) - length(places[0]), .equal, .required, "UISV-fill-equally") }
    case .fillProportionally:
      let sizes = views.map { view in
        let size = view.view.intrinsicContentSize
        return max(0, isHorizontal ? size.width : size.height)
      }
      let gaps = zip(views, views.dropFirst()).reduce(0) { $0 + spacing(after: $1.0.view, before: $1.1.view) }
      let total = sizes.reduce(gaps, +)
      guard total > 0 else { return [] }
      return zip(places, sizes).map { rule(length($0) - length(place) * ($1 / total), .equal, 999) }
    case .equalSpacing:
      let gaps = zip(places, places.dropFirst()).map { start($1) - end($0) }
      return gaps.dropFirst().map { rule($0 - gaps[0], .equal, 999) }
    case .equalCentering:
      let distances = zip(places, places.dropFirst()).map { middle($1) - middle($0) }
      return distances.dropFirst().map { rule($0 - distances[0], .equal, 150) }
    }
  }

  /// Where all hold on to their sizes alike, it is the first that gives way (facts: uikit-bars §8, row "fill").
  private var tieRules: [LayoutSystem.Rule] {
    guard views.count > 1 else { return [] }
    return views.dropFirst().compactMap { view in
      let size = view.view.intrinsicContentSize
      let wanted = isHorizontal ? size.width : size.height
      return wanted >= 0 && wanted.isFinite ? rule(length(view.place) - wanted, .lessThanOrEqual, 0.5) : nil
    }
  }

  // MARK: Across

  private var alignmentRules: [LayoutSystem.Rule] {
    let isBaseline = isHorizontal && (stack.alignment == .firstBaseline || stack.alignment == .lastBaseline)
    var rules: [LayoutSystem.Rule] = []
    for view in views {
      let top = isHorizontal ? view.place.top - place.top : view.place.left - place.left
      let bottom = isHorizontal ? view.place.bottom - place.bottom : view.place.right - place.right
      let middle = isHorizontal ? view.place.centerY - place.centerY : view.place.centerX - place.centerX
      switch alignment {
      case .fill: rules += [rule(top, .equal, .required), rule(bottom, .equal, .required)]
      case .leading: rules += [rule(top, .equal, .required), rule(bottom, .lessThanOrEqual, .required)]
      case .trailing: rules += [rule(bottom, .equal, .required), rule(top, .greaterThanOrEqual, .required)]
      case .center:
        rules += [
          rule(middle, .equal, .required), rule(top, .greaterThanOrEqual, .required),
          rule(bottom, .lessThanOrEqual, .required),
        ]
      case .firstBaseline, .lastBaseline:
        rules += [rule(top, .greaterThanOrEqual, .required), rule(bottom, .lessThanOrEqual, .required)]
      }
    }
    if isBaseline { rules += baselineRules }
    if stack.alignment != .fill { rules += hugRules }
    return rules
  }

  /// Leading and trailing are sides: in a right-to-left column they change places.
  private var alignment: UIStackView.Alignment {
    guard !isHorizontal, stack.isRightToLeft else { return stack.alignment }
    return stack.alignment == .leading ? .trailing : stack.alignment == .trailing ? .leading : stack.alignment
  }

  private func baseline(_ view: (view: UIView, place: LayoutSystem.Place)) -> LinearExpression {
    let offsets = baselines(view.view) ?? (0, 0)
    return stack.alignment == .firstBaseline ? view.place.top + offsets.first : view.place.bottom - offsets.last
  }

  private var baselineRules: [LayoutSystem.Rule] {
    views.dropFirst().map { rule(baseline($0) - baseline(views[0]), .equal, .required, "UISV-alignment") }
  }

  /// No larger across than what is in it.
  private var hugRules: [LayoutSystem.Rule] {
    [rule(isHorizontal ? place.height : place.width, .equal, 25)]
  }
}
