import Foundation

// UIKit's views draw SwiftUI's attributes, too: without types, `container.foregroundColor = .red` is SwiftUI's.

/// Found by the linker (CStillsStage): UIKit's module is below this one.
@_cdecl("stills_bring_attributes") public func _bringAttributes() {
  AttributeBridge.ofSwiftUI = { container in
    typealias Keys = AttributeScopes.SwiftUIAttributes
    var attributes: [NSAttributedString.Key: Any] = [:]
    if let font = container[Keys.FontAttribute.self] {
      attributes[.font] = UIFont(request: font.resolved(traits: FontTraits(), typeSize: World.shown.typeSize))
    }
    attributes[.foregroundColor] = container[Keys.ForegroundColorAttribute.self].map { UIColor($0) }
    attributes[.backgroundColor] = container[Keys.BackgroundColorAttribute.self].map { UIColor($0) }
    attributes[.kern] = container[Keys.KerningAttribute.self]
    attributes[.tracking] = container[Keys.TrackingAttribute.self]
    attributes[.baselineOffset] = container[Keys.BaselineOffsetAttribute.self]
    if let line = container[Keys.UnderlineStyleAttribute.self] {
      attributes[.underlineStyle] = NSUnderlineStyle(line.pattern).rawValue
      attributes[.underlineColor] = line.color.map { UIColor($0) }
    }
    if let line = container[Keys.StrikethroughStyleAttribute.self] {
      attributes[.strikethroughStyle] = NSUnderlineStyle(line.pattern).rawValue
      attributes[.strikethroughColor] = line.color.map { UIColor($0) }
    }
    return attributes
  }
}

extension NSUnderlineStyle {
  fileprivate init(_ pattern: Text.LineStyle.Pattern) {
    switch pattern {
    case .solid: self = .single
    case .dot: self = [.single, .patternDot]
    case .dash: self = [.single, .patternDash]
    case .dashDot: self = [.single, .patternDashDot]
    case .dashDotDot: self = [.single, .patternDashDotDot]
    }
  }
}

extension Text.LineStyle {
  /// Nil for no line at all.
  public init?(nsUnderlineStyle: NSUnderlineStyle) {
    guard nsUnderlineStyle.rawValue & 0xF != 0 else { return nil }
    let pattern: Pattern =
      switch nsUnderlineStyle.rawValue & 0x700 {
      case 0x100: .dot
      case 0x200: .dash
      case 0x300: .dashDot
      case 0x400: .dashDotDot
      default: .solid
      }
    self.init(pattern: pattern)
  }
}
