// SPDX-License-Identifier: Apache-2.0
import Foundation
import PlayerProgress
import Testing

@Suite("A game like Level Up XP for Moodle")
struct BlockXPLikeTests {
  /// Records an event of a course, with the letters of create, read, update and delete spelled out.
  private func event(
    _ log: inout PlayerLog,
    _ kind: PlayerActivity.Kind,
    _ change: String,
    of object: String,
    at date: Date
  ) throws -> Int {
    try log.record(kind, subject: object, tags: [change], at: date).points
  }

  @Test(
    "gives 45 points for creating, 9 for reading and 3 for updating, by the first rule that fits"
  )
  func rules() throws {
    var log = try Games.log("block-xp-like")
    let start = try Games.at("2026-11-23 08:00")
    #expect(try event(&log, "forum_post_created", "create", of: "p1", at: start) == 45)
    #expect(try event(&log, "forum_post_updated", "update", of: "p1", at: start + 10) == 3)
    #expect(try event(&log, "forum_discussion_viewed", "read", of: "d1", at: start + 20) == 9)
    #expect(try event(&log, "forum_post_deleted", "delete", of: "p1", at: start + 30) == 0)
    #expect(try event(&log, "book_viewed", "read", of: "b1", at: start + 40) == 2)
    #expect(try event(&log, "forum_subscription_created", "create", of: "f1", at: start + 50) == 0)
    #expect(try event(&log, "quiz_submitted", "create", of: "final", at: start + 300) == 90)
    #expect(try event(&log, "quiz_submitted", "create", of: "weekly", at: start + 300) == 45)
    #expect(log.points() == 194)
  }

  @Test("does not count the same action twice in three minutes")
  func sameAction() throws {
    var log = try Games.log("block-xp-like")
    let start = try Games.at("2026-11-23 08:00")
    let views = try [0, 60, 179, 180, 359, 360].map { seconds in
      try event(&log, "page_viewed", "read", of: "page", at: start + Double(seconds))
    }
    #expect(views == [9, 0, 0, 9, 0, 9])
    #expect(try event(&log, "page_viewed", "read", of: "other", at: start + 361) == 9)
    let limited = log.reports()[1]
    #expect(limited.steps.map(\.points) == [9, -9])
    #expect(limited.steps[1].kind == .limit(.coolDown(.seconds(180), of: .subject), of: "read"))
  }

  @Test("counts at most ten actions in a minute")
  func manyActions() throws {
    var log = try Games.log("block-xp-like")
    let start = try Games.at("2026-11-23 08:00")
    let points = try (0..<12).map { number in
      try event(&log, "page_viewed", "read", of: "page\(number)", at: start + Double(number))
    }
    #expect(points == Array(repeating: 9, count: 10) + [0, 0])
    #expect(try event(&log, "page_viewed", "read", of: "page99", at: start + 60) == 9)
    #expect(try event(&log, "page_viewed", "read", of: "page98", at: start + 60.5) == 0)
  }

  @Test("has ten levels, from 120 points on and each 30 % longer")
  func levels() throws {
    var log = try Games.log("block-xp-like")
    let levels = log.content.rules.points.levels
    let thresholds = (1...10).map { levels.threshold(of: $0) }
    #expect(thresholds == [0, 120, 276, 479, 742, 1085, 1531, 2110, 2863, 3842])
    var date = try Games.at("2026-11-23 08:00")
    var reached: [Int] = []
    for number in 0..<100 {
      let report = try log.record("post", subject: "p\(number)", tags: ["create"], at: date)
      reached += report.levels
      date += 60
    }
    #expect(reached == Array(2...10))
    #expect(log.points() == 4500)
    #expect(log.profile(at: date).level.next == nil)
  }
}
