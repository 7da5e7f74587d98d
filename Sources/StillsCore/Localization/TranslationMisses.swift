import Synchronization

/// Keys that were looked up while a picture was made, and have no text in its language.
package final class TranslationMisses: Sendable {
  package struct Miss: Hashable, Sendable {
    package var key: String
    package var table: String
    /// What is shown instead, with placeholders where the key has arguments.
    package var shown: String
  }

  private let found = Mutex<[Miss]>([])

  /// Our choice: more than a screen shows. Whoever never asks forgets nothing, either.
  private static let most = 500

  package init() {}

  func add(_ key: String, shown entry: StringEntry?, _ language: String, _ table: String) {
    let miss = Miss(key: key, table: table, shown: entry?.text(language: language, isPad: false) ?? key)
    found.withLock { if $0.count < Self.most, !$0.contains(miss) { $0.append(miss) } }
  }

  /// In the order in which they were looked up.
  package var all: [Miss] { found.withLock { $0 } }

  /// Before another picture is made.
  package func forget() { found.withLock { $0 = [] } }
}

extension TranslationMisses.Miss {
  /// Whether a text is this one, with whatever stands for its arguments.
  package func isShown(by text: String) -> Bool {
    let pieces = pieces
    guard pieces.count > 1 else { return text == shown }
    guard pieces.contains(where: { $0.contains(where: \.isLetter) }) else { return false }
    var rest = Substring(text)
    for (index, piece) in pieces.enumerated() where !piece.isEmpty {
      if index == 0 {
        guard rest.hasPrefix(piece) else { return false }
        rest = rest.dropFirst(piece.count)
      } else if index == pieces.count - 1 {
        return rest.hasSuffix(piece)
      } else {
        guard let range = rest.firstRange(of: piece) else { return false }
        rest = rest[range.upperBound...]
      }
    }
    return true
  }

  /// What stands between placeholders such as `%@` and `%1$lld`.
  private var pieces: [String] {
    var pieces = [""]
    var characters = Array(shown)[...]
    while let character = characters.popFirst() {
      guard character == "%" else {
        pieces[pieces.count - 1].append(character)
        continue
      }
      if characters.first == "%" {
        characters.removeFirst()
        pieces[pieces.count - 1].append("%")
        continue
      }
      let specifier = characters.prefix { $0.isNumber || "$.-+lhqzt".contains($0) }.count
      characters = characters.dropFirst(specifier + 1)
      pieces.append("")
    }
    return pieces
  }
}
