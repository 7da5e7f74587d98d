import StillsDisplay

/// What the system draws its own furniture with: black on light screens, white on dark ones.
package enum Ink: Hashable, Sendable {
  case dark, light

  package var color: ResolvedColor { self == .dark ? .black : .white }

  /// The ink that can be read on `color`, taken as it lies on white paper. The threshold of a half, on the eye's own
  /// scale, is our choice.
  package static func over(_ color: ResolvedColor) -> Ink {
    func channel(_ value: Double) -> Double { 1 - color.alpha * (1 - value) }
    let luma = 0.299 * channel(color.red) + 0.587 * channel(color.green) + 0.114 * channel(color.blue)
    return luma > 0.5 ? .dark : .light
  }
}
