// SPDX-License-Identifier: Apache-2.0
internal import Gamification
internal import LudusCore
internal import LudusFoundation

/// The work of a population: drawn once, and played under all variants.
struct SimulatedEffort {
  /// A member and what they do.
  struct Player {
    let member: Member.ID
    /// The todos that they do in a week on average.
    let rate: Int
    /// The week from which on they are a member.
    let joiningWeek: Int
    /// How many todos they do in each week since.
    let todos: [Int]
  }

  let population: Simulation.Population
  let players: [Player]

  init(_ population: Simulation.Population, using generator: inout some RandomNumberGenerator) {
    self.population = population
    players = (0..<population.members).map { index in
      let isLate = index >= population.members - population.lateJoiners
      let joiningWeek = isLate ? population.joiningWeek : 0
      let rates = population.maximumTodos - population.minimumTodos + 1
      let rate = population.minimumTodos + generator.draw(below: rates)
      let isCasual =
        !isLate && index >= population.members - population.lateJoiners - population.casuals
      let todos = (joiningWeek..<population.weeks).map { _ in
        // A casual member is away every other week.
        if isCasual, generator.draw(below: 2) == 0 { return 0 }
        return (0..<Simulation.Population.occasions).count { _ in
          generator.draw(below: Simulation.Population.occasions) < rate
        }
      }
      let name = "member-" + String(repeating: "0", count: index < 10 ? 1 : 0) + "\(index)"
      return Player(
        member: Member.ID(name),
        rate: rate,
        joiningWeek: joiningWeek,
        todos: todos
      )
    }
  }

  /// When a week begins.
  static func start(ofWeek week: Int) -> Date {
    Date(timeIntervalSince1970: 1_767_571_200) + Double(week) * 604_800  // Monday, 5 January 2026
  }

  /// The calendar in which weeks are that long.
  static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    calendar.firstWeekday = 2
    return calendar
  }

  /// Returns the history of the group.
  ///
  /// - Parameters:
  ///   - seasons: How long each season is, if there are any.
  ///   - delay: How the first member reports some of their todos late, if they do.
  /// - Returns: The events, not yet in order.
  func events(seasons: CalendarSpan?, delay: Simulation.Delay?) -> [PlayerGroup.Event] {
    var events: [PlayerGroup.Event] = []
    func add(
      _ action: PlayerGroup.Action,
      by member: Member.ID,
      at date: Date,
      recordedAt: Date? = nil
    ) {
      let id = PlayerGroup.Event.ID("e\(events.count)")
      events.append(PlayerGroup.Event(action, by: member, at: date, recordedAt: recordedAt, id: id))
    }
    for (index, player) in players.enumerated() {
      // A second apart, since the founder comes first.
      let date = Self.start(ofWeek: player.joiningWeek) + Double(index)
      add(index == 0 ? .founded : .joined, by: player.member, at: date)
      if index == 0, let seasons {
        add(.seasonOpened(season(seasons)), by: player.member, at: date)
      }
    }
    for (index, player) in players.enumerated() {
      for (offset, count) in player.todos.enumerated() {
        let week = player.joiningWeek + offset
        let reported = index == 0 ? delay.flatMap { $0.report(of: week) } : nil
        for number in 0..<count {
          let done =
            Self.start(ofWeek: week)
            + (Double(number) + 0.5) / Double(count) * 604_800 + 60 + Double(index)
          let todo = Todo(
            id: Todo.ID("\(player.member)-\(week)-\(number)"),
            title: "Todo",
            points: population.todoPoints
          )
          let report = reported.map {
            Self.start(ofWeek: $0) + 60 + Double(100 * week + number)
          }
          // A member who reports late also claims late, so that no claim limit gives them away.
          let completed = delay?.isDated == true ? done : report ?? done
          let recorded = report.map { max($0, completed) + 1 }
          add(.created(todo), by: player.member, at: done)
          add(.claimed(todo.id), by: player.member, at: completed + 0.25, recordedAt: recorded)
          add(.completed(todo.id), by: player.member, at: completed + 0.5, recordedAt: recorded)
        }
      }
    }
    // All are invited when the group begins, for rules by which nobody joins otherwise.
    for guest in players.dropFirst() {
      add(.invited(guest.member), by: players[0].member, at: Self.start(ofWeek: 0) + 0.5)
    }
    return events
  }

  private func season(_ length: CalendarSpan) -> Season.Plan {
    let days = DayReckoning(Self.calendar)
    let first = days.day(of: Self.start(ofWeek: 0))
    let end = days.day(length, after: first).map { days.interval(of: $0).lowerBound }
    return Season.Plan(
      id: "season",
      start: days.interval(of: first).lowerBound,
      end: end,
      period: length
    )
  }
}
