import Foundation

/// The faces that stand in for a font where it lacks characters, each made when it is first asked.
final class Fallbacks {
  private let slots: [Slot]
  private var regional: [HanRegion: [Slot]] = [:]
  private let make: (FaceSelection) -> FaceInstance?

  private final class Slot {
    let selection: FaceSelection
    let isBundled: Bool
    private var instance: FaceInstance??

    init(_ selection: FaceSelection, isBundled: Bool) {
      (self.selection, self.isBundled) = (selection, isBundled)
    }

    func instance(_ make: (FaceSelection) -> FaceInstance?) -> FaceInstance? {
      if let instance { return instance }
      let made = make(selection)
      instance = .some(made)
      return made
    }
  }

  init(_ selections: [FaceSelection], bundled: Set<ObjectIdentifier>, make: @escaping (FaceSelection) -> FaceInstance?)
  {
    slots = selections.map { Slot($0, isBundled: bundled.contains(ObjectIdentifier($0.face))) }
    self.make = make
  }

  /// Faces with coloured glyphs.
  private(set) lazy var colored: [FaceInstance] = slots.filter { $0.selection.face.colors != nil }
    .compactMap { $0.instance(make) }

  /// For Chinese characters and what is written among them: the added faces of the region, then the other added ones,
  /// then those that come with the program, which have Korean and few others. Korean letters, and everything else, go
  /// through all in the usual order.
  func order(for character: Character, region: HanRegion) -> some Sequence<FaceInstance> {
    let slots = HanRegion.concerns(character) ? regional(region) : self.slots
    return slots.lazy.compactMap { [make] in $0.instance(make) }
  }

  private func regional(_ region: HanRegion) -> [Slot] {
    if let known = regional[region] { return known }
    let order = slots.enumerated().sorted { first, second in
      (region.rank(first.element.selection.face, isBundled: first.element.isBundled), first.offset)
        < (region.rank(second.element.selection.face, isBundled: second.element.isBundled), second.offset)
    }.map(\.element)
    regional[region] = order
    return order
  }
}

/// Whose forms Chinese characters take.
enum HanRegion: Hashable {
  case japanese, korean, simplified, taiwan, hongKong

  /// By the language; where that is none of these, by the letters in the text, as iOS guesses.
  init(of text: String, language: String?) {
    let parts = (language ?? "").split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
    switch parts.first {
    case "ja": self = .japanese
    case "ko": self = .korean
    case "zh", "yue":
      if parts.contains("hk") || parts.contains("mo") {
        self = .hongKong
      } else if parts.contains("tw") || parts.contains("hant") {
        self = .taiwan
      } else {
        self = .simplified
      }
    default:
      let scalars = text.unicodeScalars
      if scalars.contains(where: { (0x3041...0x30FF).contains($0.value) }) {
        self = .japanese
      } else {
        self = scalars.contains { (0xAC00...0xD7A3).contains($0.value) } ? .korean : .simplified
      }
    }
  }

  /// Chinese characters, kana, and the punctuation written with them.
  static func concerns(_ character: Character) -> Bool {
    switch character.unicodeScalars.first?.value ?? 0 {
    case 0x2E80...0x312F, 0x31A0...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFFEF,
      0x1B000...0x1B16F, 0x20000...0x323AF:
      true
    default: false
    }
  }

  /// By the endings of the families' names, as in “Noto Sans CJK JP” and “Noto Sans SC”.
  func rank(_ face: FontFace, isBundled: Bool) -> Int {
    if isBundled { return self == .korean ? 0 : 40 }
    let words = face.familyName.split(separator: " ").map(String.init)
    guard let last = words.last, ["JP", "KR", "SC", "TC", "HK"].contains(last) else { return 30 }
    let place = suffixes.firstIndex(of: last) ?? suffixes.count
    return place + (words.contains("Sans") && !words.contains("Mono") ? 0 : 10)
  }

  private var suffixes: [String] {
    switch self {
    case .japanese: ["JP", "TC", "SC"]
    case .korean: ["KR", "TC", "JP"]
    case .simplified: ["SC", "TC", "JP"]
    case .taiwan: ["TC", "HK", "SC"]
    case .hongKong: ["HK", "TC", "SC"]
    }
  }
}

/// Which characters are shown as coloured pictures where a face has them.
enum EmojiPresentation {
  static func isWanted(by character: Character) -> Bool {
    guard let first = character.unicodeScalars.first, first.value >= 0x203C || first.value < 0x80 else { return false }
    let scalars = character.unicodeScalars
    guard scalars.count > 1 else { return first.properties.isEmojiPresentation }
    // U+FE0F asks for a picture, U+FE0E for a letter.
    if scalars.contains(where: { $0.value == 0xFE0E }) { return false }
    return scalars.contains { $0.value == 0xFE0F || $0.properties.isEmojiPresentation }
  }
}
