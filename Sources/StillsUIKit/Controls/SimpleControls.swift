import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry

/// On or off. 51 × 31 (63 × 28 in the look of iOS 26; facts: controls §2).
@MainActor @preconcurrency open class UISwitch: UIControl {
  public enum Style: Int, Sendable { case automatic, checkbox, sliding }
  open var isOn = false { didSet { noteChange() } }
  open var onTintColor: UIColor? { didSet { noteChange() } }
  open var thumbTintColor: UIColor? { didSet { noteChange() } }
  open var onImage: UIImage?
  open var offImage: UIImage?
  open var title: String?
  open var preferredStyle = Style.automatic

  private var isLook26: Bool { UIKitStage.world.look == .ios26 }
  private var ownSize: CGSize { isLook26 ? CGSize(width: 63, height: 28) : CGSize(width: 51, height: 31) }

  package override func setUp() {
    bounds.size = ownSize
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      setContentHuggingPriority(.defaultHigh, for: axis)
      setContentCompressionResistancePriority(.defaultHigh, for: axis)
    }
  }

  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
  open override var intrinsicContentSize: CGSize {
    isLook26 ? CGSize(width: 61, height: 28) : CGSize(width: 49, height: 31)
  }
  /// Two points at the right do not count.
  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ownSize }

  package override func touch() {
    guard isEnabled else { return }
    isOn.toggle()
    sendActions(for: [.valueChanged, .touchUpInside, .primaryActionTriggered])
  }

  package override func ownTouchTarget() -> TouchTarget? {
    var target = super.ownTouchTarget()
    target?.role = .toggle
    return target
  }

  package override func paintContent(in rect: CGRect, into painter: inout Painter) {
    let traits = traitCollection
    let on = onTintColor ?? UIColor(.switchOn)
    let track = (isOn ? on : UIColor(.switchOff)).resolved(with: traits).multiplyingAlpha(by: isEnabled ? 1 : 0.5)
    painter.controlSwitch(
      in: rect, track: track, thumb: (thumbTintColor ?? .white).resolved(with: traits),
      isThumbRight: isOn != isRightToLeft, isWide: isLook26)
  }

  package override func takeAppearance(of proxy: UIView) {
    super.takeAppearance(of: proxy)
    guard let proxy = proxy as? UISwitch else { return }
    if onTintColor == nil { onTintColor = proxy.onTintColor }
    if thumbTintColor == nil { thumbTintColor = proxy.thumbTintColor }
  }
}

/// A value between two others (facts: controls §3).
@MainActor @preconcurrency open class UISlider: UIControl {
  /// Kept between the bounds; what is no number changes nothing.
  open var value: Float = 0 { didSet { keepValue(oldValue) } }
  open var minimumValue: Float = 0 { didSet { keepValue(value) } }
  open var maximumValue: Float = 1 { didSet { keepValue(value) } }
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open var minimumValueImage: UIImage? { didSet { noteChange() } }
  open var maximumValueImage: UIImage? { didSet { noteChange() } }
  open var isContinuous = true

  private func keepValue(_ old: Float) {
    let wanted = value.isNaN ? old : max(minimumValue, min(maximumValue, value))
    if wanted != value, !wanted.isNaN { value = wanted }
    noteChange()
  }

  package override func setUp() { setContentHuggingPriority(.defaultHigh, for: .vertical) }
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  open func setThumbImage(_ image: UIImage?, for state: State) {
    UIKitStage.report("UISlider.setThumbImage: the usual thumb is drawn")
  }
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    UIKitStage.report("UISlider.setMinimumTrackImage: the usual track is drawn")
  }
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    UIKitStage.report("UISlider.setMaximumTrackImage: the usual track is drawn")
  }
  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 34) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 34) }
  package override func ownTouchTarget() -> TouchTarget? { nil }

  private var isLook26: Bool { UIKitStage.world.look == .ios26 }

  /// Subclasses that give other rectangles are drawn by them.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let height: CGFloat = isLook26 ? 6 : 4
    return CGRect(x: bounds.minX, y: bounds.midY - height / 2, width: bounds.width, height: height)
  }

  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let thumb = isLook26 ? CGSize(width: 37, height: 24) : CGSize(width: 28, height: 28)
    let span = maximumValue - minimumValue
    let part = span > 0 ? CGFloat(min(max((value - minimumValue) / span, 0), 1)) : 0
    let x = rect.minX + part.orZero * max(0, rect.width - thumb.width)
    return CGRect(x: x, y: bounds.midY - thumb.height / 2, width: thumb.width, height: thumb.height)
  }

  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }
  open var currentThumbImage: UIImage? { nil }

  /// Pictures at both ends, in the tint, 9 points from the track: chosen.
  private func ends(in rect: CGRect) -> (track: CGRect, pictures: [(UIImageDrawing, CGRect)]) {
    let traits = traitCollection
    var track = rect
    var pictures: [(UIImageDrawing, CGRect)] = []
    for (image, isFirst) in [(minimumValueImage, true), (maximumValueImage, false)] {
      guard let image else { continue }
      let drawing = UIImageDrawing(image, ink: tintColor.resolved(with: traits), traits: traits)
      let size = drawing.size, room = size.width + 9
      let x = isFirst ? track.minX : track.maxX - size.width
      pictures.append((drawing, CGRect(origin: CGPoint(x: x, y: rect.midY - size.height / 2), size: size)))
      if isFirst { track.origin.x += room }
      track.size.width = max(0, track.width - room)
    }
    return (track, pictures)
  }

  package override func paintContent(in rect: CGRect, into painter: inout Painter) {
    let traits = traitCollection
    func directed(_ frame: CGRect) -> CGRect {
      isRightToLeft ? frame.offsetBy(dx: rect.minX + rect.maxX - frame.minX - frame.maxX, dy: 0) : frame
    }
    let (room, pictures) = ends(in: rect)
    for (drawing, frame) in pictures { painter.append(drawing.commands(in: directed(frame))) }
    // Asked in the view's own coordinates.
    let (dx, dy) = (rect.minX - bounds.minX, rect.minY - bounds.minY)
    let own = room.offsetBy(dx: -dx, dy: -dy), ownTrack = trackRect(forBounds: own)
    let track = ownTrack.offsetBy(dx: dx, dy: dy), height = track.height
    let knob = thumbRect(forBounds: own, trackRect: ownTrack, value: value).offsetBy(dx: dx, dy: dy)
    guard track.isFinite, knob.isFinite else { return }
    painter.fill(
      Path(roundedRect: directed(track), cornerRadius: height / 2),
      with: .color((maximumTrackTintColor ?? .systemFill).resolved(with: traits)))
    let filled = CGRect(x: track.minX, y: track.minY, width: max(0, knob.midX - track.minX), height: height)
    painter.fill(
      Path(roundedRect: directed(filled), cornerRadius: height / 2),
      with: .color((minimumTrackTintColor ?? tintColor).resolved(with: traits)))
    var group = DisplayGroup(commands: [])
    group.effects = [
      .shadow(
        color: ResolvedColor(red: 0, green: 0, blue: 0, alpha: 0.15), radius: 4, offset: CGSize(width: 0, height: 3))
    ]
    painter.group(group) {
      $0.fill(
        Path(roundedRect: directed(knob), cornerRadius: knob.height / 2, style: .circular),
        with: .color((thumbTintColor ?? .white).resolved(with: traits)))
    }
  }
}

/// How far something has got: a bar 4 points high.
@MainActor @preconcurrency open class UIProgressView: UIView {
  public enum Style: Int, Sendable { case `default`, bar }
  /// From 0 to 1.
  open var progress: Float = 0 {
    didSet {
      let wanted = progress.isNaN ? oldValue : min(max(progress, 0), 1)
      if wanted != progress { progress = wanted }
      noteChange()
    }
  }
  open var progressTintColor: UIColor? { didSet { noteChange() } }
  open var trackTintColor: UIColor? { didSet { noteChange() } }
  open var progressImage: UIImage? { didSet { reportImages() } }
  open var trackImage: UIImage? { didSet { reportImages() } }
  private func reportImages() { UIKitStage.report("UIProgressView: the usual bar is drawn instead of pictures") }
  open var progressViewStyle = Style.default

  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: 4))
    progressViewStyle = style
  }
  package override func setUp() { setContentHuggingPriority(.defaultHigh, for: .vertical) }
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 4) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 4) }

  package override func paintContent(in rect: CGRect, into painter: inout Painter) {
    let traits = traitCollection, radius = rect.height / 2
    painter.fill(
      Path(roundedRect: rect, cornerRadius: radius),
      with: .color((trackTintColor ?? .systemFill).resolved(with: traits)))
    let part = CGFloat(progress.isNaN ? 0 : min(max(progress, 0), 1))
    guard part > 0 else { return }
    let filled = CGRect(x: rect.minX, y: rect.minY, width: rect.width * part, height: rect.height)
    painter.fill(
      Path(roundedRect: filled, cornerRadius: radius),
      with: .color((progressTintColor ?? tintColor).resolved(with: traits)))
  }
}

/// A wheel of eight spokes; seen only while it turns, unless told otherwise.
@MainActor @preconcurrency open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case medium = 100, large = 101
    @available(*, deprecated) public static var gray: Style { .medium }
    @available(*, deprecated) public static var white: Style { .medium }
    @available(*, deprecated) public static var whiteLarge: Style { .large }
  }
  open var style = Style.medium { didSet { constraintsChanged() } }
  open var color: UIColor! = .systemGray { didSet { noteChange() } }
  open var hidesWhenStopped = true { didSet { noteChange() } }
  open private(set) var isAnimating = false

  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: style == .large ? 37 : 20, height: style == .large ? 37 : 20))
  }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init(coder: NSCoder) { super.init(frame: .zero) }

  package override func setUp() {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] { setContentHuggingPriority(.defaultHigh, for: axis) }
  }

  open func startAnimating() {
    isAnimating = true
    noteChange()
  }
  open func stopAnimating() {
    isAnimating = false
    noteChange()
  }
  open override var intrinsicContentSize: CGSize {
    style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  package override func paintContent(in rect: CGRect, into painter: inout Painter) {
    guard isAnimating || !hidesWhenStopped else { return }
    let color = (self.color ?? .systemGray).resolved(with: traitCollection)
    let side = intrinsicContentSize.width, width = side * 0.105
    for spoke in 0..<8 {
      let (sine, cosine) = Trigonometry.sineAndCosine(CGFloat(spoke) * .pi / 4)
      func point(_ distance: CGFloat) -> CGPoint {
        CGPoint(x: rect.midX + sine * distance * side, y: rect.midY - cosine * distance * side)
      }
      // The brightest spoke is on top, and the others fade in the turn's direction.
      let strength = 1 - 0.1 * Double((8 - spoke) % 8)
      painter.stroke(
        Path { $0.addLines([point(0.24), point(0.44)]) },
        with: .color(color.multiplyingAlpha(by: spoke == 0 ? 1 : max(0.25, strength))),
        style: StrokeStyle(lineWidth: width, lineCap: .round))
    }
  }
}

/// A plus and a minus, 94 × 32.
@MainActor @preconcurrency open class UIStepper: UIControl {
  /// Kept between the bounds; what is no number changes nothing.
  open var value: Double = 0 { didSet { keepValue(oldValue) } }
  open var minimumValue: Double = 0 { didSet { keepValue(value) } }
  open var maximumValue: Double = 100 { didSet { keepValue(value) } }
  /// More than 0: UIKit raises an exception otherwise.
  open var stepValue: Double = 1 {
    didSet {
      guard !(stepValue > 0) else { return }
      UIKitStage.report("UIStepper.stepValue: \(NumberText.string(CGFloat(stepValue))) is no step")
      stepValue = oldValue
    }
  }

  private func keepValue(_ old: Double) {
    let wanted = value.isNaN ? old : max(minimumValue, min(maximumValue, value))
    if wanted != value, !wanted.isNaN { value = wanted }
    noteChange()
  }
  open var wraps = false
  open var autorepeat = true
  open var isContinuous = true

  package override func setUp() {
    bounds.size = intrinsicContentSize
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] { setContentHuggingPriority(.defaultHigh, for: axis) }
  }
  open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  package override func ownTouchTarget() -> TouchTarget? {
    TouchTarget(role: .button, label: accessibilityLabel, isEnabled: isEnabled) { [weak self] point in
      guard let self, isEnabled else { return }
      let isUp = self.convert(point, from: nil).x > self.bounds.midX
      let next = self.value + (isUp ? self.stepValue : -self.stepValue)
      if self.wraps, next > self.maximumValue {
        self.value = self.minimumValue
      } else if self.wraps, next < self.minimumValue {
        self.value = self.maximumValue
      } else {
        self.value = next
      }
      self.sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
  }

  package override func paintContent(in rect: CGRect, into painter: inout Painter) {
    let traits = traitCollection, isLook26 = UIKitStage.world.look == .ios26
    painter.fill(
      Path(roundedRect: rect, cornerRadius: isLook26 ? rect.height / 2 : 8),
      with: .color(UIColor.tertiarySystemFill.resolved(with: traits)))
    let divider = CGRect(x: rect.midX - 0.5, y: rect.minY + 7, width: 1, height: max(0, rect.height - 14))
    painter.fill(Path(divider), with: .color(UIColor.separator.resolved(with: traits)))
    func sign(_ x: CGFloat, isPlus: Bool, isOn: Bool) {
      let ink = (isOn && isEnabled ? UIColor.label : .tertiaryLabel).resolved(with: traits)
      painter.fill(Path(CGRect(x: x - 6.5, y: rect.midY - 1, width: 13, height: 2)), with: .color(ink))
      guard isPlus else { return }
      painter.fill(Path(CGRect(x: x - 1, y: rect.midY - 6.5, width: 2, height: 5.5)), with: .color(ink))
      painter.fill(Path(CGRect(x: x - 1, y: rect.midY + 1, width: 2, height: 5.5)), with: .color(ink))
    }
    sign(rect.minX + rect.width / 4, isPlus: false, isOn: value > minimumValue || wraps)
    sign(rect.minX + rect.width * 3 / 4, isPlus: true, isOn: value < maximumValue || wraps)
  }
}

/// A row of dots (facts: controls §8, "page style").
@MainActor @preconcurrency open class UIPageControl: UIControl {
  open var numberOfPages = 0 {
    didSet {
      currentPage = min(currentPage, max(1, numberOfPages) - 1)
      constraintsChanged()
    }
  }
  /// Kept within the pages.
  open var currentPage = 0 {
    didSet {
      let wanted = max(0, min(currentPage, max(numberOfPages, 1) - 1))
      if wanted != currentPage { currentPage = wanted }
      noteChange()
    }
  }
  public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }
  public enum InteractionState: Int, Sendable { case none, discrete, continuous }
  open var hidesForSinglePage = false
  open var backgroundStyle = BackgroundStyle.automatic { didSet { noteChange() } }
  open var interactionState: InteractionState { .none }
  open var allowsContinuousInteraction = true
  open var defersCurrentPageDisplay = false
  /// Instead of the dots.
  open var preferredIndicatorImage: UIImage? { didSet { noteChange() } }
  open var preferredCurrentPageIndicatorImage: UIImage? { didSet { noteChange() } }
  private var images: [Int: UIImage] = [:]
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    images[page] = image
    noteChange()
  }
  open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }
  open func updateCurrentPageDisplay() {}
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?

  package override func setUp() { setContentHuggingPriority(.defaultHigh, for: .vertical) }
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(18 * min(max(0, pageCount), 10_000) + 20), height: 26)
  }
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  package override func paintContent(in rect: CGRect, into painter: inout Painter) {
    guard numberOfPages > (hidesForSinglePage ? 1 : 0) else { return }
    let traits = traitCollection
    let count = min(numberOfPages, 100)
    if backgroundStyle == .prominent {
      let width = CGFloat(18 * count + 20),
        area = CGRect(x: rect.midX - width / 2, y: rect.midY - 13, width: width, height: 26)
      painter.fill(
        Path(roundedRect: area, cornerRadius: 13), with: .color(UIColor.tertiarySystemFill.resolved(with: traits)))
    }
    let start = rect.midX - 9 * CGFloat(count - 1)
    for page in 0..<count {
      let isCurrent = page == currentPage
      let color =
        isCurrent
        ? currentPageIndicatorTintColor ?? UIColor.white
        : pageIndicatorTintColor ?? UIColor.white.withAlphaComponent(0.3)
      let center = CGPoint(x: start + 18 * CGFloat(page), y: rect.midY)
      let own = isCurrent ? preferredCurrentPageIndicatorImage : nil
      if let image = own ?? images[page] ?? preferredIndicatorImage {
        let drawing = UIImageDrawing(image, ink: color.resolved(with: traits), traits: traits, isTemplate: true)
        let area = CGRect(x: center.x - 9, y: rect.midY - 9, width: 18, height: 18)
        painter.append(
          drawing.commands(in: UIView.ContentMode.center.place(drawing.size, in: area, grid: painter.pixelGrid)))
        continue
      }
      painter.fill(
        Path(ellipseIn: CGRect(x: center.x - 3.5, y: center.y - 3.5, width: 7, height: 7)),
        with: .color(color.resolved(with: traits)))
    }
  }
}
