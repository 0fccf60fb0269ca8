// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation
internal import QuizContent

extension QuizSession {
  /// Something that can happen in a ``QuizSession``.
  ///
  /// In JSON an action is an object with its kind, the problem and, for an answer, the response and
  /// the judgment:
  /// `{"kind":"answered","problem":"p1","choice":"b","judged":{"credit":1,"decided":true}}`.
  public enum Action: JudgedAction {
    /// The faults of its JSON.
    public typealias Fault = ProblemFault

    /// The learner began, and time began to run.
    case started
    /// The learner responded to the problem; for check-all, with one or more further picks.
    case answered(
      Problem.ID,
      QuizResponse,
      certainty: Certainty? = nil,
      judgment: Judgment? = nil
    )
    /// The learner was shown the problem's next hint.
    case tookHint(Problem.ID)
    /// The learner said whether a hint, counted from 0, was helpful.
    case ratedHint(Problem.ID, hint: Int, isHelpful: Bool)
    /// The learner gave up on the problem and had the correct answer shown.
    case revealed(Problem.ID)
    /// The learner went on from the problem.
    case proceeded(from: Problem.ID)
    /// The learner put the problem off.
    case skipped(Problem.ID)
    /// The learner came back to the problem.
    case cameBack(to: Problem.ID)
    /// The time was up for the problem, or for the whole quiz.
    case timeEnded(Problem.ID?)
    /// The learner submitted all answers.
    case submitted
    /// A person graded the answer to the problem, for the first time or again.
    ///
    /// The judgment is what the levels of a rubric came to; a credit that was entered needs none.
    case graded(Problem.ID, EnteredGrade, judgment: Judgment? = nil)
    /// A person decided what the answer to the problem counts for, after the quiz.
    case amended(Problem.ID, QuizSession.Ruling)
    /// The learner reported that something is wrong with the problem, which changes nothing about
    /// the session.
    case reported(Problem.ID, Problem.Report)
    /// The learner quit, and the quiz is lost.
    case quit

    /// The problem it happened to, or nil for one that concerns the whole session.
    public var problem: Problem.ID? {
      switch self {
      case .answered(let problem, _, _, _), .tookHint(let problem), .ratedHint(let problem, _, _),
        .revealed(let problem), .proceeded(let problem), .skipped(let problem),
        .cameBack(let problem), .graded(let problem, _, _), .amended(let problem, _),
        .reported(let problem, _):
        problem
      case .timeEnded(let problem):
        problem
      case .started, .submitted, .quit:
        nil
      }
    }

    /// Whether a person gives an answer a grade, or another one, by it.
    var isGrade: Bool {
      switch self {
      case .graded, .amended: true
      default: false
      }
    }

    /// Whether it can still happen when the session is finished.
    var isAfterword: Bool {
      switch self {
      case .graded, .amended, .ratedHint, .reported: true
      default: false
      }
    }

    /// Whether it can happen however the session has ended.
    var isReport: Bool {
      if case .reported = self { true } else { false }
    }
  }

  /// Something that happened in a ``QuizSession``, and when.
  public typealias Event = Timed<QuizSession.Action>
}

// MARK: - Judgments

extension QuizSession.Action {
  /// The judgment of a response at the time it was given.
  ///
  /// Every answer keeps its judgment in the event, so that a session always shows the feedback that
  /// the learner got, also by a newer release and over a mended quiz. In deferred mode the answer
  /// is judged when it is given too; the session only keeps that to itself until the quiz is
  /// submitted.
  ///
  /// In JSON it is an object with `credit` and `decided`, and `deduction` where a wrong answer costs
  /// something: `{"credit":"1/2","decided":true}`.
  public struct Judgment: Hashable, Sendable {
    /// The credit for the response by itself, from 0 to 1; nil if there is none yet.
    ///
    /// A check-all problem then waits for further picks, or an open response for a person.
    public let credit: Fraction?
    /// Whether the problem was decided by the response.
    ///
    /// In deferred mode it is not.
    public let isDecided: Bool
    /// The credit that count-back leaves of it; nil in other modes.
    package let countedBack: Fraction?
    /// The share of the problem's points that a wrong answer costs by the rules of the quiz, from 0
    /// to 1; nil where it costs nothing.
    public let deduction: Fraction?

    /// Whether the full credit was given.
    public var isCorrect: Bool { credit == .one }

    package init(
      credit: Fraction?,
      isDecided: Bool,
      countedBack: Fraction? = nil,
      deduction: Fraction? = nil
    ) {
      self.credit = credit
      self.isDecided = isDecided
      self.countedBack = countedBack
      self.deduction = deduction
    }
  }

  /// The judgment of an answer, or of a grade by levels.
  public var judgment: Judgment? {
    switch self {
    case .answered(_, _, _, let judgment), .graded(_, _, let judgment): judgment
    default: nil
    }
  }

  /// Returns the action with another judgment, or without one.
  public func judged(_ judgment: Judgment?) -> QuizSession.Action {
    switch self {
    case .answered(let problem, let response, let certainty, _):
      .answered(problem, response, certainty: certainty, judgment: judgment)
    case .graded(let problem, let grade, _):
      .graded(problem, grade, judgment: judgment)
    default:
      self
    }
  }

  /// Returns a new judgment that leaves the way through the session as the old one had it.
  ///
  /// A problem stays decided or not, and a response that was not yet a try does not become one.
  public static func regrade(_ old: Judgment, to new: Judgment) -> Judgment {
    guard old.credit != nil else { return old }
    return Judgment(
      credit: new.credit ?? .zero,
      isDecided: old.isDecided,
      countedBack: new.countedBack,
      deduction: new.deduction
    )
  }
}

extension QuizSession.Action.Judgment: JSONRecord {
  package static func form(_ record: inout Record<Self, JSONFault>) throws -> Self {
    let credit = record.field("credit", \.credit)
    let isDecided = record.field("decided", \.isDecided)
    let countedBack = record.field("countedBack", \.countedBack)
    let deduction = record.field("deduction", \.deduction)
    let shares = [(credit, "credit"), (countedBack, "countedBack"), (deduction, "deduction")]
    for (credit, key) in shares {
      if let credit = credit.value ?? nil, !(0...1).contains(credit) {
        record.note(
          .malformed("the credit \(credit) is out of range, expected from 0 to 1"),
          at: ContentPlace().key(key)
        )
      }
    }
    return try Self(
      credit: credit(),
      isDecided: isDecided(),
      countedBack: countedBack(),
      deduction: deduction()
    )
  }
}

// MARK: - JSON

extension QuizSession.Action: JSONUnion {
  package static let cases: [JSONCase<Self, ProblemFault>] = [
    JSONCase("started", .started),
    JSONCase("answered") {
      if case .answered(let problem, let response, let certainty, let judgment) = $0 {
        (problem: problem, response: response, certainty: certainty, judgment: judgment)
      } else {
        nil
      }
    } form: { record in
      let problem = record.field("problem", \.problem)
      let response = record.inline(\.response)
      let certainty = record.field("certainty", \.certainty)
      let judgment = record.field("judged", \.judgment)
      return .answered(
        try problem(),
        try response(),
        certainty: try certainty(),
        judgment: try judgment()
      )
    },
    JSONCase("tookHint", Self.tookHint, "problem") {
      if case .tookHint(let problem) = $0 { problem } else { nil }
    },
    JSONCase("ratedHint") {
      if case .ratedHint(let problem, let hint, let isHelpful) = $0 {
        (problem: problem, hint: hint, isHelpful: isHelpful)
      } else {
        nil
      }
    } form: { record in
      let problem = record.field("problem", \.problem)
      let hint = record.field("hint", \.hint)
      let isHelpful = record.field("helpful", \.isHelpful)
      return .ratedHint(try problem(), hint: try hint(), isHelpful: try isHelpful())
    },
    JSONCase("revealed", Self.revealed, "problem") {
      if case .revealed(let problem) = $0 { problem } else { nil }
    },
    JSONCase("proceeded", Self.proceeded, "problem") {
      if case .proceeded(let problem) = $0 { problem } else { nil }
    },
    JSONCase("skipped", Self.skipped, "problem") {
      if case .skipped(let problem) = $0 { problem } else { nil }
    },
    JSONCase("reported") {
      if case .reported(let problem, let report) = $0 {
        (problem: problem, report: report)
      } else {
        nil
      }
    } form: { record in
      let problem = record.field("problem", \.problem)
      let report = record.inline(\.report)
      return .reported(try problem(), try report())
    },
    JSONCase("cameBack", Self.cameBack, "problem") {
      if case .cameBack(let problem) = $0 { problem } else { nil }
    },
    JSONCase("timeEnded") { action -> Problem.ID?? in
      if case .timeEnded(let problem) = action { .some(problem) } else { nil }
    } form: { record in
      let problem = record.field("problem", \.self)
      return .timeEnded(try problem())
    },
    JSONCase("submitted", .submitted),
    JSONCase("graded") {
      if case .graded(let problem, let grade, let judgment) = $0 {
        (problem: problem, grade: grade, judgment: judgment)
      } else {
        nil
      }
    } form: { record in
      let problem = record.field("problem", \.problem)
      let grade = record.inline(\.grade)
      let judgment = record.field("judged", \.judgment)
      return .graded(try problem(), try grade(), judgment: try judgment())
    },
    JSONCase("amended") {
      if case .amended(let problem, let ruling) = $0 {
        (problem: problem, ruling: ruling)
      } else {
        nil
      }
    } form: { record in
      let problem = record.field("problem", \.problem)
      let ruling = record.inline(\.ruling)
      return .amended(try problem(), try ruling())
    },
    JSONCase("quit", .quit),
  ]
}
