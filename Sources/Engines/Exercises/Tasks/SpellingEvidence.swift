// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
public import GermanSpelling
internal import LudusCore
public import LudusFoundation

/// Something that a child did with a word, correctly or not, from which a learner model learns.
///
/// A correct word says as much about a category of spelling as a wrong one: it was an opportunity
/// to err that was not taken. A difference that the rules of the session forgive counts nowhere.
public struct SpellingEvidence: Hashable, Sendable {
  /// Something that a child does with a word.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The word was written.
    case written
    /// The word was left out, where it was to be written.
    case leftOut
    /// The word was taken for a misspelled one and, where it is one, explained.
    case explained
    /// The word was put into a category, or not put where it belongs.
    case sorted
    /// A letter of the word was marked as difficult.
    case marked

    /// As how many places of a written word one of this kind counts in a learner model.
    ///
    /// Recognizing a spelling is easier than writing it, and in some exercises a child has to mark
    /// a letter.
    var weight: Double {
      switch self {
      case .written: 1
      case .explained, .sorted: 0.5
      case .marked: 0.25
      case .leftOut: 0
      }
    }
  }

  /// The thing that the child did.
  public let kind: Kind
  /// The task, counted from 0.
  public let task: Int
  /// The word, gap or category within the task, counted from 0.
  public let place: Int
  /// The correct word.
  public let target: String
  /// The text that the child wrote; a word that was explained as it was shown, and the letter that
  /// was marked.
  public let input: String
  /// Whether that counts as correct; a letter that is marked always does.
  public let isCorrect: Bool
  /// The rules by which the spelling was judged.
  public let spelling: SpellingPolicy
  /// The categories that the child did not see in a word that was explained, or that sorting it
  /// trains.
  let categories: [SpellingCategory]
  /// The letter that was marked, counted from 0 in grapheme clusters.
  let letter: Int?
  /// When the child did it.
  public let date: Date

  /// Creates evidence of a word that was written, judged by rules.
  public init(
    task: Int = 0,
    place: Int = 0,
    target: String,
    input: String,
    spelling: SpellingPolicy = .standard,
    date: Date
  ) {
    self.init(
      .written,
      task: task,
      place: place,
      target: target,
      input: input,
      isCorrect: spelling.accepts(input, for: target),
      by: spelling,
      at: date
    )
  }

  init(
    _ kind: Kind,
    task: Int,
    place: Int,
    target: String,
    input: String,
    isCorrect: Bool,
    by spelling: SpellingPolicy,
    categories: [SpellingCategory] = [],
    letter: Int? = nil,
    at date: Date
  ) {
    self.kind = kind
    self.task = task
    self.place = place
    self.target = target
    self.input = input
    self.isCorrect = isCorrect
    self.spelling = spelling
    self.categories = categories
    self.letter = letter
    self.date = date
  }

  /// The diagnosis of a text that was written; it has no places where that counts as correct, or
  /// nothing was written.
  public var diagnosis: SpellingDiagnosis {
    spelling.diagnosis(of: input, for: target, isCorrect: isCorrect || kind != .written)
  }
}

// MARK: - Counts

extension SpellingEvidence {
  /// How often a category could be misspelled, and was.
  struct Tally: Hashable {
    var opportunities = 0
    var errors = 0
  }

  /// The counts of each category, in the order in which they are declared.
  var tallies: [Tally] {
    let uncounted = spelling.uncountedCategories
    let tally = tally
    return SpellingCategory.allCases.map { uncounted.contains($0) ? Tally() : tally($0) }
  }

  private var tally: (SpellingCategory) -> Tally {
    switch kind {
    case .written:
      let all = SpellingDiagnosis(target: target, input: input)
      let counted = isCorrect ? nil : spelling.counted(all)
      return { category in
        let errors = counted?.mistakes(in: category) ?? 0
        // A place where an error was forgiven is no opportunity that the child has passed.
        let forgiven = all.mistakes(in: category) - errors
        let opportunities = max(all.opportunities(for: category) - forgiven, errors)
        return Tally(opportunities: opportunities, errors: errors)
      }
    case .explained:
      let all = SpellingDiagnosis(target: target, input: input)
      let misspelled = spelling.countingMarks.counted(all).categories
      let missed = isCorrect ? [] : misspelled.filter(categories.contains)
      // Ticking too much is a mistake with every category of the word.
      let wrong = missed.isEmpty && !isCorrect ? misspelled : missed
      return Self.tally(of: misspelled, wrong: wrong)
    case .sorted: return Self.tally(of: categories, wrong: isCorrect ? [] : categories)
    case .marked:
      let marked = TypicalError.errors(in: target, at: letter ?? -1).map(\.category)
      return Self.tally(of: marked, wrong: marked)
    case .leftOut: return Self.tally(of: [], wrong: [])
    }
  }

  private static func tally(
    of categories: [SpellingCategory],
    wrong: [SpellingCategory]
  ) -> (SpellingCategory) -> Tally {
    { category in
      Tally(
        opportunities: categories.contains(category) ? 1 : 0,
        errors: wrong.contains(category) ? 1 : 0
      )
    }
  }
}

// MARK: - JSON

extension SpellingEvidence.Kind: JSONName {}

extension SpellingEvidence: JSONRecord {
  package static func form(_ record: inout Record<Self, ExerciseFault>) throws -> Self {
    let kind = record.field("kind", \.kind, default: .written)
    let task = record.field("task", \.task)
    let place = record.field("place", \.place)
    let target = record.field("target", \.target)
    let input = record.field("input", \.input)
    let isCorrect = record.field("correct", \.isCorrect)
    let spelling = record.field("spelling", \.spelling, default: .standard)
    let categories = record.field("categories", \.categories, default: [])
    let letter = record.field("letter", \.letter)
    let date = record.field("at", \.date, as: .milliseconds)
    return try SpellingEvidence(
      kind(),
      task: task(),
      place: place(),
      target: target(),
      input: input(),
      isCorrect: isCorrect(),
      by: spelling(),
      categories: categories(),
      letter: letter(),
      at: date()
    )
  }
}

/// The rules for which spelling counts as correct.
///
/// These exercises are about spelling, so nothing is forgiven because few letters differ. A teacher
/// may forgive whole categories, for example capital letters at the beginning.
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

  /// Returns whether an input counts as correct for a word: they are equal, or every difference is
  /// one that does not count or belongs to forgiven categories alone.
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
