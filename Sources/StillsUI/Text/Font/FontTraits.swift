import Foundation
import StillsTypesetting

/// Changes to a font: what font modifiers, text modifiers and the environment ask for. Nil leaves things as they are.
nonisolated package struct FontTraits: Hashable, Sendable {
  package var weight: Font.Weight?
  package var isBold: Bool?
  package var isItalic: Bool?
  package var isMonospaced: Bool?
  package var hasMonospacedDigits: Bool?
  package var smallCaps: SmallCaps?
  package var design: Font.Design?
  package var width: Font.Width?
  package var leading: Font.Leading?

  package enum SmallCaps: Hashable, Sendable { case all, lowercase, uppercase }

  package init(weight: Font.Weight? = nil) { self.weight = weight }

  /// What `other` says, and what it leaves open as said here.
  package func overridden(by other: FontTraits) -> FontTraits {
    var traits = self
    traits.weight = other.weight ?? weight
    traits.isBold = other.isBold ?? isBold
    traits.isItalic = other.isItalic ?? isItalic
    traits.isMonospaced = other.isMonospaced ?? isMonospaced
    traits.hasMonospacedDigits = other.hasMonospacedDigits ?? hasMonospacedDigits
    traits.smallCaps = other.smallCaps ?? smallCaps
    traits.design = other.design ?? design
    traits.width = other.width ?? width
    traits.leading = other.leading ?? leading
    return traits
  }
}
