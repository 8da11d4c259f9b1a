// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "Perpend",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "Perpend", targets: ["Perpend"]),
    .executable(name: "perpend", targets: ["PerpendTool"]),
    .executable(name: "bench", targets: ["bench"]),
  ],
  targets: [
    .target(name: "Perpend", swiftSettings: settings),
    .executableTarget(
      name: "PerpendTool",
      dependencies: ["Perpend"],
      swiftSettings: settings),
    .executableTarget(
      name: "bench",
      dependencies: ["Perpend"],
      path: "Benchmarks",
      swiftSettings: settings),
    .target(
      name: "TestSupport",
      dependencies: ["Perpend"],
      path: "Tests/TestSupport",
      swiftSettings: settings),
    .testTarget(
      name: "PerpendTests",
      dependencies: ["Perpend", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "PerpendToolTests",
      dependencies: ["PerpendTool", "Perpend"],
      resources: [.copy("Fixtures")],
      swiftSettings: settings),
  ]
)
