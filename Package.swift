// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0
import PackageDescription

// Every target is held to the same rules; a warning is an error in our code and reaches no dependent.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
  .treatWarning("ExplicitSendable", as: .error),
]

/// A library module with its tests.
struct Module {
  var name: String
  var uses: [String] = []
  var linking: [LinkerSetting] = []
  /// What its tests use beside it and `LudusTestSupport`.
  var testing: [String] = []
  var isProduct = true
  /// Whether it is for tests alone: it lies below `Tests` and has none itself.
  var isTestSupport = false

  var targets: [Target] {
    let dependencies = uses.map { Target.Dependency.target(name: $0) }
    guard !isTestSupport else {
      return [
        .target(
          name: name,
          dependencies: dependencies + ["LudusTestSupport"],
          path: "Tests/\(name)",
          swiftSettings: settings
        )
      ]
    }
    let support = (["LudusTestSupport"] + testing).map { Target.Dependency.target(name: $0) }
    return [
      .target(
        name: name,
        dependencies: dependencies,
        swiftSettings: settings,
        linkerSettings: linking
      ),
      .testTarget(
        name: "\(name)Tests",
        dependencies: [.target(name: name)] + support + dependencies,
        swiftSettings: settings
      ),
    ]
  }
}

let modules = [
  // Rounding and square roots may call the C library's mathematics, which a program without
  // Foundation is not linked with by itself.
  Module(name: "LudusCore", linking: [.linkedLibrary("m", .when(platforms: [.linux, .android]))]),
  // What engines share that needs Foundation; all of it has `package` access, so it is no product.
  Module(name: "LudusFoundation", uses: ["LudusCore", "Translations"], isProduct: false),
  // The sentences of all modules in the languages other than English and German; it is no product.
  Module(name: "Translations", isProduct: false),
  Module(name: "WordDistances", uses: ["LudusCore"]),
  // Words of all languages, none of which is another one misspelled; it is no product.
  Module(name: "WordLists", isProduct: false),
  Module(
    name: "AnswerMatching",
    uses: ["LudusCore", "Translations", "WordDistances", "WordLists"]
  ),
  // Expressions, which matchers of mathematics and templates of problems share; it is no product.
  Module(name: "Algebra", uses: ["LudusCore", "AnswerMatching"], isProduct: false),
  Module(name: "MathAnswers", uses: ["LudusCore", "Translations", "AnswerMatching", "Algebra"]),
  Module(name: "ChemistryAnswers", uses: ["LudusCore", "Translations", "AnswerMatching"]),
  Module(name: "DateAnswers", uses: ["LudusCore", "Translations", "AnswerMatching"]),
  Module(name: "GermanSpelling", uses: ["LudusCore", "Translations", "AnswerMatching"]),
  Module(name: "PlayerProgress", uses: ["LudusCore", "Translations", "LudusFoundation"]),
  Module(
    name: "Gamification",
    uses: ["LudusCore", "Translations", "LudusFoundation", "PlayerProgress"]
  ),
  Module(name: "ICalendar", uses: ["LudusCore", "LudusFoundation"]),
  Module(
    name: "QuizContent",
    uses: [
      "LudusCore", "Translations", "LudusFoundation", "Algebra", "AnswerMatching",
      "ChemistryAnswers",
      "DateAnswers", "MathAnswers",
    ],
    testing: ["QuizTestSupport"]
  ),
  Module(
    name: "Quizzes",
    uses: [
      "LudusCore", "Translations", "LudusFoundation", "AnswerMatching", "ChemistryAnswers",
      "DateAnswers",
      "MathAnswers", "QuizContent",
    ],
    testing: ["QuizTestSupport"]
  ),
  Module(
    name: "QuizAnalytics",
    uses: ["LudusCore", "Translations", "LudusFoundation", "Quizzes"],
    testing: ["QuizTestSupport"]
  ),
  Module(
    name: "QuizCommunity",
    uses: ["LudusCore", "Translations", "LudusFoundation", "Quizzes"],
    testing: ["QuizTestSupport", "AnswerMatching"]
  ),
  // Checks judge by item statistics; the workshop keeps its events in the log of the community.
  Module(
    name: "QuizAuthoring",
    uses: [
      "LudusCore", "Translations", "LudusFoundation", "AnswerMatching", "ChemistryAnswers",
      "DateAnswers",
      "MathAnswers", "Quizzes", "QuizAnalytics", "QuizCommunity",
    ],
    testing: ["QuizTestSupport"]
  ),
  Module(
    name: "QuizTestSupport",
    uses: [
      "LudusCore", "LudusFoundation", "AnswerMatching", "ChemistryAnswers", "Quizzes",
      "QuizCommunity",
    ],
    isProduct: false,
    isTestSupport: true
  ),
  Module(
    name: "Exercises",
    uses: ["LudusCore", "Translations", "LudusFoundation", "AnswerMatching", "GermanSpelling"]
  ),
  Module(name: "AnatomicalTerms", uses: ["LudusCore", "AnswerMatching"]),
  Module(
    name: "PinLabels",
    uses: ["LudusCore", "Translations", "LudusFoundation", "AnswerMatching", "AnatomicalTerms"]
  ),
  Module(
    name: "PinLabelsSVG",
    uses: ["LudusCore", "Translations", "LudusFoundation", "AnswerMatching", "PinLabels"]
  ),
  Module(
    name: "LearningDiary",
    uses: ["LudusCore", "Translations", "LudusFoundation", "PlayerProgress", "ICalendar"]
  ),
  // It tries the rules of all engines in made-up worlds; no engine depends on it.
  Module(
    name: "Experiments",
    uses: [
      "LudusCore", "Translations", "LudusFoundation", "AnswerMatching", "Exercises", "Gamification",
      "GermanSpelling", "PinLabels", "PlayerProgress", "QuizAnalytics", "Quizzes", "WordDistances",
    ]
  ),
  // It imports Testing, so that only tests link it.
  Module(name: "ExperimentsTesting", uses: ["Experiments"], testing: ["Quizzes"]),
  // It depends on the engines whose content it reads and writes; no engine depends on it.
  Module(
    name: "Interchange",
    uses: [
      "LudusCore", "Translations", "LudusFoundation", "AnswerMatching", "MathAnswers",
      "QuizContent",
    ],
    testing: ["Quizzes"]
  ),
  // The forms that standards prescribe for JSON, for records and annotations; it is no product.
  Module(
    name: "JSONForms",
    uses: ["LudusCore", "LudusFoundation", "Interchange"],
    isProduct: false
  ),
  // What happened in the engines, as records of others; no quiz app links what only some of it needs.
  Module(
    name: "LearningRecords",
    uses: [
      "LudusCore", "LudusFoundation", "AnswerMatching", "Exercises", "Gamification", "Interchange",
      "JSONForms", "LearningDiary", "MathAnswers", "PinLabels", "PlayerProgress", "QuizContent",
      "Quizzes",
    ],
    testing: ["QuizTestSupport"]
  ),
  // Its own module, so that quiz apps that read questions do not link pins and anatomical terms.
  Module(
    name: "PinLabelsInterchange",
    uses: [
      "LudusCore", "LudusFoundation", "Interchange", "JSONForms", "PinLabels", "QuizContent",
    ]
  ),
  // The umbrella re-exports every engine.
  Module(
    name: "Ludus",
    uses: [
      "LudusCore", "AnatomicalTerms", "AnswerMatching", "ChemistryAnswers", "DateAnswers",
      "Exercises", "Experiments", "Gamification", "GermanSpelling", "ICalendar",
      "Interchange", "LearningDiary", "LearningRecords", "MathAnswers",
      "PinLabels", "PinLabelsInterchange", "PinLabelsSVG", "PlayerProgress", "QuizAnalytics",
      "QuizAuthoring",
      "QuizCommunity", "QuizContent", "Quizzes", "WordDistances",
    ]
  ),
]

let package = Package(
  name: "ludus",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: modules.filter(\.isProduct).map { .library(name: $0.name, targets: [$0.name]) },
  targets: modules.flatMap(\.targets) + [
    .target(
      name: "LudusTestSupport",
      dependencies: ["LudusCore", "LudusFoundation"],
      path: "Tests/LudusTestSupport",
      swiftSettings: settings
    ),
    .testTarget(
      name: "LudusTestSupportTests",
      dependencies: ["LudusTestSupport", "LudusCore"],
      swiftSettings: settings
    ),
  ],
  swiftLanguageModes: [.v6]
)
