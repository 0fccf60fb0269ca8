// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation
internal import QuizContent

/// A learner's way through a quiz, one problem at a time.
///
/// ```swift
/// var session = QuizSession(quiz)
/// let feedback = try session.answer(.choice("b"), at: now)   // judged at once
/// try session.proceed(at: now)                               // "Continue"
/// try session.skip(at: now)                                  // come back later
/// ```
///
/// Without other `QuizRules` the session is the state machine of QuizASSIST:
///
/// - A problem is *presented*. Multiple choice and written answers take one response. Check all that apply
///   takes one pick after the other; the first wrong one, or the last correct one, decides the problem.
/// - Once a problem is *decided*, its correct answer can be shown, and only then the learner can proceed.
/// - A problem can be skipped while it is not decided. It is presented again after the others, or when the
///   learner comes back to it.
/// - When the last decided problem is left, the session is *finished*. Quitting before that loses the quiz.
///
/// In the modes with several tries a wrong response leaves the problem presented, and the learner answers
/// again or gives up. In deferred mode a response is only kept: it can be changed until the quiz is
/// submitted. With a time limit the session begins when the learner starts it; without one, ``start(at:)`` is optional
/// and makes the time for the first problem known.
///
/// Every command gives the date at which it happened. It lets time pass up to that date, and then either makes
/// an event or throws and leaves the session as it was. Store `events` and replay them over the same quiz to
/// resume. The session never reads a clock.
///
/// An answer keeps its judgment in the event. Replaying takes it as it is, so the feedback that the learner got stays
/// true when rules of grading are mended; `verify()` reports what would be judged otherwise today, and
/// `regraded(with:)` judges anew, also over a mended quiz.
///
/// In JSON a session is an object with its quiz as `content` and its `events`.
public struct QuizSession: ActionSession, JSONContent, Hashable {
  /// Why an event is refused.
  public typealias Refusal = QuizError
  /// The faults of its JSON.
  public typealias Fault = ProblemFault

  /// Where a session is.
  public enum Phase: String, Hashable, Sendable, JSONName {
    /// There is a time limit, and the learner has not begun.
    case notStarted
    /// A problem waits for an answer, or for another one.
    case presenting
    /// The problem is decided, and "Continue" can be shown.
    case decided
    /// All problems were gone through in deferred mode; the quiz waits for being submitted.
    case readyToSubmit
    /// All problems are decided and left, the quiz was submitted, or its time was up.
    case finished
    /// The learner quit.
    case quit
    /// The time was up and, by the rules, the quiz is lost.
    case timedOut
  }

  /// The quiz.
  public let content: Quiz
  /// All that has happened, oldest first.
  public package(set) var events: [QuizSession.Event] = []
  /// Where the session is.
  public internal(set) var phase: Phase
  /// When the learner began, or nil before that and where the learner answered without a start.
  public internal(set) var startedAt: Date?
  /// When the session was finished, or nil while it is not.
  public internal(set) var finishedAt: Date?

  /// The state of each item of the quiz.
  var attempts: [QuizAttempt]
  /// The sums of what the attempts are worth, whether the learner may know that or not.
  var totals: QuizTotals
  /// The item that is presented or was just decided.
  var current = 0
  /// The items that are still to be gone through, in the order in which they come; a presented one is first.
  var waiting: [Int]

  /// Starts a quiz at its first problem, or where there is a time limit before that.
  public init(_ content: Quiz) {
    self.content = content
    phase = content.rules.hasTimeLimit ? .notStarted : .presenting
    attempts = Array(repeating: QuizAttempt(), count: content.items.count)
    totals = QuizTotals(of: content)
    waiting = Array(content.items.indices)
  }

  /// The rules of the quiz.
  var rules: QuizRules { content.rules }
}

// MARK: - Where the session is

extension QuizSession {
  /// Whether nothing more can be answered: the session is finished or lost, or the learner quit.
  public var isFinished: Bool { phase == .finished || phase == .quit || phase == .timedOut }

  /// The item that is presented or was just decided, or nil when there is none.
  public var currentItem: Quiz.Item? {
    currentIndex.map { content.items[$0] }
  }

  /// The offset of the current item in the quiz, or nil when there is none.
  public var currentIndex: Int? {
    phase == .presenting || phase == .decided ? current : nil
  }

  /// The problems that are not decided, in the order in which they come; a presented one is first.
  ///
  /// In deferred mode, where none is decided, those that were not answered and left.
  public var undecidedProblems: [Problem.ID] {
    waiting.map { content.items[$0].problem.id }
  }

  /// How many problems are decided or, in deferred mode, answered and left.
  public var decidedCount: Int { content.items.count - waiting.count }

  /// The points earned so far, of the points of the whole quiz; in deferred mode none until it is submitted.
  ///
  /// In the modes with several tries, what a problem is worth if it ends as it is counts already.
  public var score: QuizScore {
    isDisclosed ? totals.score : totals.score.hidden
  }

  /// The same for each set that the quiz drew from, in the order in which it meets them.
  public var setScores: [QuizScore.OfSet] {
    guard !isDisclosed else { return totals.sets }
    return totals.sets.map { set in
      var hidden = set
      hidden.score = set.score.hidden
      return hidden
    }
  }

  /// Whether the learner may know what the answers are worth.
  var isDisclosed: Bool { rules.mode != .deferred || phase == .finished }

  /// How often the current problem can still be answered, or nil for as often as one likes and when there is
  /// no current problem.
  public var triesLeft: Int? {
    currentIndex.flatMap { attempts[$0].triesLeft(by: rules) }
  }
}
