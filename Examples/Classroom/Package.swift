// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0
import PackageDescription

// The rules of the library hold here too.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let engines = [
  "DiaryCalendars", "ExerciseRecords", "Exercises", "GameRecords", "Gamification", "Interchange",
  "Languages", "LearningDiary", "LearningRecords", "PinLabelRecords",
  "PinLabels", "PinLabelsInterchange", "PinLabelsSVG", "QuizAnalytics", "QuizCommunity",
  "QuizPapers",
  "QuizRecords", "Quizzes", "ReportCharts", "RichTextHTML", "ZipArchives",
]

let package = Package(
  name: "ludus-classroom",
  platforms: [.macOS(.v14)],
  products: [.executable(name: "classroom", targets: ["Classroom"])],
  dependencies: [
    .package(name: "ludus", path: "../.."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-crypto", "3.12.3"..<"5.0.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
  ],
  targets: [
    .executableTarget(
      name: "Classroom",
      dependencies: engines.map { .product(name: $0, package: "ludus") } + [
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "_CryptoExtras", package: "swift-crypto"),
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "Mustache", package: "swift-mustache"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
      ],
      resources: [.copy("Resources")],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ClassroomTests",
      dependencies: [
        "Classroom", .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "Exercises", package: "ludus"),
        .product(name: "Gamification", package: "ludus"),
        .product(name: "Interchange", package: "ludus"),
        .product(name: "Languages", package: "ludus"),
        .product(name: "LearningDiary", package: "ludus"),
        .product(name: "PinLabels", package: "ludus"),
        .product(name: "QuizAnalytics", package: "ludus"),
        .product(name: "QuizCommunity", package: "ludus"),
        .product(name: "QuizPapers", package: "ludus"),
        .product(name: "Quizzes", package: "ludus"),
      ],
      swiftSettings: settings
    ),
  ],
  swiftLanguageModes: [.v6]
)
