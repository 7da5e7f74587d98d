import Foundation
import StillsCore

// Links in a hosting controller push onto the navigation controller of UIKit's around it.

extension HostingView {
  var navigationAround: UINavigationController? {
    var around = owner?.parent
    while let controller = around {
      if let navigation = controller as? UINavigationController { return navigation }
      around = controller.parent
    }
    return nil
  }

  /// Once the content is placed: shows the screen of a link that was pressed.
  func followLinks() {
    guard let pushes, let screen = pushes.pushed, let navigation = navigationAround else { return }
    pushes.pushed = nil
    guard screen.key != pushedKey else { return }
    pushedKey = screen.key
    pushes.graph.enqueue { [weak self, weak navigation] in
      let pushed = LinkedScreen(
        resolve: screen.resolve, pop: { _ = navigation?.popViewController(animated: true) },
        left: {
          self?.pushedKey = nil
          // What was asked for while the screen was still there must not bring it back.
          self?.pushes?.pushed = nil
          screen.dismiss()
        })
      navigation?.pushViewController(LinkedController(rootView: pushed), animated: true)
    }
  }
}

/// A link's screen as the content of a controller of its own.
nonisolated struct LinkedScreen: PrimitiveView {
  let resolve: @MainActor (ViewContext) -> [ViewElement]
  /// Takes the screen away.
  let pop: @MainActor () -> Void
  /// Says that the screen has gone.
  let left: @MainActor () -> Void

  @MainActor static func _resolve(_ screen: LinkedScreen, in context: ViewContext) -> [ViewElement] {
    let pop = screen.pop
    return screen.resolve(
      context.setting {
        $0.isPresented = true
        $0.dismiss = DismissAction { pop() }
      })
  }
}

private final class LinkedController: UIHostingController<LinkedScreen> {
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { rootView.left() }
  }
}
