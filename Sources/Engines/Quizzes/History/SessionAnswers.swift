// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import LudusFoundation
internal import QuizContent

/// Goes through a session once more and notes how each of its problems was answered.
///
/// The session itself keeps what marks depend on; when a problem was presented, and the tries
/// before the last one, are known from its events.
struct SessionAnswers {
  /// The notes on one problem.
  fileprivate struct Course {
    var responses: [QuizResponse] = []
    var isFirstTryCorrect = false
    var isPresented = false
    /// The number of seconds for which it was presented, or nil once that is not known.
    var seconds: Double? = 0
    var decidedAt: Date?
    var gradedAt: Date?
    /// The date when an answer or a grade was last judged anew.
    var revisedAt: Date?
    /// The date when a person last decided on the credit for the answer, after the quiz.
    var amendedAt: Date?
    /// The date when the problem was last taken out, or put back.
    var takenOutAt: Date?
    var isTakenOut = false
  }

  private var session: QuizSession
  private var courses: [Course]

  /// Replays a session.
  ///
  /// - Complexity: O(*n*) for each event in the number *n* of problems.
  init(_ replayed: QuizSession) {
    session = QuizSession(replayed.content)
    courses = session.content.items.map { _ in Course() }
    notePresentation()
    for event in replayed.events {
      // A session applies its own events again.
      guard (try? add(event)) != nil else { return }
    }
  }

  private var presentedIndex: Int? {
    session.phase == .presenting ? session.currentIndex : nil
  }

  private mutating func notePresentation() {
    if let index = presentedIndex {
      courses[index].isPresented = true
    }
  }

  private mutating func add(_ event: QuizSession.Event) throws(QuizError) {
    let presented = presentedIndex
    let last = session.events.last?.date
    try session.apply(event)
    // Time begins to run with the start.
    if let presented, event.action != .started {
      let elapsed = last.map { event.date.timeIntervalSince($0) }
      courses[presented].add(seconds: elapsed)
    }
    notePresentation()
    if let problem = event.action.problem, let index = try? session.index(of: problem) {
      note(event, at: index)
    }
    for index in courses.indices where session.attempts[index].isClosed {
      courses[index].decidedAt = courses[index].decidedAt ?? event.date
    }
  }

  private mutating func note(_ event: QuizSession.Event, at index: Int) {
    let attempt = session.attempts[index]
    if event.action.judgment != nil {
      courses[index].revisedAt = [courses[index].revisedAt, event.revisedAt].compactMap(\.self)
        .max()
    }
    switch event.action {
    case .answered:
      guard let last = attempt.lastTry else { return }
      if session.rules.mode == .deferred {
        courses[index].responses = []
      }
      guard attempt.tryCount > courses[index].responses.count else { return }
      if courses[index].responses.isEmpty {
        courses[index].isFirstTryCorrect = last.credit == .one
      }
      courses[index].responses.append(last.response)
    case .graded:
      courses[index].gradedAt = event.date
      courses[index].isFirstTryCorrect =
        attempt.tryCount == 1 && attempt.enteredCredit == .one
    case .amended(_, let ruling):
      if (ruling.outcome == .doesNotCount) != courses[index].isTakenOut {
        courses[index].isTakenOut.toggle()
        courses[index].takenOutAt = event.date
      }
      courses[index].amendedAt = event.date
    default:
      break
    }
  }

  /// The records of the problems that were presented, are decided and may be known; an answer that
  /// waits for a person's grade is not among them.
  func records(by learner: Learner.ID) -> [AnswerLog.Record] {
    guard session.isDisclosed else { return [] }
    return courses.indices.compactMap { index in
      let item = session.content.items[index]
      let attempt = session.attempts[index]
      let course = courses[index]
      guard course.isPresented, let date = course.decidedAt, !attempt.isPending else { return nil }
      // The picks of a check-all problem that was closed while some were missing are an answer too.
      let unjudged = attempt.grader == nil ? nil : attempt.response
      let record = try? AnswerLog.Record(
        learner: learner,
        quiz: session.content.id,
        problem: item.problem.id,
        set: item.set,
        shown: item.options.map(\.id),
        responses: course.responses + [unjudged].compactMap(\.self),
        credit: attempt.judged.creditWithoutBonus,
        isFirstTryCorrect: course.isFirstTryCorrect,
        seconds: course.seconds,
        date: date,
        gradedAt: course.gradedAt,
        revisedAt: course.revisedAt,
        hints: attempt.hints.count,
        helpfulHints: attempt.hints.indices.filter { attempt.hints[$0].isHelpful == true },
        unhelpfulHints: attempt.hints.indices.filter { attempt.hints[$0].isHelpful == false },
        certainty: attempt.countedCertainty
      )
      return record.flatMap { course.amended($0, to: attempt) }
    }
  }
}

extension SessionAnswers.Course {
  /// Returns a record as what was decided after the quiz has it.
  fileprivate func amended(
    _ record: AnswerLog.Record,
    to attempt: QuizAttempt
  ) -> AnswerLog.Record? {
    guard let amendedAt else { return record }
    let date = max(amendedAt, revisedAt ?? amendedAt)
    var credit = record.credit
    var isFirstTryCorrect = record.isFirstTryCorrect
    if case .credit(let decided) = attempt.ruling?.outcome {
      credit = decided
      isFirstTryCorrect = decided == .one && record.responses.count <= 1
    }
    let revised = try? record.revised(
      credit: credit,
      isFirstTryCorrect: isFirstTryCorrect,
      at: date
    )
    guard let takenOutAt else { return revised }
    return isTakenOut
      ? try? revised?.withdrawn(at: takenOutAt) : try? revised?.restored(at: takenOutAt)
  }
}

extension SessionAnswers.Course {
  /// Adds time of being presented, nil when it is not known how much.
  fileprivate mutating func add(seconds elapsed: Double?) {
    // Differences of whole milliseconds, free of the noise of adding them as seconds.
    seconds = seconds.flatMap { sum in
      elapsed.map { ((sum + $0) * 1000).rounded() / 1000 }
    }
  }
}

extension CreditAccount {
  /// The share of the problem's points that is earned without the bonus for time, from 0 to 1.
  var creditWithoutBonus: Fraction {
    let credit = (try? credit - bonus) ?? credit
    return min(max(credit, .zero), .one)
  }
}
