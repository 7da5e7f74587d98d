import Foundation
import StillsDisplay

/// The choices side by side in equal parts (facts: controls §4).
@MainActor enum SegmentedPicker {
  static func elements(_ options: PickerOptions, in context: ViewContext) -> [ViewElement] {
    let inside = context.container(axis: .horizontal).setting {
      $0.setForeground([AnyShapeStyle(Color(uiColor: .label))])
      $0.text.font = .system(size: 13)
      $0.lineLimit = 1
    }
    let regular = options.content.resolve(in: inside.child(.content))
    guard let selected = regular.firstIndex(where: options.isSelected) else {
      return [SegmentedElement(regular, selected: nil, options: options, in: context)]
    }
    // The chosen one is heavier.
    let heavy = options.content.resolve(
      in: inside.child(.content).setting {
        $0.text.fontTraits.weight = context.environment.world.look == .ios26 ? .semibold : .medium
      })
    var segments = regular
    if heavy.indices.contains(selected) { segments[selected] = heavy[selected] }
    return [SegmentedElement(segments, selected: selected, options: options, in: context)]
  }
}

/// *Reports* the proposed width and 32 points; ideally the widest title and 20 points for each segment. *Places* each
/// title in the middle of its segment.
private final class SegmentedElement: ViewElement, PlatformControl {
  private let segments: [ViewElement]
  private let selected: Int?
  private let options: PickerOptions
  private let isEnabled: Bool
  private let isCapsule: Bool
  private let isRightToLeft: Bool
  private let ground, pill, line: ResolvedColor

  @MainActor init(_ segments: [ViewElement], selected: Int?, options: PickerOptions, in context: ViewContext) {
    let environment = context.environment
    (self.options, isEnabled) = (options, environment.isEnabled)
    self.selected = selected
    isCapsule = environment.world.look == .ios26
    isRightToLeft = environment.layoutDirection == .rightToLeft
    let alpha = environment.isEnabled ? 1 : 0.5
    ground = Color(uiColor: .tertiarySystemFill).resolvedColor(in: environment).multiplyingAlpha(by: alpha)
    let dark: (Double, Double, Double) = isCapsule ? (90, 90, 96) : (99, 99, 102)
    pill =
      environment.colorScheme == .dark
      ? ResolvedColor(red: dark.0 / 255, green: dark.1 / 255, blue: dark.2 / 255) : .white
    line = ResolvedColor(red: 142 / 255, green: 142 / 255, blue: 147 / 255, alpha: 0.3)
    self.segments = segments.map { segment in
      TouchElement(kind: "segment", content: segment) { [isEnabled = environment.isEnabled] _ in
        TouchTarget(role: .segment, isEnabled: isEnabled) { _ in options.choose(segment) }
      }
    }
    super.init(kind: "SegmentedPicker")
  }

  override var sceneDetails: String { selected.map { "selected \($0 + 1)" } ?? "" }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let widest = segments.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    let ideal = max(32, widest + 20) * CGFloat(segments.count)
    let width = proposal.width.map { $0.isFinite ? max(0, $0) : ideal } ?? ideal
    return CGSize(width: proposal.width == .infinity ? .infinity : width, height: 32)
  }

  private func segment(_ index: Int, in frame: CGRect) -> CGRect {
    let width = frame.width / CGFloat(max(1, segments.count))
    let place = isRightToLeft ? segments.count - 1 - index : index
    return CGRect(x: frame.minX + CGFloat(place) * width, y: frame.minY, width: width, height: frame.height)
  }

  override func placed(in frame: CGRect, proposal: ProposedViewSize, context: PlacementContext) -> PlacedNode {
    let children = segments.indices.map { index in
      let area = segment(index, in: frame)
      let offer = ProposedViewSize(width: max(0, area.width - 8), height: area.height)
      let size = segments[index].sizeThatFits(offer)
      let origin = CGPoint(x: area.midX - size.width / 2, y: area.midY - size.height / 2)
      return segments[index].placed(in: CGRect(origin: origin, size: size), proposal: offer, context: context)
    }
    return PlacedNode(element: self, frame: frame, children: children)
  }

  /// Beside the titles, a segment takes touches in all its room.
  override func touchTarget(of node: PlacedNode) -> TouchTarget? {
    let frame = node.frame
    return TouchTarget(role: .segment, isEnabled: isEnabled) { [segments, options] point in
      let index = segments.indices.first { self.segment($0, in: frame).contains(point) }
      if let index { options.choose(segments[index]) }
    }
  }

  override func paint(_ node: PlacedNode, into painter: inout Painter) {
    let frame = painter.pixelGrid.snap(node.frame)
    painter.fill(outline(frame, radius: 9), with: .color(ground))
    if !isCapsule { paintLines(in: frame, &painter) }
    if let selected {
      let area = painter.pixelGrid.snap(segment(selected, in: frame).insetBy(dx: 2, dy: 2))
      var group = DisplayGroup(commands: [])
      group.effects = [
        .shadow(color: .black.multiplyingAlpha(by: 0.04), radius: 0.5, offset: CGSize(width: 0, height: 3)),
        .shadow(color: .black.multiplyingAlpha(by: 0.12), radius: 4, offset: CGSize(width: 0, height: 3)),
      ]
      painter.group(group) { $0.fill(outline(area, radius: 7), with: .color(pill)) }
    }
    painter.paintChildren(of: node)
  }

  private func outline(_ rect: CGRect, radius: CGFloat) -> Path {
    isCapsule ? Capsule().path(in: rect) : RoundedRectangle(cornerRadius: radius, style: .continuous).path(in: rect)
  }

  /// Between segments, but not beside the chosen one.
  private func paintLines(in frame: CGRect, _ painter: inout Painter) {
    for index in segments.indices.dropFirst() where index != selected && index - 1 != selected {
      let area = segment(index, in: frame)
      let x = painter.pixelGrid.round(isRightToLeft ? area.maxX : area.minX)
      painter.fill(Path(CGRect(x: x - 0.5, y: frame.minY + 6, width: 1, height: frame.height - 12)), with: .color(line))
    }
  }

  override var children: [ViewElement] { segments }
}
