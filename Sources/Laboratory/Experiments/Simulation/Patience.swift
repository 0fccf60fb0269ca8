// SPDX-License-Identifier: Apache-2.0
internal import Gamification
internal import LudusCore
internal import LudusFoundation

/// The members who give up, found week by week.
///
/// At the end of a week a member is hopelessly behind with less than a part of the leader's points, and hopelessly ahead with more than a
/// multiple of the points of the next one. One who is either for some weeks in a row does nothing any more.
struct Patience {
  private let effort: SimulatedEffort
  private(set) var quitters: Set<Member.ID> = []
  private var week = 1
  /// For how many weeks in a row each member has been without hope.
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
