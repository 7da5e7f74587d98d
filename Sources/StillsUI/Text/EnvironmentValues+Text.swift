import Foundation

nonisolated extension EnvironmentValues {
  /// Nil: body.
  public var font: Font? {
    get { text.font }
    set { text.font = newValue }
  }

  public var dynamicTypeSize: DynamicTypeSize {
    get { text.dynamicTypeSize ?? DynamicTypeSize(world.typeSize) }
    set { text.dynamicTypeSize = newValue }
  }

  public var legibilityWeight: LegibilityWeight? {
    get { text.legibilityWeight }
    set { text.legibilityWeight = newValue }
  }

  /// Nil: as many lines as needed.
  public var lineLimit: Int? {
    get { text.lineLimit }
    set {
      text.lineLimit = newValue.map { max(1, $0) }
      text.reservedLines = 1
    }
  }

  public var lineSpacing: CGFloat {
    get { text.lineSpacing }
    set { text.lineSpacing = newValue }
  }

  public var multilineTextAlignment: TextAlignment {
    get { text.alignment }
    set { text.alignment = newValue }
  }

  public var truncationMode: Text.TruncationMode {
    get { text.truncation }
    set { text.truncation = newValue }
  }

  public var minimumScaleFactor: CGFloat {
    get { text.minimumScaleFactor }
    set { text.minimumScaleFactor = newValue }
  }

  public var allowsTightening: Bool {
    get { text.allowsTightening }
    set { text.allowsTightening = newValue }
  }

  public var textCase: Text.Case? {
    get { text.textCase }
    set { text.textCase = newValue }
  }
}
