import Foundation
import StillsDisplay
import StillsTypesetting

/// Draws texts in a way of its own, line by line or letter by letter.
///
/// Texts are laid out as without it; each text in the view is drawn by one call.
public protocol TextRenderer: Animatable {
  func draw(layout: Text.Layout, in context: inout GraphicsContext)
  /// As large as the text alone, unless said otherwise.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
  /// How far the drawing may reach beyond the text. Nothing is cut off here, whatever it is.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that a renderer is asked about.
public struct TextProxy {
  let measure: (ProposedViewSize) -> CGSize
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// A mark of one's own on a part of a text, for a `TextRenderer` to see.
public protocol TextAttribute {}

nonisolated extension Text {
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    setting { $0.custom = TextMarks([value]) }
  }
}

nonisolated extension View {
  public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    modifier(TextEnvironmentModifier { $0.renderer = TextRendererBox(renderer) })
  }
}

/// Marks on a text; the innermost of a type counts.
nonisolated package struct TextMarks: Equatable {
  private(set) var values: [any TextAttribute]

  init(_ values: [any TextAttribute]) { self.values = values }

  func adding(_ inner: TextMarks?) -> TextMarks { TextMarks(values + (inner?.values ?? [])) }

  subscript<T: TextAttribute>(key: T.Type) -> T? { values.reversed().lazy.compactMap { $0 as? T }.first }

  /// Marks cannot be compared: any two lists that are not empty count as different.
  package static func == (left: TextMarks, right: TextMarks) -> Bool { left.values.isEmpty && right.values.isEmpty }
}

nonisolated package struct TextRendererBox {
  let renderer: any TextRenderer
  init(_ renderer: any TextRenderer) { self.renderer = renderer }
}
