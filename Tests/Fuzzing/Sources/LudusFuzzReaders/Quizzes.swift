// SPDX-License-Identifier: Apache-2.0
import Foundation
import Ludus

@Sendable func readBank(_ data: Data) {
  _ = BankCheck.standard.findings(inDraft: data)
  guard let bank = try? ProblemBank(json: data) else { return }
  expectRoundTrip(bank)
  var generator = SeededGenerator(seed: 1)
  if let varied = try? bank.withVariants(using: &generator) { expectRoundTrip(varied) }
  for template in bank.allTemplates {
    guard let variant = try? template.variant(using: &generator) else { continue }
    expect(template.variant(variant.id) == variant, "a variant does not come back by its name")
  }
  guard let quiz = try? Quiz(from: bank, Blueprint(count: 5), using: &generator) else { return }
  expectRoundTrip(quiz)
  for problem in bank.allProblems {
    guard let right = problem.correctAnswer else { continue }
    guard let evaluation = try? problem.evaluate(right) else { continue }
    expect(evaluation.isCorrect || evaluation.isPending, "\(problem.id): the right answer is not")
  }
}

/// A problem on the first line, an answer after it.
@Sendable func readAnswer(_ data: Data) {
  let (first, second) = halves(of: data)
  let decoder = JSONDecoder()
  guard let problem = try? decoder.decode(Problem.self, from: Data(first.utf8)) else { return }
  expectRoundTrip(problem)
  for text in [problem.prompt] + problem.hints.map(\.text) {
    _ = (text.runs, text.plainText)
  }
  guard let response = try? decoder.decode(QuizResponse.self, from: Data(second.utf8)) else {
    return
  }
  expectRoundTrip(response)
  guard let evaluation = try? problem.evaluate(response) else { return }
  expect(evaluation.credit <= .one && evaluation.credit >= -1, "a credit out of range")
  expect((try? problem.evaluate(response)) == evaluation, "judged differently a second time")
}

@Sendable func readQuizSession(_ data: Data) {
  guard let session = try? QuizSession(json: data) else { return }
  _ = (session.verify(), session.summary, try? session.regraded())
  if let anew = try? QuizSession(session.content, judgingAnew: session.events) {
    expect(anew.verify().isEmpty, "judged anew, and otherwise today")
  }
  expectRoundTrip(session)
  expectReplay(session)
  var played = session
  let date = session.events.last?.date ?? Date(timeIntervalSince1970: 1_700_000_000)
  attempt(&played) { try $0.start(at: date) }
  for item in session.content.items.prefix(4) {
    attempt(&played) { try $0.takeHint(at: date) }
    attempt(&played) { try $0.answer(.text("x = 1"), at: date) }
    if let right = item.problem.correctAnswer {
      attempt(&played) { try $0.answer(right, certainty: .high, at: date) }
    }
    attempt(&played) { try $0.skip(at: date) }
    attempt(&played) { try $0.proceed(at: date) }
    attempt(&played) { try $0.comeBack(to: item.problem.id, at: date) }
  }
  attempt(&played) { try $0.submit(at: date) }
  attempt(&played) { try $0.advance(to: .distantFuture) }
  attempt(&played) { try $0.quit(at: date) }
  expectRoundTrip(played)
  _ = (played.summary, played.setScores, played.undecidedProblems, played.nextEnding)
  var history = ScoreHistory()
  attempt(&history) { try $0.record(played) }
  expectRoundTrip(history)
}

@Sendable func readAnswerLog(_ data: Data) {
  let records = values(AnswerLog.Record.self, onLinesOf: data, most: 60)
  let log = AnswerLog(records)
  expectRoundTrip(log)
  expect(AnswerLog(records.reversed()) == log, "the order of the records matters")
  var other = AnswerLog()
  for record in records.reversed() { other.record(record) }
  expect(other == log, "recording one by one gives another log")
  other.merge(log)
  expect(other == log, "merging the same log changes something")
  for statistics in log.itemStatistics() { expectRoundTrip(statistics) }
  for report in log.setReports() { expectRoundTrip(report) }
  _ = (log.studentReports(), log.sittings)
  for quiz in Set(records.map(\.quiz)).prefix(3) { expectRoundTrip(log.reliability(of: quiz)) }
  expectRoundTrip(EloRatings(log))
  if let scale = try? RaschScale(log) { expectRoundTrip(scale) }
}

/// The logs that several learners write together.
let sharedLogs = [
  Part(QuizChallenge.self) { challenge in
    expectReplay(challenge)
    expectAnyOrder(challenge)
    for player in challenge.content.players {
      let date = challenge.content.deadline
      guard let view = try? challenge.view(for: player, at: date) else { continue }
      expectRoundTrip(view)
    }
  },
  Part(ContactBook.self) { book in
    expectReplay(book)
    expectAnyOrder(book)
    for learner in Set(book.events.compactMap(\.actor)) {
      for other in book.contacts(of: learner) {
        expect(book.contacts(of: other).contains(learner), "a contact of one side only")
      }
      expect(!book.strangers(for: learner).contains(learner), "a learner is their own stranger")
    }
  },
  Part(ProblemWorkshop.self) { workshop in
    expectReplay(workshop)
    expectAnyOrder(workshop)
    _ = workshop.reviewQueue()
    for problem in workshop.problems where problem.approved != nil {
      expect(problem.approvedProblem != nil, "what cannot be read was approved")
    }
  },
  Part(LiveRound.self) { round in
    expectReplay(round)
    expectAnyOrder(round)
    _ = round.ranking(at: .distantFuture)
    _ = round.teamRanking(at: .distantFuture)
    _ = round.quizResults(at: .distantFuture)
    _ = try? round.view(for: round.content.host, at: .distantFuture)
  },
  Part(QuizChallenge.Content.self), Part(LiveRound.Content.self),
]

@Sendable func readSharedLog(_ data: Data) { sharedLogs.read(data) }

let quizParts = [
  Part(AdaptiveSelector.self) { selector in
    var (selector, generator) = (selector, SeededGenerator(seed: 1))
    for _ in 0..<3 {
      guard let problem = selector.next(using: &generator) else { break }
      attempt(&selector) { try $0.record(problem, isCorrect: problem.rawValue.count % 2 == 0) }
    }
    expectRoundTrip(selector)
  },
  Part(AdaptiveQuiz.self) { content in
    var session = AdaptiveSession(content)
    let date = Date(timeIntervalSince1970: 1)
    for _ in 0..<3 {
      attempt(&session) { try $0.reveal(at: date) }
      attempt(&session) { try $0.proceed(at: date) }
    }
    expectReplay(session)
    expectRoundTrip(session)
  },
  Part(Problem.Report.self), Part(LiveRound.Event.self),
  Part(AnswerOption.self), Part(ProblemWorkshop.Event.self), Part(BankCheck.self),
  Part(Blueprint.self) { blueprint in _ = (blueprint.needsDate, blueprint.needsLearner) },
  Part(QuizChallenge.Event.self), Part(QuizChallenge.View.Outcome.self),
  Part(QuizChallenge.View.self),
  Part(ClozeTask.self), Part(ConfidenceInterval.self), Part(ContactBook.Event.self),
  Part(ItemStatistics.Correlation.self), Part(EloRatings.self),
  Part(EloRatings.Rule.self),
  Part(EnteredGrade.self), Part(Estimate.self), Part(ItemStatistics.GroupDifference.self),
  Part(Problem.Hint.self),
  Part(ItemStatistics.self), Part(MatchingTask.self), Part(ProblemTemplate.NumberStyle.self),
  Part(OpenResponseTask.self), Part(Blueprint.OptionLimit.self), Part(ItemStatistics.Option.self),
  Part(OrderingTask.self), Part(PresentedProblem.self), Part(PresentedResponse.self),
  Part(LiveRound.View.self),
  Part(ProblemDraft.self) { draft in
    expect((try? draft.problem()) != nil || !draft.faults.isEmpty, "refused without a fault")
  },
  Part(Blueprint.ProblemFilter.self), Part(Problem.Item.self), Part(Problem.Origin.self),
  Part(ProblemSet.self),
  Part(ProblemVotes.self) { votes in
    var other = ProblemVotes(policy: votes.policy)
    other.merge(votes)
    expect(other == votes, "merging votes gives other votes")
    _ = votes.reviewList
  },
  Part(ProblemWeights.self), Part(Quiz.self), Part(QuizSession.Event.self), Part(Quiz.Item.self),
  Part(QuizReliability.self), Part(QuizRules.self), Part(RaschScale.self),
  Part(ProblemWeights.RecencyWeight.self),
  Part(Blueprint.RepeatWindow.self),
  Part(RichText.self) { text in _ = (text.runs, text.plainText) },
  Part(Rubric.Criterion.self),
  Part(QuizScore.self) { score in
    for format in QuizScore.Format.allCases { _ = score.formatted(format) }
  },
  Part(ScoreHistory.self), Part(ScoreHistory.Record.self), Part(SetReport.self),
  Part(QuizScore.OfSet.self),
  Part(StudentReport.SetShare.self), Part(SpacedReview.self), Part(SpacedReview.Spacing.self),
  Part(StudyPlan.self),
  Part(CardMarks.self) { marks in
    var other = CardMarks()
    for mark in marks.marks.reversed() { other.add(mark) }
    other.merge(marks)
    expect(other == marks, "the order of marks matters")
  },
  Part(AdaptiveSelector.StoppingRule.self),
  Part(Blueprint.Stratum.self), Part(ProblemTemplate.Constraint.self),
  Part(ProblemTemplate.Formula.self),
  Part(ProblemTemplate.Variable.self), Part(QuizRules.TimeLimit.self),
  Part(ItemStatistics.Times.self),
  Part(ProblemVotes.Policy.self),
]

@Sendable func readQuizPart(_ data: Data) { quizParts.read(data) }
