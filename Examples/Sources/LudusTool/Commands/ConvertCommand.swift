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
    let file = QuestionFile(path: input, format: source.from, isWindows1252: source.windows1252)
    let target = to ?? FileFormat(path: output, bytes: [])
    var result = try ConvertedFile(path: output, overwrites: force)
    let isLossy: Bool
    let conversion = RecordConversion(file: file, output: output, target: target, options: records)
    if let converted = try conversion.run() {
      try result.write(converted.bytes)
      isLossy = converted.isLossy
    } else if let target {
      guard let format = target.format else { throw target.onlyInspected }
      isLossy = try convert(file, format.writing(), &result)
    } else {
      guard let (bank, diagnostics) = try file.bank() else {
        throw Failure.wrongUsage(
          "Name another format than that of a bank for \(input) or \(output)."
        )
      }
      file.tell(diagnostics)
      isLossy = diagnostics.contains { $0.isLoss }
      try result.write(Array(try bank.json()))
    }
    try result.finish()
    if isLossy, !allowLosses { throw ExitCode.failure }
  }

  /// Writes a file or a bank in another format, a stretch at a time, and returns whether something is gone.
  private func convert(
    _ file: QuestionFile,
    _ stream: ExportStream,
    _ result: inout ConvertedFile
  ) throws -> Bool {
    var stream = stream
    var isLossy = false
    let (format, _) = try file.forEachImported { imported, _ in
      file.tell(imported.diagnostics)
      let exported = stream.write(imported.items.map(\.content))
      tell(exported.losses)
      isLossy =
        isLossy || !exported.losses.isEmpty || imported.diagnostics.contains { $0.isLoss }
      try result.write(exported.bytes)
    }
    if let format, format.format == nil { throw format.onlyInspected }
    if format == nil {
      let bank: ProblemBank = try ContentFile(path: input).load(listedBy: "quiz check")
      let exported = stream.write(bank)
      tell(exported.losses)
      isLossy = !exported.losses.isEmpty
      try result.write(exported.bytes)
    }
    try result.write(stream.finish())
    return isLossy
  }

  private func tell(_ losses: [Exported.Loss]) {
    for loss in losses { JSONLines.tell("\(output): \(loss)") }
  }
}

extension Diagnostic {
  /// Whether something of the file is gone.
  var isLoss: Bool { outcome == .dropped || outcome == .refused }
}
