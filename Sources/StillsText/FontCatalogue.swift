import Foundation

/// A face and the place on its axes that a request chose.
struct FaceSelection {
  var face: FontFace
  /// In the order of the face's axes.
  var coordinates: [Double]
  var weight: Double
  /// What an italic without a face of its own is sheared by.
  var slant: Double
}

/// All faces of a world, found by PostScript, full and family names — never by file names, as on iOS.
final class FontCatalogue {
  /// Added ones first, so that they win over bundled ones of the same name.
  let faces: [FontFace]
  let bundled: [FontFace]
  let added: [FontFace]
  private let addedFamilies: [[FontFace]]

  private enum Target {
    case face(FontFace, coordinates: [Double]?)
    case family(String)
  }
  private var targets: [String: Target] = [:]
  private var families: [String: [FontFace]] = [:]
  /// By the names that nobody has: each is asked for at many sizes.
  private var suggested: [String: [String]] = [:]
  /// Every name in its own spelling, sorted.
  private(set) var names: [String] = []

  init(bundled: [FontFace], added: [FontFace]) {
    (self.bundled, self.added, faces) = (bundled, added, added + bundled)
    addedFamilies = Self.gathered(added)
    makeIdentifiersUnique()
    // Names that mean one face win over family names, so that “Orbitron” is the family and “Orbitron-Black” the face
    // even where a file calls its only face like its family.
    for face in faces { families[key(face.familyName), default: []].append(face) }
    for face in faces {
      add(.face(face, coordinates: nil), under: face.postScriptName)
      for instance in face.namedInstances {
        for name in instance.postScriptNames { add(.face(face, coordinates: instance.coordinates), under: name) }
      }
    }
    for face in faces {
      for name in face.fullNames where key(name) != key(face.familyName) {
        add(.face(face, coordinates: nil), under: name)
      }
      for instance in face.namedInstances where key(instance.fullName) != key(face.familyName) {
        add(.face(face, coordinates: instance.coordinates), under: instance.fullName)
      }
    }
    for face in faces {
      for name in face.familyNames { add(.family(key(face.familyName)), under: name) }
    }
    names.sort()
  }

  private func makeIdentifiersUnique() {
    var taken: Set<String> = []
    for face in bundled + added {
      var number = 2
      while !taken.insert(face.identifier).inserted {
        face.identifier = "\(face.postScriptName)#\(number)"
        number += 1
      }
    }
  }

  private func key(_ name: String) -> String { name.lowercased() }

  private func add(_ target: Target, under name: String) {
    let key = key(name)
    guard targets[key] == nil else { return }
    targets[key] = target
    names.append(name)
  }
}

// MARK: - Choosing

extension FontCatalogue {
  /// What `name` gets: a named face stays what it is unless a weight is asked for; a family takes weight 400.
  func select(_ name: String, weight: Double?, isItalic: Bool, width: Double) -> FaceSelection? {
    switch targets[key(name)] {
    case .none: nil
    case .family(let family):
      choose(among: families[family] ?? [], coordinates: nil, weight: weight ?? 400, isItalic: isItalic, width: width)
    case .face(let face, let coordinates):
      if weight == nil, isItalic == false || face.isItalic {
        place(face, coordinates: coordinates, weight: nil, isItalic: isItalic, width: width)
      } else {
        choose(
          among: face.axis("wght") != nil && !isItalic ? [face] : families[key(face.familyName)] ?? [face],
          coordinates: coordinates, weight: weight ?? self.weight(of: face, coordinates),
          isItalic: isItalic || face.isItalic, width: width)
      }
    }
  }

  /// The face of each added family that is nearest to a style: plain families first, and else in the order in which
  /// they came.
  func selectAdded(weight: Double, isItalic: Bool) -> [FaceSelection] {
    addedFamilies.compactMap { choose(among: $0, coordinates: nil, weight: weight, isItalic: isItalic, width: 1) }
  }

  private static func gathered(_ added: [FontFace]) -> [[FontFace]] {
    var places: [String: Int] = [:]
    var families: [[FontFace]] = []
    for face in added {
      let key = face.familyName.lowercased()
      if let place = places[key] {
        families[place].append(face)
      } else {
        places[key] = families.count
        families.append([face])
      }
    }
    return families.enumerated()
      .sorted { (plainness($0.element[0]), $0.offset) < (plainness($1.element[0]), $1.offset) }
      .map(\.element)
  }

  /// What stands in for missing letters should look like the system font. How Noto names its families decides; the order
  /// is our choice.
  private static func plainness(_ face: FontFace) -> Int {
    let words = Set(face.familyName.split(separator: " ").map(String.init))
    if !words.isDisjoint(with: ["Serif", "Mono", "Display", "Nastaliq", "Kufi", "Rashi", "Looped", "UI"]) { return 2 }
    return words.contains("Sans") ? 0 : 1
  }

  private func weight(of face: FontFace, _ coordinates: [Double]?) -> Double {
    guard let coordinates, let index = face.axes.firstIndex(where: { $0.tag == "wght" }) else { return face.weight }
    return coordinates[index]
  }

  /// The right slope first, then a face with a weight axis, then the nearest weight; of two equally near ones the
  /// heavier from medium on, else the lighter.
  private func choose(
    among family: [FontFace], coordinates: [Double]?, weight: Double, isItalic: Bool, width: Double
  ) -> FaceSelection? {
    func distance(_ face: FontFace) -> Double {
      if let axis = face.axis("wght") { return abs(axis.clamp(weight) - weight) / 2 }
      let heavier = face.weight > weight
      return abs(face.weight - weight) + (heavier == (weight >= 450) ? 0 : 0.5)
    }
    let sloped = family.filter { $0.isItalic == isItalic }
    let face = (sloped.isEmpty ? family : sloped).min { distance($0) < distance($1) }
    return face.flatMap { place($0, coordinates: coordinates, weight: weight, isItalic: isItalic, width: width) }
  }

  /// Sets the axes that the request speaks of, and leaves the others where the named instance or the file has them.
  private func place(
    _ face: FontFace, coordinates: [Double]?, weight: Double?, isItalic: Bool, width: Double
  ) -> FaceSelection {
    var places = coordinates.flatMap { $0.count == face.axes.count ? $0 : nil } ?? face.axes.map(\.standard)
    var result = FaceSelection(face: face, coordinates: [], weight: weight ?? face.weight, slant: 0)
    var hasSlope = face.isItalic
    for (index, axis) in face.axes.enumerated() {
      switch axis.tag {
      case "wght":
        if let weight { places[index] = axis.clamp(weight) }
        result.weight = places[index]
      case "wdth" where width != 1:
        places[index] = axis.clamp(width * 100)
      case "ital" where isItalic:
        places[index] = axis.clamp(1)
        hasSlope = true
      case "slnt" where isItalic:
        places[index] = axis.minimum
        hasSlope = true
      default: break
      }
    }
    if face.axis("wght") == nil { result.weight = face.weight }
    result.coordinates = places
    result.slant = isItalic && !hasSlope ? Self.syntheticSlant : 0
    return result
  }

  /// tan 12°: our choice, the slope of most sans-serif italics.
  static let syntheticSlant = 0.21255656167002213

  // MARK: Suggesting

  /// Up to three names that `name` may have been meant to be.
  func suggestions(for name: String) -> [String] {
    if let known = suggested[name] { return known }
    let found = nearest(to: name)
    suggested[name] = found
    return found
  }

  private func nearest(to name: String) -> [String] {
    let wanted = Array(key(name).filter { $0.isLetter || $0.isNumber }.unicodeScalars)
    let limit = max(2, wanted.count / 3)
    return names.map { candidate -> (name: String, distance: Int) in
      let letters = key(candidate).filter { $0.isLetter || $0.isNumber }
      let scalars = Array(letters.unicodeScalars)
      if !wanted.isEmpty, scalars.starts(with: wanted) || wanted.starts(with: scalars) { return (candidate, 1) }
      return (candidate, EditDistance.between(wanted, scalars))
    }
    .filter { $0.distance <= limit }
    .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
    .prefix(3).map(\.name)
  }
}
