// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// A Debian library seen through a module map; the package that brings it is listed in Scripts/packages.txt.
func library(_ name: String, pkgConfig: String) -> Target {
  .systemLibrary(name: name, path: "Sources/C/\(name)", pkgConfig: pkgConfig)
}

/// What all that draws screens is made of. Every module that a target imports is named among its dependencies: one that is
/// not is compiled against what it was.
let screen: [Target.Dependency] = [
  "StillsGeometry", "StillsLayout", "StillsDisplay", "StillsTypesetting", "StillsCore",
]

/// Imports point down only: a target may depend on those above it in this list.
let package = Package(
  name: "stills",
  products: [
    // What is typed; it starts the other one.
    .executable(name: "stills", targets: ["StillsLauncher"]),
    .executable(name: "stills-program", targets: ["StillsCommand"]),
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "Combine", targets: ["Combine"]),
    .library(name: "Stills", targets: ["Stills"]),
    .library(name: "SnapshotTesting", targets: ["SnapshotTesting"]),
    .library(name: "InlineSnapshotTesting", targets: ["InlineSnapshotTesting"]),
  ],
  targets: [
    library("CCairo", pkgConfig: "cairo-pdf"),
    library("CHarfBuzz", pkgConfig: "harfbuzz"),
    library("CFriBidi", pkgConfig: "fribidi"),
    library("CUnibreak", pkgConfig: "libunibreak"),
    library("CThai", pkgConfig: "libthai"),
    library("CDeflate", pkgConfig: "libdeflate"),
    library("CXXHash", pkgConfig: "libxxhash"),
    library("CTurboJPEG", pkgConfig: "libturbojpeg"),
    library("CSPNG", pkgConfig: "spng"),
    .target(
      name: "CStillsFonts", path: "Sources/C/CStillsFonts",
      cSettings: [.headerSearchPath("../../../Fonts")]),

    .target(name: "CStillsProcess", path: "Sources/C/CStillsProcess"),
    .target(
      name: "CStillsPixels", path: "Sources/C/CStillsPixels", linkerSettings: [.linkedLibrary("m")]),
    .target(name: "CStillsSources", path: "Sources/C/CStillsSources"),
    .target(name: "CStillsStage", path: "Sources/C/CStillsStage"),

    .target(name: "StillsLexer"),
    .target(name: "StillsGeometry"),
    .target(name: "StillsCombine"),
    .target(name: "StillsLayout", dependencies: ["StillsGeometry"]),
    .target(name: "StillsDisplay", dependencies: ["StillsGeometry"]),
    .target(name: "StillsTypesetting", dependencies: ["StillsGeometry", "StillsDisplay"]),
    .target(
      name: "StillsCore",
      dependencies: ["StillsGeometry", "StillsLayout", "StillsDisplay", "StillsTypesetting", "StillsCombine"],
      resources: [
        .embedInCode("Data/devices.csv"), .embedInCode("Data/colors.csv"), .embedInCode("Data/dynamic-type.csv"),
      ]),
    .target(name: "StillsMacroExpansion", dependencies: ["StillsLexer"]),
    .macro(name: "StillsMacros", dependencies: ["StillsMacroExpansion"]),
    .target(name: "StillsBars", dependencies: screen),
    .target(name: "StillsUIKit", dependencies: screen + ["StillsBars", "StillsMacros", "CStillsStage"]),
    .target(
      name: "StillsUI", dependencies: screen + ["StillsBars", "StillsUIKit", "StillsCombine", "StillsMacros"]),
    .target(
      name: "StillsText",
      dependencies: [
        "StillsGeometry", "StillsDisplay", "StillsTypesetting", "CHarfBuzz", "CFriBidi", "CUnibreak", "CThai",
        "CStillsFonts",
      ]),
    .target(
      name: "StillsImaging", dependencies: ["StillsGeometry", "CDeflate", "CTurboJPEG", "CXXHash", "CStillsPixels"]),
    .target(
      name: "StillsCairo",
      dependencies: ["StillsGeometry", "StillsDisplay", "StillsImaging", "CCairo", "CStillsPixels", "CStillsSources"]),
    .target(name: "StillsVector", dependencies: ["StillsGeometry", "StillsDisplay"]),
    .target(name: "StillsSnapshots", dependencies: ["StillsGeometry", "StillsDisplay", "StillsImaging"]),
    .target(
      name: "Stills",
      dependencies: screen + [
        "StillsBars", "StillsUI", "StillsUIKit", "StillsText", "StillsCairo", "StillsVector", "StillsImaging",
        "StillsSnapshots",
      ]),
    .target(
      name: "SnapshotTesting",
      dependencies: screen + ["StillsUI", "StillsUIKit", "Stills", "StillsSnapshots", "SwiftUI", "UIKit"]),
    .target(name: "InlineSnapshotTesting", dependencies: ["SnapshotTesting", "StillsSnapshots", "StillsLexer"]),
    .target(
      name: "StillsPreviews",
      dependencies: screen + ["StillsUI", "Stills", "StillsSnapshots", "StillsLexer", "CStillsProcess"]),
    .target(name: "SwiftUI", dependencies: ["StillsUI", "StillsUIKit", "StillsMacros"]),
    .target(name: "_Testing_UIKit"),
    .target(name: "UIKit", dependencies: ["_Testing_UIKit", "StillsUIKit", "StillsUI", "StillsMacros"]),
    .target(name: "Combine", dependencies: ["StillsCombine"]),
    .executableTarget(name: "StillsLauncher", path: "Sources/C/StillsLauncher"),
    .executableTarget(
      name: "StillsCommand",
      dependencies: screen + [
        "Stills", "StillsPreviews", "StillsSnapshots", "StillsText", "SwiftUI", "UIKit", "Combine",
      ],
      // The user's compiled sources find Stills in the command itself. Only targets that others can depend on must do without unsafe flags.
      linkerSettings: [.linkedLibrary("m"), .unsafeFlags(["-Xlinker", "--export-dynamic"])]),

    .testTarget(name: "StillsCombineTests", dependencies: ["Combine", "StillsCombine"]),
    .testTarget(name: "StillsGeometryTests", dependencies: ["StillsGeometry"]),
    .testTarget(name: "StillsLayoutTests", dependencies: ["StillsGeometry", "StillsLayout"]),
    .testTarget(name: "StillsDisplayTests", dependencies: ["StillsGeometry", "StillsDisplay"]),
    .testTarget(
      name: "StillsTypesettingTests", dependencies: ["StillsGeometry", "StillsDisplay", "StillsTypesetting"]),
    .testTarget(
      name: "StillsTextTests", dependencies: ["StillsGeometry", "StillsDisplay", "StillsTypesetting", "StillsText"],
      exclude: ["Fonts"]),
    .testTarget(name: "StillsImagingTests", dependencies: ["StillsImaging", "CSPNG"]),
    .testTarget(
      name: "StillsCairoTests",
      dependencies: ["StillsGeometry", "StillsDisplay", "StillsCairo", "StillsImaging", "StillsVector"]),
    .testTarget(name: "StillsVectorTests", dependencies: ["StillsGeometry", "StillsDisplay", "StillsVector"]),
    .testTarget(
      name: "StillsBarsTests", dependencies: screen + ["StillsBars", "StillsText", "StillsCairo", "StillsImaging"]),
    .testTarget(
      name: "StillsSnapshotsTests",
      dependencies: screen + ["StillsSnapshots", "StillsImaging", "Stills", "StillsCommand", "SwiftUI"]),
    .testTarget(
      name: "SnapshotTestingTests",
      dependencies: ["StillsUIKit", "SnapshotTesting", "InlineSnapshotTesting", "StillsImaging", "SwiftUI", "UIKit"],
      exclude: ["__Snapshots__", "CallShapes/__Snapshots__"]),
    .testTarget(
      name: "StillsUIKitTests",
      dependencies: screen + ["StillsBars", "StillsUIKit", "UIKit", "SwiftUI", "Stills", "StillsImaging"]),
    .testTarget(name: "StillsTests", dependencies: screen + ["SwiftUI", "Stills", "StillsImaging"]),
    .testTarget(
      name: "StillsUITests",
      dependencies: screen + ["StillsText", "StillsBars", "StillsUI", "SwiftUI", "Stills", "StillsImaging"]),
    .testTarget(
      name: "StillsOracleTests", dependencies: screen + ["StillsText", "SwiftUI", "Stills", "StillsImaging"],
      exclude: ["Layouts/layouts.html", "Layouts/frames.tsv", "Effects/effects.html", "Effects/sheet.png"]),
    // Not on the macro itself: then SwiftPM would build every target a second time, for the tools.
    .testTarget(name: "StillsMacroExpansionTests", dependencies: ["StillsMacroExpansion", "StillsLexer"]),
    .testTarget(
      name: "StillsGoldenTests", dependencies: ["StillsImaging", "StillsCommand"], exclude: ["Goldens"]),
    .testTarget(
      name: "StillsPreviewsTests", dependencies: ["StillsPreviews", "StillsCommand", "SwiftUI", "UIKit"]),
  ],
  swiftLanguageModes: [.v5]
)
