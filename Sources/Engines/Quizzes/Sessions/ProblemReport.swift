// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import QuizContent

extension Problem {
  /// A report of a learner that something is wrong with a problem.
  ///
  /// ```swift
  /// try session.report(Problem.Report(.wrongKey, "b is right too"), about: "acids-07", at: now)
  /// ```
  ///
  /// In JSON a report has a `reason` and, where there is one, a `comment`.
  public struct Report: Hashable, Sendable {
    /// Why a learner reports a problem.
    public enum Reason: String, Hashable, Sendable, JSONName {
      /// The answer that counts as right is wrong.
      case wrongKey
      /// An answer that is right does not count.
      case missingAnswer
      /// It is not clear what is asked, or several answers could be meant.
      case unclear
      /// There is a mistake in a text.
      case typo
      /// Something is not shown, such as an image or a formula.
      case notShown
      /// The problem hurts or discriminates against somebody.
      case inappropriate
      /// Something else, which the comment says.
      case other
    }

    /// Why.
    public let reason: Reason
    /// The learner's own words, or nil for none.
    public let comment: String?

    /// Creates a report.
    ///
    /// - Parameters:
    ///   - reason: Why.
    ///   - comment: The learner's own words, or nil for none.
    public init(_ reason: Reason, _ comment: String? = nil) {
      self.reason = reason
      self.comment = comment
    }
  }
}

extension Problem.Report: JSONRecord {
  package static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
    let reason = record.field("reason", \.reason)
    let comment = record.field("comment", \.comment)
    return try Problem.Report(reason(), comment())
  }
}

extension Problem.Report.Reason {
  /// Returns the reason as people read it in a list to choose from.
  public func sentence(in phrasebook: Phrasebook) -> String {
    quizSentences(Sentence("report.\(rawValue)"), in: phrasebook)
  }
}
