import StillsLexer

/// `@Model` makes a class observable, as `@Observable` does, and gives it a name among the models of a container.
struct ModelExpansion {
  private var list: TokenList
  private var name: String
  /// Behind the class's `{`.
  private var body: Range<Int>

  /// `declaration` is the class.
  init(declaration: String) throws(MacroError) {
    list = TokenList(declaration)
    let list = list
    guard let keyword = list.tokens.indices.first(where: { list.has("class", at: $0) }),
      list.kind(keyword + 1) == .word,
      let open = list.tokens.indices.first(where: { $0 > keyword && list.has("{", at: $0) }),
      let close = list.partner(of: open)
    else { throw MacroError("@Model can only be applied to a class") }
    name = list.text(keyword + 1)
    body = open + 1..<close
  }

  /// What the class gets: a registrar of its readers, a number of its own, and what leads back to it.
  var members: String {
    """
    @ObservationIgnored private let _$observationRegistrar = Observation.ObservationRegistrar()
    @ObservationIgnored public let persistentModelID = StillsUI.PersistentIdentifier()
    @ObservationIgnored public weak var _storedContext: StillsUI.ModelContext?
    public static var _relationships: [StillsUI._ModelRelationship] { [\(relationships.joined(separator: ", "))] }

    internal nonisolated func access<Member>(keyPath: KeyPath<\(name), Member>) {
      _$observationRegistrar.access(self, keyPath: keyPath)
    }

    internal nonisolated func withMutation<Member, MutationResult>(
      keyPath: KeyPath<\(name), Member>, _ mutation: () throws -> MutationResult
    ) rethrows -> MutationResult {
      try _$observationRegistrar.withMutation(of: self, keyPath: keyPath, mutation)
    }

    private nonisolated func shouldNotifyObservers<Member>(_ lhs: Member, _ rhs: Member) -> Bool { true }
    private nonisolated func shouldNotifyObservers<Member: Equatable>(_ lhs: Member, _ rhs: Member) -> Bool {
      lhs != rhs
    }
    private nonisolated func shouldNotifyObservers<Member: AnyObject>(_ lhs: Member, _ rhs: Member) -> Bool {
      lhs !== rhs
    }
    private nonisolated func shouldNotifyObservers<Member: Equatable & AnyObject>(
      _ lhs: Member, _ rhs: Member
    ) -> Bool { lhs != rhs }
    """
  }

  static func conformance(of type: String) -> String { "extension \(type): StillsUI.PersistentModel {}" }

  /// Each `@Relationship(deleteRule: …, inverse: …) var name`.
  private var relationships: [String] {
    var found: [String] = []
    var index = body.lowerBound
    while index < body.upperBound {
      defer { index = max(index + 1, list.after(index)) }
      guard list.has("@Relationship", at: index), let close = list.partner(of: index + 1),
        let keyword = (close..<body.upperBound).first(where: { list.has("var", at: $0) }),
        list.kind(keyword + 1) == .word
      else { continue }
      let call = MacroCall(TokenList("#Relationship" + list.text(tokens: index + 1..<close + 1)), name: "#Relationship")
      func argument(_ label: String) -> String? { call.arguments.first { $0.label == label }?.text }
      let rule = argument("deleteRule") ?? ".nullify"
      let inverse = argument("inverse").map { ", inverse: \($0)" } ?? ""
      found.append(".init(\\\(name).\(list.text(keyword + 1)), deleteRule: \(rule)\(inverse))")
    }
    return found
  }

  // MARK: - Members

  /// Stored variables tell who reads and writes them.
  static func attribute(of member: String) -> String {
    let list = TokenList(member)
    var index = 0
    while index < list.count, !list.has("var", at: index) {
      if list.kind(index) == .attribute {
        if ignored.contains(list.text(index)) { return "" }
        index = list.has("(", at: index + 1) ? list.after(index + 1) : index + 1
        continue
      }
      guard modifiers.contains(list.text(index)) else { return "" }
      index = list.has("(", at: index + 1) ? list.after(index + 1) : index + 1
    }
    guard list.has("var", at: index), list.kind(index + 1) == .word else { return "" }
    return isComputed(list, from: index + 2) ? "" : "@ObservationTracked"
  }

  private static let ignored: Set<String> = ["@ObservationIgnored", "@ObservationTracked"]
  private static let modifiers: Set<String> = [
    "public", "internal", "private", "fileprivate", "package", "open", "final", "weak", "unowned", "nonisolated",
    "override", "dynamic",
  ]

  /// Whether braces hold accessors other than observers, outside of an initial value.
  private static func isComputed(_ list: TokenList, from start: Int) -> Bool {
    var index = start
    while index < list.count, !list.has("{", at: index) {
      if list.has("=", at: index) { return false }
      index = list.after(index)
    }
    guard list.has("{", at: index) else { return false }
    return !list.has("didSet", at: index + 1) && !list.has("willSet", at: index + 1)
  }
}
