import Foundation
import StillsBars
import StillsCore
import StillsLayout

/// Shows something in front of the screen while the author's value says so.
nonisolated struct PresentationModifier: PrimitiveViewModifier {
  /// What is to be shown: told apart by its identity, made in the context it is given.
  struct Shown {
    var identity: AnyHashable
    var resolve: @MainActor (ViewContext) -> [ViewElement]
  }

  let name: String
  /// Nil while nothing is shown.
  let shown: Shown?
  let dismiss: @MainActor @Sendable () -> Void
  var onDismiss: (() -> Void)?
  /// Where it is shown otherwise, it is not presented.
  var isAllowed: @MainActor (EnvironmentValues) -> Bool = { _ in true }
  /// Makes the presentation of the resolved content.
  let make: @MainActor ([ViewElement], ViewContext, @escaping @MainActor () -> Void) -> Presentation

  @MainActor static func _resolve(
    _ modifier: Self, content: @escaping @MainActor (ViewContext) -> [ViewElement], in context: ViewContext
  ) -> [ViewElement] {
    var elements = content(context.child(.content))
    let memory = context.object(of: Self.self) { Memory() }
    let shown = modifier.isAllowed(context.environment) ? modifier.shown : nil
    let wasShown = memory.isShown
    memory.isShown = shown != nil
    if wasShown, !memory.isShown, let action = memory.onDismiss { context.graph.enqueue { action() } }
    memory.onDismiss = modifier.onDismiss
    guard let shown, let first = elements.first else { return elements }
    let dismiss = modifier.dismiss
    let isCover = modifier.name == "fullScreenCover"
    let isSheet = ["sheet", "inspector"].contains(modifier.name)
    let place = context.child(.secondary).child(.id(shown.identity)).container(axis: nil).setting {
      $0.enterPresentation(dismiss: dismiss)
      $0.enterCard(isCover: isCover)
      $0.isInSheet = isSheet
    }
    let presentation = modifier.make(shown.resolve(place), place, dismiss)
    let presenting = PresentingElement(
      content: first, presentation: presentation, graph: context.graph)
    elements[0] = presenting
    return elements
  }

  private final class Memory {
    var isShown = false
    var onDismiss: (() -> Void)?
    init() {}
  }
}

nonisolated extension EnvironmentValues {
  /// What is presented stands on its own: nothing of the containers around the presenting view reaches it.
  mutating func enterPresentation(dismiss action: @escaping @MainActor @Sendable () -> Void) {
    dismiss = DismissAction(action)
    isPresented = true
    presentationDepth += 1
    scrollSettings = ScrollSettings()
    scrollAxes = []
    lazyLimits = LazyLimits()
    relativeContainer = nil
    navigationPushes = nil
    columnChoice = nil
    joinsContainer = false
    outerSearch = nil
    searchState = nil
    sectionChanges = nil
    listRow = nil
    isInTabs = false
    submitAction = nil
    fieldFocus = FieldFocus()
  }
}

nonisolated extension EnvironmentValues {
  private struct ElevationKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private struct InSheetKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// Whether bars stand in a sheet.
  var isInSheet: Bool {
    get { self[InSheetKey.self] }
    set { self[InSheetKey.self] = newValue }
  }

  /// Whether backgrounds are a step lighter in the dark, as in sheets and popovers.
  package var isElevated: Bool {
    get { self[ElevationKey.self] }
    set { self[ElevationKey.self] = newValue }
  }

  /// A card over the screen: elevated, and on tablets as narrow as a phone to the views in it.
  fileprivate mutating func enterCard(isCover: Bool) {
    isElevated = !isCover
    guard world.device.isPad else { return }
    let isRegular = world.device.horizontalSizeClass(world.orientation) == .regular
    horizontalSizeClass = isCover && isRegular ? .regular : .compact
  }
}

/// Something that is not drawn: where it is shown it is reported.
nonisolated struct UndrawnPresentationModifier: PrimitiveViewModifier {
  let kind: String
  let isPresented: Bool

  @MainActor static func _resolve(
    _ modifier: Self, content: @escaping @MainActor (ViewContext) -> [ViewElement], in context: ViewContext
  ) -> [ViewElement] {
    if modifier.isPresented { context.report("\(modifier.kind): it is presented but not drawn") }
    return content(context)
  }
}

nonisolated extension View {
  func undrawnPresentation(_ kind: String, _ isPresented: Bool) -> some View {
    modifier(UndrawnPresentationModifier(kind: kind, isPresented: isPresented))
  }

  func presentation<Content: View>(
    _ name: String, isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, _ content: @escaping () -> Content,
    isAllowed: @escaping @MainActor (EnvironmentValues) -> Bool = { _ in true },
    make: @escaping @MainActor ([ViewElement], ViewContext, @escaping @MainActor () -> Void) -> Presentation
  ) -> some View {
    let shown =
      isPresented.wrappedValue
      ? PresentationModifier.Shown(identity: true) { place in place.resolvePlace(place.tracking { content() }) } : nil
    nonisolated(unsafe) let binding = isPresented
    return modifier(
      PresentationModifier(
        name: name, shown: shown, dismiss: { binding.wrappedValue = false }, onDismiss: onDismiss,
        isAllowed: isAllowed, make: make))
  }

  func presentation<Item: Identifiable, Content: View>(
    _ name: String, item: Binding<Item?>, onDismiss: (() -> Void)? = nil, _ content: @escaping (Item) -> Content,
    make: @escaping @MainActor ([ViewElement], ViewContext, @escaping @MainActor () -> Void) -> Presentation
  ) -> some View {
    let shown = item.wrappedValue.map { value in
      PresentationModifier.Shown(identity: AnyHashable(value.id)) { place in
        place.resolvePlace(place.tracking { content(value) })
      }
    }
    nonisolated(unsafe) let binding = item
    return modifier(
      PresentationModifier(
        name: name, shown: shown, dismiss: { binding.wrappedValue = nil }, onDismiss: onDismiss, make: make))
  }
}

// MARK: - Sheets and covers

nonisolated extension View {
  /// Shows a sheet in front of the screen while `isPresented` is true. Reached by steps like any other view; a tap beside
  /// it, `back` and `dismiss` take it away.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presentation("sheet", isPresented: isPresented, onDismiss: onDismiss, content) { .sheet("sheet", $0, $1, $2) }
  }

  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presentation("sheet", item: item, onDismiss: onDismiss, content) { .sheet("sheet", $0, $1, $2) }
  }

  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presentation("fullScreenCover", isPresented: isPresented, onDismiss: onDismiss, content) { elements, place, _ in
      .cover(elements, place)
    }
  }

  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presentation("fullScreenCover", item: item, onDismiss: onDismiss, content) { elements, place, _ in
      .cover(elements, place)
    }
  }

  /// A sheet where the width is compact, unless the content keeps it a popover; else a bubble below or above the view,
  /// whose arrow points at it. `arrowEdge` is the edge of the view at which the arrow is to be, where there is room.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presentation("popover", isPresented: isPresented, onDismiss: nil, content) {
      .popover($0, $1, $2, at: attachmentAnchor, edge: arrowEdge)
    }
  }

  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presentation("popover", item: item, onDismiss: nil, content) {
      .popover($0, $1, $2, at: attachmentAnchor, edge: arrowEdge)
    }
  }
}

extension Presentation {
  static func sheet(
    _ name: String, _ elements: [ViewElement], _ place: ViewContext, _ dismiss: @escaping @MainActor () -> Void
  ) -> Presentation {
    let traits = SheetTraits.of(elements)
    if traits.adaptation(in: place.environment) == .fullScreenCover { return cover(elements, place) }
    return Presentation(
      name: name, kind: .sheet(traits), content: implicitStack(of: elements), background: traits.ground(in: place),
      dismiss: traits.isDismissDisabled ? nil : dismiss, in: place)
  }

  static func cover(_ elements: [ViewElement], _ place: ViewContext) -> Presentation {
    Presentation(
      name: "fullScreenCover", kind: .cover, content: implicitStack(of: elements),
      background: SheetTraits.of(elements).ground(in: place), dismiss: nil, in: place)
  }

  fileprivate static func popover(
    _ elements: [ViewElement], _ place: ViewContext, _ dismiss: @escaping @MainActor () -> Void,
    at anchor: PopoverAttachmentAnchor, edge: Edge?
  ) -> Presentation {
    let traits = SheetTraits.of(elements), environment = place.environment
    if let adaptation = traits.adaptation(in: environment), adaptation != .popover, adaptation != .none {
      return sheet("popover", elements, place, dismiss)
    }
    var content = implicitStack(of: elements)
    if let ground = traits.ground(in: place) { content = BehindElement(content, ground: ground) }
    let bubble = BubbleElement(
      content: content, ground: environment.resolve(.systemBackground),
      shape: PopoverShape(look: environment.world.look))
    return Presentation(
      name: "popover", kind: .popover(edge), content: bubble, dismiss: traits.isDismissDisabled ? nil : dismiss,
      anchor: anchor, in: place)
  }
}

/// Content with a ground of the author's own behind it.
private final class BehindElement: UnaryElement {
  private let ground: ViewElement

  init(_ content: ViewElement, ground: ViewElement) {
    self.ground = ground
    super.init(kind: "background", content: content)
  }

  override func placed(in frame: CGRect, proposal: ProposedViewSize, context: PlacementContext) -> PlacedNode {
    let behind = ground.placed(in: frame, proposal: ProposedViewSize(frame.size), context: context)
    let size = content.sizeThatFits(proposal)
    let place = CGRect(
      x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width, height: size.height)
    return PlacedNode(
      element: self, frame: frame, children: [behind, content.placed(in: place, proposal: proposal, context: context)])
  }

  override func paint(_ node: PlacedNode, into painter: inout Painter) {
    for child in node.children { painter.paint(child) }
  }
}

extension SheetTraits {
  @MainActor fileprivate func ground(in place: ViewContext) -> ViewElement? {
    background.map { implicitLayers(of: $0(place.child(.modifier))) }
  }
}

/// What a popover points at.
public enum PopoverAttachmentAnchor {
  case rect(Anchor<CGRect>.Source)
  case point(UnitPoint)

  /// In screen points, of a view's frame.
  func rect(in frame: CGRect) -> CGRect {
    switch self {
    case .rect(let source): source.anchor(frame).resolve(.zero)
    case .point(let point): CGRect(origin: point.point(in: frame), size: .zero)
    }
  }
}

// MARK: - How they look

public struct PresentationBackgroundInteraction: Sendable {
  enum Extent: Sendable { case automatic, enabled, disabled, upThrough(PresentationDetent) }
  let extent: Extent
  public static let automatic = PresentationBackgroundInteraction(extent: .automatic)
  public static let enabled = PresentationBackgroundInteraction(extent: .enabled)
  public static let disabled = PresentationBackgroundInteraction(extent: .disabled)
  /// While the sheet stands no higher than that.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    .init(extent: .upThrough(detent))
  }
}

public struct PresentationAdaptation: Hashable, Sendable {
  private let name: String
  public static let automatic = PresentationAdaptation(name: "automatic")
  public static let none = PresentationAdaptation(name: "none")
  public static let popover = PresentationAdaptation(name: "popover")
  public static let sheet = PresentationAdaptation(name: "sheet")
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

public struct PresentationContentInteraction: Hashable, Sendable {
  private let name: String
  public static let automatic = PresentationContentInteraction(name: "automatic")
  public static let resizes = PresentationContentInteraction(name: "resizes")
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}
