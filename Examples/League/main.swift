// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gamification

// Four classes share their chores, each as a group of its own, and play against each other in a
// league with two divisions. A season lasts a week. Usage: league-example [seed]

/// The time some days after Monday, 5 January 2026.
func day(_ number: Int, hour: Int = 12) -> Date {
  Date(timeIntervalSince1970: 1_767_571_200 + Double(number) * 86_400 + Double(hour) * 3600)
}

func play(seed: UInt64) throws {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
  calendar.firstWeekday = 2
  let pupils: [Member.ID] = ["Ada", "Ben", "Cleo", "Dan"]
  let chores = ["Wipe the blackboard", "Tidy the classroom", "Water the plants", "Sweep the floor"]
  var generator = SeededGenerator(seed: seed)
  var classes: [PlayerGroup.ID: PlayerGroup] = [:]
  let rules = try League.Rules(divisions: ["Lower", "Upper"]) {
    $0.groupSize = 2
    $0.rising = 1
    $0.falling = 1
  }
  var league = League(rules, seed: seed, days: DayReckoning(calendar), at: day(0))

  for id in ["7a", "7b", "7c", "7d"] as [PlayerGroup.ID] {
    var group = PlayerGroup(id: id, rules: .standard, calendar: calendar)
    try group.found(by: pupils[0], at: day(0))
    for pupil in pupils.dropFirst() { try group.join(pupil, at: day(0)) }
    classes[id] = group
    try league.join(Member.ID(id.rawValue), at: day(0))
  }

  for week in 0..<3 {
    for number in 0..<5 {
      let date = day(7 * week + number)
      for id in classes.keys.sorted() {
        // Each class does one to three chores a day.
        for chore in generator.draw(1 + generator.draw(below: 3), of: chores) {
          guard let pupil = generator.drawElement(of: pupils) else { continue }
          let points = UsualChore.find(chore)?.points ?? 1
          let todo = Todo(id: "\(week)-\(number)-\(chore)", title: chore, points: points)
          try classes[id]?.create(todo, by: pupil, at: date)
          try classes[id]?.claim(todo.id, by: pupil, at: date)
          try classes[id]?.complete(todo.id, by: pupil, at: date)
        }
      }
    }
    for (id, group) in classes {
      try league.read(group, as: Member.ID(id.rawValue), at: day(7 * week + 6))
    }
    guard let season = league.view(at: day(7 * (week + 1), hour: 0)).previous else { continue }
    print("Season \(season.number)")
    show(season, of: rules)
    let boards = classes.mapValues { $0.leaderboard(.days(7), at: day(7 * week + 6)) }
    let ranking = TeamRanking(boards, by: .averageOfActive(minimum: 3))
    let places = ranking.standings.map { "\($0.rank). \($0.team) (\($0.score))" }
    print("  points for each pupil: \(places.joined(separator: ", "))\n")
  }
}

func show(_ season: League.SeasonResult, of rules: League.Rules) {
  for group in season.groups.reversed() {
    print("  \(rules.divisions[group.division])")
    for row in group.rows {
      let arrow =
        switch row.outcome {
        case .rises: "↑"
        case .stays: " "
        case .falls: "↓"
        case .leaves: "×"
        }
      print("    \(row.standing.rank). \(row.standing.member) \(row.standing.points) \(arrow)")
    }
  }
}

do {
  try play(seed: CommandLine.arguments.dropFirst().first.flatMap { UInt64($0) } ?? 7)
} catch {
  print("The league cannot be played: \(error)")
  exit(1)
}
