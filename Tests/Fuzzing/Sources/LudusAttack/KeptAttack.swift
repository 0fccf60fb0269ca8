// SPDX-License-Identifier: Apache-2.0
import Foundation
import Ludus
import LudusFuzzReaders

/// A group in which nobody but its administrator can take from others.
///
/// Members act on devices that seldom meet. In the end one who is no administrator does one thing
/// more, at any date, without knowing of some of it, or takes back something of their own; the
/// points of all others must stay where they were.
struct KeptAttack: Attack {
  private static let members: [Member.ID] = ["ada", "bob", "cleo", "dan"]

  private var devices: [PlayerGroup]
  private var now = start
  private var number = 0

  init(_ generator: inout SeededGenerator) {
    let rules = try? RuleBook {
      $0.claimLimit = generator.pick([nil, 1, 2])
      $0.confirmations = generator.pick([0, 0, 1, 2])
      $0.confirmWithin = generator.pick([nil, nil, .hours(30)])
      $0.unconfirmed = generator.pick([.credited, .reopened])
      $0.missedTurns = generator.pick([.wait, .passOn])
      $0.stealAfter = generator.pick([nil, .hours(6)])
      $0.minimumAge = generator.pick([nil, nil, .minutes(5)])
      $0.reportWithin = generator.pick([nil, .days(2), .days(7)])
      $0.joining = generator.pick([.open, .invitation])
      if generator.isDrawn(oneIn: 3), let part = try? Fraction(2, 3),
        let gap = try? CatchUpPolicy.Gap(of: .median, below: part, multiplier: 2)
      {
        $0.catchUp = .gap(gap)
      }
    }
    var group = PlayerGroup(
      id: "flat",
      rules: rules ?? .standard,
      calendar: generator.pick(calendars)
    )
    attempt(&group) { try $0.found(by: "ada", at: start) }
    for member in Self.members.dropFirst() {
      attempt(&group) { try $0.invite(member, by: "ada", at: start) }
      attempt(&group) { try $0.join(member, at: start) }
    }
    devices = [group, group]
  }

  mutating func step(_ generator: inout SeededGenerator) {
    number += 1
    now += generator.pick([0, 1, 30, 4_000, 40_000, 90_000])
    if generator.isDrawn(oneIn: 15) {
      _ = devices[0].merge(devices[1].events)
      _ = devices[1].merge(devices[0].events)
    }
    let device = generator.draw(below: 2)
    var actor = generator.pick(Self.members)
    var action = action(by: &actor, &generator)
    if !generator.isDrawn(oneIn: 5) {
      action.fit(devices[device].view(), by: &actor, of: Self.members, &generator)
    }
    let isLate = generator.isDrawn(oneIn: 7)
    let date = isLate ? now - Double(generator.draw(below: 300_000)) : now
    let known = now
    attempt(&devices[device]) {
      try $0.perform(action, by: actor, at: date, stamp: .init(recordedAt: isLate ? known : nil))
    }
  }

  private mutating func action(
    by actor: inout Member.ID,
    _ generator: inout SeededGenerator
  ) -> PlayerGroup.Action {
    let todo = Todo.ID("t\(generator.draw(below: 8))")
    switch generator.draw(below: 40) {
    case 0: return generator.pick([.left, .joined, .joined, .optedOut, .optedIn])
    case 1: return .invited(generator.pick(Self.members))
    case 2...7:
      return .created(
        Todo(
          id: todo,
          title: "Work",
          points: generator.draw(below: 25),
          tags: generator.isDrawn(oneIn: 2) ? ["cleaning"] : [],
          capacity: 1 + generator.draw(below: 2),
          repeats: generator.pick([nil, .hours(5), .days(1)]),
          schedule: nil,
          rota: generator.isDrawn(oneIn: 8) ? ["bob", "cleo"] : [],
          due: generator.pick([nil, .within(.hours(9))])
        )
      )
    case 8...15: return .claimed(todo)
    case 16...24: return .completed(todo)
    case 25...26: return .confirmed(todo)
    case 27: return .released(todo)
    case 28: return .withdrew(todo)
    case 29: return .edited(todo, [.points(generator.draw(below: 20)), .tags([])])
    case 30: return .voteOpened(todo, until: now + 50_000, quorum: 1)
    case 31: return .voted(todo, points: generator.draw(below: 20))
    case 32: return .stole(todo, from: generator.pick(Self.members))
    case 33:
      return .challengeOpened(
        GroupChallenge(
          id: .init("c\(generator.draw(below: 3))"),
          title: "All",
          goal: .todos(1 + generator.draw(below: 3)),
          until: now + 300_000,
          reward: .each(5)
        )
      )
    case 34:
      actor = "ada"
      return .penalized(generator.pick(Self.members), for: todo)
    case 35:
      actor = "ada"
      return .awarded(generator.pick(Self.members), .points(3))
    case 36:
      return generator.pick([
        .cheered(todo, completion: nil, symbol: "★"), .noted("Words", until: now + 90_000),
        .teamed(actor, in: "red"), .challengeAccepted("c1"), .challengeDeclined("c1"),
      ])
    default:
      let own = devices[0].events.filter { $0.actor == actor }.map(\.id)
      return own.isEmpty ? .claimed(todo) : .voided(generator.pick(own))
    }
  }

  func check(_ generator: inout SeededGenerator) {
    var group = devices[0]
    _ = group.merge(devices[1].events)
    expectReplay(group)
    for round in 0..<6 {
      let member = generator.pick(Array(Self.members.dropFirst()))
      guard let event = event(round, by: member, in: group, &generator) else { continue }
      var other = group
      let report = other.merge([event])
      let sharers = sharers(of: event, in: round == 2 ? group : other)
      let (before, after) = (Self.later(group, at: event.date).view(), other.view())
      for someone in Self.members {
        let points = (before.points(of: someone, .lifetime), after.points(of: someone, .lifetime))
        let told = report.consequences.first { $0.member == someone }?.points
        if other.events.last?.id != event.id {
          expect(
            (told?.before ?? points.0, told?.after ?? points.0) == points,
            "\(someone): \(points), told \(String(describing: told)), \(event)"
          )
        }
        guard someone != member, !sharers.contains(someone) else { continue }
        // What all reach together is reached by what one did, also when that is known later; and a
        // confirmation and who joins give.
        let canGive =
          !before.challenges.isEmpty || !after.challenges.isEmpty || gives(event, in: group)
        // Who knew neither of a slip nor that it was taken back gets no reward for it.
        let unknown = unknownChallenges(of: someone, before, in: group)
        let slip = takesChallengeBack(event, in: group) ? 5 : 5 * unknown
        let isKept = canGive ? points.0 - slip <= points.1 : points.0 == points.1
        expect(isKept, "\(someone) had \(points.0) and has \(points.1) by \(event)")
      }
    }
  }

  /// Returns a group in which time has passed until a date, so that what waited has ended.
  private static func later(_ group: PlayerGroup, at date: Date) -> PlayerGroup {
    guard let last = group.events.last?.date, last < date else { return group }
    var later = group
    _ = later.merge([.init(.noted("Time", until: nil), by: "ada", at: date, id: "later")])
    return later
  }

  /// One more event of a member: at any date, done without knowing of all, or a void.
  private func event(
    _ round: Int,
    by member: Member.ID,
    in group: PlayerGroup,
    _ generator: inout SeededGenerator
  ) -> PlayerGroup.Event? {
    let events = group.events
    var copy = self
    var actor = member
    switch round % 3 {
    case 0:
      var action = copy.action(by: &actor, &generator)
      if case .penalized = action { action = .left }
      if case .awarded = action { action = .joined }
      let length = Int(now.timeIntervalSince(start)) + 9
      return PlayerGroup.Event(
        action,
        by: member,
        at: start + Double(generator.draw(below: length)),
        recordedAt: now + 9,
        id: "new"
      )
    case 1:
      let count = min(8 + generator.draw(below: events.count), events.count)
      guard var device = try? PlayerGroup(group.content, replaying: events.prefix(count)) else {
        return nil
      }
      var action = copy.action(by: &actor, &generator)
      action.fit(device.view(), by: &actor, of: Self.members, &generator)
      guard actor == member, let last = device.events.last?.date else { return nil }
      let date = last + Double(generator.draw(below: 90_000))
      return try? device.perform(action, by: member, at: date, stamp: .init(id: "new"))
    default:
      let own = events.filter { $0.actor == member }
      guard !own.isEmpty, case let target = generator.pick(own) else { return nil }
      let isSoon = generator.isDrawn(oneIn: 2)
      let date = max(isSoon ? target.recordedAt + 60 : now, target.date)
      return PlayerGroup.Event(.voided(target.id), by: member, at: date, order: .max, id: "new")
    }
  }

  /// Whether an event gives others something: it is a confirmation, or somebody joins by it, so that
  /// what they put on the board counts; or it brings one back.
  private func gives(_ event: PlayerGroup.Event, in group: PlayerGroup) -> Bool {
    func action(_ id: PlayerGroup.Event.ID) -> PlayerGroup.Action? {
      group.events.first { $0.id == id }?.action
    }
    func gives(_ action: PlayerGroup.Action?) -> Bool {
      switch action {
      case .confirmed?, .joined?, .invited?: true
      default: false
      }
    }
    if gives(event.action) { return true }
    guard case .voided(let void) = event.action, case .voided(let target)? = action(void) else {
      return false
    }
    return gives(action(target))
  }

  /// Whether an event takes a challenge back.
  private func takesChallengeBack(_ event: PlayerGroup.Event, in group: PlayerGroup) -> Bool {
    guard case .voided(let target) = event.action,
      case .challengeOpened? = group.events.first(where: { $0.id == target })?.action
    else { return false }
    return true
  }

  /// The number of challenges that somebody brought forward without knowing of them, by what their
  /// completions say: such a reward goes when others turn out to have met it before.
  private func unknownChallenges(
    of member: Member.ID,
    _ view: GroupView,
    in group: PlayerGroup
  ) -> Int {
    view.challenges.count { progress in
      progress.contributions[member] != nil
        && group.events.contains { event in
          guard case .completed(_, let known?) = event.action else { return false }
          return (event.actor == member || known.members.contains(member))
            && event.date >= (progress.beganAt ?? .distantFuture)
            && event.date < progress.challenge.deadline
            && !known.challenges.contains(progress.challenge.id)
        }
    }
  }

  /// Those who share the completion that an event is about.
  private func sharers(of event: PlayerGroup.Event, in group: PlayerGroup) -> [Member.ID] {
    switch event.action {
    case .completed(let todo, let known):
      let done = group.view().todo(todo)?.completions.filter { $0.id == event.id } ?? []
      return done.flatMap(\.members) + (known?.members ?? [])
    case .voided(let target):
      return group.events.first { $0.id == target }.map { sharers(of: $0, in: group) } ?? []
    default: return []
    }
  }
}
