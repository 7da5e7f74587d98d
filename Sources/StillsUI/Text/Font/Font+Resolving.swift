import Foundation
import StillsTypesetting

nonisolated extension Font {
  /// The font in an environment: sizes for its type size, and the weight, design and so on that it asks for.
  package func resolved(in environment: EnvironmentValues) -> FontRequest {
    let text = environment.text
    return resolved(
      traits: text.fontTraits, typeSize: text.typeSize(in: environment.world),
      isLegible: text.legibilityWeight == .bold)
  }

  /// `traits` come on top of the font's own.
  package func resolved(traits: FontTraits, typeSize: TypeSize, isLegible: Bool = false) -> FontRequest {
    let (base, boldWeight) = unmodified(at: typeSize)
    var request = base
    let traits = self.traits.overridden(by: traits)
    request.apply(traits, boldWeight: boldWeight)
    // A number of our own: iOS' Bold Text makes regular about semibold.
    if isLegible { request.weight = min(900, (request.weight ?? 400) + 200) }
    return request
  }

  /// The font before modifiers, and the weight that bold means for it (facts: text-metrics §1, "bold trait").
  private func unmodified(at typeSize: TypeSize) -> (FontRequest, boldWeight: Double) {
    switch base {
    case .style(let style, let design):
      let metrics = TextStyleMetrics.of(style.name, typeSize)
      let request = FontRequest(
        family: .system(design.requested), size: metrics.size, weight: metrics.weight, leading: metrics.leading)
      return (request, metrics.emphasizedWeight)
    case .system(let size, let weight, let design):
      let request = FontRequest(
        family: .system(design.requested), size: size.asFontSize, weight: (weight ?? .regular).value)
      return (request, 700)
    case .custom(let name, let size, let style):
      let size = size.asFontSize
      let scaled = style.map { TextStyleMetrics.scaledFontSize(size, relativeTo: $0.name, typeSize: typeSize) }
      return (FontRequest(family: .named(name), size: scaled ?? size), 700)
    case .platform(let request):
      return (request, 700)
    }
  }
}

nonisolated extension CGFloat {
  /// Our choice: letters of more than 20,000 points are larger than anything that they could be seen on.
  /// Those of less than a hundredth have no shape.
  fileprivate var asFontSize: CGFloat { isFinite && self >= 0.01 ? Swift.min(self, 20_000) : 0 }
}

nonisolated extension Optional where Wrapped == Font.Design {
  fileprivate var requested: FontRequest.Design { self?.requested ?? .standard }
}

nonisolated extension Font.Design {
  var requested: FontRequest.Design {
    switch self {
    case .default: .standard
    case .serif: .serif
    case .rounded: .rounded
    case .monospaced: .monospaced
    }
  }
}

extension FontRequest {
  /// An explicit weight wins over bold; bold never makes a font lighter.
  fileprivate mutating func apply(_ traits: FontTraits, boldWeight: Double) {
    if let weight = traits.weight {
      self.weight = weight.value
    } else if traits.isBold == true {
      weight = max(weight ?? boldWeight, boldWeight)
    }
    if let isItalic = traits.isItalic { self.isItalic = isItalic }
    if let design = traits.design, case .system = family { family = .system(design.requested) }
    if traits.isMonospaced == true { family = .system(.monospaced) }
    // A number of our own: the system's narrow and wide cuts in proportion to their names' values.
    if let width = traits.width, width.value.isFinite { self.width = max(0.5, 1 + width.value) }
    apply(leading: traits.leading ?? .standard)
    if traits.hasMonospacedDigits == true { features.insert(.monospacedDigits) }
    switch traits.smallCaps {
    case .all: features.insert(.smallCaps)
    case .lowercase: features.insert(.lowercaseSmallCaps)
    case .uppercase: features.insert(.uppercaseSmallCaps)
    case nil: break
    }
  }

  /// Tight is two points less (facts: measured §1, "List section footer"); loose, as UIKit's trait, two more.
  private mutating func apply(leading: Font.Leading) {
    guard leading != .standard else { return }
    let natural = self.leading ?? size * SystemFontMetrics.lineHeight
    self.leading = natural + (leading == .tight ? -2 : 2)
  }
}
