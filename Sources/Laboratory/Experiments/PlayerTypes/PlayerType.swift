// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// The part of a game that somebody enjoys most.
///
/// Source: R. Bartle, Hearts, Clubs, Diamonds, Spades: Players Who Suit MUDs, 1996; the competitor is called
/// killer there; the name is that of the study of the group organizer.
public enum PlayerType: String, Hashable, Sendable, CaseIterable {
  /// A player who wants to reach goals.
  case achiever
  /// A player who wants to win against others.
  case competitor
  /// A player who wants to discover.
  case explorer
  /// A player who wants to be with others.
  case socializer
}

extension PlayerType {
  /// A part of a game that is meant to make taking part worthwhile.
  public enum Mechanic: String, Hashable, Sendable, CaseIterable {
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
    /// Members who are behind get more points.
    case catchUp
    /// A group reaches a goal together.
    case challenges
    /// Several do a todo together.
    case sharedTodos
    /// Others confirm completed todos.
    case confirmation

    /// The player types that the mechanic speaks to.
    ///
    /// No mechanic speaks to explorers: the study built none that does, and neither has Ludus.
    package var playerTypes: [PlayerType] {
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

extension PlayerType: JSONName {}
extension PlayerType.Mechanic: JSONName {}
