internal import GermanSpelling
internal import LudusCore
public import LudusFoundation

/// A child's way through words that are to be put into categories.
///
/// ```swift
/// var session = MatchSession(exercise)                          // by writing
/// try session.fill("ie", with: "Bine", at: now)
/// let outcomes = try session.check(at: now)
/// outcomes["ie"]                                                // .misspelled: right place, wrong letters
/// try session.goOn(at: now)
/// ```
///
/// When everything is right the next word comes at once; else what is wrong is shown until the child goes on.
///
/// Source: IDeRBlog ii (Graz University of Technology, 2019).
public struct MatchSession: TracedSession {
  /// What the session is about.
  public let content: SessionContent<MatchExercise>
  /// All that has happened, oldest first.
  public private(set) var events: [MatchEvent] = []
  /// What stands in each category that the word was put into: what was written, or the word that was dragged.
  public private(set) var entries: [MatchExercise.Category.ID: String] = [:]
  /// What came of checking, as long as it is shown.
  public private(set) var shown: [MatchExercise.Category.ID: CategoryOutcome]?
  /// How often the word was heard.
  public private(set) var hearingCount = 0

  private(set) var trace: SessionTrace

  /// Creates a session before its first event.
  public init(_ content: SessionContent<MatchExercise>) {
    self.content = content
    trace = SessionTrace(content.exercise.id, content.context)
  }

  /// The word that is worked on, or nil when all are done; where it is written it is heard, not shown.
  public var word: MatchExercise.Word? {
    isFinished ? nil : content.exercise.words[trace.task]
  }

  /// Whether there is something to check.
  public var canCheck: Bool { !isFinished && shown == nil && !entries.isEmpty }

  var taskCount: Int { content.exercise.words.count }

  /// Makes the change that an event describes.
  ///
  /// - Throws: ``ExerciseError`` when the event is not possible now. The session is then unchanged.
  /// - Complexity: O(*n*) in the number of categories.
  public mutating func apply(_ event: MatchEvent) throws(ExerciseError) {
    let event = try trace.next(event, of: self)
    switch event {
    case .started(let date):
      trace.note(date)
      startWord(at: date)
    case .dragged(let category, _):
      try checkCategory(category, .drag)
      entries[category] = entries[category] == nil ? word?.heard.text : nil
    case .heard:
      guard shown == nil else { throw .notWriting }
      hearingCount += 1
    case .filled(let category, let input, _):
      try checkCategory(category, .write)
      entries[category] = input.allSatisfy(\.isWhitespace) ? nil : input
    case .checked(let date):
      guard shown == nil else { throw .notWriting }
      guard canCheck else { throw .nothingWritten }
      checkEntries(at: date)
    case .wentOn(let date):
      guard let shown else { throw .nothingToGoOnFrom }
      finishWord(shown, at: date)
    }
    trace.note(event.date)
    events.append(event)
  }
}

// MARK: - Commands

extension MatchSession {
  /// Drags the word to a category, or back from it, which can be done until it is checked.
  ///
  /// - Parameters:
  ///   - category: The category.
  ///   - date: When the child dragged it.
  /// - Throws: ``ExerciseError/noSuchCategory(_:)``, ``ExerciseError/otherWay(_:)`` in an exercise in which
  ///   words are written, and ``ExerciseError/notWriting`` while what was wrong is shown.
  public mutating func drag(
    to category: MatchExercise.Category.ID,
    at date: Date
  ) throws(ExerciseError) {
    try perform(.dragged(category, at: date))
  }

  /// Notes that the word was heard.
  ///
  /// - Parameter date: When the child tapped the button.
  /// - Throws: ``ExerciseError/notWriting`` while what was wrong is shown.
  public mutating func hear(at date: Date) throws(ExerciseError) {
    try perform(.heard(at: date))
  }

  /// Writes what was heard under a category.
  ///
  /// - Parameters:
  ///   - category: The category.
  ///   - input: What the child wrote, which takes the place of what stood there; blank empties the field.
  ///   - date: When the child wrote it.
  /// - Throws: ``ExerciseError/noSuchCategory(_:)``, ``ExerciseError/otherWay(_:)`` in an exercise in which
  ///   words are dragged, and ``ExerciseError/notWriting`` while what was wrong is shown.
  public mutating func fill(
    _ category: MatchExercise.Category.ID,
    with input: String,
    at date: Date
  ) throws(ExerciseError) {
    try perform(.filled(category, with: input, at: date))
  }

  /// Checks the categories.
  ///
  /// - Parameter date: When the child tapped the button.
  /// - Returns: What came of it, for every category.
  /// - Throws: ``ExerciseError/nothingWritten`` when the word is in no category, and
  ///   ``ExerciseError/notWriting`` while what was wrong is shown.
  @discardableResult
  public mutating func check(
    at date: Date
  ) throws(ExerciseError) -> [MatchExercise.Category.ID: CategoryOutcome] {
    let outcomes = judged
    try perform(.checked(at: date))
    return outcomes
  }

  /// Goes on after what was wrong has been shown.
  ///
  /// - Parameter date: When the child went on.
  /// - Throws: ``ExerciseError/nothingToGoOnFrom`` when nothing is shown.
  public mutating func goOn(at date: Date) throws(ExerciseError) {
    try perform(.wentOn(at: date))
  }
}

// MARK: - Changes

extension MatchSession {
  private var mode: LogEntry.Mode { content.exercise.way == .drag ? .drag : .write }

  private func checkCategory(
    _ category: MatchExercise.Category.ID,
    _ way: MatchExercise.Way
  ) throws(ExerciseError) {
    guard content.exercise.way == way else { throw .otherWay(content.exercise.way) }
    guard content.exercise.categories.contains(where: { $0.id == category }) else {
      throw .noSuchCategory(category)
    }
    guard shown == nil else { throw .notWriting }
  }

  /// What comes of checking the entries as they stand.
  private var judged: [MatchExercise.Category.ID: CategoryOutcome] {
    guard let word else { return [:] }
    var outcomes: [MatchExercise.Category.ID: CategoryOutcome] = [:]
    for category in content.exercise.categories {
      let belongs = word.categories.contains(category.id)
      outcomes[category.id] =
        switch entries[category.id] {
        case nil: belongs ? .missed : .empty
        case .some where !belongs: .wrongCategory
        case .some(let entry):
          content.spelling.accepts(entry, for: word.heard.text) ? .right : .misspelled
        }
    }
    return outcomes
  }

  private mutating func startWord(at date: Date) {
    entries = [:]
    shown = nil
    hearingCount = 0
    guard let word else { return }
    trace.startTask(mode, word: word.heard.text, words: word.categories, at: date)
  }

  private mutating func checkEntries(at date: Date) {
    guard let word else { return }
    let outcomes = judged
    for (place, category) in content.exercise.categories.enumerated() {
      let outcome = outcomes[category.id] ?? .empty
      let entry = entries[category.id] ?? ""
      if content.exercise.way == .write, outcome == .right || outcome == .misspelled {
        trace.note(
          SpellingEvidence(
            task: trace.task,
            place: place,
            target: word.heard.text,
            input: entry,
            date: date
          )
        )
      }
      note(outcome, entry, category.id, place, of: word, at: date)
    }
    if outcomes.values.allSatisfy(\.isRight) {
      finishWord(outcomes, at: date)
    } else {
      shown = outcomes
    }
  }

  private mutating func note(
    _ outcome: CategoryOutcome,
    _ entry: String,
    _ category: MatchExercise.Category.ID,
    _ place: Int,
    of word: MatchExercise.Word,
    at date: Date
  ) {
    let mistake: (kind: Mistake.Kind, input: String, target: String?)
    switch outcome {
    case .right, .empty: return
    case .misspelled: mistake = (.wrongSpelling, entry, word.heard.text)
    case .wrongCategory: mistake = (.wrongCategory, category, nil)
    case .missed: mistake = (.missedCategory, "", category)
    }
    trace.note(
      Mistake(
        task: trace.task,
        place: place,
        kind: mistake.kind,
        input: mistake.input,
        target: mistake.target,
        diagnosis: outcome == .misspelled
          ? SpellingDiagnosis(target: word.heard.text, input: entry) : nil,
        date: date
      )
    )
    let errors = LogEntry.InputErrors(
      word: word.heard.text,
      words: word.categories,
      userInputs: outcome == .missed ? [] : [outcome == .misspelled ? entry : category]
    )
    trace.note(.checked, mode, errors, at: date)
  }

  /// Every right category counts the same, and every wrong one takes the worth of a right one.
  private mutating func finishWord(
    _ outcomes: [MatchExercise.Category.ID: CategoryOutcome],
    at date: Date
  ) {
    guard let word else { return }
    let right = outcomes.values.count { $0 == .right }
    let wrong = outcomes.values.count { $0 == .wrongCategory }
    trace.finishTask(
      mode,
      word: word.heard.text,
      words: word.categories,
      credit: .part(max(right - wrong, 0), of: word.categories.count),
      at: date
    )
    startWord(at: date)
  }
}
