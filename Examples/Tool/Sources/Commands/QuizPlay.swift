// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Languages
import Quizzes

/// The command `ludus quiz play`.
struct QuizPlay: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play",
    abstract: "Play a quiz.",
    discussion: """
      Answer with the letters shown or with text; :help lists other commands. Quit with ctrl-D; a quiz \
      played with --save continues where you left off when you run the same command again. The input can also \
      come from a file or a pipe, a line for each answer and an empty one to continue.

      In the mode immediate, every answer is judged at once. In the mode deferred, answers can be changed \
      until :submit submits the quiz. In the others a problem can be tried again, and wrong tries cost \
      points: in the mode adaptive as often as you like, and the best try counts; in the modes interactive \
      and countBack three times, and the last try counts, as a whole or part by part.

      Example:

        ludus quiz play bank.json --set ch1010/acids --count 5 --save acids.save

      With three tries a problem and ten minutes in all:

        ludus quiz play bank.json --mode interactive --time-limit 600
      """
  )

  @OptionGroup var bank: MainFile<BankKind>
  @OptionGroup var draw: DrawOptions
  @OptionGroup var rules: RulesOptions

  @Option(
    parsing: .unconditional,
    help: "The seed for the draw, a whole number from 0. (default: random)"
  )
  var seed: WholeNumber?

  @OptionGroup var keeping: SaveOption

  @Option(
    help: ArgumentHelp(
      "The language of the reasons. (default: that of the bank, or English)",
      valueName: "language"
    )
  )
  var language: Phrasebook?

  func validate() throws {
    _ = try seed?.seed()
  }

  func run() throws {
    var console = Console()
    let save = keeping.file
    let session: QuizSession
    let tag: String?
    var isOfBank = true
    if let save, let saved = try save.load(QuizSession.self) {
      session = saved
      let bank = try? bank.load()
      if let bank {
        isOfBank = saved.content.items.allSatisfy { bank.set($0.set) != nil }
      }
      tag = isOfBank ? bank?.language : nil
      try welcomeBack(to: saved, in: save, isOfBank: isOfBank, on: &console)
    } else {
      let bank = try bank.load()
      session = QuizSession(try drawQuiz(from: bank, for: &console))
      tag = bank.language
    }
    guard !session.isFinished else { return try console.flush() }
    let reasons = language ?? tag.flatMap { Phrasebook(for: Language($0)) } ?? .english
    var player = QuizPlayer(session, on: console, savingTo: save, reasonsIn: reasons)
    console = try player.play()
    let file = isOfBank ? bank.path : "BANK"
    try sayGoodbye(to: player.session, of: file, in: save, reasonsIn: reasons, on: &console)
    try console.flush()
  }

  private func drawQuiz(from bank: ProblemBank, for console: inout Console) throws -> Quiz {
    // Small enough to be typed again.
    let seed = try seed?.seed() ?? UInt64.random(in: 0..<1_000_000)
    let quiz = try draw.quiz(from: bank, in: self.bank, rules: rules.load(), seed: seed)
    let problems = Count(quiz.items.count, "problem")
    try console.printParagraph(
      "A quiz of \(problems), drawn with the seed \(seed). :help lists the commands."
    )
    return quiz
  }

  private func welcomeBack(
    to session: QuizSession,
    in save: SaveFile,
    isOfBank: Bool,
    on console: inout Console
  ) throws {
    let path = save.path.onOneLine
    if !isOfBank {
      try console.printParagraph(
        "The quiz in \(path) is not of \(self.bank.path.onOneLine), which is not used."
      )
    }
    if draw.isGiven || seed != nil {
      try console.printParagraph(
        "The quiz is drawn already; --set, --count and --seed are not used."
      )
    }
    if rules.isGiven {
      try console.printParagraph("The quiz keeps its rules; the options for rules are not used.")
    }
    switch session.phase {
    case .notStarted, .presenting, .decided, .readyToSubmit:
      let count = session.content.items.count
      try console.printParagraph("You are continuing the quiz in \(path).")
      try console.printParagraph(
        "Decided: \(session.decidedCount) of \(count). Points so far: \(session.score)."
      )
    case .finished:
      try console.printParagraph("The quiz in \(path) is finished.")
      try console.printSummary(of: session)
    case .quit:
      try console.printParagraph("The quiz in \(path) was given up and is lost.")
    case .timedOut:
      try console.printParagraph("The time for the quiz in \(path) is over, and it is lost.")
    }
    if session.isFinished {
      try console.printParagraph(
        "To start a new quiz, delete \(path) or name another file with --save."
      )
    }
  }

  private func sayGoodbye(
    to session: QuizSession,
    of file: String,
    in save: SaveFile?,
    reasonsIn phrasebook: Phrasebook,
    on console: inout Console
  ) throws {
    switch session.phase {
    case .finished:
      try console.print()
      if session.content.rules.mode == .deferred {
        try console.printReview(of: session, reasonsIn: phrasebook)
      }
      try console.printSummary(of: session)
    case .timedOut:
      try console.print("The time is over, and the quiz is lost.")
    case .quit:
      try console.print("You gave the quiz up: it is lost.")
    case .notStarted, .presenting, .decided, .readyToSubmit:
      try console.printLeaving(
        "quiz play",
        file,
        savedTo: save,
        orLosing: "progress is lost"
      )
    }
  }
}
