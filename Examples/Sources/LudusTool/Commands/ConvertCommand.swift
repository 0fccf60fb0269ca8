import ArgumentParser
import Foundation
import Interchange
import Quizzes

/// The command `ludus convert`.
struct ConvertCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Turn questions of one format into another, or into a bank and back.",
    discussion: """
      The formats are gift, moodle-xml, cloze, aiken, csv, tsv, anki, json-lines, and as packages qti (version 2.1), \
      qti22, qti3 and h5p; a name that ends in .json is that of a bank. The names of the files say the formats, unless \
      --from or --to do; - is standard input or output. A package is a zip file, a folder, or for QTI one item in XML.

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

  @Flag(help: "Succeed although something is left out or lost.")
  var allowLosses = false

  @Flag(help: "Write over a file that is there.")
  var force = false

  func run() throws {
    let file = QuestionFile(path: input, format: source.from, isWindows1252: source.windows1252)
    let written =
      if let target = to ?? FileFormat(path: output, bytes: []) {
        try target.format.map { try questions(of: file, as: $0) } ?? package(of: file, as: target)
      } else {
        try bank(of: file)
      }
    try write(written.bytes)
    if written.isLossy, !allowLosses { throw ExitCode.failure }
  }

  private typealias Written = (bytes: [UInt8], isLossy: Bool)

  private func bank(of file: QuestionFile) throws -> Written {
    guard let (bank, diagnostics) = try file.bank() else {
      throw Failure.wrongUsage(
        "Name another format than that of a bank for \(input) or \(output)."
      )
    }
    file.tell(diagnostics)
    let isLossy = diagnostics.contains { $0.isLoss }
    return (Self.ended(Array(try bank.json())), isLossy)
  }

  private func questions(
    of file: QuestionFile,
    as format: any ExchangeFormat.Type
  ) throws -> Written {
    let exported: Exported
    let found = try file.found()
    if let found {
      exported = format.write(found.contents)
    } else {
      exported = format.write(try loadedBank())
    }
    return (Self.ended(exported.bytes), tell(found, of: file, exported.losses))
  }

  private func package(of file: QuestionFile, as format: FileFormat) throws -> Written {
    let found = try file.found()
    let exported = try found.map { format.package(of: $0) } ?? format.package(of: loadedBank())
    let isLossy = tell(found, of: file, exported.losses)
    if format == .h5p {
      JSONLines.tell(
        "\(output): hint: the package has no JavaScript libraries, so the site must have those that its h5p.json names"
      )
    }
    guard output.lowercased().hasSuffix(".xml") else {
      return (ZipArchive.bytes(of: exported.files), isLossy)
    }
    let items = exported.files.filter { $0.key.hasPrefix("items/") }
    guard format != .h5p, items.count == 1, let item = items.first else {
      throw Failure.wrongUsage("\(output) can be one item of QTI: name a .zip or .h5p file")
    }
    return (item.value, isLossy)
  }

  private func loadedBank() throws -> ProblemBank {
    try ContentFile(path: input).load(listedBy: "quiz check")
  }

  /// Tells what was found and lost, and whether anything was.
  private func tell(
    _ found: FoundQuestions?,
    of file: QuestionFile,
    _ losses: [Exported.Loss]
  ) -> Bool {
    file.tell(found?.diagnostics ?? [])
    for loss in losses { JSONLines.tell("\(output): \(loss)") }
    return !losses.isEmpty || found?.diagnostics.contains { $0.isLoss } == true
  }

  /// A text that ends with a line.
  private static func ended(_ bytes: [UInt8]) -> [UInt8] {
    bytes.last == 0x0A ? bytes : bytes + [0x0A]
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
  fileprivate var isLoss: Bool { outcome == .dropped || outcome == .refused }
}
