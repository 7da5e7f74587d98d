import StillsCore

// MARK: - The system's colours

extension Color {
  public static let red = Color(system: .systemRed)
  public static let orange = Color(system: .systemOrange)
  public static let yellow = Color(system: .systemYellow)
  public static let green = Color(system: .systemGreen)
  public static let mint = Color(system: .systemMint)
  public static let teal = Color(system: .systemTeal)
  public static let cyan = Color(system: .systemCyan)
  public static let blue = Color(system: .systemBlue)
  public static let indigo = Color(system: .systemIndigo)
  public static let purple = Color(system: .systemPurple)
  public static let pink = Color(system: .systemPink)
  public static let brown = Color(system: .systemBrown)
  public static let gray = Color(system: .systemGray)

  public static let black = Color(white: 0)
  public static let white = Color(white: 1)
  public static let clear = Color(white: 0, opacity: 0)

  /// What text is inked with.
  public static let primary = Color(system: .label)
  public static let secondary = Color(system: .secondaryStyle)
  /// What the app sets as its accent; blue by default.
  public static let accentColor = Color(source: .accent)
}

// MARK: - As styles

extension ShapeStyle where Self == Color {
  public static var red: Color { Color.red }
  public static var orange: Color { Color.orange }
  public static var yellow: Color { Color.yellow }
  public static var green: Color { Color.green }
  public static var mint: Color { Color.mint }
  public static var teal: Color { Color.teal }
  public static var cyan: Color { Color.cyan }
  public static var blue: Color { Color.blue }
  public static var indigo: Color { Color.indigo }
  public static var purple: Color { Color.purple }
  public static var pink: Color { Color.pink }
  public static var brown: Color { Color.brown }
  public static var gray: Color { Color.gray }
  public static var black: Color { Color.black }
  public static var white: Color { Color.white }
  public static var clear: Color { Color.clear }
}
