internal import LudusCore

extension Blueprint {
  /// How long a problem that the learner has done is not drawn again.
  ///
  /// Another variant of a template is another problem.
  ///
  /// A day is 24 hours, so that no time zone is needed.
  ///
  /// ```swift
  /// let blueprint = Blueprint(count: 10, noRepeats: try Blueprint.RepeatWindow(days: 3))
  /// ```
  public struct RepeatWindow: Hashable, Sendable {
    /// What a window is counted in.
    public enum Span: String, Hashable, Sendable, CaseIterable {
      /// The learner's last quizzes, by their last answers.
      case quizzes
      /// Days of 24 hours before the draw.
      case days
    }

    /// The lengths that a window can have.
    public static let lengthRange = 1...36_500

    /// What the window is counted in.
    public let span: Span
    /// How many of them, in ``lengthRange``.
    public let length: Int

    /// Creates a window of quizzes: no problem of the learner's last ones is drawn.
    ///
    /// - Parameter quizzes: How many, in ``lengthRange``.
    /// - Throws: A fault for a number out of range.
    public init(quizzes: Int) throws(ContentError<ProblemFault>) {
      try self.init(.quizzes, quizzes)
    }

    /// Creates a window of days: no problem that the learner did in the last ones is drawn.
    ///
    /// - Parameter days: How many, in ``lengthRange``.
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
extension Blueprint.RepeatWindow: Codable {
  private enum Key: String, CodingKey {
    case quizzes, days
  }

  /// Reads a window.
  ///
  /// - Throws: `ContentError` with every fault.
  public init(from decoder: any Decoder) throws {
    var reader = try ContentReader<Key, ProblemFault>(decoder)
    let quizzes = reader.read(Int?.self, at: .quizzes, default: nil)
    let days = reader.read(Int?.self, at: .days, default: nil)
    guard reader.isFaultless, let quizzes, let days else { throw reader.error }
    switch (quizzes, days) {
    case (let quizzes?, nil): try self.init(quizzes: quizzes)
    case (nil, let days?): try self.init(days: days)
    default:
      reader.note(.malformed("expected either quizzes or days"))
      throw reader.error
    }
  }

  /// Writes the window.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    switch span {
    case .quizzes: try container.encode(length, forKey: .quizzes)
    case .days: try container.encode(length, forKey: .days)
    }
  }
}
