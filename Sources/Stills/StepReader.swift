import Foundation

/// Reads steps. A verb comes first; names are in quotes, points are `X,Y`, and everything is parted by spaces.
struct StepReader {
  private let text: String
  private let characters: [Character]
  private var index = 0

  init(_ text: String) {
    self.text = text
    characters = Array(text)
  }

  mutating func step() throws -> Step {
    skipSpaces()
    let start = index
    let verb = word()
    let step = try step(verb, at: start)
    skipSpaces()
    guard index == characters.count else { throw error("there is more than the step needs") }
    return step
  }

  private mutating func step(_ verb: String, at start: Int) throws -> Step {
    switch verb.lowercased() {
    case "tap": return .tap(try place(), count: try optionalCount() ?? 1)
    case "doubletap": return .tap(try place(), count: 2)
    case "press": return .press(try place())
    case "release": return .release
    case "longpress": return .longPress(try place(), seconds: try optionalNumber(from: 0) ?? 1)
    case "drag", "swipe": return try drag()
    case "pinch": return .pinch(try place(), scale: try number("how far the fingers part, as in 2", from: 0.001))
    case "rotate": return .rotate(try place(), degrees: try number("an angle in degrees"))
    case "scroll": return try scroll()
    case "pull": return .pull(try distance(), in: try inside())
    case "type": return .type(try name("the text, in quotes"), in: try inside())
    case "select": return .select(try name("what to select, in quotes"))
    case "push": return .push(try name("what to push, in quotes"))
    case "back": return .back
    case "advance": return .advance(try number("how many seconds, as in 0.15", from: 0))
    case "settle": return .settle
    default:
      index = start
      let verbs =
        "tap, doubleTap, longPress, press, release, drag, pinch, rotate, scroll, pull, type, select, push, back, "
        + "advance, settle"
      throw error(
        verb.isEmpty
          ? "it is empty; a step begins with one of \(verbs)"
          : Self.meant[verb.lowercased()].map { "did you mean `\($0)`? A step begins with one of \(verbs)" }
            ?? "a step begins with one of \(verbs)")
    }
  }

  /// What other tools call it, and slips.
  private static let meant = [
    "wait": "advance", "sleep": "advance", "pause": "advance", "click": "tap", "touch": "tap", "tab": "tap",
    "enter": "type", "input": "type", "fill": "type", "pop": "back", "dismiss": "back", "zoom": "pinch",
    "hold": "longPress",
  ]

  private mutating func drag() throws -> Step {
    let start = try place()
    skipSpaces()
    let position = index
    switch word().lowercased() {
    case "to": return .drag(from: start, to: try place(), hold: try hold())
    case "by":
      let point = try point()
      return .dragBy(start, CGSize(width: point.x, height: point.y), hold: try hold())
    default:
      index = position
      throw error("where to? As in `drag \"Card\" by 80,0` or `drag 100,400 to 300,400`")
    }
  }

  private mutating func hold() throws -> Double {
    skipSpaces()
    let position = index
    if word().lowercased() == "hold" { return try number("how many seconds", from: 0) }
    index = position
    return 0
  }

  private mutating func scroll() throws -> Step {
    skipSpaces()
    let position = index
    switch word().lowercased() {
    case "to":
      skipSpaces()
      if peek == "\"" { return .scrollToView(try name("what shall show"), in: try inside()) }
      let size = try distance()
      return .scrollTo(CGPoint(x: size.width, y: size.height), in: try inside())
    case "by": return .scrollBy(try distance(), in: try inside())
    default:
      index = position
      return .scrollBy(try distance(), in: try inside())
    }
  }

  // MARK: - Parts

  private mutating func place() throws -> Step.Place {
    skipSpaces()
    if peek == "\"" { return .named(try name("a name")) }
    guard let first = peek, first.isNumber || first == "-" || first == "." else {
      throw error("what? A name in quotes, as in \"Next\", or a point, as in 100,400")
    }
    return .point(try point())
  }

  private mutating func point() throws -> CGPoint {
    let x = try number("a point, as in 100,400")
    guard peek == "," else { throw error("a point needs two numbers with a comma, as in 100,400") }
    index += 1
    return CGPoint(x: x, y: try number("a number after the comma"))
  }

  /// `Y` or `X,Y`.
  private mutating func distance() throws -> CGSize {
    let first = try number("how far, in points: `240`, or `X,Y`")
    guard peek == "," else { return CGSize(width: 0, height: first) }
    index += 1
    return CGSize(width: first, height: try number("a number after the comma"))
  }

  private mutating func inside() throws -> String? {
    skipSpaces()
    let position = index
    if word().lowercased() == "in" { return try name("where, in quotes") }
    index = position
    return nil
  }

  private mutating func name(_ what: String) throws -> String {
    skipSpaces()
    guard peek == "\"" else { throw error("it needs \(what)") }
    let start = index
    index += 1
    var name = ""
    while let character = peek {
      index += 1
      switch character {
      case "\"":
        guard !name.isEmpty else {
          index = start
          throw error("the name is empty")
        }
        return name
      case "\\":
        guard let escaped = peek else { break }
        index += 1
        name.append(escaped == "n" ? "\n" : escaped)
      default: name.append(character)
      }
    }
    index = start
    throw error("the quotes are not closed")
  }

  private mutating func optionalNumber(from least: Double) throws -> Double? {
    skipSpaces()
    guard let first = peek, first.isNumber || first == "-" || first == "." else { return nil }
    return try number("a number", from: least)
  }

  private mutating func optionalCount() throws -> Int? {
    let start = index
    guard let value = try optionalNumber(from: 1) else { return nil }
    guard let count = Int(exactly: value), count <= 10 else {
      index = start
      throw error("how often is a whole number from 1 to 10")
    }
    return count
  }

  private mutating func number(_ what: String, from least: Double = -1e6) throws -> Double {
    skipSpaces()
    let start = index
    while let character = peek, character.isASCII, character.isNumber || "+-.eE".contains(character) { index += 1 }
    let digits = String(characters[start..<index])
    guard let value = Double(digits), value.isFinite else {
      index = start
      throw error("it needs \(what)")
    }
    guard value >= least, value <= 1e6 else {
      index = start
      throw error(value < least ? "\(digits) is too small" : "\(digits) is too large")
    }
    return value
  }

  // MARK: - Characters

  private var peek: Character? { index < characters.count ? characters[index] : nil }

  private mutating func skipSpaces() { while peek?.isWhitespace == true { index += 1 } }

  private mutating func word() -> String {
    let start = index
    while peek?.isLetter == true { index += 1 }
    return String(characters[start..<index])
  }

  private func error(_ message: String) -> StepSyntaxError {
    StepSyntaxError(step: text, position: index + 1, message: message)
  }
}
