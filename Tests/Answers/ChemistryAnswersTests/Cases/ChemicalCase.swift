// SPDX-License-Identifier: Apache-2.0
import ChemistryAnswers
import Testing

/// An answer with the decision of a teacher: "+ ¦ key ¦ answer ¦ why".
///
/// It begins with + for an answer that counts, - for one that does not and ? for one that is asked
/// for again. Options stand in braces before the key.
struct ChemicalCase: CustomTestStringConvertible, Sendable {
  let line: String
  private let parts: [String]

  init(_ line: String) {
    self.line = line
    parts = line.split(separator: "¦", omittingEmptySubsequences: false).map { part in
      var part = part[...]
      if part.first == " " { part.removeFirst() }
      if part.last == " " { part.removeLast() }
      return String(part)
    }
  }

  var testDescription: String { line }

  var decision: String { parts[0] }
  var answer: String { parts[2] }

  func matcher() throws -> ChemicalMatcher {
    var key = parts[1]
    var options: [String] = []
    if key.hasPrefix("{"), let end = key.firstIndex(of: "}"), key.contains("} ") {
      options = key[key.index(after: key.startIndex)..<end].split(separator: ",").map(String.init)
      key = String(key[key.index(end, offsetBy: 2)...])
    }
    let keys = key.components(separatedBy: " | ")
    return try ChemicalMatcher(
      keys[0],
      alternatives: Array(keys.dropFirst()),
      form: options.lazy.compactMap(ChemicalForm.init(rawValue:)).first,
      compare: options.contains("composition") ? .composition : .formula,
      states: options.lazy.compactMap(ChemicalMatcher.StatePolicy.init(rawValue:)).first
        ?? .optional,
      anyMultiple: options.contains("multiple")
    )
  }

  static func cases(_ text: String) -> [ChemicalCase] {
    text.split(separator: "\n").map { ChemicalCase(String($0)) }
  }
}

extension String {
  fileprivate func components(separatedBy separator: String) -> [String] {
    var parts = [""]
    var rest = self[...]
    while !rest.isEmpty {
      if rest.hasPrefix(separator) {
        parts.append("")
        rest = rest.dropFirst(separator.count)
      } else {
        parts[parts.count - 1].append(rest.removeFirst())
      }
    }
    return parts
  }
}

/// Says of an answer what a line of cases begins with.
func decision(_ verdict: Verdict) -> String {
  switch verdict {
  case .correct: "+"
  case .wrong: "-"
  case .notGradable, .undecided: "?"
  }
}

struct TeacherCaseTests {
  @Test(arguments: formulaCases) func formulae(_ example: ChemicalCase) throws {
    let verdict = try example.matcher().verdict(for: example.answer)
    #expect(decision(verdict) == example.decision, "\(verdict)")
  }

  @Test(arguments: ionCases) func ions(_ example: ChemicalCase) throws {
    let verdict = try example.matcher().verdict(for: example.answer)
    #expect(decision(verdict) == example.decision, "\(verdict)")
  }

  @Test(arguments: equationCases) func equations(_ example: ChemicalCase) throws {
    let verdict = try example.matcher().verdict(for: example.answer)
    #expect(decision(verdict) == example.decision, "\(verdict)")
  }

  @Test(arguments: atomCases) func nuclidesAndConfigurations(_ example: ChemicalCase) throws {
    let verdict = try example.matcher().verdict(for: example.answer)
    #expect(decision(verdict) == example.decision, "\(verdict)")
  }
}
