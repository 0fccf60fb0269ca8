import ArgumentParser
import Foundation
import Interchange

/// What a reader found in a file, a JSON object a line: its items, its diagnostics, and how many of each there are.
struct Inspection {
  let imported: Imported
  let format: FileFormat

  /// Writes all lines.
  func write(_ write: (any Encodable) throws -> Void) throws {
    if [.csv, .tsv, .anki].contains(format) { try writeTable(write) }
    for item in imported.items where item.content != .unusable {
      try write(InspectedItem(item: item.content, measures: format == .moodleXML))
    }
    for diagnostic in imported.diagnostics {
      try write(["diagnostic": InspectedDiagnostic(diagnostic)])
    }
    try write(["counts": counts])
  }

  /// Writes the rows of a table as they are, with names where the first row has some.
  private func writeTable(_ write: (any Encodable) throws -> Void) throws {
    let table = Table.read(imported.source, delimiter: format == .csv ? nil : "\t")
    guard format != .anki, let names = table.rows.first else {
      for row in table.rows where row.first?.hasPrefix("#") != true { try write(["fields": row]) }
      return
    }
    for row in table.rows.dropFirst() {
      try write(["row": Dictionary(zip(names, row)) { first, _ in first }])
    }
  }

  private var counts: [String: Int] {
    var counts: [String: Int] = [:]
    for item in imported.items {
      let type =
        switch item.content {
        case .question(let question): question.type
        case .category: "category"
        case .unusable: "unusable"
        }
      counts[type, default: 0] += 1
    }
    return counts
  }
}

/// A diagnostic for scripts.
struct InspectedDiagnostic: Encodable {
  let severity: String
  let code: String
  let line: Int
  let column: Int
  let outcome: String
  let message: String
  let file: String?

  /// A package that was not unpacked.
  init(_ refusal: ZipArchive.Refusal) {
    severity = "error"
    code = "refused-package"
    line = 1
    column = 1
    outcome = "refused"
    message = "\(refusal)"
    file = nil
  }

  init(_ diagnostic: Diagnostic) {
    severity = diagnostic.severity.rawValue
    code = diagnostic.code.rawValue
    line = diagnostic.line
    column = diagnostic.column
    outcome = diagnostic.outcome.rawValue
    message = diagnostic.sentence(in: .english)
    file = diagnostic.path
  }
}
