import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry
import StillsLayout

nonisolated extension View {
  /// A column at the trailing side while `isPresented` is true; where the width is compact, a sheet.
  public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View {
    let view = content()
    return modifier(InspectorModifier(isPresented: isPresented.wrappedValue, panel: ControlPart(view)))
      .presentation(
        "inspector", isPresented: isPresented, onDismiss: nil, { view }, isAllowed: { !$0.hasInspectorColumn }
      ) { .sheet("inspector", $0, $1, $2) }
  }

  /// Of an inspector's content: how wide its column is.
  public func inspectorColumnWidth(_ width: CGFloat) -> some View { modifier(InspectorWidthModifier(width: width)) }
  /// Nobody has moved the line beside the column: the ideal width counts.
  public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    modifier(InspectorWidthModifier(width: ideal))
  }
}

nonisolated extension EnvironmentValues {
  private struct InspectorWidthKey: EnvironmentKey { static var defaultValue: ColumnWidth? { nil } }

  /// Where an inspector's content says how wide the column is.
  fileprivate var inspectorWidth: ColumnWidth? {
    get { self[InspectorWidthKey.self] }
    set { self[InspectorWidthKey.self] = newValue }
  }

  fileprivate var hasInspectorColumn: Bool { horizontalSizeClass == .regular }
}

nonisolated private struct InspectorWidthModifier: PrimitiveViewModifier {
  let width: CGFloat

  @MainActor static func _resolve(
    _ modifier: Self, content: @escaping @MainActor (ViewContext) -> [ViewElement], in context: ViewContext
  ) -> [ViewElement] {
    if modifier.width.isFinite { context.environment.inspectorWidth?.value = max(0, modifier.width) }
    return content(context.child(.content))
  }
}

nonisolated private struct InspectorModifier: PrimitiveViewModifier {
  let isPresented: Bool
  let panel: ControlPart

  @MainActor static func _resolve(
    _ modifier: Self, content: @escaping @MainActor (ViewContext) -> [ViewElement], in context: ViewContext
  ) -> [ViewElement] {
    var elements = content(context.child(.content))
    guard modifier.isPresented, context.environment.hasInspectorColumn, let first = elements.first else {
      return elements
    }
    let width = ColumnWidth()
    let place = context.child(.secondary).container(axis: nil).setting {
      $0.inspectorWidth = width
      $0.horizontalSizeClass = .compact
    }
    let panel = implicitStack(of: modifier.panel.resolve(in: place))
    elements[0] = InspectorElement(
      content: first, panel: panel, width: width.value ?? InspectorElement.usualWidth,
      ground: context.environment.resolve(.systemBackground), separator: context.environment.resolve(.separator),
      isRightToLeft: context.environment.layoutDirection == .rightToLeft)
    return elements
  }
}

/// Content, a line, and a column as wide as it says in what is left at the trailing side.
private final class InspectorElement: ViewElement {
  /// Our choice: as a sidebar's.
  static let usualWidth: CGFloat = 320

  private let content, panel: ViewElement
  private let width: CGFloat
  private let ground, separator: ResolvedColor
  private let isRightToLeft: Bool
  private var column = CGRect.zero, line = CGRect.zero

  init(
    content: ViewElement, panel: ViewElement, width: CGFloat, ground: ResolvedColor, separator: ResolvedColor,
    isRightToLeft: Bool
  ) {
    (self.content, self.panel, self.width, self.ground) = (content, panel, width, ground)
    (self.separator, self.isRightToLeft) = (separator, isRightToLeft)
    super.init(kind: "inspector")
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let room = proposal.width.map { max(0, $0 - width) }
    let size = content.sizeThatFits(ProposedViewSize(width: room, height: proposal.height))
    return proposal.replacingUnspecifiedDimensions(by: CGSize(width: size.width + width, height: size.height))
  }

  override func placed(in frame: CGRect, proposal: ProposedViewSize, context: PlacementContext) -> PlacedNode {
    let pixel = 1 / context.pixelGrid.scale, full = context.safeArea.full
    let edge = context.pixelGrid.round(max(frame.minX, frame.maxX - width))
    // Both reach the unsafe edges that they stand at.
    let left = abs(frame.minX - context.safeArea.safe.minX) < pixel ? min(full.minX, frame.minX) : frame.minX
    let right = abs(frame.maxX - context.safeArea.safe.maxX) < pixel ? max(full.maxX, frame.maxX) : frame.maxX
    func place(_ element: ViewElement, _ safe: CGRect, from left: CGFloat, to right: CGFloat) -> PlacedNode {
      var inner = context
      inner.safeArea = SafeArea(
        full: directed(CGRect(x: left, y: full.minY, width: right - left, height: full.height), in: frame),
        safe: directed(safe, in: frame))
      let offered = ProposedViewSize(safe.size), size = element.sizeThatFits(offered)
      let area = directed(safe, in: frame)
      let place = CGRect(
        x: area.midX - size.width / 2, y: area.midY - size.height / 2, width: size.width, height: size.height)
      return element.placed(in: place, proposal: offered, context: inner)
    }
    let main = CGRect(x: frame.minX, y: frame.minY, width: max(0, edge - pixel - frame.minX), height: frame.height)
    let side = CGRect(x: edge, y: frame.minY, width: max(0, frame.maxX - edge), height: frame.height)
    line = directed(CGRect(x: edge - pixel, y: full.minY, width: pixel, height: full.height), in: frame)
    column = directed(CGRect(x: edge, y: full.minY, width: max(0, right - edge), height: full.height), in: frame)
    return PlacedNode(
      element: self, frame: frame,
      children: [place(content, main, from: left, to: main.maxX), place(panel, side, from: edge, to: right)])
  }

  private func directed(_ rect: CGRect, in frame: CGRect) -> CGRect {
    guard isRightToLeft else { return rect }
    return CGRect(x: frame.minX + frame.maxX - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  override func paint(_ node: PlacedNode, into painter: inout Painter) {
    guard node.children.count == 2 else { return }
    painter.paint(node.children[0])
    let area = Path(painter.pixelGrid.snap(column))
    painter.fill(area, with: .color(ground))
    var group = DisplayGroup(commands: [])
    group.clip = area
    painter.group(group) { $0.paint(node.children[1]) }
    painter.fill(Path(painter.pixelGrid.snap(line)), with: .color(separator))
  }

  override var children: [ViewElement] { [content, panel] }
}
