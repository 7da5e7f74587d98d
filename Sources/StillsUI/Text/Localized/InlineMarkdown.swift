import Foundation

/// The inline Markdown of text literals: `**bold**`, `*italic*`, `` `code` ``, `~~struck~~`, `[links](address)`,
/// `<address>`, bare addresses, backslash escapes, and characters by name (`&amp;`). Lines and spaces stay as they are.
nonisolated package struct InlineMarkdown {
  package struct Style: Hashable {
    package var isStrong = false
    package var isEmphasized = false
    package var isCode = false
    package var isStruck = false
    package var link: String?
  }

  package struct Span: Hashable {
    package var text: String
    package var style: Style
  }

  package static func spans(of source: String) -> [Span] {
    if isPlain(source) { return [Span(text: source, style: Style())] }
    var parser = InlineMarkdown(Array(source))
    parser.parse(style: Style())
    return parser.spans
  }

  private let characters: [Character]
  private var position = 0
  private var end: Int
  private var spans: [Span] = []

  /// Whether the source has neither a mark nor an address. Most texts are plain, so this asks the C library, which is fast
  /// in debug builds too.
  private static func isPlain(_ source: String) -> Bool {
    source.withCString { bytes in
      strcspn(bytes, "*_`~[<\\@&") == source.utf8.count && strstr(bytes, "://") == nil && strstr(bytes, "www.") == nil
    }
  }

  private init(_ characters: [Character]) { (self.characters, end) = (characters, characters.count) }
}

// MARK: - Walking

nonisolated extension InlineMarkdown {
  private mutating func parse(style: Style) {
    while position < end {
      if takeEscape(style) || takeEntity(style) || takeCode(style) { continue }
      if takeLink(style) || takeAutolink(style) || takeEmphasis(style) { continue }
      if takeBareAddress(style) { continue }
      emit(characters[position], style)
      position += 1
    }
  }

  /// Reads the characters in `range` as Markdown of their own, then goes on at `next`.
  private mutating func parse(_ range: Range<Int>, style: Style, thenAt next: Int) {
    let outerEnd = end
    (position, end) = (range.lowerBound, range.upperBound)
    parse(style: style)
    (position, end) = (next, outerEnd)
  }

  private mutating func emit(_ character: Character, _ style: Style) { emit(String(character), style) }

  private mutating func emit(_ text: String, _ style: Style) {
    if let last = spans.indices.last, spans[last].style == style {
      spans[last].text += text
    } else {
      spans.append(Span(text: text, style: style))
    }
  }

  private func string(_ range: Range<Int>) -> String { String(characters[range]) }

  private func length(ofRunAt index: Int) -> Int {
    var next = index
    while next < end, characters[next] == characters[index] { next += 1 }
    return next - index
  }
}

// MARK: - Escapes, code, links

nonisolated extension InlineMarkdown {
  private mutating func takeEscape(_ style: Style) -> Bool {
    guard characters[position] == "\\", position + 1 < end else { return false }
    let next = characters[position + 1]
    guard next.isASCII, next.isPunctuation || next.isSymbol else { return false }
    emit(next, style)
    position += 2
    return true
  }

  private mutating func takeEntity(_ style: Style) -> Bool {
    // Longer names and numbers than this there are none.
    guard characters[position] == "&",
      let close = characters[position..<min(end, position + 12)].firstIndex(of: ";"),
      let character = MarkdownEntity.character(named: string(position + 1..<close))
    else { return false }
    emit(character, style)
    position = close + 1
    return true
  }

  private mutating func takeCode(_ style: Style) -> Bool {
    guard characters[position] == "`" else { return false }
    let ticks = length(ofRunAt: position)
    let start = position + ticks
    var index = start
    while index < end {
      guard characters[index] == "`" else {
        index += 1
        continue
      }
      let run = length(ofRunAt: index)
      if run == ticks {
        var code = style
        code.isCode = true
        emit(string(start..<index), code)
        position = index + run
        return true
      }
      index += run
    }
    emit(string(position..<start), style)
    position = start
    return true
  }

  private mutating func takeLink(_ style: Style) -> Bool {
    guard characters[position] == "[", style.link == nil else { return false }
    guard let close = closing("[", "]", from: position), close + 1 < end, characters[close + 1] == "(",
      let last = closing("(", ")", from: close + 1)
    else { return false }
    let address = string(close + 2..<last).split(separator: " ").first.map(String.init) ?? ""
    var link = style
    link.link = address
    parse(position + 1..<close, style: link, thenAt: last + 1)
    return true
  }

  /// The index of the `close` that belongs to the `open` at `start`.
  private func closing(_ open: Character, _ close: Character, from start: Int) -> Int? {
    var depth = 0
    var index = start
    while index < end {
      let character = characters[index]
      if character == "\\" {
        index += 2
        continue
      }
      if character == open { depth += 1 }
      if character == close {
        depth -= 1
        if depth == 0 { return index }
      }
      index += 1
    }
    return nil
  }

  private mutating func takeAutolink(_ style: Style) -> Bool {
    guard characters[position] == "<", let close = characters[position..<end].firstIndex(of: ">") else { return false }
    let address = string(position + 1..<close)
    guard address.contains(":") || address.contains("@"), !address.contains(where: \.isWhitespace) else { return false }
    var link = style
    link.link = address
    emit(address, link)
    position = close + 1
    return true
  }

  /// `https://…`, `www.…` and mail addresses are links without any marks.
  private mutating func takeBareAddress(_ style: Style) -> Bool {
    guard style.link == nil, position == 0 || !characters[position - 1].isLetter else { return false }
    guard characters[position].isLetter || characters[position].isNumber else { return false }
    var next = position
    while next < end, !characters[next].isWhitespace, !"<>()[]*~`\"".contains(characters[next]) { next += 1 }
    while next > position, ".,:;!?'".contains(characters[next - 1]) { next -= 1 }
    let word = string(position..<next)
    guard Self.isAddress(word) else { return false }
    var link = style
    link.link = word
    emit(word, link)
    position = next
    return true
  }

  private static func isAddress(_ word: String) -> Bool {
    for scheme in ["https://", "http://", "www."] where word.hasPrefix(scheme) {
      return word.dropFirst(scheme.count).contains(".")
    }
    let parts = word.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, let dot = parts[1].lastIndex(of: "."), dot != parts[1].startIndex
    else { return false }
    return parts[1][parts[1].index(after: dot)...].count >= 2
      && word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "@._-+".contains($0)) }
  }
}

// MARK: - Emphasis

nonisolated extension InlineMarkdown {
  private mutating func takeEmphasis(_ style: Style) -> Bool {
    let mark = characters[position]
    guard mark == "*" || mark == "_" || mark == "~" else { return false }
    let run = length(ofRunAt: position)
    for length in [3, 2, 1] where length <= run && (mark != "~" || length <= 2) {
      guard opens(at: position, length: run), let close = closingMark(mark, length: length, from: position + run) else {
        continue
      }
      var inner = style
      if mark == "~" {
        inner.isStruck = true
      } else {
        inner.isStrong = style.isStrong || length >= 2
        inner.isEmphasized = style.isEmphasized || length != 2
      }
      if run > length { emit(string(position..<position + run - length), style) }
      parse(position + run..<close, style: inner, thenAt: close + length)
      return true
    }
    emit(string(position..<position + run), style)
    position += run
    return true
  }

  /// A run of marks opens where a word follows; an underscore not inside a word.
  private func opens(at index: Int, length: Int) -> Bool {
    guard index + length < end, !characters[index + length].isWhitespace else { return false }
    return characters[index] != "_" || index == 0 || !isWordCharacter(characters[index - 1])
  }

  private func closingMark(_ mark: Character, length: Int, from start: Int) -> Int? {
    var index = start
    while index < end {
      let character = characters[index]
      if character == "\\" {
        index += 2
        continue
      }
      if character == "`" {
        index = endOfCode(at: index)
        continue
      }
      guard character == mark else {
        index += 1
        continue
      }
      let run = self.length(ofRunAt: index)
      if closes(at: index, run: run, mark: mark) {
        if run == length || run > 2 && run >= length { return index + run - length }
      } else if opens(at: index, length: run), let inner = closingMark(mark, length: run, from: index + run) {
        index = inner + run
        continue
      }
      index += run
    }
    return nil
  }

  private func closes(at index: Int, run: Int, mark: Character) -> Bool {
    guard index > 0, !characters[index - 1].isWhitespace else { return false }
    return mark != "_" || index + run >= end || !isWordCharacter(characters[index + run])
  }

  private func endOfCode(at index: Int) -> Int {
    let ticks = length(ofRunAt: index)
    var next = index + ticks
    while next < end {
      guard characters[next] == "`" else {
        next += 1
        continue
      }
      let run = length(ofRunAt: next)
      next += run
      if run == ticks { return next }
    }
    return index + ticks
  }

  private func isWordCharacter(_ character: Character) -> Bool { character.isLetter || character.isNumber }
}
