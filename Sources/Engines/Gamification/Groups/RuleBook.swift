// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

/// The rules that a group plays by.
///
/// ```swift
/// let rules = try RuleBook {
///   $0.claimLimit = 5
///   $0.stealAfter = .days(3)
/// }
/// ```
///
/// A group can adopt another rule book; see ``PlayerGroup/differences(under:at:)``. Its rules are
/// of two kinds:
///
/// - Those about what is *allowed* apply from their adoption on: a todo that was rightly claimed
///   stays so, even when the limit is lowered later. These are `claimLimit`, `todoPoints`,
///   `joining`, `confirmations`, `confirmWithin`, `unconfirmed`, `missedTurns`, `stealAfter`,
///   `minimumAge`, `reportWithin` and `sameRound`.
/// - Those about what it is *worth* apply to the whole history, as the rule book adopted last has
///   them: `catchUp`, `penaltyFactor`, `points`, `levelPolicy`, `achievements`,
///   `revocation`, `ranking`, `streak`, `dailyGoal` and `multipliers`.
///
/// In JSON a rule book is an object that leaves defaults out:
/// `{"catchUp":{"kind":"gap",...},"version":1}`. An unlimited number of claims is
/// `"claimLimit":null`, and the range of points is an object with `minimum` and `maximum`.
public struct RuleBook: Policy {
  /// The values of a rule book as variables, not yet checked.
  public struct Draft: StandardDraft, ClockedDraft {
    /// The type of the faults of rules.
    public typealias Fault = RuleFault

    // MARK: What is allowed

    /// The number of todos that a member may have claimed and not completed, at least 0, or nil for
    /// any number.
    public var claimLimit: Int? = 3
    /// The points that a todo may be worth, at least 0.
    public var todoPoints: ClosedRange<Int> = 0...Int.max
    /// The people who can join.
    public var joining: RuleBook.JoiningPolicy = .open
    /// The number of others who must confirm that a todo was done before it is credited, at least
    /// 0.
    ///
    /// In a smaller group all others must. The number is that of when the todo was done: where too
    /// many leave since, those who join later can confirm it, or an administrator awards its
    /// points.
    public var confirmations: Int = 0
    /// The time after it became known within which others can confirm a todo or find it not done,
    /// or nil for any time.
    public var confirmWithin: CalendarSpan?
    /// Whether a todo that nobody confirmed or found not done within that time is credited.
    public var unconfirmed: RuleBook.UnconfirmedPolicy = .credited
    /// Whether the turn of a rota that was missed waits or passes on.
    public var missedTurns: RuleBook.MissedTurnPolicy = .wait
    /// The time after which another member may take over a claimed todo, or nil to rule that out.
    public var stealAfter: CalendarSpan?
    /// The time for which a todo must have been on the board before it is completed, or nil when
    /// that does not matter.
    ///
    /// It makes points for todos that are made up on the spot harder to get.
    public var minimumAge: CalendarSpan?
    /// The time after an event within which it can be reported, whatever its kind, or nil when that
    /// does not matter.
    ///
    /// Nothing is dated back further: no todo is saved for a better time, nobody joins before they
    /// did, and nobody claims what others have done since. In JSON a rule book without the key has
    /// no limit, as those of earlier versions had none.
    public var reportWithin: CalendarSpan? = .usualReport
    /// The members who are credited when several did the same round of a todo without knowing of
    /// each other.
    public var sameRound: RuleBook.SameRoundPolicy = .both

    /// The amount by which the clocks of the members' devices may differ, 0 to a day, in whole
    /// seconds.
    ///
    /// A command at a date that is before the last event, but by no more than this, is taken for
    /// one at the date of that event. So a todo that a phone a few minutes fast has created can be
    /// claimed at once. In JSON a rule book without the key has 900 seconds, as those of earlier
    /// versions had.
    public var clockTolerance: Duration = .usualClockTolerance

    // MARK: What it is worth

    /// The policy for helping those behind to catch up.
    public var catchUp: CatchUpPolicy = .none
    /// The factor by which a penalty takes the points that were wrongly credited, at least 1.
    ///
    /// Fractions of a point are rounded up.
    public var penaltyFactor: Fraction = 1
    /// The least total, and the limits per day and week.
    public var points: PointsRules = .standard
    /// The policy on whether a level is kept when points are lost.
    public var levelPolicy: RuleBook.LevelPolicy = .highWaterMark
    /// The table by which levels are shown, or nil when the app decides that.
    public var levelTable: LevelTable?
    /// The achievements that can be reached.
    public var achievements: AchievementBook = .standard
    /// Whether an achievement is kept when a penalty takes back a todo that it was reached by.
    public var revocation: AchievementTracker.RevocationPolicy = .keep
    /// The policy for counting ranks where members tie.
    public var ranking: RankingPolicy = .standard
    /// The rules of a member's streak of days, or weeks, with a todo.
    public var streak: Streak.Rules = .daily
    /// The points that members aim to earn each day, at least 1; nil if there is no goal.
    public var dailyGoal: Int?
    /// The times at which todos earn more, or less: "double points this weekend".
    ///
    /// A todo counts for the time at which it was done. A filter sees an activity of the kind
    /// `todo` with the points of the todo as its amount, and with its tags.
    public var multipliers: [EarningRules.Multiplier] = []

    /// Creates a draft with the values of ``RuleBook/standard``.
    public init() {}
  }

  /// The values.
  public var checked: Checked<Draft> { values[0] }

  /// The values as the only element of an array: so every state of a group shares them, and a copy
  /// is as small as an index.
  private let values: [Checked<Draft>]

  /// Creates the rule book with these values.
  public init(_ checked: Checked<Draft>) {
    values = [checked]
  }

  /// Three claims each, any points, and open to everyone; the other rules are off.
  public static let standard = RuleBook()

  /// The levels that there are: those of `points`.
  var levels: LevelCurve { draft.points.levels }

  /// The most points that a todo may be worth.
  var pointsCeiling: Int {
    min(max(draft.todoPoints.upperBound, 0), Self.maximumPoints)
  }

  /// Refuses what a todo may not be worth.
  func check(points: Int) throws(GroupError) {
    let bounds = draft.todoPoints.clamped(to: 0...Self.maximumPoints)
    guard bounds.contains(points) else { throw .pointsOutOfRange(points, expected: bounds) }
  }

  /// The most points that can be given at once: 10^12, which keeps all sums within `Int`.
  public static let maximumPoints = 1_000_000_000_000
}

extension RuleBook {
  /// The people who can join a group.
  public enum JoiningPolicy: String, Hashable, Sendable, CaseIterable {
    /// Anyone.
    case open
    /// Only people invited by a member.
    case invitation
  }

  /// The members who are credited when several did the same round of a todo without knowing of
  /// each other.
  public enum SameRoundPolicy: String, Hashable, Sendable, CaseIterable {
    /// All of them.
    case both
    /// The first by date.
    case first
  }

  /// The ways to deal with a todo that nobody confirmed in time.
  public enum UnconfirmedPolicy: String, Hashable, Sendable, CaseIterable {
    /// It is credited as if it had been confirmed.
    case credited
    /// It is on the board again, unless it was done once more since.
    case reopened
  }

  /// The ways to deal with a turn of a rota when a todo comes again on its schedule and was not
  /// done.
  public enum MissedTurnPolicy: String, Hashable, Sendable, CaseIterable {
    /// It stays the turn of the same member until they do it.
    case wait
    /// It is the next one's turn; claims of the todo are given back, and it is due anew.
    case passOn
  }

  /// A policy on whether a level is kept when points are lost.
  public typealias LevelPolicy = LevelProgress.Policy
}

// MARK: - JSON

extension RuleBook.JoiningPolicy: JSONName {}
extension RuleBook.SameRoundPolicy: JSONName {}
extension RuleBook.UnconfirmedPolicy: JSONName {}
extension RuleBook.MissedTurnPolicy: JSONName {}

extension RuleBook: JSONPolicy, JSONContent {}

extension RuleBook.Draft: DeclaredDraft {
  package static func declare(_ values: inout PolicyValues<Self>) {
    values.version(1)
    values.value("claimLimit", \.claimLimit, in: 0...Int.max)
    values.value("todoPoints", \.todoPoints, as: .points)
    values.check(\.todoPoints) {
      RuleFault.faults([("minimum", $0.lowerBound, 0...RuleBook.maximumPoints)])
    }
    values.value("joining", \.joining)
    values.value("confirmations", \.confirmations, in: 0...Int.max)
    values.value("confirmWithin", \.confirmWithin) {
      $0.count < 1 ? .malformed("\($0), expected at least 1") : nil
    }
    values.value("unconfirmed", \.unconfirmed)
    values.value("missedTurns", \.missedTurns)
    values.value("stealAfter", \.stealAfter)
    values.value("minimumAge", \.minimumAge)
    values.value("sameRound", \.sameRound)
    values.clocks(withoutKey: 900)
    values.value("catchUp", \.catchUp)
    values.value("penaltyFactor", \.penaltyFactor) {
      $0 < .one ? .malformed("the factor \($0), expected at least 1") : nil
    }
    values.value("points", \.points)
    values.value("levelPolicy", \.levelPolicy)
    values.value("levelTable", \.levelTable)
    values.value("achievements", \.achievements)
    values.value("revocation", \.revocation)
    values.value("ranking", \.ranking)
    values.value("streak", \.streak)
    values.value("dailyGoal", \.dailyGoal, in: 1...Int.max)
    values.value("multipliers", \.multipliers)
  }

  package var faultsTogether: [LocatedFault<RuleFault>] {
    var faults: [LocatedFault<RuleFault>] = []
    for (index, multiplier) in multipliers.enumerated() where multiplier.boost != nil {
      let fault = RuleFault.malformed("a multiplier of a group is not turned on by an activity")
      let place = ContentPlace().key("multipliers").index(index).key("after")
      faults.append(LocatedFault(fault, at: place))
    }
    do throws(ContentError<RuleFault>) {
      _ = try earnings
    } catch {
      faults += error.faults
    }
    return faults
  }

  package var faultsWithoutEffect: [LocatedFault<RuleFault>] {
    let top = ContentPlace()
    let most = todoPoints.clamped(to: 0...RuleBook.maximumPoints).upperBound
    var multiplied = Self.words(of: [.todo])
    // Who does a todo together with others has a share of its points.
    multiplied.amounts = [.todo: 0...most]
    var seen = Self.words(of: PlayerActivity.Kind.ofGroups)
    // Multipliers and bonuses can make more of it.
    seen.amounts = [
      .todo: 0...Int.max, .todoCreated: 0...most, .points: 1...Int.max, .level: 0...Int.max,
    ]
    return multiplied.faults(of: multipliers).within(top.key("multipliers"))
      + seen.faults(of: achievements).within(top.key("achievements"))
  }

  /// The words that filters can use which see some kinds of activities.
  private static func words(of kinds: [PlayerActivity.Kind]) -> ActivityVocabulary {
    var words = ActivityVocabulary(kinds: kinds)
    for kind in PlayerActivity.Kind.ofGroups where !kinds.contains(kind) {
      words.absent[kind] = "only what todos earn is multiplied, and \"\(kind)\" is none"
    }
    words.marks = [
      PlayerActivity.onTimeTag, PlayerActivity.lateTag, PlayerActivity.tag(within: .hours(2)),
    ]
    words.isMark = TimeTags.isKnown
    words.hasSeasons = true
    return words
  }

  /// The rules by which the points of a todo are multiplied.
  var earnings: EarningRules {
    get throws(ContentError<RuleFault>) {
      try EarningRules {
        $0.rules = [EarningRules.Rule("todo", of: .todo, perAmount: .one)]
        $0.multipliers = multipliers
      }
    }
  }
}

extension PlayerActivity.Kind {
  /// The kinds of activities that happen in a group.
  fileprivate static let ofGroups: [PlayerActivity.Kind] = [
    .todo, .todoCreated, .challenge, .challengeWon, .seasonWon, .cheer, .points, .level, .penalty,
    .void,
  ]
}

/// A range of points as an object with its bounds.
private struct PointsRange: Hashable, Sendable {
  let minimum: Int
  let maximum: Int
}

extension PointsRange: JSONRecord {
  static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let minimum = record.field("minimum", \.minimum, default: 0)
    let maximum = record.field("maximum", \.maximum, default: .max)
    let range = try PointsRange(minimum: minimum(), maximum: maximum())
    if range.minimum > range.maximum {
      let most = max(range.minimum, RuleBook.maximumPoints)
      record.note(RuleFault.faults([("maximum", range.maximum, range.minimum...most)]))
    }
    return range
  }
}

extension JSONShape where Value == ClosedRange<Int>, Raw == PointsRange {
  fileprivate static var points: Self {
    JSONShape(
      read: { $0.minimum...$0.maximum },
      write: { PointsRange(minimum: $0.lowerBound, maximum: $0.upperBound) }
    )
  }
}

extension PlayerActivity.Kind {
  /// A todo was put on the board; the amount is its points.
  public static let todoCreated: PlayerActivity.Kind = "todoCreated"
}
