import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry

/// One of a few, side by side (facts: controls §4).
@MainActor @preconcurrency open class UISegmentedControl: UIControl {
  public static let noSegment = -1

  private struct Segment {
    var title: String?
    var image: UIImage?
    var width: CGFloat = 0
    var isEnabled = true
    var action: UIAction?
  }

  private var segments: [Segment] = []
  private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  open var selectedSegmentIndex = noSegment { didSet { noteChange() } }
  open var selectedSegmentTintColor: UIColor? { didSet { noteChange() } }
  open var isMomentary = false
  open var apportionsSegmentWidthsByContent = false

  public init(items: [Any]?) {
    super.init(frame: .zero)
    for item in items ?? [] { append(item) }
    bounds.size = intrinsicContentSize
  }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  package override func setUp() { setContentHuggingPriority(.defaultHigh, for: .vertical) }

  private func append(_ item: Any) {
    segments.append(
      Segment(title: item as? String ?? (item as? NSString).map { $0 as String }, image: item as? UIImage))
    constraintsChanged()
  }

  open var numberOfSegments: Int { segments.count }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    segments.insert(Segment(title: title), at: min(max(0, segment), segments.count))
    constraintsChanged()
  }
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    segments.insert(Segment(image: image), at: min(max(0, segment), segments.count))
    constraintsChanged()
  }
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    segments.insert(
      Segment(title: action.title, image: action.image, action: action), at: min(max(0, segment), segments.count))
    constraintsChanged()
  }
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    (segments[segment].title, segments[segment].image) = (action.title, action.image)
    segments[segment].action = action
    constraintsChanged()
  }
  open func actionForSegment(at segment: Int) -> UIAction? {
    segments.indices.contains(segment) ? segments[segment].action : nil
  }
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    constraintsChanged()
  }
  open func removeAllSegments() {
    segments = []
    constraintsChanged()
  }
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].title = title
    constraintsChanged()
  }
  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title : nil
  }
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].image = image
    constraintsChanged()
  }
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].width = width }
  }
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].isEnabled = enabled }
  }
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    self.attributes[state.rawValue] = attributes
    constraintsChanged()
  }
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { attributes[state.rawValue] }
  open func setBackgroundImage(_ image: UIImage?, for state: State, barMetrics: UIBarMetrics) {}
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState left: State, rightSegmentState right: State, barMetrics: UIBarMetrics
  ) {}

  private func block(_ segment: Segment, isSelected: Bool) -> TextBlock {
    let own = attributes[isSelected ? State.selected.rawValue : 0] ?? attributes[0]
    return TextBlock(
      NSAttributedString(string: segment.title ?? "", attributes: own),
      font: .systemFont(ofSize: 13, weight: isSelected ? .semibold : .regular),
      color: segment.isEnabled && isEnabled ? .label : .tertiaryLabel, traits: traitCollection, tint: tintColor,
      alignment: .center)
  }

  private func contentWidth(_ segment: Segment) -> CGFloat {
    segment.image?.size.width ?? block(segment, isSelected: true).size(width: nil).width
  }

  open override var intrinsicContentSize: CGSize {
    let widest = segments.map { contentWidth($0) }.max() ?? 0
    return CGSize(width: max(32, (widest + 20).rounded(.up)) * CGFloat(segments.count), height: 31)
  }
  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: intrinsicContentSize.width, height: 32)
  }

  private func frame(ofSegment index: Int, in rect: CGRect) -> CGRect {
    let width = rect.width / CGFloat(max(1, segments.count))
    let position = isRightToLeft ? segments.count - 1 - index : index
    return CGRect(x: rect.minX + width * CGFloat(position), y: rect.minY, width: width, height: rect.height)
  }

  package override func ownTouchTarget() -> TouchTarget? {
    TouchTarget(role: .segment, label: accessibilityLabel, isEnabled: isEnabled) { [weak self] point in
      guard let self else { return }
      let local = self.convert(point, from: nil)
      guard
        let index = self.segments.indices.first(where: { self.frame(ofSegment: $0, in: self.bounds).holds(local) }),
        self.segments[index].isEnabled
      else { return }
      self.select(index)
    }
  }

  package func select(_ index: Int) {
    guard segments.indices.contains(index) else { return }
    selectedSegmentIndex = index
    segments[index].action?.perform(from: self)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  package override func paintContent(in rect: CGRect, into painter: inout Painter) {
    let traits = traitCollection, isLook26 = UIKitStage.world.look == .ios26
    let area = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: min(rect.height, max(rect.height, 0)))
    painter.fill(
      Path(roundedRect: area, cornerRadius: isLook26 ? area.height / 2 : 9),
      with: .color((backgroundColor ?? .tertiarySystemFill).resolved(with: traits)))
    for index in segments.indices {
      let frame = frame(ofSegment: index, in: area), isSelected = index == selectedSegmentIndex
      if isSelected {
        paintPill(in: frame.insetBy(dx: 2, dy: 2), isLook26: isLook26, into: &painter)
      } else if !isLook26, index > 0, index - 1 != selectedSegmentIndex {
        let line = CGRect(x: frame.minX - 0.5, y: frame.minY + 6, width: 1, height: max(0, frame.height - 12))
        painter.fill(
          Path(line), with: .color(ResolvedColor(red: 142 / 255, green: 142 / 255, blue: 147 / 255, alpha: 0.3)))
      }
      if let image = segments[index].image {
        let drawing = UIImageDrawing(image, ink: UIColor.label.resolved(with: traits), traits: traits, isTemplate: true)
        painter.append(
          drawing.commands(in: UIView.ContentMode.center.place(drawing.size, in: frame, grid: painter.pixelGrid)))
      } else {
        block(segments[index], isSelected: isSelected).paint(in: frame.insetBy(dx: 4, dy: 0), into: &painter)
      }
    }
  }

  private func paintPill(in rect: CGRect, isLook26: Bool, into painter: inout Painter) {
    let color = (selectedSegmentTintColor ?? UIColor(.segmentedPill)).resolved(with: traitCollection)
    var group = DisplayGroup(commands: [])
    group.effects = [
      .shadow(
        color: ResolvedColor(red: 0, green: 0, blue: 0, alpha: 0.12), radius: 4, offset: CGSize(width: 0, height: 3))
    ]
    painter.group(group) {
      $0.fill(Path(roundedRect: rect, cornerRadius: isLook26 ? rect.height / 2 : 6.93), with: .color(color))
    }
  }

  package override var shownText: String? { nil }

  package override func takeAppearance(of proxy: UIView) {
    super.takeAppearance(of: proxy)
    guard let proxy = proxy as? UISegmentedControl else { return }
    if selectedSegmentTintColor == nil { selectedSegmentTintColor = proxy.selectedSegmentTintColor }
    attributes.merge(proxy.attributes) { own, _ in own }
  }
}
