// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import LudusFoundation
internal import QuizContent

/// Works out what the answers of an exam count for after amendments.
struct AmendedGrader {
  /// The answers of a learner to a quiz, the last to each problem.
  struct Sheet {
    let learner: Learner.ID
    let quiz: Quiz
    var records: [Problem.ID: AnswerLog.Record] = [:]
    /// The problems whose answers are withdrawn.
    var notAsked: Set<Problem.ID> = []
  }

  /// The worth of an answer.
  private struct Outcome {
    var credit: Fraction
    var counts = true
    /// Whether it is what the answer was judged to be.
    var isJudged = true
  }

  /// The answers by learner and quiz.
  let sheets: [Sheet]
  private let answers: AnswerLog
  private let quizzes: [Quiz.ID: Quiz]
  private let amendments: SortedAmendments
  private let scale: MarkScale?
  /// The items with further keys.
  private let furtherItems: [Quiz.ID: [Problem.ID: Quiz.Item]]

  init(_ exam: Exam, by amendments: Amendments) {
    let sorted = SortedAmendments(amendments)
    let quizzes = Dictionary(exam.quizzes.map { ($0.id, $0) }) { first, _ in first }
    self.quizzes = quizzes
    self.amendments = sorted
    answers = exam.answers
    scale = exam.scale
    furtherItems = quizzes.mapValues { quiz in
      let further = quiz.items.compactMap { sorted.accepting($0) }.map { ($0.problem.id, $0) }
      return Dictionary(further) { first, _ in first }
    }
    struct Key: Hashable {
      let learner: Learner.ID
      let quiz: Quiz.ID
    }
    var sheets: [Key: Sheet] = [:]
    for record in exam.answers.records {
      guard let quiz = quizzes[record.quiz] else { continue }
      let key = Key(learner: record.learner, quiz: record.quiz)
      // The records come by date, so the last stays.
      sheets[key, default: Sheet(learner: record.learner, quiz: quiz)].records[record.problem] =
        record
    }
    for record in exam.answers.withdrawnRecords {
      guard let quiz = quizzes[record.quiz] else { continue }
      let key = Key(learner: record.learner, quiz: record.quiz)
      let sheet = sheets[key, default: Sheet(learner: record.learner, quiz: quiz)]
      sheets[key] = sheet
      if sheet.records[record.problem] == nil { sheets[key]?.notAsked.insert(record.problem) }
    }
    self.sheets = sheets.values.sorted { ($0.learner, $0.quiz.id) < ($1.learner, $1.quiz.id) }
  }

  /// Returns the points and the mark of a learner.
  func result(of sheet: Sheet) throws(FractionError) -> Exam.Result {
    var problems: [Exam.ProblemResult] = []
    for item in sheet.quiz.items {
      let record = sheet.records[item.problem.id]
      problems.append(try result(of: record, to: item, in: sheet))
    }
    let score = QuizScore(
      unchecked: try problems.map(\.earned).sum(),
      possible: try problems.map(\.points).sum(),
      bonus: .zero,
      pending: .zero,
      deducted: try problems.map(\.deducted).sum()
    )
    .counting(by: sheet.quiz.rules)
    return Exam.Result(
      learner: sheet.learner,
      quiz: sheet.quiz.id,
      score: score,
      mark: score.possible > 0 ? scale?.mark(for: score) : nil,
      problems: problems
    )
  }

  private func result(
    of record: AnswerLog.Record?,
    to item: Quiz.Item,
    in sheet: Sheet
  ) throws(FractionError) -> Exam.ProblemResult {
    let problem = item.problem
    let amended = amendments.answer(to: problem.id, of: sheet.learner)
    var outcome = outcome(of: record, to: item, in: sheet.quiz, amended)
    if sheet.notAsked.contains(problem.id) {
      outcome.counts = if case .graded = amended?.decision { true } else { false }
    }
    let points = outcome.counts ? problem.points : .zero
    var deduction = Fraction.zero
    if outcome.counts, outcome.isJudged, let rule = sheet.quiz.rules.draft.deduction,
      let response = record?.responses.last, outcome.credit == .zero,
      let evaluation = try? item.evaluate(response)
    {
      deduction = try rule.share(for: evaluation, to: item)
    }
    return Exam.ProblemResult(
      id: problem.id,
      points: points,
      credit: outcome.counts ? outcome.credit : .zero,
      earned: try outcome.credit * points,
      deducted: try deduction * points,
      counts: outcome.counts
    )
  }

  private func outcome(
    of record: AnswerLog.Record?,
    to item: Quiz.Item,
    in quiz: Quiz,
    _ amended: AmendedAnswer?
  ) -> Outcome {
    let judged = Outcome(credit: record?.credit ?? .zero)
    switch amended?.decision {
    case .takenOut:
      return Outcome(credit: judged.credit, counts: false)
    case .graded(let grade):
      guard let credit = try? grade.evaluation(for: item.problem).credit else { return judged }
      return Outcome(credit: credit, isJudged: false)
    case .fullCredit(let recipients):
      let isAnswered = record.map { !$0.isOmitted || $0.credit > 0 } ?? false
      guard recipients == .everyone || isAnswered else { return judged }
      return Outcome(credit: .one, isJudged: false)
    case .accepted:
      guard let record, let further = furtherItems[quiz.id]?[item.problem.id] else { return judged }
      let credit = further.credit(of: record, by: quiz.rules)
      return credit > judged.credit ? Outcome(credit: credit, isJudged: false) : judged
    case .asJudged, nil:
      return judged
    }
  }

  /// The log with the corrections.
  var correctedAnswers: AnswerLog {
    var revised: [AnswerLog.Record] = []
    for record in answers.records {
      guard let quiz = quizzes[record.quiz], let item = quiz.item(record.problem),
        let amended = amendments.answer(to: record.problem, of: record.learner)
      else { continue }
      let outcome = outcome(of: record, to: item, in: quiz, amended)
      let counts = amended.isTakenOut ? false : amended.wasTakenOut ? true : nil
      if let record = record.corrected(to: outcome.credit, counts: counts, by: amended) {
        revised.append(record)
      }
    }
    for sheet in sheets {
      for item in sheet.quiz.items where amendments.concern(item.problem.id) {
        guard sheet.records[item.problem.id] == nil,
          let amended = amendments.answer(to: item.problem.id, of: sheet.learner),
          let record = missing(item, in: sheet, amended)
        else { continue }
        let outcome = outcome(of: nil, to: item, in: sheet.quiz, amended)
        let counts = if case .graded = amended.decision { true } else { false }
        if let record = record.corrected(to: outcome.credit, counts: counts, by: amended) {
          revised.append(record)
        }
      }
    }
    var corrected = answers
    corrected.merge(AnswerLog(revised))
    return corrected
  }

  /// The record of an answer that is missing and got a grade.
  private func missing(
    _ item: Quiz.Item,
    in sheet: Sheet,
    _ amended: AmendedAnswer
  ) -> AnswerLog.Record? {
    guard amended.wasGraded, let date = sheet.records.values.map(\.date).max()
    else { return nil }
    return try? AnswerLog.Record(
      learner: sheet.learner,
      quiz: sheet.quiz.id,
      problem: item.problem.id,
      set: item.set,
      shown: item.options.map(\.id),
      responses: [],
      credit: .zero,
      isFirstTryCorrect: false,
      date: date
    )
  }
}

extension Quiz.Item {
  /// Returns the credit of recorded responses by all keys, with the tries and hints that it took.
  fileprivate func credit(of record: AnswerLog.Record, by rules: QuizRules) -> Fraction {
    let hints = problem.hints.prefix(record.hints).map { $0.penalty ?? rules.draft.hintPenalty }
    let cost = (try? hints.sum()) ?? .one
    let tries = record.responses.enumerated()
    let counted = rules.draft.mode == .adaptive ? Array(tries) : Array(tries.suffix(1))
    let credits = counted.map { number, response -> Fraction in
      guard let credit = try? evaluate(response).credit else { return .zero }
      let wrongTries = rules.draft.mode.hasSeveralTries ? number : 0
      return (try? credit - rules.penalty * Fraction(wrongTries) - cost) ?? .zero
    }
    return max(credits.max() ?? .zero, .zero)
  }
}

extension Quiz {
  /// The item with a problem, or nil when there is none.
  fileprivate func item(_ problem: Problem.ID) -> Quiz.Item? {
    items.first { $0.problem.id == problem }
  }
}

extension AnswerLog.Record {
  /// Returns the record as it is after a correction, or nil where it says all of that already.
  ///
  /// Whether it counts is nil where amendments have no say in that.
  fileprivate func corrected(
    to credit: Fraction,
    counts: Bool?,
    by amended: AmendedAnswer
  ) -> AnswerLog.Record? {
    let isSame = credit == self.credit && counts == nil
    guard !isSame || amended.isContested else { return nil }
    let last = [revisedAt, gradedAt].compactMap { $0?.milliseconds }.max()
    if isSame, let last, Date(milliseconds: last) >= amended.date { return nil }
    // Later than what is there, which would stand otherwise.
    let date = last.map { max(Date(milliseconds: $0 + 1), amended.date) } ?? amended.date
    let isFirstTryCorrect =
      credit == self.credit ? isFirstTryCorrect : credit == .one && responses.count <= 1
    let revised = try? revised(credit: credit, isFirstTryCorrect: isFirstTryCorrect, at: date)
    return switch counts {
    case true?: try? revised?.restored(at: date)
    case false?: try? revised?.withdrawn(at: date)
    case nil: revised
    }
  }
}
