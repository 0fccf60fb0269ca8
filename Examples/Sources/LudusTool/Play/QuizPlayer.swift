import Foundation
import Quizzes

extension QuizSession: Savable {
  static let noun = "quiz"
}

/// Plays a quiz with a person.
struct QuizPlayer {
  private(set) var session: QuizSession
  private var console: Console
  /// Where the session is kept after every event, or nil to keep it nowhere.
  private let save: SaveFile<QuizSession>?
  /// What was asked about right now, and takes effect when it is entered again.
  private var doubted: PlayerInput?

  init(_ session: QuizSession, on console: Console, savingTo save: SaveFile<QuizSession>?) {
    self.session = session
    self.console = console
    self.save = save
  }

  /// Plays until the session is over or the input ends.
  ///
  /// - Returns: The console, which has read some of the input.
  mutating func play() throws -> Console {
    try save?.write(session)
    while let item = session.currentItem {
      try show(item)
      while session.currentItem == item {
        let isDecided = session.phase == .decided
        guard let line = try console.ask(isDecided ? "Return to continue > " : "> ") else {
          return console
        }
        try react(
          to: isDecided ? PlayerInput(goingOn: line) : PlayerInput(line, answering: item),
          at: item
        )
      }
    }
    return console
  }

  /// Shows a problem, with the picks and the verdict there may be from an earlier sitting.
  private mutating func show(_ item: QuizItem) throws {
    try console.print()
    try console.printHeading(of: item, in: session)
    let labels = OptionLabels(item)
    for ((label, option), marked) in zip(labels.all, session.markedOptions) {
      let mark =
        switch marked.mark {
        case .right: console.style.green("✓")
        case .wrong: console.style.red("✗")
        case .open, .missed: " "
        }
      try console.printParagraph(
        "\(mark) \(labels.line(label, option, console.style))",
        indent: "  ",
        hanging: label.count + 4
      )
    }
    if session.phase == .presenting, let hint = Self.hint(for: item) {
      try say(hint, render: console.style.dim)
    }
    if let feedback = session.feedback {
      try console.printVerdict(feedback, on: item)
    }
  }

  /// How to answer, where the options do not say it.
  private static func hint(for item: QuizItem) -> String? {
    switch item.problem.kind {
    case .multipleChoice: nil
    case .checkAll:
      "Pick all that are right: one after the other, or together as in “a c”."
    case .exactMatch, .roughMatch:
      "Type your answer; :help lists the commands."
    case .numeric(let matcher):
      // That a unit is required may be what the learner has to know.
      matcher.units == .convertible || matcher.units == .same
        ? "Type a number with its unit; :help lists the commands."
        : "Type a number; :help lists the commands."
    case .algebraic:
      "Type a formula such as 2x^2/(y + 1); :help lists the commands."
    }
  }

  private mutating func say(_ text: String, render: (String) -> String = { $0 }) throws {
    try console.printParagraph(text.onOneLine, indent: "  ", render: render)
  }

  private mutating func react(to input: PlayerInput, at item: QuizItem) throws {
    let isEnteredAgain = input == doubted
    doubted = nil
    if !isEnteredAgain,
      let doubt = Doubt(about: input, answering: item, isSaved: save != nil)
    {
      doubted = input
      return try say(doubt.question)
    }
    switch input {
    case .command(.help): try printHelp(for: item)
    case .command(.back(nil)): try printSkippedProblems()
    case .command(.back(let number?)) where !skippedNumbers.contains(number):
      try say("No skipped problem has the number \(number); :back lists them.")
    case .unclear(let message): try say(message)
    case .nothing where session.phase == .presenting: try say(Self.waitingMessage)
    case .nothing, .command, .response: try change(by: input, at: item)
    }
  }

  /// Makes the change that is asked for, and keeps it, or says why it cannot be made.
  private mutating func change(by input: PlayerInput, at item: QuizItem) throws {
    // The session refuses dates that go back, as those of a clock that was set back do.
    let now = max(Date(), session.events.last?.date ?? .distantPast)
    do throws(QuizError) {
      switch input {
      case .response(let response): try session.answer(response, at: now)
      case .command(.reveal): try session.reveal(at: now)
      case .command(.skip): try session.skip(at: now)
      case .command(.back(let number?)):
        try session.comeBack(to: session.content.items[number - 1].problem.id, at: now)
      case .command(.quit): try session.quit(at: now)
      case .nothing: try session.advance(at: now)
      case .command(.help), .command(.back(nil)), .unclear: return
      }
    } catch {
      return try say(Self.message(for: error))
    }
    try save?.write(session)
    if session.currentItem == item, let feedback = session.feedback {
      try console.printVerdict(feedback, on: item)
    }
  }

  private static let waitingMessage =
    "The problem waits for an answer; :help lists what you can do."

  private static func message(for error: QuizError) -> String {
    switch error {
    case .emptyResponse: waitingMessage
    case .onlyProblemLeft: "This is the only problem left, so it cannot be skipped."
    case .notGradable(let notGradable, _): costless(notGradable.sentence(in: .english))
    case .undecided(let undecided, _): costless(undecided.sentence(in: .english))
    case .alreadyDecided: PlayerInput.decidedMessage
    default: "\(error)".onOneLine
    }
  }

  /// What is said to an answer that is not judged, so that the learner dares to try again.
  private static func costless(_ advice: String) -> String {
    "\(advice.onOneLine) This costs nothing; answer again."
  }

  private mutating func printHelp(for item: QuizItem) throws {
    let answer =
      switch item.problem.kind {
      case .multipleChoice: ("a, b, ...", "the letter of the option that is right")
      case .checkAll: ("a, b, ...", "the letters of right options, one after the other or at once")
      case .exactMatch, .roughMatch:
        ("any text", "your answer; one that begins with a colon needs two")
      case .numeric:
        ("a number", "your answer, such as 0.25, 1/4, 3.0e8 m/s or 1.2 g/cm^3")
      case .algebraic:
        ("a formula", "your answer; * or a blank multiplies, / divides, ^ is a power")
      }
    let rows = [
      answer,
      (":skip, :s", "put the problem off until the others are done"),
      (":back", "list the problems you put off; :back 4 comes back to number 4"),
      (":reveal, :r", "show the right answer, which earns nothing"),
      (":quit, :q", "give the quiz up; it is lost"),
      (":help, :h", "show this"),
      ("ctrl-D", "leave; with --save you can go on later"),
      ("Return", "go on after the verdict"),
    ]
    let width = 15
    for (name, meaning) in rows {
      let padding = String(repeating: " ", count: width - name.count)
      try console.printParagraph(
        name + padding + meaning,
        indent: "  ",
        // There is no room for a second column on the narrowest terminals.
        hanging: console.width < 2 * width ? 2 : width,
        render: console.style.dim
      )
    }
    try say("Where no text is asked for, a command needs no colon.", render: console.style.dim)
  }
}

// MARK: - Skipped problems

extension QuizPlayer {
  /// The numbers of the problems that the learner skipped and could come back to.
  private var skippedNumbers: [Int] {
    let skipped = Set(
      session.events.compactMap { event in
        if case .skipped(let problem, _) = event { problem } else { nil }
      }
    )
    let undecided = Set(session.undecidedProblems)
    return session.content.items.indices.filter { index in
      let problem = session.content.items[index].problem.id
      return index != session.currentIndex && skipped.contains(problem)
        && undecided.contains(problem)
    }.map { $0 + 1 }
  }

  private mutating func printSkippedProblems() throws {
    let numbers = skippedNumbers
    guard let first = numbers.first else { return try say("No skipped problem waits for you.") }
    for number in numbers {
      let prompt = session.content.items[number - 1].problem.prompt.rendered(console.style)
      try console.printParagraph(
        "\(number)  \(prompt)",
        indent: "  ",
        hanging: "\(number)".count + 2
      )
    }
    try say(":back \(first) comes back to problem \(first).", render: console.style.dim)
  }
}
