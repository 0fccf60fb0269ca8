// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gamification
import PlayerProgress

/// The server of an app in the way of Duolingo: lessons with boosts, freezes and repairs, and a
/// league that follows them.
struct LeagueApp {
  private(set) var log: PlayerLog
  private(set) var league: League

  init(_ rules: Data, _ divisions: Data, days: DayReckoning, at date: Date) throws {
    log = try PlayerLog(PlayerLog.Rules(json: rules), days: days)
    league = try League(League.Rules(json: divisions), seed: 7, days: days, at: date)
  }

  mutating func join(_ learner: Member.ID, at date: Date) throws {
    try league.join(learner, at: date)
  }

  @discardableResult
  mutating func lesson(_ learner: Member.ID, at date: Date, knownAt: Date? = nil) throws
    -> PlayerLog.Report
  {
    try log.record("lesson", by: learner, at: date, stamp: .init(recordedAt: knownAt))
  }

  mutating func buy(_ item: Wallet.Shop.Item.ID, _ learner: Member.ID, at date: Date) throws {
    try log.buy(item, by: learner, at: date)
  }

  mutating func undo(_ report: PlayerLog.Report, at date: Date) throws {
    try log.void(report.id, by: report.player, at: date)
  }

  mutating func sync(_ events: [PlayerLog.Event]) { _ = log.merge(events) }

  mutating func screen(of learner: Member.ID, at date: Date) throws -> String {
    try league.read(log, at: date)
    let (me, view) = (log.profile(of: learner, at: date), league.view(at: date))
    let rank = view.board(of: learner)?.rank(of: learner) ?? 0
    let division = view.division(of: learner).map { league.rules.divisions[$0] } ?? "no league"
    return "\(division) \(rank), streak \(me.streak?.length ?? 0), \(me.points) XP"
  }
}
