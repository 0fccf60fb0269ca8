// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .treatAllWarnings(as: .error),
]

// What reads input, two programs that feed it, and one that does at random whatever the engines can
// do: `.ci/fuzz` builds and runs them.
let package = Package(
  name: "ludus-fuzzing",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "ludus-mutate", targets: ["ludus-mutate"]),
    .executable(name: "attack", targets: ["attack"]),
  ],
  dependencies: [.package(name: "ludus", path: "../..")],
  targets: [
    .target(
      name: "LudusFuzzReaders",
      dependencies: [.product(name: "Ludus", package: "ludus")],
      swiftSettings: settings
    ),
    // libFuzzer looks for inputs that reach new code.
    .executableTarget(
      name: "ludus-fuzz",
      dependencies: ["LudusFuzzReaders"],
      path: "Sources/LudusFuzz",
      // libFuzzer brings the main function.
      swiftSettings: settings + [.unsafeFlags(["-parse-as-library"])]
    ),
    // A seeded mutator needs no instrumented build, so CI runs it.
    .executableTarget(
      name: "ludus-mutate",
      dependencies: ["LudusFuzzReaders"],
      path: "Sources/LudusMutate",
      swiftSettings: settings
    ),
    // Random histories against the API of each engine, beside a slow model of it.
    .executableTarget(
      name: "attack",
      dependencies: ["LudusFuzzReaders"],
      path: "Sources/LudusAttack",
      swiftSettings: settings
    ),
  ],
  swiftLanguageModes: [.v6]
)
