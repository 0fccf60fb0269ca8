// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Foundation
import Interchange
import PinLabels

/// The command `ludus check`.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Check files of any kind: banks, exercises, sheets, rules, logs.",
    discussion: """
      Recognizes the kind of each file by its keys, and lists everything that is wrong with it: problem banks and \
      questions in other formats, exercises, sheets of pins, rules of groups and of quizzes, simulated groups, \
      experiments, blueprints, challenges, courses, saved games, logs of answers, groups and diaries, records, badges, \
      annotations and calendars. Banks and exercises are checked as by "ludus quiz check" and "ludus exercise check", \
      which have more options.

      Each line names the file when there are several, and the first 20 findings of each kind are listed. The exit \
      status is 1 when there is an error, or when a file of another program holds something that would be lost.

      Example:

        ludus check bank.json house-rules.json answers.jsonl
      """
  )

  @Argument(
    help: ArgumentHelp("The files to check; - is standard input.", valueName: "file"),
    completion: .file()
  )
  var files: [String]

  @OptionGroup var table: TableSourceOptions

  func run() throws {
    var status = ExitCode.success
    if files.count > 1 { ProgressLine.shared.count("file", "files", of: files.count) }
    for path in files {
      defer { if files.count > 1 { ProgressLine.shared.advance() } }
      do {
        let checked = try checked(path)
        try checked.write(of: files.count == 1 ? nil : path)
        if checked.isFaulty { status = .failure }
      } catch let failure as Failure where files.count > 1 {
        JSONLines.tell("Error: \(failure.message)")
        status = failure.status
      }
    }
    guard status == .success else { throw status }
  }

  private func checked(_ path: String) throws -> Checked {
    let tree = FileTree(path: path)
    let isPackage = tree.isPackageFolder
    guard isPackage || !tree.isFolder else {
      throw Failure.noInput(
        "\(path): this is a folder, not a package; list the files in it instead"
      )
    }
    let others = isPackage ? try tree.othersInPackage() : []
    if !others.isEmpty {
      JSONLines.tell(
        "\(path): a package; not checked, list them to check them: \(others.joined(separator: ", "))"
      )
    }
    if isPackage { return try questions(path) }
    let data = try InputFile(path: path).read()
    let recognized = RecognizedFile(Array(data))
    switch recognized {
    case .content(let kind)?: return try checked(data, as: kind, path)
    case .format(let format)? where format.questions == nil:
      return RecordCheck(bytes: Array(data)).checked(as: format)
    case .calendar?: return RecordCheck(bytes: Array(data)).checkedCalendar()
    case .foreign(let noun, let remedy)?:
      throw Failure.badData("\(path): this is \(noun); \(remedy)")
    case .format?, nil: break
    }
    if path.lowercased().hasSuffix(".ics") {
      return RecordCheck(bytes: Array(data)).checkedCalendar()
    }
    if let kind = ContentKind.meant(by: data) { return try checked(data, as: kind, path) }
    // An archive is what is in it, whatever its name is.
    var format = FileFormat(path: path, bytes: Array(data))
    if case .format(let other)? = recognized { format = format ?? other }
    if let format, format.questions == nil {
      return RecordCheck(bytes: Array(data)).checked(as: format)
    }
    let fault = ContentFile.syntaxFaults(of: data)
    let first = data.first { !" \t\r\n".utf8.contains($0) }
    if data.first == UInt8(ascii: "{"), format == nil {
      return fault.isEmpty
        ? Checked(
          lines: ["no key identifies this file, expected the keys of"]
            + ContentKind.allCases.map(\.keys),
          isFaulty: true
        ) : Checked(lines: fault, isFaulty: true)
    }
    if format != nil, path != "-" { return try questions(path) }
    if first == UInt8(ascii: "[") {
      throw Failure.badData(
        "\(path): this is a JSON array, expected an object, or one in each line"
      )
    }
    throw Failure.badData(
      "\(path): this is not a kind of file that any command works on; see \(ToolName.current) help check"
    )
  }

  /// Checks a file of questions.
  private func questions(_ path: String) throws -> Checked {
    var check = try QuizCheck.parse(["--", path])
    check.table = table
    return try check.checked()
  }

  private func checked(_ data: Data, as kind: ContentKind, _ path: String) throws -> Checked {
    switch kind {
    case .bank: try QuizCheck.parse(["--", path]).checked(data)
    case .exercises: try ExerciseCheckCommand.parse(["--", path]).checked(data)
    default: kind.checked(data, isAlone: files.count == 1)
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
    let style = Style.automatic
    for line in FindingSeverity.errorsFirst(lines) + (summary.map { [$0] } ?? []) {
      let text = "\((path.map { "\($0): " } ?? "") + line)".onOneLine
      try output.write(style.finding(text).utf8)
      try output.write("\n".utf8)
    }
    try output.flush()
  }
}

extension ContentKind {
  /// Checks a file by reading it as what it is.
  fileprivate func checked(_ data: Data, isAlone: Bool) -> Checked {
    func faults<Content: Decodable>(_ type: Content.Type) -> [String] {
      if hasLines { return LinesFile.faults(type, in: data, isAlone: isAlone) }
      switch ContentFile.check(type, in: data) {
      case .failure(let faulty): return faulty.lines
      case .success: return []
      }
    }
    let readings = types.map { faults($0) }
    let found = readings.min { $0.count < $1.count } ?? []
    var summary = DiagnosticSummary()
    var lines: [String] = []
    if case .success(let sheet) = ContentFile.check(PinSheet.self, in: data), self == .sheet {
      for check in sheet.checks() {
        let isError = check.severity == .error
        let kind = check.finding.sentence(in: .english).withoutValues
        if summary.add(isError ? .error : .warning, kind, isLoss: false) {
          lines.append(check.description)
        }
      }
    } else {
      lines = found.filter { summary.add(.error, $0.withoutValues, isLoss: false) }
    }
    return Checked(
      lines: lines + summary.remainders(in: .english).map(\.withoutCode),
      summary: "\(noun), \(summary.faults(in: .english))",
      isFaulty: summary.isLossy
    )
  }
}

extension String {
  /// The words of a fault without numbers and what stands in quotes, by which faults are of a kind.
  fileprivate var withoutValues: String {
    var isQuoted = false
    return String(
      filter { sign in
        if sign == "\"" { isQuoted.toggle() }
        if sign == "“" || sign == "”" { isQuoted = sign == "“" }
        return !isQuoted && !sign.isNumber
      }
    )
  }

  /// The text without a code in brackets at its end.
  fileprivate var withoutCode: String {
    hasSuffix("]") ? String(prefix { $0 != "[" }.dropLast()) : self
  }
}
