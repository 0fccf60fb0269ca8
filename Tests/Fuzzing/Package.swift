// swift-tools-version: 6.2
import PackageDescription

// A libFuzzer program that feeds whatever reads input; `.ci/fuzz` builds and runs it.
let package = Package(
  name: "ludus-fuzzing",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "ludus", path: "../..")],
  targets: [
    .executableTarget(
      name: "ludus-fuzz",
      dependencies: [.product(name: "Ludus", package: "ludus")],
      path: "Sources/LudusFuzz",
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .treatAllWarnings(as: .error),
        // libFuzzer brings the main function.
        .unsafeFlags(["-parse-as-library"]),
      ]
    )
  ],
  swiftLanguageModes: [.v6]
)
