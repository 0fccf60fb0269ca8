// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
internal import FileDiagnostics
public import LearningRecords
public import LudusCore
internal import LudusFoundation
internal import MathAnswers
internal import QuizContent
public import Quizzes

extension XAPI.Recorder {
  /// Returns what happened in a quiz session: its beginning, each answer, grade, hint and skip, and
  /// its end.
  ///
  /// An answer has the response and the key in the notation of its interaction, the credit of that
  /// try, and the time since the learner last went on.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - learner: The learner, whose account is named so.
  /// - Returns: The statements in the order of the events; none before the session is started.
  /// - Complexity: O(*n*) in the number of events.
  public func statements(of session: QuizSession, by learner: Learner.ID) -> [XAPI.Statement] {
    guard let start = session.startedAt else { return [] }
    let quiz = session.content
    let log = ["quizzes", quiz.id.rawValue, learner.rawValue, start.iso8601]
    let assessment = XAPI.Object.activity(
      path: ["quizzes", quiz.id.rawValue],
      type: "http://adlnet.gov/expapi/activities/assessment",
      name: quiz.title ?? ""
    )
    let items = Dictionary(uniqueKeysWithValues: quiz.items.map { ($0.problem.id, $0) })
    let endings = session.eventCountAtEnd
    var lastStep = start
    var statements: [XAPI.Statement] = []
    func add(
      _ verb: XAPI.Verb,
      _ name: String,
      _ date: Date,
      _ problem: Problem.ID? = nil,
      result: JSONValue? = nil,
      instructor: String? = nil
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
            instructor: instructor
          )
        )
      )
    }
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
            response: items[problem].map { text(of: response, to: $0.problem) },
            seconds: date.timeIntervalSince(lastStep),
            extensions: certainty.map { [("certainty", .text("\($0)"))] } ?? []
          )
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
          instructor: grade.grader.rawValue
        )
      case .skipped(let problem): add(.skipped, name, date, problem)
      case .submitted, .quit, .timeEnded, .proceeded, .cameBack, .ratedHint, .reported: break
      }
      if event.action.movesOn { lastStep = date }
      if number + 1 == endings {
        let verb: XAPI.Verb = session.phase == .finished ? .completed : .terminated
        add(verb, "end", date, result: end(of: session, since: start, date, after: endings))
      }
    }
    return statements
  }

  /// The result as it was when the session ended: later grades have statements of their own.
  private func end(
    of session: QuizSession,
    since start: Date,
    _ date: Date,
    after count: Int
  ) -> JSONValue {
    let events = session.events.prefix(count)
    let session =
      count < session.events.count
      ? (try? QuizSession(session.content, replaying: events)) ?? session : session
    return result(
      credit: session.score.fraction.double,
      earned: session.score.earned.double,
      possible: session.score.possible,
      isCompleted: session.phase == .finished,
      seconds: date.timeIntervalSince(start)
    )
  }

  // MARK: Questions

  private func interaction(of problem: Problem) -> XAPI.Object {
    let kind = problem.kind.interactionKind
    var more: [(key: String, value: JSONValue)] = [
      ("description", text(problem.prompt.plainText)), ("interactionType", .text(kind.rawValue)),
    ]
    let patterns = key(of: problem)
    if !patterns.isEmpty {
      more.append(("correctResponsesPattern", .list(patterns.map { .text($0) })))
    }
    switch problem.kind {
    case .multipleChoice(let options, _) where kind == .choice, .checkAll(let options, _):
      let choices = options.all.map { component($0.id.rawValue, $0.text.plainText) }
      more.append(("choices", .list(choices)))
    case .ordering(let task):
      more.append(
        ("choices", .list(task.items.map { component($0.id.rawValue, $0.text.plainText) }))
      )
    case .matching(let task):
      let lists = [("source", task.left), ("target", task.right)]
      more += lists.map { key, items in
        (key, .list(items.map { component($0.id.rawValue, $0.text.plainText) }))
      }
    default: break
    }
    return .activity(
      path: ["problems", problem.id.rawValue],
      type: "http://adlnet.gov/expapi/activities/cmi.interaction",
      name: "",
      more: more
    )
  }

  /// The patterns of right responses.
  private func key(of problem: Problem) -> [String] {
    if let matcher = problem.kind.matcher {
      if case .numeric(let matcher) = problem.kind, problem.kind.interactionKind == .numeric,
        case .absolute(let width) = matcher.tolerance, let value = Double(matcher.preferred)
      {
        return ["\(value - width)[:]\(value + width)"]
      }
      let prefix =
        problem.kind.ignoresCase || problem.kind.interactionKind == .numeric
        ? "" : "{case_matters=true}"
      return ([matcher.preferred] + matcher.alternatives).map { prefix + $0 }
    }
    // A pattern with one of several right orders would make the others wrong.
    if case .ordering(let task) = problem.kind, !task.hasOneOrder { return [] }
    guard let right = problem.correctAnswer else { return [] }
    if case .multipleChoice(let options, _) = problem.kind {
      return options.correct.map(\.id.rawValue.percentEncoded)
    }
    let prefix = problem.kind.name == .cloze ? "{case_matters=false}" : ""
    return [prefix + text(of: right, to: problem)]
  }

  /// A response in the notation of the interaction.
  private func text(of response: QuizResponse, to problem: Problem) -> String {
    switch response {
    case .choice(let option): option.rawValue.percentEncoded
    case .choices(let options): options.map(\.rawValue.percentEncoded).joined(separator: "[,]")
    case .text(let text): text
    case .order(let items): items.map(\.rawValue.percentEncoded).joined(separator: "[,]")
    case .pairs(let pairs):
      pairs.sorted { $0.key < $1.key }
        .map { "\($0.key.rawValue.percentEncoded)[.]\($0.value.rawValue.percentEncoded)" }
        .joined(separator: "[,]")
    case .gaps(let gaps):
      if case .cloze(let task) = problem.kind {
        task.gaps.map { gaps[$0.id] ?? "" }.joined(separator: "[,]")
      } else {
        gaps.sorted { $0.key < $1.key }.map(\.value).joined(separator: "[,]")
      }
    }
  }
}

extension ProblemKind {
  fileprivate var interactionKind: XAPI.Interaction.Kind {
    switch self {
    case .multipleChoice(let options, _):
      options.all.map(\.id.rawValue) == ["true", "false"] ? .trueFalse : .choice
    case .checkAll: .choice
    case .numeric(let matcher):
      switch matcher.tolerance {
      // Other tolerances have no bounds that a pattern could name, and a unit is no number.
      case .exact, .absolute: Double(matcher.preferred) == nil ? .fillIn : .numeric
      default: .fillIn
      }
    case .exactMatch, .roughMatch, .algebraic, .chemical, .date, .cloze: .fillIn
    case .ordering: .sequencing
    case .matching: .matching
    case .openResponse: .longFillIn
    }
  }

  fileprivate var ignoresCase: Bool {
    switch self {
    case .exactMatch(let matcher): matcher.normalization == .standard(ignoresCase: true)
    case .roughMatch(let matcher): matcher.ignoresCase
    default: true
    }
  }
}

extension QuizSession {
  /// How many events lead to the end: those that can follow are grades, ratings and reports; 0
  /// before the end.
  fileprivate var eventCountAtEnd: Int {
    guard isFinished else { return 0 }
    return 1 + (events.lastIndex { !$0.action.canFollowTheEnd } ?? -1)
  }
}

extension QuizSession.Action {
  fileprivate var canFollowTheEnd: Bool {
    switch self {
    case .graded, .ratedHint, .reported: true
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
