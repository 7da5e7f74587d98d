import StillsCore

/// What a preview or a script may hand over to be drawn.
@MainActor package enum RootContent {
  /// The view that draws `content`; nil when it is nothing that can be drawn.
  package static func view(of content: Any) -> (any View)? {
    switch content {
    case let view as any View: view
    case let controller as UIViewController: UIKitScreen(content: .controller(controller))
    case let view as UIView: UIKitScreen(content: .view(view))
    default: nil
    }
  }
}

/// A whole screen of UIKit's.
nonisolated struct UIKitScreen: PrimitiveView {
  enum Content {
    /// Fills the screen.
    case controller(UIViewController)
    /// As large as it wants to be, in the middle; one that does not say fills the screen.
    case view(UIView)
  }

  let content: Content

  @MainActor static func _resolve(_ screen: UIKitScreen, in context: ViewContext) -> [ViewElement] {
    switch screen.content {
    case .controller(let controller):
      let host = context.host { UIKitHost(controller: controller.window(of: context)) }
      host.enter(context)
      let element = UIKitElement(
        host.window.rootViewController?.view ?? UIView(), host: host, filling: .screen, graph: context.graph)
      return [
        PreferenceElement(key: ObjectIdentifier(ScreenRequest.Key.self), kind: "screen", content: element) { inner, _ in
          MainActor.assumeIsolated { host.window.request(over: inner as? ScreenRequest ?? ScreenRequest()) }
        }
      ]
    case .view(let view):
      let fills = view.idealSize == .zero
      let host = context.host {
        fills ? UIKitHost(controller: PlainController(view)) : UIKitHost(view: view)
      }
      host.enter(context)
      return [UIKitElement(view, host: host, filling: fills ? .screen : .ideal, graph: context.graph)]
    }
  }
}

extension UIViewController {
  /// A controller that is shown as a window's root stands alone.
  fileprivate func window(of context: ViewContext) -> UIViewController {
    if parent != nil { removeFromParent() }
    return self
  }
}

extension UIWindow {
  /// What the controllers on the screen want of the status bar and the home indicator.
  fileprivate func request(over inner: ScreenRequest) -> ScreenRequest {
    guard var top = rootViewController else { return inner }
    while let presented = top.presentedViewController, presented.modalPresentationStyle == .fullScreen {
      top = presented
    }
    func last(_ next: (UIViewController) -> UIViewController?) -> UIViewController {
      var controller = top
      for _ in 0..<32 {
        guard let child = next(controller) else { break }
        controller = child
      }
      return controller
    }
    var request = inner
    switch last({ ($0 as? UITabBarController)?.selectedViewController ?? $0.childForStatusBarStyle })
      .preferredStatusBarStyle
    {
    case .lightContent: request.statusBarScheme = .dark
    case .darkContent: request.statusBarScheme = .light
    case .default: break
    }
    let hiding = last { ($0 as? UITabBarController)?.selectedViewController ?? $0.childForStatusBarHidden }
    if hiding.prefersStatusBarHidden { request.hidesStatusBar = true }
    if last({ $0.childForHomeIndicatorAutoHidden }).prefersHomeIndicatorAutoHidden { request.hidesHomeIndicator = true }
    return request
  }
}

extension ViewContext {
  /// What UIKit's objects of this place live in.
  @MainActor func host(make: () -> UIKitHost) -> UIKitHost {
    let isNew = HostFlag()
    // In a place of its own: the view's belongs to its dynamic properties.
    let node = child(.type(ObjectIdentifier(UIKitHost.self))).node
    let host = node.object(in: 0, of: ObjectIdentifier(UIKitHost.self)) {
      isNew.value = true
      UIKitStage.enter(environment.surroundings)
      return LayoutPass.quietly { make() }
    }
    if isNew.value { node.onRemoval.append { host.remove() } }
    return host
  }

  private final class HostFlag { var value = false }
}

/// A controller for a view that has none.
private final class PlainController: UIViewController {
  private let content: UIView

  init(_ content: UIView) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    content = UIView()
    super.init(coder: coder)
  }

  override func loadView() { view = content }
}
