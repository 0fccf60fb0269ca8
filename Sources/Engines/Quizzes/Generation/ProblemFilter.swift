// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import QuizContent

extension Blueprint {
  /// A filter for the problems that may be drawn, based on their authors' metadata.
  ///
  /// ```swift
  /// let filter = Blueprint.ProblemFilter(anyTags: ["molar-mass", "mole"], noTags: ["history"], kinds: [.numeric])
  /// filter.admits(problem)   // whether it is numeric, about one of the two, and not about history
  /// ```
  ///
  /// An empty list asks for nothing, so a filter without anything admits every problem.
  public struct ProblemFilter: Hashable, Sendable {
    /// Tags of which a problem has at least one.
    package let anyTags: [String]
    /// Tags that a problem has all of.
    package let allTags: [String]
    /// Tags that a problem has none of.
    package let noTags: [String]
    /// The kinds that a problem is one of.
    package let kinds: [ProblemKind.Name]
    /// The origins that a problem is of one of, so that those of students stay apart or are mixed
    /// in.
    package let origins: [Problem.Origin]

    /// Creates a filter.
    ///
    /// - Parameters:
    ///   - anyTags: Tags of which a problem has at least one.
    ///   - allTags: Tags that a problem has all of.
    ///   - noTags: Tags that a problem has none of.
    ///   - kinds: The kinds that a problem is one of.
    ///   - origins: The origins that a problem is of one of.
    public init(
      anyTags: [String] = [],
      allTags: [String] = [],
      noTags: [String] = [],
      kinds: [ProblemKind.Name] = [],
      origins: [Problem.Origin] = []
    ) {
      self.anyTags = anyTags
      self.allTags = allTags
      self.noTags = noTags
      self.kinds = kinds
      self.origins = origins
    }

    /// Admits every problem.
    public static let none = Blueprint.ProblemFilter()

    /// Whether a problem may be drawn.
    public func admits(_ problem: Problem) -> Bool {
      (anyTags.isEmpty || anyTags.contains(where: problem.tags.contains))
        && allTags.allSatisfy(problem.tags.contains)
        && !noTags.contains(where: problem.tags.contains)
        && (kinds.isEmpty || kinds.contains(problem.kind.name))
        && (origins.isEmpty || origins.contains(problem.origin))
    }
  }
}

/// In JSON only what asks for something is written.
extension Blueprint.ProblemFilter: JSONRecord {
  package static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
    let anyTags = record.field("anyTags", \.anyTags, default: [])
    let allTags = record.field("allTags", \.allTags, default: [])
    let noTags = record.field("noTags", \.noTags, default: [])
    let kinds = record.field("kinds", \.kinds, default: [])
    let origins = record.field("origins", \.origins, default: [])
    return try Blueprint.ProblemFilter(
      anyTags: anyTags(),
      allTags: allTags(),
      noTags: noTags(),
      kinds: kinds(),
      origins: origins()
    )
  }
}

extension Blueprint {
  /// A filter for the problems that may be drawn, based on how the learner did on them before.
  ///
  /// A problem is done right when the first try earned the full credit, and wrong otherwise.
  public enum AnswerFilter: String, Hashable, Sendable, JSONName {
    /// All problems.
    case any
    /// Those that the learner did wrong the last time: all mistakes that are still to be made good.
    case wrongLast
    /// Those that the learner did wrong at least once, whatever came after.
    case wrongEver
    /// Those that the learner has not done.
    case unanswered
    /// Those that the learner has done.
    case answered

    /// Whether a problem with a past, or without, may be drawn.
    func admits(_ past: LearnerPast.Done?) -> Bool {
      switch self {
      case .any: true
      case .wrongLast: past.map { !$0.isLastCorrect } ?? false
      case .wrongEver: past?.wasEverWrong ?? false
      case .unanswered: past == nil
      case .answered: past != nil
      }
    }
  }
}

extension Blueprint {
  /// The time for which a problem is held back after the learner has done it.
  ///
  /// Another variant of a template is another problem.
  ///
  /// A day is 24 hours, so that no time zone is needed.
  ///
  /// ```swift
  /// let blueprint = try Blueprint(count: 10) { $0.noRepeats = try Blueprint.RepeatWindow(days: 3) }
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
    /// The number of these units, from 1 to 36,500.
    package let length: Int

    /// Creates a window of quizzes: no problem of the learner's last ones is drawn.
    ///
    /// - Parameter quizzes: The number of them, from 1 to 36,500.
    /// - Throws: A fault for a number out of range.
    public init(quizzes: Int) throws(ContentError<ProblemFault>) {
      try self.init(.quizzes, quizzes)
    }

    /// Creates a window of days: no problem that the learner did in the last ones is drawn.
    ///
    /// - Parameter days: The number of them, from 1 to 36,500.
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
