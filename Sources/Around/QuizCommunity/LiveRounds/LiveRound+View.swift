// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation
internal import QuizContent
public import Quizzes

extension LiveRound {
  /// A round as one person may see it at a date, without any key while its question is open.
  ///
  /// Views can be sent to the players' devices, and one of the host to the screen in front of all.
  /// The round itself has the quiz and everyone's answers.
  ///
  /// In JSON a view is an object with `round`, `viewer`, `at`, `finished` where it is true,
  /// `ranking` and, where there are any, `question` and `teams`. Dates are milliseconds since 1970.
  public struct View: Hashable, Sendable {
    /// The question that was opened last.
    public struct Question: Hashable, Sendable {
      /// The problem or poll; a check-all problem takes all picks at once.
      public let problem: PresentedProblem
      /// The number of the question in the round, counted from 1.
      public let number: Int
      /// The date from which no more answers are taken.
      public let end: Date
      /// Whether answers are still taken.
      public let isOpen: Bool
      /// The number of players who have answered.
      public let answerCount: Int
      /// The viewer's answer, or nil.
      public let response: PresentedResponse?
      /// The credit of that, from 0 to 1; nil while the question is open, without an answer, and
      /// for a poll.
      public let credit: Fraction?
      /// The points for it; nil where there is no credit.
      public let points: Int?
      /// The right answer; nil while the question is open, and for a poll.
      public let correctAnswer: PresentedResponse?
      /// The number of players who have chosen each option of a poll; nil while it is open, and for
      /// a problem.
      public let votes: [Int]?
    }

    /// The round.
    public let round: LiveRound.ID
    /// The person whom the view is for.
    public let viewer: Learner.ID
    /// The date of the view, in whole milliseconds.
    public let date: Date
    /// The question that was opened last, or nil before the first one.
    public let question: Question?
    /// The places of all players by the questions that are over, the best first.
    public let ranking: [Standing]
    /// The places of all teams, the best first; empty in a round without teams.
    public let teams: [TeamStanding]
    /// Whether the host has ended the round.
    public let isFinished: Bool
  }

  /// Returns what a person may see of the round at a date.
  ///
  /// - Parameters:
  ///   - viewer: The host, or somebody who has joined.
  ///   - date: The date.
  /// - Returns: A view, which can be sent to the person's device.
  /// - Throws: ``LiveRoundError/notPlayer(_:)``, ``LiveRoundError/wasRemoved(_:)``, and
  ///   ``LiveRoundError/log(_:)`` for a date that is too far away.
  /// - Complexity: O(*n* log *n*) in the number of players, for each question O(*n*).
  public func view(
    for viewer: Learner.ID,
    at date: Date
  ) throws(LiveRoundError) -> LiveRound.View {
    let date = try LiveRoundError.checked(date)
    if viewer != content.host {
      guard let presence = state.standings[viewer] else { throw .notPlayer(viewer) }
      guard presence != .removed else { throw .wasRemoved(viewer) }
    }
    let number = state.questions.prefix { $0.openedAt <= date }.count
    return LiveRound.View(
      round: id,
      viewer: viewer,
      date: date,
      question: number > 0 ? shown(state.questions[number - 1], number, to: viewer, date) : nil,
      ranking: ranking(at: date),
      teams: teamRanking(at: date),
      isFinished: state.endedAt.map { $0 <= date } ?? false
    )
  }

  private func shown(
    _ question: LiveRoundState.Question,
    _ number: Int,
    to viewer: Learner.ID,
    _ date: Date
  ) -> LiveRound.View.Question? {
    let poll = content.polls.first { $0.id == question.problem }
    let item = content.quiz.items.first { $0.problem.id == question.problem }
    guard var problem = poll?.presentation ?? item?.presentation else { return nil }
    // Each player answers once, so that no pick can follow another one.
    problem.picksAtOnce = problem.kind.responseShape == .choices
    let isOpen = date < question.end
    let answer = question.answers[viewer]
    return LiveRound.View.Question(
      problem: problem,
      number: number,
      end: question.end,
      isOpen: isOpen,
      answerCount: question.answers.count + question.votes.count,
      response: answer.flatMap { item?.presented($0.response) }
        ?? question.votes[viewer].flatMap { poll?.presented($0) },
      credit: isOpen ? nil : answer?.credit,
      points: isOpen ? nil : answer?.points,
      correctAnswer: isOpen ? nil : item?.problem.correctAnswer.flatMap { item?.presented($0) },
      votes: votes(on: question.problem, at: date)
    )
  }
}

extension LiveRound.Poll {
  /// A response by names as one by places, which are the same in a poll.
  fileprivate func presented(_ response: QuizResponse) -> PresentedResponse? {
    switch response {
    case .choice(let option): .choice(PresentedProblem.Place(option.rawValue))
    case .choices(let options): .choices(options.map { PresentedProblem.Place($0.rawValue) })
    default: nil
    }
  }
}

// MARK: - Results

extension LiveRound: QuizResultSource {
  /// Returns what each player answered to the questions that are over, with the problems that were
  /// asked; polls are not among them.
  ///
  /// The credit counts, not the points of the round. A player who came late could earn the
  /// points of all questions, as everyone could. Players who have left or were removed have a
  /// result too.
  ///
  /// - Complexity: O(*n* · *q*) in the numbers of players and questions.
  public func quizResults(at date: Date) -> [QuizResult] {
    let over = state.questions.filter { !$0.isPoll && $0.end <= date }
    let items = Dictionary(content.quiz.items.map { ($0.problem.id, $0) }) { first, _ in first }
    let asked = over.compactMap { items[$0.problem] }
    guard !asked.isEmpty else { return [] }
    let end = state.endedAt.flatMap { $0 <= date ? $0 : nil }
    return state.players.map { player in
      QuizResult(
        of: player,
        in: content.quiz.keeping(asked),
        as: .liveRound,
        from: over.first?.openedAt,
        to: end,
        zip(asked, over).compactMap { item, question in
          question.answers[player].flatMap { record($0, of: player, to: item) }
        }
      )
    }
  }

  private func record(
    _ answer: LiveRound.Answer,
    of player: Learner.ID,
    to item: Quiz.Item
  ) -> AnswerLog.Record? {
    // What a log has taken is in range.
    try? AnswerLog.Record(
      learner: player,
      quiz: content.quiz.id,
      problem: item.problem.id,
      set: item.set,
      shown: item.options.map(\.id),
      responses: [answer.response],
      credit: answer.credit,
      isFirstTryCorrect: answer.credit == .one,
      seconds: answer.seconds,
      date: answer.date
    )
  }
}

// MARK: - JSON

extension LiveRound.View: JSONRecord {
  package static func form(_ record: inout Record<Self, JSONFault>) throws -> Self {
    let round = record.field("round", \.round)
    let viewer = record.field("viewer", \.viewer)
    let date = record.field("at", \.date, as: .milliseconds)
    let question = record.field("question", \.question)
    let ranking = record.field("ranking", \.ranking)
    let teams = record.field("teams", \.teams, default: [])
    let isFinished = record.field("finished", \.isFinished, default: false)
    return try LiveRound.View(
      round: round(),
      viewer: viewer(),
      date: date(),
      question: question(),
      ranking: ranking(),
      teams: teams(),
      isFinished: isFinished()
    )
  }
}

extension LiveRound.View.Question: JSONRecord {
  package static func form(_ record: inout Record<Self, JSONFault>) throws -> Self {
    let problem = record.field("problem", \.problem)
    let number = record.field("number", \.number)
    let end = record.field("end", \.end, as: .milliseconds)
    let isOpen = record.field("open", \.isOpen, default: false)
    let answerCount = record.field("answers", \.answerCount)
    let response = record.field("response", \.response)
    let credit = record.field("credit", \.credit)
    let points = record.field("points", \.points)
    let correctAnswer = record.field("correct", \.correctAnswer)
    let votes = record.field("votes", \.votes)
    return try LiveRound.View.Question(
      problem: problem(),
      number: number(),
      end: end(),
      isOpen: isOpen(),
      answerCount: answerCount(),
      response: response(),
      credit: credit(),
      points: points(),
      correctAnswer: correctAnswer(),
      votes: votes()
    )
  }
}

extension LiveRound.Standing: JSONRecord {
  package static func form(_ record: inout Record<Self, JSONFault>) throws -> Self {
    let id = record.field("id", \.id)
    let rank = record.field("rank", \.rank)
    let points = record.field("points", \.points)
    let lastPoints = record.field("lastPoints", \.lastPoints)
    let isTied = record.field("tied", \.isTied, default: false)
    let streak = record.field("streak", \.streak, default: 0)
    let team = record.field("team", \.team)
    let isPresent = record.field("present", \.isPresent, default: true)
    return try LiveRound.Standing(
      id: id(),
      rank: rank(),
      points: points(),
      lastPoints: lastPoints(),
      isTied: isTied(),
      streak: streak(),
      team: team(),
      isPresent: isPresent()
    )
  }
}

extension LiveRound.TeamStanding: JSONRecord {
  package static func form(_ record: inout Record<Self, JSONFault>) throws -> Self {
    let id = record.field("id", \.id)
    let rank = record.field("rank", \.rank)
    let points = record.field("points", \.points)
    let memberCount = record.field("members", \.memberCount)
    let isTied = record.field("tied", \.isTied, default: false)
    return try LiveRound.TeamStanding(
      id: id(),
      rank: rank(),
      points: points(),
      memberCount: memberCount(),
      isTied: isTied()
    )
  }
}
