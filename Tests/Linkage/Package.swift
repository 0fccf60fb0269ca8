// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0
import PackageDescription

// Programs of the modules that promise to need no Foundation; CI looks at what the first is linked
// with.
let package = Package(
  name: "ludus-linkage",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "ludus", path: "../..")],
  targets: [
    .executableTarget(
      name: "linkage",
      dependencies: [
        .product(name: "LudusCore", package: "ludus"),
        .product(name: "AnatomicalTerms", package: "ludus"),
        .product(name: "AnswerMatching", package: "ludus"),
        .product(name: "ChemistryAnswers", package: "ludus"),
        .product(name: "DateAnswers", package: "ludus"),
        .product(name: "MathAnswers", package: "ludus"),
        .product(name: "GermanSpelling", package: "ludus"),
        .product(name: "Languages", package: "ludus"),
        .product(name: "ReportCharts", package: "ludus"),
        .product(name: "ZipArchives", package: "ludus"),
      ],
      path: "Sources/Linkage"
    ),
    // With the least that can be imported, whatever the other modules would bring along.
    .executableTarget(
      name: "core-only",
      dependencies: [.product(name: "LudusCore", package: "ludus")],
      path: "Sources/CoreOnly"
    ),
  ],
  swiftLanguageModes: [.v6]
)
