import Foundation
import StillsBars

/// The navigation controller that UIKit's controllers find above them when they are shown in a SwiftUI stack: what they
/// say to its bar reaches the bar that SwiftUI draws.
@MainActor final class SurroundingStack {
  private var made: UINavigationController?
  private var lastLook: String?

  nonisolated init() {}

  func controller(in context: ViewContext) -> UINavigationController {
    if let made { return made }
    let controller = UINavigationController()
    made = controller
    let graph = context.graph, node = context.node
    controller.navigationBar.onChange = { [weak self, weak graph, weak node] in
      guard let self, let graph else { return }
      // The same look said again is no news: controllers say it in every pass.
      let look = self.look(BarTraits(world: UIKitStage.world, typesetter: nil))
      if look != self.lastLook {
        self.lastLook = look
        graph.setNeedsResolve(node: node)
      }
    }
    return controller
  }

  /// What the controllers said, over what the app's proxies say; nil where they said nothing.
  func style(over proxy: BarStyle?, _ traits: BarTraits) -> BarStyle? {
    guard let told = made?.navigationBar.toldStyle(traits) else { return nil }
    guard let proxy else { return told }
    var style = told
    style.slots.standard = told.slots.standard ?? proxy.slots.standard
    style.slots.compact = told.slots.compact ?? proxy.slots.compact
    style.slots.scrollEdge = told.slots.scrollEdge ?? proxy.slots.scrollEdge
    style.slots.compactScrollEdge = told.slots.compactScrollEdge ?? proxy.slots.compactScrollEdge
    style.tint = told.tint ?? proxy.tint
    style.prefersLargeTitles = told.prefersLargeTitles ?? proxy.prefersLargeTitles
    return style
  }

  private func look(_ traits: BarTraits) -> String {
    guard let style = made?.navigationBar.toldStyle(traits) else { return "" }
    let slots = [style.slots.standard, style.slots.compact, style.slots.scrollEdge, style.slots.compactScrollEdge]
    let looks = slots.map { slot in
      slot.map {
        "\($0.effect) \(String(describing: $0.backgroundColor)) \(String(describing: $0.shadowColor)) \($0.title) \($0.largeTitle)"
      }
        ?? "-"
    }
    return "\(looks) \(String(describing: style.tint)) \(style.isTranslucent) \(style.isBlack)"
  }
}
