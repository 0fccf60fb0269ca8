// SPDX-License-Identifier: Apache-2.0
internal import FileDiagnostics
public import LearningRecords
internal import LudusCore
public import LudusFoundation
internal import QuizContent
public import Quizzes

extension XAPI.Recorder {
  /// Returns what learners answered in a live round, a challenge, a problem on its own or whatever
  /// else gives results: for each of them the beginning, each answer that was judged, and the end.
  ///
  /// An answer has the last response and the key in the notation of its interaction, and the credit
  /// that it earned. Of a single session `statements(of:by:)` says more: tries, hints, skips and
  /// grades.
  ///
  /// ```swift
  /// let statements = recorder.statements(of: round, at: now)
  /// ```
  ///
  /// - Parameters:
  ///   - source: The source in which learners answered; each has an account of that name.
  ///   - date: The date at which the results are asked for.
  /// - Returns: The statements, learner by learner, in the order of the answers; none for a learner
  ///   of whom neither a beginning nor an answer is known.
  /// - Complexity: O(*n*) in the number of answers.
  public func statements(of source: some QuizResultSource, at date: Date) -> [XAPI.Statement] {
    source.quizResults(at: date).flatMap(statements(of:))
  }

  private func statements(of result: QuizResult) -> [XAPI.Statement] {
    guard let start = result.start ?? result.answers.first?.date else { return [] }
    let quiz = result.quiz
    let log = ["quizzes", quiz.id.rawValue, result.learner.rawValue, start.iso8601]
    let assessment = XAPI.Object.activity(
      path: ["quizzes", quiz.id.rawValue],
      type: "http://adlnet.gov/expapi/activities/assessment",
      name: quiz.title ?? ""
    )
    let items = Dictionary(quiz.items.map { ($0.problem.id, $0.problem) }) { first, _ in first }
    func statement(
      _ verb: XAPI.Verb,
      _ name: [String],
      _ date: Date,
      _ problem: Problem? = nil,
      result: JSONValue? = nil,
      revisedAt: Date? = nil
    ) -> XAPI.Statement {
      self.statement(
        XAPI.Event(
          verb: verb,
          name: log + ["result"] + name,
          actor: actor,
          object: problem.map(interaction) ?? assessment,
          date: date,
          result: result,
          parent: problem == nil ? nil : assessment,
          registration: log,
          revisedAt: revisedAt
        )
      )
    }
    let actor = result.learner.rawValue
    var statements = [statement(.initialized, ["begin"], start)]
    for answer in result.answers where !answer.isWithdrawn {
      guard let problem = items[answer.problem] else { continue }
      statements.append(
        statement(
          .answered,
          ["answers", problem.id.rawValue],
          answer.date,
          problem,
          result: self.result(
            credit: answer.credit.double,
            isSuccess: answer.credit == .one,
            isCompleted: true,
            response: answer.responses.last.map {
              problem.kind.recordedTask?.text(of: $0) ?? $0.interactionText
            },
            seconds: answer.seconds,
            extensions: answer.certainty.map { [("certainty", .text("\($0)"))] } ?? []
          ),
          revisedAt: answer.revisedAt
        )
      )
    }
    if let end = result.end {
      statements.append(
        statement(
          .completed,
          ["end"],
          end,
          result: self.result(
            credit: result.score.fraction.double,
            earned: result.score.earned.double,
            possible: result.score.possible.double,
            isCompleted: true,
            seconds: result.start.map { end.timeIntervalSince($0) }
          )
        )
      )
    }
    return statements
  }
}
