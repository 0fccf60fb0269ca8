// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
internal import KnownSpellings
public import LudusCore
public import LudusFoundation
public import Spelling

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

    /// The number of places of a written word that one of this kind counts as in a learner model.
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
  /// The date when the child did it.
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
  /// The number of times that a category could be misspelled, and the number of times that it was.
  struct Tally: Hashable {
    var opportunities = 0
    var errors = 0
  }

  /// The counts of each category of the language, in the order of its rules.
  var tallies: [Tally] {
    let uncounted = spelling.uncountedCategories
    let tally = tally
    return spelling.rules.categories.map { uncounted.contains($0) ? Tally() : tally($0) }
  }

  /// The language of the word.
  public var language: Language { spelling.rules.language }

  private var tally: (SpellingCategory) -> Tally {
    switch kind {
    case .written:
      let all = spelling.rules.diagnosis(of: input, for: target)
      let counted = isCorrect ? nil : spelling.counted(all)
      let places = spelling.rules.opportunities(in: all.target)
      return { category in
        let errors = counted?.mistakes(in: category) ?? 0
        let mistakes = all.mistakes(in: category)
        // A place where an error was forgiven is no opportunity that the child has passed.
        let forgiven = mistakes - errors
        let opportunities = max(max(places[category], mistakes) - forgiven, errors)
        return Tally(opportunities: opportunities, errors: errors)
      }
    case .explained:
      let all = spelling.rules.diagnosis(of: input, for: target)
      let misspelled = spelling.countingMarks.counted(all).categories
      let missed = isCorrect ? [] : misspelled.filter(categories.contains)
      // Ticking too much is a mistake with every category of the word.
      let wrong = missed.isEmpty && !isCorrect ? misspelled : missed
      return Self.tally(of: misspelled, wrong: wrong)
    case .sorted: return Self.tally(of: categories, wrong: isCorrect ? [] : categories)
    case .marked:
      let errors = spelling.rules.typicalErrors(in: target)
      let marked = errors.filter { $0.range.contains(letter ?? -1) }.map(\.category)
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
/// The rules of spelling are those of a language, which is that of the words: a session asks its
/// exercise for it where the policy names none.
///
/// In JSON a policy is an object; missing keys are as in ``standard``:
/// `{"forgiven":["case"]}`.
public struct SpellingPolicy: Hashable, Sendable {
  /// The language of the words; nil for that of the exercise, and for German where that names none
  /// either.
  public let language: Language?
  /// Differences that never count, for example forms of quotes.
  public let text: TextPolicy
  /// The categories of misspelling that are forgiven, in the order of the rules.
  public let forgiven: [SpellingCategory]

  /// Creates a policy.
  public init(
    text: TextPolicy = TextPolicy(),
    forgiven: [SpellingCategory] = [],
    language: Language? = nil
  ) {
    self.text = text
    self.language = language
    let known = KnownSpellings.rules(of: language ?? .german).categories
    let others = Set(forgiven).subtracting(known).sorted { $0.rawValue < $1.rawValue }
    self.forgiven = known.filter(forgiven.contains) + others
  }

  /// The rules of the language.
  public var rules: any SpellingRules { KnownSpellings.rules(of: language ?? .german) }

  /// The policy for words of a language, unless it has one itself.
  func speaking(_ language: Language?) -> SpellingPolicy {
    guard self.language == nil, let language else { return self }
    return SpellingPolicy(text: text, forgiven: forgiven, language: language)
  }

  /// A policy by which only the correct spelling counts.
  public static let standard = SpellingPolicy()

  /// Returns whether an input counts as correct for a word: they are equal, or every difference is
  /// one that does not count or belongs to forgiven categories alone.
  public func accepts(_ input: String, for target: String) -> Bool {
    if text.equates(input, target) { return true }
    guard !forgiven.isEmpty else { return false }
    return counted(rules.diagnosis(of: input, for: target)).places.isEmpty
  }

  /// Returns whether an input counts as correct for one of the spellings of a word.
  func accepts(_ input: String, for word: HeardWord) -> Bool {
    let policy = speaking(word.language)
    return word.spellings.contains { policy.accepts(input, for: $0) }
  }

  /// Returns the one of several correct spellings of a word that an input is nearest to: the first
  /// one by which it counts as correct, or the one from which the fewest letters differ.
  func target(_ input: String, among spellings: [String]) -> String? {
    guard spellings.count > 1 else { return spellings.first }
    if let accepted = spellings.first(where: { accepts(input, for: $0) }) { return accepted }
    let metric = EditMetric.optimalStringAlignment
    return spellings.enumerated().min {
      (metric.distance(input, $0.element), $0.offset)
        < (metric.distance(input, $1.element), $1.offset)
    }?.element
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
    return SpellingPolicy(text: text, forgiven: forgiven, language: language)
  }

  /// Returns the diagnosis of an input that was judged, without what is forgiven.
  func diagnosis(of input: String, for target: String, isCorrect: Bool) -> SpellingDiagnosis {
    isCorrect
      ? rules.diagnosis(of: target, for: target) : counted(rules.diagnosis(of: input, for: target))
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
    let language = record.field("language", \.language)
    return try SpellingPolicy(text: text(), forgiven: forgiven(), language: language())
  }
}
