// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gamification
import PlayerProgress

/// The points of a class in the way of Level Up XP: rules with limits, points by hand, terms, and a
/// ladder without the teachers.
struct ClassApp {
  private(set) var log: PlayerLog
  let teachers: Set<Member.ID>

  init(_ rules: Data, teachers: Set<Member.ID>, days: DayReckoning) throws {
    // Nobody but a teacher gives points or begins a term, on any device.
    let rules = try PlayerLog.Rules(json: rules).with { $0.managers = teachers }
    log = PlayerLog(rules, days: days)
    self.teachers = teachers
  }

  @discardableResult
  mutating func did(_ kind: PlayerActivity.Kind, _ who: Member.ID, at date: Date, away: Int? = nil)
    throws -> PlayerLog.Report
  {
    try log.record(kind, by: who, at: date, utcOffset: away)
  }
  mutating func give(
    _ points: Int,
    _ who: Member.ID,
    _ reason: String,
    by: Member.ID,
    at date: Date
  ) throws {
    try log.award(points, to: who, for: reason, by: by, at: date)
  }
  mutating func undo(_ report: PlayerLog.Report, at date: Date) throws {
    try log.void(report.id, by: report.player, at: date)
  }
  mutating func begin(_ term: PlayerLog.Term.ID, by: Member.ID, at date: Date) throws {
    try log.beginTerm(term, by: by, at: date)
  }
  mutating func leave(_ who: Member.ID, at date: Date) throws { try log.leave(by: who, at: date) }
  mutating func erase(_ who: Member.ID, at date: Date) throws { try log.erase(who, at: date) }
  mutating func sync(_ other: ClassApp) { _ = log.merge(other.log.events) }

  func ladder() -> [String] {
    Leaderboard(of: log, without: teachers).top(10).map { "\($0.rank) \($0.member) \($0.points)" }
  }
}
