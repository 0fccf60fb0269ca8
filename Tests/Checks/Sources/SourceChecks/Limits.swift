// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What a figure may be, as a line of `.ci/limits` says: `NAME LIMIT GOAL`.
///
/// The limit is what is won and must stay; the goal is what is still to come, and may be absent.
/// `>=180` is the least that a figure may be, `180` the most.
struct Limit: Hashable, Sendable {
  struct Bound: Hashable, Sendable, CustomStringConvertible {
    var value: Int
    var isLeast = false

    init?(_ text: Substring) {
      isLeast = text.hasPrefix(">=")
      guard let value = Int(isLeast ? text.dropFirst(2) : text) else { return nil }
      self.value = value
    }

    func allows(_ figure: Int) -> Bool { isLeast ? figure >= value : figure <= value }

    var description: String { "\(isLeast ? ">=" : "<=") \(value.grouped)" }
  }

  var name: String
  var limit: Bound?
  var goal: Bound?

  /// Reads the lines of a file.
  ///
  /// Those that begin with `#` are comments, and a limit that is not known yet is `-`.
  static func read(_ text: String) throws -> [Limit] {
    try text.split(separator: "\n").map { $0.split(separator: " ") }
      .filter { $0.first.map { !$0.hasPrefix("#") } ?? false }
      .map { words in
        let bounds = words.dropFirst().map { $0 == "-" ? nil : Bound($0) }
        let isUnderstood = zip(words.dropFirst(), bounds).allSatisfy { $0 == "-" || $1 != nil }
        guard (1...2).contains(bounds.count), isUnderstood else {
          throw Shell.Failure(
            description: "a limit cannot be read: \(words.joined(separator: " "))"
          )
        }
        return Limit(
          name: String(words[0]),
          limit: bounds[0],
          goal: bounds.count > 1 ? bounds[1] : nil
        )
      }
  }

  /// The limits of a checkout; none where it has no such file.
  static func of(_ checkout: Checkout) throws -> [Limit] {
    guard FileManager.default.fileExists(atPath: checkout.url(of: ".ci/limits").path) else {
      return []
    }
    return try read(checkout.text(of: ".ci/limits"))
  }
}

/// A figure with its name and how it was counted.
struct Figure: Hashable, Sendable {
  var name: String
  /// Nil where it cannot be counted, such as for a change whose patch is not written yet.
  var value: Int?
  var note = ""
  /// Whether it could be counted before.
  var isFault = false
}

/// Figures with what they may be and what they should be.
package struct Report: Sendable {
  var figures: [Figure]
  var limits: [Limit]

  /// What is wrong, in words: figures above their limit, and those that cannot be counted any more.
  package var exceeded: [String] {
    figures.compactMap { figure in
      if figure.isFault { return "\(figure.name) \(figure.note)" }
      guard let value = figure.value, let bound = limit(of: figure)?.limit, !bound.allows(value)
      else { return nil }
      return "\(figure.name) is \(value.grouped), and its limit is \(bound)"
    }
  }

  /// The limits of figures that do not exist, such as those of a product that was renamed.
  package var unknown: [String] {
    let names = Set(figures.map(\.name))
    return limits.map(\.name).filter { !names.contains($0) }
  }

  private func limit(of figure: Figure) -> Limit? { limits.first { $0.name == figure.name } }

  /// A row for each figure: `x` marks what is above its limit, and `o` what has not reached its
  /// goal.
  package var table: String {
    var rows = [["figure", "now", "limit", "goal", "", ""]]
    for figure in figures {
      let limit = limit(of: figure)
      let isExceeded = figure.value.map { limit?.limit?.allows($0) == false } ?? false
      let isOpen = figure.value.map { limit?.goal?.allows($0) == false } ?? false
      rows.append([
        figure.name, figure.value?.grouped ?? "-", limit?.limit?.description ?? "",
        limit?.goal?.description ?? "", isExceeded ? "x" : isOpen ? "o" : "", figure.note,
      ])
    }
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(row, widths).enumerated().map { column, cell in
        let blanks = String(repeating: " ", count: cell.1 - cell.0.count)
        return (1...3).contains(column) ? blanks + cell.0 : cell.0 + blanks
      }
      let line = cells.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
    .joined(separator: "\n")
  }
}

extension Int {
  /// With a comma between thousands.
  var grouped: String {
    let digits = Array(String(magnitude))
    let groups = digits.enumerated().map { index, digit in
      index > 0 && (digits.count - index) % 3 == 0 ? ",\(digit)" : "\(digit)"
    }
    return (self < 0 ? "-" : "") + groups.joined()
  }
}
