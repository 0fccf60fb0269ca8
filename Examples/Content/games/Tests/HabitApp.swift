// SPDX-License-Identifier: Apache-2.0
import Foundation
import PlayerProgress

/// A habit app in the way of Habitica, all of it but the buttons: tasks by schedule, damage for
/// what is missed, gold, potions, days off, undo, journeys and several devices.
struct HabitApp {
  private(set) var log: PlayerLog

  init(_ rules: Data, days: DayReckoning) throws {
    log = try PlayerLog(PlayerLog.Rules(json: rules), days: days)
  }

  @discardableResult
  mutating func tap(_ habit: Habit.ID, _ amount: Int = 1, at date: Date, knownAt: Date? = nil)
    throws
    -> PlayerLog.Report
  {
    let kind = PlayerActivity.Kind(rawValue: habit.rawValue)
    return try log.record(kind, amount: amount, at: date, stamp: .init(recordedAt: knownAt))
  }

  mutating func undo(at date: Date) throws {
    guard let last = log.reports().last else { return }
    try log.void(last.id, at: date)
  }

  mutating func sync(with other: inout HabitApp) {
    _ = log.merge(other.log.events)
    _ = other.log.merge(log.events)
  }

  mutating func buy(_ item: Wallet.Shop.Item.ID, at date: Date) throws {
    try log.buy(item, at: date)
  }
  mutating func rest(_ days: ClosedRange<CalendarDay>, at date: Date) throws {
    try log.rest(on: days, at: date)
  }
  mutating func move(to zone: TimeZone, at date: Date) throws { try log.move(to: zone, at: date) }

  func screen(at date: Date) -> [String] {
    let me = log.profile(at: date)
    let (health, gold) = (me.quantities["health"] ?? 0, me.quantities["gold"] ?? 0)
    return ["Level \(me.level.level), \(me.points) XP, health \(health), gold \(gold)"]
      + me.habits.map { "\($0.state.rawValue) \($0.id) (\($0.streak.length))" }
      + me.boosts.map { "\($0.title) until \($0.end.formatted(.iso8601))" }
  }
}
