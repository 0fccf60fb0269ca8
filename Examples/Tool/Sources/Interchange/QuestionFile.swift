// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Foundation
import Interchange
import Quizzes
import ZipArchives

/// A file with questions in one of the formats that people exchange, or a bank.
struct QuestionFile {
  let path: String
  var format: FileFormat?
  /// The encoding, where somebody says it.
  var encoding: TextEncoding?
  var options = TableOptions.standard
  /// The language of questions that name none, in a file that says none.
  var language: Language?

  /// Hands out the bytes of the file, or of standard input for "-", so many at a time that a large
  /// file needs little memory.
  private func forEachStretch(_ body: ([UInt8]) throws -> Void) throws {
    let file = InputFile(path: path)
    if file.type == .typeCharacterSpecial {
      throw Failure.noInput("\(path): this is a device, expected a file")
    }
    let handle = path == "-" ? FileHandle.standardInput : try file.handle()
    var isFirst = true
    ProgressLine.shared.count("byte", "bytes", of: file.size)
    defer { ProgressLine.shared.finishCounting() }
    while var data = try file.read(upTo: 1 << 20, from: handle), !data.isEmpty {
      if isFirst, data.isUTF16 {
        while let more = try file.read(upTo: 1 << 20, from: handle), !more.isEmpty { data += more }
        data = data.inUTF8
      }
      isFirst = false
      ProgressLine.shared.advance(by: data.count)
      try body(encoding.map { [UInt8](Array(data), in: $0) } ?? Array(data))
    }
  }

  /// The whole file.
  func bytes() throws -> [UInt8] {
    var bytes: [UInt8] = []
    try forEachStretch { bytes += $0 }
    return bytes
  }

  /// The first bytes of the file; none of standard input or a pipe, which are read once.
  private func beginning() throws -> [UInt8] {
    let file = InputFile(path: path)
    guard path != "-", file.type == .typeRegular else { return [] }
    return try file.read(upTo: 1 << 16, from: file.handle()).map { Array($0) } ?? []
  }

  /// Hands out what a reader finds, a stretch of the file at a time.
  ///
  /// - Parameters:
  ///   - takesOthers: Whether the file can be one of records, annotations or a calendar.
  ///   - body: What to do with it.
  /// - Returns: The format, nil for a bank and a calendar, and the whole file when its format has no
  ///   reader of stretches.
  /// - Throws: A failure for a file that cannot be read, and one that has no questions.
  func forEachImported(
    takingOthers takesOthers: Bool = false,
    _ body: (Imported, FileFormat) throws -> Void
  ) throws -> (format: FileFormat?, bytes: [UInt8]) {
    var found = format
    var stream: ImportStream?
    var whole: [UInt8] = []
    try forEachStretch { bytes in
      if stream == nil, whole.isEmpty {
        if format == nil, ZipArchive.isZip(bytes) {
          let options = QuestionFormat.packages.map { "--from \($0.name)" }
          throw Failure.badData(
            "\(path): this is a zip archive, and standard input is read once: say \(options.joined(separator: " or ")), or give the file"
          )
        }
        found = try found ?? named(bytes, takingOthers: takesOthers)
        try expectSheets(of: found)
        stream = found?.format?.reading(options)
      }
      if let imported = stream?.read(bytes), let found {
        try body(imported, found)
      } else {
        whole += bytes
      }
    }
    if whole.isEmpty { found = found ?? FileFormat(path: path, bytes: []) }
    if whole.isEmpty, let found, var last = stream ?? found.format?.reading(options) {
      try body(last.finish(), found)
    }
    return (found, whole)
  }

  /// The files of a package with their format, or nil for a file of another format.
  func package() throws -> (files: [String: [UInt8]], format: any PackageFormat.Type)? {
    let tree = FileTree(path: path)
    let isFolder = tree.isPackageFolder
    let start = isFolder ? [] : try beginning()
    let isArchive = isFolder || ZipArchive.isZip(start)
    let format = format ?? (isArchive ? nil : FileFormat(path: path, bytes: start))
    guard isArchive || format?.package != nil else { return nil }
    guard encoding == nil else {
      throw Failure.badData(
        "\(path): the files of a package say themselves how they are encoded: leave out --encoding and --windows1252"
      )
    }
    let files = try tree.files(bytes)
    // A spreadsheet is a zip file, too.
    if self.format == nil, let kind = RecognizedFile.archive(of: files), case .foreign = kind,
      let failure = kind.withoutQuestions(at: path)
    {
      throw failure
    }
    let named = format.map { $0.package ?? QTI.self }
    return (files, named ?? QuestionFormat(packageWith: files.keys)?.package ?? QTI.self)
  }

  /// The deck of Anki, or nil for another file.
  func deck(of learner: Learner.ID = "me") throws -> AnkiPackage? {
    let tree = FileTree(path: path)
    guard format == nil || format == .anki, !tree.isFolder,
      ZipArchive.isZip(try beginning())
    else { return nil }
    do {
      let files = try tree.files(bytes)
      return AnkiPackage.isOne(files) ? try AnkiPackage(files, at: path, of: learner) : nil
    } catch is ZipArchive.Refusal {
      // Whoever reads it as a package says why it is refused.
      return nil
    }
  }

  /// The questions of a package or a deck, or nil for a file of another format.
  func foundInPackage() throws -> FoundQuestions? {
    if let deck = try deck() {
      if !deck.hiddenFields.isEmpty {
        let names = deck.hiddenFields.sorted().joined(separator: ", ")
        JSONLines.tell("\(path): hint: fields that are on no card were ignored: \(names)")
      }
      return FoundQuestions(deck.imported(options), language: language)
    }
    return try readPackage().map { FoundQuestions($0, language: language) }
  }

  /// The questions of a package, or nil for a file of another format.
  func readPackage() throws -> ImportedPackage? {
    do {
      return try package().map { $0.format.read(package: $0.files, options: options) }
    } catch let refusal as ZipArchive.Refusal {
      throw Failure.badData("\(path): \(refusal)")
    }
  }

  /// What a reader finds in the whole file, or nil for a bank, and the bytes of that: a pipe is
  /// read once.
  func found() throws -> (questions: FoundQuestions?, bytes: [UInt8]) {
    if let found = try foundInPackage() { return (found, []) }
    let bytes = try bytes()
    if let format, format.format == nil { throw format.onlyInspected }
    let found = try format ?? named(bytes)
    try expectSheets(of: found)
    // Records and annotations have no questions.
    if let found, found.format == nil { throw found.withoutQuestions(at: path) }
    let imported = found?.format?.read(bytes, options: options)
    return (imported.map { FoundQuestions($0, language: language) }, bytes)
  }

  /// The format that the content or the name says, nil for a bank and a calendar.
  ///
  /// - Throws: The failure for a file that by its content is something without questions.
  private func named(
    _ bytes: [UInt8],
    takingOthers takesOthers: Bool = false
  ) throws -> FileFormat? {
    let kind = RecognizedFile(bytes)
    switch kind {
    case .format(let format) where takesOthers && format.package == nil: return format
    case .calendar where takesOthers: return nil
    case let kind?:
      if let failure = kind.withoutQuestions(at: path) { throw failure }
      if case .format(let format) = kind, format.package == nil { return format }
    case nil: break
    }
    let format = FileFormat(path: path, bytes: bytes)
    if let format = format?.questions, QuestionFormat.isGuessed(from: path) {
      JSONLines.tell(
        "\(path): hint: read as \(format.title), which its content suggests; --from \(format.name) or another decides"
      )
    }
    return format
  }

  /// Refuses the name of a sheet for a file that has none.
  private func expectSheets(of format: FileFormat?) throws(Failure) {
    guard options.sheet != nil, format != nil else { return }
    throw .wrongUsage("\(path): --sheet is for a spreadsheet, and this is none")
  }

  /// The bank that questions make, of which all is told; nil for a file that is a bank itself.
  func bank(_ report: inout ImportReport) throws -> ProblemBank? {
    let (questions, bytes) = try found()
    if let questions { return try bank(of: questions, &report) }
    // What is JSON can be a bank with faults, which are told.
    let data = Data(bytes).withoutMark
    guard data.first(where: { !" \t\r\n".utf8.contains($0) }) == UInt8(ascii: "{") else {
      throw Failure.unknownFormat(of: path, bytes)
    }
    let _: ProblemBank = try ContentFile(path: path).load(from: data, listedBy: "quiz check")
    return nil
  }

  private func bank(
    of found: FoundQuestions,
    _ report: inout ImportReport
  ) throws -> ProblemBank {
    let name = URL(fileURLWithPath: path).lastPathComponent
    let id = name.split(separator: ".").first.map(String.init) ?? "bank"
    let made = found.bank(ProblemBank.ID(id), found.language?.rawValue)
    found.tell(in: &report, with: made.diagnostics)
    if made.bank == nil, report.isEmpty { throw Failure.nothing(in: path, expected: "questions") }
    guard let bank = made.bank else {
      report.countUnusable()
      report.finish()
      JSONLines.tell("Error: \(path): no question in it can be used")
      throw ExitCode.failure
    }
    return bank
  }

  /// The JSON of the bank, after what was found in a file of another format has been told.
  func bankData(_ report: inout ImportReport) throws -> Data {
    let (questions, bytes) = try found()
    guard let questions else { return Data(bytes).withoutMark }
    return try bank(of: questions, &report).json()
  }
}

/// The questions that a reader found in a file or a package.
struct FoundQuestions {
  let contents: [Imported.Item.Content]
  let diagnostics: [Diagnostic]
  let title: String?
  let language: Language?
  /// Makes a bank of them.
  let bank: (ProblemBank.ID, String?) -> Imported.Bank
  /// The bytes of a file that stands alone.
  private let text: [UInt8]
  /// How many files a package has.
  private let fileCount: Int?

  /// Tells what was found, and counts what is there.
  func tell(in report: inout ImportReport, with others: [Diagnostic] = []) {
    report.tell(diagnostics + others)
    if let fileCount {
      report.count(fileCount, of: .files)
    } else {
      report.count(linesOf: text)
    }
    // A text between questions asks for nothing.
    let questions = contents.count { content in
      if case .question(let question) = content { question.task != .description } else { false }
    }
    report.count(questions, of: .questions)
  }

  init(_ imported: Imported, language: Language? = nil) {
    (text, fileCount) = (imported.source, nil)
    contents = imported.items.map(\.content)
    diagnostics = imported.diagnostics
    title = nil
    self.language = imported.language ?? language
    bank = { imported.bank(id: $0, language: $1) }
  }

  init(_ package: ImportedPackage, language: Language? = nil) {
    (text, fileCount) = ([], package.files.count)
    contents = package.items.map(\.content)
    diagnostics = package.diagnostics
    title = package.title
    self.language = package.language ?? language
    bank = { package.bank(id: $0, language: $1) }
  }
}
