// SPDX-License-Identifier: Apache-2.0
import Foundation
import Quizzes
import Testing

@Suite("ludus quiz play in every mode")
struct QuizPlayModesTests {
  /// With seed 1 the problems come in this order: open response, ordering, matching, cloze,
  /// multiple choice.
  private func play(
    _ options: [String],
    _ lines: [String],
    in folder: TemporaryFolder? = nil
  ) throws -> Run {
    try Tool.ludus.run(
      ["quiz", "play", Files.fixture("modes.json"), "--seed", "1"] + options,
      input: Data(lines.map { "\($0)\n" }.joined().utf8),
      in: folder?.url
    )
  }

  @Test("tries, hints and partial grades are told with their price")
  func interactive() throws {
    let run = try play(
      ["--mode", "interactive"],
      [
        "ice is light", "", ":hint", "b a c", ":hint", ":hint", ":helpful", "b c a", "", "1=c 2=b",
        "1=b 2=c", "",
      ]
    )
    let output = """
      2 of 5 · All kinds · 3 points
        Order these by size.
          a) large
          b) small
          c) medium
        Type all letters in the right order, as in “b a c”.
        2 hints: :hint shows the next one and costs 1/10 of the points.
      > :hint
        Hint 1 of 2, costs 1/10: Begin with the smallest.
      > b a c
        ~ 1 of 3 items are in their place.
          ✓ b  ✗ c a
          Try again: 2 tries left.
      > :hint
        Hint 2 of 2: Large is last.
      > :hint
        There are no hints left.
      > :helpful
        Noted, thank you.
      > b c a
        ✓ 17/10 points. Everything is in the right order.
          Of the points: the answer: 1, 1 earlier wrong try: -1/3, 1 hint: -1/10;
          together 17/30.
      Return to continue > 

      3 of 5 · All kinds · 2 points
        Which symbol is whose?
          1) sodium
          2) iron

          a) Ir
          b) Na
          c) Fe
        Match each number with a letter, as in “1=b 2=a”.
      > 1=c 2=b
        ✗ 0 of 2 parts are right.
          ✗ 1 2
          Try again: 2 tries left.
      > 1=b 2=c
        ✓ 4/3 points. 2 of 2 parts are right.
          Of the points: the answer: 1, 1 earlier wrong try: -1/3; together 2/3.
      Return to continue > 

      """
    #expect(run.output.contains(output))
    #expect(run.errors.isEmpty && run.status == 0)
  }

  @Test(
    "a wrong text gives nothing away while it can be tried again",
    arguments: ["adaptive", "interactive", "countBack"]
  )
  func secret(mode: String) throws {
    let run = try play(
      ["--mode", mode],
      [":r", "", ":r", "", ":r", "", "1=helium 2=b", "2=b 1=hydrogen", ""]
    )
    #expect(run.output.contains("  ~ 1 of 2 parts are right.\n    ✓ 2  ✗ 1\n    Try again"))
    let end = mode == "countBack" ? "5/6" : "2/3"
    #expect(run.output.contains("  ✓ \(end) points. 2 of 2 parts are right.\n"))
    #expect(!run.output.contains("hydrogen”"))
  }

  @Test("answers are kept, changed and handed in")
  func deferred() throws {
    let run = try play(
      ["--mode", "deferred", "--certainty"],
      [
        "ice is light", "3", "", "b c a", "x", "2", "", ":back", ":back 1", "It is less dense.",
        "1", "",
        "1=b 2=c", "3", "", "1=hydrogen 2=a", "2", "", ":r", ":submit", "b", "3", "", ":submit",
      ]
    )
    #expect(
      run.output.contains(
        """
        > b c a
        How sure are you? 1 guessed, 2 rather, 3 certain > x
          Answer with 1, 2 or 3.
        How sure are you? 1 guessed, 2 rather, 3 certain > 2
          The answer is kept until the quiz is submitted.
            Return continues; another answer replaces it.
        > 

        """
      )
    )
    #expect(
      run.output.contains(
        """
        > :back
          1  Why does ice float? (answered)
          2  Order these by size. (answered)
          4  Fill the gaps.
          5  Pick b.
          :back 1 comes back to problem 1.
        > :back 1

        1 of 5
        """
      )
    )
    #expect(
      run.output.contains(
        """
        > :r
          The right answers are shown when you have handed the quiz in.
        > :submit
          1 problem without an answer will earn nothing. To hand in, enter :submit
          again.
        > b
        """
      )
    )
    let end = """
      You have answered every problem. :submit hands the quiz in; :back lists the
      problems.
      > :submit

      1  Why does ice float?
        A person will read and grade this answer.
          A right answer could be: It is less dense.
      2  Order these by size.
        ✓ 3 points. Everything is in the right order.
      3  Which symbol is whose?
        ✓ 2 points. 2 of 2 parts are right.
      4  Fill the gaps.
        ~ 1/2 points. 1 of 2 parts are right.
          ✓ 1  ✗ 2
          The right answers: 1=hydrogen · 2=b
      5  Pick b.
        ✓ Right, 1 point. This is the right option.

      Score: 13/2 of 11 (59 %)
        All kinds  13/2 of 11 (59 %)
      Waiting for a person's grade: 4 points.
      Certainty: mark 9 for 4 answers, accuracy 7/8, bonus 3/80, together 73/80.

      """
    #expect(run.output.hasSuffix(end))
    #expect(run.status == 0)
  }

  @Test(
    "lines that are no answer to parts cost nothing",
    arguments: [
      (1, "a b", "An order needs every letter once. This costs nothing; answer again."),
      (1, "a a b", "A letter was used twice."),
      (1, "abd", "There is no item “d”."), (2, "a b", "as in “1=... 2=...”."),
      (2, "1=a 1=b", "Number 1 is there twice."), (2, "1=z", "There is no item “z”."),
      (2, "1=b 2=b", "A letter was used twice."), (2, "3=a", "as in"),
      (3, "1=x 2=c", "There is no option “c” for gap 2."),
    ]
  )
  func unclear(skips: Int, line: String, message: String) throws {
    let run = try play([], Array(repeating: ":s", count: skips) + [line, ""])
    #expect(run.output.contains("> \(line)\n  "))
    #expect(
      run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains(message)
    )
    #expect(!run.output.contains("Return to continue"))
  }

  @Test("letters of an order may stand together, and gaps may be left out and have blanks")
  func spellings() throws {
    let run = try play(
      [],
      [":s", "BCA", "", "2=c", "", "1=  heavy  hydrogen", "1=heavy hydrogen", ""]
    )
    #expect(run.output.contains("> BCA\n  ✓ 3 points."))
    #expect(run.output.contains("> 2=c\n  ~ 1 point. 1 of 2 parts are right.\n    ✓ 2  ✗ 1\n"))
    let question = "  Open: gap 2. To hand in like that, enter it again.\n"
    #expect(
      run.output.contains(
        "> 1=  heavy  hydrogen\n\(question)> 1=heavy hydrogen\n  ✗ 0 of 2 parts are right."
      )
    )
  }

  @Test(
    "plays a bank of every kind to its end",
    arguments: ["immediate", "deferred", "adaptive", "interactive", "countBack"]
  )
  func everyKind(mode: String) throws {
    let bank = URL(fileURLWithPath: Files.chemistry).deletingLastPathComponent()
      .appendingPathComponent("all-kinds.json").path
    // Help for each problem, then the right answer, or in deferred mode the next problem.
    let isDeferred = mode == "deferred"
    let lines =
      Array(repeating: [":help", isDeferred ? ":skip" : ":reveal", ""], count: 50).flatMap(\.self)
    let run = try Tool.ludus.run(
      ["quiz", "play", bank, "--count", "50", "--seed", "1", "--mode", mode],
      input: Data((lines + [":submit", ":submit"]).map { "\($0)\n" }.joined().utf8)
    )
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.output.contains("\nScore: 0 of "))
    let kinds = [
      "as in “b a c”", "as in “1=b 2=a”", "as in “1=... 2=...”", "A person will grade it.",
    ]
    for kind in kinds {
      #expect(run.output.contains(kind))
    }
  }

  @Test("time begins with Return and what is left is shown")
  func time() throws {
    let limits = ["--time-limit", "7200", "--problem-time-limit", "90"]
    let run = try play(limits, [":hint", "", ":help"])
    let start = """
      You have 120 min for the quiz and 1 min 30 s for each problem. Time runs as soon
      as you start.
      Return to start > :hint
        Press Return to start.
      Return to start > 

      1 of 5
      """
    #expect(run.output.contains(start))
    let left = try Regex(
      "  Time left: (120 min|119 min [0-9]+ s) for the quiz, 1 min [0-9]+ s for this problem\\.\n"
    )
    #expect(run.output.contains(left))
  }

  @Test(
    "a quiz whose time is over is judged by what was answered, or lost",
    arguments: [true, false]
  )
  func timeIsOver(isLost: Bool) throws {
    let folder = try TemporaryFolder()
    let rules = #"{"timeLimit":{"seconds":60\#(isLost ? #","ending":"lose""# : "")}}"#
    try folder.write(Data(rules.utf8), to: "rules.json")
    _ = try play(["--rules", "rules.json", "--save", "save"], [], in: folder)
    // A learner who began an hour ago.
    let saved = try QuizSession(json: Data(try folder.text(of: "save").utf8))
    var session = QuizSession(saved.content)
    let anHourAgo = Date(timeIntervalSinceNow: -3600)
    try session.start(at: anHourAgo)
    try session.comeBack(to: "cho", at: anHourAgo)
    try session.answer(.choice("y"), at: anHourAgo.addingTimeInterval(30))
    try folder.write(try session.json(), to: "save")

    let run = try play(["--mode", "adaptive", "--save", "save"], ["b"], in: folder)
    let start = """
      The quiz is drawn already; --set, --count and --seed are not used.
      The quiz keeps its rules; the options for rules are not used.
      You are continuing the quiz in save.
      Decided: 1 of 5. Points so far: 1 of 11.

      The time for the quiz is over.

      """
    let end = isLost ? "The time is over, and the quiz is lost.\n" : "\nScore: 1 of 11 (9 %)\n"
    #expect(run.output.hasPrefix(start + end))
    let again = try play(["--save", "save"], [], in: folder)
    #expect(
      again.output.contains(isLost ? "is over, and it is lost." : "The quiz in save is finished.")
    )
  }

  @Test("knows each rule that a quiz can have")
  func allRules() throws {
    let folder = try TemporaryFolder()
    let unusual = try [
      QuizRules {
        $0.mode = .interactive
        $0.tries = 2
        $0.penalty = try Fraction(1, 4)
        $0.hintPenalty = try Fraction(1, 5)
        $0.triesPayForHints = false
        $0.timeLimit = try QuizRules.TimeLimit(seconds: 600)
        $0.problemTimeLimit = try QuizRules.TimeLimit(seconds: 60)
        $0.timeBonus = try Fraction(1, 2)
        $0.allowsSkipping = false
        $0.allowsReturning = false
      },
      QuizRules { $0.asksCertainty = true },
    ]
    for rules in unusual {
      try folder.write(try rules.json(), to: "rules.json")
      _ = try play(["--rules", "rules.json", "--save", "save"], [], in: folder)
      let saved = try QuizSession(json: Data(try folder.text(of: "save").utf8))
      #expect(saved.content.rules == rules)
      try FileManager.default.removeItem(atPath: folder.path("save"))
    }
  }

  @Test("says what is wrong with its rules")
  func faults() throws {
    let folder = try TemporaryFolder()
    try folder.write(Data(#"{"mode":"adaptive","penalty":2}"#.utf8), to: "rules.json")
    let run = try play(["--rules", "rules.json"], [], in: folder)
    #expect(
      run
        == Run(
          status: 65,
          output: "",
          errors: "Error: rules.json: penalty: 2 is out of range, expected from 0 to 1\n"
        )
    )
    try folder.write(Data(#"{"mode":"adaptive","penality":0.5}"#.utf8), to: "mistyped.json")
    let mistyped = try play(["--rules", "mistyped.json"], [], in: folder)
    #expect(mistyped.status == 65)
    #expect(
      mistyped.errors.hasPrefix(
        "Error: mistyped.json: \"penality\" is not a key of this file, did you mean \"penalty\"?"
      )
    )
    #expect(try play(["--rules", "none.json"], [], in: folder).status == 66)
    #expect(try play(["--rules", "rules.json", "--certainty"], [], in: folder).status == 64)
    for options in [
      ["--mode", "hard"], ["--time-limit", "-1"], ["--problem-time-limit", "soon"],
      ["--time-limit", "99999999999"], ["--mode", "adaptive", "--certainty"],
    ] {
      let run = try play(options, [])
      #expect(run.status == 64)
      #expect(run.errors.hasPrefix("Error: "))
      #expect(run.output.isEmpty)
    }
  }
}
