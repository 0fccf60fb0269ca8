public import LudusCore

/// The rules that a group plays by.
///
/// ```swift
/// let rules = RuleBook(claimLimit: 3, catchUp: .none)
/// ```
///
/// A group can adopt another rule book; see ``PlayerGroup/differences(under:at:)``. Its rules are
/// of two kinds:
///
/// - What is *allowed* is judged by the rule book in force at the time: a todo that was rightly
///   claimed stays so, even when the limit is lowered later. These are ``claimLimit``,
///   ``todoPoints``, ``joining``, ``confirmations``, ``stealAfter``, ``minimumAge`` and
///   ``reportWithin``.
/// - What it is *worth* is judged by the rule book adopted last, over the whole history:
///   ``catchUp``, ``penaltyFactor``, ``points``, ``levels``, ``achievements``, ``revocation`` and
///   ``ranking``.
public struct RuleBook: Hashable, Sendable {
  // MARK: What is allowed

  /// How many todos a member may have claimed and not completed, or nil for any number.
  ///
  /// With 0 or less nobody can claim.
  public var claimLimit: Int?
  /// What a todo may be worth; at least 0 in any case.
  public var todoPoints: ClosedRange<Int>
  /// Who can join.
  public var joining: RuleBook.JoiningPolicy
  /// How many others must confirm that a todo was done before it is credited.
  ///
  /// With 0 or less nobody must. In a smaller group all others must.
  public var confirmations: Int
  /// After how long another member may take over a claimed todo, or nil when nobody may.
  public var stealAfter: CalendarSpan?
  /// How long a todo must have been on the board before it is completed, or nil when that does not
  /// matter.
  ///
  /// It makes
  /// points for todos that are made up on the spot harder to get.
  public var minimumAge: CalendarSpan?
  /// How long after it was done a todo can be reported, or nil when that does not matter.
  ///
  /// It makes it pay less to save
  /// todos for a better time.
  public var reportWithin: CalendarSpan?

  // MARK: What it is worth

  /// How those behind are helped to catch up.
  public var catchUp: CatchUpPolicy
  /// How many times the points that were wrongly credited a penalty takes.
  ///
  /// Less than 1 counts as 1, which takes back exactly what was credited. Fractions of a point are
  /// rounded up.
  public var penaltyFactor: Fraction
  /// How low a total may fall, and limits per day and week.
  public var points: PointsRules
  /// Which levels there are: those of ``points``.
  public var levels: LevelCurve { points.levels }
  /// Whether a level is kept when points are lost.
  public var levelPolicy: LevelPolicy
  /// How levels are shown, or nil when the app decides that.
  public var levelTable: LevelTable?
  /// The achievements that can be reached.
  public var achievements: AchievementBook
  /// What becomes of an achievement when a penalty takes back what it was reached by.
  public var revocation: AchievementTracker.RevocationPolicy
  /// How ranks are counted where members tie.
  public var ranking: RankingPolicy

  /// Creates a rule book; whatever is left out has its default.
  ///
  /// - Parameters:
  ///   - claimLimit: How many todos a member may have claimed and not completed; 3 by default.
  ///   - todoPoints: What a todo may be worth; any number from 0 by default.
  ///   - joining: Who can join; anyone by default.
  ///   - confirmations: How many others must confirm a completed todo; none by default.
  ///   - stealAfter: After how long a claimed todo may be taken over; never by default.
  ///   - minimumAge: How long a todo must have been on the board; it does not matter by default.
  ///   - reportWithin: How long after it was done a todo can be reported; it does not matter by
  ///     default.
  ///   - catchUp: How those behind are helped; not at all by default.
  ///   - penaltyFactor: How many times what was wrongly credited a penalty takes; once by default.
  ///   - points: Floor, caps and levels.
  ///   - levelPolicy: Whether a level is kept when points are lost; it is by default.
  ///   - levelTable: How levels are shown.
  ///   - achievements: The achievements that can be reached; ``AchievementBook/group`` by default.
  ///   - revocation: What becomes of an achievement whose todo was taken back; it is kept by
  ///     default.
  ///   - ranking: How ranks are counted where members tie.
  public init(
    claimLimit: Int? = 3,
    todoPoints: ClosedRange<Int> = 0...Int.max,
    joining: RuleBook.JoiningPolicy = .open,
    confirmations: Int = 0,
    stealAfter: CalendarSpan? = nil,
    minimumAge: CalendarSpan? = nil,
    reportWithin: CalendarSpan? = nil,
    catchUp: CatchUpPolicy = .none,
    penaltyFactor: Fraction = 1,
    points: PointsRules = PointsRules(),
    levelPolicy: LevelPolicy = .highWaterMark,
    levelTable: LevelTable? = nil,
    achievements: AchievementBook = .group,
    revocation: AchievementTracker.RevocationPolicy = .keep,
    ranking: RankingPolicy = .standard
  ) {
    self.claimLimit = claimLimit
    self.todoPoints = todoPoints
    self.joining = joining
    self.confirmations = confirmations
    self.stealAfter = stealAfter
    self.minimumAge = minimumAge
    self.reportWithin = reportWithin
    self.catchUp = catchUp
    self.penaltyFactor = penaltyFactor
    self.points = points
    self.levelPolicy = levelPolicy
    self.levelTable = levelTable
    self.achievements = achievements
    self.revocation = revocation
    self.ranking = ranking
  }

  /// What a todo may be worth, without negative numbers.
  var allowedPoints: ClosedRange<Int> {
    max(todoPoints.lowerBound, 0)...max(todoPoints.upperBound, 0)
  }

  /// Refuses what a todo may not be worth.
  func check(points: Int) throws(GroupError) {
    guard allowedPoints.contains(points) else {
      throw .pointsOutOfRange(points, expected: allowedPoints)
    }
  }
}

extension RuleBook {
  /// Who can join a group.
  public enum JoiningPolicy: String, Hashable, Sendable, Codable, CaseIterable {
    /// Anyone.
    case open
    /// Who was invited by a member.
    case invitation
  }
}
