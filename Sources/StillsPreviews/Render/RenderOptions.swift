import Foundation
import Stills
import StillsCore
import StillsGeometry

/// What the command line asks of pictures. What it leaves open is decided by each preview's own traits, then by the
/// defaults.
package struct RenderOptions {
  package enum Format: String, CaseIterable, Sendable { case png, svg, pdf, json }

  /// Which of several runs this is: every picture belongs to exactly one.
  package struct Shard: Hashable, Sendable {
    package var index, count: Int
    package init(index: Int, count: Int) { (self.index, self.count) = (index, count) }
  }

  /// Names or positions of previews; none: all.
  package var selection: [String] = []
  package var devices: [Device] = []
  package var appearances: [World.Appearance] = []
  package var typeSizes: [TypeSize] = []
  package var locales: [String] = []
  package var orientations: [World.Orientation] = []
  package var canvas: World.Canvas?
  package var scale: CGFloat?
  package var statusBar: World.StatusBar?
  package var signalBars: Int?
  package var showsHomeIndicator: Bool?
  package var safeArea: EdgeInsets?
  package var look: World.Look?
  package var formats: [Format] = []
  package var outlinesText = false
  package var fontDirectories: [String] = []
  /// The files and folders that the sources come from: tables of translations lie beside them.
  package var sourcePaths: [String] = []
  /// Asset catalogs and folders of pictures, beside those that lie with the sources.
  package var assetPaths: [String] = []
  /// What was read of them.
  package var assets = AssetLibrary.empty
  /// A file or folder; nil: the current folder.
  package var output: String?
  package var shard: Shard?
  /// What is done with each screen, after the preview's own steps.
  package var steps: [Step] = []

  package init() {}
}
