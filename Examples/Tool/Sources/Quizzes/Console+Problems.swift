// SPDX-License-Identifier: Apache-2.0
import Languages
import Quizzes

extension Console {
  /// Shows where in the quiz a problem is, and what it asks.
  mutating func printHeading(of item: Quiz.Item, in session: QuizSession) throws {
    let number = (session.currentIndex ?? 0) + 1
    let count = session.content.items.count
    var parts = [style.bold("\(number) of \(count)"), item.setTitle.onOneLine]
    if item.problem.points != 1 {
      parts.append("\(item.problem.points) points")
    }
    try printParagraph(parts.joined(separator: " · "))
    if let introduction = item.problem.introduction {
      try printParagraph(introduction.rendered(style), indent: "  ")
    }
    try printParagraph(item.problem.prompt.rendered(style), indent: "  ")
  }

  /// Tells what became of a response.
  mutating func printVerdict(
    _ feedback: Feedback,
    on item: Quiz.Item,
    reasonIn phrasebook: Phrasebook
  ) throws {
    let verdict = VerdictText(feedback, on: item, reasonIn: phrasebook, style: style)
    let color = verdict.isGood ? style.green : style.red
    try printParagraph(verdict.headline, indent: "  ", render: color)
    for detail in verdict.details {
      try printParagraph(detail, indent: "    ")
    }
  }

  /// Tells what became of each problem of a quiz that was judged as a whole.
  mutating func printReview(of session: QuizSession, reasonsIn phrasebook: Phrasebook) throws {
    for (index, item) in session.content.items.enumerated() {
      try printParagraph("\(style.bold("\(index + 1)"))  \(item.problem.prompt.rendered(style))")
      if let feedback = session.feedback(on: item.problem.id) {
        try printVerdict(feedback, on: item, reasonIn: phrasebook)
      }
    }
    try print()
  }

  /// Tells what a quiz has come to, as a whole and in each set.
  mutating func printSummary(of session: QuizSession) throws {
    let score = session.score
    try print(style.bold("Score: \(score) (\(score.formatted(.percent)))"))
    let rows = session.setScores.map { set in
      (
        title: set.title.onOneLine,
        score: "\(set.score) (\(set.score.formatted(.percent)))"
      )
    }
    let titleWidth = rows.map(\.title.count).max() ?? 0
    let scoreWidth = rows.map(\.score.count).max() ?? 0
    let isTable = 2 + titleWidth + 2 + scoreWidth <= width
    for row in rows {
      let padding = String(repeating: " ", count: titleWidth - row.title.count)
      if isTable {
        try print("  \(row.title)\(padding)  \(row.score)")
      } else {
        try printParagraph(row.title, indent: "  ")
        try printParagraph(row.score, indent: "    ")
      }
    }
    if score.pending > 0 {
      try printParagraph("Waiting for a person's grade: \(Count(score.pending, "point")).")
    }
    if let report = session.summary.certainty {
      try printParagraph("Certainty: \(report).")
    }
  }
}
