// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import QuizContent

/// The points that a learner earned, out of those possible.
///
/// ```swift
/// let score = session.summary.score
/// score.description            // "7 of 10"
/// score.formatted(.percent)    // "70 %"
/// ```
///
/// Where the rules of the quiz take points off for wrong answers, these are ``deducted``, and
/// ``total`` is what counts.
///
/// In JSON a score has `earned` and `possible`, and `bonus`, `pending` and `deducted` where they are
/// not 0.
public struct QuizScore: Hashable, Sendable {
  /// A format for writing a score.
  public enum Format: String, Hashable, Sendable, JSONName {
    /// As numbers: "7 of 10".
    case points
    /// As a whole percentage, halves rounded up: "70 %".
    case percent
  }

  /// The points earned, with the ``bonus``.
  public let earned: Fraction
  /// The points that could be earned, without a bonus.
  public let possible: Fraction
  /// The part of the points earned that is a bonus for time.
  public let bonus: Fraction
  /// The points of answers that wait for a person's grade; nothing is earned for them yet.
  public let pending: Fraction
  /// The points that are taken off for wrong answers, which the points earned still contain.
  public let deducted: Fraction

  /// Creates a score that is known to be possible.
  init(
    unchecked earned: Fraction,
    possible: Fraction,
    bonus: Fraction,
    pending: Fraction,
    deducted: Fraction = .zero
  ) {
    self.earned = earned
    self.possible = possible
    self.bonus = bonus
    self.pending = pending
    self.deducted = deducted
  }

  /// Creates a score.
  ///
  /// - Parameters:
  ///   - earned: The points earned with the bonus; without it, from 0 to those possible and not
  ///     pending.
  ///   - possible: The points that could be earned without a bonus, 0 or more.
  ///   - bonus: The part of the points earned that is a bonus for time, 0 or more.
  ///   - pending: The points of answers that wait for a person's grade, from 0 to those possible.
  ///   - deducted: The points that are taken off, from 0 to those possible.
  /// - Throws: A fault unless the numbers are in these ranges.
  package init(
    earned: Fraction,
    possible: Fraction,
    bonus: Fraction = .zero,
    pending: Fraction = .zero,
    deducted: Fraction = .zero
  ) throws(ContentError<JSONFault>) {
    let range = 0...max(possible, 0)
    guard bonus >= 0, range.contains(pending), range.contains(deducted),
      (try? earned - deducted) != nil, let base = try? earned - bonus,
      base >= 0, let most = try? possible - pending, base <= most
    else {
      let reason = "expected from 0 to \(possible) points, found \(earned)"
      throw ContentError(faults: [
        LocatedFault(.malformed(reason), at: ContentPlace().key("earned"))
      ])
    }
    self.init(
      unchecked: earned,
      possible: possible,
      bonus: bonus,
      pending: pending,
      deducted: deducted
    )
  }

  /// The score of someone who has not earned anything yet.
  static func nothing(of possible: Fraction) -> QuizScore {
    QuizScore(unchecked: .zero, possible: possible, bonus: .zero, pending: .zero)
  }

  /// The score while nothing of it may be known.
  var hidden: QuizScore { .nothing(of: possible) }

  /// The points that count: those earned, less those ``deducted``; below 0 only where the rules of
  /// the quiz let it be.
  public var total: Fraction { (try? earned - deducted) ?? earned }

  /// The score as the rules let it count: without a total below 0, unless they say otherwise.
  func counting(by rules: QuizRules) -> QuizScore {
    guard deducted > earned, rules.draft.deduction?.allowsNegativeTotal != true else { return self }
    return QuizScore(
      unchecked: earned,
      possible: possible,
      bonus: bonus,
      pending: pending,
      deducted: earned
    )
  }

  /// The share of the points possible that ``total`` is, from 0 to 1 and above with a bonus; 0 for a
  /// total below 0, and when nothing could be earned.
  ///
  /// A share whose exact value does not fit into a fraction is rounded to a millionth.
  public var fraction: Fraction {
    let total = total
    guard possible > 0, total > 0 else { return .zero }
    if let exact = try? total / possible { return exact }
    let millionths = (Double(total) / Double(possible) * 1_000_000).rounded()
    return Int(exactly: millionths).flatMap { try? Fraction($0, 1_000_000) } ?? .one
  }

  /// Returns the score as text, in English.
  public func formatted(_ format: Format) -> String {
    switch format {
    case .points: "\(total) of \(possible)"
    case .percent: "\((try? fraction.percent()) ?? percentage) %"
    }
  }

  /// The percentage where a hundred times the fraction does not fit.
  private var percentage: Int {
    Int(exactly: (Double(fraction) * 100).rounded()) ?? 100
  }
}

extension QuizScore: JSONRecord {
  package static func form(_ record: inout Record<Self, JSONFault>) throws -> Self {
    let earned = record.field("earned", \.earned)
    let possible = record.field("possible", \.possible)
    let bonus = record.field("bonus", \.bonus, default: .zero)
    let pending = record.field("pending", \.pending, default: .zero)
    let deducted = record.field("deducted", \.deducted, default: .zero)
    return try QuizScore(
      earned: earned(),
      possible: possible(),
      bonus: bonus(),
      pending: pending(),
      deducted: deducted()
    )
  }
}

extension QuizScore: CustomStringConvertible {
  /// The score as numbers, as in "7 of 10".
  public var description: String { formatted(.points) }
}

// MARK: - Sets

extension QuizScore {
  /// The score for one of the sets that a quiz drew from.
  public struct OfSet: Hashable, Sendable {
    /// The set.
    public let set: ProblemSet.ID
    /// The title of that set.
    public let title: String
    /// The points earned of the points of the quiz's problems from that set.
    public internal(set) var score: QuizScore
  }
}

extension QuizScore.OfSet: JSONRecord {
  package static func form(_ record: inout Record<Self, JSONFault>) throws -> Self {
    let set = record.field("set", \.set)
    let title = record.field("title", \.title)
    let score = record.field("score", \.score)
    return try QuizScore.OfSet(set: set(), title: title(), score: score())
  }
}

/// The results of a session: the credit for every problem with its reason, and the total.
///
/// ```swift
/// let summary = session.summary
/// summary.score.earned                       // 3
/// for result in summary.results {
///   print(result.id, result.steps)
/// }
/// ```
public struct QuizSummary: Hashable, Sendable {
  /// The credit for a problem, and the reason for it.
  public struct Result: Hashable, Sendable, Identifiable {
    /// The problem as it was answered, whose options sentences name.
    let answered: Problem
    /// The problem.
    public let id: Problem.ID
    /// The set that the problem belongs to.
    public let set: ProblemSet.ID
    /// The title of that set.
    public let setTitle: String
    /// The points of the problem; 0 once it does not count any more.
    public let points: Fraction
    /// The response of the learner in the try that counts; nil for a problem that was not answered.
    public let response: QuizResponse?
    /// The credit for the response by itself, and its reason.
    public let evaluation: ResponseEvaluation
    /// The number of responses that were judged.
    public let tries: Int
    /// The hints that the learner has seen.
    public let hints: [Feedback.TakenHint]
    /// The learner's certainty, where the rules ask for it.
    public let certainty: Certainty?
    /// The certainty-based mark, next to the points; nil if certainty was not asked for, and until
    /// the answer is judged.
    public let certaintyMark: Fraction?
    /// The grade that a person gave.
    public let enteredGrade: EnteredGrade?
    /// The steps by which the points come about, in shares of ``points``; the amounts add up to
    /// ``credit``.
    public let steps: [QuizSummary.CreditStep]
    /// The share of the points that is earned, from 0 to 1 and above with a bonus for time.
    public let credit: Fraction
    /// The points that is.
    public let earned: Fraction
    /// The points that are taken off for a wrong answer, by the rules of the quiz.
    public let deducted: Fraction
    /// The decision of a person about the answer after the quiz, or nil if it counts as it was judged.
    public let ruling: QuizSession.Ruling?
    /// Whether the problem is decided.
    public let isDecided: Bool
    /// Whether the answer waits for a person's grade; until then nothing is earned for it.
    public let isPending: Bool

    /// Returns why the response got its credit, as a sentence for the learner, in which options are
    /// named by their texts.
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
  /// The report by certainty-based marking, or nil where the rules do not ask for certainty, before
  /// an answer is judged, and when an exact figure does not fit into a fraction.
  public let certainty: QuizSummary.CertaintyReport?
  /// The phase in which the session was.
  ///
  /// The score of one that was quit, or that the time ran out for, is lost: it is shown here but
  /// not kept.
  public let phase: QuizSession.Phase

  /// The problems whose answers wait for a person's grade.
  public var pending: [Problem.ID] { results.filter(\.isPending).map(\.id) }
}

extension QuizSession {
  /// The results of the session so far.
  ///
  /// - Complexity: O(*n*) in the number of problems; answers of a session that was replayed are
  ///   evaluated for their reasons.
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
      points: attempt.counts ? item.problem.points : .zero,
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
      deducted: isDisclosed ? attempt.earned.deducted : .zero,
      ruling: attempt.ruling,
      isDecided: attempt.isClosed && isDisclosed,
      isPending: isDisclosed && attempt.isPending
    )
  }
}
