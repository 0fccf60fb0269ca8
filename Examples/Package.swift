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

let package = Package(
  name: "ludus-examples",
  platforms: [.macOS(.v13)],
  products: [
    // The target of `ludus` has another name, because a target `ludus` would clash with the library
    // module `Ludus` on file systems that ignore case.
    .executable(name: "ludus", targets: ["LudusTool"]),
    .executable(name: "minimal-quiz", targets: ["MinimalQuiz"]),
    .executable(name: "league-example", targets: ["LeagueExample"]),
    .executable(name: "habit-app", targets: ["HabitApp"]),
    .executable(name: "quiz-screen", targets: ["QuizScreenApp"]),
  ],
  dependencies: [
    .package(name: "ludus", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    .executableTarget(
      name: "LudusTool",
      dependencies: [
        .product(name: "AnswerMatching", package: "ludus"),
        .product(name: "ChemistryAnswers", package: "ludus"),
        .product(name: "DateAnswers", package: "ludus"),
        .product(name: "EnglishSpelling", package: "ludus"),
        .product(name: "FrenchSpelling", package: "ludus"),
        .product(name: "GermanSpelling", package: "ludus"),
        .product(name: "MathAnswers", package: "ludus"),
        .product(name: "DiaryCalendars", package: "ludus"),
        .product(name: "DiaryRecords", package: "ludus"),
        .product(name: "ExerciseRecords", package: "ludus"),
        .product(name: "Exercises", package: "ludus"),
        .product(name: "Experiments", package: "ludus"),
        .product(name: "GameRecords", package: "ludus"),
        .product(name: "Gamification", package: "ludus"),
        .product(name: "ICalendar", package: "ludus"),
        .product(name: "Interchange", package: "ludus"),
        .product(name: "Languages", package: "ludus"),
        .product(name: "LearningDiary", package: "ludus"),
        .product(name: "LearningRecords", package: "ludus"),
        .product(name: "PinLabelRecords", package: "ludus"),
        .product(name: "PinLabels", package: "ludus"),
        .product(name: "PinLabelsInterchange", package: "ludus"),
        .product(name: "PinLabelsSVG", package: "ludus"),
        .product(name: "QuizAnalytics", package: "ludus"),
        .product(name: "QuizAuthoring", package: "ludus"),
        .product(name: "QuizCommunity", package: "ludus"),
        .product(name: "QuizPapers", package: "ludus"),
        .product(name: "QuizRecords", package: "ludus"),
        .product(name: "Quizzes", package: "ludus"),
        .product(name: "ReportCharts", package: "ludus"),
        .product(name: "RichTextHTML", package: "ludus"),
        .product(name: "WordDistances", package: "ludus"),
        .product(name: "ZipArchives", package: "ludus"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Tool/Sources",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "MinimalQuiz",
      dependencies: [.product(name: "Quizzes", package: "ludus")],
      path: "MinimalQuiz",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "LeagueExample",
      dependencies: [.product(name: "Gamification", package: "ludus")],
      path: "League",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "HabitApp",
      dependencies: [.product(name: "PlayerProgress", package: "ludus")],
      path: "HabitApp",
      swiftSettings: settings
    ),
    // What SwiftUI would draw, without SwiftUI.
    .target(
      name: "QuizScreenModel",
      dependencies: [.product(name: "Quizzes", package: "ludus")],
      path: "QuizScreen/Model",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "QuizScreenApp",
      dependencies: [
        "QuizScreenModel",
        .product(name: "Languages", package: "ludus"),
        .product(name: "Quizzes", package: "ludus"),
      ],
      path: "QuizScreen/App",
      swiftSettings: settings
    ),
    .testTarget(
      name: "QuizScreenTests",
      dependencies: [
        "QuizScreenModel",
        .product(name: "Languages", package: "ludus"),
        .product(name: "Quizzes", package: "ludus"),
      ],
      path: "QuizScreen/Tests",
      swiftSettings: settings
    ),
    .testTarget(
      name: "GamesTests",
      dependencies: [
        .product(name: "Gamification", package: "ludus"),
        .product(name: "PlayerProgress", package: "ludus"),
      ],
      path: "Content/games/Tests",
      swiftSettings: settings
    ),
    .testTarget(
      name: "LudusToolTests",
      dependencies: [
        "LudusTool", "MinimalQuiz", "LeagueExample", "HabitApp",
        .product(name: "AnswerMatching", package: "ludus"),
        .product(name: "ChemistryAnswers", package: "ludus"),
        .product(name: "GermanSpelling", package: "ludus"),
        .product(name: "MathAnswers", package: "ludus"),
        .product(name: "Exercises", package: "ludus"),
        .product(name: "Experiments", package: "ludus"),
        .product(name: "Gamification", package: "ludus"),
        .product(name: "ICalendar", package: "ludus"),
        .product(name: "Interchange", package: "ludus"),
        .product(name: "Languages", package: "ludus"),
        .product(name: "LearningDiary", package: "ludus"),
        .product(name: "LearningRecords", package: "ludus"),
        .product(name: "PinLabels", package: "ludus"),
        .product(name: "PinLabelsInterchange", package: "ludus"),
        .product(name: "PinLabelsSVG", package: "ludus"),
        .product(name: "QuizAnalytics", package: "ludus"),
        .product(name: "QuizAuthoring", package: "ludus"),
        .product(name: "QuizCommunity", package: "ludus"),
        .product(name: "QuizPapers", package: "ludus"),
        .product(name: "Quizzes", package: "ludus"),
        .product(name: "ReportCharts", package: "ludus"),
        .product(name: "ZipArchives", package: "ludus"),
      ],
      path: "Tool/Tests",
      exclude: ["Fixtures", "Golden"],
      swiftSettings: settings
    ),
  ],
  swiftLanguageModes: [.v6]
)
