// SPDX-License-Identifier: Apache-2.0
public import LearningRecords
public import LudusCore
internal import LudusFoundation
public import PinLabels

extension XAPI.Recorder {
  /// Returns what a learner wrote on a pin sheet, as it was judged when the answers were submitted.
  ///
  /// Of a session that was judged anew (`regraded(with:at:)`) the statements have other identifiers
  /// than before: see `corrections(of:to:by:at:)`.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - learner: The learner, whose account is named so.
  /// - Returns: An answer for each pin in order, then the end; none before the answers are
  ///   submitted.
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
      revisedAt: session.revisedAt,
      by: learner
    )
  }

  /// Returns where a learner placed the pins of a view, as it was judged when they were submitted.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - learner: The learner, whose account is named so.
  /// - Returns: An answer for each pin in order, with the point as `x,y`, then the end; none before
  ///   they are submitted.
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
      revisedAt: session.revisedAt,
      by: learner
    )
  }

  private func statements(
    _ answers: [PinAnswer],
    of sheet: (id: PinSheet.ID, title: String),
    credit: Fraction,
    from start: Date?,
    to end: Date?,
    revisedAt: Date?,
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
          registration: log,
          revisedAt: revisedAt
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
        registration: log,
        revisedAt: revisedAt
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
  /// The date when the answers were last submitted.
  fileprivate var submission: Date? {
    events.last { if case .submitted = $0.action { true } else { false } }?.date
  }
}
