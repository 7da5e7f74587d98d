import Foundation
import StillsDisplay
import StillsTypesetting

/// A text with its environment taken in, ready for the typesetter.
nonisolated package struct ResolvedText {
  package var text: StyledText
  package var style: ParagraphStyle
  /// Styles that need the text's rectangle before they are paints; runs refer to them by `placeholder(_:)`.
  package var styles: [ResolvedStyle] = []
  package var marks: [TextMarks] = []

  /// The style of the whole text, where it is one of `styles`: its shadow and blending go around all.
  package var commonStyle: ResolvedStyle? {
    guard let paint = text.runs.first?.paint, let index = Self.index(ofPlaceholder: paint),
      styles.indices.contains(index), text.runs.allSatisfy({ $0.paint == paint })
    else { return nil }
    return styles[index]
  }
}

@MainActor extension ResolvedText {
  package init(_ text: Text, in environment: EnvironmentValues) {
    var resolver = TextResolver(environment: environment)
    let runs = text.segments(with: resolver.formatting).map { resolver.run($0) }
    self.init(
      text: StyledText(runs: runs), style: resolver.paragraphStyle, styles: resolver.styles,
      marks: resolver.marks)
  }
}

// MARK: - Styles that depend on the rectangle

nonisolated extension ResolvedText {
  /// Never drawn: tells which of `styles` a run is inked with.
  static func placeholder(_ index: Int) -> Paint {
    .linearGradient(stops: [], start: CGPoint(x: CGFloat(index), y: 0), end: .zero)
  }

  func style(ofPlaceholder paint: Paint) -> ResolvedStyle? {
    Self.index(ofPlaceholder: paint).flatMap { styles.indices.contains($0) ? styles[$0] : nil }
  }

  private static func index(ofPlaceholder paint: Paint) -> Int? {
    guard case .linearGradient(let stops, let start, _) = paint, stops.isEmpty else { return nil }
    return Int(start.x)
  }

  /// The layout with paints that span `bounds`, in screen points.
  package func painting(_ layout: TextLayout, in bounds: CGRect) -> TextLayout {
    guard !styles.isEmpty else { return layout }
    var layout = layout
    for line in layout.lines.indices {
      for fragment in layout.lines[line].fragments.indices {
        let paint = layout.lines[line].fragments[fragment].style.paint
        guard let index = Self.index(ofPlaceholder: paint), styles.indices.contains(index) else { continue }
        layout.lines[line].fragments[fragment].style.paint = styles[index].paint(in: bounds)
      }
    }
    return layout
  }
}
