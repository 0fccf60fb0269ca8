public import Gamification
public import LudusCore

/// What a profile shows: the level with its text and image, and the XP bar.
public struct DiaryProfile: Hashable, Sendable {
  /// Whose profile it is.
  public let owner: Member.ID
  /// The level, the experience points, and how far the next level is.
  public let level: LevelTable.Standing
  /// Name, text and image of the level.
  public let appearance: LevelTable.Appearance
  /// Level and points in a line: `Level 1 - First Page, ..., 0/100 XP`.
  public let caption: String

  /// How full the XP bar is, from 0 up to, and without, 1; 1 on the last level.
  public var bar: Fraction { level.part }
}

extension Diary {
  /// The experience points: those of what is completed, and every one with its reason.
  ///
  /// ``owner`` is the only member. What was completed and is to be done again stands there too, with
  /// what voids it.
  public var ledger: Ledger { state.ledger }

  /// The experience points.
  public var xp: Int { state.ledger.total(of: owner) }

  /// The level that the experience points make.
  ///
  /// It goes with the points. Nothing in a diary costs any, so a level once reached stays; but what is
  /// to be done again is as if it had never been done, like what is declared void in a group, and a
  /// level that it led to goes with it. Or else ticking things off and taking that back would earn
  /// levels.
  public var level: LevelTable.Standing { content.policies.xp.rules.levels.standing(at: xp) }

  /// Returns what a profile shows.
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
  public static func learningDiary(in language: GameLanguage) -> LevelTable {
    func appearance(_ image: String, _ english: (String, String), _ german: (String, String))
      -> LevelTable.Appearance
    {
      LevelTable.Appearance(
        title: language.choose(english.0, german.0),
        text: language.choose(english.1, german.1),
        image: image
      )
    }
    return LevelTable(
      appearance(
        "level-1",
        ("First Page", "Your diary is open"),
        ("Erste Seite", "Dein Tagebuch ist aufgeschlagen")
      ),
      appearance(
        "level-2",
        ("Explorer", "You know your way around"),
        ("Entdecker", "Du kennst dich schon aus")
      ),
      appearance(
        "level-3",
        ("Steady Learner", "One step follows another"),
        ("Dranbleiber", "Ein Schritt folgt dem anderen")
      ),
      appearance(
        "level-4",
        ("Planner", "You reach what you set out to do"),
        ("Planer", "Du erreichst, was du dir vornimmst")
      ),
      appearance(
        "level-5",
        ("Master", "Learning has become your habit"),
        ("Meister", "Lernen ist dir zur Gewohnheit geworden")
      )
    )
  }
}

extension PointsReason.Kind {
  /// An event of the learner's own that was completed.
  public static let ownEvent: Self = "event"
  /// A learn goal that was completed.
  public static let learnGoal: Self = "goal"
}
