// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Foundation
import Interchange
import Quizzes
import ZipArchives

/// The command `ludus convert`.
struct ConvertCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Convert questions, pins and records between formats.",
    discussion: """
      The formats of questions are \(QuestionFormat.listed); a name ending in .json means a bank. A package \
      is a zip file, a folder, or for QTI one item in XML. Pin sheets are turned into web-annotation, iiif and coco, \
      and back; Moodle's questions with markers on an image become a sheet when the name ends in .sheet.json, and \
      their images are written next to it. Saved sessions, the log of a diary, and with --rules that of a group are \
      turned into xapi, and achievements into open-badges. The file names determine the formats unless --from or \
      --to is given; - is standard input or output. The columns of a table are found by the words over them in nine \
      languages, or named by --columns.

      Remarks for the author of the file go to standard error in a form that editors understand, such as

        questions.gift:3:9: warning: ... [truth-as-text]

      and so does everything that the other format cannot hold, up to 20 lines of each kind. The last line sums up \
      the file. The exit status is 1 if something was left out, lost or faulty; with --allow-losses only if no file \
      was written.

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
    help: ArgumentHelp("The format to write. (default: by the file name)", valueName: "format")
  )
  var to: FileFormat?

  @OptionGroup var records: RecordOptions

  @Option(
    help: ArgumentHelp(
      "A file for the reviews in a deck of Anki, as answers that the quiz commands read.",
      valueName: "file"
    )
  )
  var reviews: String?

  @Option(
    help: ArgumentHelp(
      "A file for what a deck of Anki knows of each card: intervals, stability, and which are suspended; it is a list of marks for a study queue.",
      valueName: "file"
    )
  )
  var memories: String?

  @Option(help: ArgumentHelp("The learner whose reviews they are.", valueName: "name"))
  var learner = "me"

  @Flag(help: "Succeed even if something is left out or lost.")
  var allowLosses = false

  @Flag(help: "Overwrite an existing file.")
  var force = false

  func run() throws {
    var file = source.file(input)
    file.language = records.language.map { Language($0) }
    let target = try to ?? FileFormat(output: output)
    var result = try ConvertedFile(path: output, overwrites: force)
    if let reviews { try writeReviews(of: file, to: reviews) }
    if let memories { try writeMemories(of: file, to: memories) }
    var report = ImportReport(input)
    let conversion = RecordConversion(
      file: file,
      output: output,
      target: target,
      options: records,
      overwrites: force
    )
    var isImport = true
    if let bytes = try conversion.run(&report, &isImport) {
      try result.write(bytes)
    } else if let package = target?.package {
      isImport = try writePackage(of: file, as: package, &result, &report)
    } else if let target {
      guard let format = target.format else { throw target.onlyInspected }
      isImport = try convert(file, format.writing(), &result, &report)
    } else {
      guard let bank = try file.bank(&report) else {
        throw Failure.wrongUsage("\(input) is a bank already: give \(output) another format")
      }
      // What few lines of a file make is mostly noise: nobody wrote it so.
      let errors = report.summary.counts[.error, default: 0]
      guard allowLosses || errors <= max(2, bank.allProblems.count) else {
        report.finish()
        JSONLines.tell(
          "Error: \(input): most of it cannot be used: is it in another format (--from)? --allow-losses makes a bank of the rest"
        )
        throw ExitCode.failure
      }
      try result.write(Array(try bank.json()))
    }
    try result.finish(isText: target?.package == nil)
    report.finish(isImport: isImport)
    if report.isLossy, !allowLosses { throw ExitCode.failure }
  }

  /// Writes the reviews of a deck, an answer a line.
  private func writeReviews(of file: QuestionFile, to path: String) throws {
    guard let deck = try file.deck(of: Learner.ID(learner)) else {
      throw Failure.wrongUsage(
        "--reviews is for decks of Anki (.apkg, .colpkg), and \(input) is none"
      )
    }
    var result = try ConvertedFile(path: path, overwrites: force)
    for answer in deck.answers {
      try result.write(Array(try JSONEncoder.forLines.encode(answer)) + [0x0A])
    }
    try result.finish()
    let others = deck.otherReviews
    if others > 0 {
      JSONLines.tell(
        "\(input): hint: \(others) entries of the log are not answers and were ignored"
      )
    }
  }

  /// Writes the marks of a deck, as JSON.
  private func writeMemories(of file: QuestionFile, to path: String) throws {
    guard let deck = try file.deck(of: Learner.ID(learner)) else {
      throw Failure.wrongUsage(
        "--memories is for decks of Anki (.apkg, .colpkg), and \(input) is none"
      )
    }
    var result = try ConvertedFile(path: path, overwrites: force)
    try result.write(Array(try JSONEncoder.forLines.encode(deck.marks)) + [0x0A])
    try result.finish()
    if deck.learnedCards > 0 {
      JSONLines.tell(
        "\(input): hint: of \(Count(deck.learnedCards, "card")) still being learned nothing is carried over, because there is no interval yet"
      )
    }
  }

  /// Writes a file or a bank as a package, and returns whether it was a file of another program.
  private func writePackage(
    of file: QuestionFile,
    as format: any PackageFormat.Type,
    _ result: inout ConvertedFile,
    _ report: inout ImportReport
  ) throws -> Bool {
    let (found, bytes) = try file.found()
    let exported = try found.map { format.package(of: $0) } ?? format.write(bank(in: bytes))
    found?.tell(in: &report)
    report.tell(exported.losses, in: output)
    if format == H5P.self {
      JSONLines.tell(
        "\(output): hint: the package has no JavaScript libraries, so the site must have those that its h5p.json names"
      )
    }
    guard output.lowercased().hasSuffix(".xml") else {
      do {
        try result.write(ZipArchive(files: exported.files).bytes)
      } catch let refusal as ZipArchive.Refusal {
        // No reader would take it, ours neither.
        throw Failure.cannotWrite("\(output): \(refusal)")
      }
      return found != nil
    }
    guard let item = format.alone(in: exported) else {
      let endings = QuestionFormat.packages.map { ".\($0.fileEndings[0])" }
      throw Failure.wrongUsage(
        "\(output) can be one item of QTI: name a \(endings.joined(separator: " or ")) file"
      )
    }
    try result.write(item)
    return found != nil
  }

  private func bank(in bytes: [UInt8]) throws -> ProblemBank {
    try ContentFile(path: input).load(from: Data(bytes).withoutMark, listedBy: "quiz check")
  }

  /// Writes a file or a bank in another format, a stretch at a time, and returns whether it was a
  /// file of another program.
  private func convert(
    _ file: QuestionFile,
    _ stream: ExportStream,
    _ result: inout ConvertedFile,
    _ report: inout ImportReport
  ) throws -> Bool {
    var stream = stream
    if let found = try file.foundInPackage() {
      let exported = stream.write(
        found.contents,
        language: found.language,
        title: found.title
      )
      try result.write(exported.bytes + stream.finish())
      found.tell(in: &report)
      report.tell(exported.losses, in: output)
      return true
    }
    let (format, bytes) = try file.forEachImported { imported, _ in
      FoundQuestions(imported).tell(in: &report)
      let exported = stream.write(imported.items.map(\.content), language: file.language)
      report.tell(exported.losses, in: output)
      try result.write(exported.bytes)
    }
    if let format, format.format == nil { throw format.onlyInspected }
    if format == nil {
      let exported = stream.write(try bank(in: bytes))
      report.tell(exported.losses, in: output)
      try result.write(exported.bytes)
    }
    try result.write(stream.finish())
    return format != nil
  }
}
