// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "stills-benchmarks",
  dependencies: [.package(name: "stills", path: "..")],
  targets: [
    .executableTarget(
      name: "StillsBenchmarks",
      dependencies: [
        .product(name: "Stills", package: "stills"), .product(name: "SwiftUI", package: "stills"),
        .product(name: "SnapshotTesting", package: "stills"),
      ])
  ],
  swiftLanguageModes: [.v5]
)
