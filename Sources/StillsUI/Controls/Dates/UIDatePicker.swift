import Foundation
import StillsCore

nonisolated public enum UIDatePickerStyle: Int, Hashable, Sendable { case automatic, wheels, compact, inline }

/// Chooses a date, a time, both, or how long something lasts: drawn as SwiftUI's `DatePicker` is.
///
/// *Compact* (the default) is as large as its pills and stands at the trailing edge of a larger frame, unless
/// `contentHorizontalAlignment` says otherwise; *wheels* want 320 × 216 points, *inline* a month that is 320 wide.
@MainActor @preconcurrency open class UIDatePicker: UIControl {
  nonisolated public enum Mode: Int, Hashable, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth }

  private let hosting = HostingView(EmptyView())
  /// The size that the picker gave itself; an author's stays.
  private var ownSize = CGSize.zero
  private var chosen = _ShownWorld.now
  private var duration: TimeInterval = 0
  private var textColor: UIColor?

  open var datePickerMode = Mode.dateAndTime { didSet { refresh() } }
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { refresh() } }
  open var locale: Locale? { didSet { refresh() } }
  open var calendar: Calendar! { didSet { refresh() } }
  open var timeZone: TimeZone? { didSet { refresh() } }
  open var minimumDate: Date? { didSet { refresh() } }
  open var maximumDate: Date? { didSet { refresh() } }
  open var roundsToMinuteInterval = true { didSet { refresh() } }
  /// One that does not divide the hour counts as 1.
  open var minuteInterval = 1 {
    didSet {
      if minuteInterval < 1 || minuteInterval > 30 || 60 % minuteInterval != 0 { minuteInterval = 1 }
      refresh()
    }
  }
  open override var isEnabled: Bool { didSet { refresh() } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }

  private func begin() {
    contentHorizontalAlignment = .trailing
    hosting.backgroundColor = nil
    hosting.ignoresSafeArea = true
    addSubview(hosting)
    if bounds.size != .zero { ownSize = CGSize(width: -1, height: -1) }
    refresh()
  }

  // MARK: The date

  open var date: Date {
    get { chosen }
    set { setDate(newValue, animated: false) }
  }

  /// Between `minimumDate` and `maximumDate`; at a multiple of `minuteInterval`.
  open func setDate(_ date: Date, animated: Bool) {
    chosen = date
    refresh()
  }

  /// In seconds, below 24 hours.
  open var countDownDuration: TimeInterval {
    get { duration }
    set {
      duration = newValue.isFinite ? min(max(newValue, 0), 86_340) : 0
      refresh()
    }
  }

  private var range: ClosedRange<Date> {
    let first = minimumDate ?? .distantPast, last = maximumDate ?? .distantFuture
    // As UIKit has it, bounds that contradict each other are none.
    return first <= last ? first...last : .distantPast ... .distantFuture
  }

  private func kept(_ date: Date) -> Date {
    guard date.timeIntervalSinceReferenceDate.isFinite else { return _ShownWorld.now }
    var date = min(max(date, range.lowerBound), range.upperBound)
    if minuteInterval > 1, roundsToMinuteInterval {
      let step = 60 * Double(minuteInterval)
      date = Date(timeIntervalSinceReferenceDate: (date.timeIntervalSinceReferenceDate / step).rounded(.down) * step)
    }
    return date
  }

  private func choose(_ date: Date) {
    self.date = date
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  private func choose(duration: TimeInterval) {
    countDownDuration = duration
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  // MARK: The look

  /// What `preferredDatePickerStyle` comes to: durations and months are on wheels in any case, and so are times that
  /// stand by themselves.
  open var datePickerStyle: UIDatePickerStyle {
    switch (datePickerMode, preferredDatePickerStyle) {
    case (.countDownTimer, _), (.yearAndMonth, _), (.time, .inline): .wheels
    case (_, .automatic): .compact
    case (_, let style): style
    }
  }

  private func refresh() {
    let date = kept(chosen)
    if date != chosen { chosen = date }
    let locale = locale, calendar = calendar, timeZone = timeZone, color = textColor
    hosting.setContent(
      DatePickerContent(
        style: datePickerStyle, mode: datePickerMode, date: date, range: range, duration: duration,
        minuteStep: minuteInterval, choose: { [weak self] in self?.choose($0) },
        chooseDuration: { [weak self] in self?.choose(duration: $0) }
      )
      .modifier(
        EnvironmentModifier {
          if let locale { $0.locale = locale }
          if let calendar { $0.calendar = calendar }
          // A calendar's own is that of the machine, unless somebody says otherwise.
          if let timeZone { $0.timeZone = timeZone }
        }
      )
      .foregroundColor(color.map(Color.init(uiColor:)))
      .tint(Color(uiColor: tintColor))
      .disabled(!isEnabled))
    if bounds.size == ownSize {
      ownSize = intrinsicContentSize
      bounds.size = ownSize
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  open override var intrinsicContentSize: CGSize {
    switch datePickerStyle {
    case .wheels: CGSize(width: 320, height: 216)
    case .inline: hosting.fittingSize(CGSize(width: 320, height: 0))
    case .compact, .automatic: hosting.fittingSize(.zero)
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard datePickerStyle == .compact else {
      hosting.frame = bounds
      return
    }
    let own = intrinsicContentSize, room = bounds.width - own.width
    let x: CGFloat =
      switch contentHorizontalAlignment {
      case .left: 0
      case .right: room
      case .center: room / 2
      case .leading, .fill: isRightToLeft ? room : 0
      case .trailing: isRightToLeft ? 0 : room
      }
    let y: CGFloat =
      switch contentVerticalAlignment {
      case .top: 0
      case .bottom: bounds.height - own.height
      case .center, .fill: (bounds.height - own.height) / 2
      }
    let grid = UIKitStage.pixelGrid
    hosting.frame = CGRect(origin: CGPoint(x: grid.round(x), y: grid.round(y)), size: own)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    refresh()
  }

  /// `textColor` is what authors commonly set by its name.
  open override func setValue(_ value: Any?, forKey key: String) {
    guard key == "textColor", value == nil || value is UIColor else { return super.setValue(value, forKey: key) }
    textColor = value as? UIColor
    refresh()
  }
}

/// The picker in its style.
private struct DatePickerContent: View {
  let style: UIDatePickerStyle
  let mode: UIDatePicker.Mode
  let date: Date
  let range: ClosedRange<Date>
  let duration: TimeInterval
  let minuteStep: Int
  let choose: @MainActor (Date) -> Void
  let chooseDuration: @MainActor (TimeInterval) -> Void

  var body: some View {
    if mode == .countDownTimer {
      CountDownWheels(duration: duration, minuteStep: minuteStep, choose: chooseDuration)
    } else {
      switch style {
      case .inline: CalendarMonth(selection: chosen, range: range, components: components)
      case .wheels:
        DateWheels(
          chosen: chosen, range: range, components: components, minuteStep: minuteStep,
          hidesDay: mode == .yearAndMonth, fillsWidth: true)
      case .compact, .automatic: DatePills(date: date, components: components)
      }
    }
  }

  private var chosen: Binding<Date> {
    let date = date, choose = choose
    return Binding(get: { date }, set: { new in MainActor.assumeIsolated { choose(new) } })
  }

  private var components: DatePickerComponents {
    switch mode {
    case .time: .hourAndMinute
    case .date, .yearAndMonth: .date
    case .dateAndTime, .countDownTimer: [.date, .hourAndMinute]
    }
  }
}
