import Foundation

/// Reads layouts written as a line: `H:|-16-[icon(24)]-[title(>=50@750)]-|`.
///
/// Between views a bare hyphen is 8 points; beside the superview it is the margin.
@MainActor struct VisualFormat {
  private struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var constant: CGFloat = 0
    /// A length of another view.
    var view: UIView?
    var multiplier: CGFloat = 1
    var priority = UILayoutPriority.required
  }

  private enum Gap {
    case none
    case standard
    case given([Predicate])
  }

  private enum End {
    case superview
    case view(UIView)
  }

  private struct Problem: Error { var message: String }

  private let format: String
  private var rest: Substring
  private let metrics: [String: Any]
  private let views: [String: Any]
  private var isHorizontal = true
  private var made: [NSLayoutConstraint] = []
  private var order: [UIView] = []

  /// The constraints; none, and a report, where the line cannot be read.
  static func constraints(
    _ format: String, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var reader = VisualFormat(format: format, metrics: metrics ?? [:], views: views)
    do {
      try reader.read()
    } catch {
      UIKitStage.report("visual format “\(format)”: \((error as? Problem)?.message ?? "cannot be read")")
      return []
    }
    reader.align(options)
    return reader.made
  }

  private init(format: String, metrics: [String: Any], views: [String: Any]) {
    (self.format, self.metrics, self.views) = (format, metrics, views)
    rest = Substring(format.filter { !$0.isWhitespace })
  }

  // MARK: Reading

  private mutating func take(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest = rest.dropFirst(text.count)
    return true
  }

  private mutating func read() throws {
    if take("V:") { isHorizontal = false } else { _ = take("H:") }
    var last: End?
    if take("|") { last = .superview }
    var gap = last == nil ? Gap.none : try readGap()
    var isDone = false
    while !isDone {
      if take("[") {
        let view = try readView()
        if let last { connect(last, gap, .view(view)) }
        order.append(view)
        last = .view(view)
        gap = try readGap()
      } else if take("|") {
        guard let last else { throw Problem(message: "there is no view") }
        connect(last, gap, .superview)
        isDone = true
      } else {
        isDone = true
      }
    }
    guard rest.isEmpty else { throw Problem(message: "“\(rest)” is not understood") }
  }

  private mutating func readGap() throws -> Gap {
    guard take("-") else { return .none }
    if rest.hasPrefix("[") || rest.hasPrefix("|") { return .standard }
    var predicates: [Predicate] = []
    if take("(") {
      repeat { predicates.append(try readPredicate()) } while take(",")
      guard take(")") else { throw Problem(message: "a bracket is not closed") }
    } else {
      predicates = [try readPredicate()]
    }
    guard take("-") else { throw Problem(message: "a distance needs a hyphen behind it") }
    return .given(predicates)
  }

  private mutating func readView() throws -> UIView {
    let name = readName()
    guard let view = views[name] as? UIView else { throw Problem(message: "there is no view named \(name)") }
    if take("(") {
      repeat {
        let predicate = try readPredicate()
        let constraint = NSLayoutConstraint(
          term(view, isHorizontal ? .width : .height), predicate.relation,
          predicate.view.map { term($0, isHorizontal ? .width : .height) }, multiplier: predicate.multiplier,
          constant: predicate.constant)
        constraint.priority = predicate.priority
        made.append(constraint)
      } while take(",")
      guard take(")") else { throw Problem(message: "a bracket is not closed") }
    }
    guard take("]") else { throw Problem(message: "a view's bracket is not closed") }
    return view
  }

  private mutating func readName() -> String {
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    rest = rest.dropFirst(name.count)
    return String(name)
  }

  private mutating func readPredicate() throws -> Predicate {
    var predicate = Predicate()
    if take(">=") {
      predicate.relation = .greaterThanOrEqual
    } else if take("<=") {
      predicate.relation = .lessThanOrEqual
    } else {
      _ = take("==")
    }
    let isNegative = take("-")
    let word = readName()
    if let view = views[word] as? UIView {
      predicate.view = view
      if take("*") { predicate.multiplier = try number(readName()) }
    } else {
      predicate.constant = try number(word) * (isNegative ? -1 : 1)
    }
    if take("@") { predicate.priority = UILayoutPriority(Float(try number(readName()))) }
    return predicate
  }

  private func number(_ word: String) throws -> CGFloat {
    if let number = Double(word) { return CGFloat(number) }
    switch metrics[word] {
    case let value as CGFloat: return value
    case let value as Int: return CGFloat(value)
    case let value as NSNumber: return CGFloat(value.doubleValue)
    default: throw Problem(message: "there is no metric named \(word)")
    }
  }

  // MARK: Making

  private func term(_ view: UIView, _ attribute: NSLayoutConstraint.Attribute) -> ConstraintTerm {
    ConstraintTerm(item: view, attribute: attribute)
  }

  /// From the end of what stands before to the start of what follows.
  private mutating func connect(_ before: End, _ gap: Gap, _ after: End) {
    var predicates = [Predicate()]
    var isMargin = false
    switch gap {
    case .none: break
    case .standard:
      if case .view = before, case .view = after { predicates[0].constant = 8 } else { isMargin = true }
    case .given(let given): predicates = given
    }
    let neighbours = [before, after].compactMap { end in if case .view(let view) = end { view } else { nil } }
    guard let around = neighbours.first?.superview ?? neighbours.last?.superview else {
      UIKitStage.report("visual format “\(format)”: its views have no superview")
      return
    }
    let start: NSLayoutConstraint.Attribute = isHorizontal ? .leading : .top
    let end: NSLayoutConstraint.Attribute = isHorizontal ? .trailing : .bottom
    let startMargin: NSLayoutConstraint.Attribute = isHorizontal ? .leadingMargin : .topMargin
    let endMargin: NSLayoutConstraint.Attribute = isHorizontal ? .trailingMargin : .bottomMargin
    for predicate in predicates {
      let first =
        if case .view(let view) = after { term(view, start) } else { term(around, isMargin ? endMargin : end) }
      let second =
        if case .view(let view) = before { term(view, end) } else { term(around, isMargin ? startMargin : start) }
      let constraint = NSLayoutConstraint(first, predicate.relation, second, constant: predicate.constant)
      constraint.priority = predicate.priority
      made.append(constraint)
    }
  }

  private mutating func align(_ options: NSLayoutConstraint.FormatOptions) {
    let attributes: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
      (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
      (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
    for (option, attribute) in attributes where options.contains(option) {
      for (view, next) in zip(order, order.dropFirst()) {
        made.append(NSLayoutConstraint(term(view, attribute), .equal, term(next, attribute)))
      }
    }
  }
}

extension NSLayoutConstraint {
  /// What a line such as `V:|-[title]-8-[button(44)]-|` stands for.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] { VisualFormat.constraints(format, options: opts, metrics: metrics, views: views) }
}
