import Foundation

/// One or more lines of read-only text.
///
/// Is as wide as its widest line and as tall as its lines, both rounded up to pixels; wraps at the proposed width,
/// and truncates where the proposed height or the line limit ends. Never grows beyond its text.
nonisolated public struct Text: Equatable {
  package enum Content: Equatable {
    case verbatim(String)
    case key(LocalizedStringKey)
    case attributed(AttributedString)
    case formatted(FormattedValue)
    case image(Image)
  }

  package struct Piece: Equatable {
    package var content: Content
    package var attributes = TextAttributes()
  }

  /// Texts that were added up, in order.
  package private(set) var pieces: [Piece]

  package init(_ content: Content) { pieces = [Piece(content: content)] }

  public static func + (left: Text, right: Text) -> Text {
    var text = left
    text.pieces += right.pieces
    return text
  }

  /// What is said already, further inside, stays.
  package func setting(_ change: (inout TextAttributes) -> Void) -> Text {
    var attributes = TextAttributes()
    change(&attributes)
    var text = self
    for index in text.pieces.indices {
      text.pieces[index].attributes = attributes.overridden(by: text.pieces[index].attributes)
    }
    return text
  }
}

// MARK: - Strings

nonisolated extension Text {
  /// The string as it is: neither looked up nor read as Markdown.
  public init(verbatim content: String) { self.init(.verbatim(content)) }

  /// A string that is not a literal: as it is. Literals become keys.
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { self.init(.verbatim(String(content))) }

  /// A text to be looked up in the world's tables, with inline Markdown. Without a table the key is its own text.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    self.init(.key(key.inTable(tableName)))
  }

  /// Runs keep their font, colour, kerning, underline, link and so on; what they leave open comes from around.
  /// Literals could be attributed strings too: they become keys.
  @_disfavoredOverload public init(_ attributedContent: AttributedString) { self.init(.attributed(attributedContent)) }

  /// The picture on the baseline, sized by the text's font when it is a symbol.
  public init(_ image: Image) { self.init(.image(image)) }
}

// MARK: - Values

nonisolated extension Text {
  /// The value formatted for the environment's locale.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(.formatted(FormattedValue { $0.string(input, format) }))
  }

  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(.attributed(format.format(input)))
  }

  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(.verbatim(formatter.string(for: subject) ?? ""))
  }

  public init(_ date: Date, formatter: Formatter) { self.init(.verbatim(formatter.string(for: date) ?? "")) }

  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(.verbatim(formatter.string(for: subject) ?? ""))
  }

  /// A date as a day, a time, or its distance from the world's clock.
  public init(_ date: Date, style: DateStyle) {
    self.init(.formatted(FormattedValue { style.string(for: date, with: $0) }))
  }

  public init(_ dates: ClosedRange<Date>) {
    self.init(.formatted(FormattedValue { $0.string(dates) }))
  }

  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// The time that is left, or with `countsDown` false has passed, at the world's clock or at `pauseTime`.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    self.init(
      .formatted(
        FormattedValue {
          let now = min(max(pauseTime ?? $0.now, timerInterval.lowerBound), timerInterval.upperBound)
          let seconds =
            countsDown
            ? timerInterval.upperBound.timeIntervalSince(now) : now.timeIntervalSince(timerInterval.lowerBound)
          return DurationText.timer(seconds, showsHours: showsHours)
        }))
  }
}
