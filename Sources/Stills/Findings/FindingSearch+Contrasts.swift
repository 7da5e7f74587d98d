import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry
import StillsSnapshots
import StillsTypesetting
import StillsUI
import StillsUIKit

extension FindingSearch {
  /// WCAG 2.1, 1.4.3: 4.5 to 1, and 3 to 1 for letters from 18 points, or 14 where they are bold.
  var contrasts: [Finding] {
    let disabled = map.entries.filter { !($0.target?.isEnabled ?? true) }.map(\.path)
    return once { shown in
      let letters = shown.letters
      guard letters.role == nil, let text = shown.text, let color = letters.color, color.alpha >= 0.1,
        letters.text.contains(where: { $0.isLetter || $0.isNumber }), let ground = ink.ground(of: letters),
        !disabled.contains(where: { text.path.starts(with: $0) }), !isDisabled(text),
        // Rows of wheels, which fade.
        !isInside(text, ["choice"])
      else { return nil }
      let isLarge = letters.size >= 18 || (letters.size >= 14 && letters.weight >= 600)
      let least = isLarge ? 3.0 : 4.5
      let painted = color.laid(over: ground)
      let ratio = (painted.contrastRatio(to: ground) * 100).rounded(.down) / 100
      guard ratio < least else { return nil }
      let colors = "\(hexadecimal(painted)) on \(hexadecimal(ground))"
      return Finding(
        .contrast,
        "\(title(shown)): a contrast of \(NumberText.string(ratio)) to 1, less than \(NumberText.string(least)) (\(colors))",
        severity: isSystems(color, on: ground) ? .note : .problem, frame: text.frame)
    }
  }

  /// Something around says so, though it takes no touches.
  private func isDisabled(_ text: TouchMap.Entry) -> Bool {
    around(text).contains { $0.details == "disabled" || $0.details.hasPrefix("disabled,") }
  }

  /// A pair of colours that iOS itself puts together: labels of lower ranks, the tint of buttons.
  private func isSystems(_ color: ResolvedColor, on ground: ResolvedColor) -> Bool {
    func any(_ names: [SystemColor], _ color: ResolvedColor) -> Bool {
      names.contains { name in
        [false, true].contains { isDark in
          [false, true].contains { isElevated in
            name.resolved(look: world.look, isDark: isDark, isElevated: isElevated).isClose(to: color)
          }
        }
      }
    }
    let backgrounds: [SystemColor] = [
      .systemBackground, .secondarySystemBackground, .tertiarySystemBackground, .systemGroupedBackground,
      .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground,
    ]
    let labels: [SystemColor] = [
      .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText, .secondaryStyle, .tertiaryStyle,
      .quaternaryStyle, .systemBlue, .tint, .link, .systemRed,
    ]
    if any(labels, color) { return any(backgrounds, ground) || ground.isGray }
    return color.isClose(to: .white) && any([.systemBlue, .tint, .systemRed], ground)
  }

  /// `#rrggbb`.
  private func hexadecimal(_ color: ResolvedColor) -> String { String(color.dump.prefix(7)) }
}

extension ResolvedColor {
  /// Grounds of the system's controls are greys.
  fileprivate var isGray: Bool { abs(red - green) < 0.03 && abs(green - blue) < 0.03 }
}
