import Foundation
import StillsGeometry

/// A relation between two attributes of views or guides: `first ⋛ multiplier × second + constant`.
@MainActor @preconcurrency open class NSLayoutConstraint: NSObject {
  public enum Attribute: Int, Hashable, Sendable {
    case notAnAttribute = 0
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins

    public static var baseline: Attribute { .lastBaseline }
  }

  public enum Relation: Int, Hashable, Sendable { case lessThanOrEqual = -1, equal, greaterThanOrEqual }
  public enum Axis: Int, Hashable, Sendable { case horizontal, vertical }

  public struct FormatOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    public static let directionLeadingToTrailing: FormatOptions = []
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
  }

  package let first: ConstraintTerm
  package let second: ConstraintTerm?
  public let relation: Relation
  public let multiplier: CGFloat
  /// In points. One that is no number counts as 0, and one that is beyond all screens as less.
  open var constant: CGFloat {
    didSet {
      guard constant != oldValue else { return }
      checkConstant()
      owner?.constraintsChanged()
    }
  }
  open var priority = UILayoutPriority.required { didSet { if priority != oldValue { owner?.constraintsChanged() } } }
  open var identifier: String?
  open var shouldBeArchived = false
  /// The view that holds the constraint while it is active.
  package private(set) weak var owner: UIView?

  package init(
    _ first: ConstraintTerm, _ relation: Relation, _ second: ConstraintTerm?, multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) {
    (self.first, self.relation, self.second) = (first, relation, second)
    self.multiplier = Self.bounded(multiplier)
    self.constant = constant
    super.init()
    checkConstant()
  }

  /// Speaks of nothing, and cannot be activated: a property's value until there is a better one.
  public convenience override init() { self.init(ConstraintTerm(item: nil, attribute: .notAnAttribute), .equal, nil) }

  public convenience init(
    item view1: Any, attribute attribute1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attribute2: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    let second = view2.flatMap { $0 as? any ConstraintItem }.map { ConstraintTerm(item: $0, attribute: attribute2) }
    if let first = view1 as? any ConstraintItem {
      self.init(
        ConstraintTerm(item: first, attribute: attribute1), relation,
        second?.attribute == .notAnAttribute ? nil : second, multiplier: multiplier, constant: constant)
    } else {
      UIKitStage.report("NSLayoutConstraint: \(type(of: view1)) is neither a view nor a guide")
      self.init(ConstraintTerm(item: nil, attribute: .width), relation, nil)
    }
  }

  open var firstItem: AnyObject? { first.item as AnyObject? }
  open var secondItem: AnyObject? { second?.item as AnyObject? }
  public var firstAttribute: Attribute { first.attribute }
  public var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

  open override var description: String {
    // NSObject's description belongs to no actor; constraints live on the main one.
    MainThread.isHere ? MainActor.assumeIsolated { text } : "<NSLayoutConstraint>"
  }
}

// MARK: - Activating

extension NSLayoutConstraint {
  public var isActive: Bool {
    get { owner != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { activate() } else { owner?.removeConstraint(self) }
    }
  }

  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The nearest view that is around both items holds the constraint.
  private func activate() {
    if let flaw { return report(flaw) }
    guard let firstView = first.view else { return report("its first item is gone") }
    guard let second else { return firstView.addConstraint(self) }
    guard let secondView = second.view else { return report("its second item is gone") }
    guard let common = firstView.commonAncestor(with: secondView) else {
      return report("its views have no common ancestor: add them to a view first")
    }
    common.addConstraint(self)
  }

  private func report(_ reason: String) { UIKitStage.report("unable to activate \(text): \(reason)") }

  package func setOwner(_ view: UIView?) { owner = view }
}

// MARK: - Describing

extension NSLayoutConstraint {
  /// As UIKit prints it: `UILabel:“Hello”.leading == UIView.leading + 16`.
  package var text: String {
    var text = "\(first.text) \(relation.sign) "
    if let second {
      if multiplier != 1 { text += "\(NumberText.string(multiplier))*" }
      text += second.text
      if constant > 0 { text += " + \(NumberText.string(constant))" }
      if constant < 0 { text += " - \(NumberText.string(-constant))" }
    } else {
      text += NumberText.string(constant)
    }
    if !priority.isRequired { text += " @\(NumberText.string(CGFloat(priority.rawValue)))" }
    if owner != nil { text += "   (active)" }
    return "<NSLayoutConstraint\(identifier.map { ":'\($0)'" } ?? "") \(text)>"
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate var sign: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }

  package var solverRelation: ConstraintSolver.Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}

/// A view or a guide: what a constraint can speak of.
@MainActor package protocol ConstraintItem: AnyObject {
  /// The view itself, or the guide's.
  var constraintView: UIView? { get }
  /// For messages.
  var constraintName: String { get }
}

/// One side of a constraint.
@MainActor package struct ConstraintTerm {
  package weak var item: (any ConstraintItem)?
  package var attribute: NSLayoutConstraint.Attribute

  package init(item: (any ConstraintItem)?, attribute: NSLayoutConstraint.Attribute) {
    (self.item, self.attribute) = (item, attribute)
  }

  package var view: UIView? { item?.constraintView }
  fileprivate var text: String { "\(item?.constraintName ?? "(gone)").\(attribute)" }
}
