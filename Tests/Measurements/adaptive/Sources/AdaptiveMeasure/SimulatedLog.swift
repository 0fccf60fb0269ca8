// SPDX-License-Identifier: Apache-2.0
import Foundation
import QuizAnalytics

/// Answers of learners to problems with four options, which are calibrated.
struct SimulatedLog: Decodable {
  /// What a scale says.
  struct Outcome: Encodable {
    let difficulties: [Double]
    let discriminations: [Double]
    /// The standard errors of the difficulties.
    let errors: [Double]
    let logLikelihood: Double
    let stop: String
    /// Of the estimation, without reading.
    let seconds: Double
  }

  /// For each learner a 1 for each problem that is answered right, and a 0 for the others.
  let rows: [String]
  /// The chance to guess.
  let guessing: Double
  /// Whether all problems discriminate alike.
  let equal: Bool

  static func run(_ data: Data) throws {
    let simulation = try JSONDecoder().decode(Self.self, from: data)
    print(String(decoding: try JSONEncoder().encode(try simulation.outcome()), as: UTF8.self))
  }

  private func outcome() throws -> Outcome {
    var records: [AnswerLog.Record] = []
    for (learner, row) in rows.enumerated() {
      for (item, answer) in row.utf8.enumerated() {
        let isRight = answer == UInt8(ascii: "1")
        records.append(
          try AnswerLog.Record(
            learner: Learner.ID("l\(learner)"),
            quiz: "quiz",
            problem: Problem.ID("p\(item)"),
            set: "set",
            responses: [.choice(isRight ? "a" : "b")],
            credit: isRight ? 1 : 0,
            isFirstTryCorrect: isRight,
            date: Date(timeIntervalSince1970: Double(learner))
          )
        )
      }
    }
    let log = AnswerLog(records)
    let problems = (rows.first ?? "").utf8.indices.enumerated().map { Problem.ID("p\($0.offset)") }
    let clock = ContinuousClock()
    let start = clock.now
    let scale = try ItemScale(
      log,
      discrimination: equal ? .equal : .standard,
      guessing: Dictionary(uniqueKeysWithValues: problems.map { ($0, guessing) })
    )
    let seconds = (clock.now - start) / .seconds(1)
    return Outcome(
      difficulties: problems.map { scale.difficulties[$0]?.value ?? 0 },
      discriminations: problems.map { scale.discriminations[$0]?.value ?? 0 },
      errors: problems.map { scale.difficulties[$0]?.standardError ?? 0 },
      logLikelihood: scale.logLikelihood,
      stop: scale.stop.rawValue,
      seconds: seconds
    )
  }
}

extension SimulatedLog {
  /// The name of a learner by the offset of the row.
  static func learner(_ row: Int) -> Learner.ID { Learner.ID("l\(1_000_000 + row)") }

  /// A log of one answer for each credit of the rows.
  static func log(of rows: [[Fraction?]], to problems: [Problem.ID]) throws -> AnswerLog {
    var records: [AnswerLog.Record] = []
    for (place, row) in rows.enumerated() {
      for (problem, credit) in zip(problems, row) {
        guard let credit else { continue }
        records.append(
          try AnswerLog.Record(
            learner: learner(place),
            quiz: "quiz",
            problem: problem,
            set: "set",
            responses: [.text("x")],
            credit: credit,
            isFirstTryCorrect: credit == 1,
            date: Date(timeIntervalSince1970: Double(place))
          )
        )
      }
    }
    return AnswerLog(records)
  }
}
