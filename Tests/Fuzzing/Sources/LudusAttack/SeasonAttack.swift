// SPDX-License-Identifier: Apache-2.0
import Foundation
import Ludus
import LudusFuzzReaders

/// A group with everything that comes with time.
///
/// That is seasons, challenges, votes, todos that recur, bonuses for those behind, rules that
/// change. There is no model of all this; its sums and its past are counted plainly.
struct SeasonAttack: Attack {
  private static let members: [Member.ID] = ["ada", "bob", "cleo"]

  private let rules: [RuleBook]
  private var group: PlayerGroup
  private var now = start
  private var number = 0

  init(_ generator: inout SeededGenerator) {
    rules = (0..<3).map { _ in Self.rules(&generator) }
    group = PlayerGroup(id: "flat", rules: rules[0], calendar: generator.pick(calendars))
    attempt(&group) { try $0.found(by: "ada", at: start) }
    for member in ["bob", "cleo"] as [Member.ID] {
      attempt(&group) { try $0.invite(member, by: "ada", at: start) }
      attempt(&group) { try $0.join(member, at: start) }
    }
  }

  private static func rules(_ generator: inout SeededGenerator) -> RuleBook {
    let third = (try? Fraction(2, 3)) ?? 1
    let catchUps: [CatchUpPolicy?] = [
      CatchUpPolicy.none,
      (try? CatchUpPolicy.Gap(of: .leader, below: third, multiplier: 2)).map(CatchUpPolicy.gap),
      (try? CatchUpPolicy.JoinDate(multiplier: 3, limit: 15)).map(CatchUpPolicy.joinDate),
    ]
    let rules = try? RuleBook {
      $0.claimLimit = nil
      $0.joining = generator.pick([.open, .invitation])
      $0.confirmations = generator.pick([0, 0, 1])
      $0.clockTolerance = generator.pick([.zero, .seconds(900), .seconds(86_400)])
      $0.catchUp = generator.pick(catchUps) ?? .none
      $0.penaltyFactor = generator.pick([1, 2])
      $0.points =
        (try? PointsRules {
          $0.floor = generator.pick([0, nil])
          $0.caps = generator.isDrawn(oneIn: 4) ? [PointsCap(30, per: .week)] : []
        }) ?? .standard
      $0.levelPolicy = generator.pick([.highWaterMark, .followsBalance])
      $0.revocation = generator.pick([.keep, .revoke])
      $0.ranking = generator.pick(RankingPolicy.allCases)
      $0.dailyGoal = generator.pick([nil, 10])
    }
    return rules ?? .standard
  }

  mutating func step(_ generator: inout SeededGenerator) {
    number += 1
    now += generator.pick([0, 0, 0.5, 60, 4_000, 40_000, 90_000])
    let date =
      generator.isDrawn(oneIn: 50)
      ? generator.oddDate()
      : generator.isDrawn(oneIn: 8) ? now - Double(generator.draw(below: 200_000)) : now
    if generator.isDrawn(oneIn: 5) {
      openSeason(at: date, &generator)
    } else {
      var actor = generator.pick(Self.members)
      let action = action(by: &actor, at: date, &generator)
      let known = generator.pick([now, now, date, date + 90_000])
      let stamp = PlayerGroup.Event.Stamp(recordedAt: generator.isDrawn(oneIn: 3) ? known : nil)
      attempt(&group) { try $0.perform(action, by: actor, at: date, stamp: stamp) }
    }
    // What is taken can be kept.
    if let event = group.events.last, (try? JSONEncoder().encode(event)) == nil {
      expect(false, "an event cannot be stored: \(event)")
    }
  }

  private mutating func openSeason(at date: Date, _ generator: inout SeededGenerator) {
    let id = Season.ID(
      generator.isDrawn(oneIn: 20) ? generator.oddText() : "s\(generator.draw(below: 4))"
    )
    guard !generator.isDrawn(oneIn: 4) else {
      attempt(&group) { try $0.closeSeason(id, by: "ada", at: date) }
      return
    }
    let isOdd = generator.isDrawn(oneIn: 8)
    let count = isOdd ? generator.oddNumber() : 1 + generator.draw(below: 3)
    let length: CalendarSpan? = generator.pick([
      .days(count), .weeks(count), isOdd ? .months(count) : .days(count),
      isOdd ? .hours(count) : nil,
    ])
    let first: CalendarDay? = isOdd ? generator.pick([.first, .last]) : nil
    let repeats = generator.isDrawn(oneIn: 2)
    attempt(&group) {
      try $0.openSeason(id: id, lasting: length, repeats: repeats, from: first, by: "ada", at: date)
    }
  }

  private func action(
    by actor: inout Member.ID,
    at date: Date,
    _ generator: inout SeededGenerator
  ) -> PlayerGroup.Action {
    let view = group.view()
    let member = generator.pick(Self.members)
    let todo = Todo.ID("t\(generator.draw(below: 10))")
    switch generator.draw(below: 40) {
    case 0: return generator.pick([.left, .joined, .joined, .optedOut, .optedIn])
    case 1: return .adopted(generator.pick(rules))
    case 2...8: return .created(self.todo(todo, at: date, &generator))
    case 9...15: return .claimed(generator.drawElement(of: view.todos(in: .open))?.id ?? todo)
    case 16...23:
      guard let todo = generator.drawElement(of: view.todos(in: .claimed)),
        let owner = generator.drawElement(of: todo.claims)?.member
      else { return .claimed(todo) }
      actor = owner
      return .completed(todo.id)
    case 24...25: return .confirmed(todo)
    case 26: return .withdrew(todo)
    case 27:
      let until =
        generator.isDrawn(oneIn: 4) ? generator.oddDate() : date.addingTimeInterval(50_000)
      return .voteOpened(todo, until: until, quorum: generator.pick([1, 2, generator.oddNumber()]))
    case 28: return .voted(todo, points: generator.pick([3, 12, generator.oddNumber()]))
    case 29...30:
      actor = "ada"
      return .penalized(member, for: todo)
    case 31:
      actor = "ada"
      return .awarded(member, generator.pick([.points(7), .toNextLevel]))
    case 32...33: return .challengeOpened(challenge(at: date, &generator))
    case 34: return .edited(todo, change(&generator))
    case 35: return .commented(todo, completion: nil, text: generator.oddText())
    case 36: return .cheered(todo, completion: nil, symbol: generator.oddText())
    case 37: return generator.pick([.sawAchievements, .choseTitle(.latest)])
    default:
      actor = "ada"
      return group.events.isEmpty ? .joined : .voided(generator.pick(group.events).id)
    }
  }

  private func todo(_ id: Todo.ID, at date: Date, _ generator: inout SeededGenerator) -> Todo {
    let isOdd = generator.isDrawn(oneIn: 10)
    let count = isOdd ? generator.oddNumber() : 1 + generator.draw(below: 9)
    let schedules: [Recurrence?] = [
      nil, nil, .weekly(on: [.tuesday, .friday]), .monthly(onDays: [1, count]), Recurrence(nil),
    ]
    let due: Todo.Due? = generator.pick([
      nil, .within(.hours(count)), .within(.months(count)),
      .at(isOdd ? generator.oddDate() : date.addingTimeInterval(9e4)),
    ])
    return Todo(
      id: id,
      title: isOdd ? generator.oddText() : "Work",
      points: isOdd ? generator.oddNumber() : generator.draw(below: 25),
      assignee: generator.isDrawn(oneIn: 9) ? "bob" : nil,
      tags: generator.isDrawn(oneIn: 2) ? ["cleaning"] : [],
      capacity: isOdd ? generator.oddNumber() : 1 + generator.draw(below: 3),
      repeats: generator.isDrawn(oneIn: 3) ? generator.pick([.hours(count), .days(count)]) : nil,
      schedule: generator.pick(schedules),
      rota: generator.isDrawn(oneIn: 5) ? ["ada", "bob"] : [],
      due: due
    )
  }

  private func change(_ generator: inout SeededGenerator) -> [Todo.Change] {
    [
      generator.pick([
        .points(7), .points(generator.oddNumber()), .title(generator.oddText()), .icon("star"),
      ]),
      generator.pick([
        .rota(["bob", "ada"]), .rota([]), .assignee(nil),
        .capacity(generator.pick([2, generator.oddNumber()])),
        .due(.within(.hours(3))), .due(.at(generator.oddDate())), .repeats(.hours(2)),
      ]),
    ]
  }

  private func challenge(at date: Date, _ generator: inout SeededGenerator) -> GroupChallenge {
    let isOdd = generator.isDrawn(oneIn: 6)
    let amount = isOdd ? generator.oddNumber() : 1 + generator.draw(below: 20)
    return GroupChallenge(
      id: .init("c\(generator.draw(below: 4))"),
      title: "Challenge",
      form: generator.pick([
        .together, .first(isOdd ? amount : 2), .duel("ada", "bob"), .duel("ada", "ada"),
      ]),
      goal: generator.pick([.todos(1 + amount % 3), .points(amount)]),
      tags: generator.isDrawn(oneIn: 2) ? ["cleaning"] : [],
      until: isOdd ? generator.oddDate() : date.addingTimeInterval(300_000),
      reward: generator.pick([.each(amount), .split(amount)])
    )
  }

  func check(_ generator: inout SeededGenerator) {
    expectReplay(group)
    expectAnyOrder(group)
    expectRoundTrip(group.events)
    // To sum up all seasons of a series of days until a clock that is ten thousand years ahead
    // takes minutes.
    let last = group.events.last { $0.date < now + 1e8 }?.date ?? now
    for date in [last, last.addingTimeInterval(500_000), now] {
      checkSums(group.view(asOf: date))
    }
    checkArchives(at: last.addingTimeInterval(500_000))
    let later = now.addingTimeInterval(generator.pick([-1e300, 0, 1e8]))
    _ = (group.archives(at: later), group.view(asOf: later).seasons.count)
    let end = Date.distantFuture
    let count = group.view(asOf: end).seasons.count
    expect(group.archives(at: end).count <= count, "a season has two archives")
    _ = group.view(asOf: generator.oddDate()).season
    _ = group.view(asOf: now, knownAt: generator.oddDate()).members
    // Rules adopted now change what is told before, where nothing is later than now.
    guard group.events.last?.date == last else { return }
    let told = group.differences(under: rules[1], at: last)
    var adopted = group
    guard let administrator = group.view().administrators.first,
      (try? adopted.adopt(rules[1], by: administrator, at: last)) != nil
    else { return }
    let after = adopted.view(asOf: last)
    for change in told.changes {
      expect(
        change.points.after == after.points(of: change.member, .lifetime),
        "\(change.member) was told \(change.points.after) points"
      )
    }
  }

  /// Every sum is that of the entries that it is of.
  private func checkSums(_ view: GroupView) {
    for member in Self.members {
      let postings = view.explanation(of: member, .lifetime).postings
      let sum = postings.reduce(0) { $0 + $1.points }
      expect(sum == view.points(of: member, .lifetime), "\(member): the entries sum to \(sum)")
      for posting in postings {
        guard case .points(_, let bonus) = posting.entry.change else { continue }
        expect(bonus >= 0, "a bonus below 0: \(posting)")
      }
      _ = (
        view.profile(of: member), view.level(of: member), view.achievements(of: member),
        view.catchUp(of: member)
      )
    }
    let seasons = view.seasons
    for (season, next) in zip(seasons, seasons.dropFirst()) {
      let isApart = season.end.map { $0 <= next.start } ?? false
      expect(isApart || season.end == season.start, "seasons overlap: \(season), \(next)")
    }
    for season in seasons {
      for standing in view.leaderboard(.season(season.id)).standings {
        let points = view.explanation(of: standing.member, .lifetime).postings
          .filter { season.contains($0.entry.date) }.reduce(0) { $0 + $1.points }
        expect(points == standing.points, "\(standing) in \(season), expected \(points)")
      }
    }
    for challenge in view.challenges {
      expect(challenge.amount >= 0, "\(challenge.id) is at \(challenge.amount)")
      expect(
        (Fraction.zero...Fraction.one).contains(challenge.part),
        "\(challenge.id) is at \(challenge.part)"
      )
      expect(challenge.contributions.values.allSatisfy { $0 >= 0 }, "\(challenge.contributions)")
    }
  }

  /// A season that is over has the board that those events lead to that were known when it ended.
  private func checkArchives(at date: Date) {
    for archive in group.archives(at: date) {
      let alone = group.archive(of: archive.season.id, at: date)
      expect(
        alone == archive,
        "\(archive.season): \(archive.final.entries), alone \(alone?.final.entries ?? []); "
          + "now \(archive.recomputed.entries), alone \(alone?.recomputed.entries ?? []); "
          + "\(archive.isCorrected), alone \(String(describing: alone?.isCorrected))"
      )
      guard let end = archive.season.end,
        let then = try? PlayerGroup(
          group.content,
          replaying: group.events.filter { $0.recordedAt < end && $0.date < end }
        )
      else { continue }
      let view = then.view()
      for standing in archive.final.standings {
        let points = view.explanation(of: standing.member, .lifetime).postings
          .filter { archive.season.contains($0.entry.date) }.reduce(0) { $0 + $1.points }
        expect(points == standing.points, "\(standing) in the archive, expected \(points)")
      }
    }
  }
}
