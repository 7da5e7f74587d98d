import Foundation
import StillsDisplay

/// The pictures and colours that an app brings along: its asset catalogs, and picture files that lie about in its
/// folders. Read once; nothing is decoded before it is drawn.
public final class AssetLibrary: Sendable {
  /// Nothing at all.
  public static let empty = AssetLibrary(images: [:], colors: [:], problems: [])

  /// By name; names in namespaces are paths: `Icons/logo`.
  package let images: [String: ImageAsset]
  package let colors: [String: ColorAsset]
  /// Symbols of the app's own.
  package let symbols: [String: SymbolTemplate]
  /// What could not be read, in words, each naming its file.
  package let problems: [String]

  package init(
    images: [String: ImageAsset], colors: [String: ColorAsset], symbols: [String: SymbolTemplate] = [:],
    problems: [String]
  ) {
    (self.images, self.colors, self.symbols, self.problems) = (images, colors, symbols, problems)
  }

  /// Reads `paths`: asset catalogs, picture files, and folders of either. What is found first wins over later things of
  /// its name.
  public convenience init(paths: [String]) {
    var reader = AssetReader()
    reader.read(paths)
    self.init(
      images: reader.images, colors: reader.colors, symbols: reader.symbols, problems: reader.problems)
  }

  package var isEmpty: Bool { images.isEmpty && colors.isEmpty && symbols.isEmpty }
}

// MARK: - Looking up

extension AssetLibrary {
  /// The picture called `name`, or a file of that name with its ending: `photo` and `photo.jpg` both find `photo.jpg`.
  package func image(_ name: String) -> ImageAsset? {
    if let image = images[name] { return image }
    guard let dot = name.lastIndex(of: "."), AssetReader.isPicture(name) else { return nil }
    return images[String(name[..<dot])]
  }

  package func color(_ name: String) -> ColorAsset? { colors[name] }

  /// Names like `name`, best first, for messages.
  package func namesLike(_ name: String, among names: some Collection<String>) -> [String] {
    let wanted = name.lowercased()
    return names.filter { other in
      let other = other.lowercased()
      return other.contains(wanted) || wanted.contains(other)
    }.sorted().prefix(3).map { $0 }
  }
}

/// Which of an asset's variants a screen shows.
package struct AssetConditions: Hashable, Sendable {
  package var isDark = false
  package var isHighContrast = false
  package var isPad = false
  package var isRightToLeft = false
  /// Pixels a point.
  package var scale: CGFloat = 1

  package init() {}
}

extension AssetConditions {
  /// Those that hold for a whole screen.
  package init(_ world: World) {
    self.init()
    isDark = world.appearance == .dark
    isPad = world.device.isPad
    isRightToLeft = world.direction == .rightToLeft
    scale = world.scale ?? world.device.scale
  }
}

/// For which screens a variant is meant; nil or false: for any.
package struct AssetFit: Hashable, Sendable {
  package var isDark = false
  package var isHighContrast = false
  package var isPad: Bool?
  package var isRightToLeft: Bool?
  /// Nil for pictures of no scale: vectors, and single ones.
  package var scale: CGFloat?

  package init() {}

  /// How well it fits, the larger the better; nil when it is not meant for such a screen at all. Appearance counts
  /// before the device, and that before the scale, where more pixels are better than too few.
  package func rank(under conditions: AssetConditions) -> Double? {
    if isDark && !conditions.isDark || isHighContrast && !conditions.isHighContrast { return nil }
    if let isPad, isPad != conditions.isPad { return nil }
    if let isRightToLeft, isRightToLeft != conditions.isRightToLeft { return nil }
    var rank = 0.0
    if isDark { rank += 4_000 }
    if isHighContrast { rank += 2_000 }
    if isPad != nil { rank += 1_000 }
    if isRightToLeft != nil { rank += 500 }
    guard let scale else { return rank }
    let excess = Double(scale - conditions.scale)
    return rank + (excess >= 0 ? 100 - excess : 50 + excess)
  }
}

extension Sequence {
  /// The element that fits best; of equals the first.
  func best(under conditions: AssetConditions, _ fit: (Element) -> AssetFit) -> Element? {
    var best: (element: Element, rank: Double)?
    for element in self {
      guard let rank = fit(element).rank(under: conditions) else { continue }
      if let known = best, known.rank >= rank { continue }
      best = (element, rank)
    }
    return best?.element
  }
}
