/// Which changes another one brings about: those are not told beside it.
enum DerivedChanges {
  typealias Pair = (old: SceneView, new: SceneView)

  static func marked(_ changes: [SceneChange], _ pairs: [Pair]) -> [SceneChange] {
    var partners: [ObjectIdentifier: SceneView] = [:]
    for (old, new) in pairs { partners[ObjectIdentifier(old)] = new }
    let family = Family(partners: partners)
    let causes = changes.compactMap { change in Effect(change).map { (cause: change, $0) } }
    // What a reader shows depends on its size, and not the other way round.
    let readers = pairs.filter { $0.new.node.kind == "GeometryReader" && !$0.old.hasSize(of: $0.new) }.map { $0.old }
    let hasOpened = changes.contains { $0.control == "disclosureGroup" }
    let comers = changes.filter { $0.kind == .appeared || $0.kind == .disappeared }.map(\.view)
    let rows = changes.filter(\.isOfRow).map(\.view)
    let hasTabText = changes.contains { [.appeared, .disappeared, .text].contains($0.kind) && $0.view.isInTab }
    let platters = Set(changes.filter(\.isOfPlatter).map { ObjectIdentifier($0.view) })

    func isDerived(_ change: SceneChange) -> Bool {
      let view = change.view
      if readers.contains(where: { family.isInside(view, $0) }) { return true }
      if change.kind == .color, !change.isOfPlatter, platters.contains(ObjectIdentifier(view)) { return true }
      // The grabber comes and goes with the sheet's settings.
      if change.kind == .color, change.what.hasPrefix("card "),
        changes.contains(where: { $0.view === view && $0.what.hasPrefix("sheet ") })
      {
        return true
      }
      // The words in an empty field have a colour of their own.
      if change.kind == .color, Self.isPlaceholder(change.before) || Self.isPlaceholder(change.after),
        changes.contains(where: { $0.kind == .text && $0.view === view })
      {
        return true
      }
      // What a badge says stands in its tab.
      if change.kind == .details, change.what.hasPrefix("badge"), hasTabText { return true }
      // Lists draw what their rows ask for.
      if change.isOfLooks, view.node.kind == "List" || view.node.kind == "Form",
        rows.contains(where: { family.isInside($0, view) })
      {
        return true
      }
      // In lists, what a group shows is not in it but below it.
      if hasOpened, change.isWhole, view.wrappers.contains(where: { $0.node.kind == "disclosed" }) { return true }
      if change.isColorCount, comers.contains(where: { family.isInside($0, view) }) { return true }
      return causes.contains { cause, effect in
        let isItself = cause.view === view || partners[ObjectIdentifier(cause.view)] === view
        switch effect {
        case .control:
          let isWithin = isItself && !change.isWhole && (change.wrapper ?? .max) > (cause.wrapper ?? .max)
          return isWithin || family.isInside(view, cause.view)
        case .looks: return change.isOfLooks && (isItself || family.isInside(view, cause.view))
        case .everything: return isItself ? change.isOfLooks : family.isInside(view, cause.view)
        }
      }
    }
    return changes.map { change in
      var change = change
      change.isDerived = isDerived(change)
      return change
    }
  }

  private static func isPlaceholder(_ color: String?) -> Bool {
    ["#3c3c434d", "#3c3c4399", "#ebebf54d", "#ebebf599"].contains(color ?? "")
  }

  /// Views of both scenes.
  private struct Family {
    /// By identity of the old view.
    let partners: [ObjectIdentifier: SceneView]

    /// `other` is one of the old scene, or one that came.
    func isInside(_ view: SceneView, _ other: SceneView) -> Bool {
      view.isInside(other) || partners[ObjectIdentifier(other)].map { view.isInside($0) } ?? false
    }
  }

  /// What a change of settings brings along for what is in the view.
  private enum Effect {
    /// Colours and fonts.
    case looks
    /// Anything: a list of another style shows its headers in other letters and places.
    case everything
    /// All that the control is made of, which stands within the modifier that tells of it.
    case control

    init?(_ change: SceneChange) {
      guard change.kind == .details else { return nil }
      if change.control != nil {
        self = .control
        return
      }
      let words = change.what
      // Cells and tables of any class.
      let isOfTable = ["accessory ", "style insetGrouped ", "style grouped ", "style plain "]
        .contains { words.hasPrefix($0) }
      if isOfTable || change.view.node.kind == "Chart" {
        self = .everything
        return
      }
      switch change.view.node.kind {
      case "PageDots", "UIPageControl": self = .looks
      case "List", "Form", "UITableView", "UITableViewCell":
        if words.contains("rowSpacing ") || words.contains("contentBackground ") {
          self = .looks
          return
        }
        guard words.hasPrefix("style ") || words.contains("accessory ") else { return nil }
        self = .everything
      default:
        let states = [
          "on → off", "off → on", "disabled", "preferredColorScheme ", "controlSize", "selected ", "now selected",
          "longer selected",
        ]
        guard states.contains(where: { words.contains($0) }) else { return nil }
        self = .looks
      }
    }
  }
}

extension SceneChange {
  fileprivate var isOfLooks: Bool {
    kind == .color || kind == .font || kind == .drawing || what.hasPrefix("platter ")
  }

  /// The kind of the control that was given something else.
  fileprivate var control: String? {
    guard kind == .details, let wrapper, view.wrappers.indices.contains(wrapper) else { return nil }
    let kind = view.wrappers[wrapper].node.kind
    return ControlWords.name(kind) == nil ? nil : kind
  }

  fileprivate var isOfRow: Bool {
    kind == .details && what.hasPrefix("listRow ")
      && ["insets", "separator", "background"].contains { what.contains($0) }
  }

  fileprivate var isOfPlatter: Bool { kind == .color && what.hasPrefix("platter ") }

  /// Colours came or went, and did not become others.
  fileprivate var isColorCount: Bool {
    kind == .color && before?.split(separator: ",").count != after?.split(separator: ",").count
      || kind == .color && (before == "none" || after == "none")
  }
}

extension SceneView {
  fileprivate var isInTab: Bool {
    var next: SceneView? = self
    while let view = next {
      if view.node.kind == "TabItem" { return true }
      next = view.parent
    }
    return false
  }

  fileprivate func hasSize(of other: SceneView) -> Bool {
    let (first, second) = (node.frame.size, other.node.frame.size)
    return abs(first.width - second.width) < SceneWords.tolerance
      && abs(first.height - second.height) < SceneWords.tolerance
  }
}
