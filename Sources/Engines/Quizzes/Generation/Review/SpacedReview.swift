// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import QuizContent

/// A quiz of problems that are due for review, and what fills it up.
///
/// Problems that are due come before chance: the longest overdue are taken first, and chance only decides between
/// problems that are due at the same instant. With ``Blueprint/Stratum`` that holds within each stratum.
public struct SpacedReview: Hashable, Sendable {
  /// The problems for the places that are left.
  public enum Filling: String, Hashable, Sendable, JSONName {
    /// Problems that the learner has not done, so that those done right wait for their time.
    case unanswered
    /// Any problems, also those that are not due yet.
    case any
    /// Nothing: the quiz is shorter.
    case nothing
  }

  /// When a problem is due.
  public let spacing: SpacedReview.Spacing
  /// The problems for the places that are left.
  public let filling: Filling

  /// Creates a plan.
  ///
  /// - Parameters:
  ///   - spacing: When a problem is due.
  ///   - filling: The problems for the places that are left.
  public init(spacing: SpacedReview.Spacing = .leitner, filling: Filling = .unanswered) {
    self.spacing = spacing
    self.filling = filling
  }
}

/// In JSON only what differs from the default is written.
extension SpacedReview: JSONRecord {
  package static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
    let spacing = record.field("spacing", \.spacing, default: .leitner)
    let filling = record.field("filling", \.filling, default: .unanswered)
    return try SpacedReview(spacing: spacing(), filling: filling())
  }
}
