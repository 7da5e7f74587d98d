import Foundation
import StillsTypesetting

/// The bundled faces that stand for iOS's system fonts.
struct SystemFaces {
  let upright, italic, monospaced, rounded, serif, korean, koreanBold: FontFace?

  init(bundled: [FontFace]) {
    func face(_ name: String) -> FontFace? { bundled.first { $0.postScriptName == name } }
    // The names of a variable face are those of where its axes start, which need not be Regular.
    func upright(_ family: String) -> FontFace? { bundled.first { $0.familyName == family && !$0.isItalic } }
    self.upright = upright("Inter")
    italic = face("Inter-Italic")
    monospaced = upright("JetBrains Mono")
    rounded = upright("Nunito")
    serif = upright("Stills Serif")
    korean = face("NotoSansKR-Regular")
    koreanBold = face("NotoSansKR-Bold")
  }
}

extension HarfBuzzEngine {
  /// SF's vertical measures, and the nearest open face for the letters. Never fails while fonts are linked in.
  func systemFont(_ request: FontRequest, design: FontRequest.Design) -> ResolvedFont? {
    let size = request.finiteSize, weight = request.finiteWeight ?? 400
    if request.width != 1 {
      report(.missingWidth(font: "The system font"))
    }
    let metrics = SystemMetrics.metrics(
      size: size, weight: weight, leading: request.finiteLeading, isTall: request.hasTallLines)
    let chosen: (face: FontFace?, scale: Double, calibration: ResolvedFont.Calibration)
    switch design {
    case .standard:
      let own = request.isItalic ? system.italic : system.upright
      chosen = (own, SystemCalibration.scale, .system(SystemCalibration(size: size, weight: weight)))
    case .serif:
      chosen = (system.serif, SystemMetrics.capHeight / 0.670, .none)
      report(.substituted(asked: "System design “serif” (New York)", used: "Stills Serif, cut from Source Serif 4"))
    case .monospaced:
      // SF Mono advances every character by 1266 of 2048 units; seven of them at 15 pt are 65 wide (text-metrics §2).
      chosen = (system.monospaced, SystemMetrics.capHeight / 0.730, .fixedPitch(1266.0 / 2048))
      report(.substituted(asked: "System design “monospaced” (SF Mono)", used: "JetBrains Mono"))
    case .rounded:
      chosen = (
        system.rounded, SystemMetrics.capHeight / 0.705,
        .tracked(SystemCalibration.roundedTracking(size: size, weight: weight))
      )
      report(.substituted(asked: "System design “rounded” (SF Rounded)", used: "Nunito"))
    }
    guard let face = chosen.face ?? system.upright else { return nil }
    let places = face.axes.map { axis in
      switch axis.tag {
      case "opsz": axis.clamp(SystemCalibration.opticalSize(for: size))
      case "wght": axis.clamp(weight)
      default: axis.standard
      }
    }
    let slant = request.isItalic && !face.isItalic ? FontCatalogue.syntheticSlant : 0
    let selection = FaceSelection(face: face, coordinates: places, weight: weight, slant: slant)
    guard let instance = instance(selection) else { return nil }
    return ResolvedFont(
      request: request, instance: instance, glyphSize: size * chosen.scale, slant: slant, metrics: metrics,
      calibration: chosen.calibration, features: request.openTypeFeatures)
  }

  /// Where a character is looked for that the first face lacks, in order: Inter, Korean, one face of each added
  /// family, and the remaining bundled ones.
  func fallbacks(for font: ResolvedFont) -> Fallbacks {
    if let known = font.fallbacks { return known }
    let weight = font.request.finiteWeight ?? 400
    let korean = weight >= 600 ? [system.koreanBold, system.korean] : [system.korean]
    let own = ([system.upright] + korean).compactMap { $0.map { fallback($0, weight: weight, font) } }
    let added = catalogue.selectAdded(weight: weight, isItalic: font.request.isItalic)
    let others = [system.rounded, system.monospaced].compactMap { $0.map { fallback($0, weight: weight, font) } }
    let selections = (own + added + others).filter { $0.face !== font.instance.face }
    let fallbacks = Fallbacks(selections, bundled: Set(catalogue.bundled.map(ObjectIdentifier.init))) {
      [unowned self] in instance($0)
    }
    font.fallbacks = fallbacks
    return fallbacks
  }

  private func fallback(_ face: FontFace, weight: Double, _ font: ResolvedFont) -> FaceSelection {
    let places = face.axes.map { axis in
      switch axis.tag {
      case "opsz": axis.clamp(SystemCalibration.opticalSize(for: font.request.finiteSize))
      case "wght": axis.clamp(weight)
      default: axis.standard
      }
    }
    return FaceSelection(
      face: face, coordinates: places, weight: face.axis("wght") == nil ? face.weight : weight, slant: 0)
  }
}

extension Comparable {
  func clamped(to range: ClosedRange<Self>) -> Self { min(max(self, range.lowerBound), range.upperBound) }
}
