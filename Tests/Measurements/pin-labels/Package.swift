// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0
import PackageDescription

let package = Package(
  name: "pin-label-measure",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "ludus", path: "../../..")],
  targets: [
    .executableTarget(
      name: "PinLabelMeasure",
      dependencies: [.product(name: "PinLabels", package: "ludus")]
    ),
    .executableTarget(
      name: "DictionaryMeasure",
      dependencies: [
        .product(name: "PinLabels", package: "ludus"),
        .product(name: "WordDistances", package: "ludus"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
