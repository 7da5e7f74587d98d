import Foundation
import StillsGeometry

/// How large a text style is at a type size, in points; values in `Data/dynamic-type.csv`.
package struct TextStyleMetrics: Hashable, Sendable {
  package var size: CGFloat
  /// Baseline to baseline.
  package var leading: CGFloat
  /// On the OpenType scale.
  package var weight: Double
  /// What `bold()` makes of it.
  package var emphasizedWeight: Double

  package init(size: CGFloat, leading: CGFloat, weight: Double, emphasizedWeight: Double) {
    (self.size, self.leading, self.weight, self.emphasizedWeight) = (size, leading, weight, emphasizedWeight)
  }

  package static func of(_ style: TextStyleName, _ typeSize: TypeSize) -> TextStyleMetrics {
    table[style.index * TypeSize.allCases.count + typeSize.index]
  }

  private static let table: [TextStyleMetrics] = {
    let body = TextStyleMetrics(size: 17, leading: 22, weight: 400, emphasizedWeight: 600)
    var table = Array(repeating: body, count: TextStyleName.allCases.count * TypeSize.allCases.count)
    for row in CSVTable(PackageResources.dynamic_type_csv).rows {
      guard let style = TextStyleName(rawValue: row["style"]), let typeSize = TypeSize(rawValue: row["type_size"]),
        let size = row.number("size"), let leading = row.number("leading")
      else { continue }
      table[style.index * TypeSize.allCases.count + typeSize.index] = TextStyleMetrics(
        size: size, leading: leading, weight: weight(named: row["weight"]),
        emphasizedWeight: weight(named: row["emphasized_weight"]))
    }
    return table
  }()

  private static func weight(named name: String) -> Double {
    switch name {
    case "bold": 700
    case "semibold": 600
    default: 400
    }
  }
}

// MARK: - Scaling other values

extension TextStyleMetrics {
  /// A length that grows with a text style, as `@ScaledMetric` and `UIFontMetrics.scaledValue(for:)` have it: in the
  /// ratio of the style's leading to its leading at Large, to whole pixels. At Large the value stays as it is.
  package static func scaled(
    _ value: CGFloat, relativeTo style: TextStyleName, typeSize: TypeSize, pixelGrid: PixelGrid
  ) -> CGFloat {
    let ratio = leadingRatio(style, typeSize)
    return ratio == 1 ? value : pixelGrid.round(value * ratio)
  }

  /// A font's size that grows with a text style, as `Font.custom(_:size:relativeTo:)` and
  /// `UIFontMetrics.scaledFont(for:)` have it: to whole points. At Large the size stays as it is.
  package static func scaledFontSize(
    _ size: CGFloat, relativeTo style: TextStyleName, typeSize: TypeSize
  ) -> CGFloat {
    let ratio = leadingRatio(style, typeSize)
    return ratio == 1 ? size : (size * ratio).rounded()
  }

  private static func leadingRatio(_ style: TextStyleName, _ typeSize: TypeSize) -> CGFloat {
    of(style, typeSize).leading / of(style, .large).leading
  }
}

extension TextStyleName {
  fileprivate var index: Int {
    switch self {
    case .largeTitle: 0
    case .title: 1
    case .title2: 2
    case .title3: 3
    case .headline: 4
    case .subheadline: 5
    case .body: 6
    case .callout: 7
    case .footnote: 8
    case .caption: 9
    case .caption2: 10
    }
  }
}

extension TypeSize {
  fileprivate var index: Int {
    switch self {
    case .xSmall: 0
    case .small: 1
    case .medium: 2
    case .large: 3
    case .xLarge: 4
    case .xxLarge: 5
    case .xxxLarge: 6
    case .accessibility1: 7
    case .accessibility2: 8
    case .accessibility3: 9
    case .accessibility4: 10
    case .accessibility5: 11
    }
  }
}
