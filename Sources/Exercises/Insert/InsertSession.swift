internal import GermanSpelling
internal import LudusCore
public import LudusFoundation

/// A child's way through sentences with gaps: fill all, check, mend what is wrong until all is right.
///
/// ```swift
/// var session = InsertSession(exercise)
/// try session.fill(gap: 0, with: "i", at: now)
/// try session.check(at: now)        // wrong: red, to be tried again
/// session.help(of: 0)               // "Ist das i kurz oder lang?"
/// try session.fill(gap: 0, with: "ie", at: now)
/// try session.check(at: now)        // right: green and locked; the next sentence comes
/// ```
///
/// Source: IDeRBlog ii (Graz University of Technology, 2019).
public struct InsertSession: TracedSession {
  /// What the session is about.
  public let content: SessionContent<InsertExercise>
  /// All that has happened, oldest first.
  public private(set) var events: [InsertEvent] = []
  /// What the child has made of each gap of the sentence.
  public private(set) var gaps: [GapState] = []

  private(set) var trace: SessionTrace

  /// Creates a session before its first event.
  public init(_ content: SessionContent<InsertExercise>) {
    self.content = content
    trace = SessionTrace(content.exercise.id, content.context)
    gaps = sentence?.gaps.map { _ in GapState() } ?? []
  }

  /// The sentence that is worked on, or nil when all are done.
  public var sentence: InsertSentence? {
    isFinished ? nil : content.exercise.sentences[trace.task]
  }

  var taskCount: Int { content.exercise.sentences.count }

  /// Whether all gaps are filled, so that they can be checked.
  public var canCheck: Bool { !isFinished && gaps.allSatisfy { !$0.entry.isEmpty } }

  /// Returns what helps with a gap, or nil when there is no help or it is not time for it.
  ///
  /// - Parameter gap: The gap of the sentence, counted from 0.
  /// - Returns: The help; nil also for a gap that is right or that there is not.
  public func help(of gap: Int) -> String? {
    guard let sentence, gaps.indices.contains(gap), !gaps[gap].isLocked,
      let errors = content.exercise.config.helpAfterErrors, gaps[gap].wrongCount >= errors
    else { return nil }
    return sentence.gaps[gap].help
  }

  /// Makes the change that an event describes.
  ///
  /// - Throws: ``ExerciseError`` when the event is not possible now. The session is then unchanged.
  /// - Complexity: O(*n*) in the length of the sentence.
  public mutating func apply(_ event: InsertEvent) throws(ExerciseError) {
    let event = try trace.next(event, of: self)
    switch event {
    case .started(let date):
      trace.note(date)
      startSentence(at: date)
    case .filled(let gap, let entry, _):
      guard gaps.indices.contains(gap) else { throw .noSuchGap(gap) }
      guard !gaps[gap].isLocked else { throw .gapIsLocked(gap) }
      gaps[gap].entry = entry
      gaps[gap].isMarkedWrong = false
    case .checked(let date):
      guard canCheck else { throw .gapsAreEmpty }
      checkGaps(at: date)
    }
    trace.note(event.date)
    events.append(event)
  }
}

// MARK: - Commands

extension InsertSession {
  /// Writes letters into a gap.
  ///
  /// - Parameters:
  ///   - gap: The gap of the sentence, counted from 0.
  ///   - entry: The letters, which take the place of what stood there; none empties the gap.
  ///   - date: When the child wrote them.
  /// - Throws: ``ExerciseError/noSuchGap(_:)`` or ``ExerciseError/gapIsLocked(_:)`` where nothing can be
  ///   written.
  public mutating func fill(
    gap: Int,
    with entry: String,
    at date: Date
  ) throws(ExerciseError) {
    try perform(.filled(gap: gap, with: entry, at: date))
  }

  /// Checks the gaps: right ones are locked, wrong ones have to be tried again.
  ///
  /// - Parameter date: When the child tapped the button.
  /// - Returns: Which gaps are right, in their order.
  /// - Throws: ``ExerciseError/gapsAreEmpty`` unless all gaps are filled.
  @discardableResult
  public mutating func check(at date: Date) throws(ExerciseError) -> [Bool] {
    let isRight = gaps.indices.map { isGapRight($0) }
    try perform(.checked(at: date))
    return isRight
  }
}

// MARK: - Changes

extension InsertSession {
  private func isGapRight(_ gap: Int) -> Bool {
    guard let sentence else { return false }
    return content.spelling.accepts(gaps[gap].entry, for: sentence.target(of: gap))
  }

  private mutating func startSentence(at date: Date) {
    guard let sentence else { return }
    gaps = sentence.gaps.map { _ in GapState() }
    trace.startTask(.insert, words: [sentence.text], at: date)
  }

  private mutating func checkGaps(at date: Date) {
    guard let sentence else { return }
    for gap in gaps.indices where !gaps[gap].isLocked {
      let entry = gaps[gap].entry
      let isRight = isGapRight(gap)
      gaps[gap].isLocked = isRight
      gaps[gap].isMarkedWrong = !isRight
      let target = sentence.word(of: gap)
      let input = isRight ? target : sentence.word(of: gap, filledWith: entry)
      trace.note(
        SpellingEvidence(task: trace.task, place: gap, target: target, input: input, date: date)
      )
      guard !isRight else { continue }
      gaps[gap].wrongCount += 1
      trace.note(
        Mistake(
          task: trace.task,
          place: gap,
          kind: .wrongGap,
          input: entry,
          target: sentence.target(of: gap),
          diagnosis: SpellingDiagnosis(target: target, input: input),
          date: date
        )
      )
      let errors = LogEntry.InputErrors(
        word: target,
        words: [sentence.text],
        userInputs: [entry]
      )
      trace.note(.checked, .insert, errors, at: date)
    }
    if gaps.allSatisfy(\.isLocked) {
      trace.finishTask(.insert, words: [sentence.text], credit: credit, at: date)
      startSentence(at: date)
    }
  }

  /// The mean over the gaps of what is left of each after its wrong entries.
  private var credit: Fraction {
    let parts = gaps.map { content.exercise.config.part(after: $0.wrongCount) }
    return .mean(of: parts)
  }
}

extension InsertConfig {
  /// What is left of a gap's worth after some wrong entries: 1 - wrong entries · penalty, at least 0.
  fileprivate func part(after wrongCount: Int) -> Fraction {
    guard let cost = try? penalty * Fraction(wrongCount), let rest = try? Fraction.one - cost else {
      return .zero
    }
    return max(rest, .zero)
  }
}
