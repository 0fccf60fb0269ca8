// SPDX-License-Identifier: Apache-2.0
import Foundation
import Interchange
import Languages
import QuizPapers

/// A file with the names of a class.
struct NamesFile {
  let path: String

  /// Reads the names: the columns of a table that has one called name, or else a name a line.
  ///
  /// - Throws: A failure for a file without any name, with a row that has none, or that names
  ///   somebody twice.
  func load() throws(Failure) -> [PaperExam.Candidate] {
    let text = try InputFile(path: path)
      .readTextOfNames(expected: "a name on each line, or a table")
    let bytes = Array(text.utf8)
    let table = Table.read(bytes)
    let head = (table.rows.first ?? []).map { $0.trimmed.lowercased() }
    var candidates: [(line: Int, candidate: PaperExam.Candidate)] = []
    if let name = head.firstIndex(where: Self.nameColumns.contains) {
      let learner = head.firstIndex { ["learner", "id"].contains($0) }
      for (row, range) in zip(table.rows, table.ranges).dropFirst() {
        let line = bytes[..<range.lowerBound].count { $0 == 0x0A } + 1
        let cells = row.map(\.trimmed)
        guard name < cells.count, !cells[name].isEmpty else {
          throw .badData("\(path): line \(line): there is no name, expected one in each row")
        }
        let id = learner.flatMap { $0 < cells.count && !cells[$0].isEmpty ? cells[$0] : nil }
        let candidate = PaperExam.Candidate(cells[name], learner: id.map { Learner.ID($0) })
        candidates.append((line, candidate))
      }
    } else {
      let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      for (number, line) in lines.enumerated() where !String(line).trimmed.isEmpty {
        candidates.append((number + 1, PaperExam.Candidate(String(line).trimmed)))
      }
    }
    guard !candidates.isEmpty else { throw .badData("\(path): there are no names in it") }
    var known: [Learner.ID: Int] = [:]
    for (line, candidate) in candidates {
      if let first = known[candidate.learner] {
        throw .badData(
          "\(path): line \(line): “\(candidate.learner.rawValue.onOneLine)” is in line \(first) already; a column learner tells people of one name apart"
        )
      }
      known[candidate.learner] = line
    }
    return candidates.map(\.candidate)
  }

  /// What the column is called in the languages of the library.
  private static let nameColumns: Set<String> = [
    "name", "names", "student", "nom", "nombre", "nome", "naam", "jméno", "имя",
  ]
}

extension String {
  /// The text without white space at its ends.
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
