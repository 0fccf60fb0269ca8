// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import Observation
public import Quizzes

/// The state of a screen on which a person plays a quiz.
///
/// A view draws what is here and calls the methods; it holds no state of its own. SwiftUI follows
/// the changes by itself, and other front ends by `withObservationTracking`. Whatever happens is
/// stored before it can be seen, so that nothing is lost when the app ends.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
@MainActor @Observable
public final class QuizScreen {
  /// The quiz so far.
  public private(set) var session: QuizSession
  /// Why the last command was refused, or nil when it was not.
  public private(set) var refusal: String?
  /// What was typed of a written answer.
  public var draft = ""
  /// The language of reasons and refusals.
  public var phrasebook: Phrasebook

  /// The clock, which a test replaces.
  private let now: @MainActor () -> Date
  private let store: @MainActor (QuizSession) -> Void

  /// Makes a screen.
  ///
  /// - Parameters:
  ///   - session: A new session, or one that is resumed.
  ///   - phrasebook: The language of reasons and refusals.
  ///   - now: Returns the time.
  ///   - store: Keeps the session; it is called after every change.
  public init(
    _ session: QuizSession,
    in phrasebook: Phrasebook,
    now: @escaping @MainActor () -> Date = { Date() },
    storing store: @escaping @MainActor (QuizSession) -> Void
  ) {
    self.session = session
    self.phrasebook = phrasebook
    self.now = now
    self.store = store
  }

  // MARK: What a view draws

  /// The problem, without its key; nil when the quiz is over.
  public var problem: PresentedProblem? { session.presentation }

  /// The options with what may be known of each, in the order shown.
  public var marks: [QuizSession.MarkedOption.Mark] { session.markedOptions.map(\.mark) }

  /// The reason for the last judgment; nil while the learner may not know it.
  public var reason: String? { session.feedback?.sentence(in: phrasebook) }

  /// Whether the last answer was right; nil while there is none, or the learner may not know.
  public var isRight: Bool? { session.feedback?.isCorrect }

  /// Whether the problem is decided, so that the next one can come.
  public var canProceed: Bool { session.phase == .decided }

  /// The part of the problems that is decided, from 0 to 1.
  public var progress: Double {
    Double(session.decidedCount) / Double(max(session.content.items.count, 1))
  }

  // MARK: What a person does

  /// Picks an option, or hands in what stands on the screen.
  public func answer(_ response: PresentedResponse) {
    act { session, date throws(QuizError) in
      try session.answer(presented: response, at: date)
    }
    if refusal == nil { draft = "" }
  }

  /// Hands in ``draft``.
  public func answerWithDraft() { answer(.text(draft)) }

  /// Goes to the next problem.
  public func proceed() {
    act { session, date throws(QuizError) in try session.proceed(at: date) }
  }

  /// Puts the problem off.
  public func skip() {
    act { session, date throws(QuizError) in try session.skip(at: date) }
  }

  /// Lets time pass, for quizzes with a time limit; a view calls it once a second.
  public func tick() {
    act { session, date throws(QuizError) in try session.advance(to: date) }
  }

  /// Takes over corrected content, see "New content under an open session".
  ///
  /// - Parameter bank: The bank as it is today.
  /// - Returns: The problems that are judged otherwise now.
  /// - Throws: A `ReplayError` where an answer is not possible any more.
  @discardableResult
  public func adopt(_ bank: ProblemBank) throws -> Set<Problem.ID> {
    let regrading = try session.regraded(with: session.content.mended(by: bank), at: now())
    let events = session.events
    session = regrading.session
    store(session)
    return Set(regrading.changes.compactMap { events[$0.position].action.problem })
  }

  /// Runs a command on a copy, and keeps it if it was not refused.
  ///
  /// A closure literal throws `any Error` unless its type is written, as above: the compiler does
  /// not infer `throws(QuizError)` from what is called in it.
  private func act(_ command: (inout QuizSession, Date) throws(QuizError) -> Void) {
    var changed = session
    do throws(QuizError) {
      try command(&changed, now())
    } catch {
      refusal = error.sentence(in: phrasebook)
      return
    }
    refusal = nil
    guard changed != session else { return }
    session = changed
    store(changed)
  }
}
