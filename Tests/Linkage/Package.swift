// swift-tools-version: 6.2
import PackageDescription

// A program of the modules that promise to need no Foundation; CI looks at what it is linked with.
let package = Package(
  name: "ludus-linkage",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "ludus", path: "../..")],
  targets: [
    .executableTarget(
      name: "linkage",
      dependencies: [
        .product(name: "LudusCore", package: "ludus"),
        .product(name: "AnswerMatching", package: "ludus"),
      ],
      path: "Sources/Linkage"
    )
  ],
  swiftLanguageModes: [.v6]
)
