// SPDX-License-Identifier: Apache-2.0
import Foundation
import Ludus
import LudusFuzzReaders

/// Two devices of a group, on which members do what they may and what they may not.
struct GroupAttack: Attack {
  private static let members: [Member.ID] = ["ada", "bob", "cleo", "dan", "a"]
  private static let todos = (1...8).map { Todo.ID("t\($0)") }

  private let rules: [RuleBook]
  private var devices: [PlayerGroup]
  private var now = start
  private var number = 0

  init(_ generator: inout SeededGenerator) {
    rules = (0..<3).map { _ in Self.rules(&generator) }
    let group = PlayerGroup(id: "flat", rules: rules[0], calendar: generator.pick(calendars))
    devices = [group, group]
    for action in [.founded, .invited("bob"), .invited("cleo")] as [PlayerGroup.Action] {
      act(action, by: "ada", &generator)
    }
  }

  private static func rules(_ generator: inout SeededGenerator) -> RuleBook {
    let caps = generator.isDrawn(oneIn: 4) ? [PointsCap(20, per: .day)] : []
    let rules = try? RuleBook {
      $0.claimLimit = generator.pick([nil, 0, 1, 2])
      $0.todoPoints = generator.pick([0...Int.max, 1...10])
      $0.joining = generator.pick([.open, .open, .invitation])
      $0.confirmations = generator.pick([0, 0, 1, 2, .max])
      $0.stealAfter = generator.pick([nil, .hours(6)])
      $0.minimumAge = generator.pick([nil, nil, .minutes(5)])
      $0.reportWithin = generator.pick([nil, nil, .hours(40)])
      $0.penaltyFactor = generator.pick([1, 2, (try? Fraction(3, 2)) ?? 1])
      $0.points =
        (try? PointsRules {
          $0.floor = generator.pick([0, 0, nil])
          $0.caps = caps
        }) ?? .standard
    }
    return rules ?? .standard
  }

  mutating func step(_ generator: inout SeededGenerator) {
    now += generator.pick([0, 0, 0.0004, 1, 30, 4_000, 90_000])
    if generator.isDrawn(oneIn: 25) {
      devices[0] = merged(devices[0], with: devices[1].events)
    }
    var actor = generator.pick(Self.members)
    var action = action(&generator)
    if !generator.isDrawn(oneIn: 5) {
      action.fit(devices[0].view(), by: &actor, of: Self.members, &generator)
    }
    if generator.isDrawn(oneIn: 60) {
      actor = Member.ID(generator.oddText())
    }
    act(action, by: actor, &generator)
  }

  /// Does something on a device, or takes an event that says that it was done.
  private mutating func act(
    _ action: PlayerGroup.Action,
    by actor: Member.ID,
    _ generator: inout SeededGenerator
  ) {
    number += 1
    let isLate = generator.isDrawn(oneIn: 6), isOdd = generator.isDrawn(oneIn: 60)
    let date =
      isOdd ? generator.oddDate() : isLate ? now - Double(generator.draw(below: 200_000)) : now
    let known = generator.pick([now, date, date.addingTimeInterval(generator.pick([-1, 1, 1e6]))])
    var device = generator.pick(devices.indices + [0])
    // All begins on both.
    if number <= 3 { device = 1 }
    if number > 3, !generator.isDrawn(oneIn: 3) {
      let stamp = PlayerGroup.Event.Stamp(
        id: generator.isDrawn(oneIn: 9)
          ? .init(generator.isDrawn(oneIn: 9) ? "" : "own\(number)") : nil,
        recordedAt: generator.isDrawn(oneIn: 3) ? known : nil
      )
      attempt(&devices[device]) { try $0.perform(action, by: actor, at: date, stamp: stamp) }
    } else {
      let event = PlayerGroup.Event(
        action,
        by: generator.isDrawn(oneIn: 40) ? nil : actor,
        at: number <= 3 ? now : date,
        recordedAt: number <= 3 ? now : known,
        order: generator.pick([0, 0, 0, number, generator.oddNumber()]),
        id: .init("e\(number <= 3 ? number : generator.draw(below: 4 * number))")
      )
      attempt(&devices[device]) { try $0.apply(event) }
      if number <= 3 { attempt(&devices[0]) { try $0.apply(event) } }
    }
    let event = devices[device].events.last
    if let event, generator.isDrawn(oneIn: 20) {
      attempt(&devices[device]) { try $0.apply(event) }
    }
  }

  private mutating func action(_ generator: inout SeededGenerator) -> PlayerGroup.Action {
    let member = generator.pick(Self.members), todo = generator.pick(Self.todos)
    switch generator.draw(below: 46) {
    case 0...2: return .joined
    case 3: return .invited(member)
    case 4: return generator.isDrawn(oneIn: 2) ? .left : .joined
    case 5: return generator.isDrawn(oneIn: 2) ? .promoted(member) : .demoted(member)
    case 6: return generator.isDrawn(oneIn: 2) ? .optedOut : .optedIn
    case 7: return .adopted(generator.pick(rules))
    case 8...13:
      let isOdd = generator.isDrawn(oneIn: 12)
      return .created(
        Todo(
          id: generator.isDrawn(oneIn: 30) ? Todo.ID(generator.oddText()) : todo,
          title: isOdd ? generator.oddText() : "Work",
          points: isOdd ? generator.oddNumber() : generator.draw(below: 25),
          capacity: isOdd ? generator.oddNumber() : 1 + generator.draw(below: 3)
        )
      )
    case 14...20: return .claimed(todo)
    case 21: return .released(todo)
    case 22: return .stole(todo, from: member)
    case 23...29: return .completed(todo)
    case 30...31: return .confirmed(todo)
    case 32: return .withdrew(todo)
    case 33...35: return .penalized(member, for: todo)
    case 36...37:
      let points =
        generator.isDrawn(oneIn: 6) ? generator.oddNumber() : 1 + generator.draw(below: 60)
      return .awarded(member, generator.isDrawn(oneIn: 3) ? .toNextLevel : .points(points))
    case 38: return .removed(member)
    default:
      let events = devices.flatMap(\.events).map(\.id)
      return .voided(
        generator.isDrawn(oneIn: 20) ? "nothing" : generator.pick(events + ["nothing"])
      )
    }
  }

  private func merged(_ group: PlayerGroup, with events: [PlayerGroup.Event]) -> PlayerGroup {
    var group = group
    let refused = group.merge(events).rejected
    // Two devices may have given one identifier to different things.
    for rejected in refused {
      if case .conflictingEvent = rejected.reason { continue }
      expect(false, "no log takes an event that another log has: \(rejected)")
    }
    return group
  }

  func check(_ generator: inout SeededGenerator) {
    for group in devices {
      expectReplay(group)
      expectAnyOrder(group)
      expectRoundTrip(group.events)
      compare(group)
    }
    var (one, two) = (devices[0], devices[1])
    // What one name means on both devices.
    let common = Dictionary(grouping: one.events + two.events, by: \.id).filter { _, same in
      same.allSatisfy {
        ($0.action, $0.actor) == (same[0].action, same[0].actor)
          && ($0.date, $0.recordedAt) == (same[0].date, same[0].recordedAt)
      }
    }
    let ours = one.events.filter { common[$0.id] != nil }
    let theirs = two.events.filter { common[$0.id] != nil }
    one = PlayerGroup(one.content)
    two = one
    for part in [ours, theirs] { one = merged(one, with: generator.shuffled(part)) }
    for part in [theirs, ours] { two = merged(two, with: part) }
    expect(one == two, "the order in which devices meet matters")
    let both = one
    one = merged(one, with: two.events)
    expect(one == both, "meeting again changes something")
    compare(one)
    compare(two)
  }

  private func compare(_ group: PlayerGroup) {
    let events = group.events
    let reference = ReferenceGroup(group.content.rules, events)
    for event in events {
      let effect: ReferenceGroup.Effect? =
        switch group.effect(of: event.id) {
        case .effective: .effective
        case .refused: .refused
        case .void(let void): .void(by: void)
        case nil: nil
        }
      let expected = reference.effects[event.id]
      expect(
        effect == expected,
        "\(event): \(String(describing: group.effect(of: event.id))), expected \(String(describing: expected))"
      )
    }
    let view = group.view()
    let members = reference.members
    expect(view.members == members.members, "members: \(view.members), expected \(members.members)")
    expect(
      view.administrators == members.administrators,
      "administrators differ: \(view.administrators)"
    )
    expect(view.invited == members.invited.sorted(), "guests differ: \(view.invited)")
    expect(view.rules == members.rules, "other rules")
    let shown = reference.todos.filter { !$0.value.isTrace || !$0.value.done.isEmpty }
    expect(Set(view.todos.map(\.id)) == Set(shown.keys), "other todos are on the board")
    for todo in view.todos {
      guard let expected = reference.todos[todo.id] else { continue }
      let board = ReferenceGroup.Board(
        creator: todo.creator,
        points: todo.todo.points,
        capacity: todo.todo.capacity,
        state: todo.state,
        openSince: expected.openSince,
        createdAt: expected.createdAt,
        knownSince: expected.knownSince,
        isTrace: expected.isTrace,
        claims: todo.claims.map { .init(member: $0.member, date: $0.date) },
        done: zip(todo.completions, expected.done).map { completion, expected in
          .init(
            date: completion.date,
            openSince: expected.openSince,
            recordedAt: completion.recordedAt,
            id: completion.id,
            excluded: expected.excluded,
            doers: expected.excluded.isEmpty ? completion.members : expected.doers,
            points: completion.points,
            needed: completion.confirmationsNeeded,
            confirmedBy: completion.confirmedBy,
            credits: zip(completion.credits, expected.credits).map { credit, expected in
              .init(
                member: credit.member,
                points: credit.points,
                entry: expected.entry,
                isTakenBack: credit.isTakenBack
              )
            }
          )
        },
        traces: expected.traces,
        takenBack: expected.takenBack
      )
      expect(
        todo.completions.count == expected.done.count,
        "\(todo.id) was done more or less often"
      )
      expect(board == expected, "\(todo.id): \(board), expected \(expected)")
    }
    comparePoints(view, reference, group.content.calendar)
  }

  private func comparePoints(_ view: GroupView, _ reference: ReferenceGroup, _ calendar: Calendar) {
    let ledger = ReferenceLedger(
      rules: reference.valuation.points,
      calendar: calendar,
      entries: reference.entries
    )
    let members = Set(reference.members.records.keys).union(reference.entries.map(\.member))
    for member in members {
      let (points, expected) = (view.points(of: member, .lifetime), ledger.total(of: member))
      expect(points == expected, "\(member) has \(points) points, expected \(expected)")
      let explained = view.explanation(of: member, .lifetime).total
      expect(
        explained == expected,
        "\(explained) points of \(member) are explained, of \(expected)"
      )
      _ = view.profile(of: member)
    }
    let board = view.leaderboard(.lifetime).standings
    let playing = reference.members.members.filter {
      reference.members.records[$0]?.takesPart == true
    }
    expect(Set(board.map(\.member)) == Set(playing), "the board is of others")
    expect(board.map(\.points) == board.map { ledger.total(of: $0.member) }, "points on the board")
    expect(
      board.map(\.rank) == referenceRanks(board.map(\.points), .competition),
      "ranks: \(board)"
    )
  }
}
