// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gamification
import LearningDiary
import LudusCore
import LudusFoundation
import LudusTestSupport
@testable import PlayerProgress
import QuizAuthoring
@testable import QuizCommunity
import QuizTestSupport
import Quizzes
import Testing

/// A kind of shared history, with what the tests of all kinds ask of it.
///
/// What has no default is a column of the table in the architecture: a new kind answers it.
/// `SharedHistoriesTests` find a kind in the sources that is not in ``HistoryKinds``.
protocol HistoryKind: Sendable {
  associatedtype History: LoggedHistory & JSONContent & Hashable
  typealias Deed = (action: History.Action, actor: History.Action.Actor?)

  static var content: History.Content { get throws }

  /// The content with other days, or nil where nothing counts in days.
  static func content(_ days: DayReckoning) throws -> History.Content?

  /// The points of each person by name, or nil where there are none.
  static func points(in history: History) -> [String: Int]?

  /// How the points of a person came about, part by part; nil where an explanation is not its own.
  static func explanation(of person: String, in history: History) -> [Int]?

  /// Gives somebody points or coins by hand or, where they are negative, takes them.
  ///
  /// - Returns: Whose they are, as in ``points(in:)``; nil where nobody can do that, because
  ///   nothing has points or they follow from answers alone.
  static func give(
    _ points: Int,
    for reason: String,
    by actor: String,
    in history: inout History,
    at date: Date
  ) throws -> String?

  /// For whom a report says that points changed, and how; nil where reports say nothing of points.
  static func told(_ consequences: History.Consequences) -> [String: FigureChange]?

  /// The points of which reports say how they changed.
  static func toldPoints(in history: History) -> [String: Int]?

  /// What declares an event void.
  static func voided(_ event: History.Event.ID) -> History.Action

  /// Erases words or a person, and returns the texts that must be gone.
  static func erase(in history: inout History, at date: Date) throws -> [String]

  /// Whether somebody in particular does something without a right of their own to act for others.
  static func isForEveryone(_ deed: Deed) -> Bool

  /// Who may act for others, apart from the app.
  static var authority: String { get }

  /// A history that has begun, in which a person takes part who may act for others, or may not; nil
  /// where nobody can be given that right.
  static func begun(with person: String, mayActForOthers: Bool) throws -> History?

  /// What only those may do who may act for others, and what takes back what others did.
  static func forOthers(in history: History) throws -> [History.Action]

  /// Who may declare anything void, and may do what is not for everyone.
  static var owner: History.Action.Actor? { get }

  /// Asks everything that is asked with a date or some time.
  static func ask(_ history: History, at date: Date, in window: Range<Date>) throws

  /// Does what everything else builds on.
  static func begin(_ history: inout History, at date: Date) throws

  /// Something that can be tried; most of it is possible most of the time.
  static func deed(_ number: Int, _ generator: inout SeededGenerator) throws -> Deed

  /// Something that is possible in every state, for each number.
  static func sureDeed(_ number: Int) throws -> Deed

  /// Actions that name a date apart from when they happened.
  static func naming(_ date: Date) throws -> [Deed]
}

extension SeededGenerator {
  fileprivate mutating func pick<Element>(_ elements: [Element]) throws -> Element {
    try #require(drawElement(of: elements))
  }
}

extension HistoryKind {
  static var authority: String { "–" }
  static var owner: History.Action.Actor? { nil }
  static func begin(_ history: inout History, at date: Date) throws {}
  static func naming(_ date: Date) throws -> [Deed] { [] }
  static func toldPoints(in history: History) -> [String: Int]? { points(in: history) }

  /// How somebody can give and take points or coins by hand.
  static var handAwards: String {
    get throws {
      var history = History(try content)
      try begin(&history, at: EarnerRules.start)
      let person = try give(1, for: "Help", by: "eve", in: &history, at: EarnerRules.start)
      return person == nil ? "–" : "award, deduct"
    }
  }
}

/// The changes of points by name.
private func changes<Change>(
  _ changes: [Change],
  of name: (Change) -> String,
  _ points: (Change) -> FigureChange
) -> [String: FigureChange] {
  let told = changes.map { (name($0), points($0)) }.filter { $0.1.before != $0.1.after }
  return Dictionary(uniqueKeysWithValues: told)
}

extension PointsExplanation {
  /// The parts of all postings, and what was there before.
  fileprivate var parts: [Int] { [opening] + postings.flatMap { $0.steps.map(\.points) } }
}

extension LoggedHistory {
  /// The date of the last event.
  fileprivate var end: Date { events.last?.date ?? EarnerRules.start }
}

/// Takes "bob 2026-03-02 00:00:00 +0000" apart.
private func memberAndDate(_ text: String) -> (member: Member.ID, date: String) {
  let parts = text.split(separator: " ", maxSplits: 1)
  return (Member.ID(String(parts[0])), String(parts[1]))
}

extension LoggedHistory {
  /// The last event that somebody in particular did.
  fileprivate func last(by actor: Action.Actor) throws -> Event.ID {
    try #require(events.last { $0.actor == actor }).id
  }
}

enum HistoryKinds {
  static let all: [any HistoryKind.Type] = [
    GroupKind.self, PlayerLogKind.self, WalletKind.self, DiaryKind.self, ChallengeKind.self,
    LiveRoundKind.self, ContactKind.self, WorkshopKind.self, LeagueKind.self,
    RecurringBoardKind.self,
  ]
}

// MARK: - Groups

enum GroupKind: HistoryKind {
  typealias History = PlayerGroup

  static var content: PlayerGroup.Content {
    get throws {
      PlayerGroup.Content(
        id: "flat",
        rules: try RuleBook {
          $0.claimLimit = 2
          $0.stealAfter = .days(1)
        },
        calendar: EarnerRules.calendar
      )
    }
  }

  static func content(_ days: DayReckoning) throws -> PlayerGroup.Content? {
    PlayerGroup.Content(
      id: "flat",
      rules: .standard,
      calendar: days.calendar,
      dayStart: TimeOfDay(minutes: days.dayStart) ?? .midnight
    )
  }

  static let owner: Member.ID? = "ada"

  /// `OthersKeepTheirsTests` of groups play more than is tried here.
  static func isForEveryone(_ deed: Deed) -> Bool { false }

  static let authority = "administrators"

  static func begun(with person: String, mayActForOthers: Bool) throws -> PlayerGroup? {
    var group = PlayerGroup(try content)
    try begin(&group, at: EarnerRules.start)
    if mayActForOthers {
      try group.promote(Member.ID(person), by: "ada", at: EarnerRules.start)
    }
    return group
  }

  static func forOthers(in group: PlayerGroup) throws -> [PlayerGroup.Action] {
    [
      .awarded("bob", .points(5)), .deducted("bob", points: 5, reason: "Late"), .adopted(.standard),
      .voided(try group.last(by: "bob")),
    ]
  }

  static func points(in group: PlayerGroup) -> [String: Int]? {
    let view = group.view()
    return Dictionary(
      uniqueKeysWithValues: members.map { ($0.rawValue, view.points(of: $0, .lifetime)) }
    )
  }

  static func explanation(of person: String, in group: PlayerGroup) -> [Int]? {
    group.view().explanation(of: Member.ID(person)).parts
  }

  static func give(
    _ points: Int,
    for reason: String,
    by actor: String,
    in group: inout PlayerGroup,
    at date: Date
  ) throws -> String? {
    let actor = Member.ID(actor)
    if !group.view().members.contains(actor) {
      try group.join(actor, at: date)
      try group.promote(actor, by: "ada", at: date)
    }
    if points < 0 {
      try group.deduct(-points, from: "bob", for: reason, by: actor, at: date)
    } else {
      try group.award(.points(points), to: "bob", for: reason, by: actor, at: date)
    }
    return "bob"
  }

  static func told(_ consequences: [PlayerGroup.MemberChange]) -> [String: FigureChange]? {
    changes(consequences, of: \.member.rawValue, \.points)
  }

  private static let members: [Member.ID] = ["ada", "bob", "cleo"]

  static func begin(_ group: inout PlayerGroup, at date: Date) throws {
    try group.found(by: "ada", at: date)
    for member in members.dropFirst() {
      try group.join(member, at: date)
    }
    for number in 0..<4 {
      let member = members[number % 3]
      let title = "Work of \(member)"
      let todo = Todo(id: "t\(number)", title: title, points: 10, repeats: .days(1))
      try group.create(todo, by: member, at: date)
    }
  }

  static func deed(_ number: Int, _ generator: inout SeededGenerator) throws -> Deed {
    let todo = Todo.ID("t\(generator.draw(below: 5))")
    let member = try generator.pick(members)
    switch generator.draw(below: 17) {
    case 14: return (.noted("Words of \(member)", until: nil), member)
    case 15: return (.teamed(member, in: generator.draw(below: 2) == 0 ? nil : "red"), member)
    case 16:
      return (
        generator.draw(below: 2) == 0 ? .challengeAccepted("c") : .challengeDeclined("c"), member
      )
    case 0...3: return (.claimed(todo), member)
    case 4...6: return (.completed(todo), member)
    case 7: return (.released(todo), member)
    case 8: return (.stole(todo, from: try generator.pick(members)), member)
    case 9: return (.cheered(todo, completion: nil, symbol: "★"), member)
    case 10: return (.commented(todo, completion: nil, text: "Words of \(member)"), member)
    case 11: return (.awarded(member, .points(generator.draw(below: 20) - 2)), "ada")
    case 12: return (.penalized(member, for: todo), "ada")
    default: return (generator.draw(below: 2) == 0 ? .optedOut : .optedIn, member)
    }
  }

  static func sureDeed(_ number: Int) throws -> Deed {
    (.created(Todo(id: "sure-\(number)", title: "Work", points: 1)), "ada")
  }

  static func naming(_ date: Date) throws -> [Deed] {
    let challenge = GroupChallenge(
      id: "c",
      title: "All together",
      goal: .todos(3),
      until: date,
      reward: .each(5)
    )
    let due = Todo.Due.at(date)
    return [
      (.voteOpened("t0", until: date, quorum: 2), "ada"), (.challengeOpened(challenge), "ada"),
      (.seasonOpened(Season.Plan(id: "s", start: date, end: nil)), "ada"),
      (.seasonOpened(Season.Plan(id: "s", start: EarnerRules.start, end: date)), "ada"),
      (.created(Todo(id: "due", title: "Work", points: 1, due: due)), "ada"),
      (.edited("t0", [.due(due)]), "ada"),
    ]
  }

  static func ask(_ group: PlayerGroup, at date: Date, in window: Range<Date>) throws {
    _ = group.view(asOf: date).leaderboard(.lifetime)
    _ = group.leaderboard(.season, at: date)
    _ = group.explanation(of: "bob", at: date)
    _ = group.profile(of: "bob", at: date)
    _ = group.archives(at: date)
    _ = group.differences(under: .standard, at: date)
    _ = group.scores(in: window)
  }

  static func voided(_ event: PlayerGroup.Event.ID) -> PlayerGroup.Action { .voided(event) }

  static func erase(in group: inout PlayerGroup, at date: Date) throws -> [String] {
    try group.erase("bob", by: "ada", at: date)
    try group.erase("cleo", by: "cleo", at: date)
    return ["bob", "cleo"]
  }
}

// MARK: - One player

enum PlayerLogKind: HistoryKind {
  typealias History = PlayerLog

  static func give(
    _ points: Int,
    for reason: String,
    by actor: String,
    in log: inout PlayerLog,
    at date: Date
  ) throws -> String? {
    if points < 0 {
      try log.deduct(-points, from: "bob", for: reason, by: Member.ID(actor), at: date)
    } else {
      try log.award(points, to: "bob", for: reason, by: Member.ID(actor), at: date)
    }
    return "bob"
  }

  static func told(_ consequences: [ProgressChange]) -> [String: FigureChange]? {
    changes(consequences, of: \.member.rawValue, \.points)
  }

  /// Those of terms that are over, too.
  static func toldPoints(in log: PlayerLog) -> [String: Int]? {
    let time = Date(timeIntervalSince1970: 0)..<Date(timeIntervalSince1970: 1e10)
    let players = log.state.players.keys
    return Dictionary(
      uniqueKeysWithValues: players.map { ($0.rawValue, log.points(of: $0, in: time)) }
    )
  }

  static var content: PlayerLog.Content {
    get throws {
      var generator = SeededGenerator(seed: 3)
      let rules = try EarnerRules(&generator)
      return PlayerLog.Content(
        rules: try PlayerLog.Rules {
          $0.earnings = try EarningRules {
            $0.rules = [
              EarningRules.Rule("deed", of: "deed", points: 5),
              EarningRules.Rule("gift", of: "gift", perAmount: 1),
            ]
          }
          $0.points = rules.points
          $0.achievements = try rules.book(of: "deed")
          $0.streak = .daily
          $0.dailyGoal = try DailyGoal(.points, 10)
          $0.shop = rules.shop
          $0.managers = ["teacher", "eve"]
        },
        days: DayReckoning(EarnerRules.calendar)
      )
    }
  }

  static func content(_ days: DayReckoning) throws -> PlayerLog.Content? {
    PlayerLog.Content(rules: try content.rules, days: days)
  }

  static func isForEveryone(_ deed: Deed) -> Bool {
    deed.actor != nil && deed.actor != "teacher" && deed.actor != "dan"
  }

  static let authority = "managers"

  static func begun(with person: String, mayActForOthers: Bool) throws -> PlayerLog? {
    let rules = try content.rules.with { $0.managers = mayActForOthers ? [Member.ID(person)] : [] }
    var log = PlayerLog(rules, days: DayReckoning(EarnerRules.calendar))
    try begin(&log, at: EarnerRules.start)
    return log
  }

  static func forOthers(in log: PlayerLog) throws -> [PlayerLog.Action] {
    let others = try PlayerLog.Rules { $0.managers = ["cleo"] }
    return [
      .awarded(.init(to: "bob", points: 5)), .awarded(.init(to: "bob", points: -1)),
      .awarded(.init(to: "cleo", points: 500)), .termBegan("spring"), .adopted(others, .past),
      .adopted(others, .fromNowOn), .erased(Member.Erasure(of: "bob", salt: "salt")),
      .voided(try log.last(by: "bob")),
    ]
  }

  static func points(in log: PlayerLog) -> [String: Int]? {
    let players = log.state.players.keys
    return Dictionary(uniqueKeysWithValues: players.map { ($0.rawValue, log.points(of: $0)) })
  }

  static func explanation(of person: String, in log: PlayerLog) -> [Int]? {
    log.explanation(of: Member.ID(person)).parts
  }

  static func deed(_ number: Int, _ generator: inout SeededGenerator) throws -> Deed {
    let player: Member.ID? = [nil, nil, "bob", "cleo"][generator.draw(below: 4)]
    switch generator.draw(below: 14) {
    case 12:
      let award = PlayerLog.Award(to: "bob", points: generator.draw(below: 9) - 4, reason: "Words")
      return (.awarded(award), player ?? "dan")
    case 13 where player == nil:
      // Dan is a manager at times.
      let rules = try content.rules
      let others = try rules.with { $0.managers = ["teacher", "eve", "dan"] }
      let span = try generator.pick(PlayerLog.Adoption.allCases)
      return (.adopted(try generator.pick([rules, others]), span), "teacher")
    case 13:
      let actions: [PlayerLog.Action] = [
        .adopted(.named { $0.managers = ["bob", "cleo"] }, .past),
        .adopted(.named { $0.managers = ["bob", "cleo"] }, .fromNowOn), .termBegan("t\(number)"),
        .erased(Member.Erasure(of: PlayerLog.owner, salt: "salt")),
      ]
      return (try generator.pick(actions), player)
    case 0...3:
      let amount = generator.draw(below: 20)
      return (.recorded(PlayerLog.Entry("gift", amount: amount, tags: ["tag"])), player)
    case 7:
      let award = PlayerLog.Award(to: player, points: generator.draw(below: 9) - 4, reason: "Words")
      return (.awarded(award), "teacher")
    case 8:
      let day = CalendarDay(of: EarnerRules.start, in: EarnerRules.calendar)
      return (.rested(day...day), player)
    case 9: return (.moved(zone: generator.draw(below: 2) == 0 ? "Asia/Tokyo" : "Nowhere"), player)
    case 10:
      return generator.draw(below: 2) == 0 ? (.left, player) : (.termBegan("\(number / 8)"), nil)
    case 4: return (.recorded(PlayerLog.Entry("deed", utcOffset: 100 * number)), player)
    case 5: return (.bought(generator.draw(below: 2) == 0 ? "hat" : "crown"), player)
    case 6: return (.goalChosen(target: generator.draw(below: 30)), player)
    default: return (.achievementsSeen, player)
    }
  }

  static func sureDeed(_ number: Int) -> Deed {
    (.recorded(PlayerLog.Entry("deed", subject: "deed-\(number)")), nil)
  }

  static func ask(_ log: PlayerLog, at date: Date, in window: Range<Date>) throws {
    _ = log.profile(of: "bob", at: date)
    _ = log.points(of: "bob", in: window)
    _ = log.explanation(of: "bob", in: window)
    _ = log.scores(in: window)
  }

  static func voided(_ event: PlayerLog.Event.ID) -> PlayerLog.Action { .voided(event) }

  static func begin(_ log: inout PlayerLog, at date: Date) throws {
    try log.record("gift", subject: "Words", by: "bob", at: date)
    try log.award(1, to: "bob", for: "Words", at: date)
  }

  static func erase(in log: inout PlayerLog, at date: Date) throws -> [String] {
    try log.erase("bob", at: date)
    return ["bob"]
  }
}

enum WalletKind: HistoryKind {
  typealias History = Wallet

  static var content: Wallet.Content {
    get throws {
      let items = [
        Wallet.Shop.Item(id: "hat", title: "A hat", price: 5, isRepeatable: true),
        Wallet.Shop.Item(id: "crown", title: "A crown", price: 10, level: 2),
      ]
      let shop = try Wallet.Shop(items, rules: Wallet.Rules { $0.perLevel = 2 })
      return Wallet.Content(shop, managers: ["bob", "eve"])
    }
  }

  static let authority = "managers"

  static func begun(with person: String, mayActForOthers: Bool) throws -> Wallet? {
    var wallet = Wallet(try content.shop, managers: mayActForOthers ? [Member.ID(person)] : [])
    try wallet.award(coins: 9, for: "Words", at: EarnerRules.start)
    return wallet
  }

  static func forOthers(in wallet: Wallet) throws -> [Wallet.Action] {
    let gift = try #require(wallet.events.last)
    return [.awarded(coins: 5), .deducted(coins: 5), .voided(gift.id), .erased]
  }

  /// Coins are earned and spent whatever the day.
  static func content(_ days: DayReckoning) throws -> Wallet.Content? { nil }

  /// A wallet has one owner, to whom all of it belongs.
  static func isForEveryone(_ deed: Deed) -> Bool { false }

  static func points(in wallet: Wallet) -> [String: Int]? { ["owner": wallet.balance] }

  static func explanation(of person: String, in wallet: Wallet) -> [Int]? {
    wallet.postings.flatMap { $0.steps.map(\.coins) }
  }

  static func give(
    _ points: Int,
    for reason: String,
    by actor: String,
    in wallet: inout Wallet,
    at date: Date
  ) throws -> String? {
    if points < 0 {
      try wallet.deduct(coins: -points, for: reason, by: Member.ID(actor), at: date)
    } else {
      try wallet.award(coins: points, for: reason, by: Member.ID(actor), at: date)
    }
    return "owner"
  }

  static func told(_ consequences: FigureChange?) -> [String: FigureChange]? {
    consequences.map { ["owner": $0] } ?? [:]
  }

  static func begin(_ wallet: inout Wallet, at date: Date) throws {
    try wallet.award(coins: 1, for: "Words", by: "bob", at: date)
  }

  static func erase(in wallet: inout Wallet, at date: Date) throws -> [String] {
    try wallet.erase(at: date)
    return ["bob", "Words"]
  }

  static func deed(_ number: Int, _ generator: inout SeededGenerator) -> Deed {
    switch generator.draw(below: 5) {
    case 4: (.deducted(coins: generator.draw(below: 5), reason: "Words"), "bob")
    case 0: (.collected(points: generator.draw(below: 40) * number), nil)
    case 1: (.awarded(coins: generator.draw(below: 10)), nil)
    case 2: (.bought("hat"), nil)
    default: (.bought(generator.draw(below: 2) == 0 ? "crown" : "castle"), nil)
    }
  }

  static func sureDeed(_ number: Int) -> Deed { (.awarded(coins: number), nil) }

  static func ask(_ wallet: Wallet, at date: Date, in window: Range<Date>) throws {}

  static func voided(_ event: Wallet.Event.ID) -> Wallet.Action { .voided(event) }
}

// MARK: - Leagues and boards

enum LeagueKind: HistoryKind {
  typealias History = League

  static func give(
    _ points: Int,
    for reason: String,
    by actor: String,
    in league: inout League,
    at date: Date
  ) throws -> String? {
    if points < 0 {
      try league.deduct(-points, from: "bob", for: reason, by: Member.ID(actor), at: date)
    } else {
      try league.award(points, to: "bob", for: reason, by: Member.ID(actor), at: date)
    }
    return "bob \(league.view(at: date).start)"
  }

  static func told(_ consequences: [Leaderboard.Change]) -> [String: FigureChange]? {
    changes(consequences, of: { "\($0.member) \($0.start)" }, \.points)
  }

  static var content: League.Content {
    get throws {
      let rules = try League.Rules(divisions: ["A", "B"]) {
        $0.reset = .daily
        $0.groupSize = 2
        $0.rising = 1
        $0.falling = 1
        $0.maximumAbsences = 1
        $0.managers = ["teacher", "eve"]
      }
      return League(rules, seed: 7, days: DayReckoning(EarnerRules.calendar), at: EarnerRules.start)
        .content
    }
  }

  static func content(_ days: DayReckoning) throws -> League.Content? {
    League(try content.rules, seed: 7, days: days, at: EarnerRules.start).content
  }

  static func isForEveryone(_ deed: Deed) -> Bool {
    deed.actor != nil && deed.actor != "teacher"
  }

  static let authority = "managers"

  static func begun(with person: String, mayActForOthers: Bool) throws -> League? {
    let rules = try content.rules.with { $0.managers = mayActForOthers ? [Member.ID(person)] : [] }
    let days = DayReckoning(EarnerRules.calendar)
    var league = League(rules, seed: 7, days: days, at: EarnerRules.start)
    try begin(&league, at: EarnerRules.start)
    return league
  }

  static func forOthers(in league: League) throws -> [League.Action] {
    [
      .awarded(.init(to: "bob", points: 5)), .awarded(.init(to: "bob", points: -5)),
      .erased(Member.Erasure(of: "bob", salt: "salt")), .voided(try league.last(by: "bob")),
    ]
  }

  static func points(in league: League) -> [String: Int]? {
    let view = league.view(at: league.end)
    var points: [String: Int] = [:]
    for season in view.seasons {
      for row in season.groups.flatMap(\.rows) where row.standing.points != 0 {
        points["\(row.standing.member) \(season.start)"] = row.standing.points
      }
    }
    for entry in (0..<2).flatMap({ view.boards(inDivision: $0) }).flatMap(\.entries)
    where entry.score.points != 0 {
      points["\(entry.member) \(view.start)"] = entry.score.points
    }
    return points
  }

  static func explanation(of person: String, in league: League) -> [Int]? {
    let (member, start) = memberAndDate(person)
    let season = league.view(at: league.end).seasons.first { "\($0.start)" == start }
    return league.explanation(of: member, at: season?.start ?? league.end).map(\.change)
  }

  static func begin(_ league: inout League, at date: Date) throws {
    for member in ["ada", "bob", "sure"] as [Member.ID] { try league.join(member, at: date) }
  }

  static func deed(_ number: Int, _ generator: inout SeededGenerator) throws -> Deed {
    let member = try generator.pick(["ada", "bob", "cleo", "dan"] as [Member.ID])
    switch generator.draw(below: 8) {
    case 6:
      let points = generator.draw(below: 9) - 4
      return (.awarded(.init(to: member, points: points, reason: "Words")), "teacher")
    case 7:
      let actions: [League.Action] = [
        .awarded(.init(to: "sure", points: 5)), .awarded(.init(to: member, points: 5)),
        .erased(Member.Erasure(of: "sure", salt: "salt")),
      ]
      return (try generator.pick(actions), member)
    case 0: return (.joined(division: nil), member)
    case 1: return (.joined(division: generator.draw(below: 3)), member)
    case 2: return (.left, member)
    default:
      return (.scored(Leaderboard.Score(points: generator.draw(below: 12) - 2)), member)
    }
  }

  static func sureDeed(_ number: Int) -> Deed {
    (.joined(division: nil), Member.ID("guest-\(number)"))
  }

  static func ask(_ league: League, at date: Date, in window: Range<Date>) throws {
    _ = league.view(at: date).previous
    _ = league.explanation(of: "bob", at: date)
    var league = league
    _ = try? league.read(Ledger(days: DayReckoning(EarnerRules.calendar)), at: date)
  }

  static func voided(_ event: League.Event.ID) -> League.Action { .voided(event) }

  static func erase(in league: inout League, at date: Date) throws -> [String] {
    try league.erase("bob", at: date)
    return ["bob"]
  }
}

enum RecurringBoardKind: HistoryKind {
  typealias History = RecurringLeaderboard

  static func give(
    _ points: Int,
    for reason: String,
    by actor: String,
    in board: inout RecurringLeaderboard,
    at date: Date
  ) throws -> String? {
    if points < 0 {
      try board.deduct(-points, from: "bob", for: reason, by: Member.ID(actor), at: date)
    } else {
      try board.award(points, to: "bob", for: reason, by: Member.ID(actor), at: date)
    }
    return "bob \(board.view(at: date).current?.start ?? date)"
  }

  static func told(_ consequences: [Leaderboard.Change]) -> [String: FigureChange]? {
    changes(consequences, of: { "\($0.member) \($0.start)" }, \.points)
  }

  static var content: RecurringLeaderboard.Content {
    let days = DayReckoning(EarnerRules.calendar)
    let managers: Set<Member.ID> = ["teacher", "eve"]
    return RecurringLeaderboard(.daily, by: .increment, days: days, managers: managers).content
  }

  static let authority = "managers"

  static func begun(with person: String, mayActForOthers: Bool) throws -> RecurringLeaderboard? {
    let managers: Set<Member.ID> = mayActForOthers ? [Member.ID(person)] : []
    let days = DayReckoning(EarnerRules.calendar)
    var board = RecurringLeaderboard(.daily, by: .increment, days: days, managers: managers)
    try begin(&board, at: EarnerRules.start)
    return board
  }

  static func forOthers(
    in board: RecurringLeaderboard
  ) throws -> [RecurringLeaderboard.Action] {
    [
      .awarded(.init(to: "bob", points: 5)), .awarded(.init(to: "bob", points: -5)),
      .erased(Member.Erasure(of: "bob", salt: "salt")), .voided(try board.last(by: "bob")),
    ]
  }

  static func content(_ days: DayReckoning) throws -> RecurringLeaderboard.Content? {
    RecurringLeaderboard(.daily, by: .increment, days: days).content
  }

  static func isForEveryone(_ deed: Deed) -> Bool {
    deed.actor != nil && deed.actor != "teacher"
  }

  static func points(in board: RecurringLeaderboard) -> [String: Int]? {
    let view = board.view(at: board.end)
    var points: [String: Int] = [:]
    for period in view.periods + (view.current.map { [$0] } ?? []) {
      for entry in period.board.entries where entry.score.points != 0 {
        points["\(entry.member) \(period.start)"] = entry.score.points
      }
    }
    return points
  }

  static func explanation(of person: String, in board: RecurringLeaderboard) -> [Int]? {
    let (member, start) = memberAndDate(person)
    let period = board.view(at: board.end).periods.first { "\($0.start)" == start }
    return board.explanation(of: member, at: period?.start ?? board.end).map(\.change)
  }

  static func begin(_ board: inout RecurringLeaderboard, at date: Date) throws {
    try board.submit(Leaderboard.Score(points: 1), of: "bob", at: date)
  }

  static func deed(_ number: Int, _ generator: inout SeededGenerator) throws -> Deed {
    let member = try generator.pick(["ada", "bob", "cleo", "dan"] as [Member.ID])
    let points = generator.draw(below: 9) == 0 ? Int.max : generator.draw(below: 12) - 2
    if generator.draw(below: 6) == 0, points < 12 {
      return (.awarded(.init(to: member, points: points - 4, reason: "Words")), "teacher")
    }
    if generator.draw(below: 6) == 0 {
      let actions: [RecurringLeaderboard.Action] = [
        .awarded(.init(to: "bob", points: 5)), .awarded(.init(to: member, points: 5)),
        .erased(Member.Erasure(of: "sure", salt: "salt")),
      ]
      return (try generator.pick(actions), member)
    }
    return (.scored(Leaderboard.Score(points: points)), member)
  }

  static func sureDeed(_ number: Int) -> Deed {
    (.scored(Leaderboard.Score(points: 1)), Member.ID("guest-\(number)"))
  }

  static func ask(_ board: RecurringLeaderboard, at date: Date, in window: Range<Date>) throws {
    _ = board.view(at: date).previous
    _ = board.explanation(of: "bob", at: date)
  }

  static func voided(_ event: RecurringLeaderboard.Event.ID) -> RecurringLeaderboard.Action {
    .voided(event)
  }

  static func erase(in board: inout RecurringLeaderboard, at date: Date) throws -> [String] {
    try board.erase("bob", at: date)
    return ["bob"]
  }
}

// MARK: - Diaries

enum DiaryKind: HistoryKind {
  typealias History = Diary

  static var content: Diary.Content {
    get throws {
      var generator = SeededGenerator(seed: 3)
      let rules = try EarnerRules(&generator)
      let policies = try Diary.Policies {
        $0.xp = try XPPolicy {
          $0.goal = 20
          $0.rules = rules.points
        }
        $0.achievements = try rules.book(of: .learnGoal)
        $0.shop = rules.shop
      }
      return Diary.Content(owner: "eva", policies: policies)
    }
  }

  static func content(_ days: DayReckoning) throws -> Diary.Content? {
    Diary.Content(owner: "eva", policies: try Diary.Policies { $0.days = days })
  }

  /// Ben is a teacher at times, Dan a parent; whoever reads may comment, and take that back.
  static func isForEveryone(_ deed: Deed) -> Bool {
    switch deed.action {
    case .awarded, .deducted, .revokedAward: deed.actor != nil && deed.actor != "ben"
    default: deed.actor != nil
    }
  }

  static let authority = "teachers"

  static func begun(with person: String, mayActForOthers: Bool) throws -> Diary? {
    var diary = Diary(try content)
    try begin(&diary, at: EarnerRules.start)
    try diary.award(.xp(5), for: "quiz", at: EarnerRules.start)
    let access = mayActForOthers ? Diary.Access.teacher(of: []) : .parent()
    try diary.admit(Learner.ID(person), as: access, at: EarnerRules.start)
    return diary
  }

  static func forOthers(in diary: Diary) throws -> [Diary.Action] {
    let award = try #require(
      diary.events.last { if case .awarded = $0.action { true } else { false } }
    )
    return [
      .awarded(.xp(5), for: "help"), .deducted(5, for: "late"), .revokedAward(for: "quiz"),
      .voided(award.id),
    ]
  }

  static func points(in diary: Diary) -> [String: Int]? { ["eva": diary.xp] }

  static func explanation(of person: String, in diary: Diary) -> [Int]? {
    diary.explanation().parts
  }

  static func give(
    _ points: Int,
    for reason: String,
    by actor: String,
    in diary: inout Diary,
    at date: Date
  ) throws -> String? {
    try diary.admit(Learner.ID(actor), as: .teacher(of: ["course"]), at: date)
    if points < 0 {
      try diary.deduct(-points, for: "\(reason) -", by: Learner.ID(actor), at: date)
    } else {
      try diary.award(.xp(points), for: "\(reason)", by: Learner.ID(actor), at: date)
    }
    return "eva"
  }

  static func told(_ consequences: [ProgressChange]) -> [String: FigureChange]? {
    changes(consequences, of: \.member.rawValue, \.points)
  }

  private static let day = CalendarDay(of: EarnerRules.start, in: EarnerRules.calendar)

  static func begin(_ diary: inout Diary, at date: Date) throws {
    try diary.merge(platform: [DiaryCourse(id: "course", title: "A course")], at: date)
    try diary.admit("ben", as: .teacher(of: ["course"]), at: date)
    try diary.admit("dan", as: .parent(), at: date)
    for number in 0..<3 {
      let id = DiaryItem.ID("g\(number)")
      try diary.add(.goal(id: id, title: "Secret goal", course: "course", due: day), at: date)
    }
  }

  static func deed(_ number: Int, _ generator: inout SeededGenerator) throws -> Deed {
    let goal = DiaryItem.Key.own(DiaryItem.ID("g\(generator.draw(below: 4))"))
    let entry = Reflection.Entry.ID("r\(generator.draw(below: 3))")
    let isReader = generator.draw(below: 4) == 0
    switch generator.draw(below: 13) {
    case 12:
      let actions: [Diary.Action] = [
        .awarded(.xp(9), for: "gift-\(number)"), .deducted(3, for: "gift-\(number)"),
        .revokedAward(for: "gift-\(generator.draw(below: 30))"),
      ]
      return (try generator.pick(actions), "dan")
    case 0...2: return (.completed(goal, occurrence: nil), nil)
    case 3: return (.reopened(goal, occurrence: nil), nil)
    case 4: return (.setReminder(goal, on: day), nil)
    case 5: return (.awarded(.xp(generator.draw(below: 30)), for: "gift-\(number)"), nil)
    case 6:
      let gift = Diary.Award.ID("gift-\(generator.draw(below: 30))")
      return isReader ? (.deducted(3, for: gift), "ben") : (.revokedAward(for: gift), nil)
    case 7: return (.bought("hat"), nil)
    case 8: return (.deleted(goal), isReader ? "ben" : nil)
    case 9: return (.shared(entry, with: isReader ? .people(["ben"]) : .everyone), nil)
    case 10 where isReader:
      return (.admitted("ben", number.isMultiple(of: 2) ? .parent() : .teacher(of: [])), nil)
    case 10: return (.commented(entry, text: "Secret comment"), "ben")
    default:
      let entry = Reflection.Entry(id: entry, course: "course", day: day, text: "Secret thought")
      return (.wrote(entry), nil)
    }
  }

  static func sureDeed(_ number: Int) -> Deed {
    let id = DiaryItem.ID("sure-\(number)")
    return (.added(.goal(id: id, title: "Work", course: "course", due: day)), nil)
  }

  static func ask(_ diary: Diary, at date: Date, in window: Range<Date>) throws {
    _ = diary.explanation(in: window)
    let calendar = EarnerRules.calendar
    for (last, now) in [(date, EarnerRules.start), (EarnerRules.start, date)] {
      expectRefusal(DiaryError.log(.dateOutOfRange), of: diary) {
        try $0.deliverNotifications(since: last, until: now, calendar: calendar)
      }
    }
    _ = diary.upcomingNotifications(after: date, until: EarnerRules.start, calendar: calendar)
  }

  static func voided(_ event: Diary.Event.ID) -> Diary.Action { .voided(event) }

  static func erase(in diary: inout Diary, at date: Date) throws -> [String] {
    try diary.eraseWords(of: .all, at: date)
    try diary.erasePerson("ben", at: date)
    try diary.erasePerson(diary.content.owner, at: date)
    return ["Secret", "\"ben\"", "\"eva\""]
  }
}

// MARK: - Quizzes

enum ChallengeKind: HistoryKind {
  typealias History = QuizChallenge

  private static let players = (0..<12).map { Learner.ID("player-\($0)") }

  static var content: QuizChallenge.Content {
    get throws {
      try QuizChallenge.Content(
        id: "c",
        quiz: try Samples.quiz(),
        players: players,
        opensAt: EarnerRules.start,
        deadline: EarnerRules.start.addingTimeInterval(30 * 86_400)
      )
    }
  }

  /// A deadline is a date.
  static func content(_ days: DayReckoning) throws -> QuizChallenge.Content? { nil }

  static func give(
    _ points: Int,
    for reason: String,
    by actor: String,
    in history: inout QuizChallenge,
    at date: Date
  ) throws -> String? { nil }

  static func told(_ consequences: NoConsequences) -> [String: FigureChange]? { nil }

  static func isForEveryone(_ deed: Deed) -> Bool { deed.actor != nil }

  static func begun(with person: String, mayActForOthers: Bool) throws -> QuizChallenge? {
    guard !mayActForOthers else { return nil }
    var challenge = QuizChallenge(try content)
    try challenge.accept(by: players[1], at: EarnerRules.start)
    return challenge
  }

  static func forOthers(in challenge: QuizChallenge) throws -> [QuizChallenge.Action] {
    [
      .erased(Learner.Erasure(of: players[1], salt: "salt")),
      .voided(try challenge.last(by: players[1])),
    ]
  }

  static func points(in challenge: QuizChallenge) -> [String: Int]? {
    challenge.state.stages.reduce(into: [:]) { points, entry in
      if case .finished(let session) = entry.value {
        points[entry.key.rawValue] = session.score.total.rounded(.down)
      }
    }
  }

  /// The judgments of the session explain a score.
  static func explanation(of person: String, in challenge: QuizChallenge) -> [Int]? { nil }

  static func ask(_ challenge: QuizChallenge, at date: Date, in window: Range<Date>) throws {
    #expect(throws: ChallengeError.self) {
      // A date far ahead is one, and shows the end.
      guard date.milliseconds == nil else { throw ChallengeError.stays }
      _ = try challenge.view(for: "player-1", at: date)
    }
  }

  static func voided(_ event: QuizChallenge.Event.ID) -> QuizChallenge.Action { .voided(event) }

  static func erase(in challenge: inout QuizChallenge, at date: Date) throws -> [String] {
    try challenge.erase("player-0", at: date)
    return ["\"player-0\""]
  }

  static func deed(_ number: Int, _ generator: inout SeededGenerator) throws -> Deed {
    let player = players[generator.draw(below: 6)]
    switch generator.draw(below: 8) {
    case 0...1: return (.accepted, player)
    case 2...3: return (.started, player)
    case 4: return (.declined, player)
    case 5: return (.accepted, "nobody")
    default:
      var session = QuizSession(try Samples.quiz())
      try session.answer(.choice("b"), at: EarnerRules.start)
      try session.quit(at: EarnerRules.start)
      return (.submitted(session.events), player)
    }
  }

  static func sureDeed(_ number: Int) -> Deed { (.accepted, players[6 + number]) }
}

enum LiveRoundKind: HistoryKind {
  typealias History = LiveRound

  static var content: LiveRound.Content {
    get throws {
      try LiveRound.Content(
        id: "r",
        quiz: try Samples.quiz(),
        host: "eva",
        timeLimit: .seconds(3600),
        streakBonus: .standard
      )
    }
  }

  /// All of it is over in an hour.
  static func content(_ days: DayReckoning) throws -> LiveRound.Content? { nil }

  static func give(
    _ points: Int,
    for reason: String,
    by actor: String,
    in history: inout LiveRound,
    at date: Date
  ) throws -> String? { nil }

  static func told(_ consequences: NoConsequences) -> [String: FigureChange]? { nil }

  static let owner: Learner.ID? = "eva"

  static func isForEveryone(_ deed: Deed) -> Bool { deed.actor != owner }

  static let authority = "the host"

  static func begun(with person: String, mayActForOthers: Bool) throws -> LiveRound? {
    let content = try LiveRound.Content(
      id: "r",
      quiz: try Samples.quiz(),
      host: mayActForOthers ? Learner.ID(person) : "eva",
      timeLimit: .seconds(3600)
    )
    var round = LiveRound(content)
    try begin(&round, at: EarnerRules.start)
    return round
  }

  static func forOthers(in round: LiveRound) throws -> [LiveRound.Action] {
    [
      .removed("ben"), .opened("choice"), .ended, .voided(try round.last(by: "ben")),
      .erased(Learner.Erasure(of: "ben", salt: "salt")),
    ]
  }

  static func points(in round: LiveRound) -> [String: Int]? {
    Dictionary(
      uniqueKeysWithValues: round.ranking(at: .distantFuture).map { ($0.id.rawValue, $0.points) }
    )
  }

  static func explanation(of person: String, in round: LiveRound) -> [Int]? {
    round.openedQuestions.compactMap {
      round.results(of: $0, at: .distantFuture)?[Learner.ID(person)]
    }.flatMap { [$0.creditPoints, $0.speedPoints, $0.streakPoints] }
  }

  static func ask(_ round: LiveRound, at date: Date, in window: Range<Date>) throws {
    _ = round.openQuestion(at: date)
    _ = round.answerCount(at: date)
    _ = round.results(of: "choice", at: date)
    _ = round.ranking(at: date)
  }

  static func voided(_ event: LiveRound.Event.ID) -> LiveRound.Action { .voided(event) }

  static func erase(in round: inout LiveRound, at date: Date) throws -> [String] {
    try round.erase("ada", at: date)
    try round.erase("eva", at: date)
    return ["\"ada\"", "\"eva\""]
  }

  static func begin(_ round: inout LiveRound, at date: Date) throws {
    for player in ["ada", "ben"] as [Learner.ID] {
      try round.join(by: player, at: date)
    }
  }

  static func deed(_ number: Int, _ generator: inout SeededGenerator) throws -> Deed {
    let problem = try generator.pick(["choice", "check", "exact", "none"] as [Problem.ID])
    let person = try generator.pick(["ada", "ben", "cleo", "dan", "eva", "fay"] as [Learner.ID])
    switch generator.draw(below: 12) {
    case 0: return (.joined(), person)
    case 10: return (.left, person)
    case 11: return (.removed(person), number < 30 ? "ada" : "eva")
    case 1...4: return (.opened(problem), "eva")
    case 5...7: return (.answered(problem, .choice("b")), person)
    case 8: return (.closed(problem), "eva")
    default: return (.ended, number < 30 ? "ada" : "eva")
    }
  }

  static func sureDeed(_ number: Int) -> Deed { (.joined(), Learner.ID("guest-\(number)")) }
}

enum ContactKind: HistoryKind {
  typealias History = ContactBook

  static let content = ContactBook.Content("school")

  /// Contacts last until they are deleted.
  static func content(_ days: DayReckoning) throws -> ContactBook.Content? { nil }

  static func give(
    _ points: Int,
    for reason: String,
    by actor: String,
    in history: inout ContactBook,
    at date: Date
  ) throws -> String? { nil }

  static func told(_ consequences: NoConsequences) -> [String: FigureChange]? { nil }

  static func isForEveryone(_ deed: Deed) -> Bool { true }

  static func begun(with person: String, mayActForOthers: Bool) throws -> ContactBook? {
    guard !mayActForOthers else { return nil }
    var book = ContactBook(content)
    try begin(&book, at: EarnerRules.start)
    return book
  }

  static func forOthers(in book: ContactBook) throws -> [ContactBook.Action] {
    [.erased(Learner.Erasure(of: "ben", salt: "salt")), .voided(try book.last(by: "ben"))]
  }

  static func points(in book: ContactBook) -> [String: Int]? { nil }
  static func explanation(of person: String, in book: ContactBook) -> [Int]? { nil }
  static func ask(_ book: ContactBook, at date: Date, in window: Range<Date>) throws {}

  static func voided(_ event: ContactBook.Event.ID) -> ContactBook.Action { .voided(event) }

  static func begin(_ book: inout ContactBook, at date: Date) throws {
    try book.request("ada", by: "ben", at: date)
  }

  static func erase(in book: inout ContactBook, at date: Date) throws -> [String] {
    try book.erase("ada", at: date)
    return ["\"ada\""]
  }

  static func deed(_ number: Int, _ generator: inout SeededGenerator) throws -> Deed {
    let learners: [Learner.ID] = ["ada", "ben", "cleo", "eva"]
    let other = try generator.pick(learners)
    let learner = try generator.pick(learners)
    switch generator.draw(below: 8) {
    case 0...2: return (.requested(other), learner)
    case 3...4: return (.accepted(other), learner)
    case 5: return (.declined(other), learner)
    case 6: return (.deleted(other), learner)
    default: return (generator.draw(below: 2) == 0 ? .welcomedStrangers : .avoidedStrangers, other)
    }
  }

  static func sureDeed(_ number: Int) -> Deed {
    (.welcomedStrangers, Learner.ID("stranger-\(number)"))
  }
}

enum WorkshopKind: HistoryKind {
  typealias History = ProblemWorkshop

  static let content = ProblemWorkshop.Content("school")

  /// Problems are written whatever the day.
  static func content(_ days: DayReckoning) throws -> ProblemWorkshop.Content? { nil }

  static func give(
    _ points: Int,
    for reason: String,
    by actor: String,
    in history: inout ProblemWorkshop,
    at date: Date
  ) throws -> String? { nil }

  static func told(_ consequences: NoConsequences) -> [String: FigureChange]? { nil }

  static func isForEveryone(_ deed: Deed) -> Bool { true }

  /// The app decides who reviews.
  static func begun(with person: String, mayActForOthers: Bool) throws -> ProblemWorkshop? {
    guard !mayActForOthers else { return nil }
    var workshop = ProblemWorkshop(content)
    try begin(&workshop, at: EarnerRules.start)
    return workshop
  }

  static func forOthers(in workshop: ProblemWorkshop) throws -> [ProblemWorkshop.Action] {
    [.erased(Learner.Erasure(of: "ada", salt: "salt")), .voided(try workshop.last(by: "ada"))]
  }

  static func points(in workshop: ProblemWorkshop) -> [String: Int]? { nil }
  static func explanation(of person: String, in workshop: ProblemWorkshop) -> [Int]? { nil }

  static func ask(_ workshop: ProblemWorkshop, at date: Date, in window: Range<Date>) throws {}

  static func voided(_ event: ProblemWorkshop.Event.ID) -> ProblemWorkshop.Action {
    .voided(event)
  }

  static func erase(in workshop: inout ProblemWorkshop, at date: Date) throws -> [String] {
    try workshop.erase("ada", at: date)
    return ["\"ada\""]
  }

  private static func draft(_ id: Problem.ID) -> ProblemDraft {
    ProblemDraft(
      json: """
        {"id":"\(id)","prompt":"What is it?","kind":"multipleChoice",
        "options":[{"id":"a","text":"this","correct":true},{"id":"b","text":"that"}]}
        """
    )
  }

  static func deed(_ number: Int, _ generator: inout SeededGenerator) throws -> Deed {
    let problem = Problem.ID("p\(generator.draw(below: 3))")
    let revision = ProblemWorkshop.Event.ID("first-\(problem)")
    let person = try generator.pick(["ada", "ben", "cleo"] as [Learner.ID])
    switch generator.draw(below: 9) {
    case 0: return (.wrote(problem, draft(problem), for: "c/1/a", origin: .students), person)
    case 1...2: return (.submitted(problem, revision: revision), "ada")
    case 3...4: return (.approved(problem, revision: revision), person)
    case 5: return (.rejected(problem, revision: revision, reason: "It is too easy."), person)
    case 6: return (.withdrew(problem), "ada")
    case 7: return (.kept(problem, votes: number), person)
    default: return (.settled(problem, reply: nil), person)
    }
  }

  static func begin(_ workshop: inout ProblemWorkshop, at date: Date) throws {
    for number in 0..<2 {
      let problem = Problem.ID("p\(number)")
      try workshop.write(
        problem,
        draft(problem),
        for: "c/1/a",
        by: "ada",
        at: date,
        stamp: .init(id: "first-\(problem)")
      )
    }
  }

  static func sureDeed(_ number: Int) -> Deed {
    let problem = Problem.ID("sure-\(number)")
    return (.wrote(problem, draft(problem), for: "c/1/a", origin: .students), "ada")
  }
}
