import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry
import StillsLayout

/// Keeps UIKit's objects of one place in a picture from pass to pass, in a window of their own.
@MainActor package final class UIKitHost: TornDown {
  package let window: UIWindow
  private var hasComeOn = false
  private var hasBegun = false

  /// A whole screen: the controller's view fills the window.
  package init(controller: UIViewController) {
    window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
  }

  /// A view of its own, wherever it is put.
  package init(view: UIView) {
    window = UIWindow(frame: UIScreen.main.bounds)
    window.addSubview(view)
    view.enter(window)
  }

  /// At the beginning of each pass.
  package func enter(_ context: ViewContext) {
    UIKitStage.enter(context.environment.surroundings)
    window.viewContext = context
    window.onChange = { [weak graph = context.graph, weak node = context.node] in
      graph?.setNeedsResolve(node: node)
    }
    UIApplication.shared.add(window)
  }

  /// The window in a frame of the screen; brought on the screen the first time.
  package func lay(in frame: CGRect, safeArea: UIEdgeInsets, graph: ViewGraph) {
    LayoutPass.quietly {
      if !window.frame.isNear(frame) { window.frame = frame }
      if window.givenSafeArea != safeArea {
        window.givenSafeArea = safeArea
        window.forEachView { $0.needsLayout = true }
        window.constraintsChanged()
      }
      if !hasComeOn, window.rootViewController != nil {
        hasComeOn = true
        graph.noteUserCode()
        window.makeKeyAndVisible()
      }
      LayoutPass.run(window)
    }
    keepCovered(in: graph)
  }

  /// What SwiftUI's views hold stays while the controller that shows them is covered.
  private func keepCovered(in graph: ViewGraph) {
    guard let context = window.viewContext, let root = window.rootViewController else { return }
    func visit(_ controller: UIViewController) {
      if let hosted = controller.hostedScreen, !hosted.isOnScreen {
        context.node.keepChild(.id(ObjectIdentifier(hosted)), in: graph.pass)
      }
      for child in controller.children { visit(child) }
      if let presented = controller.presentedViewController { visit(presented) }
    }
    visit(root)
  }

  package func tearDown() { UIApplication.shared.forget(window) }

  package func remove() {
    LayoutPass.quietly {
      window.rootViewController?.willDisappear()
      window.rootViewController?.didDisappear()
    }
  }
}

extension LayoutPass {
  /// Changes that `body` makes are no news: the picture is being made of them.
  package static func quietly<Value>(_ body: () -> Value) -> Value {
    beginQuiet()
    defer { endQuiet() }
    return body()
  }
}

extension SafeArea {
  /// What of a frame is not safe.
  package func insets(of frame: CGRect) -> UIEdgeInsets {
    func inset(_ amount: CGFloat, _ length: CGFloat) -> CGFloat { min(max(0, amount.orZero), max(0, length)) }
    return UIEdgeInsets(
      top: inset(safe.minY - frame.minY, frame.height), left: inset(safe.minX - frame.minX, frame.width),
      bottom: inset(frame.maxY - safe.maxY, frame.height), right: inset(frame.maxX - safe.maxX, frame.width))
  }
}

/// A view that draws something else than UIKit's views, placed with them: SwiftUI's content in a hosting view.
@MainActor package protocol ForeignContent: UIView {
  /// Places the content; `frame` is the view's in screen points.
  func placeContent(in frame: CGRect, safeArea: SafeArea, context: PlacementContext) -> PlacedNode?
  /// Paints the content where it was placed.
  func paintPlacedContent(into painter: inout Painter)
}
