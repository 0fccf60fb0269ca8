import ArgumentParser
import Foundation
import Interchange
import Quizzes

/// The command `ludus convert`.
struct ConvertCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Turn questions, pins and records of one format into another.",
    discussion: """
      The formats of questions are gift, moodle-xml, cloze, aiken, csv, tsv, anki and json-lines; a name that ends in \
      .json is that of a bank. Pin sheets are turned into web-annotation, iiif and coco, and back. Saved sessions, the \
      log of a diary, and with --rules that of a group are turned into xapi, and achievements into open-badges. The names of the files say the formats, unless --from or --to do; - is standard input or output.

      Everything that its author should know stands on standard error in the form that editors understand, such as

        questions.gift:3:9: warning: ... [truth-as-text]

      and so does what the other format cannot hold. The exit status is 1 when something was left out or lost, \
      with --allow-losses only when there is no file.

      Example:

        ludus convert questions.xml bank.json
      """
  )

  @Argument(help: ArgumentHelp("The file to read, or -.", valueName: "in"))
  var input: String

  @Argument(help: ArgumentHelp("The file to write, or -.", valueName: "out"))
  var output: String

  @OptionGroup var source: SourceOptions

  @Option(
    help: ArgumentHelp("The format to write. Default: what the name says.", valueName: "format")
  )
  var to: FileFormat?

  @OptionGroup var records: RecordOptions

  @Flag(help: "Succeed although something is left out or lost.")
  var allowLosses = false

  @Flag(help: "Write over a file that is there.")
  var force = false

  func run() throws {
    let target = to ?? FileFormat(path: output, bytes: [])
    let file = QuestionFile(path: input, format: source.from, isWindows1252: source.windows1252)
    var isLossy = false
    var bytes: [UInt8]
    if let converted = try RecordConversion(
      file: file,
      output: output,
      target: target,
      options: records
    )
    .run() {
      (bytes, isLossy) = converted
    } else if let target {
      guard let format = target.format else { throw target.onlyInspected }
      let exported: Exported
      if let (imported, _) = try file.imported() {
        file.tell(imported.diagnostics)
        isLossy = imported.diagnostics.contains { $0.isLoss }
        exported = format.write(imported.items.map(\.content))
      } else {
        let bank: ProblemBank = try ContentFile(path: input).load(listedBy: "quiz check")
        exported = format.write(bank)
      }
      for loss in exported.losses {
        JSONLines.tell("\(output): \(loss)")
      }
      isLossy = isLossy || !exported.losses.isEmpty
      bytes = exported.bytes
    } else {
      guard let (bank, diagnostics) = try file.bank() else {
        throw Failure.wrongUsage(
          "Name another format than that of a bank for \(input) or \(output)."
        )
      }
      file.tell(diagnostics)
      isLossy = diagnostics.contains { $0.isLoss }
      bytes = Array(try bank.json())
    }
    if bytes.last != 0x0A { bytes.append(0x0A) }
    try write(bytes)
    if isLossy, !allowLosses { throw ExitCode.failure }
  }

  private func write(_ bytes: [UInt8]) throws {
    guard output != "-" else {
      var buffer = OutputBuffer()
      try buffer.write(bytes)
      try buffer.flush()
      return
    }
    if !force, FileManager.default.fileExists(atPath: output) {
      throw Failure.cannotWrite("\(output) is there already: write over it with --force")
    }
    do {
      try Data(bytes).write(to: URL(fileURLWithPath: output), options: .atomic)
    } catch {
      throw Failure.cannotWrite("\(output) cannot be written")
    }
  }
}

extension Diagnostic {
  /// Whether something of the file is gone.
  var isLoss: Bool { outcome == .dropped || outcome == .refused }
}
