import ArgumentParser
import Foundation
import Interchange
import Quizzes

/// A file with questions in one of the formats that people exchange, or a bank.
struct QuestionFile {
  let path: String
  var format: FileFormat?
  var isWindows1252 = false

  /// The content as it comes from the disk.
  enum Content {
    case package([String: [UInt8]], FileFormat)
    case file([UInt8], FileFormat?)
  }

  /// Reads the file once, for standard input comes only once; "-" is standard input.
  func content() throws -> Content {
    let tree = FileTree(path: path)
    if let files = try tree.folder() { return .package(files, packageFormat(files)) }
    let data =
      path == "-"
      ? try FileHandle.standardInput.readToEnd() ?? Data() : try InputFile(path: path).readWhole()
    let bytes = Array(data)
    if ZipArchive.isZip(bytes) {
      let files = try ZipArchive.files(in: bytes)
      return .package(files, packageFormat(files))
    }
    let text = isWindows1252 ? [UInt8](windows1252: bytes) : bytes
    let format = format ?? FileFormat(path: path, bytes: text)
    guard let format, format.format == nil else { return .file(text, format) }
    return .package([URL(fileURLWithPath: path).lastPathComponent: text], format)
  }

  private func packageFormat(_ files: [String: [UInt8]]) -> FileFormat {
    let found: FileFormat = files["h5p.json"] == nil ? .qti : .h5p
    return format.flatMap { $0.format == nil ? $0 : nil } ?? found
  }

  /// What a reader finds, or nil for a bank.
  func found() throws -> FoundQuestions? {
    do {
      switch try content() {
      case .package(let files, let format): return FoundQuestions(format.read(package: files))
      case .file(let bytes, let format):
        return (format?.format).map { FoundQuestions($0.read(bytes)) }
      }
    } catch let refusal as ZipArchive.Refusal {
      throw Failure.badData("\(path): \(refusal)")
    }
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
