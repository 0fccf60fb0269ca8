import Foundation
import Testing

@Suite("ludus tour")
struct TourTests {
  // To renew the file after a wanted change:
  // swift run ludus tour --seed 7 > Tests/LudusToolTests/Golden/tour-7.txt
  @Test("prints exactly the tour of its seed")
  func golden() throws {
    let run = try Tool.ludus.run("tour", "--seed", "7")
    #expect(run == Run(status: 0, output: try Files.golden("tour-7.txt")))
  }

  @Test("is the same each time and from every folder")
  func repeats() throws {
    let first = try Tool.ludus.run("tour")
    let second = try Tool.ludus.run("tour", in: URL(fileURLWithPath: "/"))
    #expect(first == second)
    #expect(first == (try Tool.ludus.run("tour", "--seed", "2016")))
    #expect(first.status == 0)
  }

  @Test("asks other problems with another seed")
  func otherSeed() throws {
    #expect(try prompts(seed: "8") != prompts(seed: "7"))
  }

  @Test("shows six problems, one of them put off, and a summary", arguments: ["1", "2", "3", "99"])
  func shape(seed: String) throws {
    let lines = try chapter(1, seed: seed)
    let headings = lines.filter { $0.contains(" of 6 · ") }
    #expect(headings.count == 7)
    #expect(Set(headings).count == 6)
    #expect(lines.filter { $0.hasPrefix("  > ") }.count == 7)
    #expect(
      lines.filter { $0.hasPrefix("  ✓ Right, ") || $0.hasPrefix("  ✗ ") }.count == 6
    )
    #expect(lines.filter { $0 == "  > puts it off" }.count == 1)
    #expect(lines.filter { $0.hasPrefix("Score: ") }.count == 1)
    #expect(lines.allSatisfy { $0.count <= 80 })
  }

  @Test("judges an answer of each kind, and tells the reason", arguments: ["1", "2", "3", "99"])
  func answers(seed: String) throws {
    let lines = try chapter(2, seed: seed)
    let topics = lines.filter { !$0.hasPrefix(" ") }.dropFirst(4)
    #expect(topics.first == "To the letter")
    #expect(topics.last == "Auf Deutsch")
    #expect(topics.count == 12)
    #expect(lines.filter { $0.hasPrefix("  > “") }.count == 12)
    let marks = ["  ✓ ", "  ✗ ", "  ? "]
    #expect(lines.filter { line in marks.contains { line.hasPrefix($0) } }.count == 12)
    #expect(lines.allSatisfy { $0.count <= 80 })
  }

  @Test("calls an answer neither right nor wrong that cannot be judged, and says what to do")
  func notGradable() throws {
    let folder = try TemporaryFolder()
    let bundled = URL(fileURLWithPath: Files.chemistry)
    try folder.write(Data(contentsOf: bundled), to: bundled.lastPathComponent)
    try folder.write(Data(contentsOf: URL(fileURLWithPath: Files.spelling)), to: "spelling.json")
    for name in [
      "flat-share", "hand-bones.json", "diary", "francais.json", "mots.json", "espanol.json",
      "palabras.json",
    ] {
      try FileManager.default.copyItem(
        at: URL(fileURLWithPath: Files.content(name)),
        to: folder.url.appendingPathComponent(name)
      )
    }
    let line = #"{"topic":"T","prompt":"P","kind":"numeric","accepted":["5 kg"],"input":"5"}"#
    try folder.write(Data("\(line)\n".utf8), to: "written-answers.jsonl")
    let run = try Tool.ludus.run("tour", "--content", folder.url.path)
    let output = """

      T
        P
        > “5”
        ? A unit is missing: write it behind the number, as in 5 kg.

      """
    #expect(run.output.contains(output))
    #expect(run.status == 0)
  }

  @Test("draws other answers with another seed")
  func otherAnswers() throws {
    #expect(try chapter(2, seed: "8") != chapter(2, seed: "7"))
  }

  @Test(
    "lets a child err in four formats, and tells what to do about it",
    arguments: ["1", "2", "3", "99"]
  )
  func exercises(seed: String) throws {
    let lines = try chapter(3, seed: seed).map { String($0) }
    for format in ["keywords", "insert", "error locations", "match"] {
      #expect(lines.filter { $0.contains(" · \(format): ") }.count == 1)
    }
    #expect(lines.filter { $0.hasPrefix("  ✗ ") }.count >= 5)
    // A hint is told once, however often it would fit.
    #expect(lines.filter { $0.hasPrefix("    Langes i: ") }.count == 1)
    let finding = try #require(lines.firstIndex { $0.hasPrefix("What the words say") })
    #expect(lines[finding + 1].hasPrefix("  Langes i: "))
    let next = try #require(lines.firstIndex { $0.hasPrefix("What to do next: ") })
    #expect(lines[next + 1].hasPrefix("  Hier übst du „i, ie oder ih“"))
    #expect(lines.allSatisfy { $0.count <= 80 })
  }

  @Test(
    "says where content cannot be used",
    arguments: [
      (
        #"{"topic":"T","prompt":"P","kind":"rough","accepted":["a"]}"#, "input: this key is missing"
      ),
      (#"{"prompt":"P","kind":"rough","accepted":["a"]}"#, "topic: this key is missing"),
      (
        #"{"topic":"T","prompt":"P","kind":"odd","accepted":["a"],"input":""}"#,
        #"kind: "odd" is not known, expected one of exact, rough, numeric, algebraic, chemical, date"#
      ),
    ]
  )
  func faultyContent(line: String, fault: String) throws {
    let folder = try TemporaryFolder()
    let bundled = URL(fileURLWithPath: Files.chemistry)
    try folder.write(Data(contentsOf: bundled), to: bundled.lastPathComponent)
    let good = #"{"topic":"T","prompt":"P","kind":"rough","accepted":["a"],"input":"b"}"#
    let file = try folder.write(Data("\(good)\n\(line)\n".utf8), to: "written-answers.jsonl")
    let run = try Tool.ludus.run("tour", "--content", folder.url.path)
    #expect(run.status == 65)
    #expect(run.errors == "Error: \(file.path): line 2: \(fault)\n")
  }

  @Test("plays a flat share through three seasons, whatever the seed", arguments: ["1", "99"])
  func flatShare(seed: String) throws {
    let lines = try chapter(4, seed: seed)
    #expect(try lines == chapter(4, seed: "7"))
    #expect(lines.filter { $0.hasPrefix("Season ") }.count == 3)
    #expect(lines.filter { $0 == "  The board when it ended:" }.count == 3)
    #expect(lines.contains("  2026-02-12  dora joined"))
    #expect(lines.contains { $0.hasSuffix(": You already work on 3 todos.") })
    #expect(lines.contains("the same group again."))
    #expect(lines.allSatisfy { $0.count <= 80 })
    // The first board: of the points that are explained, the sum is the number on the board.
    #expect(lines.contains("    3. cleo   46 points, 3 achievements"))
    #expect(lines.contains("   46  together"))
  }

  @Test(
    "says where the history of the flat share cannot be used",
    arguments: [
      (
        #"{"id":"e1","at":0,"by":"ada","kind":"danced"}"#,
        "line 1: kind: the kind \"danced\" is not known"
      ),
      ("", "nobody is in the group, expected its founding"),
      (
        #"{"id":"e1","at":0,"by":"ada","kind":"founded"}"# + "\n"
          + #"{"id":"e1","at":0,"by":"ben","kind":"founded"}"#,
        #"line 2: there is another event "e1" with other content"#
      ),
    ]
  )
  func faultyHistory(history: String, fault: String) throws {
    let folder = try TemporaryFolder()
    for name in ["general-chemistry.json", "written-answers.jsonl", "spelling.json", "flat-share"] {
      try FileManager.default.copyItem(
        at: URL(fileURLWithPath: Files.content(name)),
        to: folder.url.appendingPathComponent(name)
      )
    }
    let file = try folder.write(Data(history.utf8), to: "flat-share/flat-share.jsonl")
    let run = try Tool.ludus.run("tour", "--content", folder.url.path)
    #expect(run.status == 65)
    #expect(run.errors.hasPrefix("Error: \(file.path): \(fault)"))
  }

  @Test(
    "tells what a diary asks for, each reminder once, whatever the seed",
    arguments: ["1", "99"]
  )
  func diary(seed: String) throws {
    let lines = try chapter(6, seed: seed)
    #expect(try lines == chapter(6, seed: "7"))
    #expect(lines.filter { $0.hasPrefix("  ▶ ") }.count == 1)
    let told = lines.filter { $0.hasPrefix("  2026-03-") }
    #expect(told.count >= 6)
    #expect(Set(told).count == told.count)
    #expect(lines.contains { $0.contains("once more, a minute later: 0 notifications") })
    #expect(lines.contains { $0.hasPrefix("  ✗ completes “Half of the units done” again: ") })
    let all = lines.joined(separator: " ")
    #expect(all.contains("are the same again."))
    #expect(all.contains("give the same diary."))
    #expect(lines.allSatisfy { $0.count <= 80 })
  }

  @Test(
    "says where the log of the diary cannot be used",
    arguments: [
      (#"{"id":"e1","at":0,"kind":"danced"}"#, "line 1: kind: the kind \"danced\" is not known"),
      ("", "nothing happens, expected at least one event"),
      (
        #"{"id":"e1","at":0,"kind":"completed","item":"a"}"# + "\n"
          + #"{"id":"e1","at":0,"kind":"completed","item":"b"}"#,
        "the event at index 2 is refused: there is another event"
      ),
    ]
  )
  func faultyLog(log: String, fault: String) throws {
    let folder = try TemporaryFolder()
    for name in [
      "general-chemistry.json", "written-answers.jsonl", "spelling.json", "flat-share",
      "hand-bones.json", "diary",
    ] {
      try FileManager.default.copyItem(
        at: URL(fileURLWithPath: Files.content(name)),
        to: folder.url.appendingPathComponent(name)
      )
    }
    let file = try folder.write(Data(log.utf8), to: "diary/log.jsonl")
    let run = try Tool.ludus.run("tour", "--content", folder.url.path)
    #expect(run.status == 65)
    #expect(run.errors.hasPrefix("Error: \(file.path): \(fault)"))
  }

  @Test("names pins with and without slips", arguments: ["1", "2", "3", "99"])
  func pins(seed: String) throws {
    let lines = try chapter(5, seed: seed)
    #expect(lines.filter { $0.hasPrefix("  Pin ") }.count == 6)
    #expect(lines.filter { $0.hasPrefix("  ✓ Pin ") }.count == 4)
    #expect(lines.filter { $0.hasPrefix("  ✗ Pin ") }.count == 4)
    #expect(lines.filter { $0.hasPrefix("    You exchanged it with Pin ") }.count == 2)
    #expect(lines.contains("    There is no answer."))
    #expect(lines.contains("At the end: 3 of 6 right, failed"))
    #expect(lines.contains { $0.hasSuffix("with 1 misspelled letter.") })
    #expect(lines.allSatisfy { $0.count <= 80 })
  }

  @Test("plays a quiz and an exercise in French and in Spanish", arguments: ["1", "2", "3", "99"])
  func languages(seed: String) throws {
    let lines = try chapter(7, seed: seed).map { String($0) }
    #expect(lines.contains("Le français en vingt questions"))
    #expect(lines.contains("El español en veinte preguntas"))
    let marks = ["  ✓", "  ✗ "]
    #expect(lines.filter { line in marks.contains { line.hasPrefix($0) } }.count >= 10)
    #expect(lines.contains { $0.contains("fenêtre → un") })
    #expect(lines.contains { $0.contains("mano → el") })
    #expect(lines.allSatisfy { $0.count <= 80 })
  }

  @Test("begins with what the signs mean, and names the module of each chapter")
  func introduction() throws {
    let lines = try Tool.ludus.run("tour").output.split(separator: "\n")
    #expect(lines[0].hasPrefix("Six engines for learning"))
    #expect(
      lines[3] == "  > what somebody writes or does   ✓ right, or allowed   ✗ wrong, or refused"
    )
    let modules = [
      "Quizzes", "AnswerMatching", "Exercises", "Gamification", "PinLabels", "LearningDiary",
      "Quizzes, Exercises",
    ]
    let titles = lines.filter { line in modules.contains { line.hasSuffix(" · \($0)") } }
    #expect(titles.count == 7)
  }

  @Test(
    "waits on a terminal after each chapter, until the input is over",
    .enabled(if: Terminal.isAvailable)
  )
  func pauses() throws {
    let plain = ["NO_COLOR": "1"]
    let pause = "Return: the next of 7 chapters · ctrl-D: all of them"
    let ended = try Terminal.run("tour", environment: plain).output
    #expect(ended.components(separatedBy: pause).count == 2)
    let read = try Terminal.run("tour", input: "\n\n\n\n\n\n", environment: plain).output
    #expect(read.components(separatedBy: pause).count == 7)
    #expect(read.hasSuffix("general-chemistry.json\n"))
  }

  @Test("ends with a command that works without an installed tool")
  func invitation() throws {
    let command = """
        swift run --package-path Examples \\
          ludus quiz play Examples/Content/general-chemistry.json

      """
    #expect(try Tool.ludus.run("tour").output.hasSuffix("\n\(command)"))
  }

  @Test("says which content is missing")
  func missingContent() throws {
    let run = try Tool.ludus.run("tour", "--content", "/nowhere")
    let errors = "Error: /nowhere/general-chemistry.json: there is no such file\n"
    #expect(run == Run(status: 66, output: "", errors: errors))
  }

  /// The lines of a chapter that are not empty, from its title on.
  private func chapter(_ number: Int, seed: String) throws -> ArraySlice<Substring> {
    let lines = try Tool.ludus.run("tour", "--seed", seed).output.split(separator: "\n")
    let titles = [
      "1. A quiz", "2. Does this answer count?", "3. Spelling exercises", "4. A flat share",
      "5. Pins on an image", "6. A learning diary", "7. In French and in Spanish",
      "That was the tour",
    ]
    let start = try #require(lines.firstIndex { $0.hasPrefix(titles[number - 1]) })
    let end = try #require(lines.firstIndex { $0.hasPrefix(titles[number]) })
    return lines[start..<end]
  }

  /// The first lines of what is asked.
  private func prompts(seed: String) throws -> [Substring] {
    let lines = try chapter(1, seed: seed)
    return zip(lines, lines.dropFirst()).filter { $0.0.contains(" of 6 · ") }.map(\.1)
  }
}
