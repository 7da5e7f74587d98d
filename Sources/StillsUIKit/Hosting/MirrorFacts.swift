import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry
import StillsTypesetting

/// What a view of UIKit's was given, for comparing scenes: what its author would have typed, and nothing that layout
/// decides. What it is as a new view is left out.
package struct MirrorFacts {
  package var text: String?
  package var font: FontRequest?
  package var details: String

  @MainActor init(_ view: UIView) {
    var facts: [String] = []
    switch view {
    case let label as UILabel:
      (text, font) = (label.shownText, label.font?.request)
      facts += Self.facts(of: label)
    case let field as UITextField:
      (text, font) = (field.shownText, field.font?.request)
      if let placeholder = field.placeholder, placeholder != text { facts.append("placeholder “\(placeholder)”") }
      if field.isSecureTextEntry { facts.append("secure") }
    case let view as UITextView: (text, font) = (view.shownText, view.font?.request)
    case let image as UIImageView: facts += Self.facts(of: image)
    case let stack as UIStackView: facts += Self.facts(of: stack)
    case let table as UITableView: facts += Self.facts(of: table)
    case let collection as UICollectionView: facts += Self.facts(of: collection)
    case let button as UIButton: facts += Self.facts(of: button)
    case let cell as UITableViewCell:
      if cell.style != .default { facts.append("style \(cell.style)") }
      if cell.accessoryType != .none { facts.append("accessory \(cell.accessoryType)") }
    default: facts += Self.facts(ofControl: view)
    }
    if let scroll = view as? UIScrollView { facts += Self.insets("contentInset", scroll.contentInset) }
    if let control = view as? UIControl {
      if !control.isEnabled { facts.append("disabled") }
      if control.isSelected { facts.append("selected") }
      if control.isHighlighted { facts.append("highlighted") }
    }
    details = (facts + Self.facts(of: view.layer) + view.constraintWords).joined(separator: ", ")
  }

  @MainActor private static func facts(of table: UITableView) -> [String] {
    let height = table.rowHeight
    return ["style \(table.style)"] + (height >= 0 ? ["rowHeight \(NumberText.string(height))"] : [])
  }

  @MainActor private static func facts(of collection: UICollectionView) -> [String] {
    guard let flow = collection.collectionViewLayout as? UICollectionViewFlowLayout else { return [] }
    func size(_ name: String, _ size: CGSize, unless usual: CGSize) -> [String] {
      guard size != usual, max(size.width, size.height) < 1e6, min(size.width, size.height) >= 0 else { return [] }
      return ["\(name) \(NumberText.string(size.width))×\(NumberText.string(size.height))"]
    }
    func number(_ name: String, _ value: CGFloat) -> [String] {
      value.isFinite && value != 10 ? ["\(name) \(NumberText.string(value))"] : []
    }
    return size("itemSize", flow.itemSize, unless: CGSize(width: 50, height: 50))
      + number("minimumLineSpacing", flow.minimumLineSpacing)
      + number("minimumInteritemSpacing", flow.minimumInteritemSpacing)
      + insets("sectionInset", flow.sectionInset) + (flow.scrollDirection == .horizontal ? ["horizontal"] : [])
  }

  /// An edge a setting, those of zero left out.
  private static func insets(_ name: String, _ insets: UIEdgeInsets) -> [String] {
    [("top", insets.top), ("left", insets.left), ("bottom", insets.bottom), ("right", insets.right)].compactMap {
      $1.isFinite && $1 != 0 ? "\(name) \($0) \(NumberText.string($1))" : nil
    }
  }

  @MainActor private static func facts(of button: UIButton) -> [String] {
    guard let configuration = button.configuration else { return [] }
    var facts: [String] = []
    if configuration.cornerStyle != .dynamic { facts.append("cornerStyle \(configuration.cornerStyle)") }
    if configuration.buttonSize != .medium { facts.append("buttonSize \(configuration.buttonSize)") }
    if configuration.imagePadding != 0, configuration.imagePadding.isFinite {
      facts.append("imagePadding \(NumberText.string(configuration.imagePadding))")
    }
    return facts
  }

  @MainActor private static func facts(of label: UILabel) -> [String] {
    var facts: [String] = []
    switch label.textAlignment {
    case .center: facts.append("alignment center")
    case .right: facts.append("alignment right")
    case .justified: facts.append("alignment justified")
    default: break
    }
    if label.numberOfLines != 1 { facts.append("numberOfLines \(label.numberOfLines)") }
    if label.adjustsFontSizeToFitWidth { facts.append("adjustsFontSizeToFitWidth") }
    return facts
  }

  @MainActor private static func facts(of image: UIImageView) -> [String] {
    var facts: [String] = []
    switch image.image?.source {
    case .symbol(let name): facts.append(name)
    case .named(let resource): facts.append(resource.name)
    default: break
    }
    switch image.contentMode {
    case .scaleToFill: break
    case .scaleAspectFit: facts.append("contentMode scaleAspectFit")
    case .scaleAspectFill: facts.append("contentMode scaleAspectFill")
    case let mode: facts.append("contentMode \(mode.rawValue)")
    }
    return facts
  }

  @MainActor private static func facts(of stack: UIStackView) -> [String] {
    var facts = ["axis \(stack.axis == .vertical ? "vertical" : "horizontal")"]
    if stack.spacing.isFinite { facts.append("spacing \(NumberText.string(stack.spacing))") }
    switch (stack.alignment, stack.axis) {
    case (.fill, _): break
    case (.leading, .horizontal): facts.append("alignment top")
    case (.trailing, .horizontal): facts.append("alignment bottom")
    case (let alignment, _): facts.append("alignment \(alignment)")
    }
    if stack.distribution != .fill { facts.append("distribution \(stack.distribution)") }
    for (index, view) in stack.arrangedSubviews.enumerated() {
      let spacing = stack.customSpacing(after: view)
      guard abs(spacing) < 1e6 else { continue }
      facts.append("spacing after view \(index + 1) \(NumberText.string(spacing))")
    }
    return facts
  }

  @MainActor private static func facts(ofControl view: UIView) -> [String] {
    func number(_ value: some BinaryFloatingPoint) -> String { NumberText.string(CGFloat(value)) }
    switch view {
    case let view as UISwitch: return [view.isOn ? "on" : "off"]
    case let view as UISlider: return ["value \(number(view.value))"]
    case let view as UIStepper: return ["value \(number(view.value))"]
    case let view as UIProgressView: return ["progress \(number(view.progress))"]
    case let view as UIPageControl: return ["page \(view.currentPage &+ 1) of \(view.numberOfPages)"]
    case let view as UIActivityIndicatorView: return view.isAnimating ? ["animating"] : []
    case let view as UISegmentedControl:
      let titles = (0..<view.numberOfSegments).map { view.titleForSegment(at: $0) ?? "" }
      return ["segments \(titles.joined(separator: "/"))", "selected \(view.selectedSegmentIndex &+ 1)"]
    default: return []
    }
  }

  @MainActor private static func facts(of layer: CALayer) -> [String] {
    var facts: [String] = []
    func add(_ name: String, _ value: CGFloat, unless usual: CGFloat) {
      if value != usual, value.isFinite { facts.append("\(name) \(NumberText.string(value))") }
    }
    add("cornerRadius", layer.cornerRadius, unless: 0)
    add("borderWidth", layer.borderWidth, unless: 0)
    add("alpha", CGFloat(layer.opacity), unless: 1)
    if layer.shadowOpacity > 0 { add("shadowRadius", layer.shadowRadius, unless: -1) }
    return facts + Self.facts(of: layer.affineTransform())
  }

  /// What it turns, stretches and moves by.
  @MainActor private static func facts(of transform: CGAffineTransform) -> [String] {
    let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    guard transform != .identity, numbers.allSatisfy(\.isFinite) else { return [] }
    func word(_ value: CGFloat) -> String { NumberText.string(value) }
    let width = (transform.a * transform.a + transform.b * transform.b).squareRoot()
    let height = (transform.c * transform.c + transform.d * transform.d).squareRoot()
    let isFlipped = transform.a * transform.d < transform.b * transform.c
    let degrees = word(Trigonometry.arcTangent(y: transform.b, x: transform.a) * 180 / .pi)
    let scale = [word(width), word(isFlipped ? -height : height)]
    var facts: [String] = []
    if degrees != "0" { facts.append("rotation \(degrees)°") }
    if scale != ["1", "1"] { facts.append("scale \(scale[0])×\(scale[1])") }
    if transform.tx != 0 || transform.ty != 0 {
      facts.append("translation \(word(transform.tx))|\(word(transform.ty))")
    }
    return facts
  }
}

extension MirrorElement {
  package var facts: MirrorFacts { MainActor.assumeIsolated { MirrorFacts(view) } }

  /// What the view paints itself, at the corner of a picture: without the views in it, what it hosts, and its bar, which
  /// stand for themselves.
  package func ownCommands(grid: PixelGrid) -> [DisplayCommand] {
    MainActor.assumeIsolated { LayerPainting.ownCommands(of: view, grid: grid) }
  }
}
