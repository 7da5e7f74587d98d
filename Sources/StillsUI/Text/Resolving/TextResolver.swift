import Foundation
import StillsDisplay
import StillsTypesetting

/// Resolves the segments of one text; looks up once what they share.
@MainActor struct TextResolver {
  let environment: EnvironmentValues
  let formatting: TextFormatting
  private let text: TextEnvironment
  private let typeSize: TypeSize
  private let inherited: Paint
  private let language: String?
  private(set) var styles: [ResolvedStyle] = []
  /// Marks for a text renderer; runs refer to them by their tags.
  private(set) var marks: [TextMarks] = []

  init(environment: EnvironmentValues) {
    self.environment = environment
    text = environment.text
    typeSize = text.typeSize(in: environment.world)
    formatting = TextFormatting(environment)
    language = environment.textLanguage
    let style = environment.foregroundStyle
    if let color = style.plainColor {
      inherited = .color(color)
    } else {
      inherited = ResolvedText.placeholder(0)
      styles = [style]
    }
  }

  var paragraphStyle: ParagraphStyle {
    var style = ParagraphStyle(pixelGrid: environment.pixelGrid)
    style.alignment = text.alignment.paragraphAlignment
    style.truncation = text.truncation.paragraphTruncation
    style.maximumLines = text.lineLimit
    style.minimumLines = text.reservedLines
    style.lineSpacing = text.lineSpacing
    style.allowsTightening = text.allowsTightening
    style.avoidsOrphans = text.avoidsOrphans
    style.minimumScaleFactor = text.minimumScaleFactor
    style.isRightToLeft = environment.layoutDirection == .rightToLeft
    let isByContent = environment.world.look == .ios26
    style.directionFollowsContent = text.writingDirection?.kind.map { $0 == .contentBased } ?? isByContent
    return style
  }
}

// MARK: - Runs

extension TextResolver {
  mutating func run(_ segment: TextSegment) -> StyledRun {
    let attributes = text.attributes.overridden(by: segment.attributes)
    let font = font(attributes)
    let paint = paint(attributes.foreground)
    if let image = segment.image { return run(image, font: font, paint: paint, attributes: attributes) }
    var run = StyledRun(text: cased(segment.text), font: font, paint: paint)
    decorate(&run, attributes)
    return run
  }

  private mutating func run(
    _ image: Image, font: FontRequest, paint: Paint, attributes: TextAttributes
  ) -> StyledRun {
    var run = StyledRun(text: "\u{FFFC}", font: font, paint: paint)
    let style = attributes.foreground.map { $0.style._resolve(in: environment) } ?? environment.foregroundStyle
    run.attachment = image.attachment(font: font, style: style, in: environment)
    decorate(&run, attributes)
    return run
  }

  /// Only where somebody draws by it.
  private mutating func tag(_ custom: TextMarks?) -> Int {
    guard let custom, text.renderer != nil else { return -1 }
    marks.append(custom)
    return marks.count - 1
  }

  private mutating func decorate(_ run: inout StyledRun, _ attributes: TextAttributes) {
    run.kerning = attributes.kerning?.ifFinite
    run.tracking = attributes.tracking?.ifFinite
    run.baselineOffset = attributes.baselineOffset?.ifFinite ?? 0
    run.underline = line(attributes.underline)
    run.strikethrough = line(attributes.strikethrough)
    run.backgroundColor = attributes.background?.style._resolve(in: environment).representativeColor
    run.lineHeight = attributes.lineHeight?.requested
    run.language = attributes.language ?? language
    run.tag = tag(attributes.custom)
  }

  private func font(_ attributes: TextAttributes) -> FontRequest {
    var request = (attributes.font ?? .body).resolved(
      traits: attributes.fontTraits, typeSize: typeSize, isLegible: text.legibilityWeight == .bold)
    if let factor = attributes.scale?.factor, factor != 1 {
      request.size *= factor
      request.leading = request.leading.map { $0 * factor }
    }
    request.makeRoom(forMarksOf: attributes.language ?? language)
    return request
  }

  private mutating func paint(_ foreground: TextForeground?) -> Paint {
    guard let foreground else { return inherited }
    let style = foreground.style._resolve(in: environment)
    if let color = style.plainColor { return .color(color) }
    styles.append(style)
    return ResolvedText.placeholder(styles.count - 1)
  }

  private func line(_ decoration: TextDecoration?) -> StyledRun.Line? {
    guard let decoration, decoration.isActive else { return nil }
    return StyledRun.Line(
      pattern: decoration.style.pattern.linePattern,
      color: decoration.style.color.map { $0.resolvedColor(in: environment) })
  }

  private func cased(_ string: String) -> String {
    switch text.textCase {
    case nil: string
    case .uppercase: string.uppercased(with: formatting.locale)
    case .lowercase: string.lowercased(with: formatting.locale)
    }
  }
}

// MARK: - Translating

extension ResolvedStyle {
  /// The colour of a style that is nothing but one.
  nonisolated fileprivate var plainColor: ResolvedColor? {
    guard case .color(let color) = ground, shadows.isEmpty, blendMode == .normal else { return nil }
    return color
  }
}

nonisolated extension CGFloat {
  fileprivate var ifFinite: CGFloat? { isFinite ? self : nil }
}

nonisolated extension TextAlignment {
  fileprivate var paragraphAlignment: ParagraphStyle.Alignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

nonisolated extension Text.TruncationMode {
  fileprivate var paragraphTruncation: ParagraphStyle.Truncation {
    switch self {
    case .head: .head
    case .middle: .middle
    case .tail: .tail
    }
  }
}

nonisolated extension Text.LineStyle.Pattern {
  fileprivate var linePattern: StyledRun.Line.Pattern {
    switch self {
    case .solid: .solid
    case .dot: .dot
    case .dash: .dash
    case .dashDot: .dashDot
    case .dashDotDot: .dashDotDot
    }
  }
}
