extension PlayerActivity {
  /// What a member did, in a word.
  ///
  /// The words are the game's; those here are the usual ones.
  ///
  /// ```swift
  /// extension PlayerActivity.Kind {
  ///   static let quizFinished: PlayerActivity.Kind = "quizFinished"
  /// }
  /// ```
  public struct Kind: RawRepresentable, Hashable, Sendable, Codable {
    /// The word.
    public let rawValue: String

    /// Creates a kind from a word, which may be any string.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A todo was completed; the amount may be its points.
    public static let todo: PlayerActivity.Kind = "todo"
    /// A group's challenge was contributed to.
    public static let challenge: PlayerActivity.Kind = "challenge"
    /// Points were credited; the amount is how many.
    public static let points: PlayerActivity.Kind = "points"
    /// A level was reached; the amount is the level.
    public static let level: PlayerActivity.Kind = "level"
    /// A penalty was imposed.
    public static let penalty: PlayerActivity.Kind = "penalty"
    /// A season was won.
    public static let seasonWon: PlayerActivity.Kind = "seasonWon"
    /// What an activity that takes another one out of effect is; no metric counts it.
    public static let void: PlayerActivity.Kind = "void"
  }
}

extension PlayerActivity.Kind: ExpressibleByStringLiteral {
  /// Creates a kind from a literal.
  public init(stringLiteral value: String) {
    rawValue = value
  }
}
