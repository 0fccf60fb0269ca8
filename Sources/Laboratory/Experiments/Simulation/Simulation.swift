// SPDX-License-Identifier: Apache-2.0
internal import Gamification
internal import LudusCore
internal import LudusFoundation

/// Simulates a group under different rules, many times, so that a real group can base its choice of
/// rules on evidence.
///
/// ```swift
/// let simulation = try Simulation(.toyStudy, runs: 400)
/// let reports = try simulation.reports(for: [none, gap, seasons], seed: 1)
/// reports[0].tau          // how well the points show who did most
/// reports[0].caughtUp     // the part of late joiners who came near the median
/// reports[0].delayGain    // the gain from holding todos back
/// ```
///
/// All variants are played by the same members doing the same things, so that their differences
/// come from the rules alone. The figures describe the simulated population and do not predict how
/// real people will play.
public struct Simulation: Hashable, Sendable {
  package let population: Simulation.Population
  package let runs: Int
  package let delay: Simulation.Delay?

  /// The numbers of runs that are possible.
  public static let runRange = 1...100_000

  /// Creates a simulation.
  ///
  /// - Parameters:
  ///   - population: The members who play.
  ///   - runs: The number of times that they play, in ``runRange``, each time with members and
  ///     efforts drawn anew.
  ///   - delay: The delay with which the first member, who is there from the start, tries to win by
  ///     reporting late. Each run is then played a second time with it, and
  ///     ``Simulation/Report/delayGain`` reports the gain.
  /// - Throws: A fault for a number of runs out of range.
  public init(
    _ population: Simulation.Population = .toyStudy,
    runs: Int = 100,
    delay: Simulation.Delay? = nil
  ) throws(ContentError<RuleFault>) {
    try RuleFault.check([("runs", runs, Self.runRange)])
    self.population = population
    self.runs = runs
    self.delay = delay
  }

  /// Plays all runs under each variant.
  ///
  /// - Parameters:
  ///   - variants: The rules to compare.
  ///   - seed: The seed of the draws; the same one gives the same members and efforts.
  ///   - progress: Called after each run.
  /// - Returns: A report for each variant, in their order.
  /// - Complexity: O(*r* · *v* · *e*) for *r* runs, *v* variants and *e* events in a run.
  public func reports(
    for variants: [Simulation.Variant],
    seed: UInt64,
    progress: () -> Void = {}
  ) -> [Simulation.Report] {
    var generator = SeededGenerator(seed: seed)
    var tallies = variants.map { _ in SimulationTally() }
    for _ in 0..<runs {
      let effort = SimulatedEffort(population, using: &generator)
      for (index, variant) in variants.enumerated() {
        tallies[index].add(Simulation.Game(effort, variant), delay: delay)
      }
      progress()
    }
    return zip(variants, tallies).map { Simulation.Report($0.name, $1) }
  }

  /// Plays the first of the runs under each variant, as an example to look at.
  ///
  /// - Parameters:
  ///   - variants: The rules to compare.
  ///   - seed: The seed of the draws.
  /// - Returns: A game for each variant, in their order, of the same members who do the same.
  public func games(for variants: [Simulation.Variant], seed: UInt64) -> [Simulation.Game] {
    var generator = SeededGenerator(seed: seed)
    let effort = SimulatedEffort(population, using: &generator)
    return variants.map { Simulation.Game(effort, $0) }
  }
}

extension SimulatedEffort {
  /// Returns the group at the end of the last week, and the members who gave up before.
  func play(
    _ variant: Simulation.Variant,
    delay: Simulation.Delay?
  ) -> (view: GroupView, quitters: Set<Member.ID>) {
    let content = PlayerGroup.Content(
      id: "simulation",
      rules: variant.rules,
      calendar: Self.calendar
    )
    let end = Self.start(ofWeek: population.weeks)
    let events = events(seasons: variant.seasons, delay: delay)
      // What is reported after the end has not been reported.
      .filter { $0.date < end && $0.recordedAt < end }
      .sorted { $0.precedes($1) }
    var history = GroupHistory(over: content)
    var patience = Patience(of: self)
    for event in events {
      patience.wait(until: event.date, &history)
      guard event.actor.map({ !patience.quitters.contains($0) }) ?? true else { continue }
      history.take(event)
      for confirmation in confirmations(of: event, variant.rules, without: patience.quitters) {
        history.take(confirmation)
      }
    }
    return (history.view(at: end - 0.001), patience.quitters)
  }

  /// The confirmations of a completion that rules ask for: those who come after the member who did
  /// it look at it at once, as far as they are there and have not given up.
  private func confirmations(
    of event: PlayerGroup.Event,
    _ rules: RuleBook,
    without quitters: Set<Member.ID>
  ) -> [PlayerGroup.Event] {
    guard rules.confirmations > 0, case .completed(let todo, _) = event.action,
      let index = players.firstIndex(where: { $0.member == event.actor })
    else { return [] }
    let others = Array(index + 1..<players.count) + Array(0..<index)
    let present = others.filter { other in
      Self.start(ofWeek: players[other].joiningWeek) + Double(other) <= event.date
        && !quitters.contains(players[other].member)
    }
    return present.prefix(rules.confirmations).enumerated().map { number, other in
      PlayerGroup.Event(
        .confirmed(todo, completion: event.id),
        by: players[other].member,
        at: event.date,
        recordedAt: event.recordedAt,
        id: "\(event.id)-\(number)"
      )
    }
  }

  /// The points that are compared in the end: those of the last season, or all of them without
  /// seasons.
  func finalPoints(in view: GroupView) -> [Int] {
    let end = Self.start(ofWeek: population.weeks)
    let start = view.season?.start ?? .distantPast
    return players.map { view.ledger.total(of: $0.member, in: start..<end) }
  }
}

/// The figures gathered over the runs of a variant, by the outcomes of experiments: a game in which
/// nobody scored has none.
struct SimulationTally {
  typealias Outcome = Experiment<Simulation.Variant, Simulation.Game>.Outcome

  private var numbers: [String: [Double]] = [:]
  private(set) var runs = 0
  private(set) var daysToMedian: [Double] = []
  private(set) var gains: [Double] = []

  mutating func add(_ game: Simulation.Game, delay: Simulation.Delay?) {
    runs += 1
    for outcome in Self.outcomes {
      if let number = outcome.measure(game) { numbers[outcome.name, default: []].append(number) }
    }
    daysToMedian += [game.figures.daysToMedian].compactMap { $0 }
    if let gain = delay.flatMap({ game.gain(of: $0) }) { gains.append(gain) }
  }

  /// The mean over the games in which there was something to measure.
  func mean(_ outcome: Outcome) -> Double? { numbers[outcome.name]?.mean }

  private static var outcomes: [Outcome] {
    [.tau, .gini, .mobility, .inTheRace, .discouraged, .caughtUp]
  }
}

/// Returns the agreement of two orders, from -1 to 1, by Kendall's tau-b, or nil when one of them
/// has no order.
///
/// Source: M. G. Kendall, The treatment of ties in ranking problems, Biometrika 33, 1945.
func kendallTau<One: Comparable, Other: Comparable>(
  _ first: [One],
  _ second: [Other]
) -> Double? {
  func sign<Number: Comparable>(_ left: Number, _ right: Number) -> Int {
    left < right ? -1 : left > right ? 1 : 0
  }
  var agreement = 0
  var (pairs, firstUntied, secondUntied) = (0, 0, 0)
  for left in first.indices {
    for right in first.indices where right > left {
      let one = sign(first[left], first[right])
      let other = sign(second[left], second[right])
      agreement += one * other
      pairs += 1
      firstUntied += abs(one)
      secondUntied += abs(other)
    }
  }
  guard firstUntied > 0, secondUntied > 0 else { return nil }
  // The last bit of a quotient of roots may leave the range.
  let tau = Double(agreement) / (Double(firstUntied) * Double(secondUntied)).squareRoot()
  return min(max(tau, -1), 1)
}

/// The work of a population: drawn once, and played under all variants.
struct SimulatedEffort {
  /// A member and what they do.
  struct Player {
    let member: Member.ID
    /// The todos that they do in a week on average.
    let rate: Int
    /// The week from which they are a member.
    let joiningWeek: Int
    /// The number of todos that they do in each week since.
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

  /// Returns the date when a week begins.
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
  ///   - seasons: The length of each season, if there are any.
  ///   - delay: The delay with which the first member reports some of their todos, if they do.
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

extension Simulation {
  /// The effect of a variant on a simulated group, as means over the runs that have a figure.
  ///
  /// A game in which nobody scored is no fair one: it has no figures, as in experiments.
  public struct Report: Hashable, Sendable, Codable {
    /// The name of the variant.
    public let name: String
    /// The number of times that it was played.
    public let runs: Int
    /// The accuracy with which the final points show who did most: Kendall's tau of effort and
    /// points, from -1 to 1; nil when no run has it.
    public let tau: Double?
    /// See ``FairnessFigures/gini``; nil when nobody had points in the end of any run.
    public let gini: Double?
    /// See ``FairnessFigures/mobility``; nil when nobody had points in any run.
    public let mobility: Double?
    /// See ``FairnessFigures/inTheRace``; nil when nobody had points in any run.
    public let inTheRace: Double?
    /// The part of members who gave up; nil when nobody had points in any run.
    public let discouraged: Double?
    /// See ``FairnessFigures/caughtUp``; nil when no run has it.
    public let caughtUp: Double?
    /// See ``FairnessFigures/daysToMedian``; nil when nobody reached it.
    public let daysToMedian: Double?
    /// The amount by which the member who reports late has more in the end than otherwise: 0.1 for
    /// a tenth more; nil when nobody does.
    public let delayGain: Double?

    init(_ name: String, _ tally: SimulationTally) {
      self.name = name
      runs = tally.runs
      tau = tally.mean(.tau)
      gini = tally.mean(.gini)
      mobility = tally.mean(.mobility)
      inTheRace = tally.mean(.inTheRace)
      discouraged = tally.mean(.discouraged)
      caughtUp = tally.mean(.caughtUp)
      daysToMedian = tally.daysToMedian.mean
      delayGain = tally.gains.mean
    }
  }
}

/// The members who give up, found week by week.
///
/// At the end of a week a member is hopelessly behind with less than a part of the leader's points,
/// and hopelessly ahead with more than a multiple of the points of the next one. One who is either
/// for some weeks in a row does nothing any more.
struct Patience {
  private let effort: SimulatedEffort
  private(set) var quitters: Set<Member.ID> = []
  private var week = 1
  /// The number of weeks in a row for which each member has been without hope.
  private var hopelessWeeks: [Int]

  init(of effort: SimulatedEffort) {
    self.effort = effort
    hopelessWeeks = effort.players.map { _ in 0 }
  }

  /// Lets weeks end that end by a date.
  mutating func wait(until date: Date, _ history: inout GroupHistory) {
    let population = effort.population
    guard population.quitBehind > 0 || population.quitAhead > 0 else { return }
    while week <= population.weeks, SimulatedEffort.start(ofWeek: week) <= date {
      endWeek(&history)
      week += 1
    }
  }

  private mutating func endWeek(_ history: inout GroupHistory) {
    let population = effort.population
    let members = effort.players.indices.filter { effort.players[$0].joiningWeek < week }
    let end = SimulatedEffort.start(ofWeek: week) - 0.001
    let points = members.map { history.points(of: effort.players[$0].member, at: end) }
    let sorted = points.sorted()
    guard let leader = sorted.last, let second = sorted.dropLast().last else { return }
    for (index, own) in zip(members, points) {
      let isBehind = 100 * own < population.quitBehind * leader
      let isAhead =
        population.quitAhead > 0 && own == leader && 100 * own > population.quitAhead * second
      hopelessWeeks[index] = isBehind || isAhead ? hopelessWeeks[index] + 1 : 0
      if hopelessWeeks[index] >= population.patience {
        quitters.insert(effort.players[index].member)
      }
    }
  }
}
