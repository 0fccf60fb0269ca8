// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]
let products = [
  "LudusCore", "AnswerMatching", "MathAnswers", "GermanSpelling", "Gamification", "QuizContent",
  "Quizzes", "QuizAnalytics", "QuizAuthoring", "QuizCommunity", "Exercises", "PinLabels",
  "LearningDiary", "DiaryCalendars", "ICalendar", "Interchange",
  "LearningRecords", "PinLabelsInterchange", "ZipArchives",
]
let engines = products.map { Target.Dependency.product(name: $0, package: "ludus") }

let package = Package(
  name: "ludus-benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "ludus", path: "../..")],
  targets: [
    .target(name: "ProcessorClock", swiftSettings: settings),
    .executableTarget(
      name: "ludus-bench",
      dependencies: engines + ["ProcessorClock"],
      path: "Sources/LudusBench",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "ludus-scaling",
      dependencies: engines + ["ProcessorClock"],
      path: "Sources/LudusScaling",
      swiftSettings: settings
    ),
  ],
  swiftLanguageModes: [.v6]
)
