// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

extension Problem {
  /// Help with a problem, which a learner can ask for before answering.
  ///
  /// The hints of a problem are seen one after the other, from the vaguest to the plainest.
  public struct Hint: Hashable, Sendable {
    /// The text for the learner.
    public let text: RichText
    /// The part of the problem's points that seeing it costs, or nil for what the quiz's rules say.
    public let penalty: Fraction?

    /// Creates a hint; the problem that has it checks it.
    ///
    /// - Parameters:
    ///   - text: The text for the learner.
    ///   - penalty: The part of the problem's points that seeing it costs, from 0 to 1; nil for
    ///     ``QuizRules/hintPenalty``.
    public init(_ text: RichText, penalty: Fraction? = nil) {
      self.text = text
      self.penalty = penalty
    }

    /// The faults of the hint.
    var faults: [LocatedFault<ProblemFault>] {
      var faults: [LocatedFault<ProblemFault>] = []
      if text.isBlank {
        faults.append(LocatedFault(.emptyText(.hint), at: ContentPlace().key("text")))
      }
      if let penalty, !(0...1).contains(penalty) {
        faults.append(LocatedFault(.shareOutOfRange(penalty), at: ContentPlace().key("penalty")))
      }
      return faults
    }
  }
}

extension Problem.Hint: ExpressibleByStringInterpolation {
  /// Creates a hint of plain text that costs what the quiz's rules say.
  public init(stringLiteral value: String) {
    self.init(RichText(value))
  }
}

/// In JSON a hint is an object with `text` and, where it has its own, `penalty`.
extension Problem.Hint: JSONRecord {
  package static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
    let text = record.field("text", \.text)
    let penalty = record.field("penalty", \.penalty)
    return try Problem.Hint(text(), penalty: penalty())
  }
}
