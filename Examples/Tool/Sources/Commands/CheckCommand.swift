// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Foundation
import PinLabels

/// The command `ludus check`.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Check files of any kind: banks, exercises, sheets, rules, logs.",
    discussion: """
      Recognizes the kind of each file by its keys, and lists everything that is wrong with it: problem banks and \
      questions in other formats, exercises, sheets of pins, rules of groups and of quizzes, simulated groups, \
      experiments, blueprints, challenges, courses, saved games, and logs of answers, groups and diaries. Banks and \
      exercises are checked as by "ludus quiz check" and "ludus exercise check", which have more options.

      Each line names the file when there are several. The exit status is 1 when there is an error.

      Example:

        ludus check bank.json house-rules.json answers.jsonl
      """
  )

  @Argument(
    help: ArgumentHelp("The files to check; - is standard input.", valueName: "file"),
    completion: .file()
  )
  var files: [String]

  func run() throws {
    var status = ExitCode.success
    for path in files {
      do {
        let checked = try Self.checked(path)
        try checked.write(of: files.count == 1 ? nil : path)
        if checked.isFaulty { status = .failure }
      } catch let failure as Failure where files.count > 1 {
        JSONLines.tell("Error: \(failure.message)")
        status = failure.status
      }
    }
    guard status == .success else { throw status }
  }

  private static func checked(_ path: String) throws -> Checked {
    let tree = FileTree(path: path)
    let isPackage = tree.isPackageFolder
    guard isPackage || !tree.isFolder else {
      throw Failure.noInput(
        "\(path): this is a folder and no package, expected a file: name those in it"
      )
    }
    let others = isPackage ? try tree.othersInPackage() : []
    if !others.isEmpty {
      JSONLines.tell(
        "\(path): a package; passed over, name them to check them: \(others.joined(separator: ", "))"
      )
    }
    let data = isPackage ? Data() : try InputFile(path: path).read()
    let fault = ContentFile.syntaxFaults(of: data)
    switch ContentKind.meant(by: data) {
    case .bank?: return try QuizCheck.parse(["--", path]).checked(data)
    case .exercises?: return try ExerciseCheckCommand.parse(["--", path]).checked(data)
    case let kind?: return kind.checked(data)
    case nil where data.first == UInt8(ascii: "{") && !fault.isEmpty:
      return Checked(lines: fault, isFaulty: true)
    case nil where path != "-" && (isPackage || FileFormat(path: path, bytes: Array(data)) != nil):
      return try QuizCheck.parse(["--", path]).checked()
    case nil where data.first { !" \t\r\n".utf8.contains($0) } == UInt8(ascii: "["):
      throw Failure.badData(
        "\(path): this is a JSON array, expected an object, or one in each line"
      )
    case nil where data.first == UInt8(ascii: "{"):
      return Checked(
        lines: ["no key says what this is, expected those of"] + ContentKind.allCases.map(\.keys),
        isFaulty: true
      )
    case nil:
      throw Failure.badData(
        "\(path): this is not a kind of file that any command works on; see \(ToolName.current) help check"
      )
    }
  }
}

/// What was found in a file.
struct Checked {
  /// A line for each finding.
  var lines: [String]
  /// What is in the file, when it can be used.
  var summary: String?
  var isFaulty: Bool

  /// Writes the findings, each after the file if there are several.
  func write(of path: String?) throws {
    var output = OutputBuffer()
    for line in lines + (summary.map { [$0] } ?? []) {
      try output.write("\((path.map { "\($0): " } ?? "") + line)".onOneLine.utf8)
      try output.write("\n".utf8)
    }
    try output.flush()
  }
}

extension ContentKind {
  /// Checks a file by reading it as what it is.
  fileprivate func checked(_ data: Data) -> Checked {
    func faults<Content: Decodable>(_ type: Content.Type) -> [String] {
      if hasLines { return LinesFile.faults(type, in: data) }
      switch ContentFile.check(type, in: data) {
      case .failure(let faulty): return faulty.lines
      case .success: return []
      }
    }
    let readings = types.map { faults($0) }
    var checked = Checked(lines: readings.min { $0.count < $1.count } ?? [], isFaulty: false)
    checked.isFaulty = !checked.lines.isEmpty
    if case .success(let sheet) = ContentFile.check(PinSheet.self, in: data), self == .sheet {
      let checks = sheet.checks()
      checked.lines = checks.map(\.description)
      checked.isFaulty = checks.contains { $0.severity == .error }
    }
    if !checked.isFaulty { checked.summary = "\(noun), no faults" }
    return checked
  }
}
