// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gamification
import LearningDiary
import LudusCore
import LudusFoundation
import LudusTestSupport
import PlayerProgress
import QuizAuthoring
import QuizCommunity
import QuizTestSupport
import Quizzes
import Testing

/// A kind of shared history, with what the tests of all kinds ask of it.
///
/// `SharedHistoriesTests` find a kind in the sources that is not in ``HistoryKinds``.
protocol HistoryKind: Sendable {
  associatedtype History: LoggedHistory & Codable & Hashable
  typealias Deed = (action: History.Action, actor: History.Action.Actor?)

  static var content: History.Content { get throws }

  /// Whether somebody can give and take points or coins by hand.
  static var handAwards: HandAwards { get }

  /// By how much clocks may differ where that is no policy, in words; else nil.
  static var clocks: String? { get }

  /// Does what everything else builds on.
  static func begin(_ history: inout History, at date: Date) throws

  /// Something that can be tried; most of it is possible most of the time.
  static func deed(_ number: Int, _ generator: inout SeededGenerator) throws -> Deed

  /// Something that is possible in every state, for each number.
  static func sureDeed(_ number: Int) throws -> Deed

  /// Actions that name a date apart from when they happened.
  static func naming(_ date: Date) throws -> [Deed]

  /// What declares an event void, if anything does.
  static func void(_ event: History.Event.ID) -> Deed?

  /// Erases words or a person, if that is possible, and returns the texts that must be gone.
  static func erase(in history: inout History, at date: Date) throws -> [String]
}

/// What an administrator, a teacher or the app can give and take by hand.
enum HandAwards: String {
  case none = "no"
  case award = "award"
  case awardAndDeduction = "award, deduction"
  case awardAndPenalty = "award, penalty"
  case awardAndDeduct = "award, deduct"
}

extension SeededGenerator {
  fileprivate mutating func pick<Element>(_ elements: [Element]) throws -> Element {
    try #require(drawElement(of: elements))
  }
}

extension HistoryKind {
  static var handAwards: HandAwards { .none }
  static var clocks: String? { nil }
  static func begin(_ history: inout History, at date: Date) throws {}
  static func naming(_ date: Date) throws -> [Deed] { [] }
  static func void(_ event: History.Event.ID) -> Deed? { nil }
  static func erase(in history: inout History, at date: Date) throws -> [String] { [] }
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

  static let handAwards = HandAwards.awardAndPenalty
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

  static func void(_ event: PlayerGroup.Event.ID) -> Deed? { (.voided(event), "ada") }

  static func erase(in group: inout PlayerGroup, at date: Date) throws -> [String] {
    try group.erase("bob", by: "ada", at: date)
    try group.erase("cleo", by: "cleo", at: date)
    return ["bob", "cleo"]
  }
}

// MARK: - One player

enum PlayerLogKind: HistoryKind {
  typealias History = PlayerLog

  static let handAwards = HandAwards.awardAndDeduct

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
        },
        days: DayReckoning(EarnerRules.calendar)
      )
    }
  }

  static func deed(_ number: Int, _ generator: inout SeededGenerator) throws -> Deed {
    let player: Member.ID? = generator.draw(below: 3) == 0 ? "bob" : nil
    switch generator.draw(below: 12) {
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

  static func void(_ event: PlayerLog.Event.ID) -> Deed? { (.voided(event), nil) }

  static func begin(_ log: inout PlayerLog, at date: Date) throws {
    try log.record("gift", subject: "Words", by: "bob", at: date)
    try log.award(1, to: "bob", for: "Words", by: "bob", at: date)
  }

  static func erase(in log: inout PlayerLog, at date: Date) throws -> [String] {
    try log.erase("bob", at: date)
    return ["bob"]
  }
}

enum WalletKind: HistoryKind {
  typealias History = Wallet

  static let clocks: String? = "ten minutes"
  static var content: Wallet.Shop {
    get throws {
      try Wallet.Shop(
        [
          Wallet.Shop.Item(id: "hat", title: "A hat", price: 5, isRepeatable: true),
          Wallet.Shop.Item(id: "crown", title: "A crown", price: 10, level: 2),
        ],
        rules: Wallet.Rules { $0.perLevel = 2 }
      )
    }
  }

  static let handAwards = HandAwards.awardAndDeduct

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

  static func void(_ event: Wallet.Event.ID) -> Deed? { (.voided(event), nil) }
}

// MARK: - Leagues and boards

enum LeagueKind: HistoryKind {
  typealias History = League

  static let clocks: String? = "ten minutes"
  static let handAwards = HandAwards.awardAndDeduct

  static var content: League.Content {
    get throws {
      let rules = try League.Rules(divisions: ["A", "B"]) {
        $0.reset = .daily
        $0.groupSize = 2
        $0.rising = 1
        $0.falling = 1
        $0.maximumAbsences = 1
      }
      return League(rules, seed: 7, days: DayReckoning(EarnerRules.calendar), at: EarnerRules.start)
        .content
    }
  }

  static func begin(_ league: inout League, at date: Date) throws {
    for member in ["ada", "bob", "sure"] as [Member.ID] { try league.join(member, at: date) }
  }

  static func deed(_ number: Int, _ generator: inout SeededGenerator) throws -> Deed {
    let member = try generator.pick(["ada", "bob", "cleo", "dan"] as [Member.ID])
    switch generator.draw(below: 6) {
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

  static func void(_ event: League.Event.ID) -> Deed? { (.voided(event), nil) }

  static func erase(in league: inout League, at date: Date) throws -> [String] {
    try league.erase("bob", at: date)
    return ["bob"]
  }
}

enum RecurringBoardKind: HistoryKind {
  typealias History = RecurringLeaderboard

  static let clocks: String? = "ten minutes"
  static let handAwards = HandAwards.awardAndDeduct

  static var content: RecurringLeaderboard.Content {
    let days = DayReckoning(EarnerRules.calendar)
    return RecurringLeaderboard(.daily, by: .increment, days: days).content
  }

  static func begin(_ board: inout RecurringLeaderboard, at date: Date) throws {
    try board.submit(Leaderboard.Score(points: 1), of: "bob", at: date)
  }

  static func deed(_ number: Int, _ generator: inout SeededGenerator) throws -> Deed {
    let member = try generator.pick(["ada", "bob", "cleo", "dan"] as [Member.ID])
    let points = generator.draw(below: 9) == 0 ? Int.max : generator.draw(below: 12) - 2
    return (.scored(Leaderboard.Score(points: points)), member)
  }

  static func sureDeed(_ number: Int) -> Deed {
    (.scored(Leaderboard.Score(points: 1)), Member.ID("guest-\(number)"))
  }

  static func void(_ event: RecurringLeaderboard.Event.ID) -> Deed? { (.voided(event), nil) }

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

  static let handAwards = HandAwards.awardAndDeduction
  private static let day = CalendarDay(of: EarnerRules.start, in: EarnerRules.calendar)

  static func begin(_ diary: inout Diary, at date: Date) throws {
    try diary.merge(platform: [DiaryCourse(id: "course", title: "A course")], at: date)
    for number in 0..<3 {
      let id = DiaryItem.ID("g\(number)")
      try diary.add(.goal(id: id, title: "Secret goal", course: "course", due: day), at: date)
    }
  }

  static func deed(_ number: Int, _ generator: inout SeededGenerator) throws -> Deed {
    let goal = DiaryItem.Key.own(DiaryItem.ID("g\(generator.draw(below: 4))"))
    let entry = Reflection.Entry.ID("r\(generator.draw(below: 3))")
    let isReader = generator.draw(below: 4) == 0
    switch generator.draw(below: 12) {
    case 0...2: return (.completed(goal, occurrence: nil), nil)
    case 3: return (.reopened(goal, occurrence: nil), nil)
    case 4: return (.setReminder(goal, on: day), nil)
    case 5: return (.awarded(.xp(generator.draw(below: 30)), for: "gift-\(number)"), nil)
    case 6:
      let gift = Diary.Award.ID("gift-\(generator.draw(below: 30))")
      return isReader ? (.deducted(3, for: gift), "ben") : (.revokedAward(for: gift), nil)
    case 7: return (.bought("hat"), nil)
    case 8: return (.deleted(goal), isReader ? "ben" : nil)
    case 9: return (.shared(entry, with: .everyone), nil)
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

  static func void(_ event: Diary.Event.ID) -> Deed? { (.voided(event), nil) }

  static func erase(in diary: inout Diary, at date: Date) throws -> [String] {
    try diary.eraseWords(of: .all, at: date)
    return ["Secret"]
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
      try LiveRound.Content(id: "r", quiz: try Samples.quiz(), host: "eva", seconds: 3600)
    }
  }

  static func begin(_ round: inout LiveRound, at date: Date) throws {
    for player in ["ada", "ben"] as [Learner.ID] {
      try round.join(by: player, at: date)
    }
  }

  static func deed(_ number: Int, _ generator: inout SeededGenerator) throws -> Deed {
    let problem = try generator.pick(["choice", "check", "exact", "none"] as [Problem.ID])
    let person = try generator.pick(["ada", "ben", "cleo", "dan", "eva", "fay"] as [Learner.ID])
    switch generator.draw(below: 10) {
    case 0: return (.joined, person)
    case 1...4: return (.opened(problem), "eva")
    case 5...7: return (.answered(problem, .choice("b")), person)
    case 8: return (.closed(problem), "eva")
    default: return (.ended, number < 30 ? "ada" : "eva")
    }
  }

  static func sureDeed(_ number: Int) -> Deed { (.joined, Learner.ID("guest-\(number)")) }
}

enum ContactKind: HistoryKind {
  typealias History = ContactBook

  static let content: ContactBook.ID = "school"

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

  static let content: ProblemWorkshop.ID = "school"

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
