// SPDX-License-Identifier: Apache-2.0
import Foundation
import Ludus
import LudusTestSupport
import QuizPapers
import Testing

/// What earlier versions stored is read by this one, and means what it meant.
///
/// `Tests/Stored` has a folder for each version and in it a file for each form. A line is what a
/// stored value means, a tab, and its JSON as that version wrote it. A new version gets a folder
/// with what it writes; those before stay.
@Suite struct StoredFormTests {
  @Test(arguments: StoredForm.versions, StoredForm.all)
  func whatAVersionStoredMeansWhatItMeant(version: String, form: StoredForm) throws {
    for line in try form.lines(of: version) {
      let (meaning, written) = try form.read(line.json)
      #expect(meaning == line.meaning, "\(line.json.prefix(200))")
      // What is written of it by this version means the same; of the current one it is the same
      // text.
      #expect(try form.read(written).meaning == meaning)
      if version == StoredForm.versions.last { #expect(written == line.json) }
    }
  }

  /// Before its release the keys of 0.1.0 had other names; nothing is taken for something else by
  /// them.
  @Test(arguments: StoredForm.all)
  func whatIsNotReadAnyMoreIsRefusedWithItsPlace(form: StoredForm) throws {
    for line in try form.lines(of: "0.1.0-draft") {
      let refusal = #expect(throws: (any Error).self) { try form.read(line.json) }
      let reason = "\(try #require(refusal))".replacing("\n", with: "; ")
      #expect("refused: \(reason)" == line.meaning)
    }
  }

  @Test func everyFormOfTheCurrentVersionIsThere() throws {
    let current = try #require(StoredForm.versions.last)
    for form in StoredForm.all {
      #expect(try !form.lines(of: current).isEmpty, "\(form.name)")
    }
    for version in StoredForm.versions {
      let files = try FileManager.default.contentsOfDirectory(atPath: StoredForm.folder + version)
      #expect(Set(files).isSubset(of: StoredForm.all.map { "\($0.name).txt" }))
    }
  }
}

/// A form in which something is stored, with how it is read.
struct StoredForm: Sendable, CustomTestStringConvertible {
  /// The versions of which there are files, the current one last.
  static let versions = ["0.1.0", "0.2.0", "0.3.0"]
  static let folder =
    URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().path + "/Stored/"

  let name: String
  /// Reads JSON; returns what it means, and what is written of it.
  let read: @Sendable (String) throws -> (meaning: String, written: String)

  var testDescription: String { name }

  init<Value: Codable & Equatable & SendableMetatype>(
    _ name: String,
    _ type: Value.Type,
    _ meaning: @escaping @Sendable (Value) throws -> String
  ) {
    self.name = name
    read = { text in
      let value: Value = try decode(Value.self, text)
      try expectRoundTrip(value)
      return (try meaning(value), try json(value))
    }
  }

  /// The values of a version; none where it did not have the form.
  func lines(of version: String) throws -> [(meaning: String, json: String)] {
    let file = Self.folder + "\(version)/\(name).txt"
    guard FileManager.default.fileExists(atPath: file) else { return [] }
    return try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n").map { line in
      let tab = try #require(line.firstIndex(of: "\t"))
      return (String(line[..<tab]), String(line[line.index(after: tab)...]))
    }
  }
}

extension StoredForm {
  static let all: [StoredForm] =
    quizzes + measurements + shared + exercises + games + rules + diaries + sheets + experiments

  private static let quizzes = [
    StoredForm("bank", ProblemBank.self) { "\($0.title): \($0.allProblems.map(\.id))" },
    StoredForm("blueprint", Blueprint.self) { "\($0.count) problems" },
    StoredForm("quiz", Quiz.self) { "\($0.items.map(\.problem.id)) for \($0.points)" },
    StoredForm("quiz-session", QuizSession.self) { session in
      let marks = session.summary.results.map { "\($0.id) \($0.earned)" }
      return "\(session.phase), \(session.score.earned) of \(session.score.possible): \(marks)"
    },
    StoredForm("answer", AnswerLog.Record.self) {
      "\($0.learner) on \($0.problem): \($0.credit), first \($0.isFirstTryCorrect), \($0.date.timeIntervalSince1970)"
    },
    StoredForm("score-history", ScoreHistory.self) { history in
      "\(history.records.map { "\($0.score.earned) of \($0.score.possible)" })"
    },
    StoredForm("ratings", EloRatings.self) { ratings in
      "\(ratings.abilities.keys.sorted()), \(ratings.difficulties.keys.sorted())"
    },
  ]

  private static let measurements = [
    StoredForm("quiz-rules", QuizRules.self) { rules in
      "\(rules.mode), \(rules.tries ?? 0) tries, \(rules.hintPenalty) a hint"
    },
    StoredForm("bank-check", BankCheck.self) {
      "\($0.minimumProblems) problems, \($0.skipped.count) kinds skipped"
    },
    StoredForm("amendments", Amendments.self) { amendments in
      "\(amendments.all.map { "\($0.author): \($0.reason)" }), in force \(amendments.inForce.map(\.id))"
    },
    StoredForm("mark-scale", MarkScale.self) { scale in
      "\(try (0...4).map { scale.mark(for: try Fraction($0, 4)) })"
    },
    StoredForm("exam", Exam.self) { exam in
      "\(try exam.results.map { "\($0.learner) \($0.score.earned), mark \($0.mark ?? "none")" })"
    },
    StoredForm("paper-exam", PaperExam.self) { exam in
      "\(exam.title): \(exam.papers.map { "\($0.id) \($0.quiz.items.map(\.problem.id))" }), \(exam.seats.count) seats"
    },
    StoredForm("item-model", ItemModel.self) { model in
      "\((model.expectedCredit(at: 0) * 1000).rounded()) of 1000 at 0"
    },
    StoredForm("item-pool", ItemPool.self) { "\($0.models.keys.sorted()) by \($0.scoring)" },
    StoredForm("adaptive-selector", AdaptiveSelector.self) { selector in
      "\(selector.answers.map(\.problem)), ability \((selector.ability.value * 1000).rounded()) / 1000"
    },
    StoredForm("adaptive-quiz", AdaptiveQuiz.self) { content in
      "\(content.pool.items.map(\.problem.id)), seed \(content.seed)"
    },
    StoredForm("adaptive-session", AdaptiveSession.self) { session in
      "\(session.quiz.events.count) events, \(session.isFinished), ability \((session.ability.value * 1000).rounded()) / 1000"
    },
    StoredForm("exposure", AdaptiveQuiz.Exposure.self) { exposure in
      "\(exposure.counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }) in \(exposure.sessionCount)"
    },
  ]

  private static let shared = [
    StoredForm("challenge-content", QuizChallenge.Content.self) {
      "\($0.players) in \($0.quiz.id)"
    },
    StoredForm("live-round-content", LiveRound.Content.self) { content in
      "\(content.host), \(content.teams.map(\.id)), \(content.polls.map(\.id)), \(content.timeLimit)"
    },
    StoredForm("live-round", LiveRound.self) { round in
      "\(round.ranking(at: .distantFuture).map { "\($0.id) \($0.points)" }), \(round.refusals.count) refused"
    },
    StoredForm("challenge", QuizChallenge.self) { challenge in
      "\(challenge.content.players), \(challenge.events.count) events, \(challenge.refusals.count) refused"
    },
    StoredForm("contacts", ContactBook.self) { book in
      let learners = Set(book.events.compactMap(\.actor)).sorted()
      return "\(learners.map { "\($0): \(book.contacts(of: $0))" }), \(book.refusals.count) refused"
    },
    StoredForm("workshop", ProblemWorkshop.self) { workshop in
      "\(workshop.problems.map(\.id)), \(workshop.refusals.count) refused"
    },
    StoredForm("votes", ProblemVotes.self) { votes in "to review \(votes.reviewList)" },
  ]

  private static let exercises = [
    StoredForm("exercises", ExerciseCollection.self) { "\($0.exercises.map(\.taskCount)) tasks" },
    StoredForm("exercise-session", AnyExerciseSession.self) { session in
      let evidence = session.base.evidence
      return
        "\(session.base.mistakes.count) mistakes, \(session.base.log.count) entries, \(evidence.count { $0.isCorrect }) of \(evidence.count) right"
    },
    StoredForm("keywords-from-server", KeywordsExercise.self) {
      "\($0.info.id): \($0.config.wordsCount) words"
    },
    StoredForm("server-envelope", ServerEnvelope<KeywordsExercise>.self) { "\($0.data.count)" },
    StoredForm("exercise-record", ExerciseRecord.self) { record in
      "\(record.learner) on \(record.exercise): \(record.outcomes.count) outcomes, \(record.evidence.count) words"
    },
    StoredForm("exercise-opinion", ExerciseOpinion.self) { opinion in
      "\(opinion.learner) on \(opinion.exercise): \(opinion.answers.count) answers"
    },
    StoredForm("word-box", WordBox.self) { box in
      "\(box.language) \(box.cards.map { "\($0.word.text) in \($0.box) on \($0.due)" })"
    },
    StoredForm("exercise-log", LogQueue.self) { "\($0.entries.map(\.id)) wait" },
    StoredForm("mistake", Mistake.self) { mistake in
      "\(mistake.kind) \(mistake.input): \(mistake.diagnosis?.categories ?? [])"
    },
    StoredForm("exercise-statistics", TeacherStatistics.self) { statistics in
      statistics.words.map { "\($0.word) \($0.rate.errors) of \($0.rate.count)" }
        .joined(separator: ", ")
    },
    StoredForm("learner", LearnerModel.self) { model in
      let first = model.estimates[0]
      // Categories had the names of cases before they had those of their JSON.
      let name = first.category == .lengthMark ? "lengthMark" : "\(first.category)"
      return "\(name) \(Int((first.errorRate * 1000).rounded()))"
    },
  ]

  private static let games = [
    StoredForm("rules", RuleBook.self) {
      "\($0.claimLimit ?? 0) claims, \($0.confirmations) confirm, factor \($0.penaltyFactor), \($0.catchUp == .none)"
    },
    StoredForm("group", [PlayerGroup.Event].self) { events in
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = .gmt
      let content = PlayerGroup.Content(id: "stored", rules: .standard, calendar: calendar)
      let group = try PlayerGroup(content, replaying: events)
      let board = group.view().leaderboard(.lifetime).standings.map { "\($0.member) \($0.points)" }
      return "\(board), \(group.refusals.count) refused, seasons \(group.view().seasons.map(\.id))"
    },
    StoredForm("whole-group", PlayerGroup.self) { group in
      let board = group.view().leaderboard(.lifetime).standings.map { "\($0.member) \($0.points)" }
      return "\(group.id), \(board), \(group.refusals.count) refused"
    },
    StoredForm("ledger", Ledger.Archive.self) { archive in
      let ledger = Ledger(archive, days: DayReckoning(Calendar(identifier: .gregorian)))
      return "\(ledger.members.map { "\($0) \(ledger.total(of: $0))" })"
    },
    StoredForm("leaderboard", Leaderboard.self) { board in
      "\(board.standings.map { "\($0.rank) \($0.member) \($0.points)" })"
    },
    StoredForm("recurring-leaderboard", RecurringLeaderboard.self) { board in
      let view = board.view(at: .distantPast)
      let standings = view.board.standings.map { "\($0.member) \($0.points)" }
      return "\(board.events.count) events, \(standings), \(view.periods.count) periods"
    },
    StoredForm("league", League.self) { league in
      let view = league.view(at: .distantPast)
      let board = view.board(of: "ada")?.standings.map { "\($0.member) \($0.points)" } ?? []
      return "\(board) until \(view.end.timeIntervalSince1970)"
    },
    StoredForm("wallet", Wallet.self) { "\($0.balance) coins, \($0.events.count) events" },
    StoredForm("player-log", PlayerLog.self) { log in
      "\(log.players.map { "\($0) \(log.points(of: $0))" })"
    },
    StoredForm("streak", Streak.self) {
      "\($0.standing(on: .last, by: DayReckoning(Calendar(identifier: .gregorian))).longest)"
    },
    StoredForm("achievements", AchievementTracker.self) { tracker in
      "\(tracker.unlocks(of: "ada").map(\.date.timeIntervalSince1970)), \(tracker.titles(of: "ada").count) titles"
    },
  ]

  private static let rules = [
    StoredForm("league-rules", League.Rules.self) { "\($0.divisions), \($0.rising) rise" },
    StoredForm("player-log-rules", PlayerLog.Rules.self) { rules in
      "\(rules.earnings.rules.map(\.id)), \(rules.achievements.achievements.map(\.id))"
    },
    StoredForm("achievement-book", AchievementBook.self) { book in
      "\(book.achievements.map { "\($0.id) \($0.tiers.count)" })"
    },
    StoredForm("shop", Wallet.Shop.self) { "\($0.items.map { "\($0.id) \($0.price)" })" },
  ]

  private static let diaries = [
    StoredForm("diary-text", DiaryText.self) { "\($0.language)" },
    StoredForm("notification-key", DiaryNotification.Key.self) { "\($0.subject) \($0.cause)" },
    StoredForm("diary", Diary.self) { diary in
      "\(diary.xp) XP, \(diary.items.map(\.id)), \(diary.courses.map(\.id)), \(diary.refusals.count) refused"
    },
    StoredForm("diary-events", [Diary.Event].self) { events in
      let diary = try Diary(Diary.Content(owner: "eva"), replaying: events)
      return "\(diary.xp) XP, \(diary.items.map(\.id)), \(diary.refusals.count) refused"
    },
    StoredForm("courses", DiaryCourse.Catalog.self) {
      "\($0.courses.map { "\($0.id) \($0.events.count)" })"
    },
    StoredForm("cohort", DiaryCourse.Cohort.self) { "\($0.minimum)" },
    StoredForm("diary-export", Diary.Export.self) { export in
      "\(export.xp) XP, \(export.completed) completed, \(export.items.map(\.id)), \(export.comments.map(\.text))"
    },
  ]

  private static let sheets = [
    StoredForm("sheet", PinSheet.self) { sheet in
      "\(sheet.title): \(sheet.pins.map { "\($0.id) \($0.labels.map(\.text))" })"
    },
    StoredForm("sheet-delta", PinSheet.Delta.self) { "\($0.sheet): \($0.objects)" },
    StoredForm("pin-session", PinLabelSession.self) { session in
      "\(session.phase), \(session.events.count) events, \(String(describing: session.result?.credit))"
    },
    StoredForm("pin-placement", PinPlacementSession.self) { session in
      "\(session.phase), \(session.placements.count) placed, \(String(describing: session.result?.credit))"
    },
    StoredForm("vocabulary", TermVocabulary.self) { "\($0.names.sorted())" },
    StoredForm("pin-task", PinLabelTask.self) { "\($0.sheet.id): \($0.pins) in \($0.language)" },
    StoredForm("pin-result", PinLabelResult.self) { result in
      "\(result.order.map { "\($0) \(result.pins[$0]?.verdict.rawValue ?? "none")" }), \(result.credit)"
    },
    StoredForm("placement-task", PinPlacementTask.self) {
      "\($0.view.pins.map(\.id)) in \($0.language)"
    },
    StoredForm("pin-review", PinReview.self) { review in
      "\(review.cards.sorted { $0.key < $1.key }.map { "\($0.key) in \($0.value.box) on \($0.value.due)" })"
    },
    StoredForm("sheet-layer", SheetLayer.self) { layer in
      "\(layer.owner) on \(layer.sheet): \(layer.drawings.values.map(\.pins.count)), \(layer.comments.map(\.text))"
    },
    StoredForm("overlay-words", OverlayStyle.Words.self) { "\($0.language)" },
  ]

  private static let experiments = [
    StoredForm("experiment", ExperimentPlan.self) { "\($0.title), \($0.seeds.count) seeds" },
    StoredForm("population", Simulation.Population.self) { "\($0.members)" },
    StoredForm("variant", Simulation.Variant.self) {
      "\($0.name), \($0.rules.claimLimit ?? 0) claims"
    },
  ]
}
