internal import LudusCore
public import LudusFoundation

/// A child's search for the misspelled words of sentences, with the reasons why they are wrong.
///
/// ```swift
/// var session = ErrorLocationsSession(exercise)
/// try session.tap(word: 0, at: now)              // false: this word is right, and flashes red
/// try session.tap(word: 4, at: now)              // true: its checklist opens
/// try session.check(["double"], at: now)         // then the right spelling stands there
/// session.remainingErrors                        // 0
/// try session.goOn(at: now)
/// ```
///
/// Each right word counts as a mistake once, however often it is tapped. A wrong tick and a missed one are
/// mistakes.
///
/// Source: IDeRBlog ii (Graz University of Technology, 2019).
public struct ErrorLocationsSession: TracedSession {
  /// What a session is about.
  public struct Content: Hashable, Sendable, Codable {
    /// The exercise.
    public let exercise: ErrorLocationsExercise
    /// Who works where.
    public let context: LogContext
  }

  /// What the session is about.
  public let content: Content
  /// All that has happened, oldest first.
  public private(set) var events: [ErrorLocationsEvent] = []
  /// The misspelled words of the sentence that were found and checked, which are shown in green.
  public private(set) var foundWords: Set<Int> = []
  /// The right words of the sentence that were tapped.
  public private(set) var wronglyTappedWords: Set<Int> = []
  /// The misspelled word whose checklist is open.
  public private(set) var openWord: Int?
  /// What came of the last checklist.
  public private(set) var check: ChecklistCheck?

  private(set) var trace: SessionTrace

  /// Creates a session before its first event.
  ///
  /// - Parameters:
  ///   - exercise: The exercise.
  ///   - context: Who works where, for the log.
  public init(_ exercise: ErrorLocationsExercise, context: LogContext = .anonymous) {
    self.init(Content(exercise: exercise, context: context))
  }

  /// Creates a session before its first event.
  public init(_ content: Content) {
    self.content = content
    trace = SessionTrace(content.exercise.id, content.context)
  }

  /// The sentence that is worked on, or nil when all are done.
  public var sentence: ErrorSentence? {
    isFinished ? nil : content.exercise.sentences[trace.task]
  }

  /// The sentence as it is shown, with the words that were found put right; empty when all are done.
  public var text: String { sentence?.text(withRight: foundWords) ?? "" }

  /// How many misspelled words are still to be found.
  public var remainingErrors: Int { (sentence?.errors.count ?? 0) - foundWords.count }

  /// Whether all misspelled words are found, so that the child can go on.
  public var canGoOn: Bool { !isFinished && remainingErrors == 0 }

  var taskCount: Int { content.exercise.sentences.count }

  /// Makes the change that an event describes.
  ///
  /// - Throws: ``ExerciseError`` when the event is not possible now. The session is then unchanged.
  /// - Complexity: O(*n*) in the length of the sentence and the checklist.
  public mutating func apply(_ event: ErrorLocationsEvent) throws(ExerciseError) {
    let event = try trace.next(event, of: self)
    switch event {
    case .started(let date):
      trace.note(date)
      startSentence(at: date)
    case .tapped(let word, let date):
      try tap(word, at: date)
    case .checked(let reasons, let date):
      try checkReasons(reasons, at: date)
    case .wentOn(let date):
      guard canGoOn else { throw .errorsRemain(remainingErrors) }
      finishSentence(at: date)
    }
    trace.note(event.date)
    events.append(event)
  }
}

// MARK: - Commands

extension ErrorLocationsSession {
  /// Taps a word.
  ///
  /// - Parameters:
  ///   - word: The word, counted from 0 in the sentence.
  ///   - date: When the child tapped it.
  /// - Returns: Whether it is misspelled. Then its checklist is open; else the tap was a mistake.
  /// - Throws: ``ExerciseError/noSuchWordNumber(_:)``, ``ExerciseError/alreadyFound(_:)``, or
  ///   ``ExerciseError/checklistIsOpen`` when the reasons for another word have to be checked first.
  @discardableResult
  public mutating func tap(word: Int, at date: Date) throws(ExerciseError) -> Bool {
    try perform(.tapped(word: word, at: date))
    return openWord == word
  }

  /// Checks which reasons were ticked for the word whose checklist is open.
  ///
  /// - Parameters:
  ///   - reasons: The ticked reasons in any order; none, one or several.
  ///   - date: When the child tapped the button.
  /// - Returns: What came of it.
  /// - Throws: ``ExerciseError/noChecklistIsOpen`` or ``ExerciseError/unknownReason(_:)``.
  @discardableResult
  public mutating func check(
    _ reasons: [Justification.ID],
    at date: Date
  ) throws(ExerciseError) -> ChecklistCheck {
    let word = openWord
    try perform(.checked(reasons, at: date))
    let right = word.flatMap { sentence?.error(of: $0)?.reasons } ?? []
    return ChecklistCheck(ticked: reasons, right: right, of: content.exercise.reasons)
  }

  /// Goes on to the next sentence.
  ///
  /// - Parameter date: When the child tapped the button.
  /// - Throws: ``ExerciseError/errorsRemain(_:)`` unless all misspelled words are found.
  public mutating func goOn(at date: Date) throws(ExerciseError) {
    try perform(.wentOn(at: date))
  }
}

// MARK: - Changes

extension ErrorLocationsSession {
  private mutating func startSentence(at date: Date) {
    foundWords = []
    wronglyTappedWords = []
    check = nil
    guard let sentence else { return }
    trace.startTask(.find, words: [sentence.text], at: date)
  }

  private mutating func tap(_ word: Int, at date: Date) throws(ExerciseError) {
    guard let sentence, sentence.words.indices.contains(word) else {
      throw .noSuchWordNumber(word)
    }
    guard openWord == nil else { throw .checklistIsOpen }
    guard !foundWords.contains(word) else { throw .alreadyFound(word) }
    guard sentence.error(of: word) == nil else {
      openWord = word
      return
    }
    guard wronglyTappedWords.insert(word).inserted else { return }
    let text = sentence.words[word]
    note(.correctWordTapped, input: text, word: (word, text), at: date)
  }

  private mutating func checkReasons(
    _ ticked: [Justification.ID],
    at date: Date
  ) throws(ExerciseError) {
    guard let sentence, let word = openWord, let error = sentence.error(of: word) else {
      throw .noChecklistIsOpen
    }
    let checklist = content.exercise.reasons
    if let unknown = ticked.first(where: { reason in !checklist.contains { $0.id == reason } }) {
      throw .unknownReason(unknown)
    }
    let check = ChecklistCheck(ticked: ticked, right: error.reasons, of: checklist)
    for reason in check.wrong {
      note(.wrongReason, input: reason.text, word: (word, error.right), at: date)
    }
    for reason in check.missed {
      trace.note(
        Mistake(
          task: trace.task,
          place: word,
          kind: .missedReason,
          input: "",
          target: reason.text,
          date: date
        )
      )
    }
    self.check = check
    foundWords.insert(word)
    openWord = nil
  }

  private mutating func note(
    _ kind: Mistake.Kind,
    input: String,
    word: (place: Int, text: String),
    at date: Date
  ) {
    trace.note(
      Mistake(
        task: trace.task,
        place: word.place,
        kind: kind,
        input: input,
        target: nil,
        date: date
      )
    )
    let errors = LogEntry.InputErrors(
      word: word.text,
      words: sentence.map { [$0.text] } ?? [],
      userInputs: [input]
    )
    trace.note(.checked, .find, errors, at: date)
  }

  /// Every mistake costs the worth of a misspelled word, until nothing is left.
  private mutating func finishSentence(at date: Date) {
    guard let sentence else { return }
    let count = sentence.errors.count
    trace.finishTask(
      .find,
      words: [sentence.text],
      credit: .part(max(count - trace.mistakesOfTask.count, 0), of: count),
      at: date
    )
    startSentence(at: date)
  }
}
