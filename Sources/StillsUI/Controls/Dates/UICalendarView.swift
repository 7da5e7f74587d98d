import Foundation

@MainActor @preconcurrency public protocol UICalendarViewDelegate: NSObjectProtocol {
  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration?
}

extension UICalendarViewDelegate {
  public func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? { nil }
}

@MainActor @preconcurrency public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
  func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }
}

@MainActor @preconcurrency public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
}

/// Which days of a calendar are chosen.
@MainActor @preconcurrency open class UICalendarSelection: NSObject {
  fileprivate weak var view: UICalendarView?
  fileprivate var days: [DateComponents] = [] { didSet { view?.refresh() } }
  fileprivate func touch(_ day: DateComponents) {}
  open func updateSelectableDates() {}

  fileprivate static func isSame(_ a: DateComponents, _ b: DateComponents) -> Bool {
    (a.year, a.month, a.day) == (b.year, b.month, b.day)
  }
}

@MainActor @preconcurrency open class UICalendarSelectionSingleDate: UICalendarSelection {
  open private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) { self.delegate = delegate }

  open var selectedDate: DateComponents? {
    get { days.first }
    set { setSelected(newValue, animated: false) }
  }
  open func setSelected(_ dateComponents: DateComponents?, animated: Bool) {
    days = dateComponents.map { [$0] } ?? []
  }
  fileprivate override func touch(_ day: DateComponents) {
    guard delegate?.dateSelection(self, canSelectDate: day) ?? true else { return }
    days = [day]
    delegate?.dateSelection(self, didSelectDate: day)
  }
}

@MainActor @preconcurrency open class UICalendarSelectionMultiDate: UICalendarSelection {
  open private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) { self.delegate = delegate }

  open var selectedDates: [DateComponents] {
    get { days }
    set { days = newValue }
  }
  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) { days = selectedDates }
  fileprivate override func touch(_ day: DateComponents) {
    if let index = days.firstIndex(where: { Self.isSame($0, day) }) {
      days.remove(at: index)
      delegate?.multiDateSelection(self, didDeselectDate: day)
    } else {
      days.append(day)
      delegate?.multiDateSelection(self, didSelectDate: day)
    }
  }
}

/// A month, drawn as SwiftUI's graphical `DatePicker` is: that of `visibleDateComponents`, or of the chosen day.
@MainActor @preconcurrency open class UICalendarView: UIView {
  nonisolated public enum DecorationSize: Int, Sendable { case small, medium, large }

  @MainActor @preconcurrency open class Decoration: NSObject {
    public override init() {}
    public convenience init(image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) { self.init() }
    public convenience init(_ customViewProvider: @escaping () -> UIView) { self.init() }
    public class func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration { Decoration() }
    public class func image(_ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
      Decoration()
    }
    public class func customView(_ provider: @escaping () -> UIView) -> Decoration { Decoration() }
  }

  private let hosting = HostingView(EmptyView())
  open weak var delegate: (any UICalendarViewDelegate)? { didSet { reportDecorations() } }
  open var selectionBehavior: UICalendarSelection? {
    didSet {
      selectionBehavior?.view = self
      refresh()
    }
  }
  open var calendar = _ShownWorld.calendar { didSet { refresh() } }
  open var locale = _ShownWorld.locale { didSet { refresh() } }
  open var timeZone: TimeZone? { didSet { refresh() } }
  open var fontDesign = UIFontDescriptor.SystemDesign.default
  open var wantsDateDecorations = true
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) { didSet { refresh() } }
  private var visible: DateComponents?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }

  private func begin() {
    hosting.backgroundColor = nil
    hosting.ignoresSafeArea = true
    addSubview(hosting)
    refresh()
    if bounds.size == .zero { bounds.size = intrinsicContentSize }
  }

  open var visibleDateComponents: DateComponents {
    get { visible ?? usedCalendar.dateComponents([.calendar, .era, .year, .month], from: month) }
    set {
      visible = newValue
      refresh()
    }
  }

  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    visibleDateComponents = dateComponents
  }

  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) { reportDecorations() }

  private func reportDecorations() {
    guard let delegate, wantsDateDecorations else { return }
    let days = (0..<31).compactMap { usedCalendar.date(byAdding: .day, value: $0, to: month) }
    let parts = days.map { usedCalendar.dateComponents([.calendar, .era, .year, .month, .day], from: $0) }
    if parts.contains(where: { delegate.calendarView(self, decorationFor: $0) != nil }) {
      UIKitStage.report("UICalendarView: decorations of days are not drawn")
    }
  }

  private var usedCalendar: Calendar {
    var calendar = calendar
    calendar.timeZone = timeZone ?? _ShownWorld.timeZone
    calendar.locale = locale
    return calendar
  }

  private var month: Date {
    let shown = visible ?? selectionBehavior?.days.first
    let date = shown.flatMap { usedCalendar.date(from: $0) } ?? _ShownWorld.now
    return usedCalendar.date(from: usedCalendar.dateComponents([.era, .year, .month], from: date)) ?? date
  }

  fileprivate func refresh() {
    let calendar = usedCalendar, locale = locale, zone = calendar.timeZone, month = month
    let chosen = selectionBehavior?.days ?? []
    func parts(_ date: Date) -> DateComponents {
      calendar.dateComponents([.calendar, .era, .year, .month, .day], from: date)
    }
    let days = CalendarMonth(
      selection: .constant(month), range: availableDateRange.start...availableDateRange.end, components: .date,
      choice: CalendarMonth.Choice(
        contains: { date in
          let day = parts(date)
          return chosen.contains { ($0.year, $0.month, $0.day) == (day.year, day.month, day.day) }
        },
        toggle: { [weak self] date in MainActor.assumeIsolated { self?.selectionBehavior?.touch(parts(date)) } }))
    hosting.setContent(
      days.modifier(
        EnvironmentModifier {
          $0.locale = locale
          $0.calendar = calendar
          $0.timeZone = zone
        }
      )
      .tint(Color(uiColor: tintColor)))
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  open override var intrinsicContentSize: CGSize { hosting.fittingSize(CGSize(width: 320, height: 0)) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    hosting.frame = bounds
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    refresh()
  }
}
