public import AnswerMatching
public import LudusCore
public import LudusFoundation

/// Why a quiz cannot be made, or why a session refuses what was asked.
///
/// Whatever throws one of these leaves everything as it was.
public enum QuizError: Error, Hashable, Sendable {
  // MARK: Making a quiz

  /// The bank has no set with this identifier.
  case unknownSet(ProblemSet.ID)
  /// The chosen sets hold no problem; no identifiers stand for the whole bank.
  case noProblems(in: [ProblemSet.ID])
  /// The number of problems to draw is below 1.
  case invalidCount(Int)
  /// The number of options to show is below 2.
  case invalidOptionLimit(Int)
  /// The strata ask for more problems than the quiz has.
  case strataExceedCount(Int, count: Int)
  /// A stratum has only so many problems, and the blueprint refuses that.
  case stratumTooSmall(Blueprint.Stratum, has: Int)
  /// Of so many problems in the chosen sets none may be drawn, by the filters of the blueprint.
  ///
  /// A learner who asks for past mistakes and has none left meets this.
  case noFittingProblems(of: Int)
  /// The draw depends on whom the quiz is for, which is not told.
  case learnerIsMissing
  /// The draw depends on its date, which is not told.
  case dateIsMissing
  /// No variant of a template was found, because hardly any choice of values meets its constraints.
  case noVariant(of: ProblemTemplate.ID)

  // MARK: Answering

  /// The bank, or the quiz, does not have this problem.
  case unknownProblem(Problem.ID)
  /// The response is not one that a problem of this kind takes.
  case responseDoesNotFit(ProblemKind.Name, problem: Problem.ID)
  /// The problem does not have this option, or the quiz does not show it.
  case unknownOption(AnswerOption.ID, problem: Problem.ID)
  /// Nothing is picked or written. It costs the learner nothing.
  case emptyResponse(problem: Problem.ID)
  /// The answer cannot be read, which costs the learner nothing: it should be written in another way.
  case notGradable(NotGradable, problem: Problem.ID)
  /// It could be shown neither that the answer is right nor that it is wrong, so nothing is graded.
  case undecided(Undecided, problem: Problem.ID)

  /// The problem does not have this item to order or to match.
  case unknownItem(Problem.Item.ID, problem: Problem.ID)
  /// An item is put twice into an order, or is matched more often than it may be.
  case repeatedItem(Problem.Item.ID, problem: Problem.ID)
  /// These items are not put into the order.
  case missingItems([Problem.Item.ID], problem: Problem.ID)
  /// The text of the problem does not have this gap.
  case unknownGap(ClozeTask.Gap.ID, problem: Problem.ID)
  /// What stands in a gap cannot be read, which costs the learner nothing.
  case gapNotGradable(NotGradable, gap: ClozeTask.Gap.ID, problem: Problem.ID)
  /// It could be shown neither that a gap is right nor that it is wrong, so nothing is graded.
  case gapUndecided(Undecided, gap: ClozeTask.Gap.ID, problem: Problem.ID)
  /// The text has too few words or too many, which costs the learner nothing.
  case wordCountOutOfRange(Int, minimum: Int?, maximum: Int?, problem: Problem.ID)
  /// The rules ask how sure the learner is of each answer.
  case certaintyIsMissing(Problem.ID)
  /// The rules do not ask how sure the learner is.
  case certaintyIsNotAsked(Problem.ID)
  /// All hints of the problem have been seen, or it has none.
  case noHintLeft(Problem.ID)
  /// The learner has not seen this hint of the problem, counted from 0.
  case hintWasNotTaken(Int, problem: Problem.ID)

  // MARK: Grading by a person

  /// The problem has no answer that a person grades, or the answer can still be changed.
  case doesNotAwaitGrade(Problem.ID)
  /// The grade is not in 0...1.
  case gradeOutOfRange(Fraction)
  /// A time is negative or not a number.
  case secondsOutOfRange(Double)
  /// The problem has no rubric to grade by.
  case noRubric(problem: Problem.ID)
  /// The rubric does not have this criterion.
  case unknownCriterion(Rubric.Criterion.ID, problem: Problem.ID)
  /// The criterion does not have this level.
  case unknownLevel(Rubric.Level.ID, of: Rubric.Criterion.ID, problem: Problem.ID)
  /// No level is chosen for these criteria.
  case missingCriteria([Rubric.Criterion.ID], problem: Problem.ID)

  // MARK: Time

  /// There is a time limit, and the learner has not begun.
  case notStarted
  /// The learner has begun already, or there is no time limit.
  case alreadyStarted
  /// Something has ended by a time limit, which ``QuizSession/expire(at:)`` must tell the session first.
  case timeIsOver(QuizSession.TimeEnding)
  /// Nothing ends by a time limit at that instant, or something else ends before.
  case timeIsNotOver

  // MARK: Going through a quiz

  /// The session is over: it is finished or lost, or the learner quit.
  case sessionIsOver
  /// The session is not finished, so there is no score to keep.
  case sessionIsNotFinished
  /// The problem is not the one that is presented now.
  case notPresented(Problem.ID)
  /// The problem is decided already.
  case alreadyDecided(Problem.ID)
  /// The problem must be decided, or skipped, before the next one is presented.
  case notDecided(Problem.ID)
  /// The problem is the only one left, so it cannot be skipped.
  case onlyProblemLeft(Problem.ID)
  /// The problem is presented already.
  case alreadyPresented(Problem.ID)
  /// The problem must be answered, or skipped, before the next one is presented.
  case notAnswered(Problem.ID)
  /// All problems were gone through: come back to one, or submit.
  case noProblemPresented
  /// The command does not belong to this mode.
  case notPossible(in: QuizRules.Mode)
  /// The rules do not let problems be put off.
  case skippingIsNotAllowed
  /// The rules do not let the learner choose to come back to a problem.
  case returningIsNotAllowed
  /// The date is before the session's last event. Pass the later of now and that date when a clock was
  /// set back.
  case dateBeforeLastEvent(Date, last: Date)
  /// The date is more than about 35,000 years away.
  case dateOutOfRange
  /// The exact sum of the marks would not fit into a fraction.
  case scoreOverflow

  // MARK: Estimating abilities and difficulties

  /// The value or the standard error of an estimate is out of range.
  case estimateOutOfRange(Double, standardError: Double)
  /// The deviations are not above 0 and at most 10, or the least step is not from 0 to a first one.
  case invalidEloRule
  /// There are more problems than can be put on one scale.
  case tooManyProblems(Int, limit: Int)
  /// The rule asks for fewer answers than one at most, for more at least than at most, or for a standard error
  /// that is not above 0.
  case invalidStoppingRule
}

extension QuizError: CustomStringConvertible {
  /// What went wrong, for developers.
  public var description: String {
    switch self {
    case .unknownSet(let set):
      "the bank has no set \"\(set)\""
    case .noProblems(let sets) where sets.isEmpty:
      "there are no problems to draw from"
    case .noProblems(let sets):
      "there are no problems to draw from in \(sets.map { "\"\($0)\"" }.joined(separator: ", "))"
    case .invalidCount(let count):
      "\(count) problems cannot be drawn, expected at least 1"
    case .invalidOptionLimit(let count):
      "the options cannot be limited to \(count), expected at least 2"
    case .strataExceedCount(let places, let count):
      "the strata ask for \(places) problems, expected at most \(count)"
    case .stratumTooSmall(let stratum, let count):
      "there are only \(count) problems to draw for the stratum \(stratum)"
    case .noFittingProblems(let count):
      "none of the \(count) problems in the sets passes the filters of the blueprint"
    case .learnerIsMissing:
      "the blueprint depends on the learner, expected one in the evidence"
    case .dateIsMissing:
      "the blueprint depends on the date of the draw, expected one in the evidence"
    case .noVariant(let template):
      "no variant of the template \"\(template)\" was found; loosen its constraints"
    case .responseDoesNotFit(let kind, let problem):
      "the problem \"\(problem)\" is of kind \(kind.rawValue), expected \(kind.expectedResponse)"
    case .unknownOption(let option, let problem):
      "the problem \"\(problem)\" has no option \"\(option)\" to pick"
    case .emptyResponse(let problem):
      "the response to \"\(problem)\" is empty"
    case .notGradable(let notGradable, let problem):
      "the answer to \"\(problem)\" cannot be graded: \(notGradable.sentence(in: .english))"
    case .undecided(let undecided, let problem):
      "the answer to \"\(problem)\" is not decided: \(undecided.sentence(in: .english))"
    case .unknownItem(let item, let problem):
      "the problem \"\(problem)\" has no item \"\(item)\" there"
    case .repeatedItem(let item, let problem):
      "the response to \"\(problem)\" has the item \"\(item)\" more than once"
    case .missingItems(let items, let problem):
      "the response to \"\(problem)\" lacks \(items.map { "\"\($0)\"" }.joined(separator: ", "))"
    case .unknownGap(let gap, let problem):
      "the problem \"\(problem)\" has no gap \"\(gap)\""
    case .gapNotGradable(let notGradable, let gap, let problem):
      "the gap \"\(gap)\" of \"\(problem)\" cannot be graded: "
        + notGradable.sentence(in: .english)
    case .gapUndecided(let undecided, let gap, let problem):
      "the gap \"\(gap)\" of \"\(problem)\" is not decided: \(undecided.sentence(in: .english))"
    case .wordCountOutOfRange(let count, let minimum, let maximum, let problem):
      "the response to \"\(problem)\" has \(count) words, expected "
        + [minimum.map { "at least \($0)" }, maximum.map { "at most \($0)" }]
        .compactMap(\.self).joined(separator: " and ")
    case .noRubric(let problem):
      "the problem \"\(problem)\" has no rubric"
    case .unknownCriterion(let criterion, let problem):
      "the rubric of \"\(problem)\" has no criterion \"\(criterion)\""
    case .unknownLevel(let level, let criterion, let problem):
      "the criterion \"\(criterion)\" of \"\(problem)\" has no level \"\(level)\""
    case .missingCriteria(let criteria, let problem):
      "the grade of \"\(problem)\" lacks a level for "
        + criteria.map { "\"\($0)\"" }.joined(separator: ", ")
    case .sessionIsOver:
      "the session is over"
    case .sessionIsNotFinished:
      "the session is not finished"
    case .notPresented(let problem):
      "the problem \"\(problem)\" is not presented now"
    case .alreadyDecided(let problem):
      "the problem \"\(problem)\" is decided already"
    case .notDecided(let problem):
      "the problem \"\(problem)\" is not decided yet"
    case .onlyProblemLeft(let problem):
      "the problem \"\(problem)\" is the only one left and cannot be skipped"
    case .alreadyPresented(let problem):
      "the problem \"\(problem)\" is presented already"
    case .notAnswered(let problem):
      "the problem \"\(problem)\" is not answered yet"
    case .noProblemPresented:
      "all problems were gone through, expected that the quiz is submitted or one is come back to"
    case .notPossible(let mode):
      "that is not possible in the mode \(mode.rawValue)"
    case .skippingIsNotAllowed:
      "the rules of the quiz do not allow to skip a problem"
    case .returningIsNotAllowed:
      "the rules of the quiz do not allow to come back to a problem"
    case .certaintyIsMissing(let problem):
      "the answer to \"\(problem)\" has no certainty, which the rules of the quiz ask for"
    case .certaintyIsNotAsked(let problem):
      "the answer to \"\(problem)\" has a certainty, which the rules of the quiz do not ask for"
    case .noHintLeft(let problem):
      "the problem \"\(problem)\" has no further hint"
    case .hintWasNotTaken(let hint, let problem):
      "hint \(hint) of the problem \"\(problem)\", counted from 0, was not seen"
    case .doesNotAwaitGrade(let problem):
      "the problem \"\(problem)\" has no answer that a person can grade now"
    case .gradeOutOfRange(let grade):
      "the grade \(grade) is out of range, expected from 0 to 1"
    case .secondsOutOfRange(let seconds):
      "the time \(seconds) is out of range, expected 0 seconds or more"
    case .notStarted:
      "the quiz has a time limit and is not started"
    case .alreadyStarted:
      "the quiz is started already"
    case .timeIsOver(let ending):
      "the time \(ending.problem.map { "for the problem \"\($0)\"" } ?? "for the quiz") was over at "
        + "\(ending.date.timeIntervalSince1970) (seconds since 1970)"
    case .timeIsNotOver:
      "no time ends at that instant, or another one ends before"
    case .unknownProblem(let problem):
      "there is no problem \"\(problem)\""
    case .dateBeforeLastEvent(let date, let last):
      "the date \(date.timeIntervalSince1970) is before the last event's, "
        + "\(last.timeIntervalSince1970) (seconds since 1970)"
    case .dateOutOfRange:
      "the date is too far away to be stored in milliseconds"
    case .estimateOutOfRange(let value, let standardError):
      "the estimate \(value) with the standard error \(standardError) is out of range"
    case .invalidEloRule:
      "the rule is out of range, expected deviations above 0 and up to 10, and a least step from 0 to "
        + "the square of the learners' deviation"
    case .tooManyProblems(let count, let limit):
      "\(count) problems cannot be put on one scale, expected at most \(limit)"
    case .invalidStoppingRule:
      "the stopping rule is out of range, expected at least 1 answer at most, no more answers at least than "
        + "at most, and a standard error above 0"
    case .scoreOverflow:
      "the exact sum of the marks does not fit into 64-bit terms"
    }
  }
}

extension ProblemKind.Name {
  /// The response that a problem of this kind takes, for messages.
  fileprivate var expectedResponse: String {
    switch self {
    case .multipleChoice: "a choice"
    case .checkAll: "a choice or choices"
    case .exactMatch, .roughMatch, .numeric, .algebraic, .openResponse: "a text"
    case .ordering: "an order"
    case .matching: "pairs"
    case .cloze: "gaps"
    }
  }
}
