// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "Perpend",
  // The library asks for what `Span` and typed throws do: the standard library brings these to iOS 13 and its like.
  // On macOS the tool and the bench ask for more: `ContinuousClock`.
  platforms: [.macOS(.v13), .iOS(.v13), .tvOS(.v13), .watchOS(.v6), .visionOS(.v1)],
  products: [
    .library(name: "Perpend", targets: ["Perpend"]),
    .executable(name: "perpend", targets: ["PerpendTool"]),
    .executable(name: "bench", targets: ["PerpendBench"]),
  ],
  targets: [
    .target(name: "Perpend", swiftSettings: settings),
    .executableTarget(
      name: "PerpendTool",
      dependencies: ["Perpend"],
      swiftSettings: settings),
    .executableTarget(
      name: "PerpendBench",
      dependencies: ["Perpend"],
      path: "Benchmarks",
      swiftSettings: settings),
    .target(
      name: "TestSupport",
      dependencies: ["Perpend"],
      path: "Tests/TestSupport",
      swiftSettings: settings),
    .target(name: "AllocationCounter", path: "Tests/AllocationCounter"),
    .testTarget(
      name: "PerpendTests",
      dependencies: ["Perpend", "TestSupport", "AllocationCounter"],
      swiftSettings: settings),
    .testTarget(
      name: "PerpendToolTests",
      dependencies: ["PerpendTool", "Perpend"],
      resources: [.copy("Fixtures")],
      swiftSettings: settings),
  ]
)
