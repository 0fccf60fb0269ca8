// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Exercises
import Languages

/// The command `ludus exercise play`.
struct ExercisePlay: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play",
    abstract: "Play a spelling exercise.",
    discussion: """
      Shows the exercises to choose from, unless --exercise names one. Every line is judged at once; :help lists \
      the commands. Where a word is to be heard, the terminal shows it for two seconds. Time limits are \
      those of the clock.

      Quit with ctrl-D; an exercise played with --save continues where you left off when you run the same command \
      again. The input can also come from a file or a pipe.

      Example:

        ludus exercise play Examples/Content/spelling.json --exercise 4 \\
          --save insert.save
      """
  )

  @OptionGroup var exercises: MainFile<ExercisesKind>
  @OptionGroup var words: WordsOption

  @Option(parsing: .unconditional, help: "The number of the exercise. (default: you are asked)")
  var exercise: WholeNumber?

  @Option(
    parsing: .unconditional,
    help: "The seed for drawing words, a whole number from 0. (default: a random one)"
  )
  var seed: WholeNumber?

  @OptionGroup var keeping: SaveOption

  @Option(
    help: ArgumentHelp(
      "The language in which you are spoken to, hints included.",
      valueName: "code"
    )
  )
  var language: Phrasebook = .english

  private var say: PlayWords { PlayWords(phrasebook: language) }

  func validate() throws {
    _ = try seed?.seed()
    _ = try exercise?.count("--exercise", atLeast: 0)
  }

  func run() throws {
    var console = Console()
    var generator = SeededGenerator(seed: try seed?.seed() ?? .random(in: 0..<1_000_000))
    let save = keeping.file
    let session: AnyExerciseSession
    var path = exercises.path
    if let save, let saved = try save.load(AnyExerciseSession.self) {
      session = saved
      try console.printParagraph(say("You are continuing the exercise in \(save.path.onOneLine)."))
      let (file, id) = (ExerciseFile(path: path), saved.exercise.id)
      if let all = try? file.load(words: words.load(), using: &generator),
        !all.contains(where: { $0.id == id && $0.info == saved.exercise.info })
      {
        try console.printParagraph(say("It is not of \(file.path.onOneLine), which is not used."))
        path = "EXERCISES"
      }
      if exercise != nil || seed != nil || words.words != nil {
        try console.printParagraph(
          say("The exercise is chosen already; --exercise, --words and --seed are not used.")
        )
      }
    } else if let chosen = try choose(using: &generator, on: &console) {
      session = AnyExerciseSession(chosen)
    } else {
      return try console.flush()
    }
    let info = session.exercise.info
    try console.printParagraph(info.name.onOneLine, render: console.style.bold)
    try console.printParagraph(info.description.onOneLine)
    try play(session.playable, of: path, savingTo: save, using: generator, on: &console)
    try console.flush()
  }

  /// The exercise that is named, or that the person chooses; nil when the input ends.
  private func choose(
    using generator: inout SeededGenerator,
    on console: inout Console
  ) throws -> Exercise? {
    let file = ExerciseFile(path: exercises.path)
    let all = try file.load(words: try words.load(), using: &generator)
    if let number = try exercise?.count("--exercise", atLeast: 0) {
      guard let exercise = all.first(where: { $0.id.rawValue == number }) else {
        let known = all.map { "\($0.id)" }.joined(separator: ", ")
        throw Failure.wrongUsage("\(file.path) has no exercise \(number); it has \(known)")
      }
      return exercise
    }
    for exercise in all {
      try console.printParagraph(
        "\(exercise.id)  \(exercise.info.name.onOneLine)",
        indent: "  ",
        hanging: 4
      )
    }
    while let line = try console.ask(say("Which exercise? > ")) {
      let number = Int(line.split(whereSeparator: \.isWhitespace).joined())
      if let exercise = all.first(where: { $0.id.rawValue == number }) { return exercise }
      try console.print(say("Type one of the numbers above."))
    }
    return nil
  }

  private func play(
    _ session: some PlayableSession,
    of path: String,
    savingTo save: SaveFile?,
    using generator: SeededGenerator,
    on console: inout Console
  ) throws {
    var player = ExercisePlayer(
      session,
      on: console,
      savingTo: save,
      in: say,
      using: generator
    )
    console = try player.play()
    if player.session.isFinished {
      try console.print()
      try console.printSummary(of: player.session, in: say)
    } else {
      try console.printLeaving(
        "exercise play",
        path,
        savedTo: save,
        orLosing: "progress is lost",
        in: say
      )
    }
  }
}
