import Foundation

/// A view of a scene with the modifiers around it: what is matched with a view of another scene.
final class SceneView {
  /// A modifier, or the frame of an author's view, around a view.
  struct Wrapper {
    let node: Scene.Node
    /// What it brings along: a background, an overlay.
    let attachments: [SceneView]
  }

  /// The view itself, its children left out.
  let node: Scene.Node
  /// Outermost first.
  let wrappers: [Wrapper]
  let children: [SceneView]
  /// The view that it is inside of or belongs to; nil at the top.
  private(set) weak var parent: SceneView?
  /// How it belongs to `parent` if it is no child: `background`, and at which of its wrappers.
  private(set) var attachment: (kind: String, wrapper: Int)?
  /// Whether it lies over the whole screen of `parent`: a sheet, an alert.
  private(set) var isPresentation = false
  /// Its place among all views of its scene, in the order of the text.
  private(set) var order = 0

  private init(_ node: Scene.Node) {
    var wrappers: [Wrapper] = []
    var current = node
    while let primary = current.primaryIndex {
      let inner = current.children[primary]
      var rest = current.children
      rest.remove(at: primary)
      current.children = []
      wrappers.append(Wrapper(node: current, attachments: rest.map(SceneView.init)))
      current = inner
    }
    children = current.children.map(SceneView.init)
    current.children = []
    self.node = current
    self.wrappers = wrappers
    for child in children { child.parent = self }
    for (index, wrapper) in wrappers.enumerated() {
      for view in wrapper.attachments {
        view.parent = self
        view.isPresentation = wrapper.node.kind == "screen"
        let name = view.isPresentation ? view.wrappers.first { $0.node.kind != "pushedBack" }?.node.kind : nil
        view.attachment = (name ?? wrapper.node.kind, index)
      }
    }
  }

  /// The views of a scene that are not inside of another.
  static func roots(of scene: Scene) -> [SceneView] {
    let roots = scene.nodes.map(SceneView.init)
    var order = 0
    for root in roots {
      root.forEach { view in
        view.order = order
        order += 1
      }
    }
    return roots
  }

  // MARK: Derived

  /// The author's views that it is all of, outermost first.
  private(set) lazy var names: [String] = wrappers.flatMap(\.node.names) + node.names
  private(set) lazy var identifier: String? = (wrappers.map(\.node) + [node]).lazy.compactMap(\.identifier).first

  /// Around everything of it.
  var outerFrame: CGRect { wrappers.first?.node.frame ?? node.frame }

  /// Equal for views that mean the same, wherever they are and whatever the author calls them.
  private(set) lazy var meaning: Int = {
    var hasher = Hasher()
    node.hashMeaning(into: &hasher)
    for wrapper in wrappers {
      wrapper.node.hashMeaning(into: &hasher)
      for view in wrapper.attachments { hasher.combine(view.meaning) }
    }
    hasher.combine(children.count)
    for child in children { hasher.combine(child.meaning) }
    return hasher.finalize()
  }()

  /// The meanings of everything inside, to tell how much two containers have in common.
  private(set) lazy var innerMeanings: [Int: Int] = {
    var counts: [Int: Int] = [:]
    forEach { view in if view !== self { counts[view.meaning, default: 0] += 1 } }
    return counts
  }()

  private(set) lazy var innerCount: Int = innerMeanings.values.reduce(0, +)

  /// The texts inside, in order.
  private(set) lazy var texts: [String] = {
    var texts: [String] = []
    forEach { view in if let text = view.node.text, !text.isEmpty { texts.append(text) } }
    return texts
  }()

  /// Itself, what belongs to it, and what is inside.
  func forEach(_ body: (SceneView) -> Void) {
    body(self)
    for wrapper in wrappers { for view in wrapper.attachments { view.forEach(body) } }
    for child in children { child.forEach(body) }
  }

  func isInside(_ other: SceneView) -> Bool {
    var next = parent
    while let view = next {
      if view === other { return true }
      next = view.parent
    }
    return false
  }
}

extension Scene.Node {
  /// Modifiers have names in lower case and one view that they are around; views are all else.
  var primaryIndex: Int? {
    guard let first = kind.unicodeScalars.first, first.properties.isLowercase, !children.isEmpty else { return nil }
    // Of what lies over a screen, the card and not what dims the screen.
    if children[0].kind == "backdrop" { return children.count - 1 }
    switch kind {
    case "background", "backgroundPreferenceValue": return children.count - 1
    default: return 0
    }
  }

  fileprivate func hashMeaning(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(identifier)
    hasher.combine(text)
    hasher.combine(details)
    hasher.combine(font)
    hasher.combine(colors)
  }
}
