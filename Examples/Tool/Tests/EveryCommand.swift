// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// A command that does something, as the parser describes it, with a call of it that works.
struct EveryCommand: CustomTestStringConvertible {
  /// The words that name it, such as `quiz play`.
  let path: String
  let options: [Option]
  /// The words after the name in a call that works, in the folder of ``makeFolder()``.
  let call: [String]

  /// An option that people can see.
  struct Option {
    /// With its hyphens, in its long form.
    let name: String
    let takesValue: Bool
    let takesFile: Bool
    /// Whether only the values that the parser lists are taken.
    let isChoice: Bool
  }

  var testDescription: String { path }

  /// The words of a call that works.
  var words: [String] { names + call }

  /// The words that name it.
  var names: [String] { path.split(separator: " ").map(String.init) }

  /// All commands of the tool.
  ///
  /// A new one needs a line in ``calls``, and is then tested like the others.
  static let all: [EveryCommand] = {
    guard let dump = try? Tool.ludus.run("--experimental-dump-help"),
      let document = try? JSONDecoder().decode(Document.self, from: Data(dump.output.utf8))
    else { return [] }
    return document.command.leaves(below: []).sorted { $0.path < $1.path }
  }()

  /// Those that read a file, which are all but the tour.
  static let readers = all.filter { !$0.inputs.isEmpty }

  /// Whether the call writes something else than standard output.
  var writesFile: Bool { call.contains { $0.hasPrefix("out") } }

  /// The options that name a file to be written.
  var writers: [Option] {
    let names = ["--save", "--output", "--apply", "--report"]
    return options.filter { $0.takesFile && names.contains($0.name) }
  }

  /// The places in the call at which there is a file that is read.
  var inputs: [Int] {
    call.indices.filter { call[$0].contains(".") && !call[$0].hasPrefix("out.") }
  }

  /// A call of each command, by its path.
  ///
  /// What is written is called `out`.
  static let calls: [String: String] = [
    "tour": "--chapter 1",
    "check": "bank.json",
    "convert": "words.csv out.json",
    "diagnose": "misspelled.jsonl",
    "diary export": "diary.jsonl",
    "diary import":
      "timetable.ics diary.jsonl --into coding --platform courses.json --allow-losses",
    "diary plan": "diary.jsonl --at 2026-03-21",
    "diary replay": "diary.jsonl",
    "diary show": "diary.jsonl",
    "exercise check": "spelling.json",
    "exercise grade": "spelling.json spelling.jsonl",
    "exercise play": "spelling.json --exercise 4",
    "exercise report": "spelling.json spelling.jsonl",
    "experiment": "plan.json",
    "group compare": "rules.json flat.jsonl --other joiners.json",
    "group coverage": "rules.json",
    "group explain": "rules.json flat.jsonl --member dora",
    "group play": "rules.json",
    "group replay": "rules.json flat.jsonl",
    "group simulate": "none.json --runs 1",
    "inspect": "words.csv",
    "match": "written.jsonl",
    "pins evaluate": "sheet.json pins.jsonl --by-student",
    "pins hit": "sheet.json points.jsonl",
    "pins merge": "sheet.json sheet.json sheet.json",
    "pins play": "sheet.json",
    "pins report": "sheet.json pins.jsonl",
    "pins svg": "sheet.json",
    "quiz amend": "chemistry.json answers.jsonl --amendments corrections.json",
    "quiz challenge": "challenge.json events.jsonl",
    "quiz check": "bank.json",
    "quiz draw": "chemistry.json --count 3 --seed 7",
    "quiz fit-memory": "answers.jsonl",
    "quiz generate": "bank.json --seed 1",
    "quiz grade": "bank.json responses.jsonl",
    "quiz mark": "quiz.save --by kim",
    "quiz marks": "chemistry.json answers.jsonl",
    "quiz memory": "reviews.jsonl",
    "quiz play": "bank.json --seed 1",
    "quiz print": "papers.json --output out",
    "quiz report": "answers.jsonl",
    "quiz simulate": "bank.json --students 2",
    "quiz statistics": "answers.jsonl",
  ]

  /// A folder with the files that the calls name.
  static func makeFolder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, data) in try files.get() { try folder.write(data, to: name) }
    return folder
  }

  /// The files by their names, of which the tool makes some once.
  private static let files = Result { try makeFiles() }

  private static func makeFiles() throws -> [String: Data] {
    let folder = try TemporaryFolder()
    for (name, source) in [
      "bank.json": threeKinds, "chemistry.json": Files.chemistry, "spelling.json": Files.spelling,
      "answers.jsonl": Files.content("answers.jsonl"),
      "spelling.jsonl": Files.content("spelling-answers.jsonl"),
      "sheet.json": Files.content("hand-bones.json"),
      "hand-bones.svg": Files.content("hand-bones.svg"),
      "pins.jsonl": Files.content("hand-answers.jsonl"),
      "rules.json": Files.flatShare("house-rules.json"),
      "none.json": Files.flatShare("none.json"),
      "joiners.json": Files.flatShare("joiners.json"),
      "flat.jsonl": Files.flatShare("flat-share.jsonl"),
      "challenge.json": Files.content("challenge/challenge.json"),
      "events.jsonl": Files.content("challenge/events.jsonl"),
      "diary.jsonl": Files.content("diary/log.jsonl"),
      "courses.json": Files.content("diary/courses.json"),
      "timetable.ics": Files.content("diary/timetable.ics"),
      "written.jsonl": Files.content("written-answers.jsonl"),
      "words.csv": Files.content("vocabulary.csv"),
    ] {
      try FileManager.default.copyItem(atPath: source, toPath: folder.path(name))
    }
    for (name, text) in [
      "misspelled.jsonl": #"{"id":1,"input":"engstlich","target":"ängstlich"}"#,
      "points.jsonl": #"{"id":1,"x":0.5,"y":0.25}"#,
      "responses.jsonl": #"{"id":1,"problem":"list","response":{"choice":"y"}}"#,
      "reviews.jsonl":
        #"{"id":1,"reviews":[{"at":1768172498260,"rating":3},{"at":1768179698260,"rating":3}]}"#,
      "corrections.json":
        #"[{"id":"1","at":1795262400000,"by":"eva","reason":"R.","kind":"takenOut","problem":"acids-09"}]"#,
      "plan.json": """
      {"version": 1, "title": "Panels", "world": "ratings", "population": {"works": 20},
       "variants": [{"name": "one", "policy": {"raters": 1}}, {"name": "five", "policy": {"raters": 5}}],
       "outcomes": ["error"], "seeds": 3}
      """,
    ] {
      try folder.write(Data(text.utf8), to: name)
    }
    for arguments in [
      ["quiz", "play", "bank.json", "--seed", "1", "--save", "quiz.save"],
      ["quiz", "draw", "chemistry.json", "--count", "3", "--seed", "7", "-o", "papers.json"],
    ] {
      let run = try Tool.ludus.run(arguments, input: Data("x\n".utf8), in: folder.url)
      try #require(run.status == 0, "\(run)")
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    return try Dictionary(
      uniqueKeysWithValues: names.map { name in
        (name, try Data(contentsOf: folder.url.appendingPathComponent(name)))
      }
    )
  }
}

// MARK: What the parser says

private struct Document: Decodable {
  let command: Described
}

private struct Described: Decodable {
  let commandName: String
  let subcommands: [Described]?
  let arguments: [Argument]?

  struct Argument: Decodable {
    struct Name: Decodable {
      let kind: String
      let name: String
    }

    /// What a shell completes; only its key matters here.
    struct Completion: Decodable {
      let isFile: Bool

      private enum Key: CodingKey {
        case file, directory
      }

      init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: Key.self).allKeys
        isFile = !keys.isEmpty
      }
    }

    let kind: String
    let shouldDisplay: Bool
    let names: [Name]?
    let allValues: [String]?
    let completionKind: Completion?
  }

  func leaves(below path: [String]) -> [EveryCommand] {
    let commands = (subcommands ?? []).filter { $0.commandName != "help" }
    guard commands.isEmpty else {
      return commands.flatMap { $0.leaves(below: path + [$0.commandName]) }
    }
    let name = path.joined(separator: " ")
    let call = (EveryCommand.calls[name] ?? "").split(separator: " ").map(String.init)
    return [EveryCommand(path: name, options: options, call: call)]
  }

  private var options: [EveryCommand.Option] {
    (arguments ?? []).compactMap { argument in
      guard argument.kind != "positional", argument.shouldDisplay,
        let name = argument.names?.first(where: { $0.kind == "long" })?.name
      else { return nil }
      return EveryCommand.Option(
        name: "--\(name)",
        takesValue: argument.kind == "option",
        takesFile: argument.completionKind?.isFile == true,
        isChoice: argument.allValues != nil
      )
    }
  }
}
