import Foundation
import StillsCore
import StillsGeometry
import StillsLayout

/// What the content of a sheet asks for.
struct SheetTraits {
  var detents: [PresentationDetent] = []
  var selected: PresentationDetent?
  var indicator = Visibility.automatic
  var cornerRadius: CGFloat?
  var background: (@MainActor (ViewContext) -> [ViewElement])?
  var isDismissDisabled = false
  /// What becomes of it where the screen is narrow, or low.
  var narrowAdaptation = PresentationAdaptation.automatic
  var lowAdaptation = PresentationAdaptation.automatic
  var backgroundInteraction = PresentationBackgroundInteraction.automatic
  var sizing: (any PresentationSizing)?

  /// The height at which it stands: the selected one, or the lowest.
  func height(largest: CGFloat, screen: CGFloat, bottom: CGFloat) -> CGFloat {
    func height(_ detent: PresentationDetent) -> CGFloat {
      detent.height(largest: largest, screen: screen, bottom: bottom)
    }
    if let selected, detents.contains(selected) { return height(selected) }
    return detents.map(height).min() ?? largest
  }

  var isLarge: Bool {
    if let selected, detents.contains(selected) { return selected == .large }
    return detents.isEmpty || detents == [.large]
  }

  /// For comparing scenes: `detents medium/large, selected large`.
  var words: String {
    var words: [String] = []
    if !detents.isEmpty {
      words.append("detents \(detents.map(\.words).joined(separator: "/"))")
      if let selected { words.append("selected \(selected.words)") }
    }
    if let cornerRadius { words.append("cornerRadius \(NumberText.string(cornerRadius))") }
    if indicator != .automatic { words.append("dragIndicator \(indicator)") }
    return words.joined(separator: ", ")
  }

  /// Shown where the sheet can stand at several heights, unless the author says.
  var showsIndicator: Bool { indicator == .visible || (indicator == .automatic && detents.count > 1) }

  /// What the views in an element ask for, those further out first.
  static func of(_ elements: [ViewElement]) -> SheetTraits {
    var traits = SheetTraits()
    func visit(_ element: ViewElement, _ depth: Int) {
      // Traits stand at the top of a sheet's content; long lists need not be looked through.
      guard depth < 64 else { return }
      for child in element.children.prefix(32) { visit(child, depth + 1) }
      (element as? SheetTraitElement)?.change(&traits)
    }
    for element in elements { visit(element, 0) }
    return traits
  }
}

final class SheetTraitElement: UnaryElement {
  let change: (inout SheetTraits) -> Void

  init(content: ViewElement, change: @escaping (inout SheetTraits) -> Void) {
    self.change = change
    super.init(kind: "presentation", content: content)
  }
}

extension View {
  nonisolated private func sheetTrait(_ change: @escaping (inout SheetTraits) -> Void) -> some View {
    modifier(ElementModifier { content, _ in SheetTraitElement(content: content, change: change) })
  }

  /// The heights at which a sheet of this content can stand; it stands at the lowest.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    sheetTrait { $0.detents = PresentationDetent.ordered(detents) }
  }

  /// The heights at which a sheet of this content can stand, and the one at which it does.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    sheetTrait { ($0.detents, $0.selected) = (PresentationDetent.ordered(detents), selection.wrappedValue) }
  }

  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    sheetTrait { $0.indicator = visibility }
  }

  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    sheetTrait { $0.cornerRadius = cornerRadius.flatMap { $0.isFinite ? max(0, $0) : nil } }
  }

  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    sheetTrait { $0.background = { Rectangle._resolve(style, in: $0) } }
  }

  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let view = content()
    return sheetTrait { $0.background = { V._resolve(view, in: $0) } }
  }

  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    sheetTrait { $0.isDismissDisabled = isDisabled }
  }

  /// What becomes of a popover, or a sheet, on phones. `popover` and `none` keep what it is.
  nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
  }

  nonisolated public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View {
    sheetTrait { ($0.narrowAdaptation, $0.lowAdaptation) = (horizontal, vertical) }
  }

  /// Enabled, the screen behind a sheet on a phone is not dimmed and takes touches.
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { sheetTrait { $0.backgroundInteraction = interaction } }
  nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
    self
  }
  /// How large a sheet is on tablets; on phones it is as wide as the screen.
  nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    sheetTrait { $0.sizing = sizing }
  }
}

extension SheetTraits {
  /// What the content asks for on a narrow or low screen. Where it is both, the low one counts.
  @MainActor func adaptation(in environment: EnvironmentValues) -> PresentationAdaptation? {
    let world = environment.world
    if world.device.verticalSizeClass(world.orientation) == .compact { return lowAdaptation }
    return world.device.horizontalSizeClass(world.orientation) == .compact ? narrowAdaptation : nil
  }
}

extension Rectangle {
  @MainActor fileprivate static func _resolve<S: ShapeStyle>(_ style: S, in context: ViewContext) -> [ViewElement] {
    func resolve<V: View>(_ view: V) -> [ViewElement] { V._resolve(view, in: context) }
    return resolve(Rectangle().fill(style))
  }
}

// MARK: - Heights

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable { case medium, large, fraction(CGFloat), height(CGFloat), custom(ObjectIdentifier) }
  private let kind: Kind
  private let custom: CustomHeight?

  private init(_ kind: Kind, custom: CustomHeight? = nil) { (self.kind, self.custom) = (kind, custom) }

  /// `medium`, `height 200`.
  var words: String {
    switch kind {
    case .medium: "medium"
    case .large: "large"
    case .fraction(let part): "fraction \(NumberText.string(part))"
    case .height(let height): "height \(NumberText.string(height))"
    case .custom: "custom"
    }
  }

  public static let medium = PresentationDetent(.medium)
  public static let large = PresentationDetent(.large)
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent { .init(.fraction(fraction)) }
  public static func height(_ height: CGFloat) -> PresentationDetent { .init(.height(height)) }
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    .init(.custom(ObjectIdentifier(type)), custom: CustomHeight { D.height(in: $0) })
  }

  public struct Context {
    public let maxDetentValue: CGFloat
  }

  /// The height that a type of the author's gives; the type alone tells it from others.
  private struct CustomHeight: Hashable, Sendable {
    let height: @Sendable (Context) -> CGFloat?
    static func == (left: CustomHeight, right: CustomHeight) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
  }

  /// With the bottom of the screen that is not safe, which a detent's value does not count. Half of the screen is one of
  /// 425 points on one 852 high (facts: controls §9).
  func height(largest: CGFloat, screen: CGFloat, bottom: CGFloat) -> CGFloat {
    let most = max(0, largest - bottom)
    let value: CGFloat
    switch kind {
    case .large: return largest
    case .medium: return (screen * 425 / 852).rounded()
    case .fraction(let part): value = most * part
    case .height(let height): value = height
    case .custom: value = custom?.height(Context(maxDetentValue: most)) ?? most
    }
    return value.isFinite ? max(0, value) + bottom : largest
  }

  /// From the lowest to the highest, on a screen of any size.
  static func ordered(_ detents: Set<PresentationDetent>) -> [PresentationDetent] {
    detents.sorted { left, right in
      let (a, b) = (
        left.height(largest: 800, screen: 852, bottom: 0), right.height(largest: 800, screen: 852, bottom: 0)
      )
      return a == b ? "\(left.kind)" < "\(right.kind)" : a < b
    }
  }
}

public protocol CustomPresentationDetent {
  typealias Context = PresentationDetent.Context

  static func height(in context: PresentationDetent.Context) -> CGFloat?
}
