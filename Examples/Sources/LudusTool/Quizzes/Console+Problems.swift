import Quizzes

extension Console {
  /// Shows where in the quiz a problem is, and what it asks.
  mutating func printHeading(of item: QuizItem, in session: QuizSession) throws {
    let number = (session.currentIndex ?? 0) + 1
    let count = session.content.items.count
    var parts = [style.bold("\(number) of \(count)"), item.setTitle.onOneLine]
    if item.problem.points != 1 {
      parts.append("\(item.problem.points) points")
    }
    try print(parts.joined(separator: " · "))
    try printParagraph(item.problem.prompt.rendered(style), indent: "  ")
  }

  /// Tells what became of a response.
  mutating func printVerdict(_ feedback: Feedback, on item: QuizItem) throws {
    let verdict = VerdictText(feedback, on: item, style: style)
    let color = verdict.isGood ? style.green : style.red
    try printParagraph(verdict.headline, indent: "  ", render: color)
    for detail in verdict.details {
      try printParagraph(detail, indent: "    ")
    }
  }

  /// Tells what a quiz has come to, as a whole and in each set.
  mutating func printSummary(of session: QuizSession) throws {
    let score = session.score
    try print(style.bold("Score: \(score) (\(score.formatted(.percent)))"))
    let sets = session.setScores
    let titles = sets.map(\.title.onOneLine)
    let width = titles.map(\.count).max() ?? 0
    for (set, title) in zip(sets, titles) {
      let padding = String(repeating: " ", count: width - title.count)
      try print("  \(title)\(padding)  \(set.score) (\(set.score.formatted(.percent)))")
    }
  }
}
