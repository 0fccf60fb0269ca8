// SPDX-License-Identifier: Apache-2.0
public import Gamification
public import LudusCore

extension Simulation {
  /// A simulated group: how many members it has, who joins late, and how much they do.
  ///
  /// Every member has an effort of their own, a whole number of todos a week, which is drawn once.
  /// A week has seventy occasions, ten a day, and they take each of them with the same chance, so
  /// that they do that many todos on average: weeks differ by chance, as real ones do. Their work
  /// does not depend on the rules, unless they may give up: whoever ends several weeks in a row
  /// hopelessly behind the leader, or hopelessly ahead of the next one, does nothing any more. To
  /// see what rules invite, one member can report their todos late, see ``Simulation/Delay``.
  ///
  /// The default values are those of the toy study that the documentation compares with: 12
  /// members, of whom 3 join when half of the 16 weeks are over, 3 to 10 todos of 10 points a week.
  public struct Population: Policy {
    /// The values as variables, not yet checked.
    public struct Draft: StandardDraft {
      /// The type of the faults of values.
      public typealias Fault = RuleFault

      /// The number of members in the end, 2 to 1,000.
      public var members: Int = 12
      /// The number of them who join late, fewer than there are members.
      public var lateJoiners: Int = 3
      /// The number of weeks after which these join, fewer than are played.
      public var joiningWeek: Int = 8
      /// The number of weeks that are played, 1 to 520.
      public var weeks: Int = 16
      /// The least number of todos that a member does in a week on average, from 0.
      public var minimumTodos: Int = 3
      /// The greatest number of them, up to 70.
      public var maximumTodos: Int = 10
      /// The points of a todo, 1 to 1,000,000.
      public var todoPoints: Int = 10
      /// The percentage of the leader's points below which a member is hopelessly behind, 0 to 100;
      /// 0 for never.
      public var quitBehind: Int = 0
      /// The percentage of the next one's points above which a leader is hopelessly ahead, 0 to
      /// 10,000; 0 for never.
      public var quitAhead: Int = 0
      /// The number of weeks without hope in a row that a member bears, 1 to 520.
      public var patience: Int = 2
      /// The number of members among those who do not join late, but for the first, who do nothing
      /// in half of the weeks, which chance decides.
      public var casuals: Int = 0

      /// Creates the defaults.
      public init() {}
    }

    /// The values.
    public let checked: Checked<Draft>

    /// Creates the policy that has these values.
    public init(_ checked: Checked<Draft>) {
      self.checked = checked
    }

    /// The number of occasions to do a todo that a week has.
    static let occasions = 70

    /// The population of the toy study.
    public static let toyStudy = Simulation.Population()

  }
}

extension Simulation {
  /// A member who does todos like everyone else but reports some of them late.
  ///
  /// One who saves them once is a hoarder; one who does so again and again, until each season is
  /// nearly over, is a sniper.
  public struct Delay: Hashable, Sendable {
    package let weeks: Range<Int>
    package let period: Int?
    package let isDated: Bool

    /// Creates a delay.
    ///
    /// - Parameters:
    ///   - weeks: The weeks whose todos are reported when the last of them is over, counted from 0.
    ///   - period: The number of weeks, 1 to 520 or the nearest of them, after which it all begins
    ///     again: with 4, the weeks are those of every four; nil for once.
    ///   - isDated: Whether a todo is completed with the date on which it was done, not with that
    ///     of the report.
    public init(weeks: Range<Int>, every period: Int? = nil, isDated: Bool) {
      self.weeks = weeks
      self.period = period.map { min(max($0, 1), 520) }
      self.isDated = isDated
    }

    /// The week at whose start the todos of a week are reported, or nil when they are at once.
    func report(of week: Int) -> Int? {
      let start = period.map { week / $0 * $0 } ?? 0
      return weeks.contains(week - start) ? min(weeks.upperBound, .max - start) + start : nil
    }
  }
}

// MARK: - JSON

extension Simulation.Population: JSONPolicy, JSONContent {}

extension Simulation.Population.Draft: DeclaredDraft {
  package static func declare(_ values: inout PolicyValues<Self>) {
    values.value("members", \.members, in: 2...1000)
    values.value("lateJoiners", \.lateJoiners)
    values.value("joiningWeek", \.joiningWeek)
    values.value("weeks", \.weeks, in: 1...520)
    values.value("minimumTodos", \.minimumTodos)
    values.value("maximumTodos", \.maximumTodos, in: 0...Simulation.Population.occasions)
    values.value("todoPoints", \.todoPoints, in: 1...1_000_000)
    values.value("quitBehind", \.quitBehind, in: 0...100)
    values.value("quitAhead", \.quitAhead, in: 0...10_000)
    values.value("patience", \.patience, in: 1...520)
    values.value("casuals", \.casuals)
  }

  package var faultsTogether: [LocatedFault<RuleFault>] {
    RuleFault.faults([
      ("lateJoiners", lateJoiners, 0...max(members, 1) - 1),
      ("joiningWeek", joiningWeek, 0...max(weeks, 1) - 1),
      ("minimumTodos", minimumTodos, 0...max(maximumTodos, 0)),
      ("casuals", casuals, 0...max(max(members, 1) - 1 - max(lateJoiners, 0), 0)),
    ])
  }
}

extension Simulation.Delay: JSONRecord {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let weeks = record.field("weeks", \.weeks)
    let period = record.field("every", \.period)
    let isDated = record.field("isDated", \.isDated)
    if let weeks = period.value ?? nil { try RuleFault.check([("every", weeks, 1...520)]) }
    return try Self(weeks: weeks(), every: period(), isDated: isDated())
  }
}

extension Simulation {
  /// A way to play that a group could choose: a rule book and the length of seasons.
  ///
  /// In JSON a variant is its rule book with two more keys:
  /// `{"version":1,"name":"Seasons of four weeks", "seasons":{"weeks":4},"claimLimit":5}`. Without
  /// a name it is called "rules".
  public struct Variant: Hashable, Sendable {
    /// The name of the variant in a report.
    package let name: String
    /// The rules.
    public let rules: RuleBook
    /// The length of each season, one following the other; nil for no seasons.
    public let seasons: CalendarSpan?

    /// Creates a variant.
    ///
    /// - Parameters:
    ///   - name: The name of the variant in a report.
    ///   - rules: The rules.
    ///   - seasons: The length of each season, in days, weeks or months; nil for no seasons.
    /// - Throws: A fault for seasons that are not at least a day long.
    public init(
      name: String,
      rules: RuleBook,
      seasons: CalendarSpan? = nil
    ) throws(ContentError<RuleFault>) {
      if let seasons, seasons.count < 1 || !seasons.isOfDays {
        let fault = RuleFault.malformed("\(seasons), expected at least a day")
        throw ContentError(faults: [LocatedFault(fault, at: ContentPlace().key("seasons"))])
      }
      self.name = name
      self.rules = rules
      self.seasons = seasons
    }
  }
}

// MARK: - JSON

extension Simulation.Variant: JSONRecord, JSONContent {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let name = record.field("name", \.name, default: "rules")
    let seasons = record.field("seasons", \.seasons)
    let rules = record.inline(\.rules)
    return try Self(name: name(), rules: rules(), seasons: seasons())
  }
}
