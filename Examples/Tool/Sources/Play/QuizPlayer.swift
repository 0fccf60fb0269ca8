// SPDX-License-Identifier: Apache-2.0
import Foundation
import Languages
import Quizzes

extension QuizSession: Savable {
  static let noun = "quiz"
}

/// Plays a quiz with a person.
struct QuizPlayer {
  var session: QuizSession
  var console: Console
  /// Where the session is kept after every event, or nil to keep it nowhere.
  private let save: SaveFile?
  /// The language of reasons.
  let phrasebook: Phrasebook
  /// What was asked about right now, and takes effect when it is entered again.
  private var doubted: PlayerInput?

  init(
    _ session: QuizSession,
    on console: Console,
    savingTo save: SaveFile?,
    reasonsIn phrasebook: Phrasebook
  ) {
    self.session = session
    self.console = console
    self.save = save
    self.phrasebook = phrasebook
  }

  /// What is current: the item that is shown, and whether it is decided.
  private struct Place: Equatable {
    let problem: Problem.ID?
    let phase: QuizSession.Phase
  }

  private var place: Place {
    Place(problem: session.currentItem?.problem.id, phase: session.phase)
  }

  /// Plays until the session is over or the input ends.
  ///
  /// - Returns: The console, which has read some of the input.
  mutating func play() throws -> Console {
    // With a time limit the learner starts it; otherwise time for the first problem begins now.
    if session.phase == .presenting, session.events.isEmpty {
      try session.start(at: now)
    }
    try save?.write(session)
    var shown: Problem.ID?? = nil
    while !session.isFinished {
      if try endTimes() { continue }
      if shown != .some(session.currentItem?.problem.id) {
        shown = .some(session.currentItem?.problem.id)
        try showPlace()
      }
      guard let line = try console.ask(prompt) else { return console }
      // The learner may have thought for long.
      if try endTimes() { continue }
      try react(to: understood(line))
    }
    return console
  }

  /// The time it is.
  ///
  /// The session refuses dates that go back, as those of a clock that was set back do.
  private var now: Date { max(Date(), session.events.last?.date ?? .distantPast) }

  /// Lets the session know the time, and says what has ended.
  ///
  /// - Returns: Whether the learner is somewhere else, or the problem is decided.
  private mutating func endTimes() throws -> Bool {
    let before = place
    let count = session.events.count
    try session.advance(to: now)
    let endings = session.events.dropFirst(count)
    guard !endings.isEmpty else { return false }
    try save?.write(session)
    for ending in endings {
      try console.print()
      try console.printParagraph(
        text(forEndOf: ending.action.problem),
        render: console.style.red
      )
    }
    guard place != before else { return false }
    if session.currentItem?.problem.id == before.problem {
      try showVerdict()
    }
    return true
  }

  private func text(forEndOf problem: Problem.ID?) -> String {
    guard let problem else { return "The time for the quiz is over." }
    let number = session.content.items.firstIndex { $0.problem.id == problem }.map { $0 + 1 } ?? 0
    return "The time for problem \(number) is over."
  }

  private var prompt: String {
    switch session.phase {
    case .notStarted: "Return to start > "
    case .decided: "Return to continue > "
    default: "> "
    }
  }

  private func understood(_ line: String) -> PlayerInput {
    if session.phase == .presenting, let item = session.currentItem {
      return PlayerInput(line, answering: item)
    }
    return PlayerInput(goingOn: line)
  }

  mutating func say(_ text: String, render: (String) -> String = { $0 }) throws {
    try console.printParagraph(text.onOneLine, indent: "  ", render: render)
  }

  private mutating func react(to input: PlayerInput) throws {
    let isEnteredAgain = input == doubted
    doubted = nil
    if !isEnteredAgain, let doubt = Doubt(about: input, in: session, isSaved: save != nil) {
      doubted = input
      return try say(doubt.question)
    }
    switch input {
    case .command(.help): try printHelp()
    case .command(.back(nil)): try printReturns()
    case .command(.back(let number?)) where !numbersToReturnTo.contains(number):
      try say(refusal(ofReturnTo: number))
    case .command(.rate) where session.takenHints.isEmpty:
      try say("You have seen no hint of this problem.")
    case .unclear(let message): try say(message)
    case .nothing where !canGoOn: try say(waitingMessage)
    case .response where session.content.rules.asksCertainty:
      // When the input ends here, the answer is not given.
      guard let certainty = try askForCertainty(), try !endTimes() else { return }
      try change(by: input, certainty: certainty)
    case .nothing, .command, .response: try change(by: input)
    }
  }

  /// Whether Return means to go on.
  private var canGoOn: Bool {
    switch session.phase {
    case .notStarted, .decided: true
    case .presenting: session.content.rules.mode == .deferred && session.feedback != nil
    default: false
    }
  }

  /// Makes the change that is asked for, and keeps it, or says why it cannot be made.
  private mutating func change(by input: PlayerInput, certainty: Certainty? = nil) throws {
    let now = now
    let item = session.currentItem
    do throws(QuizError) {
      switch input {
      case .response(let response):
        try session.answer(response, certainty: certainty, at: now)
      case .command(.hint): try session.takeHint(at: now)
      case .command(.rate(let isHelpful)):
        guard let item else { return }
        let last = session.takenHints.count - 1
        try session.rateHint(last, of: item.problem.id, isHelpful: isHelpful, at: now)
      case .command(.reveal): try session.reveal(at: now)
      case .command(.skip): try session.skip(at: now)
      case .command(.back(let number?)):
        try session.comeBack(to: session.content.items[number - 1].problem.id, at: now)
      case .command(.submit): try session.submit(at: now)
      case .command(.quit): try session.quit(at: now)
      case .nothing where session.phase == .notStarted: try session.start(at: now)
      case .nothing: try session.proceed(at: now)
      case .command(.help), .command(.back(nil)), .unclear: return
      }
    } catch {
      return try say(message(for: error))
    }
    try save?.write(session)
    switch input {
    case .command(.hint): try showLastHint()
    case .command(.rate): try say("Noted, thank you.")
    default:
      if session.currentItem == item {
        try showVerdict()
      }
    }
  }

  /// Tells what came of the current problem.
  private mutating func showVerdict() throws {
    guard let item = session.currentItem, let feedback = session.feedback else { return }
    try console.printVerdict(feedback, on: item, reasonIn: phrasebook)
    if let more = nextStep(after: feedback) {
      try console.printParagraph(more, indent: "    ", render: console.style.dim)
    }
  }

  /// How sure the learner is, or nil when the input has ended.
  private mutating func askForCertainty() throws -> Certainty? {
    while let line = try console.ask("How sure are you? 1 guessed, 2 rather, 3 certain > ") {
      switch line.trimmingCharacters(in: .whitespaces).lowercased() {
      case "1", "low": return .low
      case "2", "mid": return .mid
      case "3", "high": return .high
      default: try say("Answer with 1, 2 or 3.")
      }
    }
    return nil
  }
}
