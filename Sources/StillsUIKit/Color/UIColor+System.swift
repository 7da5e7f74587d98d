import Foundation
import StillsCore
import StillsDisplay

// MARK: - The system's colours

extension UIColor {
  public static let systemRed = UIColor(.systemRed)
  public static let systemOrange = UIColor(.systemOrange)
  public static let systemYellow = UIColor(.systemYellow)
  public static let systemGreen = UIColor(.systemGreen)
  public static let systemMint = UIColor(.systemMint)
  public static let systemTeal = UIColor(.systemTeal)
  public static let systemCyan = UIColor(.systemCyan)
  public static let systemBlue = UIColor(.systemBlue)
  public static let systemIndigo = UIColor(.systemIndigo)
  public static let systemPurple = UIColor(.systemPurple)
  public static let systemPink = UIColor(.systemPink)
  public static let systemBrown = UIColor(.systemBrown)

  public static let systemGray = UIColor(.systemGray)
  public static let systemGray2 = UIColor(.systemGray2)
  public static let systemGray3 = UIColor(.systemGray3)
  public static let systemGray4 = UIColor(.systemGray4)
  public static let systemGray5 = UIColor(.systemGray5)
  public static let systemGray6 = UIColor(.systemGray6)

  public static let label = UIColor(.label)
  public static let secondaryLabel = UIColor(.secondaryLabel)
  public static let tertiaryLabel = UIColor(.tertiaryLabel)
  public static let quaternaryLabel = UIColor(.quaternaryLabel)
  public static let placeholderText = UIColor(.placeholderText)
  public static let link = UIColor(.link)
  public static let darkText = UIColor(.darkText)
  public static let lightText = UIColor(.lightText)

  public static let systemFill = UIColor(.systemFill)
  public static let secondarySystemFill = UIColor(.secondarySystemFill)
  public static let tertiarySystemFill = UIColor(.tertiarySystemFill)
  public static let quaternarySystemFill = UIColor(.quaternarySystemFill)
  public static let separator = UIColor(.separator)
  public static let opaqueSeparator = UIColor(.opaqueSeparator)

  public static let systemBackground = UIColor(.systemBackground)
  public static let secondarySystemBackground = UIColor(.secondarySystemBackground)
  public static let tertiarySystemBackground = UIColor(.tertiarySystemBackground)
  public static let systemGroupedBackground = UIColor(.systemGroupedBackground)
  public static let secondarySystemGroupedBackground = UIColor(.secondarySystemGroupedBackground)
  public static let tertiarySystemGroupedBackground = UIColor(.tertiarySystemGroupedBackground)

  /// The default tint.
  public static let tintColor = UIColor(.tint)
  @available(*, deprecated, renamed: "systemGroupedBackground")
  public static var groupTableViewBackground: UIColor { systemGroupedBackground }
}

// MARK: - Fixed colours

extension UIColor {
  public static let black = UIColor(white: 0, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let clear = UIColor(white: 0, alpha: 0)
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
}
