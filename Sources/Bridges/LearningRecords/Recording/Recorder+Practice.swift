// SPDX-License-Identifier: Apache-2.0
public import Exercises
internal import Interchange
public import LudusCore
internal import LudusFoundation
public import PinLabels

extension XAPI.Recorder {
  /// Returns what happened in an exercise: its beginning, everything that the child did with a word, and its end.
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
          registration: log
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

  /// Returns what a learner wrote on a pin sheet, as it was judged when the answers were submitted.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - learner: The learner, whose account is named so.
  /// - Returns: An answer for each pin in order, then the end; none before the answers are submitted.
  /// - Complexity: O(*n*) in the number of pins and labels.
  public func statements(of session: PinLabelSession, by learner: Learner.ID) -> [XAPI.Statement] {
    guard let result = session.result else { return [] }
    let pins = result.order.compactMap { session.content.sheet.pin($0) }
    let answers = pins.map { pin in
      let outcome = result.pins[pin.id]
      let labels = ([outcome?.correction].compactMap(\.self) + pin.labels).map(\.text)
      return PinAnswer(
        pin: pin.id,
        kind: .fillIn,
        patterns: labels.unrepeated,
        response: outcome?.answer ?? "",
        verdict: outcome?.verdict ?? .unanswered,
        credit: outcome?.credit ?? .zero
      )
    }
    return statements(
      answers,
      of: (session.content.sheet.id, session.content.sheet.title),
      credit: result.credit,
      from: session.events.first?.date,
      to: session.submission,
      by: learner
    )
  }

  /// Returns where a learner placed the pins of a view, as it was judged when they were submitted.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - learner: The learner, whose account is named so.
  /// - Returns: An answer for each pin in order, with the point as `x,y`, then the end; none before they are submitted.
  /// - Complexity: O(*n*) in the number of pins.
  public func statements(
    of session: PinPlacementSession,
    by learner: Learner.ID
  ) -> [XAPI.Statement] {
    guard let result = session.result else { return [] }
    let answers = result.order.map { pin in
      let placement = result.pins[pin]
      return PinAnswer(
        pin: pin,
        kind: .other,
        patterns: [],
        response: placement.map { "\($0.point.x),\($0.point.y)" } ?? "",
        verdict: placement?.verdict ?? .unanswered,
        credit: placement?.credit ?? .zero
      )
    }
    let last = session.events.last { if case .submitted = $0.action { true } else { false } }
    return statements(
      answers,
      of: (PinSheet.ID(session.content.view.id.rawValue), ""),
      credit: result.credit,
      from: session.events.first?.date,
      to: last?.date,
      by: learner
    )
  }

  private func statements(
    _ answers: [PinAnswer],
    of sheet: (id: PinSheet.ID, title: String),
    credit: Fraction,
    from start: Date?,
    to end: Date?,
    by learner: Learner.ID
  ) -> [XAPI.Statement] {
    guard let start, let end else { return [] }
    let path = ["sheets", sheet.id.rawValue]
    let log = path + [learner.rawValue, end.iso8601]
    let assessment = XAPI.Object.activity(
      path: path,
      type: "http://adlnet.gov/expapi/activities/assessment",
      name: sheet.title
    )
    let answered = answers.map { answer in
      let key: [(key: String, value: JSONValue)] =
        answer.patterns.isEmpty
        ? [] : [("correctResponsesPattern", .list(answer.patterns.map { .text($0) }))]
      return statement(
        XAPI.Event(
          verb: answer.verdict == .unanswered ? .skipped : .answered,
          name: log + [answer.pin.rawValue],
          actor: learner.rawValue,
          object: .activity(
            path: path + ["pins", answer.pin.rawValue],
            type: "http://adlnet.gov/expapi/activities/cmi.interaction",
            name: "",
            more: [("interactionType", .text(answer.kind.rawValue))] + key
          ),
          date: end,
          result: answer.verdict == .unanswered
            ? nil
            : result(
              credit: answer.credit.double,
              isSuccess: answer.verdict == .correct,
              response: answer.response
            ),
          parent: assessment,
          registration: log
        )
      )
    }
    let whole = statement(
      XAPI.Event(
        verb: .completed,
        name: log,
        actor: learner.rawValue,
        object: assessment,
        date: end,
        result: result(
          credit: credit.double,
          isCompleted: true,
          seconds: end.timeIntervalSince(start)
        ),
        registration: log
      )
    )
    return answered + [whole]
  }

  private struct PinAnswer {
    let pin: Pin.ID
    let kind: XAPI.Interaction.Kind
    let patterns: [String]
    let response: String
    let verdict: PinVerdict
    let credit: Fraction
  }
}

extension PinLabelSession {
  /// When the answers were submitted last.
  fileprivate var submission: Date? {
    events.last { if case .submitted = $0.action { true } else { false } }?.date
  }
}
