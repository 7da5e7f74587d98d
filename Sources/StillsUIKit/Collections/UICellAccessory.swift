import Foundation

/// What stands at the ends of a row.
public struct UICellAccessory {
  public enum DisplayedState: Hashable, Sendable { case always, whenEditing, whenNotEditing }
  public enum LayoutDimension: Sendable {
    case actual, standard
    case custom(CGFloat)
  }
  public enum Placement {
    case leading(displayed: DisplayedState = .always, at: (([UICellAccessory]) -> Int)? = nil)
    case trailing(displayed: DisplayedState = .always, at: (([UICellAccessory]) -> Int)? = nil)
  }

  enum Kind {
    case symbol(String, size: CGFloat)
    case label(String, UIFont?)
    case view(UIView)
    case editing
  }

  let kind: Kind
  var displayed: DisplayedState
  var isLeading = false
  var tint: UIColor?
  var isHidden = false

  @MainActor func makeView(tint own: UIColor?) -> UIView? {
    switch kind {
    case .symbol(let name, let size):
      let view = UIImageView(
        image: UIImage(
          systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: .semibold)))
      view.tintColor = tint ?? own
      return view
    case .label(let text, let font):
      let label = UILabel()
      label.text = text
      label.font = font ?? .preferredFont(forTextStyle: .body)
      label.textColor = tint ?? .secondaryLabel
      return label
    case .view(let view):
      if let tint { view.tintColor = tint }
      return view
    case .editing: return nil
    }
  }
}

extension UICellAccessory {
  public struct DisclosureIndicatorOptions {
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension
    public var tintColor: UIColor?
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension = .standard, tintColor: UIColor? = nil
    ) { (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor) }
  }
  public typealias CheckmarkOptions = DisclosureIndicatorOptions
  public typealias DetailOptions = DisclosureIndicatorOptions

  public struct OutlineDisclosureOptions {
    public enum Style: Sendable { case automatic, header, cell }
    public var style: Style
    public var isHidden: Bool
    public var tintColor: UIColor?
    public init(
      style: Style = .automatic, isHidden: Bool = false, reservedLayoutWidth: LayoutDimension = .standard,
      tintColor: UIColor? = nil
    ) { (self.style, self.isHidden, self.tintColor) = (style, isHidden, tintColor) }
  }

  public struct LabelOptions {
    public var isHidden: Bool
    public var tintColor: UIColor?
    public var font: UIFont
    public var adjustsFontForContentSizeCategory: Bool
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension = .standard, tintColor: UIColor? = nil,
      font: UIFont = .preferredFont(forTextStyle: .body), adjustsFontForContentSizeCategory: Bool = true
    ) {
      (self.isHidden, self.tintColor, self.font) = (isHidden, tintColor, font)
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    }
  }

  public struct CustomViewConfiguration {
    public let customView: UIView
    public let placement: Placement
    public let isHidden: Bool
    public let tintColor: UIColor?
    public init(
      customView: UIView, placement: Placement, isHidden: Bool = false,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, maintainsFixedSize: Bool = false
    ) {
      (self.customView, self.placement, self.isHidden) = (customView, placement, isHidden)
      self.tintColor = tintColor
    }
  }

  private static func made(
    _ kind: Kind, _ displayed: DisplayedState, tint: UIColor? = nil, isHidden: Bool = false
  ) -> UICellAccessory { UICellAccessory(kind: kind, displayed: displayed, tint: tint, isHidden: isHidden) }

  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    made(
      .symbol("chevron.forward", size: 14), displayed, tint: options.tintColor ?? .tertiaryLabel,
      isHidden: options.isHidden)
  }

  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory {
    made(.symbol("checkmark", size: 17), displayed, tint: options.tintColor, isHidden: options.isHidden)
  }

  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(), actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    made(.symbol("info.circle", size: 22), displayed, tint: options.tintColor, isHidden: options.isHidden)
  }

  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    made(.symbol("chevron.forward", size: 14), displayed, tint: options.tintColor, isHidden: options.isHidden)
  }

  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    made(.label(text, options.font), displayed, tint: options.tintColor, isHidden: options.isHidden)
  }

  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    var accessory = made(
      .view(configuration.customView), .always, tint: configuration.tintColor, isHidden: configuration.isHidden)
    switch configuration.placement {
    case .leading(let displayed, _):
      accessory.isLeading = true
      accessory.displayed = displayed
    case .trailing(let displayed, _): accessory.displayed = displayed
    }
    return accessory
  }

  /// Shown only while rows are edited, which they are not in a still.
  public static func delete(
    displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { made(.editing, .whenEditing) }
  public static func insert(
    displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { made(.editing, .whenEditing) }
  public static func multiselect(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    made(.editing, .whenEditing)
  }
  public static func reorder(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    guard displayed != .whenEditing else { return made(.editing, .whenEditing) }
    return made(.symbol("line.3.horizontal", size: 17), displayed, tint: .tertiaryLabel)
  }
}
