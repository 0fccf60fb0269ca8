// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// Kinds of files, told by their keys.
struct CheckTests {
  /// Every file of the examples is of a kind, and without faults.
  @Test(arguments: [
    ("general-chemistry.json", "general-chemistry: 86 problems in 3 sets, no faults"),
    (
      "spelling.json",
      "Rechtschreiben in der Grundschule: 15 exercises with 74 tasks, nothing to find fault with"
    ),
    ("keywords-from-server.json", "2 exercises from the server, no faults"),
    ("hand-bones.json", "a sheet of pins, no faults"),
    ("diary/timetable.ics", "a calendar, 3 entries, no faults"),
    ("flat-share/house-rules.json", "a file with rules of a group, no faults"),
    ("flat-share/flat-share.jsonl", "the history of a group or a challenge, no faults"),
    ("general-chemistry-blueprint.json", "a blueprint of quizzes, no faults"),
    ("challenge/challenge.json", "a challenge, no faults"),
    ("challenge/events.jsonl", "the history of a group or a challenge, no faults"),
    ("diary/courses.json", "a list of courses, no faults"),
    ("diary/log.jsonl", "the log of a diary, no faults"),
    ("answers.jsonl", "a log of answers, no faults"),
    ("hand-answers.jsonl", "a list of names for pins, no faults"),
    ("spelling-answers.jsonl", "a list of what children wrote, no faults"),
    ("written-answers.jsonl", "a list of written answers, no faults"),
  ])
  func kindsAreToldApart(name: String, summary: String) throws {
    let run = try Tool.ludus.run("check", Files.content(name))
    #expect(run == Run(status: 0, output: "\(summary)\n"))
    let data = try Data(contentsOf: URL(fileURLWithPath: Files.content(name)))
    #expect(try Tool.ludus.run(["check", "-"], input: data) == run)
  }

  /// All faults are listed, each with its place, also in a file whose only telling key is
  /// misspelled.
  @Test(arguments: [
    (
      #"{"version":1,"claimLimt":1,"penaltyFactr":2}"#,
      """
      claimLimt: the key "claimLimt" is not known, did you mean "claimLimit"?
      penaltyFactr: the key "penaltyFactr" is not known, did you mean "penaltyFactor"?
      a file with rules of a group, 2 errors

      """
    ),
    (
      #"{"version":1,"claimLimit":2,"multipliers":[{"id":"m","factor":2,"of":{"kinds":["todoo"],"tags":["@within 2h"]}}]}"#,
      """
      multipliers[0].of.kinds: no activity here is of the kind "todoo"; did you mean "todo"?
      multipliers[0].of.tags: the tag "@within 2h" is none of those that are given here
      a file with rules of a group, 2 errors

      """
    ),
    (
      #"{"mdoe":"deferred"}"#,
      "\"mdoe\" is not a key of this file, did you mean \"mode\"?\na file with rules of a quiz, 1 error\n"
    ),
    (
      "{\"version\":1,\n  \"sets\":[],}",
      "line 2, column 13: this is not JSON, expected a key in double quotes\n"
    ),
    (
      #"{"id":"e1","at":0,"by":"x","kind":"joind"}"# + "\n\n[\n",
      """
      line 1: kind: the kind "joind" is not known, did you mean "joined"?
      line 3: column 2: this is not JSON, expected a value
      the history of a group or a challenge, 2 errors

      """
    ),
  ])
  func faultsAreListed(text: String, faults: String) throws {
    let run = try Tool.ludus.run("check", "-", input: text)
    #expect(run == Run(status: 1, output: faults))
  }

  /// Every example of the pages on forms has no fault; a part stands where the page says that it
  /// does.
  @Test(arguments: [
    (
      "Experiments.docc/ExperimentFormat.md",
      [
        "%",
        """
        {"version": 1, "title": "Spelling", "world": "spelling", "seeds": 2,
         "population": {"words": ["Wald"], "errorRates": %},
         "variants": [{"name": "a", "policy": {"kind": "fixed"}}]}
        """,
      ]
    ),
    (
      "Gamification.docc/RulesFormat.md",
      [
        "%", #"{"version": 1, "catchUp": %}"#,
        """
        {"version": 1, "achievements": {"version": 1, "achievements": [
         {"id": "a", "title": "A", "tiers": [{"goal": %}]}]}}
        """,
      ]
    ),
  ])
  func examplesOfPagesHaveNoFaults(page: String, places: [String]) throws {
    let text = try String(contentsOfFile: Files.documentation(page), encoding: .utf8)
    let blocks = text.matches(of: #/\n```json\n(.*?)\n```\n/#.dotMatchesNewlines()).map(\.1)
    try #require(blocks.count == places.count, "an example is new or gone: say where it stands")
    for (block, place) in zip(blocks, places) {
      let file = place.replacing("%", with: block)
      let run = try Tool.ludus.run("check", "-", input: file)
      #expect(run.status == 0 && run.output.hasSuffix(", no faults\n"), "\(run)\n\(file)")
    }
  }

  @Test func anObjectOfNoKindIsToldTheKeysOfAll() throws {
    let run = try Tool.ludus.run("check", "-", input: #"{"version":1}"#)
    #expect(run.status == 1)
    let lines = run.output.split(separator: "\n")
    #expect(lines.first == "no key identifies this file, expected the keys of")
    #expect(lines.contains(#"a problem bank: "sets""#))
    #expect(lines.contains(#"an experiment: "world", or "outcomes" and "variants""#))
  }

  /// Of a folder only a package is read, and what else lies there is named.
  @Test func aFolderIsNoFile() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(atPath: Files.chemistry, toPath: folder.path("bank.json"))
    let none = try Tool.ludus.run("check", folder.url.path)
    #expect(none.status == 66)
    #expect(none.errors.contains("this is a folder, not a package"))
    try folder.write(Data("Sea?,North\n".utf8), to: "seas.csv")
    try folder.write(Data("picture".utf8), to: "sea.png")
    try folder.write(Data("<quiz/>".utf8), to: "items.xml")
    let run = try Tool.ludus.run("check", folder.url.path)
    #expect(run.errors.contains("not checked, list them to check them: bank.json, seas.csv\n"))
  }

  /// What a spreadsheet calls "Unicode text" is UTF-16 with a mark, either byte first.
  @Test(arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian])
  func tablesInUTF16AreRead(encoding: String.Encoding) throws {
    let folder = try TemporaryFolder()
    let text = "\u{FEFF}Frage\tAntwort\nGrößtes Meer\tPazifik\nSalziges Meer\t\n"
    try folder.write(try #require(text.data(using: encoding)), to: "seas.tsv")
    for command in [["check"], ["quiz", "check"]] {
      let run = try Tool.ludus.run(command + ["seas.tsv"], input: Data(), in: folder.url)
      #expect(run.errors.contains("seas.tsv:3:1: error:"), "\(command)")
      #expect(!run.errors.contains("UTF-8"), "\(command)")
    }
  }

  /// Questions of other programs are no bank yet, and the command that makes one of them is named.
  @Test(arguments: ["seas of the world.csv", "seas.gift", "seas.xml"])
  func questionsThatAreNoBankAreSaidToBe(name: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(Data("question,answer\nSea?,North\n".utf8), to: name)
    let run = try Tool.ludus.run(["quiz", "play", name], input: Data(), in: folder.url)
    #expect(run.status == 65)
    #expect(run.errors.contains("this is a file of questions ("))
    let quoted = name.contains(" ") ? "'\(name)'" : name
    #expect(run.errors.contains("make a bank of it: ludus convert \(quoted) "))
  }

  /// Several files are named before their lines, and one that cannot be read does not hide the
  /// others.
  @Test func severalFiles() throws {
    let folder = try TemporaryFolder()
    try folder.write(Data(#"{"world":"groups"}"#.utf8), to: "a.json")
    try folder.write(Data(), to: "b.json")
    try folder.write(Data(" [{}]".utf8), to: "d.json")
    let run = try Tool.ludus.run(
      ["check", "a.json", "b.json", "d.json", "c.json", Files.content("hand-bones.json")],
      input: Data(),
      in: folder.url
    )
    #expect(run.status == 66)
    let lines = run.output.split(separator: "\n")
    #expect(lines.dropLast().allSatisfy { $0.hasPrefix("a.json: ") } && lines.count > 2)
    #expect(lines.last?.hasSuffix("hand-bones.json: a sheet of pins, no faults") == true)
    #expect(lines.contains { $0.hasPrefix("a.json: an experiment, ") && $0.contains("error") })
    #expect(run.errors.contains("b.json: this is not a kind of file"))
    #expect(run.errors.contains("c.json: there is no such file"))
    #expect(run.errors.contains("d.json: this is a JSON array, expected an object"))
  }

  /// Content that is expected elsewhere is called what it is, with what can be done with it.
  ///
  /// One after another, because `quiz mark` and `--save` lock the file.
  @Test(
    .serialized,
    arguments: [
      ("general-chemistry.json", "a problem bank", "quiz play"),
      ("spelling.json", "a collection of exercises", "exercise play"),
      ("hand-bones.json", "a sheet of pins", "pins play"),
      ("flat-share/none.json", "a file with rules of a group", "group play"),
      ("answers.jsonl", "a log of answers", "quiz statistics"),
    ],
    [
      ["quiz", "play"], ["quiz", "check"], ["exercise", "play"], ["exercise", "check"],
      ["pins", "play"], ["group", "simulate", "--seed", "1"], ["group", "coverage"],
      ["experiment"], ["diary", "show"], ["quiz", "fit-memory"],
      ["quiz", "play", Files.chemistry, "--rules"], ["quiz", "mark", "--by", "kim"],
      ["group", "play", Files.flatShare("none.json"), "--save"],
    ]
  )
  func anotherKindIsNamed(file: (name: String, noun: String, use: String), command: [String]) throws
  {
    let fitting = [
      "quiz play": ["quiz play", "quiz check"],
      "exercise play": ["exercise play", "exercise check"],
      "pins play": ["pins play"], "group play": ["group simulate --seed 1", "group coverage"],
      "quiz statistics": ["quiz fit-memory"],
    ]
    guard fitting[file.use]?.contains(command.joined(separator: " ")) != true else { return }
    let path = Files.content(file.name)
    let run = try Tool.ludus.run(command + [path], input: Data())
    // Behind an option it is said what that expects.
    let expectations = [
      "--rules": "a file with rules of a quiz", "--save": "a saved group",
    ]
    let remedy =
      command.last.flatMap { option in
        expectations[option].map { ", but \(option) expects \($0)" }
      } ?? "; try: ludus \(file.use) \(path)"
    let expected = "Error: \(path): this is \(file.noun)\(remedy)\n"
    #expect(run == Run(status: 65, output: "", errors: expected))
  }

  /// A misspelled set, rule or value is told with the one that was meant.
  @Test(arguments: [
    (["quiz", "play", Files.chemistry, "--set", "ch100"], "has no set “ch100”; did you mean"),
    (["quiz", "play", Files.chemistry, "--mode", "immediat"], "did you mean “immediate”?"),
    (
      ["pins", "svg", Files.content("hand-bones.json"), "--view", "palmr"],
      "did you mean “palmar”?"
    ),
  ])
  func namesInOptions(arguments: [String], expected: String) throws {
    let run = try Tool.ludus.run(arguments, input: Data())
    #expect(run.status == 64 && run.errors.contains(expected))
  }
}
