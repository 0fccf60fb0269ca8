// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import LudusFoundation

extension QuizSession {
  /// A decision of a person about an answer after the quiz, with the reason.
  ///
  /// In JSON it has one of `credit` and `"counts":false`, or neither for an answer that counts as it
  /// was judged, then `by` and `reason`: `{"by":"eva","credit":"1/2","reason":"read by hand"}`.
  public struct Ruling: Hashable, Sendable {
    /// The worth of an answer.
    public enum Outcome: Hashable, Sendable {
      /// It is worth this share of the problem's points, from 0 to 1, and costs nothing.
      case credit(Fraction)
      /// The problem is taken out: it counts neither for nor against the learner.
      case doesNotCount
      /// It counts as it was judged; an earlier decision is taken back.
      case asJudged
    }

    /// The worth of the answer.
    public let outcome: Outcome
    /// The person who decided that.
    public let author: EnteredGrade.Grader.ID
    /// The reason, in words for the learner.
    public let reason: String

    /// Creates a decision; the session that it is made in checks it.
    ///
    /// - Parameters:
    ///   - outcome: The worth of the answer.
    ///   - author: The person who decided that.
    ///   - reason: The reason, in words for the learner.
    public init(_ outcome: Outcome, by author: EnteredGrade.Grader.ID, for reason: String) {
      self.outcome = outcome
      self.author = author
      self.reason = reason
    }
  }
}

extension QuizSession.Ruling {
  /// The evaluation in place of that of the response, or nil where that stands.
  var evaluation: ResponseEvaluation? {
    switch outcome {
    case .credit(let credit): ResponseEvaluation(credit: credit, reason: .amended)
    case .doesNotCount: ResponseEvaluation(credit: .zero, reason: .doesNotCount)
    case .asJudged: nil
    }
  }
}

extension QuizSession.Ruling: JSONRecord {
  package static func form(_ record: inout Record<Self, JSONFault>) throws -> Self {
    let credit = record.field("credit", \.credit)
    let counts = record.field("counts", \.counts, default: true)
    let author = record.field("by", \.author)
    let reason = record.field("reason", \.reason)
    if !(counts.value ?? true), (credit.value ?? nil) != nil {
      record.note(
        .malformed("what does not count has no credit"),
        at: ContentPlace().key("credit")
      )
    }
    let outcome: Outcome =
      try !counts() ? .doesNotCount : credit().map(Outcome.credit) ?? .asJudged
    return try QuizSession.Ruling(outcome, by: author(), for: reason())
  }

  private var credit: Fraction? { if case .credit(let credit) = outcome { credit } else { nil } }

  private var counts: Bool { outcome != .doesNotCount }
}
