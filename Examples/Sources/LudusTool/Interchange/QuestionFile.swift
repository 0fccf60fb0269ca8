import ArgumentParser
import Foundation
import Interchange
import Quizzes

/// A file with questions in one of the formats that people exchange, or a bank.
struct QuestionFile {
  let path: String
  var format: FileFormat?
  var isWindows1252 = false

  /// The bytes; "-" is standard input.
  func bytes() throws -> [UInt8] {
    let data =
      path == "-"
      ? try FileHandle.standardInput.readToEnd() ?? Data() : try InputFile(path: path).readWhole()
    return isWindows1252 ? [UInt8](windows1252: Array(data)) : Array(data)
  }

  /// The files of a package with their format, or nil for a file of another format.
  func package() throws -> (files: [String: [UInt8]], format: FileFormat)? {
    let tree = FileTree(path: path)
    let bytes = tree.isFolder ? [] : try bytes()
    let isPackage = tree.isFolder || ZipArchive.isZip(bytes)
    let format = format ?? (isPackage ? nil : FileFormat(path: path, bytes: bytes))
    guard isPackage || format != nil && format?.format == nil else { return nil }
    let files = try tree.files { bytes }
    return (files, format ?? (files["h5p.json"] == nil ? .qti : .h5p))
  }

  /// What a reader finds, or nil for a bank.
  func found() throws -> FoundQuestions? {
    do {
      if let (files, format) = try package() {
        return FoundQuestions(format.read(package: files))
      }
    } catch let refusal as ZipArchive.Refusal {
      throw Failure.badData("\(path): \(refusal)")
    }
    let bytes = try bytes()
    let format = format ?? FileFormat(path: path, bytes: bytes)
    return (format?.format).map { FoundQuestions($0.read(bytes)) }
  }

  /// The bank that questions make, with all diagnostics; nil for a file that is a bank itself.
  func bank() throws -> (bank: ProblemBank, diagnostics: [Diagnostic])? {
    guard let found = try found() else { return nil }
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

  /// The JSON of the bank.
  func bankData() throws -> Data {
    guard let (bank, diagnostics) = try bank() else { return try InputFile(path: path).read() }
    tell(diagnostics)
    return try bank.json()
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
