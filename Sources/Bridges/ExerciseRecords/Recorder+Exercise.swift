// SPDX-License-Identifier: Apache-2.0
public import Exercises
public import LearningRecords
public import LudusCore
internal import LudusFoundation

extension XAPI.Recorder {
  /// Returns what happened in an exercise: its beginning, everything that the child did with a
  /// word, and its end.
  ///
  /// Of a session that was judged anew (`regraded(with:at:)`) all statements but the beginning have
  /// other identifiers than before: see `corrections(of:to:by:at:)`.
  ///
  /// - Parameters:
  ///   - session: The session, of any format.
  ///   - learner: The learner, whose account is named so.
  /// - Returns: The statements, oldest first; none before the session is started.
  /// - Complexity: O(*n*) in the number of words and events.
  public func statements(
    of session: AnyExerciseSession,
    by learner: Learner.ID
  ) -> [XAPI.Statement] {
    statements(of: session.base, session.exercise.info, by: learner)
  }

  private func statements<Session: ExerciseSession>(
    of session: Session,
    _ info: ExerciseInfo,
    by learner: Learner.ID
  ) -> [XAPI.Statement] {
    guard let start = session.events.first?.date, let end = session.events.last?.date else {
      return []
    }
    let path = ["exercises", "\(info.id.rawValue)"]
    let log = path + [learner.rawValue, start.iso8601]
    let exercise = XAPI.Object.activity(
      path: path,
      type: "http://adlnet.gov/expapi/activities/lesson",
      name: info.name
    )
    let revisedAt = session.revisedAt
    func event(
      _ verb: XAPI.Verb,
      _ name: String,
      _ date: Date,
      _ object: XAPI.Object? = nil,
      _ result: JSONValue? = nil
    ) -> XAPI.Statement {
      statement(
        XAPI.Event(
          verb: verb,
          name: log + [name],
          actor: learner.rawValue,
          object: object ?? exercise,
          date: date,
          result: result,
          parent: object == nil ? nil : exercise,
          registration: log,
          revisedAt: verb == .initialized ? nil : revisedAt
        )
      )
    }
    var statements = [event(.initialized, "start", start)]
    for (number, evidence) in session.evidence.enumerated() {
      let question = XAPI.Object.activity(
        path: path + ["tasks", "\(evidence.task)", "\(evidence.place)"],
        type: "http://adlnet.gov/expapi/activities/cmi.interaction",
        name: "",
        more: [
          ("interactionType", .text(XAPI.Interaction.Kind.fillIn.rawValue)),
          ("correctResponsesPattern", .list([.text("{case_matters=true}\(evidence.target)")])),
        ]
      )
      let isAnswer = evidence.kind == .written || evidence.kind == .leftOut
      statements.append(
        event(
          isAnswer ? .answered : .interacted,
          "word-\(number)",
          evidence.date,
          question,
          result(
            isSuccess: evidence.isCorrect,
            response: evidence.input,
            extensions: [("deed", .text(evidence.kind.rawValue))]
          )
        )
      )
    }
    guard session.isFinished else { return statements }
    let outcomes = session.outcomes
    let credit = outcomes.reduce(0) { $0 + $1.credit.double }
    let share = outcomes.isEmpty ? nil : credit / Double(outcomes.count)
    statements.append(
      event(
        .completed,
        "end",
        end,
        nil,
        result(credit: share, isCompleted: true, seconds: end.timeIntervalSince(start))
      )
    )
    return statements
  }
}
