import Foundation
import Quizzes

/// Plays a session with a person.
struct QuizPlayer {
  private(set) var session: QuizSession
  private var console: Console
  /// Where the session is kept after every event, or nil to keep it nowhere.
  private let save: SaveFile?

  init(_ session: QuizSession, on console: Console, savingTo save: SaveFile?) {
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
      try console.print("  \(mark) \(labels.line(label, option, console.style))")
    }
    if case .checkAll = item.problem.kind {
      let hint = "Pick all that are right, one after the other or at once."
      try console.print("  \(console.style.dim(hint))")
    }
    if let feedback = session.feedback {
      try console.printVerdict(feedback, on: item)
    }
  }

  private mutating func react(to input: PlayerInput, at item: QuizItem) throws {
    switch input {
    case .command(.help): try printHelp(for: item)
    case .unclear(let message): try console.print("  \(message.onOneLine)")
    case .nothing where session.phase == .presenting:
      try console.print("  \(Self.waitingMessage)")
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
      case .command(.quit): try session.quit(at: now)
      case .nothing: try session.advance(at: now)
      case .command(.help), .unclear: return
      }
    } catch {
      return try console.print("  \(Self.message(for: error))")
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
    case .alreadyDecided: "This problem is decided: Return goes on."
    default: "\(error)".onOneLine
    }
  }

  private mutating func printHelp(for item: QuizItem) throws {
    let answer =
      switch item.problem.kind {
      case .multipleChoice: "a, b, ...      the letter of the option that is right"
      case .checkAll: "a, b, ...      the letters of right options, one after the other or at once"
      case .exactMatch: "any text       your answer; one that begins with a colon needs two"
      }
    let lines = """
      \(answer)
      :skip, :s      put the problem off until the others are done
      :reveal, :r    show the right answer, which earns nothing
      :quit, :q      give the quiz up; it is lost
      :help, :?      show this
      ctrl-D         leave; with --save you can go on later
      Return         go on after the verdict
      Where no text is asked for, a command needs no colon.
      """
    for line in lines.split(separator: "\n") {
      try console.print("  \(console.style.dim(String(line)))")
    }
  }
}
