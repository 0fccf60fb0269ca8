// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@Suite("ludus tour")
struct TourTests {
  @Test(
    "leaves the last page, too, before it says how to go on",
    .enabled(if: Terminal.isAvailable),
    arguments: [(24, true), (40, false)]
  )
  func ending(rows: Int, waits: Bool) throws {
    let run = try Terminal.run(
      "tour",
      input: "\n\n\n\n\n\n",
      columns: 80,
      rows: rows,
      environment: ["NO_COLOR": "1"]
    )
    #expect(run.status == 0)
    let parts = run.output.components(separatedBy: "Return: how to go on ")
    #expect((parts.count == 2) == waits)
    let last = try #require(parts[0].components(separatedBy: "ctrl-D: all ").last)
    #expect(last.contains("6. A learning diary"))
    if waits { #expect(last.split(separator: "\n").count <= 23 && !last.contains("Now you")) }
  }

  // To renew the file after a wanted change:
  // swift run ludus tour --seed 7 > Tool/Tests/Golden/tour-7.txt
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
    #expect(first == (try Tool.ludus.run("tour", "--seed", "7")))
    #expect(first.status == 0)
  }

  @Test("asks other problems with another seed")
  func otherSeed() throws {
    #expect(try chapter(1, seed: "8") != chapter(1, seed: "7"))
  }

  @Test(
    "fits every chapter on a terminal of 24 rows",
    arguments: ["1", "2", "3", "7", "99", "2016"]
  )
  func rows(seed: String) throws {
    for number in 1...6 {
      let lines = try chapter(number, seed: seed)
      // Below are an empty line and what to do next.
      #expect(lines.count <= 22)
      #expect(lines.allSatisfy { $0.count <= 80 && $0.last != " " })
    }
    // What the tour is stands above the first chapter, on the same page.
    let tour = try #require(Self.tours[seed])
    let first = tour.components(separatedBy: "\n\n2. ")[0].components(separatedBy: "\n")
    #expect(first.count <= 22 && first.contains("1. A quiz · Quizzes"))
  }

  @Test("plays a quiz, leaves it, and replays it", arguments: ["1", "2", "3", "99"])
  func quiz(seed: String) throws {
    let lines = try chapter(1, seed: seed)
    let answers = lines.filter { $0.hasPrefix("  > ") }.count
    #expect((2...6).contains(answers))
    #expect(lines.filter { $0.hasPrefix("  ✓ ") || $0.hasPrefix("  ✗ ") }.count == answers)
    #expect(lines.filter { $0.hasPrefix("Score: ") }.count == 1)
    #expect(lines.joined(separator: " ").hasSuffix("they give the same session again."))
  }

  @Test("judges answers in four languages, and tells the reason", arguments: ["1", "2", "3", "99"])
  func answers(seed: String) throws {
    let text = try chapter(2, seed: seed).joined(separator: "\n")
    let marks = text.matches(of: try Regex("\n  [✓✗?] ")).count
    #expect(marks >= 6)
    #expect(text.matches(of: try Regex(">\u{A0}“")).count == marks)
    #expect(text.contains("Das ist „") && text.contains("«"))
  }

  @Test("calls an answer neither right nor wrong that cannot be judged, and says what to do")
  func notGradable() throws {
    let folder = try TemporaryFolder()
    let bundled = URL(fileURLWithPath: Files.chemistry)
    try folder.write(Data(contentsOf: bundled), to: bundled.lastPathComponent)
    try folder.write(Data(contentsOf: URL(fileURLWithPath: Files.spelling)), to: "spelling.json")
    for name in ["flat-share", "hand-bones.json", "diary"] {
      try FileManager.default.copyItem(
        at: URL(fileURLWithPath: Files.content(name)),
        to: folder.url.appendingPathComponent(name)
      )
    }
    let line = #"{"topic":"T","prompt":"P","kind":"numeric","accepted":["5 kg"],"input":"5"}"#
    try folder.write(Data("\(line)\n".utf8), to: "written-answers.jsonl")
    let run = try Tool.ludus.run("tour", "--content", folder.url.path)
    let output = """
      P >\u{A0}“5”
        ? A unit is missing: write it after the number, as in 5 kg.

      """
    #expect(run.output.contains(output))
    #expect(run.status == 0)
  }

  @Test("draws other answers with another seed")
  func otherAnswers() throws {
    #expect(try chapter(2, seed: "8") != chapter(2, seed: "7"))
  }

  @Test(
    "lets a child err in two formats, and tells what to do about it",
    arguments: ["1", "2", "3", "99"]
  )
  func exercises(seed: String) throws {
    let lines = try chapter(3, seed: seed)
    #expect(lines.filter { $0.hasPrefix("  ✗ ") }.count >= 1)
    // A hint is told once, however often it would fit.
    #expect(lines.filter { $0.hasPrefix("    Langes i: ") }.count == 1)
    let next = try #require(lines.firstIndex { $0.hasPrefix("What to do next: ") })
    #expect(lines[next + 1].hasPrefix("  Hier übst du „i, ie oder ih“"))
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
    #expect(lines.contains("  1. dora              ██████████████████████████ 107"))
    #expect(lines.contains("Why cleo has 46 in season 1; of 10 reasons the last:"))
    #expect(lines.contains { $0.hasSuffix(": You are already working on 3 todos.") })
    #expect(lines.contains("the same group again."))
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
        "line 2: This cannot be stored: another event has the same identifier (“e1”)."
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
    #expect(told.count == 3)
    #expect(lines.contains { $0.hasSuffix("; asked again a minute later: 0") })
    #expect(lines.contains { $0.hasPrefix("✗ completes “Half of the units done” again: ") })
    let all = lines.joined(separator: " ")
    #expect(all.contains("are the same again."))
    #expect(all.contains("give the same diary."))
  }

  @Test(
    "says where the log of the diary cannot be used",
    arguments: [
      (#"{"id":"e1","at":0,"kind":"danced"}"#, "line 1: kind: the kind \"danced\" is not known"),
      ("", "nothing happens, expected at least one event"),
      (
        #"{"id":"e1","at":0,"kind":"completed","item":"a"}"# + "\n"
          + #"{"id":"e1","at":0,"kind":"completed","item":"b"}"#,
        "the event at index 2 is refused: This cannot be stored: another event has the same "
          + "identifier (“e1”)."
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

  @Test(
    "names pins with and without slips, beside their picture",
    arguments: ["1", "2", "3", "99"]
  )
  func pins(seed: String) throws {
    let text = try chapter(5, seed: seed).joined(separator: "\n")
    #expect(text.matches(of: try Regex("Pin \\d+ > ")).count == 6)
    #expect(text.components(separatedBy: "✗ You swapped it with Pin ").count == 3)
    #expect(text.contains("> nothing") && text.contains("✗ There is no answer."))
    #expect(text.contains("3 of 6 right, failed"))
    // The outline of the hand is drawn with the dots of Braille.
    let dots = text.unicodeScalars.filter { (0x2801...0x28FF).contains($0.value) }.count
    #expect(text.contains("·") && dots > 80)
  }

  @Test("shows one chapter alone")
  func oneChapter() throws {
    let output = try Tool.ludus.run("tour", "--seed", "7", "--chapter", "5").output
    #expect(output.hasPrefix(try chapter(5, seed: "7").joined(separator: "\n")))
    #expect(output.split(separator: "\n").count <= 24)
  }

  @Test(
    "names the chapters that there are",
    arguments: ["0", "7", "-1", "\(Int.max)", "\(Int.min)"]
  )
  func noSuchChapter(number: String) throws {
    let run = try Tool.ludus.run("tour", "--chapter=\(number)")
    #expect(run.status == 64)
    #expect(
      run.errors.hasPrefix("Error: --chapter: there is no chapter \(number), expected 1 to 6")
    )
  }

  @Test("begins with what the signs mean, and names the module of each chapter")
  func introduction() throws {
    let lines = try Tool.ludus.run("tour").output.split(separator: "\n")
    #expect(lines[0].hasPrefix("Six engines, one page each"))
    #expect(lines[1] == "  > what someone does   ✓ right   ✗ wrong, or refused")
    let modules = [
      "Quizzes", "AnswerMatching", "Exercises", "Gamification", "PinLabels", "LearningDiary",
    ]
    let titles = lines.filter { line in modules.contains { line.hasSuffix(" · \($0)") } }
    #expect(titles.count == 6)
  }

  @Test(
    "waits on a terminal after each chapter, until q or the end of the input",
    .enabled(if: Terminal.isAvailable),
    arguments: [("", 1, true), ("\n\n\n\n\n", 5, true), ("\nq\n", 2, false)]
  )
  func pauses(typed: String, pauses: Int, isWhole: Bool) throws {
    let run = try Terminal.run("tour", input: typed, environment: ["NO_COLOR": "1"])
    #expect(run.output.components(separatedBy: " of 6 · q: end · ctrl-D: all").count == pauses + 1)
    #expect(run.output.contains("6. A learning diary") == isWhole)
    #expect(run.output.hasSuffix("general-chemistry.json\n"))
  }

  @Test(
    "leaves the first line of each page on a terminal of 24 rows",
    .enabled(if: Terminal.isAvailable)
  )
  func prompts() throws {
    let run = try Terminal.run(
      "tour",
      input: "\n\n\n\n\n",
      columns: 80,
      environment: ["NO_COLOR": "1"]
    )
    // What is typed is echoed, which begins a new line.
    let pages = run.output.components(separatedBy: "ctrl-D: all ")
    #expect(pages.count == 6)
    for page in pages.dropLast() {
      // What is typed early is echoed anywhere, so empty lines are not counted but for the one above
      // the prompt.
      let lines = page.split(separator: "\n")
      #expect(lines.count <= 23, "\(lines[0])")
    }
  }

  // To renew the file after a wanted change: .ci/recording --record
  @Test("is colored on a terminal, and nowhere else", .enabled(if: Terminal.isAvailable))
  func colors() throws {
    let run = try Terminal.run("tour --seed 7", columns: 80, environment: ["TERM": "xterm"])
    #expect(run == Run(status: 0, output: try Files.golden("tour-7-colored.txt")))
    let color = try Regex("\u{1B}\\[[0-9]+m")
    let plain = try Files.golden("tour-7.txt")
    let lines = run.output.replacing(color, with: "").split(separator: "\n")
    #expect(lines.filter { !$0.hasPrefix("Return: ") } == plain.split(separator: "\n"))
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

  /// The tours that are looked at, by their seeds.
  private static let tours = ["1", "2", "3", "7", "8", "99", "2016"].reduce(into: [:]) {
    $0[$1] = try? Tool.ludus.run("tour", "--seed", $1).output
  }

  /// The lines of a chapter, from its title on.
  private func chapter(_ number: Int, seed: String) throws -> [Substring] {
    let tour = try #require(Self.tours[seed])
    let lines = tour.split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex { $0.hasPrefix("\(number). ") })
    let next = number == 6 ? "Now you" : "\(number + 1). "
    let end = try #require(lines.firstIndex { $0.hasPrefix(next) })
    return Array(lines[start..<end - 1])
  }
}
