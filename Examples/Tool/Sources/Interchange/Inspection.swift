// SPDX-License-Identifier: Apache-2.0
import Interchange
import ZipArchives

/// What a reader finds in a file, a JSON object a line: its items, its diagnostics, and how many of
/// each there are.
struct Inspection {
  private var diagnostics: [Diagnostic] = []
  private var counts: [String: Int] = [:]
  /// The sign between the cells of a table, and the names in its first row.
  private var delimiter: Character?
  private var names: [String]?

  /// Writes the items of a stretch of the file, and the rows before them when it is a table.
  mutating func take(
    _ imported: Imported,
    in format: FileFormat,
    _ write: (any Encodable) throws -> Void
  ) throws {
    if [.csv, .tsv, .anki].contains(format) { try writeTable(imported.source, in: format, write) }
    try take(imported.items.map(\.content), measuring: format == .moodleXML, write)
    diagnostics += imported.diagnostics
  }

  /// Writes the items of a package.
  mutating func take(
    _ package: ImportedPackage,
    _ write: (any Encodable) throws -> Void
  ) throws {
    try take(package.items.map(\.content), measuring: false, write)
    diagnostics += package.diagnostics
  }

  private mutating func take(
    _ items: [Imported.Item.Content],
    measuring measures: Bool,
    _ write: (any Encodable) throws -> Void
  ) throws {
    for item in items {
      let type =
        switch item {
        case .question(let question): question.type
        case .category: "category"
        case .unusable: "unusable"
        }
      counts[type, default: 0] += 1
      guard item != .unusable else { continue }
      try write(InspectedItem(item: item, measures: measures))
    }
  }

  /// Writes what is known at the end of the file.
  func finish(_ write: (any Encodable) throws -> Void) throws {
    for diagnostic in diagnostics { try write(["diagnostic": InspectedDiagnostic(diagnostic)]) }
    try write(InspectedTotals(counts, diagnostics))
  }

  /// Writes the rows of a table as they are, with names where the first row has some.
  private mutating func writeTable(
    _ bytes: [UInt8],
    in format: FileFormat,
    _ write: (any Encodable) throws -> Void
  ) throws {
    let table = Table.read(bytes, delimiter: format == .csv ? delimiter : "\t")
    if !table.rows.isEmpty { delimiter = table.delimiter }
    for row in table.rows {
      if format == .anki {
        if row.first?.hasPrefix("#") != true { try write(["fields": row]) }
      } else if let names {
        try write(["row": Dictionary(zip(names, row)) { first, _ in first }])
      } else {
        names = row
      }
    }
  }
}

/// The totals of a file for scripts: how many parts there are of each type, and how many diagnostics
/// of each severity, where there are some.
struct InspectedTotals: Encodable {
  let counts: [String: Int]
  let diagnostics: [String: Int]?

  init(_ counts: [String: Int], _ diagnostics: [Diagnostic]) {
    self.init(counts, diagnostics.map(\.severity))
  }

  init(_ counts: [String: Int], _ severities: [Diagnostic.Severity]) {
    self.counts = counts
    let found = Dictionary(severities.map { ($0.rawValue, 1) }, uniquingKeysWith: +)
    diagnostics = found.isEmpty ? nil : found
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
