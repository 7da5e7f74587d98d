import Foundation
import StillsCore
import StillsDisplay
import StillsGeometry
import StillsTypesetting

/// What UIKit's objects ask of the picture in the making, wherever they are: fonts, pixels, and a place for reports.
///
/// UIKit's objects measure and resolve colours before they are in any hierarchy, so what SwiftUI's views find in their
/// context must be at hand at any time. The renderer sets it before a preview's content is made, and again before
/// each picture.
package enum UIKitStage {
  nonisolated(unsafe) private static var shown: Surroundings?
  /// Said before there was a picture to say it on, by what was being done.
  nonisolated(unsafe) private static var pending: [String: [String]] = [:]
  nonisolated(unsafe) private static var fallback: Typesetter?
  nonisolated(unsafe) private static var fallbackPictures: (any PictureShelf)?
  nonisolated(unsafe) private static var hasAsked = false

  package static func enter(_ surroundings: Surroundings) {
    shown = surroundings
    guard !pending.isEmpty else { return }
    for message in pending.removeValue(forKey: occasion()) ?? [] { surroundings.reports.add(message) }
  }

  /// The picture is taken: what is said from now on waits for the next one.
  package static func leave() { shown = nil }

  /// After `work`, which may take another picture, what was shown is shown again, in its own world.
  @MainActor static func resumed<Value>(after work: () throws -> Value) rethrows -> Value {
    let (surroundings, world, traits) = (shown, World.shown, UITraitCollection.kept)
    defer { (shown, World.shown, UITraitCollection.kept) = (surroundings, world, traits) }
    return try work()
  }

  /// What is being done at the moment: a test by its name, where tests are run. A picture says only what was said on its
  /// own occasion.
  nonisolated(unsafe) package static var occasion: () -> String = { "" }

  /// The fonts are known, the picture is not yet: what is said from now on waits for the picture. What was said before and
  /// what proxies were told is forgotten, unless the content has been made already.
  @MainActor package static func prepare(
    typesetter: Typesetter, pictures: (any PictureShelf)?, world: World, keepsAppearances: Bool = false
  ) {
    shown = nil
    (fallback, fallbackPictures) = (typesetter, pictures)
    World.shown = world
    if !keepsAppearances {
      Appearances.forget()
      pending[occasion()] = nil
    }
    UIApplication.shared.forgetWindows()
    UITraitCollection.forgetCurrent()
  }

  /// Fonts for what measures itself before there is a picture, where there are none. Nothing else changes.
  @MainActor package static func lend(typesetter: Typesetter, pictures: (any PictureShelf)?) {
    guard fallback == nil else { return }
    (fallback, fallbackPictures) = (typesetter, pictures)
  }

  /// Nil: pictures have no size and are not drawn.
  package static var pictures: (any PictureShelf)? { shown?.pictures ?? fallbackPictures }

  package static var world: World { World.shown }

  /// Box letters where nobody has brought fonts, and nobody does when asked to.
  package static var typesetter: Typesetter {
    if let typesetter = shown?.typesetter ?? fallback { return typesetter }
    askOnce()
    if let typesetter = shown?.typesetter ?? fallback { return typesetter }
    let made = Typesetter(engine: BoxFontEngine())
    fallback = made
    return made
  }

  package static var pixelGrid: PixelGrid {
    let world = world
    let scale = world.scale ?? world.device.scale
    return PixelGrid(scale: scale > 0 && scale.isFinite ? scale : 1)
  }

  package enum FileFormat: Hashable, Sendable {
    case png
    /// From 0 to 100.
    case jpeg(quality: Int)
  }

  /// Draws commands into a file; nil where nobody has brought a renderer.
  nonisolated(unsafe) package static var encoder: ((DisplayList, FileFormat) -> Data?)?

  package static func report(_ message: String) {
    if let shown { return shown.reports.add(message) }
    askOnce()
    let occasion = occasion()
    if pending[occasion]?.contains(message) != true { pending[occasion, default: []].append(message) }
  }

  /// Tests make and measure views before they take a picture.
  private static func askOnce() {
    guard !hasAsked else { return }
    hasAsked = true
    askForStage()
  }

  package static var isRightToLeft: Bool { world.direction == .rightToLeft }
}

/// Of CStillsStage, which is not imported: whoever compiles against this module would have to find it too.
@_silgen_name("stills_ask_for_stage") private func askForStage()
