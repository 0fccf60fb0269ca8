// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

extension Problem {
  /// A text about a response as a whole, with the condition under which a learner sees it.
  ///
  /// ```swift
  /// let feedback: [Problem.Feedback] = [
  ///   .init(.correct, "Well done."),
  ///   .init(.partlyCorrect, "Some of it is right.", title: "Almost"),
  ///   .init(.picks(["a", "b"]), "Those two are both gases, but only one burns."),
  /// ]
  /// ```
  ///
  /// Texts about a single option are in ``AnswerOption/feedback``, and those about a written answer
  /// in ``ExpectedAnswer/feedback``. All texts whose condition holds are shown, in their order.
  public struct Feedback: Hashable, Sendable {
    /// The condition under which a text is shown.
    public enum Condition: Hashable, Sendable {
      /// The response earns the full credit.
      case correct
      /// The response earns a part of the credit.
      case partlyCorrect
      /// The response earns nothing.
      case incorrect
      /// The credit of the response is within a range, from 0 to 1.
      case credit(ClosedRange<Fraction>)
      /// Exactly these options are picked, in any order.
      case picks(Set<AnswerOption.ID>)

      /// Whether it holds for a response with its credit.
      package func holds(for response: QuizResponse?, credit: Fraction) -> Bool {
        switch self {
        case .correct: credit >= 1
        case .partlyCorrect: credit > 0 && credit < 1
        case .incorrect: credit <= 0
        case .credit(let range): range.contains(min(max(credit, .zero), .one))
        case .picks(let options): Set(response?.picks ?? []) == options
        }
      }
    }

    /// The condition under which it is shown.
    public let condition: Condition
    /// A heading above it, such as "Almost".
    public let title: String?
    /// The text for the learner.
    public let text: RichText

    /// Creates a text; the problem that has it checks it.
    ///
    /// - Parameters:
    ///   - condition: The condition under which it is shown.
    ///   - text: The text for the learner.
    ///   - title: A heading above it.
    public init(_ condition: Condition, _ text: RichText, title: String? = nil) {
      self.condition = condition
      self.text = text
      self.title = title
    }
  }
}

extension [Problem.Feedback] {
  /// Those whose condition holds for a response with its credit.
  package func applying(to response: QuizResponse?, credit: Fraction) -> [Problem.Feedback] {
    filter { $0.condition.holds(for: response, credit: credit) }
  }

  /// The faults of texts about the responses to one of a kind.
  func faults(for kind: ProblemKind) -> [LocatedFault<ProblemFault>] {
    enumerated().flatMap { index, feedback in
      let place = ContentPlace().key("feedback").index(index)
      var faults: [LocatedFault<ProblemFault>] = []
      if feedback.text.isBlank {
        faults.append(LocatedFault(.emptyText(.feedback), at: place.key("text")))
      }
      switch feedback.condition {
      case .credit(let range):
        for (key, bound) in [("from", range.lowerBound), ("to", range.upperBound)]
        where !(0...1).contains(bound) {
          faults.append(LocatedFault(.shareOutOfRange(bound), at: place.key(key)))
        }
      case .picks(let picks):
        for pick in picks.sorted() where kind.options?[id: pick] == nil {
          faults.append(LocatedFault(.options(.unknown(pick)), at: place.key("picks")))
        }
      case .correct, .partlyCorrect, .incorrect: break
      }
      return faults
    }
  }
}

/// In JSON a text about a response is an object with `text`, with `when` and, where there is one,
/// with `title`. The value of `when` is `correct`, `partlyCorrect` or `incorrect`; `credit` has the
/// bounds `from` and `to` with it, and `picks` the list `picks`.
extension Problem.Feedback: JSONRecord {
  private enum Name: String, JSONName {
    case correct
    case partlyCorrect
    case incorrect
    case credit
    case picks
  }

  private var name: Name {
    switch condition {
    case .correct: .correct
    case .partlyCorrect: .partlyCorrect
    case .incorrect: .incorrect
    case .credit: .credit
    case .picks: .picks
    }
  }

  private var bounds: ClosedRange<Fraction>? {
    if case .credit(let range) = condition { range } else { nil }
  }

  private var picks: [AnswerOption.ID]? {
    if case .picks(let picks) = condition { picks.sorted() } else { nil }
  }

  package static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
    let name = record.field("when", \.name)
    let from = record.field("from", \.bounds?.lowerBound)
    let to = record.field("to", \.bounds?.upperBound)
    let picks = record.field("picks", \.picks)
    let title = record.field("title", \.title)
    let text = record.field("text", \.text)
    let condition: Condition
    switch try name() {
    case .correct: condition = .correct
    case .partlyCorrect: condition = .partlyCorrect
    case .incorrect: condition = .incorrect
    case .credit:
      let (from, to) = (try from() ?? .zero, try to() ?? .one)
      guard from <= to else {
        let fault = LocatedFault<ProblemFault>(.shareOutOfRange(to), at: ContentPlace().key("to"))
        throw ContentError(faults: [fault])
      }
      condition = .credit(from...to)
    case .picks: condition = .picks(Set(try picks() ?? []))
    }
    return try Problem.Feedback(condition, text(), title: title())
  }
}
