// SPDX-License-Identifier: Apache-2.0
public import Gamification
internal import LudusCore

/// The part of a game that a player enjoys most.
///
/// Source: R. Bartle, Hearts, Clubs, Diamonds, Spades: Players Who Suit MUDs, 1996; the competitor
/// is called killer there; the name is that of the study of the group organizer.
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
  /// A part of a game meant to make it rewarding to take part.
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

extension PlayerType {
  /// The player types that the mechanics of a game appeal to, and those that are left out.
  ///
  /// ```swift
  /// let coverage = PlayerType.Coverage(of: group.view(asOf: now))
  /// coverage.mechanics(for: .competitor)   // [.leaderboard, .seasons]
  /// coverage.leftOut                       // [.explorer]
  /// coverage.warnings(in: .english)        // ["Nothing appeals to explorers."]
  /// ```
  ///
  /// The study of the group organizer wanted all four types to be spoken to, and none far more
  /// often than the others.
  public struct Coverage: Hashable, Sendable {
    /// The mechanics of the game, in the order in which they are declared.
    public let mechanics: [PlayerType.Mechanic]

    /// Looks at some mechanics.
    public init(_ mechanics: Set<PlayerType.Mechanic>) {
      self.mechanics = PlayerType.Mechanic.allCases.filter(mechanics.contains)
    }

    /// Looks at the mechanics of rules, without seasons, challenges and shared todos, which a group
    /// adds by itself.
    public init(of rules: RuleBook) {
      self.init(rules.mechanics)
    }

    /// Looks at the mechanics of the rules of a group, and at those that the group has added so
    /// far.
    public init(of view: GroupView) {
      var mechanics = view.rules.mechanics
      if view.hasSeasons {
        mechanics.insert(.seasons)
      }
      if !view.challenges.isEmpty {
        mechanics.insert(.challenges)
      }
      if view.todos.contains(where: { $0.todo.capacity > 1 }) {
        mechanics.insert(.sharedTodos)
      }
      self.init(mechanics)
    }

    /// Returns the mechanics that speak to a type.
    public func mechanics(for type: PlayerType) -> [PlayerType.Mechanic] {
      mechanics.filter { $0.playerTypes.contains(type) }
    }

    /// The types that nothing speaks to.
    public var leftOut: [PlayerType] {
      PlayerType.allCases.filter { mechanics(for: $0).isEmpty }
    }

    /// The types that are spoken to more than twice as often as the type that comes next.
    public var favored: [PlayerType] {
      PlayerType.allCases.filter { type in
        let others = PlayerType.allCases.filter { $0 != type }.map { mechanics(for: $0).count }
        return mechanics(for: type).count > 2 * (others.max() ?? 0)
      }
    }

    /// Returns a sentence for each type that is left out or favored.
    ///
    /// - Parameter phrasebook: The language of the reader.
    /// - Returns: The sentences, none when all types are spoken to about as often.
    public func warnings(in phrasebook: Phrasebook) -> [String] {
      func sentence(_ key: String, _ type: PlayerType) -> String {
        let players = labSentences(Sentence("players.\(type.rawValue)"), in: phrasebook)
        return labSentences(Sentence(key, ["players": .text(players)]), in: phrasebook)
      }
      return leftOut.map { sentence("coverage.leftOut", $0) }
        + favored.map { sentence("coverage.favored", $0) }
    }
  }
}

extension RuleBook {
  /// The mechanics that the rules alone bring.
  fileprivate var mechanics: Set<PlayerType.Mechanic> {
    var mechanics: Set<PlayerType.Mechanic> = [.points, .leaderboard, .todoBoard]
    let tiers = draft.achievements.achievements.flatMap(\.tiers)
    if !tiers.isEmpty {
      mechanics.insert(.achievements)
    }
    if tiers.contains(where: { $0.wornTitle != nil }) {
      mechanics.insert(.titles)
    }
    if draft.levelTable != nil {
      mechanics.insert(.levels)
    }
    if draft.catchUp != .none {
      mechanics.insert(.catchUp)
    }
    if draft.confirmations > 0 {
      mechanics.insert(.confirmation)
    }
    return mechanics
  }
}
