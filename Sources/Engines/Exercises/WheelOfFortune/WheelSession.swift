// SPDX-License-Identifier: Apache-2.0
internal import Spelling
internal import LudusCore
public import LudusFoundation

/// A child's turns at a wheel of fortune: spin, hear the word as often as needed, write it.
///
/// ```swift
/// var session = WheelSession(exercise)
/// try session.spin(using: &generator, at: now)
/// session.word?.text                       // to be spoken, not shown
/// try session.submit("Schtern", at: now)   // false: it is shown in red, the correct word in green
/// try session.proceed(at: now)
/// ```
///
/// A text of several words is a dictated sentence: ``check`` has a verdict on each of its words,
/// each wrong one is a mistake, and the credit is the share of the others. `takeNext(at:)` dictates
/// sentences in their order.
///
/// Source: IDeRBlog ii (Graz University of Technology, 2019).
public struct WheelSession: TracedSession {
  /// The phase of a session.
  public enum Phase: Hashable, Sendable {
    /// The wheel can be spun.
    case waiting
    /// The word can be heard, and is to be written.
    case writing
    /// The correct word is shown next to the wrong one.
    case comparing
    /// All words are done.
    case finished
  }

  /// The content of the session.
  public let content: SessionContent<WheelExercise>
  /// The events, oldest first.
  public package(set) var events: [Timed<Action>] = []
  /// The phase of the session.
  public private(set) var phase: Phase
  /// The number of times that the word was heard.
  public private(set) var hearingCount = 0
  /// The text that was written last.
  public private(set) var input: String?
  /// The text that was written last, compared word by word.
  public private(set) var check: DictationCheck?
  /// The words at which the wheel has not stopped yet, in their order.
  public private(set) var remaining: [Int]

  private var current: Int?
  /// Whether the last input counts as correct.
  private var isCorrect = false
  var trace: SessionTrace

  /// Creates a session before its first event.
  public init(_ content: SessionContent<WheelExercise>) {
    self.content = content
    remaining = Array(content.exercise.words.indices)
    phase = remaining.isEmpty ? .finished : .waiting
    trace = SessionTrace(content.exercise.info.id, content.context)
  }

  /// The word at which the wheel has stopped, or nil while it can be spun.
  public var word: HeardWord? { current.map(heard) }

  /// The format of its exercises.
  public static var format: Exercise.Format { .wheelOfFortune }

  /// The session among those of all formats.
  public var asAny: AnyExerciseSession { .wheelOfFortune(self) }

  /// The exercise among those of all formats.
  public var exercise: Exercise { .wheelOfFortune(content.exercise) }

  var taskCount: Int { content.exercise.words.count }

  var mode: LogEntry.Mode { .write }

  var loggedWords: [String] { content.exercise.words.map(\.text) }
}

// MARK: - Commands

extension WheelSession {
  /// Spins the wheel, which stops at one of the remaining words, each as likely as the others.
  ///
  /// - Throws: ``Refusal/wordIsNotDone`` while a word is to be written.
  public mutating func spin(
    using generator: inout some RandomNumberGenerator,
    at date: Date
  ) throws(Refusal) {
    // Drawing comes last, so that a refused spin does not use the generator up.
    try checkSpin()
    try spin(to: remaining[generator.draw(below: remaining.count)], at: date)
  }

  /// Takes the remaining words in their order instead of spinning.
  ///
  /// - Throws: ``Refusal/wordIsNotDone`` while a word is to be written.
  public mutating func takeNext(at date: Date) throws(Refusal) {
    try checkSpin()
    try spin(to: remaining[0], at: date)
  }

  /// Notes that the word was heard, which can be as often as the child wants.
  ///
  /// - Throws: ``Refusal/notWriting`` while there is no word to hear.
  public mutating func hear(at date: Date) throws(Refusal) {
    try act(.heard, at: date)
  }

  /// Submits the child's text.
  ///
  /// - Returns: Whether it is correct. Then the wheel can be spun again; else the correct word is
  ///   shown.
  /// - Throws: ``Refusal/notWriting`` while there is no word to write, and
  ///   ``Refusal/nothingWritten``.
  @discardableResult
  public mutating func submit(_ input: String, at date: Date) throws(Refusal) -> Bool {
    try act(.submitted(input, nil), at: date)
    return phase != .comparing
  }

  /// Proceeds after the correct word has been shown.
  ///
  /// - Throws: ``Refusal/nothingToProceedFrom`` when nothing is shown.
  public mutating func proceed(at date: Date) throws(Refusal) {
    try act(.proceeded, at: date)
  }

  private func checkSpin() throws(Refusal) {
    guard !isFinished else { throw .session(.finished) }
    guard phase == .waiting else { throw .wordIsNotDone }
  }

  private mutating func spin(to word: Int, at date: Date) throws(Refusal) {
    try act(.spun(to: word), at: date)
  }
}

// MARK: - Changes

extension WheelSession {
  mutating func begin(at date: Date) {}

  mutating func react(to action: Action, at date: Date) throws(Refusal) -> Action {
    switch action {
    case .started: break
    case .spun(let word):
      guard phase == .waiting else { throw .wordIsNotDone }
      guard let place = remaining.firstIndex(of: word) else { throw .unknownWord(word) }
      remaining.remove(at: place)
      current = word
      hearingCount = 0
      (input, check) = (nil, nil)
      phase = .writing
      trace.startTask(at: date)
    case .heard:
      guard phase == .writing else { throw .notWriting }
      hearingCount += 1
    case .submitted(let input, let recorded):
      guard phase == .writing, let current else { throw .notWriting }
      guard !input.isBlank else { throw .nothingWritten }
      let check = DictationCheck(
        target: target(of: current, for: input),
        input: input,
        spelling: spelling(of: current)
      )
      self.check = check
      let judgment = recorded ?? ExerciseJudgment(check.isCorrect)
      submit(input, judgment, for: current, at: date)
      return .submitted(input, judgment)
    case .proceeded:
      guard phase == .comparing, let current else { throw .nothingToProceedFrom }
      finish(current, at: date)
    }
    return action
  }

  /// A word on the wheel, with what the glossary adds.
  private func heard(_ word: Int) -> HeardWord {
    content.exercise.info.word(content.exercise.words[word])
  }

  /// The rules for a word, in its language.
  private func spelling(of word: Int) -> SpellingPolicy {
    content.spelling.speaking(heard(word).language)
  }

  /// The correct spelling of a word that an input is nearest to.
  private func target(of word: Int, for input: String) -> String {
    let heard = heard(word)
    return spelling(of: word).target(input, among: heard.spellings) ?? heard.text
  }

  /// The number of a word on the wheel is that of its task, whenever the wheel stops there.
  private mutating func submit(
    _ input: String,
    _ judgment: ExerciseJudgment<Bool>,
    for word: Int,
    at date: Date
  ) {
    let target = target(of: word, for: input)
    self.input = input
    isCorrect = judgment.verdict
    if let check = wordVerdicts {
      trace.note(check, task: word, by: spelling(of: word), at: date)
    } else {
      let misspelled = trace.note(
        .written,
        input,
        task: word,
        0,
        target: target,
        isCorrect: isCorrect,
        by: spelling(of: word),
        at: date
      )
      if let misspelled {
        trace.note(.wrongSpelling, task: word, 0, input, target: target, misspelled, at: date)
      }
    }
    if !isCorrect {
      let errors = LogEntry.InputErrors(word: target, words: [target], userInputs: [input])
      trace.note(.checked, .write, errors, at: date)
    }
    if judgment.told {
      finish(word, at: date)
    } else {
      phase = .comparing
    }
  }

  /// The verdicts on the words of a sentence, if they are those of the judgment on the whole.
  private var wordVerdicts: DictationCheck? {
    guard let check, check.isCorrect == isCorrect, word?.isSentence == true else { return nil }
    return check
  }

  private mutating func finish(_ word: Int, at date: Date) {
    let credit = wordVerdicts?.credit ?? (isCorrect ? .one : .zero)
    trace.finishTask(word, credit: credit, at: date)
    current = nil
    phase = remaining.isEmpty ? .finished : .waiting
  }
}

extension WheelSession {
  /// An action in a ``WheelSession``.
  ///
  /// In JSON an action is an object with its kind:
  /// `{"correct":false,"input":"Schtern","kind":"submitted"}`.
  public enum Action: JudgedAction, ExerciseAction {
    /// The session began.
    case started
    /// The wheel stopped at this word.
    case spun(to: Int)
    /// The word was heard.
    case heard
    /// The word was written and submitted; the judgment says whether it is correct.
    case submitted(String, ExerciseJudgment<Bool>?)
    /// The child has looked at the correct word and went on.
    case proceeded

    /// Whether the word is correct.
    package typealias Verdict = Bool

    /// The judgment of the word.
    public var judgment: ExerciseJudgment<Bool>? {
      if case .submitted(_, let judgment) = self { judgment } else { nil }
    }

    /// Returns the action with another judgment, or without one.
    public func judged(_ judgment: ExerciseJudgment<Bool>?) -> Action {
      if case .submitted(let input, _) = self { .submitted(input, judgment) } else { self }
    }
  }
}

extension WheelSession.Action: JSONUnion {
  package static let cases: [JSONCase<Self, ExerciseFault>] = [
    JSONCase("started", .started),
    JSONCase("spun", { .spun(to: $0) }, "word") {
      if case .spun(let word) = $0 { word } else { nil }
    },
    JSONCase("heard", .heard),
    JSONCase("submitted") {
      if case .submitted(let input, let judgment) = $0 { (input, judgment) } else { nil }
    } form: { record in
      let input = record.field("input", \.0)
      let judgment = record.judgment("correct", \.1)
      return try .submitted(input(), judgment())
    },
    JSONCase("proceeded", .proceeded),
  ]
}
