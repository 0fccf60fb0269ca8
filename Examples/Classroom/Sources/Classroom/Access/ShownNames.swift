// SPDX-License-Identifier: Apache-2.0
import Gamification
import Quizzes

/// The names that people are shown by.
///
/// Whoever was deleted has none any more, and what stands in place of their identifier says nothing
/// to anybody: a word stands there instead.
struct ShownNames: Sendable {
  private let names: [String: String]
  private let whoLeft: String

  init(_ accounts: [Account], in words: [String: String]) {
    names = Dictionary(accounts.map { ($0.id, $0.name) }) { first, _ in first }
    whoLeft = words["whoLeft"] ?? "–"
  }

  subscript(member: Member.ID) -> String { names[member.rawValue] ?? whoLeft }
  subscript(learner: Learner.ID) -> String { names[learner.rawValue] ?? whoLeft }
}
