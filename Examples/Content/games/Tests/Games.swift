// SPDX-License-Identifier: Apache-2.0
import Foundation
import PlayerProgress
import Testing

/// The games in `Content/games`, with the clock of their tests.
enum Games {
  /// The file of a game.
  static func data(_ game: String, _ file: String = "rules.json") throws -> Data {
    let here = URL(fileURLWithPath: #filePath)
    let folder = here.appendingPathComponent("../../\(game)").standardized
    return try Data(contentsOf: folder.appendingPathComponent(file))
  }

  /// A log of a game in which nothing has happened.
  static func log(_ game: String) throws -> PlayerLog {
    try PlayerLog(PlayerLog.Rules(json: data(game)), days: days)
  }

  /// Days in Greenwich, with weeks from Monday.
  static var days: DayReckoning { DayReckoning(calendar) }

  /// The calendar of these days.
  static var calendar: Calendar {
    var calendar = Calendar(identifier: .iso8601)
    calendar.timeZone = .gmt
    return calendar
  }

  /// A time of a day: `Games.at("2026-11-23 08:00")`.
  static func at(_ text: String) throws -> Date {
    try Date("\(text.replacingOccurrences(of: " ", with: "T")):00Z", strategy: .iso8601)
  }
}

@Suite("Every game")
struct EveryGameTests {
  @Test(
    "is read, written and read again as the same",
    arguments: [
      "duolingo-like", "nakama-like", "block-xp-like", "level-up-like", "habitica-like",
      "class-like",
    ]
  )
  func roundTrip(game: String) throws {
    let rules = try PlayerLog.Rules(json: Games.data(game))
    #expect(try PlayerLog.Rules(json: rules.json()) == rules)
    #expect(!rules.earnings.rules.isEmpty)
  }
}
