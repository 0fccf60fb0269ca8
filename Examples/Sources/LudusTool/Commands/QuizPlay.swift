import ArgumentParser
import Quizzes

/// The command `ludus quiz play`.
struct QuizPlay: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play",
    abstract: "Play a quiz.",
    discussion: """
      Answer with the letters shown or with text; :help lists what else you can do. Every answer is judged \
      at once. Leave with ctrl-D; a quiz played with --save goes on where you left it when you give the same \
      command again. The input can also come from a file or a pipe, a line for each answer and an empty one \
      to continue.

      Example:

        ludus quiz play bank.json --set ch1010/acids --count 5 --save acids.save
      """
  )

  @Argument(help: "The problem bank, a JSON file.")
  var file: String

  @OptionGroup var draw: DrawOptions

  @Option(help: "What the draw depends on, a whole number from 0. Default: a random one.")
  var seed: UInt64?

  @Option(
    help: ArgumentHelp(
      "Where to keep the quiz. If there is one, it goes on, and the options for drawing are not used.",
      valueName: "file"
    )
  )
  var save: String?

  func run() throws {
    var console = Console()
    let save = save.map(SaveFile.init)
    let session: QuizSession
    if let save, let saved = try save.load() {
      session = saved
      try welcomeBack(to: saved, in: save, on: &console)
    } else {
      session = QuizSession(try drawQuiz(for: &console))
    }
    guard !session.isOver else { return try console.flush() }
    var player = QuizPlayer(session, on: console, savingTo: save)
    console = try player.play()
    try sayGoodbye(to: player.session, in: save, on: &console)
    try console.flush()
  }

  private func drawQuiz(for console: inout Console) throws -> Quiz {
    // Small enough to be typed again.
    let seed = seed ?? UInt64.random(in: 0..<1_000_000)
    let quiz = try draw.quiz(from: BankFile(path: file), seed: seed)
    let problems = Count(quiz.items.count, "problem")
    try console.print(
      "A quiz of \(problems), drawn with the seed \(seed). :help lists the commands."
    )
    return quiz
  }

  private func welcomeBack(
    to session: QuizSession,
    in save: SaveFile,
    on console: inout Console
  ) throws {
    switch session.phase {
    case .presenting, .decided:
      let count = session.content.items.count
      try console.print("You go on with the quiz in \(save.path.onOneLine).")
      try console.print(
        "Decided: \(session.decidedCount) of \(count). Points so far: \(session.score)."
      )
    case .finished:
      try console.print("The quiz in \(save.path.onOneLine) is finished.")
      try console.printSummary(of: session)
    case .quit:
      try console.print("The quiz in \(save.path.onOneLine) was given up and is lost.")
    }
  }

  private func sayGoodbye(
    to session: QuizSession,
    in save: SaveFile?,
    on console: inout Console
  ) throws {
    switch (session.phase, save) {
    case (.finished, _):
      try console.print()
      try console.printSummary(of: session)
    case (.quit, _):
      try console.print("You gave the quiz up: it is lost.")
    case (_, let save?):
      let bank = SaveFile(path: file).quotedPath
      try console.print("Saved. To go on: ludus quiz play \(bank) --save \(save.quotedPath)")
    case (_, nil):
      try console.print("You left, and without --save the progress is lost.")
    }
  }
}
