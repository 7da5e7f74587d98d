import Foundation

/// What of an attributed text is selected: a place to type at unless told otherwise. A still shows neither.
nonisolated public struct AttributedTextSelection: Equatable {
  public enum Indices: Equatable {
    case insertionPoint(AttributedString.Index)
    case ranges(RangeSet<AttributedString.Index>)
  }

  private var selected: Indices?

  public init() {}
  public init(range: Range<AttributedString.Index>) {
    selected = range.isEmpty ? .insertionPoint(range.lowerBound) : .ranges(RangeSet(range))
  }
  public init(ranges: RangeSet<AttributedString.Index>) { selected = .ranges(ranges) }
  public init(insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil) {
    selected = .insertionPoint(insertionPoint)
  }

  /// The end of the text where nothing else is known.
  public func indices(in text: AttributedString) -> Indices { selected ?? .insertionPoint(text.endIndex) }

  public func typingAttributes(in text: AttributedString) -> AttributeContainer {
    switch indices(in: text) {
    case .ranges(let ranges):
      ranges.ranges.first.flatMap { text[$0].runs.first?.attributes } ?? AttributeContainer()
    case .insertionPoint: text.runs.last?.attributes ?? AttributeContainer()
    }
  }
}

extension AttributedString {
  /// Changes how the selected parts look.
  public mutating func transformAttributes(
    in selection: inout AttributedTextSelection, body: (inout AttributeContainer) -> Void
  ) {
    guard case .ranges(let ranges) = selection.indices(in: self) else { return }
    for range in ranges.ranges {
      for run in self[range].runs {
        var attributes = run.attributes
        body(&attributes)
        self[run.range].setAttributes(attributes)
      }
    }
  }
}

nonisolated extension TextEditor {
  /// Shows the text with its attributes; what is typed has none.
  public init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil) {
    self.init(attributed: text)
  }
}

/// How text editors look. Those of iPhones look alike.
public protocol TextEditorStyle {}
nonisolated public struct AutomaticTextEditorStyle: TextEditorStyle { public init() {} }
nonisolated public struct PlainTextEditorStyle: TextEditorStyle { public init() {} }
nonisolated extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  public static var automatic: Self { Self() }
}
nonisolated extension TextEditorStyle where Self == PlainTextEditorStyle { public static var plain: Self { Self() } }

/// On which side of a line's break a place between two lines is.
nonisolated public enum TextSelectionAffinity: Hashable, Sendable { case automatic, upstream, downstream }

nonisolated extension View {
  public func textEditorStyle(_ style: some TextEditorStyle) -> some View { self }
  public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View { self }
}
