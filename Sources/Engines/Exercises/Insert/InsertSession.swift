// SPDX-License-Identifier: Apache-2.0
internal import Spelling
internal import LudusCore
public import LudusFoundation

/// One child's session with sentences that have gaps: fill all, submit, and fix the wrong ones
/// until all are correct.
///
/// ```swift
/// var session = InsertSession(exercise)
/// try session.fill(gap: 0, with: "i", at: now)
/// try session.submit(at: now)       // wrong: red, to be tried again
/// session.help(of: 0)               // "Ist das i kurz oder lang?"
/// try session.fill(gap: 0, with: "ie", at: now)
/// try session.submit(at: now)       // correct: green and locked; the next sentence comes
/// ```
///
/// Source: IDeRBlog ii (Graz University of Technology, 2019).
public struct InsertSession: TracedSession {
  /// The state of a gap.
  public struct GapState: Hashable, Sendable {
    /// The letters in the gap; empty at first.
    public fileprivate(set) var entry = ""
    /// Whether the gap was correct when it was submitted; then nothing can be written there any
    /// more.
    public fileprivate(set) var isLocked = false
    /// The number of wrong entries that were submitted, repeats included.
    public fileprivate(set) var wrongCount = 0
    /// Whether the entry was submitted and is wrong.
    public fileprivate(set) var isMarkedWrong = false
  }

  /// The content of the session.
  public let content: SessionContent<InsertExercise>
  /// The events, oldest first.
  public package(set) var events: [Timed<Action>] = []
  /// The state of each gap of the sentence.
  public private(set) var gaps: [GapState] = []

  var trace: SessionTrace

  /// The rules for which spelling counts as correct, in the language of the exercise.
  private var spelling: SpellingPolicy {
    content.spelling.speaking(content.exercise.info.language)
  }

  /// Creates a session before its first event.
  public init(_ content: SessionContent<InsertExercise>) {
    self.content = content
    trace = SessionTrace(content.exercise.info.id, content.context)
    gaps = sentence?.gaps.map { _ in GapState() } ?? []
  }

  /// The sentence that is worked on, or nil when all are done.
  public var sentence: InsertSentence? {
    isFinished ? nil : content.exercise.sentences[trace.task]
  }

  /// The format of its exercises.
  public static var format: Exercise.Format { .insert }

  /// The session among those of all formats.
  public var asAny: AnyExerciseSession { .insert(self) }

  /// The exercise among those of all formats.
  public var exercise: Exercise { .insert(content.exercise) }

  var taskCount: Int { content.exercise.sentences.count }

  var mode: LogEntry.Mode { .insert }

  var loggedWords: [String] { content.exercise.sentences.map(\.text) }

  /// Whether the gaps can be submitted: all are filled, or some of them may be left empty.
  public var canSubmit: Bool {
    guard !isFinished, let sentence else { return false }
    return sentence.allowsEmptyGaps || gaps.allSatisfy { !$0.entry.isEmpty }
  }

  /// Returns the help for a gap, or nil if there is none or it is too early for it.
  ///
  /// - Parameter gap: The gap of the sentence, counted from 0.
  /// - Returns: The help; nil also for a gap that is correct or does not exist.
  public func help(of gap: Int) -> String? {
    guard let sentence, gaps.indices.contains(gap), !gaps[gap].isLocked,
      let errors = content.exercise.config.helpAfterErrors, gaps[gap].wrongCount >= errors
    else { return nil }
    return sentence.gaps[gap].help
  }
}

// MARK: - Commands

extension InsertSession {
  /// Writes letters into a gap.
  ///
  /// - Parameters:
  ///   - gap: The gap of the sentence, counted from 0.
  ///   - entry: The letters, in the place of those before; none empties the gap.
  ///   - date: The date when the child wrote them.
  /// - Throws: ``Refusal/unknownGap(_:)`` or ``Refusal/gapIsLocked(_:)`` where nothing can be
  ///   written.
  public mutating func fill(gap: Int, with entry: String, at date: Date) throws(Refusal) {
    try act(.filled(gap: gap, with: entry), at: date)
  }

  /// Submits the gaps: correct ones are locked, wrong ones have to be tried again.
  ///
  /// - Returns: The correctness of each gap, in their order.
  /// - Throws: ``Refusal/gapsAreEmpty`` unless all gaps are filled or
  ///   ``InsertSentence/allowsEmptyGaps``.
  @discardableResult
  public mutating func submit(at date: Date) throws(Refusal) -> [Bool] {
    try act(.submitted(nil), at: date)
    return events.last?.action.judgment?.told ?? []
  }
}

// MARK: - Changes

extension InsertSession {
  mutating func react(to action: Action, at date: Date) throws(Refusal) -> Action {
    switch action {
    case .started: return action
    case .filled(let gap, let entry):
      guard gaps.indices.contains(gap) else { throw .unknownGap(gap) }
      guard !gaps[gap].isLocked else { throw .gapIsLocked(gap) }
      gaps[gap].entry = entry
      gaps[gap].isMarkedWrong = false
      return action
    case .submitted(let recorded):
      guard canSubmit else { throw .gapsAreEmpty }
      let judgment = recorded ?? ExerciseJudgment(gaps.indices.map(isCorrect))
      guard judgment.verdict.count == gaps.count, judgment.told.count == gaps.count else {
        throw .session(.judgmentDoesNotFit)
      }
      submit(judgment, at: date)
      return .submitted(judgment)
    }
  }

  private func isCorrect(_ gap: Int) -> Bool {
    guard let sentence else { return false }
    let entry = gaps[gap].entry
    if sentence.gaps[gap].alternatives.contains(where: {
      self.spelling.accepts(entry, for: $0)
    }) {
      return true
    }
    let spelling = self.spelling(of: gap)
    let others = content.exercise.info.word(HeardWord(sentence.word(of: gap))).alternatives
    if others.contains(where: {
      spelling.accepts(sentence.word(of: gap, filledWith: entry), for: $0)
    }) {
      return true
    }
    // The letters may differ in a category that shows in the word alone, as "i" for "ie".
    return spelling.accepts(entry, for: sentence.target(of: gap))
      || spelling.accepts(sentence.word(of: gap, filledWith: entry), for: sentence.word(of: gap))
  }

  /// The rules for a gap, in which a mark counts where one is to be written.
  private func spelling(of gap: Int) -> SpellingPolicy {
    let isWord = sentence?.target(of: gap).contains { $0.isLetter || $0.isNumber } ?? true
    return isWord ? spelling : spelling.countingMarks
  }

  mutating func begin(at date: Date) {
    guard let sentence else { return }
    gaps = sentence.gaps.map { _ in GapState() }
    trace.startTask(at: date)
  }

  private mutating func submit(_ judgment: ExerciseJudgment<[Bool]>, at date: Date) {
    guard let sentence else { return }
    for gap in gaps.indices where !gaps[gap].isLocked {
      let entry = gaps[gap].entry
      gaps[gap].isLocked = judgment.told[gap]
      gaps[gap].isMarkedWrong = !judgment.told[gap]
      let target = sentence.word(of: gap)
      let misspelled = trace.note(
        .written,
        sentence.word(of: gap, filledWith: entry),
        gap,
        target: target,
        isCorrect: judgment.verdict[gap],
        by: spelling(of: gap),
        at: date
      )
      guard let misspelled else { continue }
      gaps[gap].wrongCount += 1
      let letters = sentence.target(of: gap)
      trace.note(.wrongGap, gap, entry, target: letters, misspelled, at: date)
      let errors = LogEntry.InputErrors(
        word: target,
        words: [sentence.text],
        userInputs: [entry]
      )
      trace.note(.checked, mode, errors, at: date)
    }
    if gaps.allSatisfy(\.isLocked) {
      trace.finishTask(credit: credit, at: date)
      begin(at: date)
    }
  }

  /// The mean over the gaps of the credit that is left after wrong entries.
  private var credit: Fraction {
    .mean(of: gaps.map { content.exercise.config.credit(after: $0.wrongCount) })
  }
}

extension InsertSession {
  /// An action in an ``InsertSession``.
  ///
  /// In JSON an action is an object with its kind: `{"gap":0,"input":"ie","kind":"filled"}`,
  /// `{"correct":[true,false],"kind":"submitted"}`.
  public enum Action: JudgedAction, ExerciseAction {
    /// The session began with the first sentence.
    case started
    /// Letters were written into a gap, in the place of those before.
    case filled(gap: Int, with: String)
    /// The gaps were submitted; the judgment says which of them are correct.
    case submitted(ExerciseJudgment<[Bool]>?)

    /// The correctness of each gap, in their order.
    package typealias Verdict = [Bool]

    /// The judgment of the gaps.
    public var judgment: ExerciseJudgment<[Bool]>? {
      if case .submitted(let judgment) = self { judgment } else { nil }
    }

    /// Returns the action with another judgment, or without one.
    public func judged(_ judgment: ExerciseJudgment<[Bool]>?) -> Action {
      if case .submitted = self { .submitted(judgment) } else { self }
    }
  }
}

extension InsertSession.Action: JSONUnion {
  package static let cases: [JSONCase<Self, ExerciseFault>] = [
    JSONCase("started", .started),
    JSONCase("filled") {
      if case .filled(let gap, let entry) = $0 { (gap, entry) } else { nil }
    } form: { record in
      let gap = record.field("gap", \.0)
      let entry = record.field("input", \.1)
      return try .filled(gap: gap(), with: entry())
    },
    JSONCase("submitted") {
      if case .submitted = $0 { $0 } else { nil }
    } form: { record in
      let judgment = record.judgment("correct", \.judgment)
      return try .submitted(judgment())
    },
  ]
}
