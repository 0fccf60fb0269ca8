// SPDX-License-Identifier: Apache-2.0
import Foundation
import QuizCommunity
import Quizzes
import RichTextHTML

/// A question of a live round on a page: open without any answer, and with results once it is over.
struct RoundQuestion: Sendable {
  /// A way in which players answered, and how many did.
  struct Answered: Sendable {
    let html: String
    let count: Int
    let isCorrect: Bool
  }

  let number: Int
  let count: Int
  let problem: ProblemView
  let isOpen: Bool
  /// The seconds that are left, with their fractions.
  let secondsLeft: String?
  let answerCount: Int
  let correctHTML: String?
  let results: [Answered]
  let hasResults: Bool
  /// The most that any of the results has, for the bars.
  let most: Int

  /// Shows the question of a view.
  ///
  /// Results are in it only when the round gives them away: when the question is over.
  init(
    _ question: LiveRound.View.Question,
    of round: LiveRound,
    at date: Date,
    given: AnswerForm?,
    refused: RefusedField? = nil,
    words: [String: String],
    contentLanguage: String?,
    in phrasebook: Phrasebook
  ) {
    number = question.number
    count = round.content.quiz.items.count
    isOpen = question.isOpen
    answerCount = question.answerCount
    problem = ProblemView(
      question.problem,
      marked: [],
      given: given,
      refused: refused,
      words: words,
      contentLanguage: contentLanguage,
      in: phrasebook.language
    )
    let left = question.end.timeIntervalSince(date)
    secondsLeft = question.isOpen ? String(format: "%.1f", left) : nil
    let item = round.content.quiz.items.first { $0.problem.id == question.problem.id }
    let answers = round.results(of: question.problem.id, at: date)
    correctHTML = answers == nil ? nil : item?.correctHTML(in: phrasebook)
    results = item.flatMap { item in answers.map { Self.results($0, to: item) } } ?? []
    hasResults = !results.isEmpty
    most = max(results.map(\.count).max() ?? 1, 1)
  }

  /// Each option with those who chose it; for other kinds the answers that were given, the most
  /// frequent first.
  private static func results(
    _ answers: [Learner.ID: LiveRound.Answer],
    to item: Quiz.Item
  ) -> [Answered] {
    guard item.options.isEmpty else {
      let picks = answers.values.flatMap(\.response.picks)
      let counts = Dictionary(picks.map { ($0, 1) }, uniquingKeysWith: +)
      return item.options.map {
        Answered(html: $0.text.onPage, count: counts[$0.id] ?? 0, isCorrect: $0.isCorrect)
      }
    }
    let given = answers.values.compactMap { answer in
      answer.response.html(for: item).map { (html: $0, isCorrect: answer.credit == .one) }
    }
    return Dictionary(grouping: given) { $0.html }
      .map { Answered(html: $0, count: $1.count, isCorrect: $1.allSatisfy { $0.isCorrect }) }
      .sorted { ($0.count, $1.html) > ($1.count, $0.html) }
      .prefix(12).map(\.self)
  }
}

/// A place in the standings of a live round.
struct RoundPlace: Sendable {
  let rank: Int
  let id: String
  let name: String
  let points: Int
  let lastPoints: Int?
  let isViewer: Bool
  let isPresent: Bool

  init(_ standing: LiveRound.Standing, names: ShownNames, viewer: Learner.ID) {
    rank = standing.rank
    id = standing.id.rawValue
    name = names[standing.id]
    points = standing.points
    lastPoints = standing.lastPoints > 0 ? standing.lastPoints : nil
    isViewer = standing.id == viewer
    isPresent = standing.isPresent
  }
}
