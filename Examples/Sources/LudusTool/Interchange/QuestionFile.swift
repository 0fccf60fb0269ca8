import ArgumentParser
import Foundation
import Interchange
import Quizzes

/// A file with questions in one of the formats that people exchange, or a bank.
struct QuestionFile {
  let path: String
  var format: FileFormat?
  var isWindows1252 = false

  /// Hands out the bytes of the file, or of standard input for "-", so many at a time that a large file needs little memory.
  private func forEachStretch(_ body: ([UInt8]) throws -> Void) throws {
    let file = InputFile(path: path)
    let handle = path == "-" ? FileHandle.standardInput : try file.handle()
    while let data = try file.read(upTo: 1 << 20, from: handle), !data.isEmpty {
      try body(isWindows1252 ? [UInt8](windows1252: Array(data)) : Array(data))
    }
  }

  /// Hands out what a reader finds, a stretch of the file at a time.
  ///
  /// - Returns: The format, nil for a bank, and the whole file when its format has no reader of stretches.
  func forEachImported(_ body: (Imported, FileFormat) throws -> Void) throws
    -> (format: FileFormat?, bytes: [UInt8])
  {
    var found = format
    var stream: ImportStream?
    var whole: [UInt8] = []
    try forEachStretch { bytes in
      if stream == nil, whole.isEmpty {
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

  /// What a reader finds in the whole file, or nil for a bank.
  func imported() throws -> Imported? {
    var bytes: [UInt8] = []
    try forEachStretch { bytes += $0 }
    guard let format = format ?? FileFormat(path: path, bytes: bytes) else { return nil }
    guard let reader = format.format else { throw format.onlyInspected }
    return reader.read(bytes)
  }

  /// The bank that questions make, with all diagnostics; nil for a file that is a bank itself.
  func bank() throws -> (bank: ProblemBank, diagnostics: [Diagnostic])? {
    guard let imported = try imported() else { return nil }
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
