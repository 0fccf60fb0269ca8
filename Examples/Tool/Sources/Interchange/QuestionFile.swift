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
  var isWindows1252 = false

  /// Hands out the bytes of the file, or of standard input for "-", so many at a time that a large
  /// file needs little memory.
  private func forEachStretch(_ body: ([UInt8]) throws -> Void) throws {
    let file = InputFile(path: path)
    if file.type == .typeCharacterSpecial {
      throw Failure.noInput("\(path): this is a device, expected a file")
    }
    let handle = path == "-" ? FileHandle.standardInput : try file.handle()
    var isFirst = true
    while var data = try file.read(upTo: 1 << 20, from: handle), !data.isEmpty {
      if isFirst, data.isUTF16 {
        while let more = try file.read(upTo: 1 << 20, from: handle), !more.isEmpty { data += more }
        data = data.inUTF8
      }
      isFirst = false
      try body(isWindows1252 ? [UInt8](windows1252: Array(data)) : Array(data))
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
  /// - Returns: The format, nil for a bank, and the whole file when its format has no reader of
  ///   stretches.
  func forEachImported(_ body: (Imported, FileFormat) throws -> Void) throws
    -> (format: FileFormat?, bytes: [UInt8])
  {
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
        found = found ?? FileFormat(path: path, bytes: bytes)
        stream = found?.format?.reading()
      }
      if let imported = stream?.read(bytes), let found {
        try body(imported, found)
      } else {
        whole += bytes
      }
    }
    found = found ?? FileFormat(path: path, bytes: [])
    if whole.isEmpty, let found, var last = stream ?? found.format?.reading() {
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
    guard !isWindows1252 else {
      throw Failure.badData(
        "\(path): the files of a package say themselves how they are encoded: leave out --windows1252"
      )
    }
    let files = try tree.files(bytes)
    let named = format.map { $0.package ?? QTI.self }
    return (files, named ?? QuestionFormat(packageWith: files.keys)?.package ?? QTI.self)
  }

  /// The questions of a package, or nil for a file of another format.
  func foundInPackage() throws -> FoundQuestions? {
    do {
      return try package().map { FoundQuestions($0.format.read(package: $0.files)) }
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
    // What only looks like records or annotations may be a bank with a fault, which says where it
    // is.
    let reader = (format ?? FileFormat(path: path, bytes: bytes))?.format
    return (reader.map { FoundQuestions($0.read(bytes)) }, bytes)
  }

  /// The bank that questions make, with all diagnostics; nil for a file that is a bank itself.
  func bank() throws -> (bank: ProblemBank, diagnostics: [Diagnostic])? {
    try found().questions.map(bank(of:))
  }

  private func bank(
    of found: FoundQuestions
  ) throws -> (bank: ProblemBank, diagnostics: [Diagnostic]) {
    let name = URL(fileURLWithPath: path).lastPathComponent
    let id = name.split(separator: ".").first.map(String.init) ?? "bank"
    let made = found.bank(ProblemBank.ID(id))
    let diagnostics = found.diagnostics + made.diagnostics
    guard let bank = made.bank else {
      tell(diagnostics)
      JSONLines.tell("Error: \(path): no question in it can be used")
      throw ExitCode.failure
    }
    return (bank, diagnostics)
  }

  /// The JSON of the bank, and what was found in a file of another format.
  func bankData() throws -> (data: Data, diagnostics: [Diagnostic]) {
    let (questions, bytes) = try found()
    guard let questions else { return (Data(bytes).withoutMark, []) }
    let (bank, diagnostics) = try bank(of: questions)
    tell(diagnostics)
    return (try bank.json(), diagnostics)
  }

  /// Tells diagnostics in the form that editors understand.
  func tell(_ diagnostics: [Diagnostic]) {
    let sorted = diagnostics.sorted {
      ($0.path ?? "", $0.line, $0.column) < ($1.path ?? "", $1.line, $1.column)
    }
    for diagnostic in sorted {
      JSONLines.tell("\(path):\(diagnostic)".onOneLine)
    }
  }
}

/// The questions that a reader found in a file or a package.
struct FoundQuestions {
  let contents: [Imported.Item.Content]
  let diagnostics: [Diagnostic]
  let title: String?
  let language: Language?
  /// Makes a bank of them.
  let bank: (ProblemBank.ID) -> Imported.Bank

  init(_ imported: Imported) {
    contents = imported.items.map(\.content)
    diagnostics = imported.diagnostics
    title = nil
    language = nil
    bank = { imported.bank(id: $0) }
  }

  init(_ package: ImportedPackage) {
    contents = package.items.map(\.content)
    diagnostics = package.diagnostics
    title = package.title
    language = package.language
    bank = { package.bank(id: $0) }
  }
}
