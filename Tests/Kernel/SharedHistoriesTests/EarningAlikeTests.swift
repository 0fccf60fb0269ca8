// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gamification
import LearningDiary
import LudusTestSupport
import Testing

@testable import PlayerProgress

/// What someone earns is the same in a group, a player log and a diary where their rules are the
/// same.
///
/// `MemberProgress.Conventions` lists what is not; the tests here that show such a difference say
/// so.
@Suite struct EarningAlikeTests {
  /// An earner for each kind of history.
  static let kinds: [any Earner.Type] = [GroupEarner.self, LogEarner.self, DiaryEarner.self]

  /// Something that happens some minutes after the start.
  private enum Step {
    case work(Int)
    case receive(Int)
    case look
    case buy(Wallet.Shop.Item.ID)
    case takeBack(Int)
  }

  private static func date(_ minutes: Int) -> Date {
    EarnerRules.start.addingTimeInterval(Double(minutes) * 60)
  }

  /// Steps at different minutes of two weeks, in order.
  private func steps(
    _ generator: inout SeededGenerator,
    takesBack: Bool = false
  ) -> [(minutes: Int, step: Step)] {
    let minutes = (1..<14 * 24 * 60).shuffled(using: &generator).prefix(30).sorted()
    var open = Array(0..<EarnerRules.deeds)
    var done: [Int] = []
    return minutes.map { minutes in
      switch Int.random(in: 0..<12, using: &generator) {
      case 0..<6 where !open.isEmpty:
        let deed = open.removeFirst()
        done.append(deed)
        return (minutes, .work(deed))
      case 6 where takesBack && !done.isEmpty:
        return (minutes, .takeBack(done.removeLast()))
      case 7: return (minutes, .look)
      case 8: return (minutes, .buy("hat"))
      case 9: return (minutes, .buy("crown"))
      default: return (minutes, .receive(Int.random(in: 1...60, using: &generator)))
      }
    }
  }

  @Test func allKindsOfHistoriesPlayHere() {
    #expect(Set(Self.kinds.map { $0.conventions }) == Set(MemberProgress.Conventions.all))
  }

  @Test func theSameWorkEarnsTheSame() {
    forEachSeed(0..<10) { generator in
      let rules = try EarnerRules(&generator)
      let steps = steps(&generator)
      var outcomes: [(earned: [Earned], announced: [Announcement], bought: [WalletError?])] = []
      for kind in Self.kinds {
        var earner = try kind.init(rules)
        var (earned, announced, bought): ([Earned], [Announcement], [WalletError?]) = ([], [], [])
        for (minutes, step) in steps {
          let date = Self.date(minutes)
          switch step {
          case .work(let number): announced.append(try earner.work(number, at: date))
          case .receive(let points): try earner.receive(points, minutes, at: date)
          case .look: try earner.look(at: date)
          case .buy(let item): bought.append(earner.buy(item, at: date))
          case .takeBack: break
          }
          earned.append(Earned(earner))
        }
        outcomes.append((earned, announced, bought))
        // The value that every device comes to, whatever it gets to know first.
        let shuffled = earner.shuffled(&generator)
        try #require(Earned(shuffled) == Earned(earner), "\(kind)")
      }
      for (kind, outcome) in zip(Self.kinds, outcomes) {
        try #require(outcome.earned == outcomes[0].earned, "\(kind)")
        try #require(outcome.announced == outcomes[0].announced, "\(kind)")
      }
      // A group has no shop.
      try #require(outcomes[1].bought == outcomes[2].bought)
    }
  }

  @Test func theSameWorkEarnsTheSameCoins() {
    forEachSeed(0..<30) { generator in
      let rules = try EarnerRules(&generator)
      let steps = steps(&generator)
      var balances: [[Int]] = []
      for kind in Self.kinds {
        var earner = try kind.init(rules)
        guard earner.progress.wallet(of: earner.member) != nil else { continue }
        balances.append(
          try steps.map { minutes, step in
            let date = Self.date(minutes)
            switch step {
            case .work(let number): _ = try earner.work(number, at: date)
            case .receive(let points): try earner.receive(points, minutes, at: date)
            case .buy(let item): _ = earner.buy(item, at: date)
            case .look, .takeBack: break
            }
            return try #require(earner.progress.wallet(of: earner.member)).balance
          }
        )
      }
      try #require(balances.count == 2 && balances[0] == balances[1])
    }
  }

  @Test func workThatIsEnteredLateLandsWhereItBelongs() {
    forEachSeed(0..<20) { generator in
      let rules = try EarnerRules(&generator)
      // Further apart than clocks may differ, since what is a little late is taken for the present.
      let minutes = stride(from: 1, to: 14 * 24 * 60, by: 15).shuffled(using: &generator).prefix(12)
      let order = Array(minutes.enumerated())
      var outcomes: [Earned] = []
      for kind in Self.kinds {
        var (late, inOrder) = (try kind.init(rules), try kind.init(rules))
        for (number, minutes) in order {
          _ = try late.work(number, at: Self.date(minutes))
        }
        for (number, minutes) in order.sorted(by: { $0.element < $1.element }) {
          _ = try inOrder.work(number, at: Self.date(minutes))
        }
        try #require(Earned(late) == Earned(inOrder), "\(kind)")
        outcomes.append(Earned(late))
      }
      try #require(outcomes.allSatisfy { $0 == outcomes[0] })
    }
  }

  @Test func whatIsTakenBackIsTakenBackAlike() {
    forEachSeed(0..<12) { generator in
      // The activities of points are left out: a group voids them with the deed, a diary does not.
      let rules = try EarnerRules(&generator, countsPoints: false)
      let steps = steps(&generator, takesBack: true)
      var outcomes: [[Earned]] = []
      for kind in Self.kinds {
        var earner = try kind.init(rules)
        var isAble = true
        let earned = try steps.map { minutes, step in
          let date = Self.date(minutes)
          switch step {
          case .work(let number): _ = try earner.work(number, at: date)
          case .receive(let points): try earner.receive(points, minutes, at: date)
          case .look: try earner.look(at: date)
          case .takeBack(let number): isAble = try earner.takeBack(number, at: date) && isAble
          case .buy: break
          }
          return Earned(earner)
        }
        guard isAble else { continue }
        let shuffled = earner.shuffled(&generator)
        try #require(Earned(shuffled) == Earned(earner), "\(kind)")
        outcomes.append(earned)
      }
      // All three where nothing is taken back.
      try #require(outcomes.count >= 2)
      try #require(outcomes.allSatisfy { $0 == outcomes[0] })
    }
  }

  @Test func whatIsVoidIsAsIfItHadNotBeen() {
    forEachSeed(0..<20) { generator in
      let rules = try EarnerRules(&generator)
      let minutes = (1..<13 * 24 * 60).shuffled(using: &generator).prefix(12).sorted()
      let void = Int.random(in: 0..<12, using: &generator)
      var outcomes: [Earned] = []
      for kind in Self.kinds {
        var (earner, without) = (try kind.init(rules), try kind.init(rules))
        for (number, minutes) in minutes.enumerated() {
          _ = try earner.work(number, at: Self.date(minutes))
          if number != void { _ = try without.work(number, at: Self.date(minutes)) }
        }
        guard try earner.void(void, at: Self.date(14 * 24 * 60)) else { continue }
        try #require(Earned(earner) == Earned(without), "\(kind)")
        let shuffled = earner.shuffled(&generator)
        try #require(Earned(shuffled) == Earned(without), "\(kind)")
        outcomes.append(Earned(earner))
      }
      try #require(outcomes.count >= 2)
      try #require(outcomes.allSatisfy { $0 == outcomes[0] })
    }
  }

  @Test func howeverItIsUndoneTheBalanceIsThatOfTheRest() {
    forEachSeed(0..<20) { generator in
      var rules = try EarnerRules(&generator, levelPolicy: .followsBalance, countsPoints: false)
      rules.revocation = .revoke
      let minutes = (1..<13 * 24 * 60).shuffled(using: &generator).prefix(12).sorted()
      let undone = Int.random(in: 0..<12, using: &generator)
      var outcomes: [Earned] = []
      for kind in Self.kinds {
        var earner = try kind.init(rules)
        for (number, minutes) in minutes.enumerated() {
          _ = try earner.work(number, at: Self.date(minutes))
        }
        let end = Self.date(14 * 24 * 60)
        let isTakenBack = try earner.takeBack(undone, at: end)
        let isUndone = try isTakenBack || earner.void(undone, at: end)
        try #require(isUndone, "\(kind)")
        outcomes.append(Earned(earner))
      }
      try #require(outcomes.allSatisfy { $0 == outcomes[0] })
    }
  }

  // MARK: Differences that are kept

  @Test func onlyAGroupTakesPointsBackFromAchievements() throws {
    var generator = SeededGenerator(seed: 1)
    var rules = try EarnerRules(&generator, levelPolicy: .followsBalance)
    rules.revocation = .revoke
    var sums: [String: Int] = [:]
    for kind in Self.kinds {
      var earner = try kind.init(rules)
      _ = try earner.work(0, at: Self.date(10))
      let isTakenBack = try earner.takeBack(0, at: Self.date(20))
      let isUndone = try isTakenBack || earner.void(0, at: Self.date(20))
      try #require(isUndone)
      let points = earner.progress.tracker.standings(of: earner.member).first {
        $0.achievement.id == "points"
      }
      sums[kind.conventions.name] = points?.tiers.first?.progress.value
    }
    #expect(sums == ["group": 0, "player log": 0, "diary": EarnerRules.worth])
  }

  @Test func onlyADiaryGivesTheLevelAfterAKeptOne() throws {
    var changes: [String: Ledger.Entry.Change] = [:]
    for kind in Self.kinds {
      var generator = SeededGenerator(seed: 1)
      var rules = try EarnerRules(&generator, levelPolicy: .highWaterMark)
      rules.points = try PointsRules { $0.levels = try LevelCurve(.linear(step: 20)) }
      var earner = try kind.init(rules)
      _ = try earner.work(0, at: Self.date(10))
      changes[kind.conventions.name] = earner.progress.changeToNextLevel(of: earner.member)
    }
    // From 25 points on level 2 to level 3.
    #expect(
      changes == ["group": .toNextLevel, "player log": .toNextLevel, "diary": .points(15)]
    )
  }

  @Test func onlyADiaryTakesBackAtOneInstantWhateverTheIdentifiers() throws {
    var group = PlayerGroup(id: "flat", rules: .standard, calendar: EarnerRules.calendar)
    try group.found(by: "ada", at: EarnerRules.start)
    try group.create(Todo(id: "t", title: "Work", points: 25), by: "ada", at: EarnerRules.start)
    try group.claim("t", by: "ada", at: Self.date(10))
    try group.complete("t", by: "ada", at: Self.date(10), stamp: .init(id: "z"))
    try group.penalize("ada", for: "t", by: "ada", at: Self.date(10), stamp: .init(id: "a"))
    #expect(group.view().points(of: "ada", .lifetime) == 25)

    var generator = SeededGenerator(seed: 1)
    var earner = try DiaryEarner(EarnerRules(&generator))
    try earner.diary.complete("deed-0", at: Self.date(10), stamp: .init(id: "z"))
    try earner.diary.reopen("deed-0", at: Self.date(10), stamp: .init(id: "a"))
    #expect(earner.diary.xp == 0)
  }
}
