/// What somebody enjoys most about a game.
///
/// Source: R. Bartle, Hearts, Clubs, Diamonds, Spades: Players Who Suit MUDs, 1996; the competitor is his killer,
/// as the study of the group organiser calls him.
public enum PlayerType: String, Hashable, Sendable, Codable, CaseIterable {
  /// Who wants to reach goals.
  case achiever
  /// Who wants to win against others.
  case competitor
  /// Who wants to discover.
  case explorer
  /// Who wants to be with others.
  case socializer
}

extension PlayerType {
  /// A part of a game that is meant to make taking part worthwhile.
  public enum Mechanic: String, Hashable, Sendable, Codable, CaseIterable {
    /// Todos are worth points.
    case points
    /// Members are ranked by their points.
    case leaderboard
    /// Members create and claim todos of a common board.
    case todoBoard
    /// Criteria are reached, of which all are visible from the start.
    case achievements
    /// Titles are worn with the name.
    case titles
    /// Points raise a level that has a text or an image of its own.
    case levels
    /// Everyone starts from zero again and again.
    case seasons
    /// Who is behind gets more points.
    case catchUp
    /// A group reaches a goal together.
    case challenges
    /// Several do a todo together.
    case sharedTodos
    /// Others confirm what was done.
    case confirmation

    /// The player types that the mechanic speaks to.
    ///
    /// No mechanic speaks to explorers: the study built none that does, and neither has Ludus.
    public var playerTypes: [PlayerType] {
      switch self {
      case .points, .achievements, .levels: [.achiever]
      case .titles: [.achiever, .competitor]
      case .leaderboard, .seasons, .catchUp: [.competitor]
      case .todoBoard, .challenges: [.achiever, .socializer]
      case .sharedTodos, .confirmation: [.socializer]
      }
    }
  }
}
