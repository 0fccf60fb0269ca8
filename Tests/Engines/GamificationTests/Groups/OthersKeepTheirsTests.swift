// SPDX-License-Identifier: Apache-2.0
import Foundation
@testable import Gamification
import LudusTestSupport
import Testing

/// Whatever one member who is no administrator adds or takes back, at whatever date, the points of
/// the others stay where they were.
@Suite struct OthersKeepTheirsTests {
  /// A history with a member who never leads the group in it.
  private func forEachHistory(
    _ seeds: Range<UInt64> = 0..<40,
    _ body: (RandomHistory, Member.ID, inout SeededGenerator) throws -> Void
  ) {
    forEachSeed(seeds) { generator in
      var history = try RandomHistory(&generator)
      // How a reward is shared out is a matter of all who share it, and under rules that are
      // adopted later nobody knew whom to compare with whom.
      var rules = try generator.pick(history.rules)
      // Half of the time, what happened long ago may be reported, too.
      if generator.draw(below: 2) == 0 { rules = try rules.with { $0.reportWithin = nil } }
      history.rewards = [.each(5)]
      history.rules = [rules]
      history.group = PlayerGroup(id: "flat", rules: rules, calendar: try .berlin)
      try history.group.found(by: "ada", at: start)
      for member in ["bob", "cleo"] as [Member.ID] {
        try history.group.invite(member, by: "ada", at: start)
        try history.group.join(member, at: start)
      }
      try history.run(90, &generator)
      let leaders = history.group.events.reduce(into: Set<Member.ID>()) { leaders, event in
        leaders.formUnion(history.group.view(asOf: event.date).administrators)
        if case .promoted(let member) = event.action { leaders.insert(member) }
      }
      let others = RandomHistory.members.filter { !leaders.contains($0) }
      guard let member = generator.drawElement(of: others) else { return }
      try body(history, member, &generator)
    }
  }

  private func expectSamePoints(
    _ before: PlayerGroup,
    _ after: PlayerGroup,
    besides some: Set<Member.ID>,
    _ event: PlayerGroup.Event
  ) throws {
    // What all reach together is reached by what one did, also when that becomes known later; and
    // a confirmation gives.
    let canGive =
      !before.view().challenges.isEmpty || !after.view().challenges.isEmpty
      || gives(event, in: before)
    for member in RandomHistory.members where !some.contains(member) {
      let points = (
        before.view().points(of: member, .lifetime), after.view().points(of: member, .lifetime)
      )
      let isKept = canGive ? points.1 >= points.0 : points.1 == points.0
      try #require(isKept, "\(member): \(points), \(event), \(after.refusals.map(\.event))")
    }
  }

  /// Whether an event gives others something: it is a confirmation, or brings one back.
  private func gives(_ event: PlayerGroup.Event, in group: PlayerGroup) -> Bool {
    func action(_ id: PlayerGroup.Event.ID) -> PlayerGroup.Action? {
      group.events.first { $0.id == id }?.action
    }
    if case .confirmed = event.action { return true }
    guard case .voided(let void) = event.action, case .voided(let target)? = action(void),
      case .confirmed? = action(target)
    else { return false }
    return true
  }

  /// Those who share the completion that an event is about.
  private func sharers(of event: PlayerGroup.Event, in group: PlayerGroup) -> Set<Member.ID> {
    switch event.action {
    case .completed(let todo, let known):
      let done = group.view().todo(todo)?.completions.filter { $0.id == event.id } ?? []
      return Set(done.flatMap(\.sharers) + (known?.members ?? []))
    case .voided(let target):
      let event = group.events.first { $0.id == target }
      return event.map { sharers(of: $0, in: group) } ?? []
    default: return []
    }
  }

  @Test func anEventThatIsAdded() {
    forEachHistory { history, member, generator in
      let group = history.group
      for number in 0..<6 {
        let date =
          start + Double(generator.draw(below: Int(history.now.timeIntervalSince(start)) + 9))
        let action = try history.action(at: date, &generator)
        let event = PlayerGroup.Event(
          action,
          by: member,
          at: date,
          recordedAt: history.now,
          id: .init("new-\(number)")
        )
        var other = group
        try other.apply(event)
        try expectSamePoints(
          group,
          other,
          besides: sharers(of: event, in: other).union([member]),
          event
        )
      }
    }
  }

  /// What a member does on a device that has not heard of anything for a while.
  @Test func whatIsDoneWithoutKnowing() {
    forEachHistory { history, member, generator in
      let group = history.group
      for number in 0..<6 {
        let count = 4 + generator.draw(below: group.events.count - 4)
        var device = try PlayerGroup(group.content, replaying: group.events.prefix(count))
        let date = try #require(device.events.last?.date) + Double(generator.draw(below: 90_000))
        var action = try history.action(at: date, &generator)
        var actor = member
        for _ in 0..<4 {
          actor = member
          action.fit(device.view(), by: &actor, of: RandomHistory.members, &generator)
          if actor == member { break }
        }
        guard actor == member,
          let event = try? device.perform(
            action,
            by: member,
            at: date,
            stamp: .init(id: .init("new-\(number)"))
          )
        else { continue }
        var other = group
        let report = other.merge([event])
        try expectSamePoints(
          group,
          other,
          besides: sharers(of: event, in: other).union([member]),
          event
        )
        // What is told is what happened.
        for member in RandomHistory.members {
          let points = (
            group.view().points(of: member, .lifetime), other.view().points(of: member, .lifetime)
          )
          let told = report.consequences.first { $0.member == member }?.points
          if other.events.last?.id != event.id {
            try #require((told?.before ?? points.0, told?.after ?? points.0) == points)
          }
        }
      }
    }
  }

  @Test func anEventThatIsTakenBack() {
    forEachHistory { history, member, generator in
      let group = history.group
      let own = group.events.filter { $0.actor == member }
      for number in 0..<6 {
        guard let target = generator.drawElement(of: own) else { return }
        let isSoon = generator.draw(below: 2) == 0
        let date = isSoon ? min(target.recordedAt + 60, history.now) : history.now
        let event = PlayerGroup.Event(
          .voided(target.id),
          by: member,
          at: max(date, target.date),
          recordedAt: max(date, target.date),
          order: .max,
          id: .init("void-\(number)")
        )
        var other = group
        try other.apply(event)
        try expectSamePoints(
          group,
          other,
          besides: sharers(of: event, in: group).union([member]),
          event
        )
        try expectReplayEqualsLive(other)
      }
    }
  }
}
