// SPDX-License-Identifier: Apache-2.0
import Foundation
import QuizAnalytics

/// Learners who go through adaptive sessions one after the other, with the answers that they would
/// give to every problem.
struct SimulatedSessions: Decodable {
  /// A problem with four options.
  struct Item: Decodable {
    let difficulty: Double
    let discrimination: Double
    let set: String
  }

  /// What became of a learner's session.
  struct Outcome: Encodable {
    let items: [Int]
    let value: Double
    let error: Double
    let lower: Double
    let upper: Double
  }

  let items: [Item]
  /// For each learner a 1 for each problem that is answered right, and a 0 for the others.
  let rows: [String]
  let count: Int
  /// The part of the sessions that may show a problem.
  let limit: Double?
  /// The shares of the sets.
  let shares: [String: Int]

  static func run(_ data: Data) throws {
    let simulation = try JSONDecoder().decode(Self.self, from: data)
    let encoder = JSONEncoder()
    for outcome in try simulation.outcomes() {
      print(String(decoding: try encoder.encode(outcome), as: UTF8.self))
    }
  }

  private func outcomes() throws -> [Outcome] {
    let pool = try Quiz(
      id: "pool",
      items: items.enumerated().map { offset, item in
        let problem = try Problem(
          id: Self.problem(offset),
          prompt: "Which?",
          kind: .multipleChoice([
            .correct("r", "right"), .wrong("x", "1"), .wrong("y", "2"), .wrong("z", "3"),
          ])
        )
        return Quiz.Item(problem, set: ProblemSet.ID(item.set), setTitle: "S")
      },
      rules: .immediate
    )
    let offsets = Dictionary(uniqueKeysWithValues: items.indices.map { (Self.problem($0), $0) })
    var difficulties: [Problem.ID: Estimate] = [:]
    for (offset, item) in items.enumerated() {
      difficulties[Self.problem(offset)] = try Estimate(value: item.difficulty, standardError: 0)
    }
    let discriminations = Dictionary(
      uniqueKeysWithValues: items.enumerated().map { (Self.problem($0), $1.discrimination) }
    )
    let rule = try AdaptiveSelector.StoppingRule { $0.maximumCount = count }
    let strata = try shares.sorted { $0.key < $1.key }
      .map { try Blueprint.Stratum($0.value, of: .set(ProblemSet.ID($0.key))) }
    var exposure = try AdaptiveQuiz.Exposure(limit: limit ?? 1)
    return try rows.enumerated().map { learner, row in
      let answers = Array(row.utf8).map { $0 == UInt8(ascii: "1") }
      var session = AdaptiveSession(
        try AdaptiveQuiz(
          exposure.limited(pool),
          difficulties: difficulties,
          discriminations: discriminations,
          stoppingBy: rule,
          strata: strata,
          seed: UInt64(learner)
        )
      )
      var stored: AdaptiveSession?
      while let item = session.quiz.currentItem, let offset = offsets[item.problem.id] {
        try session.answer(.choice(answers[offset] ? "r" : "x"), at: Date())
        try session.proceed(at: Date())
        // Every hundredth session is stored halfway, read again, and goes on next to the one that
        // was not.
        if learner % 100 == 0, session.selector.answers.count == count / 2 {
          stored = try JSONDecoder().decode(
            AdaptiveSession.self,
            from: try JSONEncoder().encode(session)
          )
        }
      }
      if var other = stored {
        for event in session.events.dropFirst(other.events.count) { try other.apply(event) }
        guard other == session else { throw Failure.storedSessionDiffers(learner) }
      }
      exposure.record(session)
      guard let score = session.score else { throw Failure.noScore(learner) }
      return Outcome(
        items: session.quiz.content.items.compactMap { offsets[$0.problem.id] },
        value: score.value,
        error: score.standardError,
        lower: score.interval.lower,
        upper: score.interval.upper
      )
    }
  }

  private enum Failure: Error {
    case storedSessionDiffers(Int)
    case noScore(Int)
  }

  private static func problem(_ offset: Int) -> Problem.ID { Problem.ID("p\(offset)") }
}
