// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Interchange
import ZipArchives

/// The command `ludus inspect`.
struct InspectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: "Show the contents of another program's file, one JSON object per line.",
    discussion: """
      Prints an object for each question, category and text in the order of the file, in the terms of Moodle, such as

        {"type":"multichoice","text":"...","single":true,"answers":[...]}

      then an object for each diagnostic, and how many there are of each type and severity:

        {"diagnostic":{"code":"truth-as-text","line":3,"column":9,...}}
        {"counts":{"multichoice":1},"diagnostics":{"warning":1}}

      For tables the rows come first. A file of QTI is one object with its interactions and declarations. With \
      --score each response, such as {"RESPONSE":["ChoiceA"]}, gives a line with the values of all outcomes, a list \
      as ['a'; 'b'], or with what is not supported:

        {"outcome":{"SCORE":1},"response":{"RESPONSE":["ChoiceA"]}}

      A package is a zip file or a folder: one of QTI gives an object for each file with its path as file, one of \
      H5P an object with its libraries and keys.

      Files of xAPI give an object for each statement, Open Badges one for the file or image and for each badge, and \
      annotations one with selectors and canvases, or with the figures of COCO. A calendar gives an object for each \
      entry.

      The exit status is 0 regardless of what the file contains.

      Example:

        ludus inspect questions.gift
      """
  )

  @Argument(
    help: ArgumentHelp("The file, or - for standard input.", valueName: "file"),
    completion: .file()
  )
  var file: String

  @OptionGroup var source: SourceOptions

  @Option(
    help: ArgumentHelp(
      "A file of responses to a QTI item, for which to print the outcomes, one object per line.",
      valueName: "responses"
    )
  )
  var score: String?

  func run() throws {
    let question = source.file(file)
    var writer = JSONWriter()
    do throws(any Error) {
      if let deck = try question.deck() {
        var inspection = Inspection()
        try inspection.take(deck.imported(source.table.options), in: .anki) { try writer.write($0) }
        try inspection.finish { try writer.write($0) }
      } else if let (files, format) = try question.package() {
        try inspect(files, format) { try writer.write($0) }
      } else {
        try inspect(question) { try writer.write($0) }
      }
    } catch let refusal as ZipArchive.Refusal {
      try writer.write(["diagnostic": InspectedDiagnostic(refusal)])
      try writer.write(["counts": [String: Int]()])
    }
    try writer.flush()
  }

  /// Shows a file of one format, a stretch at a time where it can be read so.
  private func inspect(
    _ question: QuestionFile,
    _ write: (any Encodable) throws -> Void
  ) throws {
    guard score == nil else { throw Failure.wrongUsage("--score is for items of QTI") }
    var inspection = Inspection()
    let (format, bytes) = try question.forEachImported(takingOthers: true) { imported, format in
      try inspection.take(imported, in: format, write)
    }
    guard let format else {
      switch RecognizedFile(bytes) {
      case .calendar?: return try CalendarInspection(bytes: bytes).write(write)
      case .content(let kind)?:
        let command = "\(ToolName.current) check \(file.quotedForShell)"
        throw Failure.wrongUsage("\(file): this is \(kind.noun); try: \(command)")
      default: throw Failure.unknownFormat(of: file, bytes)
      }
    }
    if format.format != nil {
      try inspection.finish(write)
    } else {
      try RecordInspection(bytes: bytes, format: format).write(write)
    }
  }

  private func inspect(
    _ files: [String: [UInt8]],
    _ format: any PackageFormat.Type,
    _ write: (any Encodable) throws -> Void
  ) throws {
    guard format.original == QTI.self else {
      guard score == nil else { throw Failure.wrongUsage("--score is for items of QTI") }
      let package = format.read(package: files, options: source.table.options)
      if format == H5P.self { return try H5PInspection(package: package).write(write) }
      var inspection = Inspection()
      try inspection.take(package, write)
      try inspection.finish(write)
      return
    }
    let isAlone = files.count == 1
    for (path, bytes) in files.sorted(by: { $0.key < $1.key })
    where isAlone || path.lowercased().hasSuffix(".xml") {
      let inspection = QTIInspection(document: QTI.read(bytes), path: isAlone ? nil : path)
      try inspection.write(scoring: score, write)
    }
  }
}

/// How to read a file.
struct SourceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The format of the file. (default: by its name)", valueName: "format")
  )
  var from: FileFormat?

  @Flag(help: "Read the file as Windows-1252, whatever its bytes suggest.")
  var windows1252 = false

  @OptionGroup var table: TableSourceOptions

  /// The file at a path, read so.
  func file(_ path: String) -> QuestionFile {
    QuestionFile(
      path: path,
      format: from,
      encoding: table.encoding?.encoding ?? (windows1252 ? .windows1252 : nil),
      options: table.options
    )
  }
}
