import Foundation

/// A view of UIKit's among SwiftUI's.
///
/// *Proposes* nothing inside. *Reports* what `sizeThatFits` answers; without it, along each axis, the proposal unless
/// the content holds on to its size (a priority of 750 or more), and its own size where nothing is proposed.
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void

  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
  /// Nil leaves the size to the view.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?

  typealias Context = UIViewRepresentableContext<Self>
}

/// What a representable is told of its surroundings.
@MainActor @preconcurrency public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public internal(set) var transaction: Transaction
  public internal(set) var environment: EnvironmentValues
}

extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }

  public var body: Never { preconditionFailure("\(Self.self) has no body") }

  public static func _resolve(_ view: Self, in context: ViewContext) -> [ViewElement] {
    var view = view
    DynamicProperties.install(in: &view, context: context)
    let memory = context.object(of: Self.self) {
      Represented<UIViewType, Coordinator>(coordinator: view.makeCoordinator())
    }
    let own = Context(coordinator: memory.coordinator, transaction: Transaction(), environment: context.environment)
    let host = context.host {
      let made = view.makeUIView(context: own)
      memory.made = made
      return UIKitHost(view: made)
    }
    host.enter(context)
    guard let uiView = memory.made else { return [] }
    memory.keep(in: context) { Self.dismantleUIView(uiView, coordinator: $0) }
    LayoutPass.quietly {
      uiView.take(context.environment)
      view.updateUIView(uiView, context: own)
    }
    let fitting = view
    let element = UIKitElement(uiView, host: host, filling: .proposal, graph: context.graph) { proposal in
      fitting.sizeThatFits(proposal, uiView: uiView, context: own)
    }
    if let name = TypeNames.userName(of: Self.self) { element.viewNames.insert(name, at: 0) }
    return [element]
  }
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

extension UIView {
  /// What UIKit's views learn of SwiftUI's environment: the colour scheme and the direction of text.
  func take(_ environment: EnvironmentValues) {
    let style: UIUserInterfaceStyle = environment.colorScheme == .dark ? .dark : .light
    let world: UIUserInterfaceStyle = environment.world.appearance == .dark ? .dark : .light
    let holder = superview ?? self
    let wanted = style == world ? UIUserInterfaceStyle.unspecified : style
    if holder.overrideUserInterfaceStyle != wanted { holder.overrideUserInterfaceStyle = wanted }
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    if isRightToLeft != self.isRightToLeft, semanticContentAttribute == .unspecified {
      semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .unspecified
    }
  }
}
