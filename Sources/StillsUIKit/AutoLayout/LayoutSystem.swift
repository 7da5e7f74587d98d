import Foundation
import StillsGeometry

/// The constraints of a view and all below as one system of equations, in the root's coordinates.
///
/// A view whose frame is given is a constant; one that constraints place has four variables, and what keeps its place
/// by its autoresizing mask in such a view is expressed by it. Each text that wraps is first solved as one line, and
/// again with its height for the width it got.
@MainActor package final class LayoutSystem {
  package struct Place {
    var left, top, width, height: LinearExpression
    /// What is added to the width to get the right edge and so on is always the sum.
    var right: LinearExpression { left + width }
    var bottom: LinearExpression { top + height }
    var centerX: LinearExpression { left + width * 0.5 }
    var centerY: LinearExpression { top + height * 0.5 }

    func inset(by insets: UIEdgeInsets) -> Place {
      Place(
        left: left + insets.left, top: top + insets.top, width: width - insets.horizontal,
        height: height - insets.vertical)
    }
  }

  /// A constraint as an expression related to zero.
  package struct Rule {
    var expression: LinearExpression
    var relation: ConstraintSolver.Relation
    var priority: UILayoutPriority
    /// For messages; nil for what the system itself wants.
    var origin: NSLayoutConstraint?
    /// What UIKit calls a constraint of a stack view's own, for messages.
    var stackRule: (identifier: String, stack: UIStackView)?

    /// As UIKit prints it; nil for what nobody reads of.
    @MainActor var text: String? {
      if let origin { return origin.text }
      return stackRule.map { "<NSLayoutConstraint:'\($0.identifier)' \($0.stack.constraintName)   (active)>" }
    }
  }

  private let root: UIView
  private let fitting: (target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority)?
  private var solver = ConstraintSolver()
  private var places: [ObjectIdentifier: Place] = [:]
  private var solvedViews: [UIView] = []
  private var guides: [UILayoutGuide] = []
  package private(set) var hasConstraints = false
  package private(set) var usesSafeAreas = false
  /// The width that a wrapping text was given; nil the first time round.
  private var textWidths: [ObjectIdentifier: CGFloat] = [:]

  package init(
    root: UIView, fitting: (target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority)? = nil
  ) {
    (self.root, self.fitting) = (root, fitting)
    hasConstraints = fitting != nil
    root.forEachView { view in
      if !view.heldConstraints.isEmpty || view is UIStackView { self.hasConstraints = true }
      for constraint in view.heldConstraints {
        // The content's guide must be there before places are given out.
        _ = self.scrollView(of: constraint.first, seenFrom: constraint.second)?.contentLayoutGuide
        guard let second = constraint.second else { continue }
        _ = self.scrollView(of: second, seenFrom: constraint.first)?.contentLayoutGuide
      }
    }
  }
}

// MARK: - Solving

extension LayoutSystem {
  package func solve() {
    solveOnce(reports: true)
    let widths = textWidthsNow()
    guard !widths.isEmpty else { return }
    textWidths = widths
    solveOnce(reports: false)
  }

  private func solveOnce(reports: Bool) {
    solver = ConstraintSolver()
    (places, solvedViews, guides) = ([:], [], [])
    usesSafeAreas = false
    place(root)
    let rules = rules()
    let required = rules.filter(\.priority.isRequired)
    for (number, rule) in required.enumerated() {
      solver.require(rule.expression, rule.relation, number: number)
    }
    if reports { report(solver.conflicts, among: required) }
    let wishes = rules.filter { !$0.priority.isRequired && $0.priority.rawValue > 0 }
    for priority in Set(wishes.map(\.priority)).sorted(by: >) {
      solver.prefer(wishes.filter { $0.priority == priority }.map { ($0.expression, $0.relation) })
    }
    // What nothing determines is at its superview's corner, and empty.
    solver.prefer(
      solvedViews.flatMap { view -> [(expression: LinearExpression, relation: ConstraintSolver.Relation)] in
        guard let place = places[ObjectIdentifier(view)] else { return [] }
        guard let around = view.superview.flatMap({ places[ObjectIdentifier($0)] }) else {
          return [(place.width, .equal), (place.height, .equal)]
        }
        return [
          (place.left - around.left, .equal), (place.top - around.top, .equal), (place.width, .equal),
          (place.height, .equal),
        ]
      })
  }

  package var rootSize: CGSize {
    guard let place = places[ObjectIdentifier(root)] else { return .zero }
    return CGSize(width: solver.value(of: place.width), height: solver.value(of: place.height))
  }

  /// Wrapping texts that got another width than the one they were measured with.
  private func textWidthsNow() -> [ObjectIdentifier: CGFloat] {
    var widths: [ObjectIdentifier: CGFloat] = [:]
    for view in solvedViews where view.wrapsText {
      guard let place = places[ObjectIdentifier(view)] else { continue }
      widths[ObjectIdentifier(view)] = UIKitStage.pixelGrid.round(CGFloat(solver.value(of: place.width)))
    }
    return widths
  }

  /// As UIKit prints them; each set of constraints once.
  private func report(_ conflicts: [ConstraintSolver.Conflict], among required: [Rule]) {
    for conflict in conflicts {
      guard let broken = required[conflict.broken].text else { continue }
      let rules = conflict.others.map { required[$0] } + [required[conflict.broken]]
      let set = masks(in: rules) + rules.compactMap { $0.text }
      UIKitStage.report(
        "Unable to simultaneously satisfy constraints: \(set.joined(separator: ", ")). "
          + "Recovered by breaking constraint \(broken)")
    }
  }

  /// Views whose frames stand, as what UIKit makes of their masks.
  private func masks(in rules: [Rule]) -> [String] {
    var seen: Set<ObjectIdentifier> = []
    let views = rules.compactMap(\.origin).flatMap { [$0.first.view, $0.second?.view] }.compactMap { $0 }
    return views.compactMap { view in
      guard view !== root, !view.isPlacedByConstraints, seen.insert(ObjectIdentifier(view)).inserted else { return nil }
      let frame = view.frame
      let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { NumberText.string($0) }
      return "<NSAutoresizingMaskLayoutConstraint \(view.constraintName).frame == (\(numbers.joined(separator: ", ")))>"
    }
  }

  /// Gives each view its frame, in its superview, with edges on pixels (facts: uikit-bars §9, "Auto Layout rounding").
  package func hand(toViewsBelow root: UIView) {
    for view in solvedViews where view !== root {
      guard let frame = solvedFrame(of: view) else { continue }
      if view.solvedFrame != frame {
        view.solvedFrame = frame
        view.superview?.needsLayout = true
      }
    }
    for guide in guides {
      guard let place = places[ObjectIdentifier(guide)], let owner = guide.owningView,
        let around = places[ObjectIdentifier(owner)]
      else { continue }
      let rect = rounded(place), outer = rounded(around)
      let corner = guide.role == .scrollContent ? .zero : owner.bounds.origin
      let before = guide.layoutFrame
      guide.layoutFrame = rect.offsetBy(dx: corner.x - outer.minX, dy: corner.y - outer.minY)
      // Its separator follows a guide.
      if guide.layoutFrame != before, owner is UICollectionViewListCell { owner.needsLayout = true }
      if guide.role == .scrollContent, let scroll = owner as? UIScrollView, scroll.solvedContentSize != rect.size {
        scroll.solvedContentSize = rect.size
        scroll.needsLayout = true
      }
    }
    root.forEachView { view in
      if view.translatesAutoresizingMaskIntoConstraints && !(view.superview is UIStackView) { view.solvedFrame = nil }
    }
  }

  private func solvedFrame(of view: UIView) -> CGRect? {
    guard let place = places[ObjectIdentifier(view)], let superview = view.superview,
      let around = places[ObjectIdentifier(superview)]
    else { return nil }
    let insets = superview.alignmentRectInsets
    let outer = rounded(around)
    return rounded(place).offsetBy(dx: insets.left - outer.minX, dy: insets.top - outer.minY)
  }

  private func rounded(_ place: Place) -> CGRect {
    let grid = UIKitStage.pixelGrid
    func round(_ expression: LinearExpression) -> CGFloat {
      // Sums of many terms are off by a little: a half that is one must not fall to the other side.
      grid.round((CGFloat(solver.value(of: expression)) * 1e6).rounded() / 1e6)
    }
    let left = round(place.left), top = round(place.top)
    return CGRect(x: left, y: top, width: max(0, round(place.right) - left), height: max(0, round(place.bottom) - top))
  }
}

// MARK: - Places

extension LayoutSystem {
  private func place(_ view: UIView) {
    places[ObjectIdentifier(view)] = view === root ? rootPlace : placeOfView(view)
    if view.isPlacedByConstraints || (view === root && fitting != nil) { solvedViews.append(view) }
    for guide in view.ownGuides {
      places[ObjectIdentifier(guide)] = freePlace()
      guides.append(guide)
    }
    for role in UILayoutGuide.Role.system {
      guard let guide = view.systemGuides[role] else { continue }
      places[ObjectIdentifier(guide)] = placeOfGuide(role, of: view)
      guides.append(guide)
    }
    for child in view.children { place(child) }
  }

  private var rootPlace: Place {
    guard fitting == nil else {
      var place = freePlace()
      (place.left, place.top) = (LinearExpression(), LinearExpression())
      return place
    }
    return Place(
      left: LinearExpression(), top: LinearExpression(), width: LinearExpression(Double(root.bounds.width)),
      height: LinearExpression(Double(root.bounds.height))
    ).inset(by: root.alignmentRectInsets)
  }

  private func freePlace() -> Place {
    Place(left: variable(), top: variable(), width: variable(), height: variable())
  }

  private func variable() -> LinearExpression { LinearExpression(symbol: solver.makeVariable()) }

  private func placeOfView(_ view: UIView) -> Place {
    if view.isPlacedByConstraints { return freePlace() }
    guard let superview = view.superview, let around = places[ObjectIdentifier(superview)] else { return freePlace() }
    let frame = view.alignmentRect(forFrame: view.untransformedFrame)
    let size = superview.bounds.size
    let x = AutoresizingSpan(
      before: frame.minX, length: frame.width, total: size.width, mask: view.autoresizingMask, axis: .horizontal)
    let y = AutoresizingSpan(
      before: frame.minY, length: frame.height, total: size.height, mask: view.autoresizingMask, axis: .vertical)
    return Place(
      left: around.left + around.width * x.beforeShare + x.beforeConstant,
      top: around.top + around.height * y.beforeShare + y.beforeConstant,
      width: around.width * x.lengthShare + x.lengthConstant, height: around.height * y.lengthShare + y.lengthConstant)
  }

  private func placeOfGuide(_ role: UILayoutGuide.Role, of view: UIView) -> Place {
    guard let place = places[ObjectIdentifier(view)] else { return freePlace() }
    switch role {
    case .own: return freePlace()
    case .safeArea:
      usesSafeAreas = true
      return place.inset(by: view.safeAreaInsets)
    case .margins:
      usesSafeAreas = true
      return place.inset(by: view.layoutMargins)
    case .readableContent:
      usesSafeAreas = true
      return place.inset(by: view.readableInsets)
    case .keyboard:
      var line = place.inset(by: view.safeAreaInsets)
      line.top = line.bottom
      line.height = LinearExpression()
      return line
    case .scrollFrame: return place
    case .scrollContent: return Place(left: place.left, top: place.top, width: variable(), height: variable())
    }
  }

  /// Where one end of a constraint is. Seen from inside, a scroll view's edges are those of its content.
  private func place(of term: ConstraintTerm, seenFrom other: ConstraintTerm?) -> Place? {
    guard let item = term.item else { return nil }
    if let scroll = scrollView(of: term, seenFrom: other) {
      return places[ObjectIdentifier(scroll.contentLayoutGuide)]
    }
    return places[ObjectIdentifier(item)]
  }

  /// The scroll view whose content's edge one end of a constraint is.
  private func scrollView(of term: ConstraintTerm, seenFrom other: ConstraintTerm?) -> UIScrollView? {
    guard let scroll = term.item as? UIScrollView, let view = other?.view,
      view !== scroll || other?.item is UILayoutGuide, view.isDescendant(of: scroll), !term.attribute.isDimension,
      (other?.item as? UILayoutGuide)?.role.isOfScrollView != true
    else { return nil }
    return scroll
  }
}

extension UILayoutGuide.Role {
  fileprivate static let system: [UILayoutGuide.Role] = [
    .safeArea, .margins, .readableContent, .scrollContent, .scrollFrame, .keyboard,
  ]
  fileprivate var isOfScrollView: Bool { self == .scrollContent || self == .scrollFrame }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isDimension: Bool { self == .width || self == .height }
}

extension UIView {
  /// Arranged views are placed by their stack, whatever they say.
  package var isPlacedByConstraints: Bool {
    // In bars it is the bar that places.
    if superview is UINavigationBar || superview is UIToolbar { return false }
    return !translatesAutoresizingMaskIntoConstraints || (superview as? UIStackView)?.arranges(self) == true
  }

  /// The frame without the view's transform.
  fileprivate var untransformedFrame: CGRect {
    CGRect(
      x: layer.position.x - layer.anchorPoint.x * layer.bounds.width,
      y: layer.position.y - layer.anchorPoint.y * layer.bounds.height, width: layer.bounds.width,
      height: layer.bounds.height)
  }
}

// MARK: - Rules

extension LayoutSystem {
  private func rules() -> [Rule] {
    var rules: [Rule] = []
    if let fitting, let place = places[ObjectIdentifier(root)] {
      rules.append(
        Rule(expression: place.width - fitting.target.width.orZero, relation: .equal, priority: fitting.horizontal))
      rules.append(
        Rule(expression: place.height - fitting.target.height.orZero, relation: .equal, priority: fitting.vertical))
    }
    root.forEachView { view in
      if let stack = view as? UIStackView, let place = self.places[ObjectIdentifier(stack)] {
        rules += StackRules(
          stack, place: place, placeOf: { self.places[ObjectIdentifier($0)] },
          textWidthOf: { self.textWidths[ObjectIdentifier($0)] }
        ).rules()
      }
      rules += view.heldConstraints.compactMap { self.rule(for: $0) }
    }
    for view in solvedViews { rules += sizeRules(of: view) }
    return rules
  }

  private func rule(for constraint: NSLayoutConstraint) -> Rule? {
    guard let firstPlace = place(of: constraint.first, seenFrom: constraint.second),
      let first = expression(constraint.first, in: firstPlace)
    else { return nil }
    var difference = first
    if let second = constraint.second {
      guard let secondPlace = place(of: second, seenFrom: constraint.first),
        let value = expression(second, in: secondPlace)
      else { return nil }
      let multiplier = constraint.multiplier
      if let base = base(of: second, multiplier: multiplier) {
        // Proportions of positions are of positions in the superview, not on the screen.
        difference = (first - base) - (value - base) * multiplier
      } else {
        difference = first - value * multiplier
      }
    }
    return Rule(
      expression: difference - constraint.usableConstant, relation: constraint.relation.solverRelation,
      priority: constraint.priority, origin: constraint)
  }

  /// Where positions count from when they are multiplied: the superview's corner of the item that the multiple is of.
  private func base(of term: ConstraintTerm, multiplier: CGFloat) -> LinearExpression? {
    guard multiplier != 1, !term.attribute.isDimension, let view = term.view,
      let place = places[ObjectIdentifier(view)]
    else { return nil }
    let around = view.superview.flatMap { places[ObjectIdentifier($0)] }
    let isContainer = view === root || around == nil
    let corner = isContainer ? place : around ?? place
    return term.attribute.isVertical ? corner.top : corner.left
  }

  private func expression(_ term: ConstraintTerm, in place: Place) -> LinearExpression? {
    let isRightToLeft = term.view?.isRightToLeft ?? false
    func margins() -> Place {
      usesSafeAreas = true
      return place.inset(by: term.view?.layoutMargins ?? .zero)
    }
    switch term.attribute {
    case .notAnAttribute: return nil
    case .left: return place.left
    case .right: return place.right
    case .top: return place.top
    case .bottom: return place.bottom
    case .leading: return isRightToLeft ? place.right * -1 : place.left
    case .trailing: return isRightToLeft ? place.left * -1 : place.right
    case .width: return place.width
    case .height: return place.height
    case .centerX: return place.centerX
    case .centerY: return place.centerY
    case .firstBaseline: return place.top + baselines(of: term).first
    case .lastBaseline: return place.bottom - baselines(of: term).last
    case .leftMargin: return margins().left
    case .rightMargin: return margins().right
    case .topMargin: return margins().top
    case .bottomMargin: return margins().bottom
    case .leadingMargin: return isRightToLeft ? margins().right * -1 : margins().left
    case .trailingMargin: return isRightToLeft ? margins().left * -1 : margins().right
    case .centerXWithinMargins: return margins().centerX
    case .centerYWithinMargins: return margins().centerY
    }
  }

  private func baselines(of term: ConstraintTerm) -> (first: CGFloat, last: CGFloat) {
    guard let view = term.item as? UIView else { return (0, 0) }
    return view.baselines(width: textWidths[ObjectIdentifier(view)]) ?? (0, 0)
  }

  /// As large as the content, by its priorities.
  private func sizeRules(of view: UIView) -> [Rule] {
    guard let place = places[ObjectIdentifier(view)] else { return [] }
    let size = view.contentSize(forWidth: textWidths[ObjectIdentifier(view)])
    func rules(_ length: LinearExpression, _ wanted: CGFloat, _ axis: NSLayoutConstraint.Axis) -> [Rule] {
      guard wanted >= 0, wanted.isFinite else { return [] }
      return [
        Rule(
          expression: length - wanted, relation: .greaterThanOrEqual,
          priority: view.contentCompressionResistancePriority(for: axis)),
        Rule(
          expression: length - wanted, relation: .lessThanOrEqual, priority: view.contentHuggingPriority(for: axis)),
      ]
    }
    return rules(place.width, size.width, .horizontal) + rules(place.height, size.height, .vertical)
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isVertical: Bool {
    switch self {
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin, .centerYWithinMargins: true
    default: false
    }
  }
}

extension UIView {
  /// The size that the content wants once the view is known to be so wide.
  package func contentSize(forWidth width: CGFloat?) -> CGSize {
    guard let width, wrapsText else { return intrinsicContentSize }
    return wrappedContentSize(forWidth: width)
  }
}
