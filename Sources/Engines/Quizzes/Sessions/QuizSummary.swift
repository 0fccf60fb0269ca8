// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import QuizContent

/// The results of a session: the credit for every problem with its reason, and the sum.
///
/// ```swift
/// let summary = session.summary
/// summary.score.earned                       // 3
/// for result in summary.results {
///   print(result.id, result.steps)
/// }
/// ```
public struct QuizSummary: Hashable, Sendable {
  /// The credit for a problem, and its reason.
  public struct Result: Hashable, Sendable, Identifiable {
    /// The problem as it was answered, whose options sentences name.
    let answered: Problem
    /// The problem.
    public let id: Problem.ID
    /// The set that the problem belongs to.
    public let set: ProblemSet.ID
    /// The title of that set.
    public let setTitle: String
    /// The points of the problem.
    public let points: Int
    /// The response of the learner in the try that counts; nil for a problem that was not answered.
    public let response: QuizResponse?
    /// The credit for the response by itself, and its reason.
    public let evaluation: ResponseEvaluation
    /// How many responses were judged.
    public let tries: Int
    /// The hints that the learner has seen.
    public let hints: [Feedback.TakenHint]
    /// How sure the learner was, where the rules ask for it.
    public let certainty: Certainty?
    /// The mark for that, next to the points; nil where none was asked for, and until the answer is judged.
    public let certaintyMark: Fraction?
    /// The grade that a person gave.
    public let enteredGrade: EnteredGrade?
    /// How the points come about, in shares of ``points``; the amounts add up to ``credit``.
    public let steps: [QuizSummary.CreditStep]
    /// The share of the points that is earned, from 0 to 1 and above with a bonus for time.
    public let credit: Fraction
    /// The points that is.
    public let earned: Fraction
    /// Whether the problem is decided.
    public let isDecided: Bool
    /// Whether the answer waits for a person's grade; until then nothing is earned for it.
    public let isPending: Bool

    /// Returns why the response got its credit, as a sentence for the learner, in which options are named by their texts.
    ///
    /// - Parameter phrasebook: The language of the reader.
    /// - Returns: A sentence with a full stop.
    public func sentence(in phrasebook: Phrasebook) -> String {
      evaluation.reason.sentence(in: phrasebook, about: answered)
    }
  }

  /// The result of each problem, in the order of the quiz.
  public let results: [Result]
  /// The points earned of the points of the whole quiz.
  public let score: QuizScore
  /// The same for each set, in the order in which the quiz meets them.
  public let sets: [QuizScore.OfSet]
  /// The report by certainty-based marking, or nil where the rules do not ask for certainty, before an answer is
  /// judged, and when an exact figure does not fit into a fraction.
  public let certainty: QuizSummary.CertaintyReport?
  /// Where the session was.
  ///
  /// The score of one that was quit, or that the time ran out for, is lost: it is shown here but not kept.
  public let phase: QuizSession.Phase

  /// The problems whose answers wait for a person's grade.
  public var pending: [Problem.ID] { results.filter(\.isPending).map(\.id) }
}

extension QuizSession {
  /// The results of the session so far.
  ///
  /// - Complexity: O(*n*) in the number of problems; answers of a session that was replayed are evaluated for
  ///   their reasons.
  public var summary: QuizSummary {
    let judged = attempts.compactMap { attempt in
      isDisclosed ? attempt.certaintyAndCredit : nil
    }
    return QuizSummary(
      results: attempts.indices.map(result(at:)),
      score: score,
      sets: setScores,
      certainty: (try? QuizSummary.CertaintyReport(on: judged)) ?? nil,
      phase: phase
    )
  }

  private func result(at index: Int) -> QuizSummary.Result {
    let item = content.items[index]
    let attempt = attempts[index]
    return QuizSummary.Result(
      answered: item.problem,
      id: item.problem.id,
      set: item.set,
      setTitle: item.setTitle,
      points: item.problem.points,
      response: attempt.countedResponse,
      evaluation: disclosedEvaluation(of: attempt) { attempt.evaluation(of: item) },
      tries: attempt.tryCount,
      hints: attempt.hints,
      certainty: attempt.countedCertainty,
      certaintyMark: isDisclosed ? attempt.certaintyMark : nil,
      enteredGrade: attempt.entered,
      steps: isDisclosed ? attempt.account.steps : [],
      credit: isDisclosed ? attempt.account.credit : .zero,
      earned: isDisclosed ? attempt.earned.earned : .zero,
      isDecided: attempt.isClosed && isDisclosed,
      isPending: isDisclosed && attempt.isPending
    )
  }
}
