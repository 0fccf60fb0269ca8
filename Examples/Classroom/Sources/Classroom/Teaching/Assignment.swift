// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB
import Quizzes

/// A quiz that a teacher sets: who plays it, until when, how often, and whether it is a test.
struct Assignment: Codable, Sendable, Identifiable {
  static let countRange = 1...100
  static let triesRange = 1...10
  static let minutesRange = 1...600

  let id: String
  let title: String
  /// The bank on the shelf that it is drawn from.
  let bank: String
  let count: Int
  let tries: Int
  /// How long a try may take, or nil for any time.
  let minutes: Int?
  var until: Date
  /// Whether nothing is judged before it is handed in, and no answer is shown.
  let isTest: Bool
  /// Whether results are shown only when nobody can play it any more.
  let isReviewedLater: Bool
  /// Who plays it, or nil for the whole class, or for groups of it.
  let learners: [String]?
  /// The groups within the class who play it: whoever is in one of them at the time; nil for none.
  var teams: [String]?

  /// The rules by which it is played: an engine's.
  var rules: QuizRules {
    get throws {
      try QuizRules {
        $0.mode = isTest ? .deferred : .immediate
        $0.timeLimit = try minutes.map { try QuizRules.TimeLimit(seconds: $0 * 60) }
      }
    }
  }

  /// Whether it is set for somebody who is in some groups of the class.
  func isSet(for account: Account, in own: Set<String>) -> Bool {
    guard account.role == .learner else { return false }
    guard learners != nil || teams != nil else { return true }
    return learners?.contains(account.id) == true || !own.isDisjoint(with: teams ?? [])
  }

  /// Whether a learner sees results, of what they have handed in.
  func showsResults(at date: Date) -> Bool { !isReviewedLater || date >= until }
}

extension Store {
  /// All assignments, the latest deadline first.
  func assignments() throws -> [Assignment] {
    let stored = try database.read { try Data.fetchAll($0, sql: "SELECT json FROM assignment") }
    return try stored.map { try JSONDecoder().decode(Assignment.self, from: $0) }
      .sorted { ($0.until, $0.id) > ($1.until, $1.id) }
  }

  func assignment(_ id: String) throws -> Assignment? {
    let stored = try database.read {
      try Data.fetchOne($0, sql: "SELECT json FROM assignment WHERE id = ?", arguments: [id])
    }
    return try stored.map { try JSONDecoder().decode(Assignment.self, from: $0) }
  }

  func save(_ assignment: Assignment) throws {
    let json = try JSONEncoder().encode(assignment)
    try database.write {
      try $0.execute(
        sql: "INSERT OR REPLACE INTO assignment VALUES (?, ?)",
        arguments: [assignment.id, json]
      )
    }
  }

  /// Takes an assignment back; what was played for it stays with those who played it.
  func delete(_ assignment: Assignment) throws {
    try database.write { database in
      try database.execute(sql: "DELETE FROM assignment WHERE id = ?", arguments: [assignment.id])
      try database.execute(
        sql: "UPDATE stream SET assignment = NULL WHERE assignment = ?",
        arguments: [assignment.id]
      )
    }
  }
}
