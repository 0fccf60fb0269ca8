// SPDX-License-Identifier: Apache-2.0
import Foundation
import Quizzes

/// Putting a mended bank in the place of one, and judging anew what was answered to it.
struct Replacement: Sendable {
  /// What became of the quizzes.
  struct Outcome: Sendable {
    /// How many were judged anew.
    var quizzes = 0
    /// How many answers are judged otherwise now.
    var answers = 0
    /// How many stay as they are, because their answers do not fit the mended problems.
    var kept = 0
  }

  let store: Store
  let quizzes: Streams<QuizSession>
  let histories: Histories

  /// Puts a bank in the place of an item.
  func replace(_ item: LibraryItem, by json: Data, title: String) async throws -> Outcome {
    let written = try ProblemBank(json: json)
    let bank = written.qualified(by: ProblemBank.ID(item.id))
    try store.publish(
      json,
      as: LibraryItem(id: item.id, kind: item.kind, title: title, isWithdrawn: item.isWithdrawn)
    )
    var outcome = Outcome()
    for account in try store.accounts() {
      let history = try await histories.history(of: account)
      for entry in history.entries
      where entry.digest.answers.records.contains(where: { bank.problem($0.problem) != nil }) {
        // An old quiz has the names that stand in the file.
        let names = entry.head.bank == nil ? bank : written
        do {
          let changes = try await quizzes.rewrite(entry.head.id, at: Date()) { session, date in
            let now = max(date, session.lastEvent?.date ?? date)
            let mended = try session.regraded(with: session.content.mended(by: names), at: now)
            session = mended.session
            return mended.changes.count
          }
          outcome.quizzes += 1
          outcome.answers += changes
        } catch is ReplayError<QuizError> {
          outcome.kept += 1
        } catch StreamError.unreadable {
          outcome.kept += 1
        }
      }
      await histories.forget(account.id)
    }
    return outcome
  }
}
