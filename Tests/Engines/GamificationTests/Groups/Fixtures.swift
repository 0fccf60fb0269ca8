// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gamification
import Testing

extension Calendar {
  /// A calendar with the clocks of Berlin, with weeks from Monday.
  static var berlin: Calendar {
    get throws {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
      calendar.firstWeekday = 2
      return calendar
    }
  }
}

/// The beginning of the tests' history: noon in Berlin on Sunday, 1 March 2026.
let start = Date(timeIntervalSince1970: 1_772_362_800)

/// The instant some days, hours and minutes after the beginning.
func day(_ days: Int, _ hours: Int = 0, _ minutes: Int = 0) -> Date {
  start.addingTimeInterval(Double(days) * 86_400 + Double(hours) * 3600 + Double(minutes) * 60)
}

/// A group that ada founded and others joined, at the beginning.
func makeGroup(_ rules: RuleBook = .standard, with others: [Member.ID] = []) throws -> PlayerGroup {
  var group = PlayerGroup(id: "flat-7", rules: rules, calendar: try .berlin)
  try group.found(by: "ada", at: start)
  for member in others {
    try group.join(member, at: start)
  }
  return group
}

extension PlayerGroup {
  /// Puts a todo on the board and lets a member claim and do it, all at a date.
  @discardableResult
  mutating func earn(
    _ points: Int,
    by member: Member.ID,
    at date: Date,
    id: Todo.ID? = nil,
    tags: [String] = []
  ) throws -> PlayerGroup.CompletionReport {
    let id = id ?? "\(member)-\(points)-\(events.count)"
    try create(Todo(id: id, title: "Work", points: points, tags: tags), by: member, at: date)
    try claim(id, by: member, at: date)
    return try complete(id, by: member, at: date)
  }
}

extension PlayerGroup.Moment {
  /// The moment on the clocks of the groups of the tests.
  static func of(_ date: Date) -> Self {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "Europe/Berlin") ?? calendar.timeZone
    return Self(date, calendar: calendar)
  }
}
