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

  /// What a reader finds, or nil for a bank.
  func imported() throws -> (imported: Imported, format: FileFormat)? {
    let bytes = try bytes()
    guard let format = format ?? FileFormat(path: path, bytes: bytes) else { return nil }
    guard let reader = format.format else { throw format.onlyInspected }
    return (reader.read(bytes), format)
  }

  /// The bank that questions make, with all diagnostics; nil for a file that is a bank itself.
  func bank() throws -> (bank: ProblemBank, diagnostics: [Diagnostic])? {
    guard let (imported, _) = try imported() else { return nil }
    let name = URL(fileURLWithPath: path).lastPathComponent
    let id = name.split(separator: ".").first.map(String.init) ?? "bank"
    let made = imported.bank(id: ProblemBank.ID(id))
    let diagnostics = imported.diagnostics + made.diagnostics
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
    for diagnostic in diagnostics.sorted(by: { ($0.line, $0.column) < ($1.line, $1.column) }) {
      JSONLines.tell("\(path):\(diagnostic)".onOneLine)
    }
  }
}
