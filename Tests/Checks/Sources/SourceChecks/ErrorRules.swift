// SPDX-License-Identifier: Apache-2.0

/// The rules on errors: whoever can meet one is told about it in a sentence, and there is a sample
/// of each for the test that asks all of them for their sentences.
package struct ErrorRules {
  /// Where the samples are.
  static let samples = "Tests/Languages/LanguagesTests/ErrorSamples.swift"

  /// The protocols that make a type an error.
  private static let errors: Set = ["Error", "LogRefusal", "SessionRefusal", "ExerciseRefusal"]
  /// The protocols that give an error its words.
  private static let worded: Set = ["WordedError", "FormatRefusal"]

  /// The public errors that say nothing to people themselves, and why.
  static let silent: [String: String] = [
    "AchievementError": "a log that meets it says it",
    "LedgerError": "a log that meets it says it",
    "DiaryItem.Refusal": "DiaryError says it",
    "DiaryCourse.Refusal": "DiaryError says it",
    "Reflection.Refusal": "DiaryError says it",
    "Diary.Award.Refusal": "DiaryError says it",
    "Verdict.ChemicalFault": "the verdict says it",
    "Verdict.ExpressionFault": "the verdict says it",
    "ContentError": "has a line for each fault, for authors",
    "CalendarFile.Fault": "a diary that reads the file says it",
    "ZipArchive.Refusal": "its description is for the person whose file it is",
    "ReplayError": "a stored log that was forged or damaged",
    "FractionError": "a slip of a developer",
    "Lexicon.UnknownEncoding": "a slip of a developer",
    "QTI.ScoringError": "a slip of a developer",
    "WeightError": "a slip of a developer",
    "Experiment.Failure": "a slip of a developer",
  ]

  private let checkout: Checkout
  private let silent: [String: String]

  package init(for checkout: Checkout) { self.init(for: checkout, silent: Self.silent) }

  init(for checkout: Checkout, silent: [String: String]) {
    self.checkout = checkout
    self.silent = silent
  }

  package func findings() throws -> [Finding] {
    var errors: [String: Place] = [:]
    var worded: [String: Place] = [:]
    for module in checkout.manifest.modules {
      for path in checkout.files(in: module.path) {
        let text = try checkout.text(of: path)
        guard text.contains("Error") || text.contains("Refusal") else { continue }
        let reader = ConformanceReader(path: path, source: text)
        for one in reader.conformances {
          if !one.protocols.isDisjoint(with: Self.worded) {
            worded[one.type] = Place(path, one.line)
          }
          if !one.protocols.isDisjoint(with: Self.errors) {
            errors[one.type] = Place(path, one.line)
          }
        }
      }
    }
    let samples = (try? checkout.text(of: Self.samples)) ?? ""
    let mute = errors.filter { worded[$0.key] == nil && silent[$0.key] == nil }
      .map { $0.value.finding("\($0.key) has no sentence for people: it is no WordedError") }
    let unsampled = worded.filter { !samples.contains("extension \($0.key): Sampled {") }
      .map { $0.value.finding("\($0.key) has no samples in \(Self.samples)") }
    let gone = silent.keys.filter { errors[$0] == nil || worded[$0] != nil }
      .map { Place("Package.swift", 1).finding("\($0) is no error without a sentence") }
    return (mute + unsampled + gone).sorted { "\($0)" < "\($1)" }
  }
}
