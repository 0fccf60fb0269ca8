// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// Mistakes that people make at a command line, tried with all commands that there are.
///
/// Commands and options are those that the parser describes, so a new one is tried by itself.
@Suite("Every command")
struct EveryCommandTests {
  @Test("has a call that works, and only commands have one")
  func calls() {
    #expect(EveryCommand.all.count > 40)
    #expect(Set(EveryCommand.all.map(\.path)) == Set(EveryCommand.calls.keys))
  }

  @Test("works, with files of any name", arguments: EveryCommand.all)
  func works(command: EveryCommand) throws {
    let folder = try EveryCommand.makeFolder()
    let run = try Tool.ludus.run(command.words, input: Data(), in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    #expect(!run.output.isEmpty || command.writesFile)
    expectPlain(run)
    var words = command.call
    for place in command.inputs {
      words[place] = "schön & 'gut' 🐟 \(place) \(words[place])"
      let (old, new) = (folder.path(command.call[place]), folder.path(words[place]))
      try FileManager.default.copyItem(atPath: old, toPath: new)
    }
    let other = try Tool.ludus.run(
      command.names + words + (command.writesFile ? ["--force"] : []),
      input: Data(),
      in: folder.url
    )
    #expect(other.status == 0, "\(other.errors)")
    expectPlain(other)
  }

  @Test("is known by its name, and so are its options", arguments: EveryCommand.all)
  func names(command: EveryCommand) throws {
    var names = command.names
    names[names.count - 1] += "x"
    let unknown = try run(names + command.call)
    #expect(unknown.status == 64 && unknown.output.isEmpty)
    #expect(
      unknown.errors.hasPrefix("Error: There is no command “\(names.joined(separator: " "))”")
    )
    for name in ["--zzzzz"] + command.options.map({ "\($0.name.dropLast())" }) where name.count > 4
    {
      let isKnown = command.options.contains { $0.name == name } || name == "--version"
      guard !isKnown else { continue }
      let run = try run(command.words + [name])
      #expect(run.status == 64 && run.output.isEmpty)
      #expect(run.errors.hasPrefix("Error: There is no option “\(name)”"), "\(run.errors)")
      let isHelped = run.errors.contains("did you mean")
      #expect(name == "--zzzzz" ? !isHelped : isHelped || name.count < 6, "\(run.errors)")
    }
    let short = try run(command.words + ["-Z"])
    #expect(short.status == 64 && short.errors.contains("-Z"))
  }

  @Test("explains itself the same way wherever help is asked for", arguments: EveryCommand.all)
  func help(command: EveryCommand) throws {
    let help = try run(command.names + ["--help"])
    #expect(help.status == 0 && help.errors.isEmpty)
    #expect(help.output.contains("USAGE: ludus \(command.path) "))
    #expect(try run(["help"] + command.names) == help)
    #expect(try run(command.names + ["-h"]) == help)
  }

  @Test("says what is wrong with a value", arguments: EveryCommand.all)
  func values(command: EveryCommand) throws {
    let folder = try EveryCommand.makeFolder()
    for option in command.options where option.takesValue {
      let missing = try run(command.words + [option.name], in: folder)
      #expect(missing.status == 64 && missing.output.isEmpty)
      #expect(missing.errors.contains(option.name), "\(missing.errors)")
      var words = command.words
      if let place = words.firstIndex(of: option.name) { words.removeSubrange(place...place + 1) }
      // Files have a test of their own, and some options would make one.
      guard !option.takesFile else { continue }
      let hostile = ["no \u{1B}[31m\"such\" välue 🐟", "-1", "", "99999999999999999999"]
      for value in hostile {
        let run = try run(words + [option.name, value], in: folder)
        expectPlain(run)
        if option.isChoice { #expect(run.status == 64 && run.errors.contains(option.name)) }
      }
    }
  }

  @Test(
    "gives figures in every form that it promises",
    arguments: EveryCommand.all.filter { $0.options.contains { $0.name == "--format" } }
  )
  func formats(command: EveryCommand) throws {
    let folder = try EveryCommand.makeFolder()
    let usual = try run(command.words, in: folder)
    for format in ["table", "json", "csv"] {
      let run = try run(command.words + ["--format", format], in: folder)
      #expect(run.status == 0 && !run.output.isEmpty)
      switch format {
      case "json":
        for line in run.output.split(separator: "\n") {
          #expect(try JSONSerialization.jsonObject(with: Data(line.utf8)) is [String: Any])
        }
      case "csv":
        for rows in run.output.split(separator: "\n\n") {
          let quoted = rows.replacing(/"[^"]*"/, with: "")
          let commas = quoted.split(separator: "\n").map { line in line.count { $0 == "," } }
          #expect(Set(commas).count == 1, "\(rows)")
        }
      default: #expect(run == usual)
      }
    }
  }

  /// What is no content of ours, whatever it is called.
  private static let strangers: [(name: String, data: Data)] = [
    ("random", Data((0..<2000).map { UInt8(truncatingIfNeeded: $0 &* $0 &* 37 &+ $0 / 7) })),
    ("image.png", Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 0x0D])),
    ("image.gif", Data("GIF89a\u{1}\0\u{1}\0".utf8)),
    ("paper.pdf", Data("%PDF-1.4\n%abc\n1 0 obj\n".utf8)),
    ("old.xls", Data([0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1, 0x20, 0x20])),
    ("broken.json", Data("{\n\"a\":".utf8)), ("array.json", Data("[1,2]".utf8)),
    ("null.json", Data("null".utf8)),
    ("latin.json", Data([0x7B, 0x22, 0xFF, 0x22, 0x3A, 0x31, 0x7D])),
    ("note.txt", Data("hello\n".utf8)),
  ]

  @Test("names a file that it cannot use", arguments: EveryCommand.readers)
  func files(command: EveryCommand) throws {
    let folder = try EveryCommand.makeFolder()
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("folder"),
      withIntermediateDirectories: false
    )
    for (name, data) in Self.strangers { try folder.write(data, to: name) }
    for place in command.inputs {
      for name in Self.strangers.map(\.name) + ["nowhere.json", "folder"] {
        var words = command.call
        words[place] = name
        let run = try run(command.names + words, in: folder)
        expectPlain(run)
        // A list of what is in a file has no status, and findings in a file alone do not name it.
        #expect(run.status != 0 || command.path == "inspect", "\(words)")
        #expect(run.status < 64 || run.errors.contains(name), "\(words): \(run)")
        #expect(run.errors.split(separator: "\n").count <= 6, "\(words): \(run.errors)")
        if name == "nowhere.json" { #expect(run.status == 66) }
        if name == "folder" { #expect(run.status == 66 || run.status == 65) }
      }
    }
  }

  @Test(
    "survives streams that are full or closed, or that nobody reads",
    arguments: EveryCommand.all
  )
  func brokenOutput(command: EveryCommand) throws {
    let folder = try EveryCommand.makeFolder()
    for (output, errors, statuses) in [
      ("| true", "2>errors", [0, 74, 141]), (">/dev/full", "2>errors", [0, 74]),
      (">/dev/null", "2>/dev/full", [0]), (">/dev/null", "2>&-", [0]),
      (">/dev/null", "<&- 2>errors", [0]), (">/dev/null", "<&- >&- 2>&-", [0, 74]),
    ] {
      let script = #"("$0" "$@" \#(errors); echo $? >status) \#(output)"#
      _ = try shell(script, [Tool.ludus.executable.path] + command.words, in: folder)
      let status = Int(try folder.text(of: "status").trimmingCharacters(in: .newlines))
      #expect(statuses.contains(status ?? -1), "\(output) \(errors): \(status ?? -1)")
      if output == ">/dev/full", !command.writesFile { #expect(status == 74) }
      expectPlain(Run(status: 0, output: "", errors: try folder.text(of: "errors")))
      // What is said to people is not in the file.
      if command.path == "convert", output != ">/dev/full" {
        #expect(try folder.text(of: "out.json").hasPrefix("{"))
      }
      try? FileManager.default.removeItem(atPath: folder.path("out"))
      try? FileManager.default.removeItem(atPath: folder.path("out.json"))
    }
  }

  @Test("writes files for its owner alone when the umask says so", arguments: EveryCommand.all)
  func modes(command: EveryCommand) throws {
    for writer in command.writers.map(Optional.some) + (command.writesFile ? [nil] : []) {
      let folder = try EveryCommand.makeFolder()
      let before = Set(try FileManager.default.subpathsOfDirectory(atPath: folder.url.path))
      let words = command.words + (writer.map { [$0.name, "written"] } ?? [])
      let tool = [Tool.ludus.executable.path]
      // Two lines, because what follows the first writes anew.
      let script = #"umask 077; printf 'as ada\nfound\n' | "$0" "$@" >/dev/null 2>&1"#
      _ = try shell(script, tool + words, in: folder)
      let after = Set(try FileManager.default.subpathsOfDirectory(atPath: folder.url.path))
      let written = after.subtracting(before)
      #expect(!written.isEmpty, "\(words)")
      for name in written { #expect(try mode(of: folder.path(name)) & 0o077 == 0, "\(name)") }
      // What is there keeps its mode; a save is private in any case.
      guard let writer, words.count(where: { $0 == writer.name }) == 1 else { continue }
      let file = folder.path("written")
      let again = command.options.contains { $0.name == "--force" } ? ["--force"] : []
      if writer.name == "--save" {
        try FileManager.default.removeItem(atPath: file)
        _ = try shell(script.replacing("077", with: "022"), tool + words, in: folder)
        #expect(try mode(of: file) == 0o600)
      }
      try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
      _ = try shell(script, tool + words + again, in: folder)
      #expect(try mode(of: file) == 0o640, "\(words)")
    }
  }

  @Test("shows that it works while it waits", .enabled(if: Terminal.isAvailable))
  func progress() throws {
    let folder = try EveryCommand.makeFolder()
    // Where people play, they see how far it is.
    let commands = EveryCommand.readers.filter { command in
      !["play", "mark"].contains(command.names.last) && command.path != "quiz print"
    }
    // Where the machine is busy, a command begins late; it gets more time then.
    var missing = commands
    for seconds in [4, 60] where !missing.isEmpty {
      let lines = missing.map { command in
        var words = command.words
        let place = command.names.count + command.inputs[0]
        let file = words[place]
        words[place] = "-"
        if command.path == "convert" { words += ["--from", "csv"] }
        if command.path == "inspect" { words += ["--from", "csv"] }
        let tool = "'\(Tool.ludus.executable.path)' \(words.joined(separator: " "))"
        return "(sleep \(seconds); cat \(file)) | \(tool) >/dev/null &"
      }
      try folder.write(Data((lines + ["wait"]).joined(separator: "\n").utf8), to: "all.sh")
      let run = try Terminal.run(
        "--version; cd '\(folder.url.path)'; sh all.sh",
        environment: ["TERM": "xterm"]
      )
      #expect(!run.output.contains("Error: "), "\(run.output)")
      missing.removeAll { run.output.contains("\r\($0.path): ") }
    }
    #expect(missing.map(\.path) == [])
  }

  // MARK: Helpers

  private func run(_ words: [String], in folder: TemporaryFolder? = nil) throws -> Run {
    try Tool.ludus.run(words, input: Data(), in: folder?.url)
  }

  private func shell(_ script: String, _ words: [String], in folder: TemporaryFolder) throws -> Run
  {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", script] + words
    process.currentDirectoryURL = folder.url
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return Run(status: process.terminationStatus, output: "")
  }

  private func mode(of path: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return try #require(attributes[.posixPermissions] as? Int)
  }

  /// Expects a status that the documentation lists, an error that is called one, and neither the
  /// trace of a program nor signs that drive a terminal.
  private func expectPlain(_ run: Run, _ place: SourceLocation = #_sourceLocation) {
    #expect([0, 1, 64, 65, 66, 73, 74].contains(run.status), sourceLocation: place)
    #expect(run.status == 0 || !(run.errors + run.output).isEmpty, sourceLocation: place)
    #expect(run.status < 64 || run.errors.contains("Error: "), "\(run)", sourceLocation: place)
    let trace =
      #/Fatal error|Error Domain|Optional\(|CodingKeys|codingPath|DecodingError|\.swift:[0-9]/#
    #expect(!run.errors.contains(trace), "\(run.errors)", sourceLocation: place)
    let controls = run.errors.unicodeScalars.filter {
      $0.properties.generalCategory == .control && $0 != "\n"
    }
    #expect(controls.isEmpty, "\(run.errors)", sourceLocation: place)
  }
}
