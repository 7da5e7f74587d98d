import Foundation

/// A controller of UIKit's, with its view, among SwiftUI's views.
///
/// *Reports* what `sizeThatFits` answers; without it the proposal, and its preferred content size where nothing is
/// proposed.
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void

  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize?

  typealias Context = UIViewControllerRepresentableContext<Self>
}

/// What a representable is told of its surroundings.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<
  Representable: UIViewControllerRepresentable
> {
  public let coordinator: Representable.Coordinator
  public internal(set) var transaction: Transaction
  public internal(set) var environment: EnvironmentValues
}

extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }

  public var body: Never { preconditionFailure("\(Self.self) has no body") }

  public static func _resolve(_ view: Self, in context: ViewContext) -> [ViewElement] {
    var view = view
    DynamicProperties.install(in: &view, context: context)
    let memory = context.object(of: Self.self) {
      Represented<UIViewControllerType, Coordinator>(coordinator: view.makeCoordinator())
    }
    let own = Context(coordinator: memory.coordinator, transaction: Transaction(), environment: context.environment)
    let host = context.host {
      let made = view.makeUIViewController(context: own)
      memory.made = made
      // As on iOS it is the child of what hosts the SwiftUI views around.
      let around = UIViewController()
      around.foreignNavigationController = context.environment.surroundingNavigation
      made.foreignNavigationController = context.environment.surroundingNavigation
      around.addChild(made)
      if let content = made.view {
        around.view.addSubview(content)
        content.translatesAutoresizingMaskIntoConstraints = true
        content.frame = around.view.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      }
      made.didMove(toParent: around)
      return UIKitHost(controller: around)
    }
    host.enter(context)
    guard let controller = memory.made, let root = host.window.rootViewController?.view else { return [] }
    memory.keep(in: context) { Self.dismantleUIViewController(controller, coordinator: $0) }
    LayoutPass.quietly {
      root.take(context.environment)
      view.updateUIViewController(controller, context: own)
    }
    let fitting = view
    let element = UIKitElement(root, host: host, filling: .controller, graph: context.graph) { proposal in
      if let size = fitting.sizeThatFits(proposal, uiViewController: controller, context: own) { return size }
      let preferred = controller.preferredContentSize
      return preferred == .zero ? nil : proposal.replacingUnspecifiedDimensions(by: preferred)
    }
    if let name = TypeNames.userName(of: Self.self) { element.viewNames.insert(name, at: 0) }
    return [element]
  }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

extension EnvironmentValues {
  private struct SurroundingNavigationKey: EnvironmentKey {
    static var defaultValue: UINavigationController? { nil }
  }

  /// What UIKit's controllers below take for their navigation controller: the stack that SwiftUI shows them in.
  package var surroundingNavigation: UINavigationController? {
    get { self[SurroundingNavigationKey.self] }
    set { self[SurroundingNavigationKey.self] = newValue }
  }
}
