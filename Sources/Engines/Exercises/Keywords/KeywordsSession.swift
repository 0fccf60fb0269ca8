// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
public import LudusFoundation

/// One child's session with words to memorize: read a few, hide them, write them, look at the
/// mistakes.
///
/// ```swift
/// var session = KeywordsSession(exercise, words: ["ängstlich", "schreien"])
/// try session.mark(letter: 0, of: "ängstlich", at: now)
/// try session.hide(at: now)
/// let check = try session.submit(["engstlich", "schreien"], at: now)
/// ```
///
/// A round is a task. Its phases end by a button or by the time that the exercise gives them, with
/// the same result: when the time to read runs out, the words are hidden; when the time to write
/// runs out, the texts in the fields are submitted, see ``draft(_:at:)``.
///
/// Source: IDeRBlog ii (Graz University of Technology, 2019).
public struct KeywordsSession: TracedSession {
  /// The content of a session.
  public struct Content: Hashable, Sendable {
    /// The exercise.
    public let exercise: KeywordsExercise
    /// The words in display order.
    public let words: [String]
    /// The rules for which spelling counts as correct.
    public let spelling: SpellingPolicy
    /// The learner and the app, for the log.
    public let context: LogEntry.Context
  }

  /// The phase of a session.
  public enum Phase: Hashable, Sendable {
    /// The words of the round are shown, or will be when the session starts.
    case reading
    /// The words are hidden, and there is a field for each.
    case writing
    /// The wrong inputs are shown next to the correct words.
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

    /// Creates a mark, to ask whether a session has it.
    public init(word: Int, letter: Int) {
      self.word = word
      self.letter = letter
    }
  }

  /// The content of the session.
  public let content: Content
  /// The events, oldest first.
  public package(set) var events: [Timed<Action>] = []
  /// The phase of the session.
  public private(set) var phase: Phase
  /// The letters marked as difficult in this round, in the order of marking.
  public private(set) var marks: [Mark] = []
  /// The texts in the fields of this round.
  public private(set) var draft: [String] = []
  /// The judgment of the last round that was submitted.
  public private(set) var check: Check?

  private var round = 0
  /// The date when the phase began.
  private var phaseStart: Date?
  var trace: SessionTrace

  /// The rules for which spelling counts as correct, in the language of the exercise.
  private var spelling: SpellingPolicy {
    content.spelling.speaking(content.exercise.info.language)
  }

  /// Creates a session before its first event.
  ///
  /// - Parameters:
  ///   - exercise: The exercise.
  ///   - words: The words, in the order in which they are shown. Those without any visible
  ///     character and those beyond the number that the exercise has are left out.
  ///   - spelling: The rules for which spelling counts as correct.
  ///   - context: The learner and the app, for the log.
  public init(
    _ exercise: KeywordsExercise,
    words: [String],
    spelling: SpellingPolicy = .standard,
    context: LogEntry.Context = .anonymous
  ) {
    self.init(Content(exercise: exercise, words: words, spelling: spelling, context: context))
  }

  /// Creates a session before its first event.
  public init(_ content: Content) {
    let words = content.words.filter { !$0.isBlank }
    self.content = Content(
      exercise: content.exercise,
      words: Array(words.prefix(content.exercise.config.wordsCount)),
      spelling: content.spelling,
      context: content.context
    )
    phase = self.content.words.isEmpty ? .finished : .reading
    trace = SessionTrace(content.exercise.info.id, content.context)
  }

  /// The words of the round.
  public var words: [String] {
    let size = content.exercise.config.wordsPerRound
    return Array(content.words.dropFirst(round * size).prefix(size))
  }

  /// The format of its exercises.
  public static var format: Exercise.Format { .keywords }

  /// The session among those of all formats.
  public var asAny: AnyExerciseSession { .keywords(self) }

  /// The exercise among those of all formats.
  public var exercise: Exercise { .keywords(content.exercise, words: content.words) }

  var taskCount: Int { content.exercise.rounds(of: content.words.count) }

  var mode: LogEntry.Mode { phase == .reading ? .read : .write }

  var loggedWords: [String] { content.words }

  package var nextEnding: Timed<Action>? {
    let config = content.exercise.config
    let seconds =
      switch phase {
      case .reading: config.timeRead
      case .writing: config.timeWrite
      case .comparing: config.timeWrongInput
      case .finished: 0
      }
    guard seconds > 0, let phaseStart else { return nil }
    return (phaseStart + TimeInterval(seconds)).truncatedToMilliseconds.map {
      Timed(.timeRanOut(nil), at: $0)
    }
  }

  /// Whether the words can be hidden now: where letters can be marked, at least one has to be.
  public var canHide: Bool {
    phase == .reading && (!content.exercise.config.charsClickable || !marks.isEmpty)
  }
}

extension KeywordsSession.Content: JSONRecord {
  package static func form(_ record: inout Record<Self, ExerciseFault>) throws -> Self {
    let exercise = record.field("exercise", \.exercise)
    let words = record.field("words", \.words)
    let spelling = record.field("spelling", \.spelling)
    let context = record.field("context", \.context)
    return try KeywordsSession.Content(
      exercise: exercise(),
      words: words(),
      spelling: spelling(),
      context: context()
    )
  }
}

// MARK: - Commands

extension KeywordsSession {
  /// Marks a letter of a word of the round as difficult, or takes its mark back.
  ///
  /// - Parameters:
  ///   - letter: The letter, counted from 0 in grapheme clusters.
  ///   - word: The word.
  ///   - date: The date when the child tapped it.
  /// - Throws: ``Refusal/unknownWord(_:)`` or ``Refusal/unknownLetter(_:)`` for words and letters
  ///   that are not shown, ``Refusal/lettersAreNotMarked`` when the exercise has no marking, and
  ///   ``Refusal/notReading`` when the words are hidden.
  public mutating func mark(letter: Int, of word: String, at date: Date) throws(Refusal) {
    // The words are those of the round that is shown by then.
    var session = self
    if !events.isEmpty { try session.advance(to: date) }
    guard let place = session.words.firstIndex(of: word) else { throw .unknownWord(word) }
    try act(.marked(letter: letter, word: place), at: date)
  }

  /// Hides the words, after which they are written.
  ///
  /// - Throws: ``Refusal/nothingMarked`` when a letter has to be marked first, and
  ///   ``Refusal/notReading`` when the words are hidden already.
  public mutating func hide(at date: Date) throws(Refusal) {
    try act(.hidden, at: date)
  }

  /// Keeps the texts in the fields, which are submitted when the time to write runs out.
  ///
  /// - Throws: ``Refusal/notWriting`` when there are no fields.
  public mutating func draft(_ inputs: [String], at date: Date) throws(Refusal) {
    try act(.drafted(inputs), at: date)
  }

  /// Submits the child's texts for the words of the round, in any order.
  ///
  /// - Returns: The inputs, compared with the words.
  /// - Throws: ``Refusal/notWriting`` when there are no fields.
  @discardableResult
  public mutating func submit(_ inputs: [String], at date: Date) throws(Refusal) -> Check {
    try act(.submitted(inputs, nil), at: date)
    return check ?? Check([], on: [], of: [], content.spelling)
  }

  /// Proceeds after the wrong inputs have been shown.
  ///
  /// - Throws: ``Refusal/nothingToProceedFrom`` when nothing is shown.
  public mutating func proceed(at date: Date) throws(Refusal) {
    try act(.proceeded, at: date)
  }
}

// MARK: - Changes

extension KeywordsSession {
  mutating func react(to action: Action, at date: Date) throws(Refusal) -> Action {
    switch action {
    case .started: break
    case .marked(let letter, let word): try mark(letter: letter, word: word)
    case .hidden:
      guard phase == .reading else { throw .notReading }
      guard canHide else { throw .nothingMarked }
      showFields(at: date)
    case .drafted(let inputs):
      guard phase == .writing else { throw .notWriting }
      draft = inputs
    case .submitted(let inputs, let recorded):
      guard phase == .writing else { throw .notWriting }
      return .submitted(inputs, try submit(inputs, recorded, at: date))
    case .proceeded:
      guard phase == .comparing else { throw .nothingToProceedFrom }
      finishRound(at: date)
    case .timeRanOut(let recorded):
      guard date == nextDeadline else { throw .timeIsNotUp }
      return .timeRanOut(try endPhase(recorded, at: date))
    }
    return action
  }

  mutating func begin(at date: Date) {
    marks = []
    draft = []
    enter(words.isEmpty ? .finished : .reading, at: date)
    trace.startTask(at: date)
  }

  private mutating func enter(_ phase: Phase, at date: Date) {
    self.phase = phase
    phaseStart = date
  }

  private mutating func mark(letter: Int, word: Int) throws(Refusal) {
    guard phase == .reading else { throw .notReading }
    guard content.exercise.config.charsClickable else { throw .lettersAreNotMarked }
    guard words.indices.contains(word), words[word].indices.count > letter, letter >= 0 else {
      throw .unknownLetter(letter)
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
      for (mark, marked) in zip(marks, graphemes) {
        trace.note(
          .marked,
          marked.grapheme,
          mark.word,
          target: marked.word,
          isCorrect: true,
          by: spelling,
          letter: mark.letter,
          at: date
        )
      }
      let errors = LogEntry.InputErrors(graphemesClicked: graphemes, words: words)
      trace.note(.checked, mode, errors, at: date)
    }
    enter(.writing, at: date)
  }

  /// The words of the round, with what the glossary adds.
  private var heardWords: [HeardWord] {
    words.map { content.exercise.info.word(HeardWord($0)) }
  }

  private mutating func submit(
    _ inputs: [String],
    _ recorded: ExerciseJudgment<Action.Verdict>?,
    at date: Date
  ) throws(Refusal) -> ExerciseJudgment<Action.Verdict> {
    let judgment =
      recorded ?? ExerciseJudgment(Action.Verdict(inputs, of: heardWords, content.spelling))
    let (verdict, told) = (judgment.verdict, judgment.told)
    guard verdict.count == words.count, told.count == words.count else {
      throw .session(.judgmentDoesNotFit)
    }
    let check = Check(verdict, on: inputs, of: heardWords, content.spelling)
    self.check = check
    draft = inputs
    for (place, word) in check.words.enumerated() where word.input != nil || !word.isCorrect {
      let misspelled = trace.note(
        word.input == nil ? .leftOut : .written,
        word.input ?? "",
        place,
        target: word.nearest,
        isCorrect: word.isCorrect,
        by: content.spelling.speaking(heardWords[place].language),
        at: date
      )
      guard !word.isCorrect else { continue }
      let kind: Mistake.Kind = word.input == nil ? .missedWord : .wrongSpelling
      trace.note(kind, place, word.input ?? "", target: word.target, misspelled, at: date)
    }
    for input in check.surplus {
      trace.note(.surplusWord, nil, input, target: nil, at: date)
    }
    if !check.isCorrect {
      let errors = LogEntry.InputErrors(words: words, userInputs: check.wrongInputs)
      trace.note(.checked, mode, errors, at: date)
    }
    let isToldCorrect = told.allSatisfy(\.isCorrect) && told.surplus(of: inputs).isEmpty
    if isToldCorrect || !content.exercise.config.showWrongInput {
      finishRound(at: date)
    } else {
      enter(.comparing, at: date)
    }
    return judgment
  }

  private mutating func finishRound(at date: Date) {
    let correct = check?.words.count(where: \.isCorrect) ?? 0
    trace.finishTask(credit: .part(correct, of: words.count), at: date)
    round += 1
    begin(at: date)
  }

  /// Ends the phase, with a judgment where words were being written.
  private mutating func endPhase(
    _ recorded: ExerciseJudgment<Action.Verdict>?,
    at date: Date
  ) throws(Refusal) -> ExerciseJudgment<Action.Verdict>? {
    switch phase {
    case .reading: showFields(at: date)
    case .writing: return try submit(draft, recorded, at: date)
    case .comparing: finishRound(at: date)
    case .finished: break
    }
    return nil
  }
}

extension KeywordsSession {
  /// An action in a ``KeywordsSession``.
  ///
  /// In JSON an action is an object with its kind, and a judgment has the input for each word of
  /// the round:
  /// `{"inputs":["ihn"],"kind":"submitted","words":[{"correct":true,"input":"ihn"},{}]}`.
  public enum Action: JudgedAction, ExerciseAction {
    /// The session began with the first round's words.
    case started
    /// A letter was marked as difficult, or its mark was taken back.
    case marked(letter: Int, word: Int)
    /// The words were hidden, and writing began.
    case hidden
    /// The texts in the fields so far.
    case drafted([String])
    /// The words were written and submitted.
    case submitted([String], ExerciseJudgment<[WordVerdict]>?)
    /// The child has looked at the wrong inputs and went on.
    case proceeded
    /// The time of the phase ran out. Where words were being written, they were judged.
    case timeRanOut(ExerciseJudgment<[WordVerdict]>?)

    /// The verdict on each word of a round, in the order of the words.
    package typealias Verdict = [WordVerdict]

    /// The verdict on a word: the input for it, and whether that is correct.
    public struct WordVerdict: Hashable, Sendable {
      /// The input for the word; nil where nothing was written.
      public let input: String?
      /// Whether that is correct.
      public let isCorrect: Bool
    }

    /// The judgment of the words.
    public var judgment: ExerciseJudgment<[WordVerdict]>? {
      switch self {
      case .submitted(_, let judgment), .timeRanOut(let judgment): judgment
      default: nil
      }
    }

    /// Returns the action with another judgment, or without one.
    public func judged(_ judgment: ExerciseJudgment<[WordVerdict]>?) -> Action {
      switch self {
      case .submitted(let inputs, _): .submitted(inputs, judgment)
      case .timeRanOut: .timeRanOut(judgment)
      default: self
      }
    }
  }
}

extension KeywordsSession.Action: JSONUnion {
  package static let cases: [JSONCase<Self, ExerciseFault>] = [
    JSONCase("started", .started),
    JSONCase("marked") {
      if case .marked(let letter, let word) = $0 { (letter, word) } else { nil }
    } form: { record in
      let letter = record.field("letter", \.0)
      let word = record.field("word", \.1)
      return try .marked(letter: letter(), word: word())
    },
    JSONCase("hidden", .hidden),
    JSONCase("drafted", Self.drafted, "inputs") {
      if case .drafted(let inputs) = $0 { inputs } else { nil }
    },
    JSONCase("submitted") {
      if case .submitted(let inputs, let judgment) = $0 { (inputs, judgment) } else { nil }
    } form: { record in
      let inputs = record.field("inputs", \.0)
      let judgment = record.judgment("words", \.1)
      return try .submitted(inputs(), judgment())
    },
    JSONCase("proceeded", .proceeded),
    JSONCase("timeRanOut") {
      if case .timeRanOut = $0 { $0 } else { nil }
    } form: { record in
      let judgment = record.judgment("words", \.judgment)
      return try .timeRanOut(judgment())
    },
  ]
}

extension KeywordsSession.Action.WordVerdict: JSONRecord {
  package static func form(_ record: inout Record<Self, ExerciseFault>) throws -> Self {
    let input = record.field("input", \.input)
    let isCorrect = record.field("correct", \.isCorrect, default: false)
    return try KeywordsSession.Action.WordVerdict(input: input(), isCorrect: isCorrect())
  }
}
