import Foundation

// Linux's Foundation reads no Markdown.

extension AttributedString {
  /// How Markdown is read.
  public struct MarkdownParsingOptions: Sendable {
    public enum InterpretedSyntax: Sendable {
      /// Blocks too: lines run together, what marks a block is left out.
      case full
      /// Marks within lines; lines run together.
      case inlineOnly
      /// Marks within lines; lines and spaces stay.
      case inlineOnlyPreservingWhitespace
    }

    public enum FailurePolicy: Sendable { case throwError, returnPartiallyParsedIfPossible }

    public var allowsExtendedAttributes: Bool
    public var interpretedSyntax: InterpretedSyntax
    public var failurePolicy: FailurePolicy
    public var languageCode: String?

    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      (self.allowsExtendedAttributes, self.interpretedSyntax) = (allowsExtendedAttributes, interpretedSyntax)
      (self.failurePolicy, self.languageCode) = (failurePolicy, languageCode)
    }
  }

  public init(markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
    self.init(markdownSpans: InlineMarkdown.spans(of: options.interpretedSyntax.source(of: markdown)), baseURL: baseURL)
  }

  public init(markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
    try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }

  /// Runs with Foundation's intents, which `Text` draws.
  init(markdownSpans spans: [InlineMarkdown.Span], baseURL: URL? = nil) {
    self.init()
    for span in spans {
      var run = AttributedString(span.text)
      let intent = InlinePresentationIntent(span.style)
      if !intent.isEmpty { run.inlinePresentationIntent = intent }
      if let address = span.style.link { run.link = URL(string: address, relativeTo: baseURL) }
      append(run)
    }
  }
}

extension InlinePresentationIntent {
  fileprivate init(_ style: InlineMarkdown.Style) {
    self = []
    if style.isStrong { insert(.stronglyEmphasized) }
    if style.isEmphasized { insert(.emphasized) }
    if style.isCode { insert(.code) }
    if style.isStruck { insert(.strikethrough) }
  }
}

extension AttributedString.MarkdownParsingOptions.InterpretedSyntax {
  /// The text that is left to be read line by line. Blocks follow each other without a break, as `Text` shows them.
  fileprivate func source(of markdown: String) -> String {
    switch self {
    case .inlineOnlyPreservingWhitespace: return markdown
    case .inlineOnly:
      return markdown.split(separator: "\n", omittingEmptySubsequences: true)
        .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
    case .full:
      let lines = markdown.replacingOccurrences(of: "\r\n", with: "\n").components(separatedBy: "\n")
      var blocks: [String] = []
      var startsBlock = true
      for line in lines {
        let text = line.trimmingCharacters(in: .whitespaces)
        if text.isEmpty {
          startsBlock = true
          continue
        }
        let (content, isBlock) = Self.withoutMarker(text)
        if startsBlock || isBlock || blocks.isEmpty {
          blocks.append(content)
        } else {
          blocks[blocks.count - 1] += " " + content
        }
        startsBlock = text.hasPrefix("#")
      }
      return blocks.joined()
    }
  }

  /// Without `#`, `-`, `1.` and `>` at the beginning, and whether there was one.
  private static func withoutMarker(_ line: String) -> (content: String, isBlock: Bool) {
    for marker in ["###### ", "##### ", "#### ", "### ", "## ", "# ", "- ", "* ", "+ ", "> "]
    where line.hasPrefix(marker) {
      return (String(line.dropFirst(marker.count)), true)
    }
    let digits = line.prefix { $0.isASCII && $0.isNumber }
    if !digits.isEmpty, digits.count < 10, line.dropFirst(digits.count).hasPrefix(". ") {
      return (String(line.dropFirst(digits.count + 2)), true)
    }
    return (line, false)
  }
}
