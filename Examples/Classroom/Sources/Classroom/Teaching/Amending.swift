// SPDX-License-Identifier: Apache-2.0
import Foundation
import Quizzes

/// Correcting a problem for everybody who was asked it: it is taken out, earns all of its points, or
/// has a further right answer.
///
/// `Exam` says whether a correction can be made, and `QuizSession.amend` what a quiz comes to by it. A
/// quiz that ends later follows the corrections of before.
struct Amending: Sendable {
  /// A result that is another one by a correction.
  struct Change: Sendable {
    let name: String
    let title: String
    let before: QuizScore
    let after: QuizScore
  }

  /// The results that change, or would.
  struct Outcome: Sendable {
    var changes: [Change] = []
    /// How many quizzes were ended early, which stay as they are.
    var kept = 0
  }

  let store: Store
  let quizzes: Streams<QuizSession>

  /// A quiz that has the problem, and whose it is.
  private struct Sitting {
    let head: StreamHead
    let account: Account
    let session: QuizSession
  }

  private func sittings(of problem: Problem.ID) async throws -> [Sitting] {
    let accounts = Dictionary(try store.accounts().map { ($0.id, $0) }) { first, _ in first }
    var sittings: [Sitting] = []
    for head in try store.quizzes(naming: problem) {
      guard let account = head.owner.flatMap({ accounts[$0] }),
        let session = try await quizzes.readable(at: head.id),
        session.content.items.contains(where: { head.name(of: $0.problem.id) == problem })
      else { continue }
      sittings.append(Sitting(head: head, account: account, session: session))
    }
    return sittings
  }

  /// A problem as the latest quiz has it that somebody was asked it in.
  func problem(_ id: Problem.ID) async throws -> Problem? {
    for head in try store.quizzes(naming: id) {
      let items = try await quizzes.readable(at: head.id)?.content.items ?? []
      if let item = items.first(where: { head.name(of: $0.problem.id) == id }) {
        return item.problem
      }
    }
    return nil
  }

  /// The problem that an amendment is about; nil for one that takes back what is not there.
  private func problem(of amendment: Amendment, among all: Amendments) -> Problem.ID? {
    if case .withdrawn(let target) = amendment.change { return all[id: target]?.problem }
    return amendment.problem
  }

  // MARK: Making corrections

  /// What a correction would change.
  ///
  /// - Throws: `AmendmentError`, when it cannot be made.
  func preview(_ amendment: Amendment) async throws -> Outcome {
    let before = try store.amendments()
    let sittings = try await checked(amendment, after: before)
    var after = before
    after.insert(amendment)
    var outcome = Outcome()
    for sitting in sittings where sitting.session.isFinished {
      guard sitting.session.phase == .finished else {
        outcome.kept += 1
        continue
      }
      let all = Self.amendments(after, for: sitting.session, at: sitting.head, sitting.account)
      let report = try sitting.session.preview(all, of: sitting.account.learner)
      outcome.changes += report.totals.map {
        Change(
          name: sitting.account.name,
          title: sitting.head.title,
          before: $0.before,
          after: $0.after
        )
      }
    }
    return outcome
  }

  /// Makes a correction, and lets those know whose results it changes.
  ///
  /// - Throws: `AmendmentError`, when it cannot be made; then nothing has changed.
  @discardableResult
  func make(_ amendment: Amendment) async throws -> Outcome {
    let sittings = try await checked(amendment, after: try store.amendments())
    try store.add(amendment)
    let outcome = try await settle(sittings)
    try store.markSettled(amendment.id)
    return outcome
  }

  /// Does what is left of corrections that the program ended in the midst of.
  func finishWhatWasLeft() async throws {
    let all = try store.amendments()
    for amendment in try store.unsettledAmendments() {
      if let problem = problem(of: amendment, among: all) {
        _ = try await settle(try await sittings(of: problem))
      }
      try store.markSettled(amendment.id)
    }
  }

  /// The quiz that has just ended, by the corrections that were made before.
  func settled(_ session: QuizSession, at head: StreamHead, of account: Account) async throws
    -> QuizSession
  {
    let all = try store.amendments()
    guard !all.inForce.isEmpty, session.phase == .finished else { return session }
    return try await quizzes.act(in: head.id, after: nil) { session, date in
      let amendments = Self.amendments(all, for: session, at: head, account)
      try session.amend(by: amendments, of: account.learner, at: date)
      return session
    }
  }

  /// Lets the exam of all who were asked say whether a correction can be made, and returns their
  /// quizzes.
  private func checked(
    _ amendment: Amendment,
    after all: Amendments
  ) async throws -> [Sitting] {
    let problem = problem(of: amendment, among: all)
    let sittings = if let problem { try await sittings(of: problem) } else { [Sitting]() }
    // Quizzes of before have other names for their problems; those of one kind know enough.
    let isNamed = sittings.contains { $0.head.bank == nil }
    let bank = isNamed ? nil : sittings.first?.head.bank
    var contents: [Quiz.ID: Quiz] = [:]
    var answers = AnswerLog()
    for sitting in sittings where sitting.head.bank == bank {
      contents[sitting.session.content.id] = sitting.session.content
      answers.record(sitting.session, by: sitting.account.learner)
    }
    let exam = try Exam(
      of: contents.values.sorted { $0.id < $1.id },
      answers: answers,
      amendments: Amendments(all.all.map { $0.named(within: bank) })
    )
    _ = try exam.preview(amendment.named(within: bank))
    return sittings
  }

  private func settle(_ sittings: [Sitting]) async throws -> Outcome {
    let all = try store.amendments()
    var outcome = Outcome()
    for sitting in sittings where sitting.session.isFinished {
      let (head, account) = (sitting.head, sitting.account)
      guard sitting.session.phase == .finished else {
        outcome.kept += 1
        continue
      }
      let report = try await quizzes.act(in: head.id, after: nil) { session, date in
        let amendments = Self.amendments(all, for: session, at: head, account)
        return try session.amend(by: amendments, of: account.learner, at: date)
      }
      for total in report.totals {
        outcome.changes.append(
          Change(name: account.name, title: head.title, before: total.before, after: total.after)
        )
      }
      if !report.isEmpty { try store.note(.corrected, in: head.id, for: account.id, at: Date()) }
    }
    return outcome
  }

  // MARK: What a quiz follows

  /// The corrections under the names that a quiz has for its problems, with what was decided about
  /// single answers in it: that comes before full credit and further keys, so they do not take it
  /// back.
  private static func amendments(
    _ all: Amendments,
    for session: QuizSession,
    at head: StreamHead,
    _ account: Account
  ) -> Amendments {
    struct Word: Hashable {
      let author: EnteredGrade.Grader.ID
      let reason: String
    }
    let general = Set(all.all.map { Word(author: $0.author, reason: $0.reason) })
    var own: [Problem.ID: Amendment] = [:]
    for event in session.events {
      guard case .amended(let problem, let ruling) = event.action,
        !general.contains(Word(author: ruling.author, reason: ruling.reason))
      else { continue }
      own[problem] =
        if case .credit(let credit) = ruling.outcome {
          Amendment(
            .graded(problem, of: account.learner, .credit(credit)),
            by: ruling.author,
            for: ruling.reason,
            at: event.date
          )
        } else {
          nil
        }
    }
    return Amendments(all.all.map { $0.named(within: head.bank) } + Array(own.values))
  }
}

extension Amendment {
  /// The amendment for a quiz whose problems do not have the name of their bank; for all others, with
  /// nil, it is the amendment itself.
  func named(within bank: String?) -> Amendment {
    guard let bank else { return self }
    func name(_ problem: Problem.ID) -> Problem.ID {
      BankMedia.item(of: problem) == bank ? Problem.ID(ClassPages.label(of: problem)) : problem
    }
    let named: Change =
      switch change {
      case .accepted(let answers, let problem): .accepted(answers, for: name(problem))
      case .takenOut(let problem): .takenOut(name(problem))
      case .fullCredit(let problem, let recipients): .fullCredit(name(problem), to: recipients)
      case .graded(let problem, let learner, let grade):
        .graded(name(problem), of: learner, grade)
      case .withdrawn(let amendment): .withdrawn(amendment)
      }
    return Amendment(named, by: author, for: reason, at: date, id: id)
  }
}
