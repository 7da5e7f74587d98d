import StillsLexer

/// A call's arguments and the closures behind them, as source.
struct InlineCall {
  private struct Piece {
    var label: String?
    var text: String
    /// Where it begins in the source.
    var start: Int
    var isClosure: Bool
  }

  /// From the opening parenthesis, or from the closure of a call without one, to the end.
  let range: Range<Int>
  private let hasParentheses: Bool
  private var arguments: [Piece] = []
  /// What lies between the parentheses, unless an argument was changed.
  private var argumentText: String
  private var closures: [Piece] = []

  /// Nil unless the token opens a call's arguments.
  init?(_ source: TokenList, opening: Int) {
    var next = opening
    var end = opening
    argumentText = ""
    hasParentheses = source.has("(", at: opening)
    if hasParentheses {
      guard let close = source.partner(of: opening) else { return nil }
      arguments = Self.arguments(source, in: opening + 1..<close)
      argumentText = source.text(
        source.tokens[opening].range.upperBound..<source.tokens[close].range.lowerBound)
      (next, end) = (close + 1, close)
    } else if !source.has("{", at: opening) {
      return nil
    }
    var label: String?
    while let close = source.has("{", at: next) ? source.partner(of: next) : nil {
      closures.append(
        Piece(
          label: label, text: source.text(tokens: next..<close + 1), start: source.tokens[next].range.lowerBound,
          isClosure: true))
      (end, next, label) = (close, close + 1, nil)
      if source.kind(next) == .word, source.has(":", at: next + 1), source.has("{", at: next + 2) {
        (label, next) = (source.text(next), next + 2)
      }
    }
    range = source.tokens[opening].range.lowerBound..<source.tokens[end].range.upperBound
  }

  private static func arguments(_ source: TokenList, in range: Range<Int>) -> [Piece] {
    var pieces: [Piece] = []
    var start = range.lowerBound
    func add(to end: Int) {
      guard start < end else { return }
      let isLabelled = source.kind(start) == .word && source.has(":", at: start + 1)
      let first = isLabelled ? start + 2 : start
      guard first < end else { return }
      pieces.append(
        Piece(
          label: isLabelled ? source.text(start) : nil, text: source.text(tokens: first..<end),
          start: source.tokens[first].range.lowerBound,
          isClosure: source.has("{", at: first) && source.partner(of: first) == end - 1))
    }
    var index = start
    while index < range.upperBound {
      if source.has(",", at: index) {
        add(to: index)
        start = index + 1
      }
      index = max(source.after(index), index + 1)
    }
    add(to: range.upperBound)
    return pieces
  }

  // MARK: - Changing

  /// Closures at the end of the arguments count as well; where among all of them the snapshot's is.
  private func position(_ descriptor: InlineSnapshotSyntaxDescriptor) -> Int {
    let atEnd = arguments.reversed().prefix { $0.isClosure }.count
    return max(descriptor.trailingClosureOffset, 0) - atEnd
  }

  func closureStart(_ descriptor: InlineSnapshotSyntaxDescriptor) -> Int? {
    let position = position(descriptor)
    if position < 0 { return arguments[arguments.count + position].start }
    return closures.indices.contains(position) ? closures[position].start : nil
  }

  /// Puts a closure in its place, in that of the one that is there, or takes that one away.
  mutating func set(_ text: String?, for descriptor: InlineSnapshotSyntaxDescriptor) {
    let position = position(descriptor)
    if position < 0 { return setArgument(arguments.count + position, text, descriptor) }
    let holds = closures.indices.contains(position) && (position == 0 || isOwn(closures[position], descriptor))
    guard let text else {
      if holds { closures.remove(at: position) }
      return
    }
    let piece = Piece(label: descriptor.trailingClosureLabel, text: text, start: 0, isClosure: true)
    if holds { closures[position] = piece } else { closures.insert(piece, at: min(position, closures.count)) }
  }

  private func isOwn(_ closure: Piece, _ descriptor: InlineSnapshotSyntaxDescriptor) -> Bool {
    closure.label.map(descriptor.names) ?? true
  }

  private mutating func setArgument(_ index: Int, _ text: String?, _ descriptor: InlineSnapshotSyntaxDescriptor) {
    if let text {
      (arguments[index].label, arguments[index].text) = (descriptor.trailingClosureLabel, text)
    } else {
      arguments.remove(at: index)
    }
    argumentText = arguments.map { ($0.label.map { "\($0): " } ?? "") + $0.text }.joined(separator: ", ")
  }

  // MARK: - Writing

  var text: String {
    let head = hasParentheses ? "(\(argumentText))" : closures.isEmpty ? "()" : ""
    let tail = closures.enumerated().map { index, closure in
      index == 0 ? closure.text : "\(closure.label ?? "_"): \(closure.text)"
    }
    return ((head.isEmpty ? [] : [head]) + tail).joined(separator: " ")
  }
}
