// SPDX-License-Identifier: Apache-2.0
internal import KnownSpellings
public import LudusCore
public import Spelling

/// A possible mistake in the content of an exercise, for its author.
///
/// Unusable content is refused when it is made. Checked content can be used, but may be unfair, too
/// hard, or a slip.
public struct ExerciseCheck: Hashable, Sendable {
  /// The severity of a check.
  public enum Severity: String, Hashable, Sendable, CaseIterable {
    /// A child cannot do it, or a correct answer can count as wrong.
    case error
    /// It is probably not as it should be.
    case warning
  }

  /// The subject of a check.
  public enum Finding: Hashable, Sendable {
    /// There are no tasks.
    case noTasks
    /// A gap has more letters than usual: more than 3.
    case longGap(Int)
    /// Other letters in the gap make another word that exists.
    case ambiguousGap(String)
    /// The help contains the letters of the gap as a separate word, or the whole word.
    case helpGivesAway(String)
    /// The same word occurs twice.
    case duplicateWord(String)
    /// There are more or fewer words than the exercise says.
    case wordCount(Int, expected: Int)
    /// The misspelled word is an existing word, so it may not be an error.
    case misspellingExists(String)
    /// The word after a misspelled one seems to be a part of it that a blank has split off.
    case splitWord(String)
    /// No sentence has a misspelled word.
    case noErrors
    /// No reason of the checklist is correct for the misspelled word.
    case noReason(String)
    /// No word belongs to the category.
    case unusedCategory(String)
    /// The word is heard, others sound like it, and no sentence says which is meant.
    case noSentence(String)
    /// The rules of the language do not have the category that sorting is to train.
    case unknownCategory(SpellingCategory)
  }

  /// The place by the keys of the exercise's JSON.
  public let place: ContentPlace
  /// Its severity.
  public let severity: Severity
  /// The topic.
  public let finding: Finding
}

extension ExerciseCheck: CustomStringConvertible {
  /// Place, severity and finding in a line, for authors.
  public var description: String {
    let place = place.steps.isEmpty ? "" : "\(place): "
    return "\(place)\(severity.rawValue): \(finding.sentence(in: .english))"
  }
}

extension ExerciseCheck.Finding {
  /// Returns a sentence for authors.
  public func sentence(in phrasebook: Phrasebook) -> String {
    exerciseSentences(sentence, in: phrasebook)
  }

  private var sentence: Sentence {
    switch self {
    case .noTasks: "check.noTasks"
    case .longGap(let count):
      Sentence(
        "check.longGap",
        ["count": .count(count), "usual": .count(InsertSentence.usualGapLength)]
      )
    case .ambiguousGap(let word): Sentence("check.ambiguousGap", ["word": .text(word)])
    case .helpGivesAway(let word): Sentence("check.helpGivesAway", ["word": .text(word)])
    case .duplicateWord(let word): Sentence("check.duplicateWord", ["word": .text(word)])
    case .wordCount(let count, let expected):
      Sentence("check.wordCount", ["count": .count(count), "expected": .count(expected)])
    case .misspellingExists(let word): Sentence("check.misspellingExists", ["word": .text(word)])
    case .splitWord(let word): Sentence("check.splitWord", ["word": .text(word)])
    case .noErrors: "check.noErrors"
    case .noReason(let word): Sentence("check.noReason", ["word": .text(word)])
    case .unusedCategory(let category):
      Sentence("check.unusedCategory", ["category": .text(category)])
    case .noSentence(let word): Sentence("check.noSentence", ["word": .text(word)])
    case .unknownCategory(let category):
      Sentence("check.unknownCategory", ["category": .text(category.rawValue)])
    }
  }
}

extension Exercise {
  /// Checks the content for possible mistakes of its author.
  ///
  /// - Parameter vocabulary: Words that exist, in their correct spelling; without any, the checks
  ///   that need them are left out.
  /// - Returns: The findings, in the order of the content; none for a faultless exercise.
  /// - Complexity: O(*n*) diagnoses in the number of letters of insert sentences, else O(*n*).
  public func checks(vocabulary: Set<String> = []) -> [ExerciseCheck] {
    var checker = ExerciseChecker(vocabulary: vocabulary)
    if taskCount == 0 {
      checker.note(.error, .noTasks, at: ContentPlace())
    }
    content.check(with: &checker)
    return checker.checks
  }
}

/// Gathers the findings about an exercise.
struct ExerciseChecker {
  /// Words that exist, in their correct spelling.
  let vocabulary: Set<String>
  fileprivate(set) var checks: [ExerciseCheck] = []

  /// Notes a finding.
  mutating func note(
    _ severity: ExerciseCheck.Severity,
    _ finding: ExerciseCheck.Finding,
    at place: ContentPlace
  ) {
    checks.append(ExerciseCheck(place: place, severity: severity, finding: finding))
  }

  /// Notes each heard word that sounds like another one and has no sentence.
  mutating func checkHomophones(
    _ words: [HeardWord],
    _ rules: any SpellingRules,
    at place: ContentPlace
  ) {
    for (index, word) in words.enumerated() where word.sentence == nil && !word.isSentence {
      let rules = word.language.map { KnownSpellings.rules(of: $0) } ?? rules
      guard rules.opportunities(in: SpellingTarget(word.text))[.homophone] > 0 else { continue }
      note(.warning, .noSentence(word.text), at: place.index(index))
    }
  }

  /// Notes each word that stands there again.
  mutating func checkRepeats(_ words: [String], at place: ContentPlace) {
    var known: Set<String> = []
    for (index, word) in words.enumerated() where !known.insert(word).inserted {
      note(.warning, .duplicateWord(word), at: place.index(index))
    }
  }
}

extension Exercise {
  /// The words of the exercise in their correct spelling.
  ///
  /// - Complexity: O(*n*) in the length of its texts.
  public var vocabulary: Set<String> {
    Set(content.texts.flatMap { $0.split { !$0.isLetter } }.map(String.init))
  }
}

extension ExerciseCollection {
  /// The words of all exercises in their correct spelling.
  ///
  /// - Complexity: O(*n*) in the length of their texts.
  public var vocabulary: Set<String> {
    exercises.reduce(into: []) { $0.formUnion($1.vocabulary) }
  }

  /// Checks the content for possible mistakes of its author.
  ///
  /// - Parameter vocabulary: Words that exist, in their correct spelling; nil for those of the
  ///   collection.
  /// - Returns: The findings, in the order of the content, with places by the keys of the
  ///   collection's JSON.
  /// - Complexity: O(*n*) diagnoses in the number of letters of insert sentences, else O(*n*).
  public func checks(vocabulary: Set<String>? = nil) -> [ExerciseCheck] {
    let known = vocabulary ?? self.vocabulary
    return exercises.enumerated().flatMap { index, exercise in
      let place = ContentPlace().key("exercises").index(index)
      return exercise.checks(vocabulary: known).map { check in
        ExerciseCheck(
          place: place.appending(check.place),
          severity: check.severity,
          finding: check.finding
        )
      }
    }
  }
}
