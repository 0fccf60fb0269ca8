// SPDX-License-Identifier: Apache-2.0
internal import Spelling
internal import LudusCore
public import LudusFoundation

/// One child's session of sorting words into categories.
///
/// ```swift
/// var session = MatchSession(exercise)                          // by writing
/// try session.fill("ie", with: "Bine", at: now)
/// let outcomes = try session.submit(at: now)
/// outcomes["ie"]                                                // .misspelled: correct place, wrong letters
/// try session.proceed(at: now)
/// ```
///
/// When everything is correct the next word comes at once; else the mistakes are shown until the
/// child goes on.
///
/// Source: IDeRBlog ii (Graz University of Technology, 2019).
public struct MatchSession: TracedSession {
  /// The judgment of a category for a word.
  public enum Outcome: String, Hashable, Sendable, CaseIterable {
    /// The word belongs there and is spelled correctly: all green.
    case correct
    /// The word belongs there and is misspelled: the field green, the text red.
    case misspelled
    /// The word does not belong there, however it is spelled: both red.
    case wrongCategory
    /// The word belongs there and was not put there.
    case missed
    /// The word neither belongs there nor was put there.
    case empty

    /// Whether the child made no mistake with the category.
    public var isCorrect: Bool { self == .correct || self == .empty }
  }

  /// The content of the session.
  public let content: SessionContent<MatchExercise>
  /// The events, oldest first.
  public package(set) var events: [Timed<Action>] = []
  /// The text in each category that the word was put into: the text that was written, or the word
  /// that was dragged.
  public private(set) var entries: [MatchExercise.Category.ID: String] = [:]
  /// The judgments of the categories, while they are shown.
  public private(set) var shown: [MatchExercise.Category.ID: Outcome]?
  /// The number of times that the word was heard.
  public private(set) var hearingCount = 0

  /// The judgment of each category.
  private var verdict: Action.Verdict = [:]
  var trace: SessionTrace

  /// Creates a session before its first event.
  public init(_ content: SessionContent<MatchExercise>) {
    self.content = content
    trace = SessionTrace(content.exercise.info.id, content.context)
  }

  /// The word that is worked on, or nil when all are done; where it is written it is heard, not
  /// shown.
  public var word: MatchExercise.Word? {
    isFinished ? nil : content.exercise.words[trace.task]
  }

  /// Whether there is something to submit.
  public var canSubmit: Bool { !isFinished && shown == nil && !entries.isEmpty }

  /// The format of its exercises.
  public static var format: Exercise.Format { .match }

  /// The session among those of all formats.
  public var asAny: AnyExerciseSession { .match(self) }

  /// The exercise among those of all formats.
  public var exercise: Exercise { .match(content.exercise) }

  var taskCount: Int { content.exercise.words.count }

  var mode: LogEntry.Mode { content.exercise.way == .drag ? .drag : .write }

  var loggedWords: [String] { content.exercise.words.map(\.heard.text) }
}

// MARK: - Commands

extension MatchSession {
  /// Drags the word to a category, or back from it, which can be done until it is submitted.
  ///
  /// - Throws: ``Refusal/unknownCategory(_:)``, ``Refusal/otherWay(_:)`` in an exercise in which
  ///   words are written, and ``Refusal/notWriting`` while the mistakes are shown.
  public mutating func drag(
    to category: MatchExercise.Category.ID,
    at date: Date
  ) throws(Refusal) {
    try act(.dragged(category), at: date)
  }

  /// Notes that the word was heard.
  ///
  /// - Throws: ``Refusal/notWriting`` while the mistakes are shown.
  public mutating func hear(at date: Date) throws(Refusal) {
    try act(.heard, at: date)
  }

  /// Writes the word that was heard under a category.
  ///
  /// - Parameters:
  ///   - category: The category.
  ///   - input: The text, which takes the place of the one before; a blank text empties the field.
  ///   - date: The date when the child wrote it.
  /// - Throws: ``Refusal/unknownCategory(_:)``, ``Refusal/otherWay(_:)`` in an exercise in which
  ///   words are dragged, and ``Refusal/notWriting`` while the mistakes are shown.
  public mutating func fill(
    _ category: MatchExercise.Category.ID,
    with input: String,
    at date: Date
  ) throws(Refusal) {
    try act(.filled(category, with: input), at: date)
  }

  /// Submits the categories.
  ///
  /// - Returns: The outcome of every category.
  /// - Throws: ``Refusal/nothingWritten`` when the word is in no category, and
  ///   ``Refusal/notWriting`` while the mistakes are shown.
  @discardableResult
  public mutating func submit(
    at date: Date
  ) throws(Refusal) -> [MatchExercise.Category.ID: Outcome] {
    try act(.submitted(nil), at: date)
    return events.last?.action.judgment?.told ?? [:]
  }

  /// Proceeds after the wrong inputs have been shown.
  ///
  /// - Throws: ``Refusal/nothingToProceedFrom`` when nothing is shown.
  public mutating func proceed(at date: Date) throws(Refusal) {
    try act(.proceeded, at: date)
  }
}

// MARK: - Changes

extension MatchSession {
  mutating func react(to action: Action, at date: Date) throws(Refusal) -> Action {
    switch action {
    case .started: break
    case .dragged(let category):
      try checkCategory(category, .drag)
      entries[category] = entries[category] == nil ? word?.heard.text : nil
    case .heard:
      guard shown == nil else { throw .notWriting }
      hearingCount += 1
    case .filled(let category, let input):
      try checkCategory(category, .write)
      entries[category] = input.isBlank ? nil : input
    case .submitted(let recorded):
      guard shown == nil else { throw .notWriting }
      guard canSubmit else { throw .nothingWritten }
      let judgment = recorded ?? ExerciseJudgment(outcomes)
      let categories = Set(content.exercise.categories.map(\.id))
      guard categories == Set(judgment.verdict.keys), categories == Set(judgment.told.keys)
      else { throw .session(.judgmentDoesNotFit) }
      submit(judgment, at: date)
      return .submitted(judgment)
    case .proceeded:
      guard shown != nil else { throw .nothingToProceedFrom }
      finishWord(at: date)
    }
    return action
  }

  private func checkCategory(
    _ category: MatchExercise.Category.ID,
    _ way: MatchExercise.Way
  ) throws(Refusal) {
    guard content.exercise.way == way else { throw .otherWay(content.exercise.way) }
    guard content.exercise.categories.contains(where: { $0.id == category }) else {
      throw .unknownCategory(category)
    }
    guard shown == nil else { throw .notWriting }
  }

  /// A word with what the glossary adds.
  private func heard(_ word: MatchExercise.Word) -> HeardWord {
    content.exercise.info.word(word.heard)
  }

  /// The rules for a word, in its language.
  private func spelling(of word: MatchExercise.Word) -> SpellingPolicy {
    content.spelling.speaking(heard(word).language)
  }

  /// The outcome of every category with its entry.
  private var outcomes: Action.Verdict {
    guard let word else { return [:] }
    var outcomes: Action.Verdict = [:]
    for category in content.exercise.categories {
      let belongs = word.categories.contains(category.id)
      outcomes[category.id] =
        switch entries[category.id] {
        case nil: belongs ? .missed : .empty
        case .some where !belongs: .wrongCategory
        case .some(let entry):
          spelling(of: word).accepts(entry, for: heard(word)) ? .correct : .misspelled
        }
    }
    return outcomes
  }

  mutating func begin(at date: Date) {
    entries = [:]
    shown = nil
    hearingCount = 0
    trace.startTask(at: date)
  }

  private mutating func submit(
    _ judgment: ExerciseJudgment<Action.Verdict>,
    at date: Date
  ) {
    guard let word else { return }
    verdict = judgment.verdict
    for (place, category) in content.exercise.categories.enumerated() {
      let outcome = verdict[category.id] ?? .empty
      let entry = entries[category.id] ?? ""
      var misspelled: Mistake.Spelling?
      if content.exercise.way == .write, outcome == .correct || outcome == .misspelled {
        misspelled = trace.note(
          .written,
          entry,
          place,
          target: spelling(of: word).target(entry, among: heard(word).spellings) ?? word.heard.text,
          isCorrect: outcome == .correct,
          by: spelling(of: word),
          at: date
        )
      }
      noteSorting(outcome, category, place, of: word, at: date)
      note(outcome, entry, misspelled, category, place, of: word, at: date)
    }
    if judgment.told.values.allSatisfy(\.isCorrect) {
      finishWord(at: date)
    } else {
      shown = judgment.told
    }
  }

  /// Notes the sorting of a word, except where words are written and it is in its category, which
  /// is evidence already.
  private mutating func noteSorting(
    _ outcome: Outcome,
    _ category: MatchExercise.Category,
    _ place: Int,
    of word: MatchExercise.Word,
    at date: Date
  ) {
    let isWrong = outcome == .wrongCategory || outcome == .missed
    guard isWrong || content.exercise.way == .drag && outcome != .empty else { return }
    trace.note(
      .sorted,
      word.heard.text,
      place,
      target: word.heard.text,
      isCorrect: !isWrong,
      by: spelling(of: word),
      categories: category.trained(by: spelling(of: word).rules).map { [$0] } ?? [],
      at: date
    )
  }

  private mutating func note(
    _ outcome: Outcome,
    _ entry: String,
    _ misspelled: Mistake.Spelling?,
    _ category: MatchExercise.Category,
    _ place: Int,
    of word: MatchExercise.Word,
    at date: Date
  ) {
    let target = word.heard.text
    switch outcome {
    case .correct, .empty: return
    case .misspelled:
      trace.note(.wrongSpelling, place, entry, target: target, misspelled, at: date)
    case .wrongCategory: trace.note(.wrongCategory, place, category.title, target: nil, at: date)
    case .missed: trace.note(.missedCategory, place, "", target: category.title, at: date)
    }
    let errors = LogEntry.InputErrors(
      word: target,
      words: word.categories,
      userInputs: outcome == .missed ? [] : [outcome == .misspelled ? entry : category.id]
    )
    trace.note(.checked, mode, errors, at: date)
  }

  /// Every correct category counts the same, and every wrong one takes the credit of a correct one.
  private mutating func finishWord(at date: Date) {
    guard let word else { return }
    let correct = verdict.values.count { $0 == .correct }
    let wrong = verdict.values.count { $0 == .wrongCategory }
    // A judgment on record may be one of other content, with more categories.
    let whole = max(word.categories.count, correct)
    trace.finishTask(credit: .part(max(correct - wrong, 0), of: whole), at: date)
    begin(at: date)
  }
}

extension MatchSession {
  /// An action in a ``MatchSession``.
  ///
  /// In JSON an action is an object with its kind:
  /// `{"category":"ie","input":"Bine","kind":"filled"}`,
  /// `{"kind":"submitted","outcomes":{"ie":"misspelled","noun":"missed"}}`.
  public enum Action: JudgedAction, ExerciseAction {
    /// The session began with the first word.
    case started
    /// The word was dragged to a category, or back from it.
    case dragged(MatchExercise.Category.ID)
    /// The word was heard.
    case heard
    /// This was written under a category, in the place of the text before.
    case filled(MatchExercise.Category.ID, with: String)
    /// The categories were submitted.
    case submitted(ExerciseJudgment<[MatchExercise.Category.ID: Outcome]>?)
    /// The child has looked at the wrong inputs and went on.
    case proceeded

    /// The outcome of every category.
    package typealias Verdict = [MatchExercise.Category.ID: Outcome]

    /// The judgment of the categories.
    public var judgment: ExerciseJudgment<[MatchExercise.Category.ID: Outcome]>? {
      if case .submitted(let judgment) = self { judgment } else { nil }
    }

    /// Returns the action with another judgment, or without one.
    public func judged(_ judgment: ExerciseJudgment<[MatchExercise.Category.ID: Outcome]>?)
      -> Action
    {
      if case .submitted = self { .submitted(judgment) } else { self }
    }
  }
}

extension MatchSession.Action: JSONUnion {
  package static let cases: [JSONCase<Self, ExerciseFault>] = [
    JSONCase("started", .started),
    JSONCase("dragged", Self.dragged, "category") {
      if case .dragged(let category) = $0 { category } else { nil }
    },
    JSONCase("heard", .heard),
    JSONCase("filled") {
      if case .filled(let category, let input) = $0 { (category, input) } else { nil }
    } form: { record in
      let category = record.field("category", \.0)
      let input = record.field("input", \.1)
      return try .filled(category(), with: input())
    },
    JSONCase("submitted") {
      if case .submitted = $0 { $0 } else { nil }
    } form: { record in
      let judgment = record.judgment("outcomes", \.judgment)
      return try .submitted(judgment())
    },
    JSONCase("proceeded", .proceeded),
  ]
}

extension MatchSession.Outcome: JSONName {}
