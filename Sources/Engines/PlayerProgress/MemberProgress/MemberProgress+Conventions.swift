// SPDX-License-Identifier: Apache-2.0

extension MemberProgress {
  /// The points in which groups, player logs and diaries differ in what follows from points.
  ///
  /// All that can differ is here: a new history takes the conventions of another one, or says in
  /// ``all`` where it differs. The histories themselves decide the rest when they hand things in:
  ///
  /// - *Taking back.* A player log goes through its events again without the one that is void, so
  ///   that nothing of it is left. A group and a diary reverse the entry and void the activity, and
  ///   a tier that is lost by that is kept or not by a policy. A group also voids the activity of
  ///   the points; of a diary it goes on counting. None of them voids the activity of a level.
  /// - *The same instant.* A diary gives reversals and voids identifiers that are larger than those
  ///   of what they take back. A group takes the one that follows from its event: a penalty at the
  ///   very millisecond of the completion, with a smaller identifier, has no effect.
  /// - *Coins.* A player log gives coins also for goals and tiers. A group has none.
  /// - *Titles.* A diary has none to choose.
  /// - *Seasons and zones.* Only a group says for which season an activity counts, and only a
  ///   player log says how far the clock of someone who is away is ahead of Greenwich.
  package struct Conventions: Hashable, Sendable {
    /// The name of the histories in tests.
    package let name: String
    /// The points of an entry that count as an activity.
    package let countedPoints: CountedPoints
    /// The entry that takes a member to the next level.
    package let nextLevel: NextLevel
    /// The end of the identifier of the activity of getting points.
    package let pointsSuffix: String
    /// The end of the identifier of the activity of reaching a level.
    package let levelSuffix: String
    /// Whether the activity of getting points names the subject of what earned them.
    package let pointsNameSubject: Bool
    /// Whether the activity of reaching a level names the subject of what led to it.
    package let levelsNameSubject: Bool
    /// Whether no two activities can have the same identifier, so that nobody need remember them;
    /// else the second one does not count.
    package let hasUniqueIdentifiers: Bool
    /// Whether a wallet notes a payment also when nothing is due.
    package let notesEveryPayment: Bool
  }
}

extension MemberProgress.Conventions {
  /// The points of an entry that count as an activity.
  package enum CountedPoints: Hashable, Sendable {
    /// Those taken for the entry.
    case taken
    /// Those by which the total grew, which are fewer when a cap takes as many from entries after
    /// it.
    case gained
  }

  /// The entry that takes a member to the next level.
  package enum NextLevel: Hashable, Sendable {
    /// To the level after that of the points; someone who has kept a higher one may not reach a new
    /// one by it.
    case abovePoints
    /// To the level after the one that the member is on.
    case aboveLevel
  }

  /// Groups, whose activities have the identifiers of their entries with a number: 1 for points, 2
  /// for a level, and 3 for what earned them.
  package static let group = Self(
    name: "group",
    countedPoints: .taken,
    nextLevel: .abovePoints,
    pointsSuffix: ".1",
    levelSuffix: ".2",
    pointsNameSubject: true,
    levelsNameSubject: false,
    hasUniqueIdentifiers: true,
    notesEveryPayment: false
  )

  /// Player logs, whose activities have the identifiers of their events with a number: 0 for what
  /// was done, 1 for its points, 2 for a level, 3 for a goal and 4 for a streak.
  package static let playerLog = Self(
    name: "player log",
    countedPoints: .taken,
    nextLevel: .abovePoints,
    pointsSuffix: ".1",
    levelSuffix: ".2",
    pointsNameSubject: true,
    levelsNameSubject: true,
    hasUniqueIdentifiers: true,
    notesEveryPayment: true
  )

  /// Diaries, whose activities have the identifiers of their events, with a word for those that
  /// follow from XP.
  package static let diary = Self(
    name: "diary",
    countedPoints: .gained,
    nextLevel: .aboveLevel,
    pointsSuffix: " points",
    levelSuffix: " level",
    pointsNameSubject: false,
    levelsNameSubject: false,
    hasUniqueIdentifiers: false,
    notesEveryPayment: false
  )

  /// All of them; a test plays the same by each.
  package static let all = [group, playerLog, diary]
}
