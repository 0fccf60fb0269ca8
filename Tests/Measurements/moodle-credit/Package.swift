// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0
import PackageDescription

let package = Package(
  name: "moodle-credit",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "ludus", path: "../../..")],
  targets: [
    .executableTarget(
      name: "MoodleCredit",
      dependencies: [
        .product(name: "Interchange", package: "ludus"),
        .product(name: "Quizzes", package: "ludus"),
      ]
    )
  ],
  swiftLanguageModes: [.v6]
)
