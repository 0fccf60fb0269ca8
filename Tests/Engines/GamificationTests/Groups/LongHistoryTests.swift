// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gamification
import LudusTestSupport
import Testing

/// Histories of more events than lie between two checkpoints.
struct LongHistoryTests {
  @Test func whatHappensLateGivesWhatAReplayGives() {
    forEachSeed(0..<2) { generator in
      var history = try RandomHistory(&generator)
      try history.run(700, &generator)
      let events = history.group.events
      let late = Set((0..<25).map { _ in generator.draw(below: events.count) })
      var group = try PlayerGroup(
        history.group.content,
        replaying: events.indices.filter { !late.contains($0) }.map { events[$0] }
      )
      for index in generator.shuffled(late.sorted()) {
        expectTaken(group.merge([events[index]]))
      }
      try #require(group == history.group)
      try expectSame(group, history.group)
      // Commands go on from there as from a replay.
      history.group = group
      try history.run(20, &generator)
      let replayed = try PlayerGroup(group.content, replaying: history.group.events)
      try expectSame(history.group, replayed)
    }
  }

  private func expectSame(_ group: PlayerGroup, _ other: PlayerGroup) throws {
    let (view, expected) = (group.view(), other.view())
    try #require(view == expected)
    try #require(group.refusals == other.refusals)
    for scope in [Leaderboard.Scope.season, .lifetime] {
      try #require(view.leaderboard(scope) == expected.leaderboard(scope))
    }
    for archive in group.archives(at: view.date).suffix(3) {
      try #require(archive == other.archive(of: archive.season.id, at: view.date))
    }
    for member in RandomHistory.members {
      try #require(view.profile(of: member) == expected.profile(of: member))
    }
  }
}
