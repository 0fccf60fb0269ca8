// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
internal import LudusCore

extension Problem {
  /// A written answer that its author expects: one worth a part of the credit, or a mistake with its explanation.
  ///
  /// ```swift
  /// let spelled = try Problem(
  ///   id: "capital", prompt: "What is the capital of Australia?", kind: .exactMatch(ExactMatcher("Canberra")),
  ///   expectedAnswers: [
  ///     .init(.exactMatch(ExactMatcher("Canbera")), credit: try Fraction(3, 4), feedback: "Mind the double r."),
  ///     .init(.exactMatch(ExactMatcher("Sydney")), credit: 0, feedback: "That is only the largest city."),
  ///   ])
  /// ```
  public struct ExpectedAnswer: Hashable, Sendable {
    /// How an answer is recognized: a kind that is answered in writing and judged by a program.
    public let kind: ProblemKind
    /// The share of the problem's points that it earns, from 0 to 1.
    public let credit: Fraction
    /// The feedback for a learner who writes it.
    public let feedback: RichText?

    /// Creates an expected answer; the problem that has it checks it.
    ///
    /// - Parameters:
    ///   - kind: How an answer is recognized: a kind that is answered in writing and judged by a program.
    ///   - credit: The share of the problem's points that it earns, from 0 to 1. An answer that is right by the problem's own
    ///     kind earns all of them.
    ///   - feedback: The feedback for a learner who writes it.
    public init(_ kind: ProblemKind, credit: Fraction, feedback: RichText? = nil) {
      self.kind = kind
      self.credit = credit
      self.feedback = feedback
    }
  }
}

extension [Problem.ExpectedAnswer] {
  /// The first that a text is.
  package func first(for text: String) -> Problem.ExpectedAnswer? {
    first { $0.kind.matcher?.judgment(of: text) == .correct }
  }

  /// The author's text about an answer; what is said about mistakes is not said about one that is right.
  package func feedback(on text: String, isCorrect: Bool) -> RichText? {
    let answers = isCorrect ? filter { $0.credit == 1 } : self
    return answers.first(for: text)?.feedback
  }

  /// The faults of answers that are expected where one of a kind is asked for.
  func faults(for kind: ProblemKind) -> [LocatedFault<ProblemFault>] {
    enumerated().flatMap { index, answer in
      let place = ContentPlace().key("expectedAnswers").index(index)
      var faults = answer.kind.faults.map {
        LocatedFault($0.fault, at: place.appending($0.place))
      }
      if kind.matcher == nil || answer.kind.matcher == nil {
        let name = kind.matcher == nil ? kind.name : answer.kind.name
        faults.append(LocatedFault(.unwrittenAnswer(name), at: place.key("kind")))
      }
      if !(0...1).contains(answer.credit) {
        faults.append(LocatedFault(.shareOutOfRange(answer.credit), at: place.key("credit")))
      }
      return faults
    }
  }
}

/// In JSON an expected answer is an object with its kind as in a problem and, where there are any, `credit`, 0 when it is left
/// out, and `feedback`.
extension Problem.ExpectedAnswer: JSONRecord {
  package static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
    let kind = record.inline(\.kind)
    let credit = record.field("credit", \.credit, default: .zero)
    let feedback = record.field("feedback", \.feedback)
    return try Problem.ExpectedAnswer(kind(), credit: credit(), feedback: feedback())
  }
}
