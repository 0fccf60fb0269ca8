/// What a member did, in a word.
///
/// The words are the game's; those here are the usual ones.
///
/// ```swift
/// extension ActivityKind {
///   static let quizFinished: ActivityKind = "quizFinished"
/// }
/// ```
public struct ActivityKind: RawRepresentable, Hashable, Sendable, Codable {
  /// The word.
  public let rawValue: String

  /// Creates a kind from a word, which may be any string.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A todo was completed; the amount may be its points.
  public static let todo: ActivityKind = "todo"
  /// A group's challenge was contributed to.
  public static let challenge: ActivityKind = "challenge"
  /// Points were credited; the amount is how many.
  public static let points: ActivityKind = "points"
  /// A level was reached; the amount is the level.
  public static let level: ActivityKind = "level"
  /// A penalty was imposed.
  public static let penalty: ActivityKind = "penalty"
  /// A season was won.
  public static let seasonWon: ActivityKind = "seasonWon"
  /// What an activity that takes another one out of effect is; no metric counts it.
  public static let void: ActivityKind = "void"
}

extension ActivityKind: ExpressibleByStringLiteral {
  /// Creates a kind from a literal.
  public init(stringLiteral value: String) {
    rawValue = value
  }
}
