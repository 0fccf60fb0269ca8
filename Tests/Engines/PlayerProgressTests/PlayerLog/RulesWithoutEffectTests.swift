// SPDX-License-Identifier: Apache-2.0
import Foundation
import LudusTestSupport
import Testing

@testable import PlayerProgress

/// Rules that can never apply are faults, with what was probably meant.
@Suite struct RulesWithoutEffectTests {
  private static let run = #""rules":[{"id":"run","of":{"kinds":["run"]},"points":5}]"#

  private static func book(_ filter: String) -> String {
    #""achievements":{"version":1,"achievements":[{"id":"a","title":"A","tiers":[{"goal":"#
      + #"{"metric":"count","of":\#(filter),"reach":1}}]}]}"#
  }

  private static let tier = "achievements.achievements[0].tiers[0].goal.of"

  private static let faulty: [(String, String)] = {
    var cases: [(String, String)] = []
    func add(_ rules: String, _ fault: String) { cases.append((rules, fault)) }
    // What only follows from points earns nothing.
    add(
      #""earnings":{"rules":[{"id":"x","of":{"kinds":["streak"]},"points":50}]}"#,
      #"earnings.rules[0].of.kinds: what only follows from points, "streak", earns nothing itself"#
    )
    add(
      #""earnings":{"rules":[{"id":"x","of":{"any":[{"kinds":["goalMet"]}]},"points":50}]}"#,
      "earnings.rules[0].of.any[0].kinds: what only follows from points, \"goalMet\", "
        + "earns nothing itself"
    )
    add(
      #""earnings":{\#(run),"multipliers":[{"id":"m","factor":2,"of":{"kinds":["level"]}}]}"#,
      "earnings.multipliers[0].of.kinds: what only follows from points, \"level\", "
        + "earns nothing itself"
    )
    add(
      #""streak":{},"streakFilter":{"kinds":["points"]}"#,
      "streakFilter.kinds: only achievements see \"points\", which follows from points"
    )
    // Marks and seasons that nothing here has.
    add(
      #""earnings":{"rules":[{"id":"x","of":{"tags":["@late"]},"points":50}]}"#,
      #"earnings.rules[0].of.tags: the tag "@late" is given to nothing here"#
    )
    add(
      #""earnings":{"rules":[{"id":"x","of":{"season":"spring"},"points":50}]}"#,
      "earnings.rules[0].of.season: nothing here counts for a season"
    )
    add(
      book(#"{"kinds":["run"],"tags":["@within 2h"]}"#),
      #"\#(tier).tags: the tag "@within 2h" is given to nothing here"#
    )
    // Slips of kinds.
    add(
      #""earnings":{\#(run)},\#(book(#"{"kinds":["rnu"]}"#))"#,
      #"\#(tier).kinds: no activity here is of the kind "rnu"; did you mean "run"?"#
    )
    add(
      #""earnings":{"rules":[{"id":"x","of":{"kinds":["lesson"]},"points":5}]},\#(book(#"{"kinds":["leson"]}"#))"#,
      #"\#(tier).kinds: no activity here is of the kind "leson"; did you mean "lesson"?"#
    )
    add(
      #""kinds":["run"],\#(book(#"{"kinds":["swim"]}"#))"#,
      #"\#(tier).kinds: no activity here is of the kind "swim""#
    )
    add(
      #""kinds":["run","read"],"earnings":{"rules":[{"id":"x","of":{"kinds":["raed"]}}]}"#,
      #"earnings.rules[0].of.kinds: no activity here is of the kind "raed"; did you mean "read"?"#
    )
    // Amounts below zero, things that are not sold, habits that are not there.
    add(
      #""earnings":{"rules":[{"id":"x","of":{"kinds":["run"],"maximumAmount":0},"perAmount":1}]}"#,
      "earnings.rules[0].perAmount: an amount of 0 or less gives nothing by its size; "
        + "points can be negative"
    )
    add(
      #""earnings":{"multipliers":[{"id":"m","factor":2,"after":{"kinds":["purchase"]},"seconds":9}]}"#,
      "earnings.multipliers[0].after.kinds: there is no shop in which to buy"
    )
    add(
      #""shop":{"version":1,"items":[{"id":"potion","title":"P","price":1}]},"earnings":{"multipliers":"#
        + #"[{"id":"m","factor":2,"after":{"kinds":["purchase"],"subjects":["poiton"]},"seconds":9}]}"#,
      "earnings.multipliers[0].after.subjects: the shop has no \"poiton\"; did you mean \"potion\"?"
    )
    add(
      #""quantities":[{"id":"health","perMiss":-5}]"#,
      "quantities[0].perMiss: there is no habit that could be missed"
    )
    add(
      #""shop":{"version":1,"items":[{"id":"glue","title":"G","price":1,"repairs":1}]}"#,
      "shop.items[0].repairs: there is no streak to repair"
    )
    // What the rules have no part for.
    add(book(#"{"kinds":["streak"]}"#), "\(tier).kinds: there is no streak that could grow")
    add(book(#"{"kinds":["goalMet"]}"#), "\(tier).kinds: there is no daily goal to be met")
    add(
      #""kinds":["run"],\#(book(#"{"kinds":["challengeWon"]}"#))"#,
      #"\#(tier).kinds: no activity here is of the kind "challengeWon""#
    )
    add(
      #""dailyGoal":{"quantity":"points","target":5},"coinsForGoal":5"#,
      "coinsForGoal: there is no shop, and so there are no coins"
    )
    add(
      #""shop":{"version":1,"items":[]},"coinsForGoal":5"#,
      "coinsForGoal: there is no daily goal to be met"
    )
    add(
      #""shop":{"version":1,"items":[]},"coinsForTier":5"#,
      "coinsForTier: there is no achievement to be reached"
    )
    // Kinds that earn nothing that could be multiplied.
    add(
      #""earnings":{\#(run),"multipliers":[{"id":"m","factor":2,"of":{"kinds":["rnu"]}}]}"#,
      "earnings.multipliers[0].of.kinds: no rule earns anything for the kind \"rnu\"; "
        + "did you mean \"run\"?"
    )
    add(
      #""kinds":["run","read"],"quantities":[{"id":"gold","rules":{\#(run),"multipliers":"#
        + #"[{"id":"m","factor":2,"of":{"any":[{"kinds":["read"]}]}}]}}]"#,
      "quantities[0].rules.multipliers[0].of.any[0].kinds: "
        + "no rule earns anything for the kind \"read\""
    )
    // Amounts that nothing has, and parts that leave nothing.
    add(
      #""streak":{},\#(book(#"{"kinds":["streak","level"],"maximumAmount":-1}"#))"#,
      "\(tier).maximumAmount: no amount here is less than 0"
    )
    add(
      book(#"{"kinds":["run"],"none":[{"kinds":["run","swim"]}]}"#),
      "\(tier).none: whatever fits the filter is left out by these"
    )
    add(
      book(#"{"kinds":["run"],"any":[{"kinds":["swim"]},{"kinds":["read"]}]}"#),
      "\(tier).any: none of these is about a kind that the filter asks for"
    )
    return cases
  }()

  @Test(arguments: faulty)
  func aRuleThatCanNeverApplyIsAFault(rules: String, fault: String) {
    let found = contentFaults(RuleFault.self) {
      _ = try PlayerLog.Rules(json: Data(#"{"version":1,\#(rules)}"#.utf8))
    }
    #expect(found == [fault])
  }

  @Test(arguments: [
    #""streak":{},"dailyGoal":{"quantity":"points","target":5},\#(book(#"{"kinds":["streak","level","goalMet","points"]}"#))"#,
    // The app can record any kind, also one that groups have.
    book(#"{"kinds":["challengeWon"]}"#),
    book(#"{"kinds":["run","swim"],"none":[{"kinds":["run"]},{"kinds":["swim"],"tags":["x"]}]}"#),
    book(#"{"kinds":["run"],"none":[{"kinds":["run"],"maximumAmount":9}]}"#),
    #""earnings":{\#(run),"multipliers":[{"id":"m","factor":2,"of":{"none":[{"kinds":["swim"]}]}}]}"#,
    // Words of the app's own, also next to each other, where they are all named.
    #""kinds":["post","posts"],\#(book(#"{"kinds":["posts"]}"#))"#,
    #""earnings":{\#(run)},\#(book(#"{"kinds":["swim"]}"#))"#,
    #""earnings":{\#(run)},\#(book(#"{"kinds":["fun"]}"#))"#,
  ])
  func whatCanApplyIsNone(rules: String) throws {
    _ = try PlayerLog.Rules(json: Data(#"{"version":1,\#(rules)}"#.utf8))
  }

  /// Such rules do no harm, so a log that was stored with them is read, and they do nothing in it.
  @Test func aLogThatWasStoredWithSuchRulesIsRead() throws {
    let days = try Zone.berlin.days()
    var log = PlayerLog(PlayerLog.Rules(), days: days)
    try log.adopt(PlayerLog.Rules(), .fromNowOn, at: hour(1))
    try log.record("run", at: hour(2))
    let dead = #""rules":{"coinsForGoal":5,\#(Self.book(#"{"kinds":["streak"]}"#)),"#
    let text = try json(log).replacing(#""rules":{"#, with: dead)
    let stored = try decode(PlayerLog.self, text)
    #expect(stored.rules.coinsForGoal == 5 && stored.eventCount == 2)
    #expect(stored.points(of: PlayerLog.owner) == 0)
    try expectRoundTrip(stored)
    // To take them anew is a fault.
    #expect(throws: ContentError<RuleFault>.self) { try stored.rules.with { $0.shop = nil } }
  }

  // MARK: Filters

  @Test func oneOfSomeFiltersFitsAndNoneOfOthers() throws {
    let filter = PlayerActivity.Filter(
      any: [.init(kinds: ["run"]), .init(kinds: ["swim"], amounts: 2...9)],
      none: [.init(tags: ["indoors"])]
    )
    let rules = try EarningRules { $0.rules = [EarningRules.Rule("x", of: filter, points: 1)] }
    func points(_ kind: PlayerActivity.Kind, _ amount: Int, _ tags: Set<String> = []) throws -> Int?
    {
      let activity = PlayerActivity(
        id: "a",
        member: "ada",
        kind: kind,
        amount: amount,
        tags: tags,
        at: hour(1)
      )
      return rules.earnings(of: [activity], days: try Zone.berlin.days()).first?.points
    }
    #expect(try points("run", 1) == 1)
    #expect(try points("run", 1, ["indoors"]) == 0)
    #expect(try points("swim", 1) == 0)
    #expect(try points("swim", 2) == 1)
    #expect(try points("read", 2) == 0)
    try expectJSON(
      filter,
      #"{"any":[{"kinds":["run"]},{"kinds":["swim"],"maximumAmount":9,"minimumAmount":2}],"#
        + #""none":[{"tags":["indoors"]}]}"#
    )
    // Filters within filters end somewhere.
    var deep = "{}"
    for _ in 0..<20 { deep = #"{"any":[\#(deep)]}"# }
    #expect(throws: (any Error).self) {
      _ = try PlayerLog.Rules(json: Data(#"{"version":1,"streakFilter":\#(deep)}"#.utf8))
    }
    var bomb = "{}"
    for _ in 0..<200 { bomb = #"{"none":[\#(bomb)]}"# }
    #expect(throws: (any Error).self) { try decode(PlayerActivity.Filter.self, bomb) }
  }

  // MARK: Limits

  private func limited(_ limit: EarningRules.Limit) throws -> PlayerLog {
    let earnings = try EarningRules { $0.rules = [.init("x", of: "x", points: 1, limits: [limit])] }
    return PlayerLog(
      try PlayerLog.Rules { $0.earnings = earnings },
      days: try Zone.berlin.days()
    )
  }

  @Test func onceIsOnceForGood() throws {
    var log = try limited(.once(of: .subject))
    let things: [(String, Double)] = [("a", 1), ("a", 2), ("b", 3), ("a", 9600), ("b", 96_000)]
    let points = try things.map { try log.record("x", subject: $0.0, at: hour($0.1)).points }
    #expect(points == [1, 0, 1, 0, 0])
    try expectJSON(EarningRules.Limit.once(of: .subject), #"{"of":"subject","per":"ever"}"#)
  }

  @Test func aMonthIsThatOfTheCalendar() throws {
    var log = try limited(.init(2, per: .month))
    // From 20 November: the 20th, 29th, 30th; 1 December twice, and then once more.
    let hours: [Double] = [1, 216, 241, 265, 266, 288]
    let points = try hours.map { try log.record("x", at: hour($0)).points }
    #expect(points == [1, 1, 0, 1, 1, 0])
  }

  @Test func aTermBeginsTheCountAnew() throws {
    var log = try limited(.init(1, per: .term))
    #expect(try log.record("x", at: hour(1)).points == 1)
    #expect(try log.record("x", at: hour(2)).points == 0)
    try log.beginTerm("spring", at: hour(3))
    #expect(try log.record("x", at: hour(4)).points == 1)
    #expect(try log.record("x", at: hour(5)).points == 0)
  }

  /// By the clock of a place that is far ahead the second is of the next day.
  @Test func aTravelersDayIsCountedByItsClock() throws {
    var log = try limited(.init(2, per: .day))
    let noon = Date(timeIntervalSince1970: 1_795_176_000)
    let times: [(Double, Int?)] = [(0, 840), (3600, nil), (7200, nil), (10_800, nil)]
    let points = try times.map { try log.record("x", at: noon + $0.0, utcOffset: $0.1).points }
    #expect(points == [1, 1, 1, 0])
  }

  // MARK: Windows

  private func reached(_ window: Achievement.Metric.Window?, _ hours: [Double]) throws -> [Int] {
    let metric = Achievement.Metric(.count, of: .init(kinds: ["x"]), within: window)
    let tier = Achievement.Tier(.reach(metric, 3))
    let book = try AchievementBook([Achievement(id: "a", title: "A", tiers: [tier])])
    var tracker = AchievementTracker(book, days: try Zone.berlin.days())
    var reached: [Int] = []
    for (number, hours) in hours.enumerated() {
      let activity = PlayerActivity(
        id: PlayerActivity.ID("a\(number)"),
        member: "ada",
        kind: "x",
        season: number < 2 ? "spring" : "fall",
        at: hour(hours)
      )
      if try !tracker.record(activity).isEmpty { reached.append(number) }
    }
    return reached
  }

  @Test func aMetricCountsWithinADayAWeekAMonthOrAQuest() throws {
    // Friday, Saturday, Monday, Monday, Tuesday; 1 and 2 December.
    let hours = [10.0, 34, 82, 83, 106, 274, 298]
    #expect(try reached(nil, hours) == [2])
    #expect(try reached(.week, hours) == [4])
    #expect(try reached(.month, hours) == [2])
    #expect(try reached(.day, hours) == [])
    #expect(try reached(.day, [82, 83, 84]) == [2])
    #expect(try reached(.season, hours) == [4])
    let quest = try Achievement.Metric.Window.days(day("2026-11-23")...day("2026-12-01"))
    #expect(try reached(quest, hours) == [4])
    let progress = try tracked(.week, hours.prefix(3).map { $0 })
    #expect(progress == 1)
    for window in [.day, .week, .month, .season, quest] {
      let metric = Achievement.Metric(.count, of: .init(kinds: ["x"]), within: window)
      try expectRoundTrip(Achievement.Goal.reach(metric, 3))
    }
    #expect(throws: (any Error).self) {
      try decode(
        Achievement.Goal.self,
        #"{"metric":"count","from":"2026-12-01","through":"2026-11-01","reach":1}"#
      )
    }
  }

  private func tracked(_ window: Achievement.Metric.Window, _ hours: [Double]) throws -> Int? {
    let metric = Achievement.Metric(.count, of: .init(kinds: ["x"]), within: window)
    let book = try AchievementBook([
      Achievement(id: "a", title: "A", tiers: [Achievement.Tier(.reach(metric, 3))])
    ])
    let activities = hours.enumerated().map { number, hours in
      PlayerActivity(id: PlayerActivity.ID("a\(number)"), member: "ada", kind: "x", at: hour(hours))
    }
    let days = try Zone.berlin.days()
    let tracker = try AchievementTracker(book, days: days, activities: activities)
    return tracker.standings(of: "ada").first?.tiers.first?.progress.value
  }

  // MARK: Ranges of dates

  @Test func aTimeThatEndsAtNoDateHasNoPoints() throws {
    var ledger = Ledger(days: try Zone.berlin.days())
    for number in 0..<2 {
      let reason = PointsReason(.award)
      let date = Date(timeIntervalSince1970: Double(number))
      try ledger.record(
        Ledger.Entry(
          id: "\(number)",
          member: "ada",
          change: .points(5),
          reason: reason,
          date: date
        )
      )
    }
    let window = Date(timeIntervalSince1970: 1)..<Date(timeIntervalSince1970: .nan)
    #expect(ledger.totals(in: window).map(\.points) == [0])
    #expect(ledger.total(of: "ada", in: window) == 0)
    #expect(ledger.explanation(of: "ada", in: window).postings.isEmpty)
  }
}
