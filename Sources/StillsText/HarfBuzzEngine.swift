import Foundation
import StillsDisplay
import StillsGeometry
import StillsTypesetting

/// The real typesetting engine: HarfBuzz for shapes and outlines, FriBidi for levels, libunibreak for line breaks,
/// over the bundled fonts and those of the caller. One per world; not for use from several threads at once.
public final class HarfBuzzEngine: TypesettingEngine, GlyphOutlines {
  /// What could not be done as asked, in the order in which it came up, each once.
  public private(set) var reports: [FontReport] = []
  /// Called for each report as it comes up.
  public var onReport: ((FontReport) -> Void)?

  let catalogue: FontCatalogue
  let system: SystemFaces
  private var reported: Set<FontReport> = []
  private var resolved = TwoGenerationCache<FontRequest, ResolvedFont>(capacity: 512)
  private var instances: [InstanceKey: FaceInstance] = [:]
  private var references: [FaceReference: FaceInstance] = [:]
  private var lastDrawn: FaceInstance?
  var shaped = TwoGenerationCache<ShapingKey, [ShapedRun]>(capacity: 4096)
  let buffer = ShapingBuffer()

  private struct InstanceKey: Hashable {
    var face: String
    var coordinates: [Double]
    var weight: Double
  }

  /// The bundled fonts alone.
  public convenience init() {
    self.init(added: [])
  }

  /// The bundled fonts and every .ttf, .otf and .ttc file in the folders, at any depth. Added fonts win over bundled
  /// ones of the same name. Throws a `FontError` that names the first file that is no font.
  public convenience init(fontDirectories: [String]) throws {
    self.init(added: try FontFolders.files(in: fontDirectories).flatMap { try FontBlob(contentsOf: $0).faces() })
  }

  private init(added: [FontFace]) {
    let bundled = FontBlob.bundled().flatMap { (try? $0.faces()) ?? [] }
    catalogue = FontCatalogue(bundled: bundled, added: added)
    system = SystemFaces(bundled: bundled)
  }

  func report(_ report: FontReport) {
    guard reported.insert(report).inserted else { return }
    reports.append(report)
    onReport?(report)
  }
}

// MARK: - Faces

extension HarfBuzzEngine {
  func instance(_ selection: FaceSelection) -> FaceInstance? {
    let key = InstanceKey(
      face: selection.face.identifier, coordinates: selection.coordinates, weight: selection.weight)
    if let known = instances[key] { return known }
    guard
      let instance = FaceInstance(
        face: selection.face, coordinates: selection.coordinates, weight: selection.weight,
        isItalic: selection.face.isItalic || selection.slant != 0)
    else { return nil }
    instances[key] = instance
    references[instance.reference] = instance
    return instance
  }

  /// The instance a renderer speaks of, which an earlier `shape` chose, or one made from the reference alone.
  func instance(_ reference: FaceReference) -> FaceInstance? {
    if let last = lastDrawn, last.reference == reference { return last }
    let instance = references[reference] ?? makeInstance(reference)
    lastDrawn = instance ?? lastDrawn
    return instance
  }

  private func makeInstance(_ reference: FaceReference) -> FaceInstance? {
    guard let face = catalogue.faces.first(where: { $0.identifier == reference.name }) else { return nil }
    let coordinates = face.axes.map { axis in
      axis.clamp(reference.variations.first { $0.axis == axis.tag }?.value ?? axis.standard)
    }
    let instance = FaceInstance(
      face: face, coordinates: coordinates, weight: Double(reference.weight), isItalic: reference.isItalic)
    references[reference] = instance
    return instance
  }

  func resolve(_ request: FontRequest) -> ResolvedFont? {
    if let known = resolved[request] { return known }
    let font = makeFont(request)
    if let font { resolved[request] = font }
    return font
  }

  private func makeFont(_ request: FontRequest) -> ResolvedFont? {
    switch request.family {
    case .system(let design):
      return systemFont(request, design: design)
    case .named(let name):
      let selection = catalogue.select(
        name, weight: request.finiteWeight, isItalic: request.isItalic, width: request.width)
      guard let selection, let instance = instance(selection) else {
        report(.missingFont(name: name, suggestions: catalogue.suggestions(for: name)))
        return systemFont(request, design: .standard)
      }
      if request.width != 1, selection.face.axis("wdth") == nil {
        report(.missingWidth(font: "“\(selection.face.fullName)”"))
      }
      return namedFont(request, selection: selection, instance: instance)
    }
  }

  private func namedFont(_ request: FontRequest, selection: FaceSelection, instance: FaceInstance) -> ResolvedFont {
    let size = request.finiteSize
    let face = selection.face
    let em = size / face.unitsPerEm
    let measures = face.measures
    let ascent = Double(measures.ascender) * em, descent = Double(-measures.descender) * em
    let metrics = FontMetrics(
      ascent: ascent, descent: descent, capHeight: Double(measures.capHeight) * em,
      xHeight: Double(measures.xHeight) * em,
      leading: request.finiteLeading.map { $0 - ascent - descent } ?? Double(measures.lineGap) * em,
      underlineOffset: Double(-measures.underlinePosition) * em,
      underlineThickness: Double(measures.underlineThickness) * em)
    return ResolvedFont(
      request: request, instance: instance, glyphSize: size, slant: selection.slant, metrics: metrics,
      calibration: .none, features: request.openTypeFeatures)
  }
}

extension FontRequest {
  /// Sizes that are no number count as nothing, and no letter is larger than a wall.
  var finiteSize: Double { size.isFinite ? min(max(Double(size), 0), 100_000) : 0 }

  var finiteLeading: Double? { leading.flatMap { $0.isFinite ? Double($0) : nil } }
  var finiteWeight: Double? { weight.flatMap { $0.isFinite ? $0.clamped(to: 1...1000) : nil } }

  var openTypeFeatures: [String] {
    features.sorted().flatMap { feature -> [String] in
      switch feature {
      case .monospacedDigits: ["tnum"]
      case .smallCaps: ["smcp", "c2sc"]
      case .lowercaseSmallCaps: ["smcp"]
      case .uppercaseSmallCaps: ["c2sc"]
      }
    }
  }
}

// MARK: - TypesettingEngine

extension HarfBuzzEngine {
  public func metrics(for request: FontRequest) -> FontMetrics {
    if let font = resolve(request) { return font.metrics }
    return SystemMetrics.metrics(
      size: request.finiteSize, weight: request.finiteWeight ?? 400, leading: request.finiteLeading,
      isTall: request.hasTallLines)
  }
}

// MARK: - GlyphOutlines

extension HarfBuzzEngine {
  public func outline(of glyph: UInt32, in face: FaceReference) -> Path? {
    instance(face)?.outline(of: glyph)
  }

  /// The picture's name is understood by `picture(_:)`.
  public func bitmap(
    of glyph: UInt32, in face: FaceReference, size: CGFloat
  ) -> (image: ImageReference, rect: CGRect)? {
    guard let instance = instance(face), instance.face.colors?.hasPictures == true,
      let rect = instance.pictureRect(of: glyph)
    else { return nil }
    return (ImageReference(name: "\(Self.picturePrefix)\(instance.face.identifier)/\(glyph)"), rect)
  }

  public func drawing(of glyph: UInt32, in face: FaceReference, foreground: ResolvedColor) -> [DisplayCommand]? {
    guard let instance = instance(face), let colors = instance.face.colors else { return nil }
    return colors.drawing(of: glyph, in: instance, foreground: foreground)
  }

  private static let picturePrefix = "glyph:"

  /// The PNG file of a glyph that `bitmap(of:in:size:)` named; nil for other pictures.
  public func picture(_ image: ImageReference) -> [UInt8]? {
    guard image.name.hasPrefix(Self.picturePrefix), let slash = image.name.lastIndex(of: "/") else { return nil }
    let identifier = image.name[..<slash].dropFirst(Self.picturePrefix.count)
    guard let glyph = UInt32(image.name[image.name.index(after: slash)...]),
      let face = catalogue.faces.first(where: { $0.identifier == identifier }),
      let instance = instance(
        FaceSelection(face: face, coordinates: face.axes.map(\.standard), weight: face.weight, slant: 0))
    else { return nil }
    return face.colors?.picture(of: glyph, font: instance.font)
  }

  /// The file that holds `face` and which of its faces it is, for embedding; nil when the face is unknown. The bytes
  /// live as long as the engine.
  public func file(of face: FaceReference) -> (bytes: UnsafeRawBufferPointer, index: Int)? {
    instance(face).map { ($0.face.blob.bytes, Int($0.face.index)) }
  }

  /// The glyph of a character in a face found by name, for icon fonts; nil when either is missing.
  public func glyph(for character: Unicode.Scalar, inFaceNamed name: String) -> (glyph: UInt32, face: FaceReference)? {
    guard let selection = catalogue.select(name, weight: nil, isItalic: false, width: 1),
      let instance = instance(selection), let glyph = instance.nominalGlyph(for: character.value)
    else { return nil }
    return (glyph, instance.reference)
  }

  /// Every name that `Font.custom` takes, sorted.
  public var fontNames: [String] { catalogue.names }
}
