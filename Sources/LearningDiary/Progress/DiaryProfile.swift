public import LudusCore
public import PlayerProgress

/// The profile of a learner: the level with its text and image, and the XP bar.
public struct DiaryProfile: Hashable, Sendable {
  /// The learner whose profile it is.
  public let owner: Learner.ID
  /// The level, the experience points, and how far the next level is.
  public let level: LevelTable.Standing
  /// Name, text and image of the level.
  public let appearance: LevelTable.Appearance
  /// Level and points in a line: `Level 1 - First Page, ..., 0/100 XP`.
  public let caption: String

  /// The part of the XP bar that is full, from 0 up to, and without, 1; 1 on the last level.
  public var bar: Fraction { level.part }
}

extension Diary {
  /// The ledger of experience points: what was completed, with reasons and with what voids them.
  ///
  /// Its only member is ``member``.
  public var ledger: Ledger { state.earnings.ledger }

  /// The owner as a member of the ledger.
  public var member: Member.ID { state.earnings.member }

  /// The experience points.
  public var xp: Int { state.earnings.xp }

  /// The level that the experience points make.
  ///
  /// It follows the points. Nothing in a diary costs any, so a level stays once it is reached; but what is to be
  /// done again counts as if it had never been done, and a level that it led to goes with it. Otherwise ticking
  /// things off and taking that back would earn levels.
  public var level: LevelTable.Standing { state.earnings.level }

  /// Returns the profile of the owner.
  ///
  /// - Parameter levels: Names, texts and images of levels.
  /// - Returns: The profile.
  public func profile(_ levels: LevelTable = .learningDiary(in: .english)) -> DiaryProfile {
    DiaryProfile(
      owner: owner,
      level: level,
      appearance: levels.appearance(of: level.level),
      caption: levels.caption(for: level)
    )
  }
}

extension LevelTable {
  /// Returns names, texts and images for the levels of a diary.
  public static func learningDiary(in language: Language) -> LevelTable {
    let text = DiaryText(in: language)
    func appearance(_ level: Int) -> LevelTable.Appearance {
      LevelTable.Appearance(
        title: text(Sentence("level.\(level).title")),
        text: text(Sentence("level.\(level).text")),
        image: "level-\(level)"
      )
    }
    return LevelTable(
      appearance(1),
      appearance(2),
      appearance(3),
      appearance(4),
      appearance(5)
    )
  }
}
