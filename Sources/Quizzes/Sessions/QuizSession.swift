public import LudusCore
internal import LudusFoundation

/// A learner's way through a quiz, one problem at a time, each judged as soon as it is answered.
///
/// ```swift
/// var session = QuizSession(quiz)
/// let feedback = try session.answer(.choice("b"), at: now)   // judged at once
/// try session.advance(at: now)                               // "Continue"
/// try session.skip(at: now)                                  // come back later
/// ```
///
/// The session is the state machine of QuizASSIST:
///
/// - A problem is *presented*. Multiple choice and written answers take one response. Check all that apply
///   takes one pick after the other; the first wrong one, or the last right one, decides the problem.
/// - Once a problem is *decided*, its right answer can be shown, and only then the learner can go on.
/// - A problem can be skipped as long as it is not decided. It is presented again after the others, or
///   when the learner comes back to it.
/// - When the last decided problem is left, the session is *finished*. Quitting before that loses the quiz.
///
/// Every command gives the date at which it happened and either makes an event or throws and leaves the
/// session as it was. Store ``events`` and replay them over the same quiz to resume. The session never
/// reads a clock.
public struct QuizSession: Replayable, Hashable {
  /// Where a session is.
  public enum Phase: String, Hashable, Sendable, Codable {
    /// A problem waits for an answer.
    case presenting
    /// The problem is decided, and "Continue" can be shown.
    case decided
    /// All problems are decided and left.
    case finished
    /// The learner quit.
    case quit
  }

  /// The quiz.
  public let content: Quiz
  /// All that has happened, oldest first.
  public private(set) var events: [QuizEvent] = []
  /// Where the session is.
  public private(set) var phase = Phase.presenting

  /// The points earned so far, of the points of the whole quiz.
  public private(set) var score: Score
  /// The same for each set that the quiz drew from, in the order in which it meets them.
  public private(set) var setScores: [SetScore]
  /// What is known of each item of the quiz.
  private(set) var attempts: [QuizAttempt]
  /// The item that is presented or was just decided.
  private(set) var current = 0
  /// The items that are not decided, in the order in which they come; the presented one is first.
  private var undecided: [Int]
  /// The offset in ``setScores`` of each item's set.
  private let setOffsets: [Int]

  /// Starts a quiz at its first problem.
  public init(_ content: Quiz) {
    self.content = content
    score = Score(earned: .zero, possible: content.points)
    (setScores, setOffsets) = SetScore.start(of: content)
    attempts = Array(repeating: QuizAttempt(), count: content.items.count)
    undecided = Array(content.items.indices)
  }

  /// Whether the session is finished or was quit.
  public var isOver: Bool { phase == .finished || phase == .quit }

  /// The item that is presented or was just decided, or nil when the session is over.
  public var currentItem: QuizItem? {
    currentIndex.map { content.items[$0] }
  }

  /// The offset of the current item in the quiz, or nil when the session is over.
  public var currentIndex: Int? { isOver ? nil : current }

  /// The problems that are not decided, in the order in which they come; a presented one is first.
  public var undecidedProblems: [Problem.ID] {
    undecided.map { content.items[$0].problem.id }
  }

  /// How many problems are decided.
  public var decidedCount: Int { content.items.count - undecided.count }

  /// Makes the change that an event describes.
  ///
  /// - Throws: ``QuizError`` when the event is not possible now. The session is then unchanged.
  /// - Complexity: O(*n*) in the number of problems not decided and the size of the response.
  public mutating func apply(_ event: QuizEvent) throws(QuizError) {
    guard !isOver else { throw .sessionIsOver }
    let event = try eventInOrder(event)
    switch event {
    case .answered(let problem, let response, _):
      try answer(problem, response)
    case .revealed(let problem, _):
      try checkPresented(problem)
      attempts[current].evaluation = ResponseEvaluation(grade: .zero, reason: .revealed)
      closeCurrent()
    case .advanced(let problem, _):
      try checkCurrent(problem)
      guard phase == .decided else { throw .notDecided(problem) }
      presentNext()
    case .skipped(let problem, _):
      try checkPresented(problem)
      guard undecided.count > 1 else { throw .onlyProblemLeft(problem) }
      undecided.append(undecided.removeFirst())
      presentNext()
    case .cameBack(let problem, _):
      try comeBack(to: problem)
    case .quit:
      phase = .quit
    }
    events.append(event)
  }
}

// MARK: - Changes

extension QuizSession {
  /// The event at whole milliseconds, if it is not before the last one.
  private func eventInOrder(_ event: QuizEvent) throws(QuizError) -> QuizEvent {
    guard let date = event.date.roundedToMilliseconds else { throw .dateOutOfRange }
    if let last = events.last?.date, date < last {
      throw .dateBeforeLastEvent(event.date, last: last)
    }
    return event.at(date)
  }

  private func checkCurrent(_ problem: Problem.ID) throws(QuizError) {
    guard content.items[current].problem.id == problem else { throw .notPresented(problem) }
  }

  private func checkPresented(_ problem: Problem.ID) throws(QuizError) {
    try checkCurrent(problem)
    guard phase == .presenting else { throw .alreadyDecided(problem) }
  }

  private mutating func answer(_ problem: Problem.ID, _ response: Response) throws(QuizError) {
    try checkPresented(problem)
    let item = content.items[current]
    var attempt = attempts[current]
    try attempt.add(response, to: item)
    if attempt.isDecided {
      attempt.earned = try earn(attempt.evaluation.grade, for: item)
    }
    attempts[current] = attempt
    if attempt.isDecided {
      closeCurrent()
    }
  }

  /// Adds what is earned for an item to the scores, or leaves both as they are.
  private mutating func earn(_ part: Fraction, for item: QuizItem) throws(QuizError) -> Fraction {
    do {
      let earned = try part * Fraction(item.problem.points)
      let score = try score.adding(earned)
      let set = setOffsets[current]
      setScores[set].score = try setScores[set].score.adding(earned)
      self.score = score
      return earned
    } catch {
      throw .scoreOverflow
    }
  }

  /// Takes the current item, which is decided, off those that wait.
  private mutating func closeCurrent() {
    undecided.removeFirst()
    phase = .decided
  }

  private mutating func presentNext() {
    if let next = undecided.first {
      current = next
      phase = .presenting
    } else {
      phase = .finished
    }
  }

  private mutating func comeBack(to problem: Problem.ID) throws(QuizError) {
    guard let index = content.items.firstIndex(where: { $0.problem.id == problem }) else {
      throw .unknownProblem(problem)
    }
    guard let place = undecided.firstIndex(of: index) else { throw .alreadyDecided(problem) }
    guard phase == .decided || place > 0 else { throw .alreadyPresented(problem) }
    undecided.insert(undecided.remove(at: place), at: 0)
    presentNext()
  }
}
