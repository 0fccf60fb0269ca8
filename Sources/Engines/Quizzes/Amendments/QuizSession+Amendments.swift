// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation
internal import QuizContent

extension QuizSession {
  /// Decides what the answers of a finished session count for by amendments of its quiz.
  ///
  /// ```swift
  /// let report = try session.amend(by: amendments, of: "ada", at: now)
  /// session.summary.score        // with what was accepted, and without what was taken out
  /// ```
  ///
  /// Each answer that counts for something else now gets an event, so the session keeps what was
  /// decided, by whom and why, and logs and histories that record it again have the correction. What
  /// amendments decided before and is withdrawn now is taken back. The same amendments a second time
  /// change nothing.
  ///
  /// Tries, hints and the bonus for time count for an accepted answer as for any other.
  ///
  /// - Parameters:
  ///   - amendments: The amendments; those that do not fit the quiz do nothing.
  ///   - learner: The learner whose session it is.
  ///   - scale: The marks for the report.
  ///   - date: Now, not before the last event.
  /// - Returns: The changes.
  /// - Throws: ``QuizError/sessionIsNotFinished``, ``QuizError/sessionIsFinished`` for one that was
  ///   quit, and ``QuizError/scoreOverflow``. The session is then as it was.
  /// - Complexity: O(*n*) in the numbers of problems and events, and the time to judge answers to
  ///   problems with further keys.
  @discardableResult
  public mutating func amend(
    by amendments: Amendments,
    of learner: Learner.ID,
    scale: MarkScale? = nil,
    at date: Date
  ) throws(QuizError) -> AmendmentReport {
    guard isFinished else { throw .sessionIsNotFinished }
    guard phase == .finished else { throw reasonForNoProblem }
    let before = examResult(of: learner, scale)
    var amended = self
    for (problem, ruling) in try rulings(by: SortedAmendments(amendments), of: learner) {
      try amended.decide(ruling, on: problem, at: date)
    }
    self = amended
    return AmendmentReport(from: [before], to: [examResult(of: learner, scale)])
  }

  /// Returns what amendments would change in a finished session, and changes nothing.
  ///
  /// - Parameters:
  ///   - amendments: The amendments.
  ///   - learner: The learner whose session it is.
  ///   - scale: The marks for the report.
  /// - Returns: The report of ``amend(by:of:scale:at:)``.
  /// - Throws: The errors of that.
  public func preview(
    _ amendments: Amendments,
    of learner: Learner.ID,
    scale: MarkScale? = nil
  ) throws(QuizError) -> AmendmentReport {
    var copy = self
    let date = events.last?.date ?? Date(milliseconds: 0)
    return try copy.amend(by: amendments, of: learner, scale: scale, at: date)
  }

  /// The decisions that are not there yet.
  private func rulings(
    by amendments: SortedAmendments,
    of learner: Learner.ID
  ) throws(QuizError) -> [(Problem.ID, QuizSession.Ruling)] {
    let regraded = try regraded(by: amendments)
    var rulings: [(Problem.ID, QuizSession.Ruling)] = []
    for (index, item) in content.items.enumerated() {
      guard let amended = amendments.answer(to: item.problem.id, of: learner) else { continue }
      let outcome = outcome(amended, at: index, regraded)
      guard outcome != attempts[index].ruling?.outcome ?? .asJudged else { continue }
      let reason = amended.amendment.reason
      rulings.append(
        (item.problem.id, QuizSession.Ruling(outcome, by: amended.amendment.author, for: reason))
      )
    }
    return rulings
  }

  private func outcome(
    _ amended: AmendedAnswer,
    at index: Int,
    _ regraded: QuizSession?
  ) -> QuizSession.Ruling.Outcome {
    let attempt = attempts[index]
    switch amended.decision {
    case .takenOut: return .doesNotCount
    case .graded(let grade):
      let credit = try? grade.evaluation(for: content.items[index].problem).credit
      return credit.map(QuizSession.Ruling.Outcome.credit) ?? .asJudged
    case .fullCredit(let recipients):
      return recipients == .everyone || attempt.isAnswered || attempt.grader != nil
        ? .credit(.one) : .asJudged
    case .accepted:
      guard let regraded else { return .asJudged }
      let credit = regraded.attempts[index].judged.creditWithoutBonus
      return credit > attempt.judged.creditWithoutBonus ? .credit(credit) : .asJudged
    case .asJudged: return .asJudged
    }
  }

  /// The session judged with the further keys as well, or nil where there are none.
  private func regraded(by amendments: SortedAmendments) throws(QuizError) -> QuizSession? {
    let items = content.items.map { amendments.accepting($0) ?? $0 }
    guard items.contains(where: { !$0.furtherKeys.isEmpty }) else { return nil }
    do {
      return try regraded(with: content.keeping(items)).session
    } catch {
      throw error.refusal
    }
  }

  /// The points of the session, as an exam has them.
  private func examResult(of learner: Learner.ID, _ scale: MarkScale?) -> Exam.Result {
    let problems = content.items.indices.map { index in
      let attempt = attempts[index]
      let problem = content.items[index].problem
      return Exam.ProblemResult(
        id: problem.id,
        points: attempt.counts ? problem.points : .zero,
        credit: attempt.account.creditWithoutBonus,
        earned: attempt.earned.earned,
        deducted: attempt.earned.deducted,
        counts: attempt.counts
      )
    }
    return Exam.Result(
      learner: learner,
      quiz: content.id,
      score: score,
      mark: score.possible > 0 ? scale?.mark(for: score) : nil,
      problems: problems
    )
  }
}
