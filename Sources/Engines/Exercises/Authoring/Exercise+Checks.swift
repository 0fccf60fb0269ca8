// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
internal import GermanSpelling
public import LudusCore

/// A possible mistake in the content of an exercise, for its author.
///
/// Unusable content is refused when it is made. Checked content can be used, but may be unfair, too
/// hard, or a slip.
public struct ExerciseCheck: Hashable, Sendable {
  /// How severe it is.
  public enum Severity: String, Hashable, Sendable, CaseIterable {
    /// A child cannot do it, or a correct answer can count as wrong.
    case error
    /// It is probably not as it should be.
    case warning
  }

  /// The topic.
  public enum Finding: Hashable, Sendable {
    /// There is no task.
    case noTasks
    /// A gap has more letters than usual: more than 3.
    case longGap(Int)
    /// Other letters in the gap make another word that exists.
    case ambiguousGap(String)
    /// The help has the letters of the gap in it as a word of their own, or the word.
    case helpGivesAway(String)
    /// The same word occurs twice.
    case duplicateWord(String)
    /// There are more or fewer words than the exercise says.
    case wordCount(Int, expected: Int)
    /// The misspelled word exists, so that it may not be an error.
    case misspellingExists(String)
    /// The word after a misspelled one seems to be a part of it that a blank has split off.
    case splitWord(String)
    /// No sentence has a misspelled word.
    case noErrors
    /// No reason of the checklist is correct for the misspelled word.
    case noReason(String)
    /// No word belongs to the category.
    case unusedCategory(String)
  }

  /// Where it is, by the keys of the exercise's JSON.
  public let place: ContentPlace
  /// How severe it is.
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
    switch self {
    case .errorLocations(let exercise): checker.check(exercise)
    case .insert(let exercise): checker.check(exercise)
    case .keywords(let exercise, let words): checker.check(words, of: exercise)
    case .match(let exercise): checker.check(exercise)
    case .wheelOfFortune(let exercise):
      checker.checkRepeats(exercise.words.map(\.text), at: ContentPlace().key("words"))
    }
    return checker.checks
  }
}

/// Gathers the findings about an exercise.
private struct ExerciseChecker {
  let vocabulary: Set<String>
  var checks: [ExerciseCheck] = []

  mutating func note(
    _ severity: ExerciseCheck.Severity,
    _ finding: ExerciseCheck.Finding,
    at place: ContentPlace
  ) {
    checks.append(ExerciseCheck(place: place, severity: severity, finding: finding))
  }

  mutating func checkRepeats(_ words: [String], at place: ContentPlace) {
    var known: Set<String> = []
    for (index, word) in words.enumerated() where !known.insert(word).inserted {
      note(.warning, .duplicateWord(word), at: place.index(index))
    }
  }

  mutating func check(_ words: [String], of exercise: KeywordsExercise) {
    let place = ContentPlace().key("words")
    checkRepeats(words, at: place)
    if words.count != exercise.config.wordsCount {
      let finding = ExerciseCheck.Finding.wordCount(
        words.count,
        expected: exercise.config.wordsCount
      )
      note(.warning, finding, at: place)
    }
  }

  mutating func check(_ exercise: MatchExercise) {
    let place = ContentPlace()
    checkRepeats(exercise.words.map(\.heard.text), at: place.key("words"))
    let used = Set(exercise.words.flatMap(\.categories))
    for (index, category) in exercise.categories.enumerated() where !used.contains(category.id) {
      note(.warning, .unusedCategory(category.id), at: place.key("categories").index(index))
    }
  }

  mutating func check(_ exercise: ErrorLocationsExercise) {
    if !exercise.sentences.isEmpty, exercise.sentences.allSatisfy(\.errors.isEmpty) {
      note(.warning, .noErrors, at: ContentPlace().key("sentences"))
    }
    for (index, sentence) in exercise.sentences.enumerated() {
      let place = ContentPlace().key("sentences").index(index).key("errors")
      for (index, error) in sentence.errors.enumerated() {
        let shown = sentence.input(of: error)
        if error.reasons.isEmpty {
          note(.warning, .noReason(shown), at: place.index(index))
        }
        if sentence.seemsSplit(error) {
          note(.warning, .splitWord(error.correct), at: place.index(index))
        }
        if TypicalError.isOtherWord(shown, than: error.correct, of: vocabulary) {
          note(.warning, .misspellingExists(shown), at: place.index(index))
        }
      }
    }
  }

  mutating func check(_ exercise: InsertExercise) {
    for (index, sentence) in exercise.sentences.enumerated() {
      let place = ContentPlace().key("sentences").index(index).key("gaps")
      for (index, gap) in sentence.gaps.enumerated() {
        if gap.length > InsertSentence.usualGapLength {
          note(.warning, .longGap(gap.length), at: place.index(index))
        }
        if let other = otherWord(for: index, of: sentence) {
          note(.error, .ambiguousGap(other), at: place.index(index))
        }
        if let given = given(by: gap.help ?? "", for: index, of: sentence) {
          note(.warning, .helpGivesAway(given), at: place.index(index))
        }
      }
    }
  }

  /// A word that exists and that other letters in the gap make: those of typical errors at this
  /// place.
  private func otherWord(for gap: Int, of sentence: InsertSentence) -> String? {
    guard !vocabulary.isEmpty else { return nil }
    let word = sentence.word(of: gap)
    return TypicalError.errors(in: word).first { other in
      other.isOtherWord(of: vocabulary) && sentence.word(of: gap, isFilledIn: other.misspelling)
        && !sentence.gaps[gap].alternatives.contains {
          sentence.word(of: gap, filledWith: $0) == other.misspelling
        }
    }?.misspelling
  }

  /// The text that the help gives away; short words and single letters stand in help for other
  /// reasons.
  private func given(by help: String, for gap: Int, of sentence: InsertSentence) -> String? {
    let words = help.split { !$0.isLetter }.map(String.init)
    let (word, target) = (sentence.word(of: gap), sentence.target(of: gap))
    let isShort = word.count < (word.first?.isUppercase == true ? 4 : 6)
    if !isShort, words.contains(word) { return word }
    return target.count > 1 && words.contains(target) ? target : nil
  }
}

extension ErrorSentence {
  /// Whether a misspelled word is nearer to its correct spelling together with the next word.
  fileprivate func seemsSplit(_ error: Misspelling) -> Bool {
    let next = error.words.upperBound
    guard words.indices.contains(next), self.error(of: next) == nil else { return false }
    let metric = EditMetric.optimalStringAlignment
    let alone = metric.distance(error.correct, input(of: error))
    return metric.distance(error.correct, "\(input(of: error)) \(word(next))") < alone
  }
}

extension InsertSentence {
  /// Whether another word differs from the gap's word within the gap alone.
  fileprivate func word(of gap: Int, isFilledIn other: String) -> Bool {
    let marker = "\u{0}"
    let parts = word(of: gap, filledWith: marker).split(
      separator: Character(marker),
      omittingEmptySubsequences: false
    )
    guard parts.count == 2 else { return false }
    return other.hasPrefix(parts[0]) && other.hasSuffix(parts[1])
      && other.count >= parts[0].count + parts[1].count
  }
}

extension Exercise {
  /// The words of the exercise in their correct spelling.
  ///
  /// - Complexity: O(*n*) in the length of its texts.
  public var vocabulary: Set<String> {
    let texts: [String] =
      switch self {
      case .errorLocations(let exercise):
        exercise.sentences.map { $0.text(correcting: Set($0.errors.map(\.word))) }
      case .insert(let exercise): exercise.sentences.map(\.text)
      case .keywords(_, let words): words
      case .match(let exercise): exercise.words.map(\.heard.text)
      case .wheelOfFortune(let exercise): exercise.words.map(\.text)
      }
    return Set(texts.flatMap { $0.split { !$0.isLetter } }.map(String.init))
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
