// SPDX-License-Identifier: Apache-2.0
import DateAnswers
import Testing

/// An answer with what a fair teacher decides, and why: `accept`, `reject` or `ask`.
///
/// A line is `key | answer | why`, or `key | answer | options | why` with options such as
/// `order=dmy language=fr`.
struct TeacherCase: Sendable, CustomTestStringConvertible {
  enum Decision: String, Sendable {
    case accept, reject, ask

    init(_ verdict: Verdict) {
      self =
        switch verdict {
        case .correct: .accept
        case .wrong: .reject
        case .notGradable, .undecided: .ask
        }
    }
  }

  let decision: Decision
  let key: String
  let answer: String
  let options: [String: String]
  let why: String

  var testDescription: String { "\(key) <- \(answer)" }

  static func cases(_ decision: Decision, _ lines: String) -> [TeacherCase] {
    lines.split(separator: "\n").map { line in
      let parts = line.split(separator: "|", omittingEmptySubsequences: false).map { part in
        String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
      }
      let options = parts.count == 4 ? parts[2].split(separator: " ") : []
      let pairs = options.map { option in
        let sides = option.split(separator: "=").map(String.init)
        return (sides[0], sides[1])
      }
      return TeacherCase(
        decision: decision,
        key: parts[0],
        answer: parts[1],
        options: Dictionary(pairs) { first, _ in first },
        why: parts[parts.count - 1]
      )
    }
  }

  var matcher: DateMatcher {
    get throws {
      let tolerance: DateMatcher.Tolerance =
        if let days = options["days"].flatMap({ Int($0) }) {
          .days(days)
        } else if let years = options["years"].flatMap({ Int($0) }) {
          .years(years)
        } else {
          .exact
        }
      let alternatives = key.split(separator: "&").map { String($0) }
      return try DateMatcher(
        alternatives[0],
        alternatives: Array(alternatives.dropFirst()),
        precision: options["precision"].flatMap(DatePrecision.init),
        order: options["order"].flatMap(DateMatcher.Order.init),
        tolerance: tolerance,
        language: options["language"].map { Language($0) }
      )
    }
  }
}
