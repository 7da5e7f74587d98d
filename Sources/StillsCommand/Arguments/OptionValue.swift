import Foundation
import Stills
import StillsCore
import StillsGeometry
import StillsPreviews

/// Reads the values of options; what cannot be read is answered with what could.
enum OptionValue {
  /// Between commas, empty pieces left out; each once, those that are there already included.
  static func add<Value: Equatable>(
    _ text: String, option: String, to values: inout [Value], _ read: (String) throws(Failure) -> Value
  ) throws(Failure) {
    for value in try list(text, option: option, read) where !values.contains(value) { values.append(value) }
  }

  private static func list<Value>(
    _ text: String, option: String, _ read: (String) throws(Failure) -> Value
  ) throws(Failure) -> [Value] {
    var values: [Value] = []
    for piece in text.split(separator: ",") { values.append(try read(String(piece))) }
    if values.isEmpty { throw Failure(.usage, "\(option) needs a value") }
    return values
  }

  static func unknown(_ text: String, option: String, among names: [String]) -> Failure {
    let near = nearestNames(to: text, among: names)
    let all = "It can be " + names.joined(separator: ", ")
    let question = "Did you mean " + near.joined(separator: " or ") + "?"
    // Of few names what is near is a guess, and all of them are soon told.
    let rest = near.isEmpty ? all : names.count <= 6 ? "\(question) \(all)" : question
    return Failure(.usage, "\(option) cannot be '\(text)'. \(rest)")
  }

  /// One of an enumeration's raw values.
  static func choice<Value: RawRepresentable & CaseIterable>(_ option: String) -> (String) throws(Failure) -> Value
  where Value.RawValue == String {
    { text throws(Failure) in
      if let value = Value(rawValue: text.lowercased()) { return value }
      throw unknown(text, option: option, among: Value.allCases.map(\.rawValue))
    }
  }

  static func device(_ text: String) throws(Failure) -> Device {
    if let device = Device.named(text) { return device }
    let near = Device.suggestions(for: text)
    let rest =
      near.isEmpty
      ? "`stills devices` lists them all"
      : "Did you mean " + near.joined(separator: " or ") + "? `stills devices` lists them all"
    throw Failure(.usage, "there is no device '\(text)'. \(rest)")
  }

  private static let typeSizeNames: [(name: String, size: TypeSize)] = [
    ("xsmall", .xSmall), ("small", .small), ("medium", .medium), ("large", .large), ("xlarge", .xLarge),
    ("xxlarge", .xxLarge),
    ("xxxlarge", .xxxLarge), ("extra-small", .xSmall), ("extra-large", .xLarge), ("accessibility1", .accessibility1),
    ("accessibility2", .accessibility2), ("accessibility3", .accessibility3), ("accessibility4", .accessibility4),
    ("accessibility5", .accessibility5),
  ]

  static func typeSize(_ text: String) throws(Failure) -> TypeSize {
    let lowered = text.lowercased()
    if let size = TypeSize(rawValue: lowered) ?? typeSizeNames.first(where: { $0.name == lowered })?.size {
      return size
    }
    throw unknown(
      text, option: "--type-size", among: TypeSize.allCases.map(\.rawValue) + typeSizeNames.prefix(7).map(\.name))
  }

  /// `en`, `en_US`, `zh_Hant_TW`; hyphens serve as well.
  static func locale(_ text: String) throws(Failure) -> String {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }
    let isLanguage = (2...3).contains(parts[0].count) && parts[0].allSatisfy { $0.isASCII && $0.isLetter }
    let isComplete = parts.dropFirst().allSatisfy {
      (2...8).contains($0.count) && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
    guard isLanguage, isComplete, known.contains(parts[0].lowercased()) else {
      throw Failure(
        .usage, "--locale cannot be '\(text)'. It is a language and a region, as in en_US, ko_KR, zh_Hant_TW")
    }
    let rest = parts.dropFirst().map { part in
      part.count == 4 ? part.prefix(1).uppercased() + part.dropFirst().lowercased() : part.uppercased()
    }
    return ([parts[0].lowercased()] + rest).joined(separator: "_")
  }

  /// The languages that have a code of two letters, and some with three.
  private static let known = Set(
    """
    aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee
    el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is
    it iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms
    mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk
    sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi
    yo za zh zu yue fil haw chr gsw kok mni sat ceb hmn
    """.split { $0 == " " || $0 == "\n" }.map(String.init))

  static func canvas(_ text: String) throws(Failure) -> World.Canvas {
    switch text.lowercased() {
    case "device": return .device
    case "fit": return .fit
    default:
      let sides = numbers(text.lowercased().replacing("×", with: "x"), between: "x")
      guard sides.count == 2, sides.allSatisfy({ $0 > 0 && $0 <= 20_000 }) else {
        throw Failure(.usage, "--layout cannot be '\(text)'. It can be device, fit, or a size in points as in 320x200")
      }
      return .size(CGSize(width: sides[0], height: sides[1]))
    }
  }

  static func positive(_ text: String, option: String, atMost limit: Double = 1e6) throws(Failure) -> Double {
    guard let number = Double(text), number > 0, number <= limit else {
      throw Failure(
        .usage, "\(option) cannot be '\(text)'. It is a number above 0\(limit < 1e6 ? ", at most \(Int(limit))" : "")")
    }
    return number
  }

  static func step(_ text: String) throws(Failure) -> Step {
    do {
      return try Step(text)
    } catch {
      throw Failure(.usage, "\(error)")
    }
  }

  static func seconds(_ text: String, option: String) throws(Failure) -> Double {
    guard let number = Double(text), number >= 0, number <= 3_600 else {
      throw Failure(.usage, "\(option) cannot be '\(text)'. It is a number of seconds from 0 to 3600")
    }
    return number
  }

  static func count(_ text: String, option: String) throws(Failure) -> Int {
    guard let number = Int(text), (1...1024).contains(number) else {
      throw Failure(.usage, "\(option) cannot be '\(text)'. It is a whole number from 1 to 1024")
    }
    return number
  }

  static func insets(_ text: String) throws(Failure) -> EdgeInsets {
    let values = numbers(text, between: ",")
    guard values.count == 4, values.allSatisfy({ $0 >= 0 && $0 <= 2000 }) else {
      throw Failure(
        .usage,
        "--safe-area cannot be '\(text)'. It is four insets in points, top, left, bottom and right, as in 59,0,34,0")
    }
    return EdgeInsets(top: values[0], leading: values[1], bottom: values[2], trailing: values[3])
  }

  static func shard(_ text: String) throws(Failure) -> RenderOptions.Shard {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    guard parts.count == 2, parts[1] >= 1, (1...parts[1]).contains(parts[0]) else {
      throw Failure(.usage, "--shard cannot be '\(text)'. It is a part of a number of parts, as in 1/4")
    }
    return RenderOptions.Shard(index: parts[0], count: parts[1])
  }

  /// What is no number counts as one that nothing allows.
  private static func numbers(_ text: String, between separator: Character) -> [Double] {
    text.split(separator: separator, omittingEmptySubsequences: false).map { Double($0) ?? -.infinity }
  }

  /// Where compiled sources are kept may have to be made.
  static func cache(_ text: String) throws(Failure) -> String {
    guard FilePath.status(text) == nil || FilePath.isFolder(text) else {
      throw Failure(.usage, "--cache needs a folder, and \(text) is a file")
    }
    return text
  }

  static func folder(_ text: String, option: String) throws(Failure) -> String {
    if FilePath.isFolder(text) { return text }
    throw Failure(.usage, "\(option) needs a folder, and there is none at \(text)")
  }
}
