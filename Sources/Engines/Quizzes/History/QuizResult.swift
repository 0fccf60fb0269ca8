// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation
internal import QuizContent

/// Something in which learners answer problems: a session, a live round, a challenge, a problem on
/// its own.
///
/// Whatever gives results goes into logs of answers, histories of scores and records, and so into
/// statistics, schedules and reports.
///
/// ```swift
/// log.record(round, at: now)
/// try history.record(round, of: "ada", at: now)
/// let statements = recorder.statements(of: round, at: now)
/// ```
public protocol QuizResultSource {
  /// Returns who answered what and when, and how that was judged.
  ///
  /// - Parameter date: The date at which the results are asked for. Those that learners must not
  ///   know by then are left out.
  /// - Returns: A result for each learner.
  func quizResults(at date: Date) -> [QuizResult]
}

/// A quiz as one learner went through it: what was answered and when, and how that was judged.
///
/// QTI calls it an assessment result with its item results.
public struct QuizResult: Hashable, Sendable {
  /// The learner.
  public let learner: Learner.ID
  /// The quiz, with the problems that were asked.
  public let quiz: Quiz
  /// The occasion on which it was played.
  public let game: ScoreHistory.Game
  /// The date when the learner began, or nil when that is not known.
  public let start: Date?
  /// The date when the quiz was finished, or nil while it is not and for one that is lost.
  public let end: Date?
  /// The answers that are judged, in the order in which they were decided, no two to one problem;
  /// also those that were withdrawn.
  public let answers: [AnswerLog.Record]
  /// The points earned of those of the problems that were asked.
  public let score: QuizScore
  /// The same for each set, in the order in which the quiz meets them.
  public let sets: [QuizScore.OfSet]
  /// The record that a history keeps of it, or nil while it is not finished.
  let historyRecord: ScoreHistory.Record?

  /// Creates a result from its answers, each of which earns its credit of the problem's points.
  package init(
    of learner: Learner.ID,
    in quiz: Quiz,
    as game: ScoreHistory.Game,
    from start: Date?,
    to end: Date?,
    _ answers: [AnswerLog.Record]
  ) {
    self.learner = learner
    self.quiz = quiz
    self.game = game
    self.start = start
    self.end = end
    self.answers = answers.sorted { $0.date < $1.date }
    var totals = QuizTotals(of: quiz)
    let places = Dictionary(quiz.items.enumerated().map { ($1.problem.id, $0) }) { first, _ in
      first
    }
    for answer in answers {
      guard let place = places[answer.problem] else { continue }
      let points = quiz.items[place].problem.points
      // Where the exact sum does not fit, one of the nearest steps of points does.
      for amount in [try? answer.credit * points, answer.credit.steps(of: points)] {
        var earned = EarnedPoints()
        earned.earned = amount ?? .zero
        if amount != nil, (try? totals.replace(EarnedPoints(), by: earned, at: place)) != nil {
          break
        }
      }
    }
    score = totals.score
    sets = totals.sets
    historyRecord = end.map { end in
      ScoreHistory.Record(
        quiz: quiz.id,
        date: end,
        score: totals.score,
        sets: totals.sets,
        gradedAt: nil,
        revisedAt: nil,
        title: quiz.title,
        mode: quiz.rules.mode,
        game: game
      )
    }
  }

  /// Creates the result of a session so far.
  fileprivate init(of session: QuizSession, by learner: Learner.ID, as game: ScoreHistory.Game) {
    self.learner = learner
    quiz = session.content
    self.game = game
    start = session.startedAt ?? session.events.first?.date
    end = session.phase == .finished ? session.finishedAt : nil
    answers = SessionAnswers(session).records(by: learner).sorted { $0.date < $1.date }
    score = session.score
    sets = session.setScores
    historyRecord = try? ScoreHistory.Record(session, as: game)
  }
}

extension Fraction {
  /// A credit of some points in the nearest step of points.
  fileprivate func steps(of points: Fraction) -> Fraction? {
    let steps = Double(self) * Double(points) * Double(Problem.pointsDenominator)
    return Int(exactly: steps.rounded()).flatMap { try? Fraction($0, Problem.pointsDenominator) }
  }
}

extension QuizResult: QuizResultSource {
  /// Returns the result itself.
  public func quizResults(at date: Date) -> [QuizResult] { [self] }
}

extension QuizSession {
  /// Returns what the session came to so far, which says whose it is.
  ///
  /// In deferred mode there are no answers before the quiz is submitted.
  ///
  /// - Parameters:
  ///   - learner: The learner whose session it is.
  ///   - game: The occasion on which it is played.
  /// - Returns: The result, which a log or a history takes.
  /// - Complexity: O(*e* · *n*) in the numbers of events and problems.
  public func result(by learner: Learner.ID, as game: ScoreHistory.Game = .practice) -> QuizResult {
    QuizResult(of: self, by: learner, as: game)
  }
}

extension Quiz.Item {
  /// Grades a response that is given outside of any session, as a quiz of one problem.
  ///
  /// ```swift
  /// let item = Quiz.Item(problem, set: "ions", setTitle: "Ions")
  /// log.record(try item.result(of: .choice("b"), by: "ada", at: now), at: now)
  /// ```
  ///
  /// The quiz has the name of the problem. An open response, which waits for a person, is not among
  /// the answers.
  ///
  /// - Parameters:
  ///   - response: The whole response.
  ///   - learner: The learner who answered.
  ///   - date: The date.
  ///   - seconds: The number of seconds that it took, 0 or more, or nil when that is not known.
  /// - Returns: The result, which a log or a history takes.
  /// - Throws: ``QuizError/response(_:)`` with what ``Quiz/Item/evaluate(_:)`` throws, and
  ///   ``QuizError/date(_:)`` for a date that is too far away.
  public func result(
    of response: QuizResponse,
    by learner: Learner.ID,
    at date: Date,
    seconds: Double? = nil
  ) throws(QuizError) -> QuizResult {
    let date = try QuizError.checked(date)
    let evaluation: ResponseEvaluation
    do throws(ResponseError) {
      evaluation = try evaluate(response)
    } catch {
      throw .response(error)
    }
    let quiz = Quiz(
      unchecked: Quiz.ID(problem.id.rawValue),
      title: nil,
      items: [self],
      rules: .immediate,
      terms: [],
      rivals: .bank
    )
    let time = seconds.flatMap { $0.isFinite ? max($0, 0) : nil }
    let record = try? AnswerLog.Record(
      learner: learner,
      quiz: quiz.id,
      problem: problem.id,
      set: set,
      shown: options.map(\.id),
      responses: [response],
      credit: evaluation.credit,
      isFirstTryCorrect: evaluation.isCorrect,
      seconds: time,
      date: date
    )
    return QuizResult(
      of: learner,
      in: quiz,
      as: .practice,
      from: time.map { date - $0 },
      to: date,
      evaluation.isPending ? [] : [record].compactMap(\.self)
    )
  }
}

// MARK: - Logs and histories

extension AnswerLog {
  /// Adds the answers of all learners in a session, a live round or whatever else gives results.
  ///
  /// - Parameters:
  ///   - source: The source, in any phase.
  ///   - date: The date at which its results are asked for.
  /// - Complexity: O(*n*) in the number of records of both.
  public mutating func record(_ source: some QuizResultSource, at date: Date) {
    merge(AnswerLog(source.quizResults(at: date).flatMap(\.answers)))
  }
}

extension ScoreHistory {
  /// Keeps a learner's scores in a session, a live round or whatever else gives results, as far as
  /// they are finished.
  ///
  /// - Parameters:
  ///   - source: The source.
  ///   - learner: The learner whose history it is.
  ///   - date: The date at which the results are asked for.
  /// - Returns: Whether one was new.
  /// - Throws: ``QuizError/sessionIsNotFinished`` when none of the learner is finished.
  /// - Complexity: O(*n*) in the number of records, for each result.
  @discardableResult
  public mutating func record(
    _ source: some QuizResultSource,
    of learner: Learner.ID,
    at date: Date
  ) throws(QuizError) -> Bool {
    let results = source.quizResults(at: date).filter { $0.learner == learner }
    let records = results.compactMap(\.historyRecord)
    guard !records.isEmpty else { throw .sessionIsNotFinished }
    return records.reduce(false) { record($1) || $0 }
  }
}
