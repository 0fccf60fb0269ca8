// SPDX-License-Identifier: Apache-2.0
import Quizzes

/// What the learner is told about what can be done.
extension QuizPlayer {
  var waitingMessage: String {
    session.phase == .readyToSubmit
      ? "All done: type :submit to hand in the quiz."
      : "The problem waits for an answer; :help lists what you can do."
  }

  func message(for error: QuizError) -> String {
    switch error {
    case .response(.emptyResponse): waitingMessage
    case .onlyProblemLeft: "This is the only problem left, so it cannot be skipped."
    case .response(.notGradable(let notGradable, _)):
      Self.costless(notGradable.sentence(in: phrasebook))
    case .response(.undecided(let undecided, _)): Self.costless(undecided.sentence(in: phrasebook))
    case .response(.gapNotGradable(let notGradable, _, _)):
      Self.costless(notGradable.sentence(in: phrasebook))
    case .response(.gapUndecided(let undecided, _, _)):
      Self.costless(undecided.sentence(in: phrasebook))
    case .response(.missingItems): Self.costless("An order needs every letter once.")
    case .response(.repeatedItem): Self.costless("A letter was used twice.")
    case .response(.wordCountOutOfRange(let count, let minimum, let maximum, _)):
      Self.costless(Self.message(for: count, minimum, maximum))
    case .alreadyDecided: PlayerInput.decidedMessage
    case .noHintLeft: "There are no hints left."
    case .rule(.skippingIsNotAllowed): "This quiz does not let you skip problems."
    case .rule(.returningIsNotAllowed): "This quiz does not let you come back to problems."
    case .rule(.notPossible): "The right answers are shown when you have handed the quiz in."
    case .noProblemPresented: waitingMessage
    case .rule(.notStarted): "Press Return to start."
    default: error.sentence(in: .english)
    }
  }

  private static func message(for count: Int, _ minimum: Int?, _ maximum: Int?) -> String {
    let limits = [minimum.map { "at least \($0)" }, maximum.map { "at most \($0)" }]
    let expected = limits.compactMap(\.self).joined(separator: " and ")
    return "The text has \(Count(count, "word")), expected \(expected)."
  }

  /// What is said to an answer that is not judged, so that the learner dares to try again.
  private static func costless(_ advice: String) -> String {
    "\(advice.onOneLine) This costs nothing; answer again."
  }

  mutating func printHelp() throws {
    let rules = session.content.rules
    let hasHints = session.content.items.contains { !$0.problem.hints.isEmpty }
    let isDeferred = rules.mode == .deferred
    let rows: [(name: String, meaning: String)?] = [
      session.currentItem.map { AnswerAdvice(for: $0).help },
      hasHints ? (":hint", "show the next hint; it may cost points") : nil,
      hasHints ? (":helpful", "say that the last hint helped; or :unhelpful") : nil,
      (":skip, :s", "put the problem off until the others are done"),
      isDeferred
        ? (":back", "list the other problems; :back 4 comes back to number 4")
        : (":back", "list the problems you put off; :back 4 comes back to number 4"),
      isDeferred
        ? (":submit", "hand the quiz in; then it is judged")
        : (":reveal, :r", "show the right answer, which earns nothing"),
      isDeferred ? nil : (":submit", "end the quiz here; what you have answered counts"),
      (":quit, :q", "give the quiz up; it is lost"),
      (":help, :h", "show this list"),
      ("ctrl-D", "quit; with --save you can continue later"),
      ("Return", isDeferred ? "continue after your answer" : "continue after the verdict"),
    ]
    try console.printChoices(rows.compactMap(\.self), width: 15, render: console.style.dim)
    try say("Where no text is asked for, a command needs no colon.", render: console.style.dim)
  }
}

// MARK: - Coming back

extension QuizPlayer {
  /// The numbers of the problems that the learner could come back to: those that were skipped, in
  /// deferred mode all that can be changed.
  var numbersToReturnTo: [Int] {
    let isDeferred = session.content.rules.mode == .deferred
    let skipped = Set(
      session.events.compactMap { event in
        if case .skipped(let problem) = event.action { problem } else { nil }
      }
    )
    let undecided = Set(session.undecidedProblems)
    return session.content.items.indices.filter { index in
      let problem = session.content.items[index].problem.id
      guard session.phase != .notStarted, index != session.currentIndex else { return false }
      return isDeferred || (skipped.contains(problem) && undecided.contains(problem))
    }.map { $0 + 1 }
  }

  func refusal(ofReturnTo number: Int) -> String {
    session.content.rules.mode == .deferred
      ? "There is no other problem number \(number); :back lists them."
      : "No skipped problem has the number \(number); :back lists them."
  }

  mutating func printReturns() throws {
    let numbers = numbersToReturnTo
    guard let first = numbers.first else { return try say("No skipped problem waits for you.") }
    for number in numbers {
      let item = session.content.items[number - 1]
      let isAnswered = session.feedback(on: item.problem.id) != nil
      let isKept = session.content.rules.mode == .deferred && isAnswered
      let prompt = item.problem.prompt.rendered(console.style) + (isKept ? " (answered)" : "")
      try console.printParagraph(
        "\(number)  \(prompt)",
        indent: "  ",
        hanging: "\(number)".count + 2
      )
    }
    try say(":back \(first) comes back to problem \(first).", render: console.style.dim)
  }
}
