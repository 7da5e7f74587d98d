/// Names of files made of names of previews.
enum FileName {
  /// Lower case, with one hyphen for whatever is neither letter nor digit; `splitsWords` also parts `FlightSummary`
  /// in two.
  static func hyphenated(_ name: String, splitsWords: Bool) -> String {
    var result = ""
    var previous: Character = "-"
    for character in name {
      guard character.isLetter || character.isNumber else {
        previous = "-"
        continue
      }
      let startsWord =
        previous == "-" || (splitsWords && character.isUppercase && (previous.isLowercase || previous.isNumber))
      if startsWord, !result.isEmpty { result += "-" }
      result += character.lowercased()
      previous = character
    }
    // File systems take 255 bytes, and the device and more follow.
    while result.utf8.count > 150 { result.removeLast() }
    return result.isEmpty ? "preview" : result
  }

  /// A number is added to names that were there before.
  static func unique(_ names: [String]) -> [String] {
    var taken: Set<String> = []
    return names.map { wanted in
      var name = wanted, number = 1
      while !taken.insert(name).inserted {
        number += 1
        name = "\(wanted)-\(number)"
      }
      return name
    }
  }
}
