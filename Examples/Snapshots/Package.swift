// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "snapshots",
  products: [.library(name: "Library", targets: ["Library"])],
  // A package of your own says: .package(url: "…", from: "…")
  dependencies: [.package(name: "stills", path: "../..")],
  targets: [
    .target(name: "Library", dependencies: [.product(name: "SwiftUI", package: "stills")]),
    .target(
      name: "TestHelpers",
      dependencies: [.product(name: "SnapshotTesting", package: "stills"), .product(name: "UIKit", package: "stills")],
      path: "Tests/TestHelpers"),
    .testTarget(
      name: "LibraryTests",
      dependencies: [
        "Library", "TestHelpers", .product(name: "SnapshotTesting", package: "stills"),
        .product(name: "UIKit", package: "stills"), .product(name: "InlineSnapshotTesting", package: "stills"),
      ],
      exclude: ["__Snapshots__"]),
  ],
  swiftLanguageModes: [.v5]
)
