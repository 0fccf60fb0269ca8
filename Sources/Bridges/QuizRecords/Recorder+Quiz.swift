// SPDX-License-Identifier: Apache-2.0
internal import FileDiagnostics
public import LearningRecords
public import LudusCore
internal import LudusFoundation
internal import QuizContent
public import Quizzes

extension XAPI.Recorder {
  /// Returns what happened in a quiz session: its beginning, each answer, grade, hint and skip, and
  /// its end.
  ///
  /// An answer has the response and the key in the notation of its interaction, the credit of that
  /// try, and the time since the learner last went on. A session that was never started begins with
  /// its first event; how long that took is then not known.
  ///
  /// Answers that were judged anew since (`regraded(with:at:)`) have other identifiers than before,
  /// and so has the end with another score, also by an amendment: `corrections(of:to:by:at:)` says what to send to a store that has
  /// the statements of before.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - learner: The learner, whose account is named so.
  /// - Returns: The statements in the order of the events; none before anything happened.
  /// - Complexity: O(*n*) in the number of events.
  public func statements(of session: QuizSession, by learner: Learner.ID) -> [XAPI.Statement] {
    guard let start = session.startedAt ?? session.events.first?.date else { return [] }
    let quiz = session.content
    let log = ["quizzes", quiz.id.rawValue, learner.rawValue, start.iso8601]
    let assessment = XAPI.Object.activity(
      path: ["quizzes", quiz.id.rawValue],
      type: "http://adlnet.gov/expapi/activities/assessment",
      name: quiz.title ?? ""
    )
    let items = Dictionary(uniqueKeysWithValues: quiz.items.map { ($0.problem.id, $0) })
    let endings = session.eventCountAtEnd
    var lastStep = session.startedAt
    var statements: [XAPI.Statement] = []
    func add(
      _ verb: XAPI.Verb,
      _ name: String,
      _ date: Date,
      _ problem: Problem.ID? = nil,
      result: JSONValue? = nil,
      instructor: String? = nil,
      revisedAt: Date? = nil
    ) {
      let question = problem.flatMap { items[$0] }.map { interaction(of: $0.problem) }
      statements.append(
        statement(
          XAPI.Event(
            verb: verb,
            name: log + [name],
            actor: learner.rawValue,
            object: question ?? assessment,
            date: date,
            result: result,
            parent: question == nil ? nil : assessment,
            registration: log,
            instructor: instructor,
            revisedAt: revisedAt
          )
        )
      )
    }
    if session.startedAt == nil { add(.initialized, "begin", start) }
    for (number, event) in session.events.enumerated() {
      let (date, name) = (event.date, "\(number)")
      switch event.action {
      case .started: add(.initialized, name, date)
      case .answered(let problem, let response, let certainty, let judgment):
        add(
          .answered,
          name,
          date,
          problem,
          result: result(
            credit: judgment?.credit?.double,
            isSuccess: judgment?.credit == nil ? nil : judgment?.isCorrect,
            isCompleted: judgment?.isDecided,
            response: items[problem].map {
              $0.problem.kind.recordedTask?.text(of: response) ?? response.interactionText
            },
            seconds: lastStep.map { date.timeIntervalSince($0) },
            extensions: certainty.map { [("certainty", .text("\($0)"))] } ?? []
          ),
          revisedAt: event.revisedAt
        )
      case .tookHint(let problem), .revealed(let problem):
        let help = if case .revealed = event.action { "solution" } else { "hint" }
        add(.interacted, name, date, problem, result: result(extensions: [("help", .text(help))]))
      case .graded(let problem, let grade, let judgment):
        let entered: Fraction? = if case .credit(let credit) = grade.grade { credit } else { nil }
        add(
          .scored,
          name,
          date,
          problem,
          result: result(credit: (judgment?.credit ?? entered)?.double),
          instructor: grade.grader.rawValue,
          revisedAt: event.revisedAt
        )
      case .amended(let problem, let ruling):
        let credit: Fraction? =
          if case .credit(let credit) = ruling.outcome { credit } else { nil }
        add(
          .scored,
          name,
          date,
          problem,
          result: result(
            credit: credit?.double,
            extensions: [("reason", .text(ruling.reason))]
          ),
          instructor: ruling.author.rawValue
        )
      case .skipped(let problem): add(.skipped, name, date, problem)
      case .submitted, .quit, .timeEnded, .proceeded, .cameBack, .ratedHint, .reported: break
      }
      if event.action.movesOn { lastStep = date }
      if number + 1 == endings {
        let verb: XAPI.Verb = session.phase == .finished ? .completed : .terminated
        add(
          verb,
          "end",
          date,
          result: end(of: session, date, after: endings),
          revisedAt: [session.revisedAt, session.amendedAt].compactMap(\.self).max()
        )
      }
    }
    return statements
  }

  /// The result as it was when the session ended, by what was decided since: later grades have
  /// statements of their own, and amendments correct the result.
  private func end(
    of session: QuizSession,
    _ date: Date,
    after count: Int
  ) -> JSONValue {
    let events =
      session.events.prefix(count) + session.events.dropFirst(count).filter(\.action.isAmendment)
    let session =
      events.count < session.events.count
      ? (try? QuizSession(session.content, replaying: events)) ?? session : session
    return result(
      credit: session.score.fraction.double,
      earned: session.score.earned.double,
      possible: session.score.possible.double,
      isCompleted: session.phase == .finished,
      seconds: session.startedAt.map { date.timeIntervalSince($0) }
    )
  }

  // MARK: Questions

  func interaction(of problem: Problem) -> XAPI.Object {
    let task = problem.kind.recordedTask
    var more: [(key: String, value: JSONValue)] = [
      ("description", text(problem.prompt.plainText)),
      ("interactionType", .text((task?.interactionKind ?? .other).rawValue)),
    ]
    let patterns = task?.patterns ?? []
    if !patterns.isEmpty {
      more.append(("correctResponsesPattern", .list(patterns.map { .text($0) })))
    }
    for (key, components) in task?.components ?? [] {
      more.append((key, .list(components.map { component($0.id, $0.text.plainText) })))
    }
    return .activity(
      path: ["problems", problem.id.rawValue],
      type: "http://adlnet.gov/expapi/activities/cmi.interaction",
      name: "",
      more: more
    )
  }
}

extension QuizSession {
  /// The number of events that lead to the end: those that can follow are grades, ratings and
  /// reports; 0 before the end.
  fileprivate var eventCountAtEnd: Int {
    guard isFinished else { return 0 }
    return 1 + (events.lastIndex { !$0.action.canFollowTheEnd } ?? -1)
  }
}

extension QuizSession {
  /// The date of the last amendment.
  fileprivate var amendedAt: Date? { events.last(where: \.action.isAmendment)?.date }
}

extension QuizSession.Action {
  fileprivate var isAmendment: Bool { if case .amended = self { true } else { false } }

  fileprivate var canFollowTheEnd: Bool {
    switch self {
    case .graded, .amended, .ratedHint, .reported: true
    default: false
    }
  }

  /// Whether the learner turns to something else with it.
  fileprivate var movesOn: Bool {
    switch self {
    case .answered, .proceeded, .skipped, .cameBack, .revealed, .timeEnded: true
    default: false
    }
  }
}
