internal import LudusCore
public import LudusFoundation

/// A child's way through words to remember: read a few, hide them, write them, look at what was wrong.
///
/// ```swift
/// var session = KeywordsSession(exercise, words: ["ängstlich", "schreien"])
/// try session.mark(letter: 0, of: "ängstlich", at: now)
/// try session.hide(at: now)
/// let check = try session.write(["engstlich", "schreien"], at: now)
/// ```
///
/// A round is a task. Its phases end by a button or by the time that the exercise gives them, which comes to
/// the same: when the time to read runs out the words are hidden, when the time to write runs out what
/// stands in the fields is checked, see ``draft(_:at:)``.
///
/// Source: IDeRBlog ii (Graz University of Technology, 2019).
public struct KeywordsSession: TracedSession {
  /// What a session is about.
  public struct Content: Hashable, Sendable, Codable {
    /// The exercise.
    public let exercise: KeywordsExercise
    /// The words, in the order in which they are shown.
    public let words: [String]
    /// What counts as right.
    public let spelling: SpellingPolicy
    /// Who works where.
    public let context: LogContext
  }

  /// Where a session is.
  public enum Phase: String, Hashable, Sendable, Codable {
    /// The words of the round are shown, or will be when the session starts.
    case reading
    /// The words are hidden, and there is a field for each.
    case writing
    /// What was wrong is shown beside the right words.
    case comparing
    /// All rounds are done.
    case finished
  }

  /// A letter of a word of the round.
  public struct Mark: Hashable, Sendable {
    /// The word, counted from 0 in the round.
    public let word: Int
    /// The letter, counted from 0 in grapheme clusters.
    public let letter: Int

    /// Creates a mark, such as to ask whether a session has it.
    public init(word: Int, letter: Int) {
      self.word = word
      self.letter = letter
    }
  }

  /// What the session is about.
  public let content: Content
  /// All that has happened, oldest first.
  public private(set) var events: [KeywordsEvent] = []
  /// Where the session is.
  public private(set) var phase: Phase
  /// The letters of this round that are marked as difficult, in the order in which they were marked.
  public private(set) var marks: [Mark] = []
  /// What stands in the fields of this round.
  public private(set) var draft: [String] = []
  /// What came of the last round that was checked.
  public private(set) var check: KeywordsCheck?

  private var round = 0
  /// When the phase began.
  private var phaseStart: Date?
  private(set) var trace: SessionTrace

  /// Creates a session before its first event.
  ///
  /// - Parameters:
  ///   - exercise: The exercise.
  ///   - words: The words, in the order in which they are shown. Those without any visible character and
  ///     those beyond the number that the exercise has are left out.
  ///   - spelling: What counts as right.
  ///   - context: Who works where, for the log.
  public init(
    _ exercise: KeywordsExercise,
    words: [String],
    spelling: SpellingPolicy = .strict,
    context: LogContext = .anonymous
  ) {
    self.init(Content(exercise: exercise, words: words, spelling: spelling, context: context))
  }

  /// Creates a session before its first event.
  public init(_ content: Content) {
    let words = content.words.filter { !$0.allSatisfy(\.isWhitespace) }
    self.content = Content(
      exercise: content.exercise,
      words: Array(words.prefix(content.exercise.config.wordsCount)),
      spelling: content.spelling,
      context: content.context
    )
    phase = self.content.words.isEmpty ? .finished : .reading
    trace = SessionTrace(content.exercise.id, content.context)
  }

  /// The words of the round.
  public var words: [String] {
    let size = content.exercise.config.wordsPerRound
    return Array(content.words.dropFirst(round * size).prefix(size))
  }

  var taskCount: Int { content.exercise.rounds(of: content.words.count) }

  /// When the time of the phase is over, or nil when it has no limit.
  public var deadline: Date? {
    let config = content.exercise.config
    let seconds =
      switch phase {
      case .reading: config.timeRead
      case .writing: config.timeWrite
      case .comparing: config.timeWrongInput
      case .finished: 0
      }
    guard seconds > 0, let phaseStart else { return nil }
    return (phaseStart + TimeInterval(seconds)).truncatedToMilliseconds
  }

  /// Whether the words can be hidden now: where letters can be marked, at least one has to be.
  public var canHide: Bool {
    phase == .reading && (!content.exercise.config.charsClickable || !marks.isEmpty)
  }

  /// Makes the change that an event describes.
  ///
  /// - Throws: ``ExerciseError`` when the event is not possible now. The session is then unchanged.
  /// - Complexity: O(*n*³) for a round of *n* words that are all wrong.
  public mutating func apply(_ event: KeywordsEvent) throws(ExerciseError) {
    let event = try trace.next(event, of: self)
    if let deadline, event.date >= deadline, event != .timeRanOut(at: deadline) {
      throw .timeIsUp(deadline)
    }
    switch event {
    case .started(let date):
      trace.note(date)
      startRound(at: date)
    case .marked(let letter, let word, _):
      try mark(letter: letter, word: word)
    case .hidden(let date):
      guard phase == .reading else { throw .notReading }
      guard canHide else { throw .nothingMarked }
      showFields(at: date)
    case .drafted(let inputs, _):
      guard phase == .writing else { throw .notWriting }
      draft = inputs
    case .wrote(let inputs, let date):
      guard phase == .writing else { throw .notWriting }
      check(inputs, at: date)
    case .wentOn(let date):
      guard phase == .comparing else { throw .nothingToGoOnFrom }
      finishRound(at: date)
    case .timeRanOut(let date):
      guard date == deadline else { throw .timeIsNotUp }
      endPhase(at: date)
    }
    trace.note(event.date)
    events.append(event)
  }

  /// Ends every phase whose time is over by a date, each at its own instant.
  ///
  /// - Parameter date: Now. A date before the last event changes nothing.
  /// - Throws: ``ExerciseError/dateOutOfRange`` for a date too far away.
  public mutating func advance(to date: Date) throws(ExerciseError) {
    guard let date = date.truncatedToMilliseconds else { throw .dateOutOfRange }
    while let deadline, deadline <= date {
      try apply(.timeRanOut(at: deadline))
    }
  }
}

// MARK: - Changes

extension KeywordsSession {
  private mutating func startRound(at date: Date) {
    marks = []
    draft = []
    enter(.reading, at: date)
    trace.startTask(.read, words: words, at: date)
  }

  private mutating func enter(_ phase: Phase, at date: Date) {
    self.phase = phase
    phaseStart = date
  }

  private mutating func mark(letter: Int, word: Int) throws(ExerciseError) {
    guard phase == .reading else { throw .notReading }
    guard content.exercise.config.charsClickable else { throw .lettersAreNotMarked }
    guard words.indices.contains(word), words[word].indices.count > letter, letter >= 0 else {
      throw .noSuchLetter(letter)
    }
    let mark = Mark(word: word, letter: letter)
    if let place = marks.firstIndex(of: mark) {
      marks.remove(at: place)
    } else {
      marks.append(mark)
    }
  }

  private mutating func showFields(at date: Date) {
    if !marks.isEmpty {
      let graphemes = marks.map { mark in
        let word = words[mark.word]
        let letter = word[word.index(word.startIndex, offsetBy: mark.letter)]
        return LogEntry.MarkedGrapheme(word: word, index: mark.letter, grapheme: String(letter))
      }
      let errors = LogEntry.InputErrors(graphemesClicked: graphemes, words: words)
      trace.note(.checked, .read, errors, at: date)
    }
    enter(.writing, at: date)
  }

  private mutating func check(_ inputs: [String], at date: Date) {
    let check = KeywordsCheck(inputs, of: words, content.spelling)
    self.check = check
    draft = inputs
    for (place, word) in check.words.enumerated() {
      if let input = word.input {
        trace.note(
          SpellingEvidence(
            task: trace.task,
            place: place,
            target: word.target,
            input: input,
            date: date
          )
        )
      }
      if !word.isRight {
        trace.note(
          Mistake(
            task: trace.task,
            place: place,
            kind: word.input == nil ? .missedWord : .wrongSpelling,
            input: word.input ?? "",
            target: word.target,
            diagnosis: word.input == nil ? nil : word.diagnosis,
            date: date
          )
        )
      }
    }
    if !check.isRight {
      let errors = LogEntry.InputErrors(words: words, userInputs: check.wrongInputs)
      trace.note(.checked, .write, errors, at: date)
    }
    if check.isRight || !content.exercise.config.showWrongInput {
      finishRound(at: date)
    } else {
      enter(.comparing, at: date)
    }
  }

  private mutating func finishRound(at date: Date) {
    let right = check?.words.count(where: \.isRight) ?? 0
    trace.finishTask(
      .write,
      words: words,
      credit: .part(right, of: words.count),
      at: date
    )
    round += 1
    if words.isEmpty {
      enter(.finished, at: date)
    } else {
      startRound(at: date)
    }
  }

  private mutating func endPhase(at date: Date) {
    switch phase {
    case .reading: showFields(at: date)
    case .writing: check(draft, at: date)
    case .comparing: finishRound(at: date)
    case .finished: break
    }
  }
}
