// SPDX-License-Identifier: Apache-2.0
public import LudusCore

/// A chore that many groups have, with fair points for it.
///
/// ```swift
/// UsualChore.find("Küchenfenster putzen")?.points   // 30
/// UsualChore.find("Clean the toilet")?.id           // "toilet"
/// ```
///
/// The table is our own estimate: how long a chore takes in a household of three or four, and how hard or unpleasant it
/// is. A group that disagrees has its own measure as soon as it has similar todos.
///
/// Titles are looked up in English and German, by words: capitals, articles, plurals, umlauts (`ä`, `ae`, `a`) and
/// compounds do not matter, and a verb in the title has to fit.
public struct UsualChore: Hashable, Sendable, Identifiable {
  /// Identifies a chore in the table.
  public typealias ID = Identifier<UsualChore>

  /// How hard or unpleasant a chore is.
  public enum Effort: Int, Hashable, Sendable, CaseIterable {
    /// Done in passing.
    case light = 1
    /// Ordinary work.
    case ordinary = 2
    /// Heavy work, or work that nobody likes.
    case hard = 3
  }

  /// The identifier.
  public let id: ID
  /// How long it takes, in minutes.
  public let minutes: Int
  /// How hard it is.
  public let effort: Effort
  /// Its names in a language, the usual one first.
  public let names: [Language: [String]]

  /// Fair points: a quarter of a point for each minute of light work, half a point for ordinary and three quarters for
  /// hard work, rounded, and at least 1.
  public var points: Int { max(1, (minutes * effort.rawValue + 2) / 4) }

  /// All chores.
  public static let all: [UsualChore] = ChoreTable.rows.map { row in
    UsualChore(
      id: UsualChore.ID(row.id),
      minutes: row.minutes,
      effort: Effort(rawValue: row.effort) ?? .ordinary,
      names: [.english: row.english, .german: row.german]
    )
  }

  /// Finds the chore that a title is about, or nil when the table has none.
  ///
  /// - Parameter title: The title of a todo, in English or German.
  /// - Returns: The chore.
  /// - Complexity: O(*n*) in the size of the table.
  public static func find(_ title: String) -> UsualChore? {
    ChoreTable.index(for: title).map { all[$0] }
  }
}
