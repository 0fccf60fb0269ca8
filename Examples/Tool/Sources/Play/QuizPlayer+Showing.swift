// SPDX-License-Identifier: Apache-2.0
import Foundation
import Quizzes

/// What the learner is shown.
extension QuizPlayer {
  /// Shows the problem that is presented, or what there is instead of one.
  mutating func showPlace() throws {
    try console.print()
    if let item = session.currentItem {
      try show(item)
    } else if session.phase == .notStarted {
      try console.printParagraph("\(timeGiven) Time runs as soon as you start.")
    } else {
      try console.printParagraph(
        "You have answered every problem. :submit hands the quiz in; :back lists the problems."
      )
    }
  }

  /// Shows a problem, with the picks, hints and verdict there may be from an earlier sitting.
  private mutating func show(_ item: Quiz.Item) throws {
    try console.printHeading(of: item, in: session)
    try showOptions(of: item)
    try showParts(of: item)
    if session.phase == .presenting {
      let advice = [
        Self.advice(for: item), hintsOffered,
        item.problem.kind.name == .openResponse ? "A person will grade it." : nil,
        timeLeft,
      ]
      for line in advice.compactMap(\.self) {
        try say(line, render: console.style.dim)
      }
    }
    for (index, taken) in session.takenHints.enumerated() {
      try show(taken, number: index + 1)
    }
    if let feedback = session.feedback {
      try console.printVerdict(feedback, on: item, reasonIn: phrasebook)
    }
  }

  private mutating func showOptions(of item: Quiz.Item) throws {
    let labels = OptionLabels(item)
    for ((label, option), marked) in zip(labels.all, session.markedOptions) {
      let mark =
        switch marked.mark {
        case .correct: console.style.green("✓")
        case .wrong: console.style.red("✗")
        case .picked: console.style.bold("•")
        case .open, .missed: " "
        }
      try console.printParagraph(
        "\(mark) \(labels.line(label, option, console.style))",
        indent: "  ",
        hanging: label.count + 4
      )
    }
  }

  /// Shows items to order or to match, or a text with gaps.
  private mutating func showParts(of item: Quiz.Item) throws {
    let style = console.style
    if case .matching(let task) = item.problem.kind {
      for (index, left) in task.left.enumerated() {
        try console.printParagraph("\(index + 1)) \(left.text.rendered(style))", indent: "    ")
      }
      try console.print()
    }
    for (label, part) in PartLabels(item).all {
      try console.printParagraph("\(label)) \(part.text.rendered(style))", indent: "    ")
    }
    guard case .cloze(let task) = item.problem.kind else { return }
    try console.printParagraph(task.rendered(style), indent: "    ")
    for (index, gap) in task.numberedGaps.enumerated() where gap.kind.options != nil {
      let labels = item.optionLabels(of: gap)
      let options = labels.all.map { labels.line($0, $1, style) }
      try console.printParagraph(
        "[\(index + 1)] \(options.joined(separator: "  "))",
        indent: "    ",
        hanging: 4
      )
    }
  }

  /// How to answer, where the options do not say it.
  private static func advice(for item: Quiz.Item) -> String? {
    switch item.problem.kind {
    case .multipleChoice: nil
    case .checkAll(_, .incremental):
      "Pick all that are right: one after the other, or together as in “a c”."
    case .checkAll: "Pick all that are right, together as in “a c”."
    case .exactMatch, .roughMatch, .openResponse:
      "Type your answer; :help lists the commands."
    case .ordering: "Type all letters in the right order, as in “b a c”."
    case .matching: "Type which letter belongs to each number, as in “1=b 2=a”."
    case .cloze(let task) where task.gaps.count == 1: "Type what belongs into the gap."
    case .cloze: "Type what belongs into each gap, as in “1=... 2=...”."
    case .numeric(let matcher):
      // That a unit is required may be what the learner has to know.
      matcher.units == .convertible || matcher.units == .same
        ? "Type a number with its unit; :help lists the commands."
        : "Type a number; :help lists the commands."
    case .date: "Type a date, with the month as a word; :help lists the commands."
    case .algebraic:
      "Type a formula such as 2x^2/(y + 1); :help lists the commands."
    case .chemical:
      "Type it as in SO4^2- or 2 H2 + O2 -> 2 H2O; :help lists the commands."
    }
  }

  /// What can be done after a response that does not decide the problem.
  func nextStep(after feedback: Feedback) -> String? {
    switch (feedback.reason, feedback.isDecided) {
    case (.awaitsSubmission, _): "Return goes on; another answer takes its place."
    case (.correctSoFar, _), (_, true): nil
    default: "Try again\(feedback.triesLeft.map { ": \(Count($0, "try", "tries")) left" } ?? "")."
    }
  }
}

// MARK: - Hints

extension QuizPlayer {
  /// That there are hints, and what the next one costs.
  private var hintsOffered: String? {
    guard let penalty = session.nextHintPenalty else { return nil }
    let price = penalty == 0 ? "nothing" : "\(penalty) of the points"
    return "\(Count(session.hintsLeft, "hint")): :hint shows the next one and costs \(price)."
  }

  mutating func showLastHint() throws {
    let hints = session.takenHints
    guard let last = hints.last else { return }
    try show(last, number: hints.count)
  }

  private mutating func show(_ taken: Feedback.TakenHint, number: Int) throws {
    let count = session.currentItem?.problem.hints.count ?? number
    let price = taken.penalty == 0 ? "" : ", costs \(taken.penalty)"
    let text = taken.hint.text.rendered(console.style)
    try say("Hint \(number) of \(count)\(price): \(text)", render: console.style.cyan)
  }
}

// MARK: - Time

extension QuizPlayer {
  /// How much time the rules give.
  private var timeGiven: String {
    let rules = session.content.rules
    let parts = [
      rules.timeLimit.map { "\(Self.duration($0.seconds)) for the quiz" },
      rules.problemTimeLimit.map { "\(Self.duration($0.seconds)) for each problem" },
    ]
    return "You have \(parts.compactMap(\.self).joined(separator: " and "))."
  }

  /// How much of it is left.
  private var timeLeft: String? {
    let parts = [
      session.quizEnd.map { "\(left(until: $0)) for the quiz" },
      session.problemEnd.map { "\(left(until: $0)) for this problem" },
    ].compactMap(\.self)
    return parts.isEmpty ? nil : "Time left: \(parts.joined(separator: ", "))."
  }

  private func left(until end: Date) -> String {
    Self.duration(Int(max(end.timeIntervalSince(Date()), 0)))
  }

  private static func duration(_ seconds: Int) -> String {
    switch (seconds / 60, seconds % 60) {
    case (0, let seconds): "\(seconds) s"
    case (let minutes, 0): "\(minutes) min"
    case (let minutes, let seconds): "\(minutes) min \(seconds) s"
    }
  }
}
