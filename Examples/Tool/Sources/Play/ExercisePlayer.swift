// SPDX-License-Identifier: Apache-2.0
import Exercises
import Foundation
import Languages

/// Plays an exercise of any format with a person.
struct ExercisePlayer<Session: PlayableSession> {
  private(set) var session: Session
  private var console: Console
  /// Where the session is kept after every line, or nil to keep it nowhere.
  private let save: SaveFile?
  private let say: PlayWords
  private var generator: SeededGenerator

  init(
    _ session: Session,
    on console: Console,
    savingTo save: SaveFile?,
    in say: PlayWords,
    using generator: SeededGenerator
  ) {
    self.session = session
    self.console = console
    self.save = save
    self.say = say
    self.generator = generator
  }

  /// Plays until the session is over or the input ends.
  ///
  /// - Returns: The console, which has read some of the input.
  mutating func play() throws -> Console {
    if session.events.isEmpty, !session.isFinished {
      try session.start(at: session.now)
    }
    try save?.write(session.asAny)
    var progress: TaskProgress?
    var lines: [String] = []
    while !session.isFinished {
      if session.progress != progress {
        progress = session.progress
        lines = []
        try console.print()
        try console.print(
          console.style.bold("\(session.progress.done) / \(session.progress.total)")
        )
      }
      let screen = session.screen(console.style, in: say)
      if screen.lines != lines {
        lines = screen.lines
        for line in lines {
          try console.printParagraph(line, indent: "  ", hanging: 2)
        }
      }
      switch try console.ask(screen.prompt, until: session.nextDeadline) {
      case .end: return console
      case .timeIsUp: try letTimePass()
      case .line(":help"), .line("?"): try printHelp()
      case .line(let line):
        // A line that comes too late belongs to what is over.
        if try !letTimePass() { try react(to: line) }
      }
    }
    return console
  }

  /// Ends what is over by now.
  ///
  /// - Returns: Whether anything was.
  @discardableResult
  private mutating func letTimePass() throws -> Bool {
    let before = session
    try session.advance(to: session.now)
    guard session != before else { return false }
    if before.isSecret {
      try console.wipe()
    }
    try console.say(say("The time is up."))
    try tellChanges(since: before)
    return true
  }

  private mutating func react(to line: String) throws {
    let before = session
    let reply: Reply
    do throws(Session.Refusal) {
      reply = try session.react(to: line, at: session.now, using: &generator, in: say)
    } catch {
      return try console.say(say("Not now. \(error.sentence(in: say.phrasebook))"))
    }
    if before.isSecret, !session.isSecret {
      try console.wipe()
    }
    for line in reply.lines {
      try console.say(line, render: line.hasPrefix("✓") ? console.style.green : { $0 })
    }
    if let heard = reply.heard {
      try console.flash("  \(heard.rendered(console.style))")
    }
    if session != before {
      try tellChanges(since: before)
    }
  }

  /// Keeps the session, and tells what went wrong and which task is done.
  private mutating func tellChanges(since before: Session) throws {
    try save?.write(session.asAny)
    for mistake in session.mistakes.dropFirst(before.mistakes.count) {
      let text = MistakeText(mistake, showingTarget: session.showsTargets, in: say.phrasebook)
      try console.say("✗ \(text.headline)", render: console.style.red)
      if let hint = text.hint {
        try console.printParagraph(hint, indent: "    ", render: console.style.dim)
      }
    }
  }

  private mutating func printHelp() throws {
    let rows =
      session.choices(in: say) + [
        (":help, ?", say("show this list")),
        ("ctrl-D", say("quit; with --save you can continue later")),
      ]
    try console.printChoices(rows, width: 11, render: console.style.dim)
  }
}

extension Console {
  /// Tells what a session has come to, what it earns, and what a child hears at the end.
  mutating func printSummary(of session: any ExerciseSession, in say: PlayWords) throws {
    let summary = session.summary
    let points = PointPolicy.standard.points(for: summary).total
    try print(style.bold("\(summary.progress.done) / \(summary.progress.total)"))
    try print(say("Mistakes: \(summary.mistakeCount), points: \(points)"))
    try printParagraph(summary.sentence(in: say.phrasebook))
  }
}
