// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0
import PackageDescription

let package = Package(
  name: "review-measure",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "ludus", path: "../../..")],
  targets: [
    .executableTarget(
      name: "MemoryMeasure",
      dependencies: [.product(name: "Quizzes", package: "ludus")]
    )
  ],
  swiftLanguageModes: [.v6]
)
