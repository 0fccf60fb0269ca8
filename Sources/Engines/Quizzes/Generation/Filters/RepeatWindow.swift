// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import QuizContent

extension Blueprint {
  /// How long a problem that the learner has done is not drawn again.
  ///
  /// Another variant of a template is another problem.
  ///
  /// A day is 24 hours, so that no time zone is needed.
  ///
  /// ```swift
  /// let blueprint = try Blueprint(count: 10, noRepeats: Blueprint.RepeatWindow(days: 3))
  /// ```
  public struct RepeatWindow: Hashable, Sendable {
    /// The unit of a window.
    package enum Span: String, Hashable, Sendable, CaseIterable {
      /// The learner's last quizzes, by their last answers.
      case quizzes
      /// Days of 24 hours before the draw.
      case days
    }

    /// The lengths that a window can have.
    package static let lengthRange = 1...36_500

    /// The unit of the window.
    package let span: Span
    /// How many of them, from 1 to 36,500.
    package let length: Int

    /// Creates a window of quizzes: no problem of the learner's last ones is drawn.
    ///
    /// - Parameter quizzes: How many, from 1 to 36,500.
    /// - Throws: A fault for a number out of range.
    public init(quizzes: Int) throws(ContentError<ProblemFault>) {
      try self.init(.quizzes, quizzes)
    }

    /// Creates a window of days: no problem that the learner did in the last ones is drawn.
    ///
    /// - Parameter days: How many, from 1 to 36,500.
    /// - Throws: A fault for a number out of range.
    public init(days: Int) throws(ContentError<ProblemFault>) {
      try self.init(.days, days)
    }

    private init(_ span: Span, _ length: Int) throws(ContentError<ProblemFault>) {
      try ProblemFault.check([(span.rawValue, length, Self.lengthRange)])
      self.span = span
      self.length = length
    }
  }
}

/// In JSON a window is an object with the key `quizzes` or `days`.
extension Blueprint.RepeatWindow: JSONRecord {
  package static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
    let quizzes = record.field("quizzes", \.quizzes)
    let days = record.field("days", \.days)
    switch try (quizzes(), days()) {
    case (let quizzes?, nil): return try Blueprint.RepeatWindow(quizzes: quizzes)
    case (nil, let days?): return try Blueprint.RepeatWindow(days: days)
    default:
      let fault = ProblemFault.malformed("expected either quizzes or days")
      throw ContentError(faults: [LocatedFault(fault, at: ContentPlace())])
    }
  }

  private var quizzes: Int? { span == .quizzes ? length : nil }
  private var days: Int? { span == .days ? length : nil }
}
