public import GermanSpelling
public import LudusFoundation

/// A word that a child wrote, correct or not, from which a learner model learns.
///
/// A correct word says as much about a category of spelling as a wrong one: it was an opportunity to err that
/// was not taken. A difference that the rules of the session forgive counts nowhere.
public struct SpellingEvidence: Hashable, Sendable {
  /// The task, counted from 0.
  public let task: Int
  /// The word, gap or category within the task, counted from 0.
  public let place: Int
  /// The word that was to be written.
  public let target: String
  /// The text that the child wrote.
  public let input: String
  /// Whether that counts as correct.
  public let isCorrect: Bool
  /// The rules by which it was judged.
  public let spelling: SpellingPolicy
  /// When the child wrote it.
  public let date: Date

  /// Creates evidence, judged by rules.
  public init(
    task: Int = 0,
    place: Int = 0,
    target: String,
    input: String,
    spelling: SpellingPolicy = .standard,
    date: Date
  ) {
    self.init(
      task: task,
      place: place,
      target: target,
      input: input,
      isCorrect: spelling.accepts(input, for: target),
      spelling: spelling,
      date: date
    )
  }

  init(
    task: Int,
    place: Int,
    target: String,
    input: String,
    isCorrect: Bool,
    spelling: SpellingPolicy,
    date: Date
  ) {
    self.task = task
    self.place = place
    self.target = target
    self.input = input
    self.isCorrect = isCorrect
    self.spelling = spelling
    self.date = date
  }

  /// The diagnosis of the text; it has no places where that counts as correct.
  public var diagnosis: SpellingDiagnosis {
    spelling.diagnosis(of: input, for: target, isCorrect: isCorrect)
  }

  /// How often a category could be misspelled, and was.
  struct Tally: Hashable {
    var opportunities = 0
    var errors = 0
  }

  /// The counts of each category, in the order in which they are declared.
  var tallies: [Tally] {
    let all = SpellingDiagnosis(target: target, input: input)
    let counted = isCorrect ? nil : spelling.counted(all)
    let uncounted = spelling.uncountedCategories
    return SpellingCategory.allCases.map { category in
      guard !uncounted.contains(category) else { return Tally() }
      let errors = counted?.mistakes(in: category) ?? 0
      // A place where an error was forgiven is no opportunity that the child has passed.
      let forgiven = all.mistakes(in: category) - errors
      let opportunities = max(all.opportunities(for: category) - forgiven, errors)
      return Tally(opportunities: opportunities, errors: errors)
    }
  }
}
