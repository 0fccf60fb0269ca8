// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0
import PackageDescription

// Every target is held to the same rules; a warning is an error in our code and reaches no
// dependent.
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
  /// What it imports of its own floor and of those below; `.ci/rules` holds that nothing is
  /// imported from above.
  var uses: [String] = []
  var linking: [LinkerSetting] = []
  /// What its tests use beside it, `LudusTestSupport` and `Languages`.
  var testing: [String] = []
  /// Folders with files that its tests compare with.
  var goldens: [String] = []
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
        exclude: goldens,
        swiftSettings: settings
      ),
    ]
  }
}

/// The languages, a folder each: `Sources/Languages/<Language>/Facts` has what engines know of one,
/// `Sentences` what they say in it.
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

/// The plain tables of a language each, which only `KnownLanguages` imports; none is a product.
let languageTargets: [Target] =
  [
    .target(
      name: "LanguageFacts",
      dependencies: ["LudusCore"],
      path: "Sources/Languages/LanguageFacts",
      swiftSettings: settings
    )
  ]
  + languages.map {
    .target(
      name: "\($0)Facts",
      dependencies: ["LanguageFacts"],
      path: "Sources/Languages/\($0)/Facts",
      swiftSettings: settings
    )
  }

/// The languages without a module of sentences: those in English are in the engines themselves.
let withoutSentences: Set = ["English"]

/// A module for each other language, which has all sentences in it; engines import none of them.
let phrasebooks = languages.filter { !withoutSentences.contains($0) }.map { "\($0)Sentences" }
let phrasebookTargets = phrasebooks.map { name in
  Target.target(
    name: name,
    dependencies: ["LudusCore"],
    path: "Sources/Languages/\(name.dropLast("Sentences".count))/Sentences",
    swiftSettings: settings
  )
}

/// The house from the ground up: what stands on a floor imports from its own floor and from those
/// below.
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
      // What some engines work out with numbers. No product: all of it has `package` access.
      Module(name: "NumericMethods", isProduct: false),
      // What engines share that needs Foundation; all of it has `package` access, so it is no
      // product.
      Module(
        name: "LudusFoundation",
        uses: ["LudusCore"],
        isProduct: false
      ),
      // How something comes again, for calendars and for engines with days. No product: what uses it
      // brings it along.
      Module(
        name: "Recurrences",
        uses: ["LudusCore"],
        testing: ["LudusFoundation"],
        isProduct: false
      ),
      // Histories of several people or devices, for the engines that have some; no product either.
      // Its tests are also those of what holds alike in all histories of the engines.
      Module(
        name: "SharedHistories",
        uses: ["LudusCore", "LudusFoundation"],
        testing: [
          "Gamification", "LearningDiary", "PlayerProgress", "QuizAuthoring", "QuizCommunity",
          "QuizTestSupport", "Quizzes",
        ],
        isProduct: false
      ),
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
          "EnglishSpelling", "Experiments", "FrenchSpelling", "Gamification", "GermanSpelling",
          "Interchange", "LearningDiary",
          "LearningRecords", "MathAnswers", "PinLabels", "PinLabelsSVG", "PlayerProgress",
          "QuizAnalytics", "QuizAuthoring", "QuizCommunity", "QuizContent", "QuizPapers", "Quizzes",
          "Spelling",
        ]
      ),
      // The facts of all languages, which engines ask for; it is no product.
      Module(
        name: "KnownLanguages",
        uses: ["LudusCore", "LanguageFacts"] + languages.map { "\($0)Facts" },
        testing: ["AnswerMatching", "DateAnswers", "MathAnswers", "WordDistances"],
        isProduct: false
      ),
    ]
  ),
  (
    "Answers",
    [
      Module(name: "WordDistances", uses: ["LudusCore"]),
      // What makes texts that differ in case, marks, spaces and signs the same, for answers and pin
      // labels alike; all of it has `package` access, so it is no product.
      Module(name: "TextFolding", isProduct: false),
      Module(
        name: "AnswerMatching",
        uses: ["LudusCore", "LanguageFacts", "KnownLanguages", "TextFolding", "WordDistances"]
      ),
      Module(
        name: "MathAnswers",
        uses: [
          "LudusCore", "NumericMethods", "LanguageFacts", "KnownLanguages", "AnswerMatching",
        ]
      ),
      Module(
        name: "ChemistryAnswers",
        uses: ["LudusCore", "LanguageFacts", "KnownLanguages", "AnswerMatching"]
      ),
      Module(
        name: "DateAnswers",
        uses: ["LudusCore", "LanguageFacts", "KnownLanguages", "AnswerMatching"]
      ),
      // What engines ask of the spelling of a language, whichever it is.
      Module(name: "Spelling", uses: ["LudusCore", "AnswerMatching"]),
      Module(name: "GermanSpelling", uses: ["LudusCore", "AnswerMatching", "Spelling"]),
      Module(name: "EnglishSpelling", uses: ["LudusCore", "AnswerMatching", "Spelling"]),
      Module(name: "FrenchSpelling", uses: ["LudusCore", "AnswerMatching", "Spelling"]),
      // The languages whose spelling has rules, which exercises ask for; it is no product.
      Module(
        name: "KnownSpellings",
        uses: ["LudusCore", "Spelling", "GermanSpelling", "EnglishSpelling", "FrenchSpelling"],
        isProduct: false
      ),
      Module(name: "AnatomicalTerms", uses: ["LudusCore", "TextFolding", "WordDistances"]),
    ]
  ),
  (
    "Engines",
    [
      Module(
        name: "QuizContent",
        uses: [
          "LudusCore", "LudusFoundation", "AnswerMatching", "ChemistryAnswers", "DateAnswers",
          "MathAnswers",
        ],
        testing: ["QuizTestSupport"]
      ),
      Module(
        name: "Quizzes",
        uses: [
          "LudusCore", "NumericMethods", "LudusFoundation", "AnswerMatching",
          "ChemistryAnswers", "DateAnswers", "MathAnswers", "QuizContent",
        ],
        testing: ["QuizTestSupport"]
      ),
      Module(
        name: "Exercises",
        uses: [
          "LudusCore", "NumericMethods", "LudusFoundation", "AnswerMatching", "Spelling",
          "GermanSpelling", "EnglishSpelling", "FrenchSpelling", "KnownSpellings",
        ]
      ),
      Module(
        name: "PinLabels",
        uses: [
          "LudusCore", "NumericMethods", "LudusFoundation", "WordDistances", "AnatomicalTerms",
          "AnswerMatching", "LanguageFacts", "KnownLanguages",
        ]
      ),
      Module(name: "PlayerProgress", uses: ["LudusCore", "LudusFoundation", "SharedHistories"]),
      Module(
        name: "Gamification",
        uses: [
          "LudusCore", "LudusFoundation", "Recurrences", "SharedHistories", "PlayerProgress",
        ]
      ),
      Module(
        name: "LearningDiary",
        uses: [
          "LudusCore", "LudusFoundation", "Recurrences", "SharedHistories", "TextFolding",
          "PlayerProgress",
        ]
      ),
    ]
  ),
  (
    "Around",
    [
      Module(
        name: "QuizAnalytics",
        uses: ["LudusCore", "NumericMethods", "LudusFoundation", "Quizzes"],
        testing: ["QuizTestSupport"]
      ),
      Module(
        name: "QuizCommunity",
        uses: ["LudusCore", "LudusFoundation", "SharedHistories", "QuizContent", "Quizzes"],
        testing: ["QuizTestSupport", "AnswerMatching"]
      ),
      Module(
        name: "QuizAuthoring",
        uses: [
          "LudusCore", "LudusFoundation", "SharedHistories", "LanguageFacts", "KnownLanguages",
          "AnswerMatching", "ChemistryAnswers", "MathAnswers", "QuizContent", "Quizzes",
        ],
        testing: ["QuizTestSupport", "QuizAnalytics", "QuizCommunity"]
      ),
      Module(
        name: "PinLabelsSVG",
        uses: ["LudusCore", "LudusFoundation", "PinLabels"]
      ),
      // What front ends need beside the engines; the umbrella leaves it out, as its names are
      // everyday words.
      Module(name: "ReportCharts", goldens: ["Golden"]),
      Module(name: "RichTextHTML", uses: ["LudusCore", "QuizContent"]),
      // What a teacher's tool needs for exams on paper; with its pages it stays out of the umbrella.
      Module(
        name: "QuizPapers",
        uses: [
          "LudusCore", "LudusFoundation", "QuizContent", "Quizzes", "ReportCharts", "RichTextHTML",
        ],
        testing: ["QuizTestSupport", "Interchange", "QuizAnalytics"]
      ),
    ]
  ),
  (
    "Bridges",
    [
      Module(name: "ICalendar", uses: ["LudusCore", "LudusFoundation", "Recurrences"]),
      // Files in, files out; the umbrella leaves it out, as an app has zip files of other makers, too.
      Module(name: "ZipArchives"),
      // Its own module, so that a diary without calendars compiles neither it nor their files.
      Module(
        name: "DiaryCalendars",
        uses: [
          "LudusCore", "LudusFoundation", "Recurrences", "PlayerProgress", "LearningDiary",
          "ICalendar",
        ]
      ),
      // The diagnostics of readers of questions, annotations and records, and the forms that standards
      // prescribe for JSON: records need it and none of the formats for questions.
      Module(
        name: "FileDiagnostics",
        uses: ["LudusCore", "LudusFoundation"]
      ),
      // It depends on the engines whose content it reads and writes; no engine depends on it.
      Module(
        name: "Interchange",
        uses: [
          "LudusCore", "LudusFoundation", "AnswerMatching", "MathAnswers", "QuizContent",
          "FileDiagnostics", "LanguageFacts", "KnownLanguages",
        ],
        testing: ["Quizzes"]
      ),
      // Its own module, so that quiz apps that read questions do not link pins and anatomical
      // terms.
      Module(
        name: "PinLabelsInterchange",
        uses: [
          "LudusCore", "LudusFoundation", "FileDiagnostics", "Interchange", "PinLabels",
          "QuizContent",
        ]
      ),
      // Statements and badges with their forms; what happened in an engine becomes one of them in a
      // module of its own, so that an app compiles the engines that it has.
      Module(
        name: "LearningRecords",
        uses: ["LudusCore", "LudusFoundation", "FileDiagnostics"]
      ),
      Module(
        name: "QuizRecords",
        uses: [
          "LudusCore", "LudusFoundation", "FileDiagnostics", "LearningRecords", "AnswerMatching",
          "MathAnswers", "QuizContent", "Quizzes",
        ],
        testing: ["QuizTestSupport", "RecordTestSupport", "QuizCommunity"]
      ),
      Module(
        name: "ExerciseRecords",
        uses: ["LudusCore", "LudusFoundation", "LearningRecords", "Exercises"],
        testing: ["RecordTestSupport"]
      ),
      Module(
        name: "PinLabelRecords",
        uses: ["LudusCore", "LudusFoundation", "LearningRecords", "PinLabels"],
        testing: ["RecordTestSupport"]
      ),
      // The badges of achievements, which groups and diaries share; it is no product.
      Module(
        name: "AchievementRecords",
        uses: ["LudusCore", "LearningRecords", "PlayerProgress"],
        testing: ["LudusFoundation"],
        isProduct: false
      ),
      Module(
        name: "GameRecords",
        uses: [
          "LudusCore", "LudusFoundation", "LearningRecords", "AchievementRecords",
          "PlayerProgress", "Gamification",
        ],
        testing: ["RecordTestSupport"]
      ),
      Module(
        name: "DiaryRecords",
        uses: [
          "LudusCore", "LudusFoundation", "LearningRecords", "AchievementRecords",
          "PlayerProgress", "Gamification", "LearningDiary",
        ],
        testing: ["RecordTestSupport"]
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
          "LudusCore", "NumericMethods", "LudusFoundation", "AnswerMatching", "Exercises",
          "Gamification", "GermanSpelling", "PinLabels", "QuizAnalytics", "QuizContent", "Quizzes",
          "WordDistances", "LanguageFacts", "KnownLanguages",
        ]
      ),
      // It imports Testing, so that only tests link it.
      Module(name: "ExperimentsTesting", uses: ["Experiments"], testing: ["Quizzes"]),
    ]
  ),
]

/// The umbrella re-exports everything but tests' helpers and what only front ends need.
let umbrella = [
  "LudusCore", "AnatomicalTerms", "AnswerMatching", "ChemistryAnswers", "DateAnswers",
  "DiaryCalendars", "DiaryRecords", "EnglishSpelling", "ExerciseRecords", "Exercises",
  "Experiments", "FileDiagnostics", "FrenchSpelling", "GameRecords", "Gamification",
  "GermanSpelling", "ICalendar", "Interchange", "Languages", "LearningDiary", "LearningRecords",
  "MathAnswers", "PinLabelRecords", "PinLabels",
  "PinLabelsInterchange", "PinLabelsSVG", "PlayerProgress", "QuizAnalytics", "QuizAuthoring",
  "QuizCommunity", "QuizContent", "QuizRecords", "Quizzes", "Spelling", "WordDistances",
]

/// What tests share; nothing of it is a product.
let support: [Target] = [
  .target(
    name: "LudusTestSupport",
    dependencies: ["LudusCore", "LudusFoundation", "SharedHistories", "Languages"],
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
    name: "RecordTestSupport",
    dependencies: ["LearningRecords"],
    path: "Tests/Support/RecordTestSupport",
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
      + (umbrella + ["QuizPapers"]).map { .target(name: $0) },
    path: "Tests/LudusTests",
    swiftSettings: settings
  ),
]

/// `LUDUS_ONLY=Exercises,PinLabels swift test` builds and tests these modules, with what they
/// import and nothing else.
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
let targets = chosen(languageTargets + library + phrasebookTargets + umbrellaTargets + support)
let products = floors.flatMap(\.modules).filter(\.isProduct).map(\.name) + phrasebooks + ["Ludus"]

let package = Package(
  name: "ludus",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: products.filter { product in targets.contains { $0.name == product } }
    .map { .library(name: $0, targets: [$0]) },
  targets: targets,
  swiftLanguageModes: [.v6]
)
