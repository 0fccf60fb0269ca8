// SPDX-License-Identifier: Apache-2.0
internal import Spelling
internal import LudusCore
public import LudusFoundation

/// A child's search for the misspelled words in sentences, and for the reasons why they are wrong.
///
/// ```swift
/// var session = ErrorLocationsSession(exercise)
/// try session.tap(word: 0, at: now)              // false: this word is correct, and flashes red
/// try session.tap(word: 4, at: now)              // true: its checklist opens
/// try session.submit(["double"], at: now)        // then the correct spelling stands there
/// session.remainingErrors                        // 0
/// try session.proceed(at: now)
/// ```
///
/// Each correct word counts as a mistake once, however often it is tapped. A wrong tick and a
/// missed one are mistakes, unless the reason is a category of spelling that the rules forgive.
///
/// Source: IDeRBlog ii (Graz University of Technology, 2019).
public struct ErrorLocationsSession: TracedSession {
  /// The reasons that were ticked for a misspelled word, compared with the correct ones.
  public struct Check: Hashable, Sendable {
    /// The ticked reasons that are correct, in the order of the checklist: green.
    public let correct: [Justification]
    /// The ticked reasons that are wrong: red.
    public let wrong: [Justification]
    /// The correct reasons that were not ticked.
    public let missed: [Justification]

    init(
      ticked: [Justification.ID],
      correct: [Justification.ID],
      forgiven: Set<Justification.ID> = [],
      of checklist: [Justification]
    ) {
      let ticked = Set(ticked)
      let expected = Set(correct)
      self.correct = checklist.filter { expected.contains($0.id) && ticked.contains($0.id) }
      let counted = checklist.filter { !forgiven.contains($0.id) }
      wrong = counted.filter { !expected.contains($0.id) && ticked.contains($0.id) }
      missed = counted.filter { expected.contains($0.id) && !ticked.contains($0.id) }
    }

    /// Whether exactly the correct reasons were ticked.
    public var isCorrect: Bool { wrong.isEmpty && missed.isEmpty }
  }

  /// The content of the session.
  public let content: SessionContent<ErrorLocationsExercise>
  /// The events, oldest first.
  public package(set) var events: [Timed<Action>] = []
  /// The misspelled words of the sentence that were found and explained, which are shown in green.
  public private(set) var foundWords: Set<Int> = []
  /// The correct words of the sentence that were tapped.
  public private(set) var wronglyTappedWords: Set<Int> = []
  /// The misspelled word whose checklist is open.
  public private(set) var openWord: Int?
  /// The judgment of the last checklist.
  public private(set) var check: Check?

  var trace: SessionTrace

  /// The rules for which spelling counts as correct, in the language of the exercise.
  private var spelling: SpellingPolicy {
    content.spelling.speaking(content.exercise.info.language)
  }

  /// Creates a session before its first event.
  public init(_ content: SessionContent<ErrorLocationsExercise>) {
    self.content = content
    trace = SessionTrace(content.exercise.info.id, content.context)
  }

  /// The sentence that is worked on, or nil when all are done.
  public var sentence: ErrorSentence? {
    isFinished ? nil : content.exercise.sentences[trace.task]
  }

  /// The sentence as shown, with the found words corrected; empty when all sentences are done.
  public var text: String { sentence?.text(correcting: foundWords) ?? "" }

  /// The number of misspelled words that are still to be found.
  public var remainingErrors: Int {
    sentence?.errors.count { !foundWords.contains($0.word) } ?? 0
  }

  /// Whether all misspelled words are found, so that the child can proceed.
  public var canProceed: Bool { !isFinished && remainingErrors == 0 }

  /// The format of its exercises.
  public static var format: Exercise.Format { .errorLocations }

  /// The session among those of all formats.
  public var asAny: AnyExerciseSession { .errorLocations(self) }

  /// The exercise among those of all formats.
  public var exercise: Exercise { .errorLocations(content.exercise) }

  var taskCount: Int { content.exercise.sentences.count }

  var mode: LogEntry.Mode { .find }

  var loggedWords: [String] { content.exercise.sentences.map(\.text) }
}

// MARK: - Commands

extension ErrorLocationsSession {
  /// Taps a word.
  ///
  /// - Parameters:
  ///   - word: The word, counted from 0 in the sentence.
  ///   - date: The date when the child tapped it.
  /// - Returns: Whether it is misspelled. Then its checklist is open; else the tap was a mistake.
  /// - Throws: ``Refusal/unknownWord(_:)``, ``Refusal/alreadyFound(_:)``, or
  ///   ``Refusal/checklistIsOpen`` when the reasons for another word have to be submitted first.
  @discardableResult
  public mutating func tap(word: Int, at date: Date) throws(Refusal) -> Bool {
    try act(.tapped(word: word, nil), at: date)
    return openWord == firstWord(of: word)
  }

  /// Submits the ticked reasons for the word whose checklist is open.
  ///
  /// - Parameters:
  ///   - reasons: The ticked reasons in any order; none, one or several.
  ///   - date: The date when the child tapped the button.
  /// - Returns: The reasons compared with the correct ones.
  /// - Throws: ``Refusal/noChecklistIsOpen`` or ``Refusal/unknownReason(_:)``.
  @discardableResult
  public mutating func submit(
    _ reasons: [Justification.ID],
    at date: Date
  ) throws(Refusal) -> Check {
    try act(.submitted(reasons, nil), at: date)
    return check ?? Check(ticked: [], correct: [], of: [])
  }

  /// Proceeds to the next sentence.
  ///
  /// - Throws: ``Refusal/errorsRemain(_:)`` unless all misspelled words are found.
  public mutating func proceed(at date: Date) throws(Refusal) {
    try act(.proceeded, at: date)
  }
}

// MARK: - Changes

extension ErrorLocationsSession {
  mutating func react(
    to action: Action,
    at date: Date
  ) throws(Refusal) -> Action {
    switch action {
    case .started: return action
    case .tapped(let word, let recorded):
      return .tapped(word: word, try tap(word, recorded, at: date))
    case .submitted(let ticked, let recorded):
      return .submitted(ticked, try submit(ticked, recorded, at: date))
    case .proceeded:
      guard canProceed else { throw .errorsRemain(remainingErrors) }
      finishSentence(at: date)
      return action
    }
  }

  mutating func begin(at date: Date) {
    foundWords = []
    wronglyTappedWords = []
    check = nil
    trace.startTask(at: date)
  }

  /// The first word of a misspelling, which stands for all of them.
  private func firstWord(of word: Int) -> Int { sentence?.error(of: word)?.word ?? word }

  private mutating func tap(
    _ tapped: Int,
    _ recorded: ExerciseJudgment<Bool>?,
    at date: Date
  ) throws(Refusal) -> ExerciseJudgment<Bool> {
    guard let sentence, sentence.words.indices.contains(tapped) else { throw .unknownWord(tapped) }
    let word = firstWord(of: tapped)
    guard openWord == nil else { throw .checklistIsOpen }
    guard !foundWords.contains(word) else { throw .alreadyFound(word) }
    let judgment = recorded ?? ExerciseJudgment(sentence.error(of: word) != nil)
    if judgment.told {
      openWord = word
    } else {
      let isNew = wronglyTappedWords.insert(word).inserted
      if isNew, !judgment.verdict {
        let text = sentence.words[word]
        note(.correctWordTapped, input: text, word: (word, text), at: date)
        noteExplained(text, word, target: text, isCorrect: false, missed: [], at: date)
      }
    }
    return judgment
  }

  private mutating func submit(
    _ ticked: [Justification.ID],
    _ recorded: ExerciseJudgment<[Justification.ID]>?,
    at date: Date
  ) throws(Refusal) -> ExerciseJudgment<[Justification.ID]> {
    guard let sentence, let word = openWord else { throw .noChecklistIsOpen }
    let checklist = content.exercise.reasons
    if let unknown = ticked.first(where: { reason in !checklist.contains { $0.id == reason } }) {
      throw .unknownReason(unknown)
    }
    let error = sentence.error(of: word)
    let judgment = recorded ?? ExerciseJudgment(error?.reasons ?? [])
    let check = Check(
      ticked: ticked,
      correct: judgment.verdict,
      forgiven: error.map { forgivenReasons(for: $0, in: sentence) } ?? [],
      of: checklist
    )
    for reason in check.wrong {
      note(.wrongReason, input: reason.text, word: (word, error?.correct ?? ""), at: date)
    }
    for reason in check.missed {
      trace.note(.missedReason, word, "", target: reason.text, at: date)
    }
    noteExplained(
      error.map(sentence.input) ?? sentence.word(word),
      word,
      target: error?.correct ?? sentence.word(word),
      isCorrect: check.isCorrect,
      missed: check.missed.compactMap { SpellingCategory(rawValue: $0.id) },
      at: date
    )
    self.check = check
    foundWords.insert(word)
    openWord = nil
    return judgment
  }

  /// The reasons of a checklist that make no mistake: categories that are forgiven in this word.
  private func forgivenReasons(
    for error: ErrorSentence.Misspelling,
    in sentence: ErrorSentence
  ) -> Set<Justification.ID> {
    // A mark that the author calls an error is one.
    let spelling = self.spelling.countingMarks
    let all = spelling.rules.diagnosis(of: sentence.input(of: error), for: error.correct)
    let counted = spelling.counted(all).categories
    let forgiven = all.categories.filter { !counted.contains($0) } + spelling.uncountedCategories
    return Set(forgiven.map(\.rawValue) + (counted.isEmpty ? error.reasons : []))
  }

  private mutating func note(
    _ kind: Mistake.Kind,
    input: String,
    word: (place: Int, text: String),
    at date: Date
  ) {
    trace.note(kind, word.place, input, target: nil, at: date)
    let errors = LogEntry.InputErrors(
      word: word.text,
      words: sentence.map { [$0.text] } ?? [],
      userInputs: [input]
    )
    trace.note(.checked, mode, errors, at: date)
  }

  private mutating func noteExplained(
    _ shown: String,
    _ word: Int,
    target: String,
    isCorrect: Bool,
    missed: [SpellingCategory],
    at date: Date
  ) {
    trace.note(
      .explained,
      shown,
      word,
      target: target,
      isCorrect: isCorrect,
      by: spelling,
      categories: missed,
      at: date
    )
  }

  /// Every mistake costs the worth of a misspelled word, until nothing is left; all of it where
  /// there is none.
  private mutating func finishSentence(at date: Date) {
    guard let sentence else { return }
    let count = max(sentence.errors.count, 1)
    trace.finishTask(
      credit: .part(max(count - trace.mistakesOfTask.count, 0), of: count),
      at: date
    )
    begin(at: date)
  }
}

extension ErrorLocationsSession {
  /// An action in an ``ErrorLocationsSession``.
  ///
  /// In JSON an action is an object with its kind: `{"kind":"tapped","misspelled":true,"word":4}`,
  /// `{"correct":["double"],"kind":"submitted","reasons":["double"]}`.
  public enum Action: JudgedAction, ExerciseAction {
    /// The session began with the first sentence.
    case started
    /// A word was tapped; the judgment says whether it is misspelled.
    case tapped(word: Int, ExerciseJudgment<Bool>?)
    /// Reasons were ticked for the word whose checklist is open; the judgment has the correct ones.
    case submitted([Justification.ID], ExerciseJudgment<[Justification.ID]>?)
    /// The child went on from a sentence whose errors are all found.
    case proceeded

    /// The verdict on a tap or on ticked reasons.
    public enum Verdict: Hashable, Sendable {
      /// Whether the word that was tapped is misspelled.
      case misspelled(Bool)
      /// The reasons that should have been ticked.
      case reasons([Justification.ID])
    }

    /// The judgment of a tap or of ticked reasons.
    public var judgment: ExerciseJudgment<Verdict>? {
      switch self {
      case .tapped(_, let judgment):
        judgment.map {
          ExerciseJudgment(.misspelled($0.verdict), told: .misspelled($0.told))
        }
      case .submitted(_, let judgment):
        judgment.map { ExerciseJudgment(.reasons($0.verdict), told: .reasons($0.told)) }
      case .started, .proceeded: nil
      }
    }

    /// Returns the action with another judgment, or without one.
    public func judged(_ judgment: ExerciseJudgment<Verdict>?) -> Action {
      switch (self, judgment?.verdict, judgment?.told) {
      case (.tapped(let word, _), .misspelled(let verdict), .misspelled(let told)):
        .tapped(word: word, ExerciseJudgment(verdict, told: told))
      case (.submitted(let ticked, _), .reasons(let verdict), .reasons(let told)):
        .submitted(ticked, ExerciseJudgment(verdict, told: told))
      case (.tapped(let word, _), _, _): .tapped(word: word, nil)
      case (.submitted(let ticked, _), _, _): .submitted(ticked, nil)
      case (.started, _, _), (.proceeded, _, _): self
      }
    }
  }
}

extension ErrorLocationsSession.Action: JSONUnion {
  package static let cases: [JSONCase<Self, ExerciseFault>] = [
    JSONCase("started", .started),
    JSONCase("tapped") {
      if case .tapped(let word, let judgment) = $0 { (word, judgment) } else { nil }
    } form: { record in
      let word = record.field("word", \.0)
      let judgment = record.judgment("misspelled", \.1)
      return try .tapped(word: word(), judgment())
    },
    JSONCase("submitted") {
      if case .submitted(let ticked, let judgment) = $0 { (ticked, judgment) } else { nil }
    } form: { record in
      let reasons = record.field("reasons", \.0)
      let judgment = record.judgment("correct", \.1)
      return try .submitted(reasons(), judgment())
    },
    JSONCase("proceeded", .proceeded),
  ]
}
