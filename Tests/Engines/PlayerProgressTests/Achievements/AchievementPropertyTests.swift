// SPDX-License-Identifier: Apache-2.0
import Foundation
import LudusTestSupport
import PlayerProgress
import Testing

@Suite struct AchievementPropertyTests {
  private static let kinds: [PlayerActivity.Kind] = [.todo, .todo, .todo, .points, .penalty]
  private static let members: [Member.ID] = ["ada", "bob"]

  /// Activities of some weeks with voids, and voids of voids; several on the same date.
  private func history(
    _ count: Int,
    using generator: inout SeededGenerator
  ) -> [PlayerActivity] {
    var activities: [PlayerActivity] = []
    for number in 0..<count {
      let id = PlayerActivity.ID("a\(generator.draw(below: 1000))-\(number)")
      let member = Self.members[generator.draw(below: 8) == 0 ? 1 : 0]
      let date = hour(Double(generator.draw(below: 24 * 14)))
      if generator.draw(below: 5) == 0, let voided = generator.drawElement(of: activities) {
        activities.append(PlayerActivity(id: id, member: member, voiding: voided.id, at: date))
        continue
      }
      activities.append(
        PlayerActivity(
          id: id,
          member: member,
          kind: Self.kinds[generator.draw(below: Self.kinds.count)],
          subject: generator.draw(below: 3) == 0 ? nil : "s\(generator.draw(below: 3))",
          amount: generator.draw(below: 60) - 10,
          tags: generator.draw(below: 2) == 0 ? [] : ["kitchen"],
          season: generator.draw(below: 2) == 0 ? nil : "spring",
          at: date
        )
      )
    }
    return activities
  }

  private func tracker(
    _ activities: [PlayerActivity],
    _ policy: AchievementTracker.RevocationPolicy
  ) throws -> AchievementTracker {
    var tracker = try sampleTracker(policy)
    for activity in activities {
      try tracker.record(activity)
    }
    return tracker
  }

  @Test(arguments: AchievementTracker.RevocationPolicy.allCases)
  func anyOrderOfArrivalAndAnyDuplicatesComeToTheSame(policy: AchievementTracker.RevocationPolicy)
    throws
  {
    let book = try sampleBook()
    let days = try Zone.berlin.days()
    forEachHistory(0..<15) {
      history(50, using: &$0)
    } _: { activities, generator in
      let retroactive = try AchievementTracker(
        book,
        days: days,
        policy: policy,
        activities: activities
      )
      let duplicates = generator.draw(activities.count / 2, of: activities)
      let shuffled = generator.shuffled(activities + duplicates)
      let late = try tracker(shuffled, policy)
      try #require(late == retroactive)
    }
  }

  @Test(arguments: AchievementTracker.RevocationPolicy.allCases)
  func everyTierIsAnnouncedOnceWhileItIsKept(policy: AchievementTracker.RevocationPolicy) throws {
    forEachHistory(0..<10) {
      history(50, using: &$0)
    } _: { activities, generator in
      var tracker = try sampleTracker(policy)
      for activity in generator.shuffled(activities) {
        let before = Set(tracker.unlocks(of: activity.member).map(\.tier))
        let announced = try tracker.record(activity)
        let after = tracker.unlocks(of: activity.member)
        try #require(announced == after.filter { !before.contains($0.tier) })
        try #require(tracker.unlockCount(of: activity.member) == after.count)
      }
    }
  }

  @Test(arguments: AchievementTracker.RevocationPolicy.allCases)
  func whatIsReachedIsWhatTheDefinitionSays(policy: AchievementTracker.RevocationPolicy) throws {
    let book = try sampleBook()
    let days = try Zone.berlin.days()
    forEachHistory(0..<12) {
      history(30, using: &$0)
    } _: { activities, generator in
      let tracker = try tracker(generator.shuffled(activities), policy)
      for member in Self.members {
        let log = activities.filter { $0.member == member }
          .sorted { ($0.date, $0.id) < ($1.date, $1.id) }
        let reference = AchievementReference(book: book, days: days, log: log)
        let unlocks = tracker.unlocks(of: member)
        try #require(
          Dictionary(uniqueKeysWithValues: unlocks.map { ($0.tier, $0.activity) })
            == reference.reached(policy)
        )
        let now = reference.reachedNow(log)
        try #require(unlocks.allSatisfy { $0.isVoided == (now[$0.tier] == nil) })
        let effective = reference.effective(log)
        for standing in tracker.standings(of: member) {
          for tier in standing.tiers {
            guard case .reach(let metric, let number) = tier.tier.goal else { continue }
            try #require(tier.progress.value == reference.value(of: metric, in: effective))
            try #require(tier.progress.goal == number)
          }
        }
      }
    }
  }

  @Test func aVoidIsAnExactInverseWhereNothingIsKept() throws {
    forEachHistory(0..<15) {
      history(40, using: &$0)
    } _: { activities, generator in
      let late = hour(24 * 20)
      let tracker = try tracker(activities, .revoke)
      let victim = try assume(generator.drawElement(of: activities))
      try assume(victim.voids == nil)
      // Without what other voids say of it.
      let others = activities.filter { $0.voids != victim.id }
      let without = try self.tracker(others.filter { $0.id != victim.id }, .revoke)
      var voided = try self.tracker(others, .revoke)
      try voided.record(
        PlayerActivity(id: "v", member: victim.member, voiding: victim.id, at: late)
      )
      try #require(voided.unlocks(of: victim.member) == without.unlocks(of: victim.member))
      try #require(
        voided.standings(of: victim.member).map { $0.tiers.map(\.progress) }
          == without.standings(of: victim.member).map { $0.tiers.map(\.progress) }
      )
      // A void of a void restores.
      try voided.record(
        PlayerActivity(id: "w", member: victim.member, voiding: "v", at: late.addingTimeInterval(1))
      )
      let restored = try self.tracker(others, .revoke)
      try #require(voided.standings(of: victim.member) == restored.standings(of: victim.member))
      try #require(tracker.members.allSatisfy(Self.members.contains))
    }
  }

  @Test func aViewIsATrackerOfWhatHadHappenedByThen() throws {
    forEachHistory(0..<10) {
      history(40, using: &$0)
    } _: { activities, generator in
      let tracker = try tracker(activities, .keep)
      let date = hour(Double(generator.draw(below: 24 * 14)))
      let past = try self.tracker(activities.filter { $0.date <= date }, .keep)
      try #require(tracker.view(asOf: date) == past)
      try #require(tracker.view(asOf: hour(24 * 30)) == tracker)
    }
  }

  @Test func thousandsOfActivitiesInOrderWithSomeLateAndTwiceAreTheirSet() throws {
    let book = try sampleBook()
    let days = try Zone.berlin.days()
    forEachSeed(0..<2) { generator in
      // A few voids, and all of them of a few members.
      let activities = history(3000, using: &generator).filter { activity in
        activity.voids == nil || generator.draw(below: 100) == 0
      }
      let inOrder = activities.sorted { ($0.date, $0.id) < ($1.date, $1.id) }
      let late = generator.draw(3, of: inOrder)
      var live = try tracker(inOrder.filter { !late.contains($0) }, .keep)
      for activity in late + generator.draw(1000, of: inOrder) + late {
        try live.record(activity)
      }
      let retroactive = try AchievementTracker(book, days: days, activities: activities)
      try #require(live == retroactive)
      let known = live.activities(of: "ada") + live.activities(of: "bob")
      try #require(known.count == activities.count)
    }
  }
}

/// What the words of the issue come to, computed again from the whole log for every question.
private struct AchievementReference {
  let book: AchievementBook
  let days: DayReckoning
  let log: [PlayerActivity]

  /// The activities of a part of the log that are in effect.
  func effective(_ log: [PlayerActivity]) -> [PlayerActivity] {
    func isInEffect(_ place: Int) -> Bool {
      !log.indices.contains { later in
        later > place && log[later].voids == log[place].id && isInEffect(later)
      }
    }
    return log.indices.filter { log[$0].voids == nil && isInEffect($0) }.map { log[$0] }
  }

  func fits(_ activity: PlayerActivity, _ filter: PlayerActivity.Filter) -> Bool {
    let day = days.day(of: activity.date)
    let minute = days.minute(of: activity.date)
    if let kinds = filter.kinds, !kinds.contains(activity.kind) { return false }
    if filter.tags.contains(where: { !activity.tags.contains($0) }) { return false }
    if let season = filter.season, activity.season != season { return false }
    if let weekdays = filter.weekdays {
      let names = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"]
      if !weekdays.map(\.rawValue).contains(names[day.weekdayNumber - 1]) { return false }
    }
    if let hours = filter.hours {
      var current = hours.start.minutes
      while current != hours.end.minutes {
        if current == minute { return true }
        current = (current + 1) % 1440
      }
      return false
    }
    return true
  }

  func value(of metric: Achievement.Metric, in activities: [PlayerActivity]) -> Int {
    let counted = activities.filter { fits($0, metric.filter) }
    switch metric.quantity {
    case .count: return counted.count
    case .sum: return counted.map(\.amount).reduce(0, +)
    case .maximum: return counted.map(\.amount).reduce(0, max)
    case .distinctDays: return Set(counted.map { days.day(of: $0.date) }).count
    case .distinctSubjects: return Set(counted.compactMap(\.subject)).count
    case .streak:
      let active = Set(counted.map { days.day(of: $0.date) })
      return active.map { start in
        var (length, day) = (0, start)
        while active.contains(day) {
          (length, day) = (length + 1, days.day(after: day))
        }
        return length
      }.max() ?? 0
    }
  }

  func isReached(_ goal: Achievement.Goal, in activities: [PlayerActivity]) -> Bool {
    switch goal {
    case .reach(let metric, let number): value(of: metric, in: activities) >= number
    case .all(let goals): goals.allSatisfy { isReached($0, in: activities) }
    case .any(let goals): goals.contains { isReached($0, in: activities) }
    case .not(let goal): !isReached(goal, in: activities)
    }
  }

  /// What a part of the log reaches, and by which activity, as though what it voids had never been.
  func reachedNow(_ log: [PlayerActivity]) -> [Achievement.Tier.ID: PlayerActivity.ID] {
    var reached: [Achievement.Tier.ID: PlayerActivity.ID] = [:]
    let activities = effective(log)
    for achievement in book.achievements {
      for (index, tier) in achievement.tiers.enumerated() {
        let first = activities.indices.first { isReached(tier.goal, in: Array(activities[...$0])) }
        reached[Achievement.Tier.ID(achievement.id, tier: index)] = first.map { activities[$0].id }
      }
    }
    return reached
  }

  func reached(_ policy: AchievementTracker.RevocationPolicy) -> [Achievement.Tier.ID:
    PlayerActivity.ID]
  {
    guard policy == .keep else { return reachedNow(log) }
    var ever: [Achievement.Tier.ID: PlayerActivity.ID] = [:]
    for end in log.indices {
      ever.merge(reachedNow(Array(log[...end]))) { first, _ in first }
    }
    return ever
  }
}
