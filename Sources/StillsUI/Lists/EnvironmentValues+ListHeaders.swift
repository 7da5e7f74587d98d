import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry
import StillsLayout

/// How the words of headers and footers are set.
nonisolated extension EnvironmentValues {
  /// Headers of grouped lists are small capitals in grey before iOS 26.
  mutating func setHeader(isPlain: Bool, isGlass: Bool) {
    listRow = nil
    if isPlain {
      text.font = .headline
      return
    }
    setForeground([AnyShapeStyle(Color(uiColor: .secondaryLabel))], isDefault: true)
    guard headerProminence == .standard else {
      text.font = .title3.bold()
      setForeground([AnyShapeStyle(Color(uiColor: .label))], isDefault: true)
      return
    }
    text.font = isGlass ? .headline : .footnote
    if !isGlass { textCase = .uppercase }
  }

  mutating func setSidebarHeader() {
    text.font = .title3.bold()
    textCase = nil
    setForeground([AnyShapeStyle(Color(uiColor: .label))], isDefault: true)
  }

  /// Lines are closer than elsewhere (measured §1: 14 at 12 points), and a lonely last word stays alone
  /// (home-assistant/toggles: “vulnerabilities.”).
  mutating func setFooter() {
    listRow = nil
    text.avoidsOrphans = false
    text.font = .footnote.leading(.tight)
    setForeground([AnyShapeStyle(Color(uiColor: .secondaryLabel))], isDefault: true)
  }
}
