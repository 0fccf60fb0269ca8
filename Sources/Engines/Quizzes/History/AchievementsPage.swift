// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation
internal import QuizContent

/// A page of a learner's achievements: the scores for each quiz and each set, as numbers or
/// percentages.
///
/// ```swift
/// let page = AchievementsPage(of: history, as: .percent)
/// page.sets[0].title          // "Acids"
/// page.sets[0].best.text      // "80 %"
/// page.sets[0].scores.count   // how often it was played
/// ```
public struct AchievementsPage: Hashable, Sendable {
  /// A score, as shown on the page.
  public struct Entry: Hashable, Sendable {
    /// The date when the quiz was finished.
    public let date: Date
    /// The score.
    public let score: QuizScore
    /// The same in English words, as the page's format wants it.
    public let text: String
  }

  /// The scores of one quiz or one set.
  public struct Row<Subject: Sendable>: Hashable, Sendable, Identifiable {
    /// The quiz or the set.
    public let id: Identifier<Subject>
    /// The title of the set or of the quiz; of a quiz without one, the titles of its sets.
    public let title: String
    /// The scores from the oldest to the latest; at least one.
    public let scores: [Entry]
    /// The highest score, the earliest of equal ones.
    public let best: Entry
    /// The latest score.
    public let latest: Entry
  }

  /// The format in which scores are written.
  public let format: QuizScore.Format
  /// The quizzes in the order in which they were first finished.
  public let quizzes: [Row<Quiz>]
  /// The sets in the order in which they were first met.
  public let sets: [Row<ProblemSet>]

  /// Puts a page together.
  ///
  /// - Parameters:
  ///   - history: The learner's finished quizzes.
  ///   - format: The format in which to write scores.
  /// - Complexity: O(*n* · *m*) in the numbers of quizzes and sets and of records.
  public init(of history: ScoreHistory, as format: QuizScore.Format) {
    self.format = format
    quizzes = history.quizzes.compactMap { quiz in
      Row(quiz, title: history.title(of: quiz), history.scores(of: quiz), as: format)
    }
    sets = history.sets.compactMap { set in
      Row(set, title: history.title(of: set), history.scores(in: set), as: format)
    }
  }
}

extension AchievementsPage.Row {
  fileprivate init?(
    _ id: Identifier<Subject>,
    title: String,
    _ scores: [ScoreHistory.DatedScore],
    as format: QuizScore.Format
  ) {
    let entries = scores.map {
      AchievementsPage.Entry(date: $0.date, score: $0.score, text: $0.score.formatted(format))
    }
    guard let first = entries.first, let last = entries.last else { return nil }
    self.id = id
    self.title = title
    self.scores = entries
    best = entries.reduce(first) { $1.score.fraction > $0.score.fraction ? $1 : $0 }
    latest = last
  }
}
