// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gamification
import LudusTestSupport
import Testing

/// What holds for every group, whatever its members do.
@Suite struct GroupPropertyTests {
  let seeds: Range<UInt64> = 0..<5

  /// Runs a random history and hands it over.
  private func forEachHistory(
    voids: RandomHistory.Voids = .all,
    steps: Int = 120,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ body: (inout RandomHistory, inout SeededGenerator) throws -> Void
  ) {
    forEachSeed(seeds, sourceLocation: sourceLocation) { generator in
      var history = try RandomHistory(&generator, voids: voids)
      try history.run(steps, &generator)
      try body(&history, &generator)
    }
  }

  @Test func replayingTheStoredEventsGivesTheGroup() {
    forEachHistory { history, _ in
      try expectReplayEqualsLive(history.group)
    }
  }

  /// Not the events alone, from which equality follows: also what is kept of them.
  @Test func afterEveryEventTheStateIsThatOfTheReplay() {
    forEachSeed(0..<6) { generator in
      var history = try RandomHistory(&generator, voids: .none)
      // Seasons that end before what was done in them is confirmed.
      history.rules = [
        try RuleBook {
          $0.claimLimit = 4
          $0.confirmations = 1
        }
      ]
      history.group = PlayerGroup(id: "flat", rules: history.rules[0], calendar: try .berlin)
      try history.group.found(by: "ada", at: start)
      for member in ["bob", "cleo"] as [Member.ID] {
        try history.group.join(member, at: start)
      }
      for _ in 0..<70 {
        try history.step(&generator)
        let group = history.group
        let replayed = try PlayerGroup(group.content, replaying: group.events)
        try #require(replayed.state == group.state)
      }
    }
  }

  @Test func theOrderOfArrivalDoesNotMatter() {
    forEachHistory { history, generator in
      let group = history.group
      let twice = generator.shuffled(group.events + group.events)
      #expect(try PlayerGroup(group.content, replaying: twice) == group)
      // One by one, as from a slow connection.
      var other = PlayerGroup(group.content)
      for event in twice.prefix(60) {
        try other.apply(event)
      }
      #expect(try PlayerGroup(group.content, replaying: other.events) == other)
    }
  }

  @Test func mergingTwoDevicesInEitherOrderGivesTheSameGroup() {
    forEachHistory(steps: 60) { history, generator in
      var other = history
      try history.run(40, &generator)
      try other.run(40, &generator)
      var one = history.group
      var two = other.group
      expectTaken(one.merge(other.group.events))
      expectTaken(two.merge(history.group.events))
      try #require(one == two)
      // Merging again changes nothing.
      expectTaken(one.merge(two.events))
      try #require(one == two)
    }
  }

  @Test func claimsNeverExceedTheLimit() {
    forEachHistory(voids: .none, steps: 60) { history, generator in
      // With the limit of one rule book all the time, also where devices meet.
      let rules = try RuleBook { $0.claimLimit = 2 }
      history.rules = [rules]
      history.group = PlayerGroup(id: "flat", rules: rules, calendar: try .berlin)
      try history.group.found(by: "ada", at: start)
      var other = history
      try history.run(80, &generator)
      try other.run(80, &generator)
      expectTaken(history.group.merge(other.group.events))
      for event in history.group.events {
        let view = history.group.view(asOf: event.date)
        for member in RandomHistory.members {
          try #require(view.todos(claimedBy: member).count <= 2)
        }
      }
    }
  }

  @Test func aVoidIsAnExactInverse() {
    forEachHistory(voids: .none) { history, generator in
      try expectExactInverse(of: history.group.events, in: history, &generator)
    }
    forEachHistory(voids: .game) { history, generator in
      let events = history.group.events.filter { !$0.concernsMembersOrRules }
      try expectExactInverse(of: events, in: history, &generator)
    }
  }

  /// Declares some events void and brings them back.
  private func expectExactInverse(
    of events: [PlayerGroup.Event],
    in history: RandomHistory,
    _ generator: inout SeededGenerator
  ) throws {
    let date = history.now + 1
    // A completion that is void leaves the plan of its rounds.
    let events = events.filter { event in
      if case .completed = event.action { false } else { event.action != .founded }
    }
    for event in generator.draw(8, of: events) {
      var group = history.group
      guard group.effect(of: event.id).map({ if case .void = $0 { false } else { true } }) == true,
        let administrator = group.view().administrators.first
      else { continue }
      let void = try group.void(event.id, by: administrator, at: date)
      let without = group.events.filter { $0.id != event.id && $0.id != void.id }
      let expected = try PlayerGroup(group.content, replaying: without)
      try #require(group.view(asOf: date) == expected.view(asOf: date))
      // Who declared it may have been an administrator only because of it.
      guard let administrator = group.view().administrators.first else { continue }
      try group.void(void.id, by: administrator, at: date)
      try #require(group.view(asOf: date) == history.group.view(asOf: date))
    }
  }

  @Test func entriesSumToTheBalanceAndTheRowOnTheBoard() {
    forEachHistory { history, _ in
      let view = history.group.view(asOf: history.now)
      for scope in [Leaderboard.Scope.lifetime, .season, .days(2)] {
        for standing in view.leaderboard(scope).standings {
          let explanation = view.explanation(of: standing.member, scope)
          try #require(explanation.postings.reduce(0) { $0 + $1.points } == standing.points)
          try #require(view.points(of: standing.member, scope) == standing.points)
        }
      }
    }
  }

  @Test func aViewOfThePastIsTheGroupAtThatTime() {
    forEachHistory(voids: .none) { history, generator in
      let group = history.group
      let event = try generator.pick(group.events)
      let then = try PlayerGroup(
        group.content,
        replaying: group.events.filter { $0.date <= event.date }
      )
      try #require(group.view(asOf: event.date) == then.view(asOf: event.date))
      let known = group.events.filter { $0.recordedAt <= event.recordedAt }
      let knownThen = try PlayerGroup(group.content, replaying: known)
      try #require(
        group.view(asOf: history.now, knownAt: event.recordedAt)
          == knownThen.view(asOf: history.now)
      )
    }
  }

  @Test func anArchiveDoesNotChangeByItself() {
    forEachHistory(voids: .game) { history, generator in
      history.now += 500_000
      let archives = history.group.archives(at: history.now)
      let closings = history.group.events.count
      try history.run(60, &generator)
      for archive in archives {
        // A season can be opened again only by declaring void what opened or closed it.
        let isSame = history.group.view().season(archive.season.id) == archive.season
        guard isSame else { continue }
        let later = try #require(history.group.archive(of: archive.season.id, at: history.now))
        try #require(later.final == archive.final)
      }
      #expect(history.group.events.count >= closings)
    }
  }

  @Test func adoptingRulesChangesExactlyWhatWasTold() {
    forEachHistory { history, generator in
      var group = history.group
      let administrator = try assume(group.view().administrators.first)
      let rules = try generator.pick(history.rules)
      let told = group.differences(under: rules, at: history.now)
      let before = group.view(asOf: history.now)
      try group.adopt(rules, by: administrator, at: history.now)
      let after = group.view(asOf: history.now)
      for change in told.changes {
        try #require(change.points.before == before.points(of: change.member, .lifetime))
        try #require(change.points.after == after.points(of: change.member, .lifetime))
        try #require(change.seasonPoints.after == after.points(of: change.member, .season))
        try #require(change.level.after == after.level(of: change.member).level)
        let rank = after.leaderboard(.season).rank(of: change.member)
        try #require(change.rank?.after == rank)
      }
      #expect(group.differences(under: rules, at: history.now).isEmpty)
    }
  }

  @Test func whatSeveralShareAddsUpExactly() {
    forEachHistory { history, _ in
      for todo in history.group.view().todos {
        for completion in todo.completions where !completion.isWaiting {
          let shares = completion.credits.map(\.points)
          try #require(completion.credits.map(\.member) == completion.members)
          let most = try #require(shares.max())
          try #require(most - (shares.min() ?? 0) <= 1)
          // Who gets more by the remainder comes first.
          try #require(shares == shares.sorted(by: >))
        }
      }
    }
  }
}
