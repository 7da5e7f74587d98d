import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry
import StillsTypesetting

/// A text as UIKit's views set it: attributed, in so many lines, with what is given for the rest.
package struct TextBlock {
  package var text: StyledText
  package var style: ParagraphStyle
  package var alignment: NSTextAlignment
  /// Lines are cut without an ellipsis.
  package var isClipped = false
  /// Added to the top of every line, where lines are made higher than the font's own.
  private var extraAscent: CGFloat = 0
  /// What lines leave free at their ends.
  private var tail: CGFloat = 0
  /// What the letters of each run cast.
  package var shadows: [LetterShadow?] = []

  package init(
    _ attributed: NSAttributedString, font: UIFont, color: UIColor, traits: UITraitCollection, tint: UIColor,
    alignment: NSTextAlignment = .natural, lineBreakMode: NSLineBreakMode = .byTruncatingTail, lines: Int = 1
  ) {
    style = ParagraphStyle(pixelGrid: UIKitStage.pixelGrid)
    style.isRightToLeft = UIKitStage.isRightToLeft
    style.maximumLines = lines > 0 ? lines : nil
    self.alignment = alignment
    var runs: [StyledRun] = []
    var casts: [LetterShadow?] = []
    var paragraph: NSParagraphStyle?
    var differs = false
    let builder = RunBuilder(font: font, color: color, traits: traits, tint: tint)
    attributed.enumerateAttributes(
      in: NSRange(location: 0, length: attributed.length), options: []
    ) { attributes, range, _ in
      let own = attributes[.paragraphStyle] as? NSParagraphStyle
      if paragraph == nil { paragraph = own } else if let own, own != paragraph { differs = true }
      let made = builder.runs((attributed.string as NSString).substring(with: range), attributes)
      casts += made.map { _ in builder.shadow(attributes[.shadow]) }
      runs += made
    }
    text = StyledText(runs: runs)
    shadows = casts
    take(lineBreakMode, lines: lines)
    if differs { UIKitStage.report("NSAttributedString: all paragraphs are set in the style of the first one") }
    if let paragraph { take(paragraph, font: runs.first?.font ?? font.request) }
  }

  package init(
    plain: String, font: UIFont, color: UIColor, traits: UITraitCollection, tint: UIColor = .tintColor,
    alignment: NSTextAlignment = .natural, lineBreakMode: NSLineBreakMode = .byTruncatingTail, lines: Int = 1
  ) {
    self.init(
      NSAttributedString(string: plain), font: font, color: color, traits: traits, tint: tint, alignment: alignment,
      lineBreakMode: lineBreakMode, lines: lines)
  }

  private mutating func take(_ mode: NSLineBreakMode, lines: Int) {
    switch mode {
    case .byTruncatingHead: style.truncation = .head
    case .byTruncatingMiddle: style.truncation = .middle
    case .byTruncatingTail: style.truncation = .tail
    case .byWordWrapping, .byCharWrapping, .byClipping: isClipped = lines == 1
    }
    style.breaksAnywhere = mode == .byCharWrapping
    switch alignment {
    case .left: style.alignment = style.isRightToLeft ? .trailing : .leading
    case .right: style.alignment = style.isRightToLeft ? .leading : .trailing
    case .center: style.alignment = .center
    case .natural, .justified: style.alignment = .leading
    }
  }

  private mutating func take(_ paragraph: NSParagraphStyle, font: FontRequest) {
    if paragraph.alignment != .natural, alignment == .natural {
      alignment = paragraph.alignment
      take(paragraph.lineBreakMode, lines: style.maximumLines ?? 0)
    }
    style.allowsTightening = paragraph.allowsDefaultTighteningForTruncation
    style.lineSpacing = max(0, paragraph.lineSpacing)
    (style.firstLineIndent, style.indent) = (paragraph.firstLineHeadIndent, paragraph.headIndent)
    style.paragraphSpacing = max(0, paragraph.paragraphSpacing + paragraph.paragraphSpacingBefore)
    tail = max(0, -paragraph.tailIndent)
    takeTabs(of: paragraph)
    Self.reportWhatIsLeftOut(of: paragraph)
    let metrics = UIKitStage.typesetter.engine.metrics(for: font)
    var height = metrics.lineHeight
    if paragraph.lineHeightMultiple > 0 { height *= paragraph.lineHeightMultiple }
    if paragraph.minimumLineHeight > 0 { height = max(height, paragraph.minimumLineHeight) }
    if paragraph.maximumLineHeight > 0 { height = min(height, paragraph.maximumLineHeight) }
    guard height != metrics.lineHeight else { return }
    extraAscent = height - metrics.lineHeight
    for index in text.runs.indices { text.runs[index].font.leading = height }
  }
}

extension TextBlock {
  private static func reportWhatIsLeftOut(of paragraph: NSParagraphStyle) {
    if paragraph.hyphenationFactor > 0 {
      UIKitStage.report("NSParagraphStyle.hyphenationFactor: words are parted at soft hyphens only")
    }
    if paragraph.tailIndent > 0 {
      UIKitStage.report("NSParagraphStyle.tailIndent: lines end at the edge, not so far from their start")
    }
    if paragraph.defaultTabInterval > 0 {
      UIKitStage.report("NSParagraphStyle.defaultTabInterval: tabs behind the last stop go to every 28th point")
    }
  }

  /// Columns of numbers are taken to line up at their ends.
  private mutating func takeTabs(of paragraph: NSParagraphStyle) {
    guard let stops = paragraph.values.tabStops else { return }
    style.tabStops = stops.sorted { $0.location < $1.location }.map { stop in
      if !stop.options.isEmpty {
        UIKitStage.report("NSTextTab: what follows a tab lines up at its end, not at columnTerminators")
      }
      return switch stop.alignment {
      case .center: ParagraphStyle.TabStop(location: stop.location, alignment: .center)
      case .right: ParagraphStyle.TabStop(location: stop.location, alignment: .trailing)
      case .left, .natural, .justified: ParagraphStyle.TabStop(location: stop.location)
      }
    }
  }
}

// MARK: - Measuring

extension TextBlock {
  package func layout(width: CGFloat?, height: CGFloat? = nil) -> TextLayout {
    UIKitStage.typesetter.layout(
      text, style: style, width: width.map { max(0, $0 - tail) }, height: height.map { max(0, $0 - extraAscent) })
  }

  /// Whether the text needs no more room than that. A view as wide as its text loses a pixel when its edges are brought
  /// to pixels: the text still fits.
  private func fits(_ width: CGFloat) -> Bool {
    layout(width: nil).size.width <= width - tail + 1 / max(1, style.pixelGrid.scale) + 0.01
  }

  /// Nothing for no text, as UILabel has it.
  package func size(width: CGFloat?, height: CGFloat? = nil) -> CGSize {
    guard !text.string.isEmpty || text.runs.contains(where: { $0.attachment != nil }) else { return .zero }
    let layout = layout(width: width.flatMap { fits($0) ? nil : $0 }, height: height)
    return CGSize(
      width: style.pixelGrid.ceil(layout.size.width),
      height: max(0, style.pixelGrid.ceil(layout.size.height + extraAscent)))
  }

  /// From the top to the first baseline, and from the bottom to the last; the ascender is rounded to the pixel
  /// (facts: text-metrics §3, "UILabel baseline").
  package func baselines(width: CGFloat?) -> (first: CGFloat, last: CGFloat) {
    let layout = layout(width: width)
    return (layout.firstBaseline + extraAscent, layout.size.height - layout.lastBaseline)
  }
}

// MARK: - Painting

extension TextBlock {
  /// In `rect`, in the middle of its height unless `isTop`.
  package func paint(in rect: CGRect, isTop: Bool = false, into painter: inout Painter) {
    guard rect.isFinite, !text.runs.isEmpty else { return }
    paintShadows(in: rect, isTop: isTop, into: &painter)
    let grid = painter.pixelGrid
    var layout = self.layout(width: isClipped || fits(rect.width) ? nil : rect.width, height: isTop ? nil : rect.height)
    if alignment == .justified, !isClipped {
      layout = layout.justified(width: rect.width - tail, text: text.string, keepsStart: !style.isRightToLeft)
    }
    let room = rect.width - layout.size.width
    let isRightToLeft = style.isRightToLeft
    let x: CGFloat =
      switch alignment {
      case .left: 0
      case .natural, .justified: isRightToLeft ? room : 0
      case .center: room / 2
      case .right: room
      }
    let top = isTop ? 0 : (rect.height - layout.size.height - extraAscent) / 2
    let origin = CGPoint(x: grid.round(rect.minX + x), y: grid.round(rect.minY + top) + extraAscent)
    let commands = layout.displayCommands(at: origin, grid: grid)
    guard isClipped, layout.size.width > rect.width + 0.01 else { return painter.append(commands) }
    var group = DisplayGroup(commands: [])
    group.clip = Path(rect)
    painter.group(group) { $0.append(commands) }
  }
}

// MARK: - Runs

/// Makes runs of attributes.
private struct RunBuilder {
  let font: UIFont
  let color: UIColor
  let traits: UITraitCollection
  let tint: UIColor

  func runs(_ string: String, _ attributes: [NSAttributedString.Key: Any]) -> [StyledRun] {
    let font = attributes[.font] as? UIFont ?? font
    let isLink = attributes[.link] != nil
    let ink = attributes[.foregroundColor] as? UIColor ?? (isLink ? .link : color)
    var run = StyledRun(text: string, font: font.request, paint: .color(ink.resolved(with: traits)))
    run.kerning = number(attributes[.kern])
    run.tracking = number(attributes[.tracking])
    run.baselineOffset = number(attributes[.baselineOffset]) ?? 0
    run.backgroundColor = (attributes[.backgroundColor] as? UIColor)?.resolved(with: traits)
    run.underline = line(attributes[.underlineStyle], color: attributes[.underlineColor])
    if isLink, run.underline == nil { run.underline = StyledRun.Line() }
    run.strikethrough = line(attributes[.strikethroughStyle], color: attributes[.strikethroughColor])
    if let width = number(attributes[.strokeWidth]), width != 0 {
      UIKitStage.report("NSAttributedString: outlines of letters are not drawn")
    }
    if let slant = number(attributes[.obliqueness]), slant != 0 { run.font.isItalic = true }
    guard let attachment = attributes[.attachment] as? NSTextAttachment else { return [run] }
    run.attachment = picture(attachment, ink: ink, font: font)
    return [run]
  }

  func shadow(_ value: Any?) -> LetterShadow? {
    guard let shadow = value as? NSShadow else { return nil }
    // UIKit's own shadow is black at a third.
    let color = (shadow.shadowColor as? UIColor ?? UIColor(white: 0, alpha: 1.0 / 3)).resolved(with: traits)
    return LetterShadow(
      color: color, offset: shadow.shadowOffset.isFinite ? shadow.shadowOffset : .zero,
      blur: max(0, shadow.shadowBlurRadius.orZero))
  }

  private func number(_ value: Any?) -> CGFloat? { value.flatMap { AttributeBridge.number($0) } }

  private func line(_ value: Any?, color: Any?) -> StyledRun.Line? {
    let raw = (value as? NSUnderlineStyle)?.rawValue ?? number(value).map { Int($0) } ?? 0
    guard raw & 0xF != 0 else { return nil }
    let pattern: StyledRun.Line.Pattern =
      switch raw & 0x700 {
      case 0x100: .dot
      case 0x200: .dash
      case 0x300: .dashDot
      case 0x400: .dashDotDot
      default: .solid
      }
    return StyledRun.Line(pattern: pattern, color: (color as? UIColor)?.resolved(with: traits))
  }

  private func picture(_ attachment: NSTextAttachment, ink: UIColor, font: UIFont) -> StyledRun.Attachment {
    guard let image = attachment.image else {
      return StyledRun.Attachment(size: .zero, descent: 0, commands: [])
    }
    // A symbol's own tint comes before the letters' colour.
    let drawing = UIImageDrawing(image, font: font, ink: (image.tint ?? ink).resolved(with: traits), traits: traits)
    let bounds = attachment.bounds == .zero ? CGRect(origin: .zero, size: drawing.size) : attachment.bounds.usable
    return StyledRun.Attachment(
      size: bounds.size, descent: attachment.bounds == .zero ? drawing.descent : -bounds.minY,
      commands: drawing.commands(in: CGRect(origin: .zero, size: bounds.size)))
  }
}
