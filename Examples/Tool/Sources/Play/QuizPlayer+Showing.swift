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
        AnswerAdvice(for: item).line, hintsOffered,
        item.problem.kind.name.responseShape == .longText ? "A person will grade it." : nil,
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
    let problem = item.presentation
    for (index, left) in problem.left.enumerated() {
      try console.printParagraph("\(index + 1)) \(left.text.rendered(style))", indent: "    ")
    }
    if !problem.left.isEmpty { try console.print() }
    for (label, part) in PartLabels(item).all {
      try console.printParagraph("\(label)) \(part.text.rendered(style))", indent: "    ")
    }
    guard let text = problem.renderedText(style) else { return }
    try console.printParagraph(text, indent: "    ")
    for (index, gap) in item.numberedGaps.enumerated() where item.gapOptions[gap.id] != nil {
      let labels = item.optionLabels(of: gap)
      let options = labels.all.map { labels.line($0, $1, style) }
      try console.printParagraph(
        "[\(index + 1)] \(options.joined(separator: "  "))",
        indent: "    ",
        hanging: 4
      )
    }
  }

  /// What can be done after a response that does not decide the problem.
  func nextStep(after feedback: Feedback) -> String? {
    switch (feedback.reason, feedback.isDecided) {
    case (.awaitsSubmission, _): "Return continues; another answer replaces it."
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
