// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "ludus-benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "ludus", path: "../..")],
  targets: [
    .executableTarget(
      name: "ludus-bench",
      dependencies: [
        .product(name: "Ludus", package: "ludus"),
        .product(name: "LudusCore", package: "ludus"),
        .product(name: "AnswerMatching", package: "ludus"),
        .product(name: "Gamification", package: "ludus"),
        .product(name: "PinLabels", package: "ludus"),
        .product(name: "Quizzes", package: "ludus"),
      ],
      path: "Sources/LudusBench",
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .treatAllWarnings(as: .error),
      ]
    )
  ],
  swiftLanguageModes: [.v6]
)
