import Foundation
import UIKit

/// Views of all kinds in an order of no sense, told what no author means to say.
@MainActor final class HostileViews {
  var numbers: HostileNumbers
  var views: [UIView] = []
  var constraints: [NSLayoutConstraint] = []
  private var helpers: [NSObject] = []

  init(seed: UInt64) { numbers = HostileNumbers(seed: seed) }

  /// All in `root`, or in one another, or nowhere.
  func fill(_ root: UIView, count: Int) {
    views = [root]
    for _ in 0..<count {
      let view = make()
      views.append(view)
      if !numbers.chance(8) { numbers.element(views).addSubview(view) }
    }
    for _ in 0..<(count * 6) { act() }
  }

  // MARK: Making

  private func make() -> UIView {
    let frame = numbers.rect()
    switch numbers.below(30) {
    case 0: return UILabel(frame: frame)
    case 1: return UIButton(type: numbers.element([.custom, .system, .close, .infoLight, .contactAdd]))
    case 2: return UIButton(configuration: configuration(), primaryAction: nil)
    case 3: return UIImageView(image: numbers.image())
    case 4, 5: return UIStackView(arrangedSubviews: numbers.chance(2) ? [UILabel(), UIView()] : [])
    case 6: return UIScrollView(frame: frame)
    case 7: return UITextField(frame: frame)
    case 8: return UITextView(frame: frame)
    case 9: return UISwitch(frame: frame)
    case 10: return UISlider(frame: frame)
    case 11: return UIProgressView(progressViewStyle: .default)
    case 12: return UIActivityIndicatorView(style: numbers.element([.large, .medium]))
    case 13: return UIStepper()
    case 14: return UIPageControl()
    case 15: return UISegmentedControl(items: numbers.element([[], ["A", "B"], [1, UIView()], ["", UIImage()]]))
    case 16, 17: return table(frame)
    case 18: return UIVisualEffectView(effect: numbers.chance(2) ? UIBlurEffect(style: .dark) : nil)
    case 19: return UISearchBar()
    case 20: return UINavigationBar()
    case 21: return UIToolbar()
    case 22: return UITabBar()
    case 23: return UITableViewCell(style: numbers.element([.subtitle, .value1, .value2]), reuseIdentifier: nil)
    case 24: return UIListContentView(configuration: list())
    case 25: return HostileDrawing(numbers: numbers, frame: frame)
    case 26: return UIRefreshControl()
    case 27, 28:
      let items = HostileItems(numbers: numbers)
      _ = numbers.next()
      helpers.append(items)
      return items.make(frame)
    default: return UIView(frame: frame)
    }
  }

  private func configuration() -> UIButton.Configuration {
    var made = numbers.element([UIButton.Configuration.plain(), .filled(), .tinted(), .gray()])
    made.title = numbers.text()
    made.subtitle = numbers.text()
    made.image = numbers.image()
    made.imagePadding = numbers.length()
    made.titlePadding = numbers.length()
    made.imagePlacement = numbers.element([.leading, .top, .bottom, .trailing, .all, []])
    made.contentInsets = NSDirectionalEdgeInsets(
      top: numbers.length(), leading: numbers.length(), bottom: numbers.length(), trailing: numbers.length())
    made.background.cornerRadius = numbers.length()
    made.background.strokeWidth = numbers.length()
    made.background.strokeColor = numbers.color()
    made.cornerStyle = numbers.element([.fixed, .capsule, .dynamic])
    return made
  }

  private func list() -> UIListContentConfiguration {
    var made = numbers.element([UIListContentConfiguration.cell(), .subtitleCell(), .valueCell()])
    made.text = numbers.text()
    made.secondaryAttributedText = numbers.attributed()
    made.image = numbers.image()
    made.imageProperties.maximumSize = numbers.size()
    made.imageProperties.cornerRadius = numbers.length()
    made.imageToTextPadding = numbers.length()
    made.textProperties.numberOfLines = numbers.index()
    return made
  }

  private func table(_ frame: CGRect) -> UITableView {
    let made = UITableView(frame: frame, style: numbers.element([.plain, .grouped, .insetGrouped]))
    let rows = HostileRows(numbers: numbers)
    helpers.append(rows)
    made.dataSource = rows
    if numbers.chance(2) { made.delegate = rows }
    return made
  }

  // MARK: Acting

  private var any: UIView { numbers.element(views) }

  func act() {
    let view = any, other = any
    switch numbers.below(12) {
    case 0: place(view)
    case 1: look(view)
    case 2: move(view, other)
    case 3, 4: constrain(view, other)
    case 5: change(view)
    case 6: layer(view.layer, other.layer)
    case 7: measure(view)
    default: kind(view, other)
    }
  }

  private func place(_ view: UIView) {
    switch numbers.below(9) {
    case 0: view.frame = numbers.rect()
    case 1: view.bounds = numbers.rect()
    case 2: view.center = numbers.point()
    case 3: view.transform = numbers.transform()
    case 4: view.autoresizingMask = UIView.AutoresizingMask(rawValue: UInt(numbers.below(64)))
    case 5: view.layoutMargins = numbers.insets()
    case 6: view.translatesAutoresizingMaskIntoConstraints.toggle()
    case 7: view.preservesSuperviewLayoutMargins.toggle()
    default: view.semanticContentAttribute = numbers.element([.forceRightToLeft, .playback, .unspecified])
    }
  }

  private func look(_ view: UIView) {
    switch numbers.below(9) {
    case 0: view.backgroundColor = numbers.color()
    case 1: view.alpha = numbers.share()
    case 2: view.isHidden.toggle()
    case 3: view.clipsToBounds.toggle()
    case 4: view.tintColor = numbers.color()
    case 5: view.mask = numbers.chance(2) ? any : nil
    case 6: view.contentMode = numbers.element([.center, .scaleAspectFill, .scaleAspectFit, .bottomRight, .redraw])
    case 7: view.isUserInteractionEnabled.toggle()
    default: view.overrideUserInterfaceStyle = numbers.element([.dark, .light, .unspecified])
    }
  }

  private func move(_ view: UIView, _ other: UIView) {
    switch numbers.below(9) {
    case 0: view.addSubview(other)
    case 1: view.insertSubview(other, at: numbers.index())
    case 2: view.insertSubview(other, aboveSubview: any)
    case 3: view.insertSubview(other, belowSubview: other)
    case 4: view.exchangeSubview(at: numbers.index(), withSubviewAt: numbers.index())
    case 5: view.bringSubviewToFront(other)
    case 6: view.sendSubviewToBack(other)
    case 7: if view !== views[0] { view.removeFromSuperview() }
    default: (view as? UIStackView ?? other as? UIStackView)?.insertArrangedSubview(any, at: numbers.index())
    }
  }

  private func constrain(_ view: UIView, _ other: UIView) {
    let made: NSLayoutConstraint
    let constant = numbers.length()
    switch numbers.below(9) {
    case 0: made = view.widthAnchor.constraint(equalToConstant: constant)
    case 1: made = view.heightAnchor.constraint(greaterThanOrEqualToConstant: constant)
    case 2: made = view.widthAnchor.constraint(equalTo: other.heightAnchor, multiplier: numbers.length())
    case 3: made = view.leadingAnchor.constraint(equalTo: other.safeAreaLayoutGuide.leadingAnchor, constant: constant)
    case 4: made = view.topAnchor.constraint(lessThanOrEqualTo: other.layoutMarginsGuide.bottomAnchor)
    case 5: made = view.firstBaselineAnchor.constraint(equalTo: other.lastBaselineAnchor, constant: constant)
    case 6:
      let guide = (other as? UIScrollView)?.contentLayoutGuide ?? other.readableContentGuide
      made = view.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: constant)
    case 7:
      let raw = [numbers.below(22), numbers.below(22)]
      made = NSLayoutConstraint(
        item: view, attribute: NSLayoutConstraint.Attribute(rawValue: raw[0]) ?? .width, relatedBy: .equal,
        toItem: numbers.chance(3) ? nil : other, attribute: NSLayoutConstraint.Attribute(rawValue: raw[1]) ?? .width,
        multiplier: numbers.length(), constant: constant)
    default:
      let format = numbers.element([
        "H:|-[a]-[b]-|", "V:|[a(>=20@750)][b(==a)]|", "H:[a(nan)]", "|-(-5)-[a", "V:[a(==b*3)]-(>=1e999)-|", "", "[]",
      ])
      let lines = NSLayoutConstraint.constraints(
        withVisualFormat: format, metrics: nil, views: ["a": view, "b": other])
      NSLayoutConstraint.activate(lines)
      return constraints.append(contentsOf: lines)
    }
    made.priority = numbers.priority()
    if numbers.chance(2) { view.translatesAutoresizingMaskIntoConstraints = false }
    made.isActive = true
    constraints.append(made)
  }

  private func change(_ view: UIView) {
    guard !constraints.isEmpty else { return }
    let constraint = numbers.element(constraints)
    switch numbers.below(6) {
    case 0: constraint.isActive.toggle()
    case 1: constraint.constant = numbers.length()
    case 2: constraint.priority = numbers.priority()
    case 3: view.setContentHuggingPriority(numbers.priority(), for: .horizontal)
    case 4: view.setContentCompressionResistancePriority(numbers.priority(), for: .vertical)
    default: view.addConstraint(constraint)
    }
  }

  private func layer(_ layer: CALayer, _ other: CALayer) {
    switch numbers.below(12) {
    case 0: layer.cornerRadius = numbers.length()
    case 1:
      layer.borderWidth = numbers.length()
      layer.borderColor = numbers.color()?.cgColor
    case 2:
      layer.shadowOpacity = Float(numbers.share())
      layer.shadowRadius = min(60, numbers.length())
      layer.shadowOffset = numbers.size()
    case 3: layer.zPosition = numbers.length()
    case 4: layer.anchorPoint = numbers.point()
    case 5: layer.transform = CATransform3DMakeRotation(numbers.length(), numbers.share(), numbers.share(), 0)
    case 6: layer.transform.m34 = numbers.share()
    case 7: layer.mask = numbers.chance(2) ? other : CALayer()
    case 8: layer.addSublayer(other)
    case 9:
      let gradient = CAGradientLayer()
      gradient.frame = numbers.rect()
      gradient.colors = numbers.element([
        [], ["no colour"], [UIColor.red.cgColor], [UIColor.red.cgColor, UIColor.blue.cgColor],
      ])
      gradient.locations = [2, NSNumber(value: Double(numbers.share())), -1]
      (gradient.startPoint, gradient.endPoint) = (numbers.point(), numbers.point())
      gradient.type = numbers.element([.radial, .axial, .conic])
      layer.insertSublayer(gradient, at: UInt32.max)
    case 10:
      let shape = CAShapeLayer()
      let path = UIBezierPath(ovalIn: numbers.rect())
      path.addArc(
        withCenter: numbers.point(), radius: numbers.length(), startAngle: numbers.length(),
        endAngle: numbers.length(), clockwise: numbers.chance(2))
      path.addLine(to: numbers.point())
      shape.path = path.cgPath
      shape.strokeColor = numbers.color()?.cgColor
      shape.lineWidth = numbers.length()
      shape.lineDashPattern = numbers.element([[], [0], [0, 0], [-1, 4], [3, 5]])
      (shape.strokeStart, shape.strokeEnd) = (numbers.share(), numbers.share())
      layer.addSublayer(shape)
    default: layer.contents = numbers.image()?.cgImage ?? "nothing"
    }
  }

  private func measure(_ view: UIView) {
    switch numbers.below(8) {
    case 0: view.sizeToFit()
    case 1: _ = view.sizeThatFits(numbers.size())
    case 2: _ = view.systemLayoutSizeFitting(numbers.size())
    case 3:
      _ = view.systemLayoutSizeFitting(
        numbers.size(), withHorizontalFittingPriority: numbers.priority(), verticalFittingPriority: numbers.priority())
    case 4: _ = view.convert(numbers.rect(), to: any)
    case 5: _ = view.hitTest(numbers.point(), with: nil)
    case 6: view.layoutIfNeeded()
    default: _ = (view.intrinsicContentSize, view.alignmentRect(forFrame: numbers.rect()), view.safeAreaInsets)
    }
  }

  // MARK: By kind

  private func kind(_ view: UIView, _ other: UIView) {
    switch view {
    case let label as UILabel: tell(label)
    case let button as UIButton: tell(button)
    case let picture as UIImageView:
      picture.image = numbers.image()
      picture.highlightedImage = numbers.image()
      picture.isHighlighted = numbers.chance(2)
    case let stack as UIStackView: tell(stack, other)
    case let table as UITableView: tell(table, other)
    case let collection as UICollectionView: (collection.dataSource as? HostileItems)?.act(on: collection)
    case let text as UITextView:
      if numbers.chance(2) { text.text = numbers.text() } else { text.attributedText = numbers.attributed() }
      text.textContainerInset = numbers.insets()
      text.font = numbers.font()
      text.isScrollEnabled.toggle()
    case let scroll as UIScrollView: tell(scroll)
    case let field as UITextField:
      field.text = numbers.text()
      field.attributedPlaceholder = numbers.attributed()
      field.font = numbers.font()
      field.leftView = other
      field.leftViewMode = .always
      field.rightView = any
      field.rightViewMode = .always
      field.borderStyle = numbers.element([.roundedRect, .line, .bezel, .none])
    case let control as UIControl: tell(control)
    case let bar as UINavigationBar: bar.setItems(numbers.chance(3) ? nil : [item(other), item(any)], animated: true)
    case let bar as UIToolbar:
      bar.items = numbers.chance(3) ? nil : [.flexibleSpace(), button(other), .fixedSpace(numbers.length())]
    case let bar as UITabBar:
      bar.items = (0..<numbers.element([0, 1, 5, 100])).map {
        UITabBarItem(title: numbers.text(), image: numbers.image(), tag: $0)
      }
      bar.selectedItem = bar.items?.last
    case let cell as UITableViewCell: tell(cell, other)
    case let progress as UIProgressView: progress.progress = Float(numbers.share())
    case let effect as UIVisualEffectView: effect.contentView.addSubview(other)
    default: view.accessibilityIdentifier = numbers.text()
    }
  }

  func button(_ view: UIView) -> UIBarButtonItem {
    switch numbers.below(4) {
    case 0: return UIBarButtonItem(customView: view)
    case 1: return UIBarButtonItem(title: numbers.text(), style: .done, target: nil, action: nil)
    case 2: return UIBarButtonItem(image: numbers.image(), style: .plain, target: nil, action: nil)
    default:
      let item = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
      item.width = numbers.length()
      item.imageInsets = numbers.insets()
      item.setTitleTextAttributes([.font: numbers.font() as Any, .kern: numbers.length()], for: .normal)
      return item
    }
  }

  func item(_ view: UIView) -> UINavigationItem {
    let item = UINavigationItem(title: numbers.text() ?? "")
    item.prompt = numbers.chance(4) ? numbers.text() : nil
    item.titleView = numbers.chance(3) ? view : nil
    item.leftBarButtonItems = numbers.chance(3) ? [button(any)] : []
    item.rightBarButtonItems = (0..<numbers.below(3)).map { _ in button(any) }
    return item
  }

  private func tell(_ label: UILabel) {
    switch numbers.below(7) {
    case 0: label.text = numbers.text()
    case 1: label.attributedText = numbers.attributed()
    case 2: label.font = numbers.font()
    case 3: label.numberOfLines = numbers.index()
    case 4: label.preferredMaxLayoutWidth = numbers.length()
    case 5:
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = numbers.share()
    default:
      label.lineBreakMode = numbers.element([.byTruncatingHead, .byTruncatingMiddle, .byClipping, .byCharWrapping])
      label.shadowColor = numbers.color()
      label.shadowOffset = numbers.size()
      _ = label.textRect(forBounds: numbers.rect(), limitedToNumberOfLines: numbers.index())
    }
  }

  private func tell(_ button: UIButton) {
    switch numbers.below(6) {
    case 0: button.setTitle(numbers.text(), for: numbers.element([.normal, .disabled]))
    case 1: button.setImage(numbers.image(), for: .normal)
    case 2: button.setAttributedTitle(numbers.attributed(), for: .normal)
    case 3: (button.contentEdgeInsets, button.titleEdgeInsets) = (numbers.insets(), numbers.insets())
    case 4: button.setBackgroundImage(numbers.image(), for: .normal)
    default:
      button.configuration = numbers.chance(3) ? nil : configuration()
      button.contentHorizontalAlignment = numbers.element([.fill, .leading, .right])
      button.contentVerticalAlignment = numbers.element([.fill, .top])
      button.isEnabled.toggle()
    }
  }

  private func tell(_ stack: UIStackView, _ other: UIView) {
    switch numbers.below(7) {
    case 0: stack.addArrangedSubview(other)
    case 1: stack.insertArrangedSubview(other, at: numbers.index())
    case 2: stack.removeArrangedSubview(other)
    case 3:
      stack.spacing = numbers.element([numbers.length(), UIStackView.spacingUseSystem, UIStackView.spacingUseDefault])
    case 4: stack.setCustomSpacing(numbers.length(), after: other)
    case 5:
      stack.axis = numbers.element([.vertical, .horizontal])
      stack.isLayoutMarginsRelativeArrangement.toggle()
      stack.isBaselineRelativeArrangement.toggle()
    default:
      stack.distribution = numbers.element([.fillEqually, .fillProportionally, .equalSpacing, .equalCentering, .fill])
      stack.alignment = numbers.element([.fill, .center, .leading, .trailing, .firstBaseline, .lastBaseline])
    }
  }

  private func tell(_ scroll: UIScrollView) {
    switch numbers.below(5) {
    case 0: scroll.contentSize = numbers.size()
    case 1: scroll.contentOffset = numbers.point()
    case 2: scroll.contentInset = numbers.insets()
    case 3: scroll.scrollRectToVisible(numbers.rect(), animated: false)
    default:
      scroll.zoomScale = numbers.length()
      scroll.contentInsetAdjustmentBehavior = numbers.element([.always, .never, .scrollableAxes])
    }
  }

  private func tell(_ table: UITableView, _ other: UIView) {
    let path = IndexPath(row: numbers.index(), section: numbers.index())
    switch numbers.below(9) {
    case 0: table.rowHeight = numbers.length()
    case 1: table.tableHeaderView = other
    case 2: table.backgroundView = other
    case 3: table.selectRow(at: path, animated: true, scrollPosition: .middle)
    case 4: table.scrollToRow(at: path, at: .bottom, animated: false)
    case 5: _ = (table.cellForRow(at: path), table.rectForRow(at: path), table.numberOfRows(inSection: path.section))
    case 6:
      table.deleteRows(at: [path], with: .automatic)
      table.reloadSections(IndexSet(integer: max(0, min(9, path.section))), with: .none)
    case 7: _ = table.dequeueReusableCell(withIdentifier: "none", for: path)
    default:
      table.sectionHeaderHeight = numbers.length()
      table.estimatedRowHeight = numbers.length()
      table.separatorInset = numbers.insets()
    }
  }

  private func tell(_ cell: UITableViewCell, _ other: UIView) {
    cell.textLabel?.text = numbers.text()
    cell.detailTextLabel?.attributedText = numbers.attributed()
    cell.imageView?.image = numbers.image()
    cell.indentationLevel = numbers.index()
    cell.indentationWidth = numbers.length()
    if numbers.chance(3) { cell.accessoryView = other } else { cell.accessoryType = .checkmark }
    if numbers.chance(3) { cell.contentConfiguration = list() }
  }

  private func tell(_ control: UIControl) {
    control.isEnabled = !numbers.chance(3)
    switch control {
    case let slider as UISlider:
      slider.minimumValue = Float(numbers.length())
      slider.maximumValue = Float(numbers.length())
      slider.value = Float(numbers.length())
    case let stepper as UIStepper:
      stepper.minimumValue = Double(numbers.length())
      stepper.value = Double(numbers.length())
      stepper.stepValue = Double(numbers.length())
      stepper.maximumValue = Double(numbers.length())
    case let pages as UIPageControl:
      pages.numberOfPages = numbers.index()
      pages.currentPage = numbers.index()
      _ = pages.size(forNumberOfPages: numbers.index())
    case let segments as UISegmentedControl:
      segments.insertSegment(withTitle: numbers.text(), at: numbers.index(), animated: false)
      segments.setTitle("a", forSegmentAt: numbers.index())
      segments.setWidth(numbers.length(), forSegmentAt: numbers.index())
      segments.removeSegment(at: numbers.index(), animated: false)
      segments.selectedSegmentIndex = numbers.index()
    default: control.sendActions(for: .allEvents)
    }
  }
}

/// Rows that change their number each time they are counted.
private final class HostileRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  private var numbers: HostileNumbers
  private lazy var shared = UITableViewCell(style: .default, reuseIdentifier: "shared")

  init(numbers: HostileNumbers) { self.numbers = numbers }

  func numberOfSections(in tableView: UITableView) -> Int { numbers.element([0, 1, 3, -2]) }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    numbers.element([0, 1, 3, 12, -1])
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if numbers.chance(4) { return shared }
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = numbers.text()
    cell.imageView?.image = numbers.image()
    if numbers.chance(6) { tableView.reloadData() }
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { numbers.text() }
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    numbers.chance(3) ? UIView(frame: numbers.rect()) : numbers.chance(3) ? tableView : nil
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { numbers.length() }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { numbers.length() }
}

/// Draws with what it has been given.
private final class HostileDrawing: UIView {
  private var numbers: HostileNumbers

  init(numbers: HostileNumbers, frame: CGRect) {
    self.numbers = numbers
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { return nil }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.restoreGState()
    for _ in 0..<12 {
      switch numbers.below(10) {
      case 0: context.translateBy(x: numbers.length(), y: numbers.length())
      case 1: context.concatenate(numbers.transform())
      case 2: context.setLineWidth(numbers.length())
      case 3: context.stroke(numbers.rect())
      case 4: context.clip(to: numbers.rect())
      case 5: context.setAlpha(numbers.share())
      case 6: numbers.image()?.draw(in: numbers.rect())
      case 7: ("text" as NSString).draw(in: numbers.rect(), withAttributes: [.font: numbers.font() as Any])
      case 8:
        (numbers.color() ?? .clear).setFill()
        context.fillEllipse(in: numbers.rect())
      default: context.saveGState()
      }
    }
  }
}
