// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Foundation
import Interchange

/// The form in which figures are written.
struct FormatOption: ParsableArguments {
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case table, json, csv
  }

  @Option(help: "The output format: a table for people, or JSON Lines or CSV for programs.")
  var format: Format = .table

  @Flag(help: .hidden)
  var json = false

  /// The form, also as older scripts ask for it.
  var chosen: Format { json ? .json : format }
}

/// Writes objects with figures: as lines of JSON, or each kind of them as a table or as CSV with a
/// column for each key.
///
/// Tables round, and write milliseconds since 1970 in a column `at` as a date; JSON and CSV do not.
struct FigureWriter {
  private let format: FormatOption.Format
  /// The keys of the first columns; the others come in the order of their names.
  private let first: [String]
  private let encoder = JSONEncoder()
  private var lines = JSONWriter()
  private var tables: [[[String: Figure]]] = []

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - format: The form.
  ///   - first: The keys of the first columns.
  init(_ format: FormatOption.Format, startingWith first: [String] = []) {
    self.format = format
    self.first = first
  }

  /// Writes an object, at the latest with ``flush()``.
  mutating func write(_ row: some Encodable) throws {
    guard format != .json else { return try lines.write(row) }
    let figure = try JSONDecoder().decode(Figure.self, from: encoder.encode(row))
    if tables.isEmpty { beginTable() }
    tables[tables.count - 1].append(figure.columns)
  }

  /// What follows stands in a table of its own.
  mutating func beginTable() {
    if tables.last?.isEmpty != true { tables.append([]) }
  }

  /// Hands everything to the system.
  mutating func flush() throws {
    try lines.flush()
    var output = OutputBuffer()
    let all = format == .csv ? tables.flatMap { Self.withoutLists($0, keeping: first) } : tables
    for (index, rows) in all.filter({ !$0.isEmpty }).enumerated() {
      if index > 0 { try output.write("\n".utf8) }
      for line in format == .csv ? commaSeparated(rows) : table(rows) {
        try output.write("\(line)\n".utf8)
      }
    }
    try output.flush()
  }

  /// Rows without lists of objects, and for each of these lists a table with a row for each element.
  ///
  /// An element comes with the names of what it belongs to, so that a cell holds a value and never
  /// a text that is to be taken apart.
  private static func withoutLists(
    _ rows: [[String: Figure]],
    keeping names: [String]
  ) -> [[[String: Figure]]] {
    let lists = Set(rows.flatMap { row in row.filter { $0.value.elements != nil }.keys }).sorted()
    guard !lists.isEmpty else { return [rows] }
    let plain = rows.map { row in row.filter { !lists.contains($0.key) } }
    let isMore = plain.contains { row in row.contains { !names.contains($0.key) } }
    let inner = lists.flatMap { list in
      let elements = rows.flatMap { row in
        (row[list]?.elements ?? []).map { element in
          var columns = row.filter { names.contains($0.key) }
          if case .string(let report)? = row["report"] {
            // The last part of a path is the name of the list itself.
            let name = list.split(separator: ".").last ?? ""
            columns["report"] = .string("\(report).\(name)")
          }
          for (key, value) in element.columns { columns["\(list).\(key)"] = value }
          return columns
        }
      }
      return withoutLists(elements, keeping: names + ["\(list).id"])
    }
    return (isMore ? [plain] : []) + inner
  }

  private func keys(of rows: [[String: Figure]]) -> [String] {
    let all = Set(rows.flatMap(\.keys))
    // In CSV the rows of an inner table say first what they are about.
    let names = format == .csv ? all.filter { $0.hasSuffix(".id") }.sorted() : []
    let start = first.filter(all.contains) + names
    return start + all.subtracting(start).sorted()
  }

  private func table(_ rows: [[String: Figure]]) -> [String] {
    let keys = keys(of: rows)
    let left = keys.indices.filter { index in
      rows.contains { $0[keys[index]]?.isNumber == false }
    }
    var table = TextTable(keys, left: Set(left))
    for row in rows {
      table.add(keys.map { key in (key == "at" ? row[key]?.date : row[key]?.text) ?? "" })
    }
    return table.lines
  }

  private func commaSeparated(_ rows: [[String: Figure]]) -> [String] {
    let keys = keys(of: rows)
    let cells = [keys] + rows.map { row in keys.map { row[$0]?.exact ?? "" } }
    // Names that learners chose are no formulas.
    return cells.map { Table.row($0) }
  }
}

/// A value of an object, as JSON has it.
private enum Figure: Decodable {
  case none
  case flag(Bool)
  case whole(Int)
  case number(Double)
  case string(String)
  case list([Figure])
  case object([String: Figure])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let whole = try? container.decode(Int.self) {
      self = .whole(whole)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let string = try? container.decode(String.self) {
      self = .string(string)
    } else if let list = try? container.decode([Figure].self) {
      self = .list(list)
    } else if let object = try? container.decode([String: Figure].self) {
      self = .object(object)
    } else {
      self = .none
    }
  }

  /// The values of an object, those of objects in it by their paths.
  var columns: [String: Figure] {
    guard case .object(let members) = self else { return [:] }
    var columns: [String: Figure] = [:]
    for (key, value) in members {
      guard case .object = value else {
        columns[key] = value
        continue
      }
      for (path, inside) in value.columns { columns["\(key).\(path)"] = inside }
    }
    return columns
  }

  /// The elements of a list of objects; nil for all else, and for a list of nothing.
  var elements: [Figure]? {
    guard case .list(let list) = self, case .object? = list.first else { return nil }
    return list
  }

  var isNumber: Bool {
    switch self {
    case .whole, .number, .none: true
    default: false
    }
  }

  /// The value for people.
  var text: String {
    switch self {
    case .number(let number): number.text(digits: abs(number) < 10 ? 3 : 1)
    case .object(let object):
      object.sorted { $0.key < $1.key }.map(\.value.text).joined(separator: " ")
    default: described(by: \.text, separator: ", ")
    }
  }

  /// Milliseconds since 1970 as a date, other values as ``text``.
  var date: String {
    guard case .whole(let milliseconds) = self else { return text }
    return Date(timeIntervalSince1970: Double(milliseconds) / 1000).formatted(.iso8601)
  }

  /// The value for programs.
  var exact: String { described(by: \.exact, separator: ";") }

  private func described(by part: (Figure) -> String, separator: String) -> String {
    switch self {
    case .none: ""
    case .flag(let flag): "\(flag)"
    case .whole(let whole): "\(whole)"
    case .number(let number): "\(number)"
    case .string(let string): string
    case .list(let list): list.map(part).joined(separator: separator)
    case .object(let object):
      object.sorted { $0.key < $1.key }.map { "\($0.key) \(part($0.value))" }
        .joined(separator: " ")
    }
  }
}
