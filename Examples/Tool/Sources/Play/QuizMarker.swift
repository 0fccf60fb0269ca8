// SPDX-License-Identifier: Apache-2.0
import Foundation
import Quizzes

/// Lets a person grade the open responses of a quiz.
struct QuizMarker {
  private var session: QuizSession
  private let grader: EnteredGrade.Grader.ID
  private var console: Console
  private let save: SaveFile

  init(
    _ session: QuizSession,
    by grader: EnteredGrade.Grader.ID,
    on console: Console,
    savingTo save: SaveFile
  ) {
    self.session = session
    self.grader = grader
    self.console = console
    self.save = save
  }

  /// Asks for a grade for each answer that waits for one, and tells what the quiz comes to.
  mutating func mark() throws {
    let pending = session.summary.pending
    let items = session.content.items.filter { pending.contains($0.problem.id) }
    if items.isEmpty {
      try console.printParagraph("There is nothing left to grade.")
    }
    for (index, item) in items.enumerated() {
      try console.print()
      let place = console.style.bold("\(index + 1) of \(items.count)")
      try console.printParagraph(
        "\(place) · \(item.setTitle.onOneLine) · \(Count(item.problem.points, "point"))"
      )
      try show(item)
      switch try askForGrade(of: item) {
      case .grade(let grade): try enter(grade, for: item)
      case .passedOver: continue
      case .end: return try finish()
      }
    }
    try finish()
  }

  /// What a person says to an answer.
  private enum Answer {
    case grade(EnteredGrade.Grade)
    case passedOver
    /// The input is over.
    case end
  }

  private mutating func show(_ item: Quiz.Item) throws {
    try console.printParagraph(item.problem.prompt.rendered(console.style), indent: "  ")
    let mark = session.summary.results.first { $0.id == item.problem.id }
    if case .text(let text)? = mark?.response {
      try console.printParagraph(
        "> “\(text.printable)”",
        indent: "  ",
        hanging: 2,
        render: console.style.cyan
      )
    }
    if case .text(let sample)? = item.problem.correctAnswer {
      try console.printParagraph(
        "A right answer could be: \(sample.onOneLine)",
        indent: "  ",
        hanging: 2,
        render: console.style.dim
      )
    }
  }

  private mutating func askForGrade(of item: Quiz.Item) throws -> Answer {
    guard case .openResponse(let task) = item.problem.kind, let rubric = task.rubric else {
      return try askForPoints(upTo: item.problem.points)
    }
    var levels: [Rubric.Criterion.ID: Rubric.Level.ID] = [:]
    for criterion in rubric.criteria {
      try console.say("\(criterion.text.rendered(console.style)):")
      let labels = criterion.levels.indices.map(OptionLabels.label(at:))
      for (label, level) in zip(labels, criterion.levels) {
        let points = "(\(level.points) of \(criterion.points))"
        try console.printParagraph(
          "\(label)) \(level.text.rendered(console.style)) \(points)",
          indent: "    ",
          hanging: 3
        )
      }
      guard let line = try askForOne(of: labels) else { return .end }
      guard let index = labels.firstIndex(of: line) else { return .passedOver }
      levels[criterion.id] = criterion.levels[index].id
    }
    return .grade(.levels(levels))
  }

  /// One of the letters, an empty text for Return, or nil at the end of the input.
  private mutating func askForOne(of labels: [String]) throws -> String? {
    while let line = try console.ask("> ") {
      let word = line.trimmingCharacters(in: .whitespaces).lowercased()
      if word.isEmpty || labels.contains(word) { return word }
      try console.say("Type one of the letters above, or Return to skip this answer.")
    }
    return nil
  }

  private mutating func askForPoints(upTo most: Fraction) throws -> Answer {
    while let line = try console.ask("Points, 0 to \(most) > ") {
      let word = line.trimmingCharacters(in: .whitespaces)
      if word.isEmpty { return .passedOver }
      if let points = Fraction(word), let part = try? points / most,
        (0...1).contains(part)
      {
        return .grade(.credit(part))
      }
      try console.say("Type a number from 0 to \(most), such as \(most) or 1/2.")
    }
    return .end
  }

  private mutating func enter(_ grade: EnteredGrade.Grade, for item: Quiz.Item) throws {
    // Whoever leaves here has graded, without a comment.
    let comment = try console.ask("A comment, or Return > ")?.trimmingCharacters(in: .whitespaces)
    do throws(QuizError) {
      try session.enterGrade(
        grade,
        for: item.problem.id,
        by: grader,
        comment: comment.flatMap { $0.isEmpty ? nil : $0 },
        at: max(Date(), session.events.last?.date ?? .distantPast)
      )
    } catch {
      return try console.say("✗ \(error.sentence(in: .english))", render: console.style.red)
    }
    try save.write(session)
    if let feedback = session.feedback(on: item.problem.id) {
      try console.printVerdict(feedback, on: item, reasonIn: .english)
    }
  }

  private mutating func finish() throws {
    try console.print()
    try console.printSummary(of: session)
    try console.flush()
  }
}
