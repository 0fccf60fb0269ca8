// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gamification
import LudusTestSupport
import Testing

/// Members doing at random what can be done in a group.
struct RandomHistory {
  static let members: [Member.ID] = ["ada", "bob", "cleo", "dan"]
  static let todos = (1...12).map { Todo.ID("t\($0)") }

  /// The group so far.
  var group: PlayerGroup
  /// The time so far.
  var now = start
  /// Which rules there can be.
  var rules: [RuleBook]
  /// Whether events may be declared void, and which.
  var voids = Voids.all
  /// The rewards that challenges have.
  var rewards: [GroupChallenge.Reward] = [.each(5), .split(7)]

  enum Voids {
    case none, game, all
  }

  init(_ generator: inout SeededGenerator, voids: Voids = .all) throws {
    rules = try Self.rules()
    self.voids = voids
    let book = try generator.pick(rules)
    group = PlayerGroup(id: "flat", rules: book, calendar: try .berlin)
    try group.found(by: "ada", at: now)
    for member in ["bob", "cleo"] as [Member.ID] {
      try group.invite(member, by: "ada", at: now)
      try group.join(member, at: now)
    }
  }

  /// Rule books that differ in everything.
  static func rules() throws -> [RuleBook] {
    [
      try RuleBook { $0.claimLimit = 2 },
      try RuleBook {
        $0.claimLimit = 1
        $0.stealAfter = .days(1)
        $0.penaltyFactor = 2
      },
      try RuleBook {
        $0.todoPoints = 1...10
        $0.confirmations = 1
        $0.minimumAge = .minutes(5)
        $0.reportWithin = .days(2)
        $0.points = try PointsRules { $0.caps = [PointsCap(12, per: .day)] }
      },
      try RuleBook {
        $0.claimLimit = 2
        $0.joining = .invitation
        $0.catchUp = .gap(
          try CatchUpPolicy.Gap(of: .leader, below: Fraction(2, 3), multiplier: 2)
        )
        $0.ranking = .dense
      },
      try RuleBook {
        $0.catchUp = .joinDate(
          try CatchUpPolicy.JoinDate(multiplier: Fraction(3, 2), limit: 15)
        )
        $0.points = try PointsRules { $0.floor = nil }
        $0.levelPolicy = .followsBalance
      },
      try RuleBook {
        $0.confirmations = 1
        $0.confirmWithin = .hours(20)
        $0.missedTurns = .passOn
      },
      try RuleBook {
        $0.confirmations = 2
        $0.confirmWithin = .days(2)
        $0.unconfirmed = .reopened
      },
    ]
  }

  /// Lets something happen, perhaps later, and checks that a refusal changes nothing.
  mutating func step(_ generator: inout SeededGenerator) throws {
    now += Double(generator.draw(below: 4) * generator.draw(below: 30_000))
    // Now and then something is reported afterwards.
    let isLate = generator.draw(below: 8) == 0
    let date = isLate ? now - Double(generator.draw(below: 200_000)) : now
    var action = try action(at: date, &generator)
    var actor = try generator.pick(Self.members)
    // Most of the time something is tried that could be possible.
    if generator.draw(below: 5) > 0 {
      action.fit(group.view(), by: &actor, of: Self.members, &generator)
    }
    let known = now
    _ = try isAccepted(by: &group) { group in
      try group.perform(action, by: actor, at: date, stamp: .init(recordedAt: known))
    }
  }

  mutating func run(_ steps: Int, _ generator: inout SeededGenerator) throws {
    for _ in 0..<steps {
      try step(&generator)
    }
  }

  func action(
    at date: Date,
    _ generator: inout SeededGenerator
  ) throws -> PlayerGroup.Action {
    let member = try generator.pick(Self.members)
    let todo = try generator.pick(Self.todos)
    switch generator.draw(below: 48) {
    case 0...2: return .joined
    case 3: return .invited(member)
    case 4: return generator.draw(below: 3) == 0 ? .left : .joined
    case 5: return generator.draw(below: 2) == 0 ? .promoted(member) : .demoted(member)
    case 6: return generator.draw(below: 3) == 0 ? .optedOut : .optedIn
    case 7: return .adopted(try generator.pick(rules))
    case 8...12: return .created(self.todo(todo, &generator))
    case 13...20: return .claimed(todo)
    case 21: return .released(todo)
    case 22: return .stole(todo, from: member)
    case 23...28: return .completed(todo)
    case 29: return .confirmed(todo)
    case 30: return .withdrew(todo)
    case 31: return .voteOpened(todo, until: date + 50_000, quorum: 1 + generator.draw(below: 2))
    case 32: return .voted(todo, points: generator.draw(below: 15))
    case 33...34: return .penalized(member, for: todo)
    case 35:
      let points = 1 + generator.draw(below: 30)
      return .awarded(member, generator.draw(below: 2) == 0 ? .points(points) : .toNextLevel)
    case 36: return season(at: date, &generator)
    case 37: return .challengeOpened(challenge(at: date, &generator))
    case 38: return generator.draw(below: 2) == 0 ? .sawAchievements : .choseTitle(.latest)
    case 39: return try void(&generator) ?? .claimed(todo)
    case 40: return generator.draw(below: 2) == 0 ? .removed(member) : .joined
    case 41...42: return .edited(todo, try change(&generator))
    case 43: return .commented(todo, completion: nil, text: "Thanks")
    case 44:
      let end = generator.draw(below: 2) == 0 ? nil : date + 90_000
      return .noted("Words", until: end)
    case 45: return .teamed(member, in: generator.draw(below: 3) == 0 ? nil : "red")
    case 46:
      let id = GroupChallenge.ID("c\(generator.draw(below: 3))")
      return generator.draw(below: 2) == 0 ? .challengeAccepted(id) : .challengeDeclined(id)
    default: return .cheered(todo, completion: nil, symbol: "👏")
    }
  }

  private func change(_ generator: inout SeededGenerator) throws -> [Todo.Change] {
    try [
      generator.pick([.points(7), .points(12), .title("Other work"), .icon("star")]),
      generator.pick([
        .rota(["bob", "ada"]), .rota([]), .assignee(nil), .capacity(2), .due(.within(.hours(3))),
        .leftOut(CalendarDay(of: now, in: try .berlin).dayAfter), .repeats(.hours(2)),
        .schedule(.weekly(on: [.monday, .thursday])),
      ]),
    ]
  }

  private func todo(_ id: Todo.ID, _ generator: inout SeededGenerator) -> Todo {
    guard generator.draw(below: 4) > 0 else {
      return Todo(
        id: id,
        title: "Turn \(id)",
        points: generator.draw(below: 12),
        schedule: .weekly(on: [.tuesday, .friday]),
        rota: ["ada", "bob", "cleo"].filter { _ in generator.draw(below: 3) > 0 },
        due: .within(.days(1))
      )
    }
    return Todo(
      id: id,
      title: "Work \(id)",
      points: generator.draw(below: 25),
      assignee: generator.draw(below: 8) == 0 ? "bob" : nil,
      tags: generator.draw(below: 2) == 0 ? ["cleaning"] : [],
      capacity: 1 + generator.draw(below: 3),
      repeats: generator.draw(below: 3) == 0 ? nil : .hours(1 + generator.draw(below: 9))
    )
  }

  private func season(at date: Date, _ generator: inout SeededGenerator) -> PlayerGroup.Action {
    let id = Season.ID("s\(generator.draw(below: 4))")
    guard generator.draw(below: 5) > 0 else { return .seasonClosed(id) }
    let isSeries = generator.draw(below: 2) == 0
    let length = CalendarSpan.days(1 + generator.draw(below: 3))
    let end = date + Double(length.count) * 86_400
    return .seasonOpened(
      Season.Plan(id: id, start: date, end: end, period: isSeries ? length : nil)
    )
  }

  private func challenge(
    at date: Date,
    _ generator: inout SeededGenerator
  ) -> GroupChallenge {
    GroupChallenge(
      id: GroupChallenge.ID("c\(generator.draw(below: 3))"),
      title: "Together",
      goal: generator.draw(below: 2) == 0
        ? .todos(1 + generator.draw(below: 3)) : .points(1 + generator.draw(below: 30)),
      tags: generator.draw(below: 2) == 0 ? ["cleaning"] : [],
      until: date + 300_000,
      reward: rewards[generator.draw(below: 2) % rewards.count]
    )
  }

  private func void(_ generator: inout SeededGenerator) throws -> PlayerGroup.Action? {
    guard voids != .none else { return nil }
    let event = try generator.pick(group.events)
    if voids == .game, event.concernsMembersOrRules { return nil }
    return .voided(event.id)
  }
}

extension PlayerGroup.Event {
  /// Whether it is, or could declare void, an event about members, roles or rules.
  var concernsMembersOrRules: Bool {
    switch action {
    case .founded, .invited, .joined, .left, .removed, .promoted, .demoted, .adopted, .optedOut,
      .optedIn, .voided:
      true
    default:
      false
    }
  }
}

extension SeededGenerator {
  /// Returns one of the elements, of which there must be some.
  mutating func pick<Element>(_ elements: [Element]) throws -> Element {
    let element = drawElement(of: elements)
    return try #require(element)
  }
}
