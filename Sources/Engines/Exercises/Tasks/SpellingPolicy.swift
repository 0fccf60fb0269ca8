// SPDX-License-Identifier: Apache-2.0
public import GermanSpelling
internal import LudusCore

/// The rules for which spelling counts as correct.
///
/// These exercises are about spelling, so nothing is forgiven because few letters differ. A teacher may forgive
/// whole categories, for example capital letters at the beginning.
///
/// ```swift
/// SpellingPolicy.standard.accepts("hund", for: "Hund")                     // false
/// SpellingPolicy(forgiven: [.letterCase]).accepts("hund", for: "Hund")         // true
/// SpellingPolicy(forgiven: [.letterCase]).accepts("hunt", for: "Hund")         // false
/// ```
///
/// In JSON a policy is an object; missing keys are as in ``standard``:
/// `{"forgiven":["case"]}`.
public struct SpellingPolicy: Hashable, Sendable {
  /// Differences that never count, for example forms of quotes.
  public let text: TextPolicy
  /// The categories of misspelling that are forgiven, in the order in which they are declared.
  public let forgiven: [SpellingCategory]

  /// Creates a policy.
  public init(text: TextPolicy = TextPolicy(), forgiven: [SpellingCategory] = []) {
    self.text = text
    self.forgiven = SpellingCategory.allCases.filter(forgiven.contains)
  }

  /// Only the correct spelling counts.
  public static let standard = SpellingPolicy()

  /// Returns whether an input counts as correct for a word: they are equal, or every difference is one that does
  /// not count or belongs to forgiven categories alone.
  public func accepts(_ input: String, for target: String) -> Bool {
    if text.equates(input, target) { return true }
    guard !forgiven.isEmpty else { return false }
    return counted(SpellingDiagnosis(target: target, input: input)).places.isEmpty
  }

  /// The categories in which nothing counts, so that a child neither passes nor fails in them.
  var uncountedCategories: [SpellingCategory] {
    text.ignoresCase && !forgiven.contains(.letterCase) ? forgiven + [.letterCase] : forgiven
  }

  /// The policy with marks between and around words as part of the spelling.
  var countingMarks: SpellingPolicy {
    let text = TextPolicy(
      ignoresCase: text.ignoresCase,
      ignoresMarks: false,
      acceptsSwissSpelling: text.acceptsSwissSpelling
    )
    return SpellingPolicy(text: text, forgiven: forgiven)
  }

  /// Returns the diagnosis of an input that was judged, without what is forgiven.
  func diagnosis(of input: String, for target: String, isCorrect: Bool) -> SpellingDiagnosis {
    isCorrect
      ? SpellingDiagnosis(target: target, input: target)
      : counted(SpellingDiagnosis(target: target, input: input))
  }

  /// Returns a diagnosis without what is forgiven.
  func counted(_ diagnosis: SpellingDiagnosis) -> SpellingDiagnosis {
    diagnosis.forgiving(uncountedCategories, by: text)
  }
}

extension SpellingPolicy: JSONRecord {
  package static func form(_ record: inout Record<Self, ExerciseFault>) throws -> Self {
    let text = record.field("text", \.text, default: TextPolicy())
    let forgiven = record.field("forgiven", \.forgiven, default: [])
    return try SpellingPolicy(text: text(), forgiven: forgiven())
  }
}
