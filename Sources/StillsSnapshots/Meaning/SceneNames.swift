/// What the views of a scene are called, as failures of snapshot tests name them.
package struct SceneNames {
  private var names: [[Int]: String] = [:]

  /// Places are indices of children, from a top node of the scene.
  package init(_ scene: Scene) {
    guard !scene.isTooDeep else { return }
    for (index, view) in SceneView.roots(of: scene).enumerated() {
      name(scene.nodes[index], view, wrapper: 0, at: [index])
    }
    number()
  }

  /// `Panel › Text “Save”`; two of one name have numbers.
  package subscript(place: [Int]) -> String { names[place] ?? "a view" }

  private mutating func name(_ node: Scene.Node, _ view: SceneView, wrapper: Int, at place: [Int]) {
    let (path, label) =
      wrapper < view.wrappers.count
      ? (view.path(at: wrapper), view.label(at: wrapper)) : (view.path, view.label)
    names[place] = (path + [label]).joined(separator: " › ")
    guard wrapper < view.wrappers.count, let primary = node.primaryIndex else {
      for (index, child) in node.children.enumerated() where index < view.children.count {
        name(child, view.children[index], wrapper: 0, at: place + [index])
      }
      return
    }
    var attachments = view.wrappers[wrapper].attachments.makeIterator()
    for (index, child) in node.children.enumerated() {
      if index == primary {
        name(child, view, wrapper: wrapper + 1, at: place + [index])
      } else if let attachment = attachments.next() {
        name(child, attachment, wrapper: 0, at: place + [index])
      }
    }
  }

  /// The modifiers around a view share its name; views at different places do not.
  private mutating func number() {
    var places: [String: [[Int]]] = [:]
    for (place, name) in names { places[name, default: []].append(place) }
    for (name, all) in places where all.count > 1 {
      // Of a chain of wrappers only the outermost counts, which comes first.
      var first: [Int]?
      var count = 0
      let numbered = all.sorted { $0.lexicographicallyPrecedes($1) }.map { place in
        if !(first.map { place.starts(with: $0) } ?? false) { (first, count) = (place, count + 1) }
        return (place, count)
      }
      guard count > 1 else { continue }
      for (place, number) in numbered { names[place] = "\(name) (\(number) of \(count))" }
    }
  }
}
