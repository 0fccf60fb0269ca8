// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0
import PackageDescription

let package = Package(
  name: "experiments-measure",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "ludus", path: "../../..")],
  targets: [
    .executableTarget(
      name: "ExperimentMeasure",
      dependencies: [
        .product(name: "Experiments", package: "ludus"),
        .product(name: "Gamification", package: "ludus"),
      ]
    )
  ],
  swiftLanguageModes: [.v6]
)
