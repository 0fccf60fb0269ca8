internal import LudusCore

/// The level of someone whose points grow and shrink.
///
/// ```swift
/// var progress = LevelProgress(LevelCurve.standard)
/// progress.move(to: 320)     // 2..<4: levels 2 and 3 are announced
/// progress.move(to: 80)      // empty
/// progress.standing.level    // 3, because a level once reached stays
/// progress.move(to: 330)     // empty: level 3 is nothing new
/// ```
struct LevelProgress: Hashable, Sendable {
  let curve: LevelCurve
  let policy: RuleBook.LevelPolicy
  /// The present points.
  private(set) var points: Int
  /// The most points that there have been.
  private(set) var highest: Int

  /// Creates the progress of someone who has some points.
  init(
    _ curve: LevelCurve,
    policy: RuleBook.LevelPolicy = .highWaterMark,
    points: Int = 0
  ) {
    self.curve = curve
    self.policy = policy
    self.points = points
    highest = points
  }

  /// Takes a new number of points.
  ///
  /// - Returns: The levels that are reached by it, lowest first, each to be announced. A level that
  ///   is lost and reached again is among them only if the level follows the balance.
  mutating func move(to points: Int) -> Range<Int> {
    let before = counted
    self.points = points
    highest = max(highest, points)
    return curve.levelsReached(from: before, to: counted)
  }

  /// Where the points are among the levels.
  ///
  /// With a level that stays, points may be below its start.
  var standing: LevelTable.Standing {
    curve.standing(at: points, onLevel: curve.level(at: counted))
  }

  /// The points that the level is that of.
  private var counted: Int {
    switch policy {
    case .highWaterMark: highest
    case .followsBalance: points
    }
  }
}
