// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB
import QuizCommunity
import Quizzes

/// The live rounds of the class: each is a stream of its own, and found by its code until it is over.
struct Rounds: Sendable {
  /// Why somebody cannot come in.
  enum Refusal: String, Error {
    /// No round that runs has this code.
    case unknownCode = "live.unknownCode"
    /// Rounds are for those who learn.
    case notForTeachers = "live.notForTeachers"
  }

  static let countRange = 1...50
  static let secondsRange = 5...600

  let store: Store
  let streams: Streams<LiveRound>

  // MARK: Beginning, and coming in

  /// Begins a round with questions of a bank that a program can judge at once.
  ///
  /// - Returns: The stream of the round.
  /// - Throws: `QuizGenerationError` where nothing can be drawn.
  func begin(
    from bank: ProblemBank,
    title: String? = nil,
    count: Int,
    seconds: Int,
    by teacher: Account,
    at date: Date
  ) async throws -> String {
    let id = Secrets.token()
    var generator = SeededGenerator(seed: UInt64.random(in: .min ... .max))
    let title = title ?? bank.title
    let judged = ProblemKind.Name.allCases.filter { $0 != .openResponse }
    let quiz = try Quiz(
      from: bank,
      Blueprint(count: count) {
        $0.filter = Blueprint.ProblemFilter(kinds: judged)
        $0.shortage = .shorten
      },
      rules: .immediate,
      id: Quiz.ID(id),
      title: title,
      using: &generator
    )
    let content = try LiveRound.Content(
      id: LiveRound.ID(id),
      quiz: quiz,
      host: teacher.learner,
      timeLimit: .seconds(seconds)
    )
    try await streams.begin(
      id,
      title: title,
      owner: nil,
      with: LiveRound(content),
      at: date
    )
    try store.setCode(Secrets.code(), of: id)
    return id
  }

  /// Lets a learner take part by the code on the wall; whoever takes part already stays.
  ///
  /// - Returns: The stream of the round.
  func join(_ code: String, by account: Account, at date: Date) async throws -> String {
    guard account.role == .learner else { throw Refusal.notForTeachers }
    guard let id = try store.round(of: code) else { throw Refusal.unknownCode }
    try await act(in: id, at: date) { round, now in
      guard !round.players.contains(account.learner) else { return }
      try round.join(by: account.learner, at: now)
    }
    return id
  }

  // MARK: Playing

  /// Changes a round now, or at the time of its last event where the clock was set back since.
  @discardableResult
  func act<Result: Sendable>(
    in id: String,
    at date: Date = Date(),
    by command: @Sendable (inout LiveRound, Date) throws -> Result
  ) async throws -> Result {
    try await streams.change(id, at: date) { round, date in
      try command(&round, max(date, round.lastEvent?.recordedAt ?? date))
    }
  }

  /// Opens the question that comes next.
  ///
  /// - Returns: Whether there was one.
  func openNext(in id: String, by teacher: Account, at date: Date = Date()) async throws -> Bool {
    try await act(in: id, at: date) { round, now in
      let opened = Set(round.openedQuestions)
      let waiting = round.content.quiz.items.map(\.problem.id).filter { !opened.contains($0) }
      guard let next = waiting.first else { return false }
      try round.open(next, by: teacher.learner, at: now)
      return true
    }
  }

  /// Answers a question by its number, so that an answer that comes late counts for no other one.
  func answer(
    _ number: Int,
    in id: String,
    by account: Account,
    at date: Date = Date(),
    _ response: @Sendable (PresentedProblem) -> PresentedResponse?
  ) async throws {
    try await act(in: id, at: date) { round, now in
      let opened = round.openedQuestions
      guard opened.indices.contains(number - 1),
        let item = round.content.quiz.items.first(where: { $0.problem.id == opened[number - 1] })
      else { throw StreamError.unknown(id) }
      // The round says how a question is shown, and whether it is still open.
      let shown = try round.view(for: account.learner, at: now).question
      let problem = shown?.number == number ? shown?.problem : nil
      guard let response = response(problem ?? item.presentation) else {
        throw LiveRoundError.response(.emptyResponse(problem: item.problem.id))
      }
      try round.answer(item.problem.id, presented: response, by: account.learner, at: now)
    }
  }

  /// Ends the question that is open, if it is still the one with this number.
  func close(
    _ number: Int,
    in id: String,
    by teacher: Account,
    at date: Date = Date()
  ) async throws {
    try await act(in: id, at: date) { round, now in
      let opened = round.openedQuestions
      guard opened.indices.contains(number - 1) else { throw StreamError.unknown(id) }
      try round.close(opened[number - 1], by: teacher.learner, at: now)
    }
  }

  /// Ends the round, whose code then opens nothing.
  ///
  /// Every teacher may, on behalf of the one who began it and may have left the room or the school.
  ///
  /// - Returns: The round, and how many answers of each player are right.
  func end(
    _ id: String,
    by teacher: Account,
    at date: Date = Date()
  ) async throws -> (round: LiveRound, right: [Learner.ID: Int]) {
    let round = try await act(in: id, at: date) { round, now -> LiveRound in
      try round.end(by: teacher.role == .teacher ? round.content.host : teacher.learner, at: now)
      return round
    }
    try store.setCode(nil, of: id)
    var right: [Learner.ID: Int] = [:]
    let now = max(date, round.lastEvent?.recordedAt ?? date)
    for result in round.quizResults(at: now) {
      right[result.learner] = result.answers.count { $0.credit == .one }
    }
    return (round, right)
  }
}

/// The codes of rounds that run.
extension Store {
  /// Gives a round its code, or takes it away.
  func setCode(_ code: String?, of round: String) throws {
    try database.write { database in
      try database.execute(sql: "DELETE FROM roundCode WHERE stream = ?", arguments: [round])
      guard let code else { return }
      try database.execute(
        sql: "INSERT INTO roundCode (code, stream) VALUES (?, ?)",
        arguments: [code, round]
      )
    }
  }

  /// The rounds that are not over, the newest first.
  func runningRounds() throws -> [StreamHead] {
    let running = Set(
      try database.read { try String.fetchAll($0, sql: "SELECT stream FROM roundCode") }
    )
    return try streams(of: RoundPages.kind).filter { running.contains($0.id) }
  }

  /// The code of a round; nil for one that is over.
  func code(of round: String) throws -> String? {
    try database.read {
      try String.fetchOne(
        $0,
        sql: "SELECT code FROM roundCode WHERE stream = ?",
        arguments: [round]
      )
    }
  }

  /// The round that a code opens, however it was typed.
  func round(of code: String) throws -> String? {
    let typed = code.uppercased().filter { $0.isLetter || $0.isNumber }
    return try database.read {
      try String.fetchOne(
        $0,
        sql: "SELECT stream FROM roundCode WHERE code = ?",
        arguments: [typed]
      )
    }
  }
}
