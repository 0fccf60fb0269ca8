// SPDX-License-Identifier: Apache-2.0
import Foundation
import LudusTestSupport
import PlayerProgress
import Testing

@Suite struct AchievementTrackerTests {
  private let first = Achievement.Tier.ID("todos")
  private let second = Achievement.Tier.ID("todos", tier: 1)

  /// Records todos at hours of 20 November, all on one day; returns what each reaches.
  private func record(
    _ count: Int,
    in tracker: inout AchievementTracker
  ) throws -> [[Achievement.Tier.ID]] {
    try (1...count).map { try tracker.record(.todo("a\($0)", Double($0))).map(\.tier) }
  }

  @Test func activitiesStayAsTheyAreSpelledAlthoughTheyShareWhatTheyHaveInCommon() throws {
    let words = ["Jos\u{E9}", "Jose\u{301}", "Jos"]
    let texts = words.flatMap { kind in words.flatMap { tag in words.map { [kind, tag, $0] } } }
    var activities = texts.enumerated().map { index, texts in
      PlayerActivity(
        id: "a\(10 + index)",
        member: "ada",
        kind: PlayerActivity.Kind(rawValue: texts[0]),
        tags: [texts[1], "b"],
        season: texts[2],
        at: Date(timeIntervalSince1970: Double(index))
      )
    }
    let later = Date(timeIntervalSince1970: 1000)
    activities.append(PlayerActivity(id: "v0", member: "ada", kind: .void, at: later))
    activities.append(PlayerActivity(id: "v1", member: "ada", voiding: "a10", at: later))
    let tracker = try AchievementTracker(.empty, days: Sample.days, activities: activities)
    let stored = tracker.activities(of: "ada")
    #expect(stored == activities)
    #expect(try Array(json(stored).unicodeScalars) == Array(json(activities).unicodeScalars))
  }

  @Test func achievementsInARowAreReachedOneAfterTheOther() throws {
    var tracker = try sampleTracker()
    let reached = try record(6, in: &tracker)
    #expect(reached == [[first], [], [Achievement.Tier.ID("clean")], [], [second], []])
    #expect(tracker.unlocks(of: "ada").map(\.date) == [hour(1), hour(3), hour(5)])
    #expect(tracker.unlocks(of: "ada").map(\.activity) == ["a1", "a3", "a5"])
    #expect(tracker.unlocks(of: "ada").allSatisfy { $0.member == "ada" && !$0.isVoided })
    #expect(tracker.unlockCount(of: "ada") == 3)
    #expect(tracker.members == ["ada"])
  }

  @Test func allAchievementsAreVisibleFromTheStartWithProgress() throws {
    var tracker = try sampleTracker()
    let before = tracker.standings(of: "ada")
    #expect(before.map(\.achievement) == tracker.book.achievements)
    #expect(before.allSatisfy { !$0.isUnlocked && $0.next?.id == $0.tiers[0].id })
    #expect(before[0].tiers.map(\.progress.goal) == [1, 5])
    #expect(before[0].tiers.map(\.progress.value) == [0, 0])
    _ = try record(2, in: &tracker)
    let after = tracker.standings(of: "ada")
    #expect(after[0].isUnlocked)
    #expect(after[0].next?.id == second)
    #expect(after[0].next?.progress.part == ratio(2, 5))
    #expect(after[0].tiers[0].progress.part == 1)
    #expect(after[0].tiers[0].unlock?.date == hour(1))
    #expect(after[0].tiers[1].unlock == nil)
    #expect(tracker.standings(of: "bob") == before)
    // Two of "three todos" and "no penalty".
    #expect(after[6].tiers[0].progress.value == 1)
    #expect(after[6].tiers[0].progress.goal == 2)
  }

  @Test func theBadgeGoesOnceLookedAt() throws {
    var tracker = try sampleTracker()
    _ = try record(3, in: &tracker)
    #expect(tracker.unseen(by: "ada").map(\.tier) == [first, Achievement.Tier.ID("clean")])
    #expect(tracker.standings(of: "ada")[0].tiers.map(\.isUnseen) == [true, false])
    tracker.markSeen(by: "ada", at: hour(3))
    #expect(tracker.unseen(by: "ada").isEmpty)
    #expect(tracker.seen(by: "ada") == [Achievement.Tier.ID("clean"), first])
    #expect(tracker.standings(of: "ada")[0].tiers.map(\.isUnseen) == [false, false])
    try tracker.record(.todo("a4", 4))
    try tracker.record(.todo("a5", 5))
    #expect(tracker.unseen(by: "ada").map(\.tier) == [second])
    tracker.markSeen(by: "ada", at: hour(4))
    #expect(tracker.unseen(by: "ada").map(\.tier) == [second], "it is reached later")
    #expect(tracker.unseen(by: "bob").isEmpty)
    let before = tracker
    tracker.markSeen([second], by: "ada", at: Date(timeIntervalSince1970: .nan))
    #expect(tracker == before)
  }

  @Test func theTitleWornIsTheLatestOrTheOneChosen() throws {
    var tracker = try sampleTracker()
    let rich = Achievement.Tier.ID("points")
    #expect(tracker.title(of: "ada") == nil)
    _ = try record(5, in: &tracker)
    #expect(tracker.title(of: "ada") == "the Diligent")
    try tracker.record(.todo("a6", 6, amount: 95))
    #expect(tracker.title(of: "ada") == "the Rich")
    #expect(tracker.titles(of: "ada") == [second, rich])
    try tracker.wear(.of(second), by: "ada", at: hour(8))
    #expect(tracker.title(of: "ada") == "the Diligent")
    try tracker.wear(.none, by: "ada", at: hour(7))
    #expect(tracker.title(of: "ada") == "the Diligent", "the choice of the latest date counts")
    #expect(tracker.view(asOf: hour(7)).title(of: "ada") == nil)
    try tracker.wear(.none, by: "ada", at: hour(9))
    #expect(tracker.title(of: "ada") == nil)
    try tracker.wear(.latest, by: "ada", at: hour(10))
    #expect(tracker.title(of: "ada") == "the Rich")
  }

  @Test func ofTwoChoicesOfOneInstantTheSameCountsInWhateverOrderTheyCome() throws {
    let rich = Achievement.Tier.ID("points")
    let choices: [Achievement.WornTitle] = [.latest, .none, .of(second), .of(rich)]
    for (first, other) in choices.flatMap({ first in choices.map { (first, $0) } }) {
      let titles = try [[first, other], [other, first]].map { order in
        var tracker = try sampleTracker()
        _ = try record(5, in: &tracker)
        try tracker.record(.todo("a6", 6, amount: 95))
        for choice in order { try tracker.wear(choice, by: "ada", at: hour(7)) }
        return tracker.title(of: "ada")
      }
      #expect(titles[0] == titles[1], "\(first) and \(other)")
    }
  }

  @Test func aTitleThatIsLostIsReplacedByTheLatest() throws {
    var tracker = try sampleTracker(.revoke)
    _ = try record(5, in: &tracker)
    try tracker.record(
      PlayerActivity(id: "p", member: "ada", kind: .points, amount: 100, at: hour(6))
    )
    try tracker.wear(.of(second), by: "ada", at: hour(7))
    try tracker.record(PlayerActivity(id: "v", member: "ada", voiding: "a1", at: hour(8)))
    #expect(tracker.title(of: "ada") == "the Rich")
  }

  @Test func onlyATitleThatOneHasCanBeWorn() throws {
    var tracker = try sampleTracker()
    _ = try record(4, in: &tracker)
    let tier = second
    expectRefusal(AchievementError.notReached(tier), of: tracker) {
      try $0.wear(.of(tier), by: "ada", at: hour(9))
    }
    let untitled = first
    expectRefusal(AchievementError.noTitle(untitled), of: tracker) {
      try $0.wear(.of(untitled), by: "ada", at: hour(9))
    }
    let unknown = Achievement.Tier.ID("todos", tier: 7)
    expectRefusal(AchievementError.noTitle(unknown), of: tracker) {
      try $0.wear(.of(unknown), by: "ada", at: hour(9))
    }
    expectRefusal(AchievementError.dateOutOfRange, of: tracker) {
      try $0.wear(.none, by: "ada", at: Date(timeIntervalSince1970: .infinity))
    }
  }

  // MARK: Voids

  @Test func whatIsVoidedIsKeptAndMarked() throws {
    var tracker = try sampleTracker()
    _ = try record(5, in: &tracker)
    try tracker.record(PlayerActivity(id: "v", member: "ada", voiding: "a2", at: hour(6)))
    let unlocks = tracker.unlocks(of: "ada")
    #expect(unlocks.map(\.tier) == [first, Achievement.Tier.ID("clean"), second])
    #expect(unlocks.map(\.isVoided) == [false, false, true])
    #expect(tracker.standings(of: "ada")[0].tiers[1].progress.value == 4)
    // Reached again, it is marked no longer, and has the date on which it was reached first.
    #expect(try tracker.record(.todo("a7", 7)).isEmpty)
    #expect(tracker.unlocks(of: "ada").map(\.isVoided) == [false, false, false])
    #expect(tracker.unlocks(of: "ada").last?.date == hour(5))
  }

  @Test func whatIsVoidedCanBeLost() throws {
    var tracker = try sampleTracker(.revoke)
    _ = try record(5, in: &tracker)
    let before = tracker.unlocks(of: "ada")
    try tracker.record(PlayerActivity(id: "v", member: "ada", voiding: "a2", at: hour(6)))
    #expect(tracker.unlocks(of: "ada").map(\.tier) == [first, Achievement.Tier.ID("clean")])
    #expect(tracker.unlocks(of: "ada").last?.activity == "a4")
    // A void of a void restores.
    let restored = try tracker.record(
      PlayerActivity(id: "w", member: "ada", voiding: "v", at: hour(7))
    )
    #expect(restored.map(\.tier) == [second])
    #expect(tracker.unlocks(of: "ada") == before)
  }

  @Test func aVoidOfAPenaltyReachesWhatThePenaltyKeptFromHappening() throws {
    var tracker = try sampleTracker()
    try tracker.record(PlayerActivity(id: "a0", member: "ada", kind: .penalty, at: hour(0)))
    #expect(try record(3, in: &tracker).last == [])
    let reached = try tracker.record(
      PlayerActivity(id: "v", member: "ada", voiding: "a0", at: hour(4))
    )
    #expect(reached.map(\.tier) == [Achievement.Tier.ID("clean")])
    #expect(reached.map(\.date) == [hour(3)])
  }

  @Test func whatIsReachedStaysWhenAPenaltyComesLater() throws {
    var tracker = try sampleTracker(.revoke)
    _ = try record(3, in: &tracker)
    try tracker.record(PlayerActivity(id: "p", member: "ada", kind: .penalty, at: hour(4)))
    #expect(tracker.unlocks(of: "ada").map(\.tier).contains(Achievement.Tier.ID("clean")))
    // One that becomes known late and was before is another matter.
    try tracker.record(PlayerActivity(id: "q", member: "ada", kind: .penalty, at: hour(2.5)))
    #expect(!tracker.unlocks(of: "ada").map(\.tier).contains(Achievement.Tier.ID("clean")))
  }

  @Test func aVoidHasNoEffectOnOthersNorBeforeWhatItVoids() throws {
    var tracker = try sampleTracker(.revoke)
    try tracker.record(.todo("a1", 1))
    let before = tracker.unlocks(of: "ada")
    try tracker.record(PlayerActivity(id: "v1", member: "bob", voiding: "a1", at: hour(2)))
    try tracker.record(PlayerActivity(id: "v2", member: "ada", voiding: "a1", at: hour(0)))
    try tracker.record(PlayerActivity(id: "v3", member: "ada", voiding: "nothing", at: hour(2)))
    #expect(tracker.unlocks(of: "ada") == before)
    // By date and identifier, a0 is before a1.
    try tracker.record(PlayerActivity(id: "a0", member: "ada", voiding: "a1", at: hour(1)))
    #expect(tracker.unlocks(of: "ada") == before)
    try tracker.record(PlayerActivity(id: "a2", member: "ada", voiding: "a1", at: hour(1)))
    #expect(tracker.unlocks(of: "ada").isEmpty)
  }

  @Test func aVoidMayBeKnownBeforeWhatItVoids() throws {
    var tracker = try sampleTracker(.revoke)
    try tracker.record(PlayerActivity(id: "v", member: "ada", voiding: "a1", at: hour(2)))
    #expect(try tracker.record(.todo("a1", 1)).isEmpty)
    #expect(tracker.unlockCount(of: "ada") == 0)
  }

  // MARK: Days, hours and seasons

  @Test func hoursAreThoseOnTheWallAndMayGoAcrossMidnight() throws {
    let filter = PlayerActivity.Filter(hours: .init(from: .at(22), to: .at(5)))
    let book = try AchievementBook([
      Achievement(
        id: "owl",
        title: "Owl",
        tiers: [Achievement.Tier(.reach(Achievement.Metric(.count, of: filter), 1))]
      )
    ])
    for (hours, isNight) in [(0.0, true), (4.99, true), (5, false), (21.99, false), (22, true)] {
      var tracker = try AchievementTracker(book, days: Zone.berlin.days())
      #expect(try tracker.record(.todo("a", hours)).isEmpty != isNight)
    }
    // At 20:00 in Berlin it is 0:45 in Nepal.
    var tracker = try AchievementTracker(book, days: Zone.berlin.days())
    let away = PlayerActivity(id: "a", member: "ada", kind: .todo, at: hour(20), utcOffset: 345)
    #expect(try tracker.record(away).count == 1)
  }

  @Test func seasonsAndWeekdaysAreAskedFor() throws {
    var tracker = try sampleTracker()
    func todo(_ id: PlayerActivity.ID, _ hours: Double, _ season: String?) -> PlayerActivity {
      PlayerActivity(id: id, member: "ada", kind: .todo, season: season, at: hour(hours))
    }
    try tracker.record(todo("a1", 12, "spring"))
    try tracker.record(todo("a2", 36, "autumn"))
    try tracker.record(todo("a3", 37, "spring"))
    #expect(tracker.standings(of: "ada")[7].tiers[0].progress.value == 1)
    #expect(
      try tracker.record(todo("a4", 60, "spring")).map(\.tier).contains(Achievement.Tier.ID("owl"))
    )
  }

  @Test func aTravellersDaysAreThoseOfThePlace() throws {
    var tracker = try sampleTracker()
    // Late on Hawaii, then in New Zealand the day after the next, 23 hours later: no day was
    // missed.
    let hawaii = Date(timeIntervalSince1970: 1_795_248_000)
    let offsets = [-600, 780, 780]
    for (index, offset) in offsets.enumerated() {
      let date = hawaii.addingTimeInterval(Double(index) * 23 * 3600)
      let id = PlayerActivity.ID("a\(index)")
      try tracker.record(
        PlayerActivity(id: id, member: "ada", kind: .todo, at: date, utcOffset: offset)
      )
    }
    #expect(tracker.standings(of: "ada")[5].tiers[0].progress.value == 3)
  }

  // MARK: Refusals

  @Test func theSameActivityTwiceIsTheSameActivity() throws {
    var tracker = try sampleTracker()
    try tracker.record(.todo("a1", 1))
    let before = tracker
    #expect(try tracker.record(.todo("a1", 1)).isEmpty)
    #expect(tracker == before)
  }

  @Test func badActivitiesAreRefused() throws {
    var tracker = try sampleTracker()
    try tracker.record(.todo("a1", 1))
    expectRefusal(AchievementError.conflictingActivity("a1"), of: tracker) {
      try $0.record(.todo("a1", 2))
    }
    for seconds in [Double.nan, .infinity, -.infinity, 1e300] {
      let date = Date(timeIntervalSince1970: seconds)
      expectRefusal(AchievementError.dateOutOfRange, of: tracker) {
        try $0.record(PlayerActivity(id: "b", member: "ada", kind: .todo, at: date))
      }
    }
    for offset in [-1081, 1081, Int.max, Int.min] {
      let error = AchievementError.utcOffsetOutOfRange(offset, expected: -1080...1080)
      expectRefusal(error, of: tracker) {
        try $0.record(
          PlayerActivity(id: "b", member: "ada", kind: .todo, at: hour(1), utcOffset: offset)
        )
      }
    }
    #expect(throws: AchievementError.conflictingActivity("a1")) {
      try AchievementTracker(
        sampleBook(),
        days: Zone.berlin.days(),
        activities: [.todo("a1", 1), .todo("a1", 2)]
      )
    }
  }

  @Test func sumsDoNotOverflow() throws {
    var tracker = try sampleTracker()
    for (index, amount) in [Int.max, .max, .min, .min, .min, .max, 1, 99].enumerated() {
      let id = PlayerActivity.ID("a\(index)")
      try tracker.record(
        PlayerActivity(id: id, member: "ada", kind: .points, amount: amount, at: hour(1))
      )
      let value = tracker.standings(of: "ada")[1].tiers[0].progress.value
      let expected = [Int.max, .max, .max - 1, -2, .min, -3, -2, 97][index]
      #expect(value == expected)
    }
    #expect(tracker.standings(of: "ada")[1].tiers[0].progress.part == ratio(97, 100))
  }

  @Test(arguments: [
    (AchievementError.conflictingActivity("a"), "another activity has the identifier \"a\""),
    (.dateOutOfRange, "the date is too far away to be stored in milliseconds"),
    (
      .utcOffsetOutOfRange(2000, expected: -1080...1080),
      "no clock is 2000 minutes ahead of Greenwich, expected -1080 to 1080"
    ),
    (.noTitle(Achievement.Tier.ID("x", tier: 2)), "there is no title for tier 2 of \"x\""),
    (.notReached(Achievement.Tier.ID("x")), "tier 0 of \"x\" is not reached"),
  ])
  func everyErrorSaysWhatWentWrong(error: AchievementError, sentence: String) {
    #expect(error.description == sentence)
  }
}

@Suite struct SecretAchievementTests {
  @Test func aSecretAchievementIsHiddenUntilItIsReached() throws {
    let owl = Achievement(
      id: "owl",
      title: "Owl",
      tiers: [
        Achievement.Tier(.reach(Achievement.Metric(.count, of: .todo), 2)),
        Achievement.Tier(.reach(Achievement.Metric(.count, of: .todo), 9)),
      ],
      isSecret: true
    )
    let open = Achievement(id: "open", title: "Open", tiers: owl.tiers)
    var tracker = AchievementTracker(
      try AchievementBook([owl, open]),
      days: try Zone.berlin.days()
    )
    try tracker.record(.todo("a", 1))
    #expect(tracker.standings(of: "ada").map(\.isHidden) == [true, false])
    #expect(tracker.standings(of: "ada").map(\.visible) == [nil, open])
    try tracker.record(.todo("b", 2))
    #expect(tracker.standings(of: "ada").map(\.visible) == [owl, open])
  }

  @Test func aSecretStandsInJSON() throws {
    let goal = Achievement.Goal.reach(Achievement.Metric(.count), 1)
    try expectJSON(
      Achievement(id: "a", title: "A", tiers: [Achievement.Tier(goal)], isSecret: true),
      #"{"id":"a","secret":true,"tiers":[{"goal":{"metric":"count","reach":1}}],"title":"A"}"#
    )
  }

  @Test func metricsCountSubjectsAndAmounts() throws {
    let filter = PlayerActivity.Filter(subjects: ["windows", "stairs"], amounts: 10...20)
    try expectJSON(
      filter,
      #"{"maximumAmount":20,"minimumAmount":10,"subjects":["stairs","windows"]}"#
    )
    try expectJSON(PlayerActivity.Filter(amounts: 5 ... .max), #"{"minimumAmount":5}"#)
    #expect(PlayerActivity.Filter(amounts: .min ... .max) == PlayerActivity.Filter())
    let goal = Achievement.Goal.reach(Achievement.Metric(.count, of: filter), 1)
    let book = try AchievementBook([
      Achievement(id: "a", title: "A", tiers: [Achievement.Tier(goal)])
    ])
    func isReached(_ subject: String?, _ amount: Int) throws -> Bool {
      var tracker = AchievementTracker(book, days: try Zone.berlin.days())
      try tracker.record(
        PlayerActivity(
          id: "x",
          member: "ada",
          kind: .todo,
          subject: subject,
          amount: amount,
          at: hour(1)
        )
      )
      return !tracker.unlocks(of: "ada").isEmpty
    }
    #expect(try isReached("windows", 10))
    #expect(try isReached("stairs", 20))
    #expect(try !isReached("windows", 9))
    #expect(try !isReached("windows", 21))
    #expect(try !isReached("doors", 15))
    #expect(try !isReached(nil, 15))
  }
}
