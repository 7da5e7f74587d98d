import Foundation
import StillsCore

@MainActor @preconcurrency public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

@MainActor @preconcurrency public protocol UIPickerViewDelegate: NSObjectProtocol {
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// Its colours count; its font does not, as in UIKit.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// A row as a view, which gets the size of the row; it comes before titles.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { -1 }
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { -1 }
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView { NoRowView() }
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// What a delegate answers that makes no views of rows.
private final class NoRowView: UIView {}

/// Rows on drums, one for each component, the chosen ones in the middle: drawn as SwiftUI's wheels are.
///
/// Wants 320 × 216 points. Components that ask for no width share what the others leave.
@MainActor @preconcurrency open class UIPickerView: UIView {
  private let hosting = HostingView(EmptyView())
  /// How many rows each component has; nil while the data source is still to be asked.
  private var counts: [Int]?
  private var selected: [Int] = []
  private var views: [Int: [Int: UIView]] = [:]
  private var makesNoViews = false
  private var drawnSize = CGSize.zero
  private var textColor: UIColor?

  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
  open var showsSelectionIndicator = true

  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }

  private func begin() {
    if bounds.size == .zero { bounds.size = intrinsicContentSize }
    hosting.backgroundColor = nil
    hosting.ignoresSafeArea = true
    addSubview(hosting)
  }

  // MARK: Rows

  /// Asked when they are needed, not before.
  private func loadedCounts() -> [Int] {
    if let counts { return counts }
    guard let dataSource else { return [] }
    // Far more than fit: a number out of the air does no harm.
    let components = min(max(0, dataSource.numberOfComponents(in: self)), 100)
    let found = (0..<components).map { max(0, dataSource.pickerView(self, numberOfRowsInComponent: $0)) }
    counts = found
    selected = found.indices.map { index in
      min(selected.indices.contains(index) ? selected[index] : 0, max(0, found[index] - 1))
    }
    return found
  }

  open var numberOfComponents: Int { loadedCounts().count }

  open func numberOfRows(inComponent component: Int) -> Int {
    let counts = loadedCounts()
    return counts.indices.contains(component) ? counts[component] : 0
  }

  open func reloadAllComponents() {
    (counts, views, makesNoViews) = (nil, [:], false)
    redraw()
  }

  open func reloadComponent(_ component: Int) { reloadAllComponents() }

  /// -1 where there is no such component.
  open func selectedRow(inComponent component: Int) -> Int {
    _ = loadedCounts()
    return selected.indices.contains(component) ? selected[component] : -1
  }

  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    let counts = loadedCounts()
    guard counts.indices.contains(component), (0..<counts[component]).contains(row) else { return }
    selected[component] = row
    redraw()
  }

  /// Nil for rows that are not made: those far from the chosen one.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? { views[component]?[row] }

  open func rowSize(forComponent component: Int) -> CGSize {
    let widths = widths
    return CGSize(width: widths.indices.contains(component) ? widths[component] : 0, height: height(of: component))
  }

  fileprivate func choose(_ row: Int, in component: Int) {
    selectRow(row, inComponent: component, animated: true)
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }

  // MARK: Sizes

  /// The band's inset at both sides.
  private static let sideInset: CGFloat = 9

  fileprivate var widths: [CGFloat] {
    let asked = loadedCounts().indices.map { component -> CGFloat? in
      let width = delegate?.pickerView(self, widthForComponent: component) ?? -1
      return width > 0 && width.isFinite ? width : nil
    }
    let room = bounds.width - 2 * Self.sideInset - asked.reduce(0) { $0 + ($1 ?? 0) }
    let sharing = asked.filter { $0 == nil }.count
    return asked.map { $0 ?? max(0, room / CGFloat(max(1, sharing))) }
  }

  fileprivate func height(of component: Int) -> CGFloat {
    let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? -1
    return height > 0 && height.isFinite ? max(4, height) : Drum<EmptyView>.rowHeight
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // MARK: Drawing

  private func redraw() {
    drawnSize = .zero
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    hosting.frame = bounds
    guard drawnSize != bounds.size else { return }
    drawnSize = bounds.size
    let color = textColor
    hosting.setContent(
      PickerDrums(
        owner: PickerOwner(picker: self), counts: loadedCounts(), selected: selected, widths: widths,
        height: bounds.height
      )
      .foregroundColor(color.map(Color.init(uiColor:)))
      .tint(Color(uiColor: tintColor)))
  }

  /// A row that is more than plain text.
  fileprivate func view(of row: Int, in component: Int) -> UIView? {
    if let made = views[component]?[row] { return made }
    guard let delegate else { return nil }
    var made: UIView?
    if !makesNoViews {
      let view = delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
      makesNoViews = view is NoRowView
      if !makesNoViews { made = view }
    }
    if made == nil, let title = delegate.pickerView(self, attributedTitleForRow: row, forComponent: component) {
      let label = UILabel()
      label.font = .systemFont(ofSize: Drum<EmptyView>.fontSize)
      label.textAlignment = .center
      let text = NSMutableAttributedString(attributedString: title)
      text.addAttribute(
        .font, value: UIFont.systemFont(ofSize: Drum<EmptyView>.fontSize),
        range: NSRange(location: 0, length: text.length))
      label.attributedText = text
      made = label
    }
    if let made { views[component, default: [:]][row] = made }
    return made
  }

  fileprivate func title(of row: Int, in component: Int) -> String {
    // UIKit shows a question mark where nobody says what a row is.
    delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? "?"
  }

  /// `textColor` is what authors commonly set by its name.
  open override func setValue(_ value: Any?, forKey key: String) {
    guard key == "textColor", value == nil || value is UIColor else { return super.setValue(value, forKey: key) }
    textColor = value as? UIColor
    redraw()
  }
}

// MARK: - Content

/// The picker whose rows are shown, which is not kept by them.
@MainActor private final class PickerOwner {
  weak var picker: UIPickerView?
  init(picker: UIPickerView) { self.picker = picker }
}

private struct PickerDrums: View {
  let owner: PickerOwner
  let counts: [Int]
  let selected: [Int]
  let widths: [CGFloat]
  let height: CGFloat

  var body: some View {
    if !counts.isEmpty {
      Wheels(rowHeight: counts.indices.map { rowHeight($0) }.max() ?? 0) {
        HStack(spacing: 0) {
          ForEach(Array(counts.indices), id: \.self) { component in drum(component) }
        }
        .frame(maxWidth: .infinity)
      }
      .font(.system(size: Drum<EmptyView>.fontSize))
    }
  }

  private func rowHeight(_ component: Int) -> CGFloat {
    owner.picker?.height(of: component) ?? Drum<EmptyView>.rowHeight
  }

  private func drum(_ component: Int) -> some View {
    let width = widths.indices.contains(component) ? widths[component] : 0
    let chosen = selected.indices.contains(component) ? selected[component] : 0
    let size = CGSize(width: width, height: rowHeight(component))
    return Drum(count: counts[component], chosen: chosen, rowHeight: size.height, height: height) { row in
      if let view = owner.picker?.view(of: row, in: component) {
        PickerRow(view: view, size: size).id(ObjectIdentifier(view))
      } else {
        // Letters keep off the drum's sides, by our choice.
        Text(verbatim: owner.picker?.title(of: row, in: component) ?? "")
          .lineLimit(1)
          .frame(maxWidth: max(0, width - 10))
      }
    } choose: { row in
      owner.picker?.choose(row, in: component)
    }
    .frame(width: width)
  }
}

/// A view as a row, in the row's size.
private struct PickerRow: UIViewRepresentable {
  let view: UIView
  let size: CGSize

  func makeUIView(context: Context) -> UIView { view }
  func updateUIView(_ uiView: UIView, context: Context) {}
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? { size }
}
