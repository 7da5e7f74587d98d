import Foundation

nonisolated extension View {
  public func kerning(_ kerning: CGFloat) -> some View {
    modifier(TextEnvironmentModifier { $0.attributes.kerning = kerning })
  }

  public func tracking(_ tracking: CGFloat) -> some View {
    modifier(TextEnvironmentModifier { $0.attributes.tracking = tracking })
  }

  public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    modifier(TextEnvironmentModifier { $0.attributes.baselineOffset = baselineOffset })
  }

  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    let style = Text.LineStyle(pattern: pattern, color: color)
    return modifier(
      TextEnvironmentModifier { $0.attributes.underline = TextDecoration(isActive: isActive, style: style) })
  }

  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    let style = Text.LineStyle(pattern: pattern, color: color)
    return modifier(
      TextEnvironmentModifier { $0.attributes.strikethrough = TextDecoration(isActive: isActive, style: style) })
  }

  public func textCase(_ textCase: Text.Case?) -> some View {
    modifier(TextEnvironmentModifier { $0.textCase = textCase })
  }

  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    modifier(TextEnvironmentModifier { if isEnabled { $0.attributes.scale = scale } })
  }
}
