import StillsDisplay

/// The colours iOS names, by their UIKit names; values in `Data/colors.csv`. `SwiftUI`'s `Color.red` is `systemRed` and
/// so on; `secondaryStyle` and its siblings are what SwiftUI's hierarchical styles are made of (they differ from the
/// labels where contrast is increased). The last ones are parts of controls.
package enum SystemColor: UInt8, Hashable, Sendable, CaseIterable {
  case systemRed, systemOrange, systemYellow, systemGreen, systemMint, systemTeal, systemCyan, systemBlue
  case systemIndigo, systemPurple, systemPink, systemBrown
  case systemGray, systemGray2, systemGray3, systemGray4, systemGray5, systemGray6
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, quinaryLabel, placeholderText, link, darkText, lightText
  case secondaryStyle, tertiaryStyle, quaternaryStyle
  case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
  case separator, opaqueSeparator, listSeparator
  case systemBackground, secondarySystemBackground, tertiarySystemBackground
  case systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground
  /// What `Color.accentColor` is when the app sets none.
  case tint
  case switchOn, switchOff, barBackground, segmentedPill, alertCard, dimming, cellSelection

  /// As UIKit spells it: `secondaryLabel`.
  package var name: String { "\(self)" }

  package init?(named name: String) {
    guard let color = Self.byName[name] else { return nil }
    self = color
  }

  /// `isElevated`: inside sheets, popovers and secondary columns, where dark backgrounds are a step lighter.
  package func resolved(
    look: World.Look, isDark: Bool, isHighContrast: Bool = false, isElevated: Bool = false
  ) -> ResolvedColor {
    let variant = ColorVariant(look: look, isDark: isDark, isHighContrast: isHighContrast, isElevated: isElevated)
    return Self.table[Int(rawValue) * ColorVariant.count + variant.index]
  }

  private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.name, $0) })

  /// Every colour's variants, one after the other.
  private static let table: [ResolvedColor] = {
    var table = Array(repeating: ResolvedColor.clear, count: allCases.count * ColorVariant.count)
    // Rows without a look of their own hold for both; a colour with no iOS 26 row keeps its iOS 18 values.
    let rows = CSVTable(PackageResources.colors_csv).rows
    for look in [World.Look.ios18, .ios26] {
      for row in rows where row["look"] != "ios26" || look == .ios26 {
        guard let color = SystemColor(named: row["name"]) else { continue }
        for variant in ColorVariant.all where variant.look == look {
          table[Int(color.rawValue) * ColorVariant.count + variant.index] = variant.value(in: row) ?? .clear
        }
      }
    }
    return table
  }()
}

/// One of the circumstances a system colour adapts to.
private struct ColorVariant {
  var look: World.Look
  var isDark, isHighContrast, isElevated: Bool

  static let count = 16

  static let all: [ColorVariant] = [World.Look.ios18, .ios26].flatMap { look in
    (0..<8).map { bits in
      ColorVariant(look: look, isDark: bits & 4 != 0, isHighContrast: bits & 2 != 0, isElevated: bits & 1 != 0)
    }
  }

  var index: Int {
    (look == .ios26 ? 8 : 0) + (isDark ? 4 : 0) + (isHighContrast ? 2 : 0) + (isElevated ? 1 : 0)
  }

  /// The most particular cell that is filled in: elevation and contrast give way, appearance does not.
  func value(in row: CSVTable.Row) -> ResolvedColor? {
    let columns =
      if isDark {
        [
          isElevated && isHighContrast ? "dark_elevated_high_contrast" : nil, isElevated ? "dark_elevated" : nil,
          isHighContrast ? "dark_high_contrast" : nil, "dark",
        ]
      } else {
        [isHighContrast ? "light_high_contrast" : nil, "light"]
      }
    return columns.lazy.compactMap { $0 }.compactMap { ResolvedColor(cell: row.numbers($0)) }.first
  }
}

extension ResolvedColor {
  /// Red, green and blue from 0 to 255, and alpha from 0 to 1 where it is not 1.
  fileprivate init?(cell: [Double]) {
    guard cell.count == 3 || cell.count == 4 else { return nil }
    self.init(red: cell[0] / 255, green: cell[1] / 255, blue: cell[2] / 255, alpha: cell.count == 4 ? cell[3] : 1)
  }
}
