// SPDX-License-Identifier: Apache-2.0
import Exercises
import Foundation
import Languages
import Testing

@testable import LudusTool

@Suite("ludus exercise play")
struct ExercisePlayTests {
  private func play(
    _ exercise: Int?,
    _ lines: [String],
    save: String? = nil,
    _ options: String...
  ) throws -> Run {
    try Tool.ludus.run(
      ["exercise", "play", Files.spelling, "--seed", "1"]
        + (exercise.map { ["--exercise", "\($0)"] } ?? []) + (save.map { ["--save", $0] } ?? [])
        + options,
      input: Data(lines.map { "\($0)\n" }.joined().utf8)
    )
  }

  @Test("fills gaps until all are right, with help after an error")
  func insert() throws {
    let run = try play(4, ["i ie", "ie"])
    let output = """
      Langes i
      i oder ie? Setze ein.

      0 / 4
        Am D[]nstag fl[]gen wir nach New York.
      2 gaps, from the left > i ie
        ✓ ie in “fliegen”
        ✗ “i” does not belong there.
          Long i: Is the i long or short? Think of how it is written in most words,
          and of the words to remember.
        Am D[i]nstag fliegen wir nach New York.
        ? Sprich das Wort in Silben: Ist das i kurz oder lang?
      the gap > ie
        ✓ ie in “Dienstag”

      1 / 4
        Der T[]ger l[]gt auf der W[]se.
      3 gaps, from the left > \("")
      You left, and without --save the progress is lost.

      """
    #expect(run == Run(status: 0, output: output))
  }

  @Test("praises who makes no mistake, and counts points")
  func praise() throws {
    let run = try play(4, ["ie ie", "i ie", "ie", "ie ie", "ie ie ie"])
    #expect(run.output.contains("Gaps to fill: 3.") == false)
    #expect(run.status == 0)
    let whole = try play(4, ["ie ie", "i ie ie", "ie", "ie", "ie ie ie"])
    let end = """

      4 / 4
      Mistakes: 0, points: 55
      Great, you solved everything without a mistake.

      """
    #expect(whole.output.hasSuffix(end))
  }

  @Test("hides words, wants a letter marked, and compares what was written")
  func keywords() throws {
    let run = try play(1, ["", "9", "1 2", "1", "", "im", "no", "", "1", "", "Tiger"])
    let output = """
      0 / 6
        ihm
      Read. Which letters are difficult? > \("")
        Mark at least one letter first, such as 1.
      Read. Which letters are difficult? > 9
        Not now. This letter does not exist.
      Read. Which letters are difficult? > 1 2
        [i][h]m
      Read, then Return > 1
        i[h]m
      Read, then Return > \("")
      Word 1 of 1 > im
        ✗ “im” should be “ihm”.
          Long i: Is the i long or short? Think of how it is written in most words,
          and of the words to remember.
      Return to continue > no
        Press Return to continue.
      Return to continue > \("")

      1 / 6
        Tiger
      Read. Which letters are difficult? > 1
        [T]iger
      Read, then Return > \("")
      Word 1 of 1 > Tiger
        ✓ Tiger

      2 / 6
      """
    #expect(run.output.contains(output))
  }

  @Test("does not tell the right word where the exercise says so")
  func withoutComparing() throws {
    let run = try play(3, ["2.2", "", "Fane", "", "Zahn"])
    let output = """
      Word 1 of 3 > Fane
      Word 2 of 3 > \("")
      Word 3 of 3 > Zahn
        ✓ Zahn
        ✗ “Fane” is wrong.
      """
    #expect(run.output.contains(output))
    #expect(run.output.contains("  ✗ A word is left out.\n\n1 / 2\n"))
  }

  @Test("finds words and reasons")
  func errorLocations() throws {
    let run = try play(8, ["1", "1", "Meuse", "7", "1 2", "4", "", "", "5", "1", ""])
    let output = """
      2 to find. Which word is wrong? > 1
        ✗ “Die” is right as it stands.
      2 to find. Which word is wrong? > 1
        You have found that word already; this costs nothing.
      2 to find. Which word is wrong? > Meuse
        ✓ Yes, this word is wrong.
        1) Es gibt ein verwandtes Wort mit a oder au.
        2) Nach einem kurzen Selbstlaut steht ein doppelter Mitlaut.
        3) Das Wort hat den falschen Anfangsbuchstaben: groß oder klein?
      Why is “Meuse” wrong? > 7
        There is no reason “7”.
      Why is “Meuse” wrong? > 1 2
        ✓ Es gibt ein verwandtes Wort mit a oder au.
        ✗ Not a reason: “Nach einem kurzen Selbstlaut steht ein doppelter Mitlaut.”
        Die Mäuse laufen engstlich in ihr Loch.
        1 Die   2 Mäuse   3 laufen   4 engstlich   5 in   6 ihr   7 Loch
      1 to find. Which word is wrong? > 4
      """
    #expect(run.output.contains(output))
    #expect(
      run.output.contains("  ✗ Also a reason: “Es gibt ein verwandtes Wort mit a oder au.”\n")
    )
    #expect(run.output.contains("\n2 / 3\n"))
  }

  @Test("drags words, and takes them back")
  func drag() throws {
    let run = try play(10, ["", "2", "2 1", "", "1 9", "1", "", ""])
    #expect(run.output.contains("  Put the word somewhere first.\n"))
    #expect(run.output.contains("  1) Nomen: Garten\n  2) Verb\n"))
    #expect(run.output.contains("  ✓ Nomen\n\n1 / 6\n"))
    #expect(run.output.contains("  Type numbers from 1 to 3.\n"))
    #expect(
      run.output.contains(
        """
          ✗ It does not belong to “Nomen”.
          ✗ It belongs to “Verb”.
        Return to continue > \("")

        2 / 6

        """
      )
    )
  }

  @Test("lets words be heard, and judges category and spelling apart")
  func write() throws {
    let run = try play(11, ["", ":hear", "x", "1 Bine", "4 Biene", "", ""])
    let heard = "  ♪ Biene (audio/langes-i/01.m4a)\n"
    #expect(run.output.components(separatedBy: heard).count == 3)
    #expect(run.output.contains("Type a number from 1 to 4, and then the word."))
    let verdict = """
        ✓ Nomen
        ✗ “Bine” should be “Biene”.
          Long i: Is the i long or short?
      """
    #expect(run.output.contains(verdict))
    #expect(run.output.contains("\n1 / 6\n"))
  }

  @Test("spins the wheel by its seed")
  func wheel() throws {
    let run = try play(13, ["no", "", "", ":hear", "Fier", "", "", "x"], "--language", "en")
    #expect(run.output.contains("  Press Return to spin.\n"))
    #expect(run.output.contains("  Write the word that you heard.\n"))
    #expect(run.output.contains("  ✗ “Fier” should be “vier”.\n"))
    #expect(run.output.contains("f, v or w"))
    #expect(run.output.contains("Words on the wheel: 7."))
    #expect(try play(13, ["no", "", "", ":hear", "Fier", "", "", "x"], "--language", "en") == run)
  }

  @Test("speaks one language", arguments: PlayWords.languages)
  func oneLanguage(code: String) throws {
    let games: [(Int, [String])] = [
      (1, ["", "9", "0", "1", "", "im", "no", "", "1", "", "Tiger"]),
      (4, [":help", "", "i ie", "x x x", "ie"]),
      (8, [":help", "x y", "1", "1", "Meuse", ":help", "9", "2", "1 2"]),
      (10, [":help", "", "9", "1", "", "x", ""]), (11, ["", ":help", "x", "1 Bine", "", "x", ""]),
      (13, [":help", "no", "", "", "Fier", "x", ""]),
    ]
    // Lines that are the same in any language are those of the exercise.
    let letters = CharacterSet.letters
    for (exercise, lines) in games {
      let english = try play(exercise, lines, "--language", "en")
      let other = try play(exercise, lines, "--language", code)
      #expect(english.status == 0 && other.status == 0)
      let content = try String(contentsOfFile: Files.spelling, encoding: .utf8)
      func sentences(_ run: Run) -> Set<String> {
        Set(
          run.output.split(separator: "\n").flatMap { $0.components(separatedBy: " > ") }
            .map { $0.trimmingCharacters(in: letters.inverted) }
            .filter { $0.contains(" ") && !content.contains($0) }
        )
      }
      // Of the exercise and of what was typed are all words of such a line, and parts of words
      // around a gap.
      let words = content + lines.joined(separator: " ")
      let shown = sentences(english).intersection(sentences(other)).filter { line in
        !line.contains("audio/") && !line.split { !$0.isLetter }.allSatisfy { words.contains($0) }
      }
      #expect(
        shown.isEmpty,
        "\(exercise): \(shown)"
      )
    }
  }

  @Test("has every sentence in every language, with its values")
  func table() {
    let others = Phrasebook.all.map(\.language.rawValue).filter { $0 != "en" }
    #expect(PlayWords.languages.sorted() == others.sorted())
    for (english, rows) in PlayWords.table {
      #expect(rows.count == PlayWords.languages.count, "\(english)")
      for row in rows {
        for place in 0..<3 {
          #expect(row.contains("{\(place)}") == english.contains("{\(place)}"), "\(row)")
        }
        #expect(row.hasSuffix(" > ") == english.hasSuffix(" > "), "\(row)")
      }
    }
    #expect(PlayWords.table.count > 55)
  }

  @Test("asks which exercise, and lists them")
  func choice() throws {
    let run = try play(nil, ["99", "x", " 13 "])
    #expect(run.output.hasPrefix("  1  Merkwörter (leicht)\n"))
    #expect(run.output.components(separatedBy: "Type one of the numbers above.\n").count == 3)
    #expect(run.output.contains("Which exercise? >  13 \nf oder v?\n"))
    #expect(try play(nil, []).output.hasSuffix("Which exercise? > \n"))
    let unknown = try play(99, [])
    #expect(unknown.status == 64)
    #expect(unknown.errors.contains("has no exercise 99; it has 1, 2, 3, "))
  }

  @Test(
    "shows what can be typed",
    arguments: [1, 2, 4, 8, 10, 11, 13]
  )
  func help(exercise: Int) throws {
    let run = try play(exercise, [":help", "?"])
    #expect(run.output.components(separatedBy: "  :help, ?   show this list\n").count == 3)
  }

  @Test(
    "goes on wherever it was left, to the same end",
    arguments: [
      (4, ["i ie", "ie", "i", "ie ie", "ie", "ie", "ie ie ie"]),
      (8, ["1", "2", "1", "4", "1", "", "5", "1", "", "4", "1", "8", "2 3", ""]),
      (3, ["1.1", "", "Fane", "Zahn", "Stuhl", "1.1", "", "Mehl", "Höle"]),
      (10, ["1", "", "2", "", "3", "", "1", "", "", "1", "", "2", ""]),
      (13, ["", "vier", "", "x", ""]),
    ]
  )
  func resume(exercise: Int, lines: [String]) throws {
    let folder = try TemporaryFolder()
    let whole = try play(exercise, lines, save: folder.path("whole"))
    for count in 0..<lines.count {
      let save = folder.path("\(count)")
      let first = try play(exercise, Array(lines.prefix(count)), save: save)
      #expect(first.output.contains("Saved. To continue: ludus exercise play "))
      let rest = try play(exercise, Array(lines.dropFirst(count)), save: save)
      #expect(rest.status == 0)
      #expect(rest.output.hasPrefix("You are continuing the exercise in "))
      let sessions = try ["whole", "\(count)"].map { name in
        try AnyExerciseSession(json: Data(try folder.text(of: name).utf8))
      }
      if exercise != 13 {
        #expect(sessions[0].base.mistakes.map(\.kind) == sessions[1].base.mistakes.map(\.kind))
        #expect(sessions[0].base.progress == sessions[1].base.progress)
        #expect(sessions[1].base.isFinished)
        #expect(rest.output.split(separator: "\n").last == whole.output.split(separator: "\n").last)
      }
    }
  }

  @Test("ends what the clock has ended, once for each phase that is over")
  func timers() throws {
    let folder = try TemporaryFolder()
    let exercise = try #require(
      try ExerciseCollection(json: Data(contentsOf: URL(fileURLWithPath: Files.spelling)))[2]
    )
    // Started when the time of all phases was over long ago.
    guard case .keywords(var session) = AnyExerciseSession(exercise) else { return }
    try session.start(at: Date(timeIntervalSince1970: 0))
    try folder.write(try AnyExerciseSession.keywords(session).json(), to: "save")
    let run = try play(2, ["ängstlich"], save: folder.path("save"))
    #expect(run.output.contains("  The time is up.\n"))
    #expect(run.output.contains("  ✗ Left out: “ängstlich”.\n"))
    #expect(run.output.contains("\n3 / 3\nMistakes: 6, points: "))
    #expect(run.output.contains("\nTry it again"))
    #expect(!run.output.contains("✓"))
  }

  @Test("goes on to the end of a finished exercise only")
  func finished() throws {
    let folder = try TemporaryFolder()
    let lines = ["ie ie", "i ie ie", "ie ie", "ie ie ie"]
    _ = try play(4, lines, save: folder.path("save"))
    let again = try play(4, lines, save: folder.path("save"))
    #expect(
      again.output.hasSuffix(
        "4 / 4\nMistakes: 0, points: 55\nGreat, you solved everything without a mistake.\n"
      )
    )
  }

  @Test("refuses a save that is forged or something else, and leaves it alone")
  func forgedSave() throws {
    let folder = try TemporaryFolder()
    _ = try play(4, ["i ie"], save: folder.path("save"))
    let genuine = try folder.text(of: "save")
    let forgeries = [
      (
        genuine.replacingOccurrences(of: "\"gap\":0", with: "\"gap\":7"),
        "events[1]: refused: This gap does not exist (7)."
      ),
      ("{}", "format: this key is missing"),
    ]
    for (forgery, reason) in forgeries {
      #expect(forgery != genuine)
      try folder.write(Data(forgery.utf8), to: "forged")
      let run = try play(4, [], save: folder.path("forged"))
      let errors = "Error: \(folder.path("forged")) is not a saved exercise: \(reason)\n"
      #expect(run == Run(status: 65, output: "", errors: errors))
      #expect(try folder.text(of: "forged") == forgery)
    }
    let unwritable = try play(4, [], save: "/nowhere/save")
    #expect(unwritable.status == 73)
    #expect(
      unwritable.errors
        == "Error: /nowhere/save: the exercise cannot be saved there: there is no such folder\n"
    )
  }

  @Test("wipes words to remember from a terminal", .enabled(if: Terminal.isAvailable))
  func wipe() throws {
    let folder = try TemporaryFolder()
    let input = try folder.write(Data("1\n\nihm\n".utf8), to: "input").path
    let arguments = "exercise play \(Files.spelling) --exercise 1 < \(input)"
    let wipe = "\u{1B}[2J\u{1B}[3J\u{1B}[H"
    let run = try Terminal.run(arguments, environment: ["TERM": "xterm", "NO_COLOR": "1"])
    let parts = run.output.components(separatedBy: wipe)
    #expect(parts.count == 2)
    #expect(parts[0].contains("  [i]hm\n"))
    #expect(parts[1].hasPrefix("Word 1 of 1 > ihm\n  ✓ ihm\n"))
    let dumb = try Terminal.run(arguments, environment: ["TERM": "dumb"])
    #expect(!dumb.output.contains("\u{1B}"))
  }
}
