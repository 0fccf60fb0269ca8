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

/// A library module with its tests: `Sources/<Floor>/<Name>` and `Tests/<Floor>/<Name>Tests`.
struct Module {
  var name: String
  /// What it imports of its own floor and of those below; `.ci/rules` holds that nothing is imported from above.
  var uses: [String] = []
  var linking: [LinkerSetting] = []
  /// What its tests use beside it, `LudusTestSupport` and `Languages`.
  var testing: [String] = []
  var isProduct = true

  func targets(on floor: String) -> [Target] {
    let dependencies = uses.map { Target.Dependency.target(name: $0) }
    let support = (["LudusTestSupport", "Languages"].filter { $0 != name } + testing)
      .map { Target.Dependency.target(name: $0) }
    return [
      .target(
        name: name,
        dependencies: dependencies,
        path: "Sources/\(floor)/\(name)",
        swiftSettings: settings,
        linkerSettings: linking
      ),
      .testTarget(
        name: "\(name)Tests",
        dependencies: [.target(name: name)] + support + dependencies,
        path: "Tests/\(floor)/\(name)Tests",
        swiftSettings: settings
      ),
    ]
  }
}

/// The languages that people are spoken to in.
let languages = [
  "English",
  "German",
  "French",
  "Spanish",
  "Italian",
  "Portuguese",
  "Dutch",
  "Czech",
  "Russian",
]

/// A module for each language but English, which has all sentences in it.
///
/// Engines have their sentences in English themselves, and import none of these modules.
let phrasebooks = languages.dropFirst().map { "\($0)Sentences" }
let phrasebookTargets = languages.dropFirst().map { language in
  Target.target(
    name: "\(language)Sentences",
    dependencies: ["LudusCore"],
    path: "Sources/Languages/\(language)/Sentences",
    swiftSettings: settings
  )
}

/// The house from the ground up: what stands on a floor imports from its own floor and from those below.
let floors: [(name: String, modules: [Module])] = [
  (
    "Kernel",
    [
      // Rounding and square roots may call the C library's mathematics, which a program without
      // Foundation is not linked with by itself.
      Module(
        name: "LudusCore",
        linking: [.linkedLibrary("m", .when(platforms: [.linux, .android]))]
      ),
      // What engines share that needs Foundation; all of it has `package` access, so it is no product.
      Module(name: "LudusFoundation", uses: ["LudusCore"], isProduct: false),
    ]
  ),
  (
    "Languages",
    [
      // All phrasebooks; its tests hold every catalog of sentences against each of them.
      Module(
        name: "Languages",
        uses: ["LudusCore"] + phrasebooks,
        testing: [
          "LudusFoundation", "AnswerMatching", "ChemistryAnswers", "DateAnswers", "Exercises",
          "Experiments", "Gamification", "GermanSpelling", "Interchange", "LearningDiary",
          "MathAnswers", "PinLabels", "PinLabelsSVG", "PlayerProgress", "QuizAnalytics",
          "QuizAuthoring", "QuizCommunity", "QuizContent", "Quizzes",
        ]
      ),
      // Words of all languages, none of which is another one misspelled; it is no product.
      Module(name: "WordLists", isProduct: false),
    ]
  ),
  (
    "Answers",
    [
      Module(name: "WordDistances", uses: ["LudusCore"]),
      Module(
        name: "AnswerMatching",
        uses: ["LudusCore", "WordDistances", "WordLists"]
      ),
      // Expressions, which matchers of mathematics and templates of problems share; it is no product.
      Module(name: "Algebra", uses: ["LudusCore", "AnswerMatching"], isProduct: false),
      Module(
        name: "MathAnswers",
        uses: ["LudusCore", "AnswerMatching", "Algebra"]
      ),
      Module(name: "ChemistryAnswers", uses: ["LudusCore", "AnswerMatching"]),
      Module(name: "DateAnswers", uses: ["LudusCore", "AnswerMatching"]),
      Module(name: "GermanSpelling", uses: ["LudusCore", "AnswerMatching"]),
      Module(name: "AnatomicalTerms", uses: ["LudusCore", "AnswerMatching"]),
    ]
  ),
  (
    "Engines",
    [
      Module(
        name: "QuizContent",
        uses: [
          "LudusCore", "LudusFoundation", "Algebra", "AnswerMatching",
          "ChemistryAnswers",
          "DateAnswers", "MathAnswers",
        ],
        testing: ["QuizTestSupport"]
      ),
      Module(
        name: "Quizzes",
        uses: [
          "LudusCore", "LudusFoundation", "AnswerMatching", "ChemistryAnswers",
          "DateAnswers",
          "MathAnswers", "QuizContent",
        ],
        testing: ["QuizTestSupport"]
      ),
      Module(
        name: "Exercises",
        uses: ["LudusCore", "LudusFoundation", "AnswerMatching", "GermanSpelling"]
      ),
      Module(
        name: "PinLabels",
        uses: ["LudusCore", "LudusFoundation", "AnswerMatching", "AnatomicalTerms"]
      ),
      Module(name: "PlayerProgress", uses: ["LudusCore", "LudusFoundation"]),
      Module(
        name: "Gamification",
        uses: ["LudusCore", "LudusFoundation", "PlayerProgress"]
      ),
      Module(
        name: "LearningDiary",
        uses: ["LudusCore", "LudusFoundation", "PlayerProgress", "ICalendar"]
      ),
    ]
  ),
  (
    "Around",
    [
      Module(
        name: "QuizAnalytics",
        uses: ["LudusCore", "LudusFoundation", "Quizzes"],
        testing: ["QuizTestSupport"]
      ),
      Module(
        name: "QuizCommunity",
        uses: ["LudusCore", "LudusFoundation", "Quizzes"],
        testing: ["QuizTestSupport", "AnswerMatching"]
      ),
      // Checks judge by item statistics; the workshop keeps its events in the log of the community.
      Module(
        name: "QuizAuthoring",
        uses: [
          "LudusCore", "LudusFoundation", "AnswerMatching", "ChemistryAnswers",
          "DateAnswers",
          "MathAnswers", "Quizzes", "QuizAnalytics", "QuizCommunity",
        ],
        testing: ["QuizTestSupport"]
      ),
      Module(
        name: "PinLabelsSVG",
        uses: ["LudusCore", "LudusFoundation", "AnswerMatching", "PinLabels"]
      ),
    ]
  ),
  (
    "Bridges",
    [
      Module(name: "ICalendar", uses: ["LudusCore", "LudusFoundation"]),
      // It depends on the engines whose content it reads and writes; no engine depends on it.
      Module(
        name: "Interchange",
        uses: [
          "LudusCore", "LudusFoundation", "AnswerMatching", "MathAnswers",
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
      // Its own module, so that quiz apps that read questions do not link pins and anatomical terms.
      Module(
        name: "PinLabelsInterchange",
        uses: [
          "LudusCore", "LudusFoundation", "Interchange", "JSONForms", "PinLabels", "QuizContent",
        ]
      ),
      // What happened in the engines, as records of others; no quiz app links what only some of it needs.
      Module(
        name: "LearningRecords",
        uses: [
          "LudusCore", "LudusFoundation", "AnswerMatching", "Exercises", "Gamification",
          "Interchange",
          "JSONForms", "LearningDiary", "MathAnswers", "PinLabels", "PlayerProgress", "QuizContent",
          "Quizzes",
        ],
        testing: ["QuizTestSupport"]
      ),
    ]
  ),
  (
    "Laboratory",
    [
      // It tries the rules of all engines in made-up worlds; no engine depends on it.
      Module(
        name: "Experiments",
        uses: [
          "LudusCore", "LudusFoundation", "AnswerMatching", "Exercises",
          "Gamification",
          "GermanSpelling", "PinLabels", "PlayerProgress", "QuizAnalytics", "Quizzes",
          "WordDistances",
        ]
      ),
      // It imports Testing, so that only tests link it.
      Module(name: "ExperimentsTesting", uses: ["Experiments"], testing: ["Quizzes"]),
    ]
  ),
]

/// The umbrella re-exports every engine.
let umbrella = [
  "LudusCore", "AnatomicalTerms", "AnswerMatching", "ChemistryAnswers", "DateAnswers", "Exercises",
  "Experiments", "Gamification", "GermanSpelling", "ICalendar", "Interchange", "Languages",
  "LearningDiary", "LearningRecords", "MathAnswers", "PinLabels", "PinLabelsInterchange",
  "PinLabelsSVG",
  "PlayerProgress", "QuizAnalytics", "QuizAuthoring", "QuizCommunity", "QuizContent", "Quizzes",
  "WordDistances",
]

/// What tests share; nothing of it is a product.
let support: [Target] = [
  .target(
    name: "LudusTestSupport",
    dependencies: ["LudusCore", "LudusFoundation", "Languages"],
    path: "Tests/Support/LudusTestSupport",
    swiftSettings: settings
  ),
  .testTarget(
    name: "LudusTestSupportTests",
    dependencies: ["LudusTestSupport", "LudusCore"],
    path: "Tests/Support/LudusTestSupportTests",
    swiftSettings: settings
  ),
  .target(
    name: "QuizTestSupport",
    dependencies: [
      "LudusTestSupport", "LudusCore", "LudusFoundation", "AnswerMatching", "ChemistryAnswers",
      "Quizzes", "QuizCommunity",
    ],
    path: "Tests/Support/QuizTestSupport",
    swiftSettings: settings
  ),
]

let umbrellaTargets: [Target] = [
  .target(
    name: "Ludus",
    dependencies: umbrella.map { .target(name: $0) },
    path: "Sources/Ludus",
    swiftSettings: settings
  ),
  .testTarget(
    name: "LudusTests",
    dependencies: [.target(name: "Ludus"), .target(name: "LudusTestSupport")]
      + umbrella.map { .target(name: $0) },
    path: "Tests/LudusTests",
    swiftSettings: settings
  ),
]

/// `LUDUS_ONLY=Exercises,PinLabels swift test` builds and tests these modules, with what they import and nothing else.
func chosen(_ targets: [Target]) -> [Target] {
  guard let names = Context.environment["LUDUS_ONLY"]?.split(separator: ",").map(String.init)
  else { return targets }
  let targetsByName = Dictionary(uniqueKeysWithValues: targets.map { ($0.name, $0) })
  var needed: Set<String> = []
  var open = names.flatMap { [$0, "\($0)Tests"] }
  while let name = open.popLast() {
    guard let target = targetsByName[name], needed.insert(name).inserted else { continue }
    open += target.dependencies.compactMap {
      switch $0 {
      case .targetItem(let name, _), .byNameItem(let name, _): name
      default: nil
      }
    }
  }
  return targets.filter { needed.contains($0.name) }
}

let library = floors.flatMap { floor in floor.modules.flatMap { $0.targets(on: floor.name) } }
let targets = chosen(library + phrasebookTargets + umbrellaTargets + support)
let products = floors.flatMap(\.modules).filter(\.isProduct).map(\.name) + phrasebooks + ["Ludus"]

let package = Package(
  name: "ludus",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: products.filter { product in targets.contains { $0.name == product } }
    .map { .library(name: $0, targets: [$0]) },
  targets: targets,
  swiftLanguageModes: [.v6]
)
